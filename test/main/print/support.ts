import type { Club } from '../../../main/club/club.ts';
import { readSession } from '../../../main/club/competitions/sessions.ts';
import { readStandings } from '../../../main/club/standings/standings.ts';
import type { DealsView } from '../../../main/club/model/deals.ts';
import { standingsOf } from '../../../main/club/standings/standings.ts';
import type { PrintedDocument } from '../../../main/print/document.ts';
import type { PrintJob } from '../../../main/print/job.ts';
import { printDocument } from '../../../main/print/print.ts';
import { formatDeal } from '../../../src/bridge/deal/text.ts';
import type { MovementSpec } from '../../../src/movement/movement.ts';
import { sampleSession } from '../../../src/sample/session.ts';
import { withInitials } from '../../../src/names/forms.ts';
import { LONG_NAMES } from '../../names.ts';
import type { PdfFile, PdfPage } from '../../pdf.ts';
import { unwrap } from '../support.ts';
import { movementOf, sessionView, settingsView, type SessionRecipe } from '../../builders.ts';

export const PRINTED_AT = new Date('2026-11-24T22:20:00Z');

/** A session made from a recipe, ready to be printed, with the material of a document. */
export function printJob<Material extends object = object>(
  recipe: SessionRecipe = {},
  changes: Partial<PrintJob> & Material = {} as Material,
): PrintJob & Material {
  const session = sessionView(recipe);
  return {
    session,
    standings: standingsOf(session),
    settings: settingsView(),
    language: 'en',
    paper: 'A4',
    printedAt: PRINTED_AT,
    ...changes,
  };
}

/** A job for papers of an event of a club. */
export function jobOfEvent(
  { club, session }: { readonly club: Club; readonly session: number },
  changes: Partial<PrintJob> = {},
): PrintJob {
  return {
    session: unwrap(readSession(club, session)),
    standings: unwrap(readStandings(club, session)),
    settings: settingsView(),
    language: 'en',
    paper: 'A4',
    printedAt: PRINTED_AT,
    ...changes,
  };
}

/** The bytes of a printed document. */
export async function printPdf<Material extends object>(
  document: PrintedDocument<Material>,
  job: PrintJob & Material,
): Promise<Uint8Array> {
  return (await printDocument(document, job)).pdf;
}

/** The longest names a club has. */
export function longNames(pair: number, [first, second]: readonly [string, string]): [string, string] {
  return [`Marie-Antoinette de ${first}-Beauregard ${pair}`, `Jean-Baptiste ${second} de la Rochefoucauld`];
}

/** Long names of real length, and one that no paper is wide enough for. */
export function clubNames(pair: number): readonly [string, string] {
  const [first, second] = LONG_NAMES[(pair - 1) % LONG_NAMES.length] ?? ['', ''];
  return pair === 3 ? [first, 'a'.repeat(150)] : [first, second];
}

function bare(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/**
 * The players of a session whose name a file has in none of some forms, by default whole. Lines of a name follow each
 * other in the file.
 */
export function namesMissing(
  { pages }: PdfFile,
  { session }: PrintJob,
  formsOf: (name: string) => readonly string[] = (name) => [name],
): readonly string[] {
  const printed = bare(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));
  const players = session.sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.phantom ? [] : entry.players)),
  );
  return players.filter((name) => !formsOf(name).some((form) => printed.includes(bare(form))));
}

/** The forms of a name where first names may be initials. */
export function wholeOrInitials(name: string): readonly string[] {
  return [name, withInitials(name)];
}

/** Letters of a word may overlap so much where one is moved towards the next. */
const KERNING = 5;

/**
 * Texts of a page that begin before another on their baseline has ended, or nearer to it than they must stand apart.
 */
export function overlaps({ texts }: PdfPage, { apart = -KERNING } = {}): string[] {
  return texts.flatMap((text) =>
    texts
      .filter(
        (other) =>
          other !== text &&
          Math.abs(other.baseline - text.baseline) < 2 &&
          other.x > text.x &&
          other.x < text.right + apart,
      )
      .map((other) => `${text.text} | ${other.text}`),
  );
}

/** The deals of the boards of a session that is played from this seed, all of them seen. */
export function sampleDeals(spec: MovementSpec, seed = 1): DealsView {
  const { deals } = sampleSession({ seed, movement: movementOf(spec) });
  const disclosed = [...deals].toSorted(([a], [b]) => a - b);
  return {
    version: 1,
    disclosed: disclosed.map(([board, deal]) => ({ board, hands: formatDeal(deal) })),
    waiting: [],
  };
}
