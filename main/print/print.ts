/**
 * Everything on paper, as PDF files. Each document is laid out as pages of marks (marks.ts) and put on paper by the
 * press (press.ts). The same document and date give the same bytes.
 */
import { rulingLogWords } from '../../src/language/ruling-log.ts';
import { publicationWords } from '../../src/language/screens/publication.ts';
import { layOutBoards } from './board-sheet.ts';
import { layOutChanges } from './changes.ts';
import { eventLine, wordsOf, type PrintDocument } from './document.ts';
import { layOutExplanation } from './explanation.ts';
import { text, type Measure, type Page } from './marks.ts';
import { openPress } from './press.ts';
import { layOutRanking } from './ranking.ts';
import { layOutRulings } from './rulings.ts';
import { centred } from './sheet.ts';
import { layOutTableCards } from './table-cards.ts';
import { layOutTravellers } from './travellers.ts';

export type { PrintDocument } from './document.ts';

/** The ranking of every section, one line a pair, with what its figures are out of. */
export function printRanking(document: PrintDocument): Promise<Uint8Array> {
  return print(document, wordsOf(document).ranking, layOutRanking);
}

/** The scored sheet of every board, or of `boards`: results, names, points and frequencies. */
export function printBoards(document: PrintDocument): Promise<Uint8Array> {
  return print(document, wordsOf(document).results, layOutBoards);
}

/** The sheets that travel with the boards, all of them or those of `boards`, ready to be written on and cut. */
export function printTravellers(document: PrintDocument): Promise<Uint8Array> {
  return print(document, wordsOf(document).travellers, layOutTravellers);
}

/** What the pairs of `explained` have and why, figure by figure, on all boards or on `boards`. */
export function printExplanation(document: PrintDocument): Promise<Uint8Array> {
  return print(document, wordsOf(document).explanation, layOutExplanation);
}

/** What the director ruled, ruling by ruling. */
export function printRulings(document: PrintDocument): Promise<Uint8Array> {
  return print(document, rulingLogWords[document.language].title, layOutRulings);
}

/** What changed since the ranking was published: result by result, penalty by penalty, place by place. */
export function printChanges(document: PrintDocument): Promise<Uint8Array> {
  return print(document, publicationWords[document.language].changes, layOutChanges);
}

/** The guide cards that lie on the tables. */
export function printTableCards(document: PrintDocument): Promise<Uint8Array> {
  return print(document, wordsOf(document).tableCards, layOutTableCards);
}

const EMPTY = { width: 666, baseline: 103, leading: 28, title: { size: 20, bold: true }, body: { size: 14 } } as const;

async function print(
  document: PrintDocument,
  kind: string,
  layOut: (document: PrintDocument, measure: Measure) => Page[],
): Promise<Uint8Array> {
  const { language, paper, printedAt = new Date() } = document;
  const title = `${kind} – ${eventLine(document)}`;
  const press = await openPress({ title, language, paper, printedAt });
  const pages = layOut(document, press.measure);
  return press.print(pages.length > 0 ? pages : [emptyPage(document)]);
}

/** A file needs a page, even where nothing has been played. */
function emptyPage(document: PrintDocument): Page {
  const { left } = centred(document.paper, EMPTY.width);
  return [
    text(eventLine(document), left, EMPTY.baseline, EMPTY.title),
    text(wordsOf(document).nothing, left, EMPTY.baseline + EMPTY.leading, EMPTY.body),
  ];
}
