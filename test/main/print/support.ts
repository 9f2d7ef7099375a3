import { standingsOf } from '../../../main/club/standings/standings.ts';
import type { PrintJob } from '../../../main/print/job.ts';
import { sessionView, settingsView, type SessionRecipe } from '../../builders.ts';

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

/** The longest names a club has. */
export function longNames(pair: number, [first, second]: readonly [string, string]): [string, string] {
  return [`Marie-Antoinette de ${first}-Beauregard ${pair}`, `Jean-Baptiste ${second} de la Rochefoucauld`];
}
