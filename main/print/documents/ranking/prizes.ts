import { prizeColumns } from '../../../../src/language/ranking/prizes.ts';
import { prizesWords } from '../../../../src/language/screens/events/prizes.ts';
import { sessionsWords } from '../../../../src/language/screens/events/sessions.ts';
import { prizeLists } from '../../../../src/session/prize-list.ts';
import type { PrintedDocument } from '../../document.ts';
import type { PrintJob } from '../../job.ts';
import type { MeasureText, PrintedPage } from '../../press/marks.ts';
import { dayLine } from '../../lines.ts';
import { sheetPages } from '../../sheet-pages.ts';
import { listArea, listBlock } from './list-block.ts';
import { readSessionsMaterial, type SessionsMaterial } from './sessions.ts';

/** The lines of an event in one list, and who gets which prize. */
export const prizesDocument: PrintedDocument<SessionsMaterial> = {
  use: 'after',
  options: [],
  title: (language) => prizesWords[language].title,
  read: readSessionsMaterial,
  layOut: layOutPrizes,
};

function layOutPrizes(job: PrintJob & SessionsMaterial, measure: MeasureText): readonly PrintedPage[] {
  const { overall, language } = job;
  const words = prizesWords[language];
  const area = listArea(job);
  const lists = prizeLists(overall.rankings, overall.prizePlaces);
  const columns = prizeColumns(overall, lists, language);
  const blocks = lists.map((list) => {
    const rows = list.map((row) => ({ ...row, entry: row.row.entry }));
    return listBlock(job, { head: sessionsWords[language].names, rows, columns }, area, measure);
  });
  const isOfLines = overall.rankings.some(({ line }) => line !== null);
  const note = isOfLines ? words.how : words.rule;
  return sheetPages(job, { right: [words.title, dayLine(job)], note, blocks }, area, measure);
}
