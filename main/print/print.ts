/**
 * Everything on paper, as PDF files. Each document is laid out as pages of marks (marks.ts) and put on paper by the
 * press (press.ts). The same document and date give the same bytes.
 */
import { rulingLogWords } from '../../src/language/paper/ruling-log.ts';
import { publicationWords } from '../../src/language/screens/publication.ts';
import { layOutBoards } from './documents/boards/boards.ts';
import { layOutChanges } from './documents/changes/changes.ts';
import { eventLine, paperWordsFor, type PrintJob } from './job.ts';
import { layOutExplanation } from './documents/explanation.ts';
import { text, type MeasureText, type PrintedPage } from './press/marks.ts';
import { openPress } from './press/press.ts';
import { layOutRanking } from './documents/ranking.ts';
import { layOutRulings } from './documents/rulings.ts';
import { centred } from './press/sheet.ts';
import { layOutTableCards } from './documents/table-cards/table-cards.ts';
import { layOutTravellers } from './documents/travellers.ts';

export type { PrintJob } from './job.ts';

/** The ranking of every section, one line a pair, with what its figures are out of. */
export function printRanking(document: PrintJob): Promise<Uint8Array> {
  return print(document, paperWordsFor(document).ranking, layOutRanking);
}

/** The scored sheet of every board, or of `boards`: results, names, points and frequencies. */
export function printBoards(document: PrintJob): Promise<Uint8Array> {
  return print(document, paperWordsFor(document).results, layOutBoards);
}

/** The sheets that travel with the boards, all of them or those of `boards`, ready to be written on and cut. */
export function printTravellers(document: PrintJob): Promise<Uint8Array> {
  return print(document, paperWordsFor(document).travellers, layOutTravellers);
}

/** What the pairs of `explained` have and why, figure by figure, on all boards or on `boards`. */
export function printExplanation(document: PrintJob): Promise<Uint8Array> {
  return print(document, paperWordsFor(document).explanation, layOutExplanation);
}

/** What the director ruled, ruling by ruling. */
export function printRulings(document: PrintJob): Promise<Uint8Array> {
  return print(document, rulingLogWords[document.language].title, layOutRulings);
}

/** What changed since the ranking was published: result by result, penalty by penalty, place by place. */
export function printChanges(document: PrintJob): Promise<Uint8Array> {
  return print(document, publicationWords[document.language].changes, layOutChanges);
}

/** The guide cards that lie on the tables. */
export function printTableCards(document: PrintJob): Promise<Uint8Array> {
  return print(document, paperWordsFor(document).tableCards, layOutTableCards);
}

const EMPTY = { width: 666, baseline: 103, leading: 28, title: { size: 20, bold: true }, body: { size: 14 } } as const;

async function print(
  document: PrintJob,
  kind: string,
  layOut: (document: PrintJob, measure: MeasureText) => PrintedPage[],
): Promise<Uint8Array> {
  const { language, paper, printedAt = new Date() } = document;
  const title = `${kind} – ${eventLine(document)}`;
  const press = await openPress({ title, language, paper, printedAt });
  const pages = layOut(document, press.measure);
  return press.print(pages.length > 0 ? pages : [emptyPage(document)]);
}

/** A file needs a page, even where nothing has been played. */
function emptyPage(document: PrintJob): PrintedPage {
  const { left } = centred(document.paper, EMPTY.width);
  return [
    text(eventLine(document), left, EMPTY.baseline, EMPTY.title),
    text(paperWordsFor(document).nothing, left, EMPTY.baseline + EMPTY.leading, EMPTY.body),
  ];
}
