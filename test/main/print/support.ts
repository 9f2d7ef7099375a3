import { standingsOf } from '../../../main/club/standings/standings.ts';
import type { PrintJob } from '../../../main/print/print.ts';
import { sessionView, settingsView, type SessionRecipe } from '../../builders.ts';

export const PRINTED_AT = new Date('2026-11-24T22:20:00Z');

/** A document ready to be printed, of a session made from a recipe. */
export function printDocument(recipe: SessionRecipe = {}, changes: Partial<PrintJob> = {}): PrintJob {
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

/** The longest names a club has. */
export function longNames(pair: number, [first, second]: readonly [string, string]): [string, string] {
  return [`Marie-Antoinette de ${first}-Beauregard ${pair}`, `Jean-Baptiste ${second} de la Rochefoucauld`];
}
