import { overallColumns, overallNote } from '../../../../src/language/ranking/overall.ts';
import { sessionsWords } from '../../../../src/language/screens/events/sessions.ts';
import type { OverallView } from '../../../club/model/overall.ts';
import { isProblem, type ClubProblem } from '../../../club/problem.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import type { MeasureText, PrintedPage } from '../../press/marks.ts';
import { dayLine } from '../../lines.ts';
import { sheetPages } from '../../sheet-pages.ts';
import type { PrintSources } from '../../sources.ts';
import { listArea, listBlock } from './list-block.ts';

/** The ranking over the sessions of the event. */
export interface SessionsMaterial {
  readonly overall: OverallView;
}

export function readSessionsMaterial({ overall }: PrintSources): SessionsMaterial | ClubProblem {
  const read = overall();
  return isProblem(read) ? read : { overall: read };
}

/** The ranking of a session with what counts of those before: what each gave, what is carried, and the figure. */
export const sessionsDocument: PrintedDocument<SessionsMaterial> = {
  use: 'after',
  several: true,
  options: [],
  title: (language) => sessionsWords[language].ranking,
  read: readSessionsMaterial,
  layOut: layOutSessions,
};

function layOutSessions(job: PrintJob & SessionsMaterial, measure: MeasureText): PrintedPage[] {
  const words = sessionsWords[job.language];
  const area = listArea(job);
  const columns = overallColumns(job.overall, job.language);
  const { rankings, withHandicap = [] } = job.overall;
  const paper = paperWordsFor(job);
  const scratch = rankings.map(({ line, rows }) => ({ head: line === null ? words.names : paper.line[line], rows }));
  const handicap = withHandicap.map(({ line, rows }) => ({
    head: line === null ? words.handicapHead : paper.withHandicap(paper.line[line]),
    rows,
  }));
  const blocks = [...scratch, ...handicap].map((list) => listBlock(job, { ...list, columns }, area, measure));
  const note = [overallNote(job.overall, job.language), ...(handicap.length > 0 ? [words.ownHandicaps] : [])].join(' ');
  return sheetPages(job, { right: [words.ranking, dayLine(job)], note, blocks }, area, measure);
}
