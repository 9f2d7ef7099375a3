import { describe, expect, test } from 'vitest';
import { parseShorthand } from '../../../src/bridge/shorthand/shorthand.ts';
import { outcomeScore } from '../../../src/bridge/score/score.ts';
import type { ReviewedCell, ReviewedResult } from '../../../src/review/finding.ts';
import { reviewSession } from '../../../src/review/review.ts';
import { sampleSession } from '../../../src/sample/session.ts';
import { mitchellSpec, movementOf } from '../../builders.ts';
import { publishedSession, type PublishedLine } from '../../published-session.ts';
import { session } from './support.ts';

/**
 * Results as clubs published them have been looked at: nearly all are right, so a queue that is of use says little
 * about them. `results` that could be read, and what is found in them.
 */
describe('a session that was published', () => {
  test.each([
    ['au_butler_mitchell_14pairs_35boards', 244, 0],
    ['au_cross_imp_howell_9pairs_27boards', 108, 0],
    ['au_mp_howell_12pairs_27boards', 160, 0],
    ['au_mp_mitchell_13pairs_21boards', 126, 0],
    ['au_mp_mitchell_38pairs_27boards', 512, 2],
    ['nz_mp_handicap_18pairs_22boards', 198, 1],
    ['nz_mp_mitchell_26pairs_26boards', 338, 0],
    ['pl_mp_barometer_23pairs_27boards_weighted', 295, 1],
  ])('%s: %i results, %i findings', (name, results, findings) => {
    const played = resultsOf(name);
    expect(played).toHaveLength(results);
    expect(reviewSession(session({ results: played, cells: slipsOf(played) }))).toHaveLength(findings);
  });
});

test('twenty evenings of the simulator: one finding in a hundred results at most', () => {
  const movement = movementOf(mitchellSpec(13));
  const evenings = Array.from({ length: 20 }, (_, place) => sampleSession({ seed: place + 1, movement }).results);
  const found = evenings.flatMap((results) =>
    reviewSession(
      session({
        results: results.map(({ round, table, board, outcome }) => ({
          section: 1,
          round,
          table,
          slotBoard: board,
          board,
          ns: table,
          ew: 100 + round * 20 + table,
          outcome,
          score: outcomeScore(outcome, board),
        })),
      }),
    ),
  );
  expect(found.length / evenings.flat().length).toBeLessThan(0.01);
});

function resultsOf(name: string): readonly ReviewedResult[] {
  return Object.entries(publishedSession(name).boards).flatMap(([number, lines]) =>
    lines.flatMap((line, place): readonly ReviewedResult[] => {
      const board = Number(number);
      const typed = typedOf(line);
      const read = typed === null ? null : parseShorthand(typed, { board, language: 'en', withoutLastNought: false });
      if (read?.kind !== 'result') return [];
      const slot = { section: 1, round: place + 1, table: place + 1, slotBoard: board };
      return [{ ...slot, board, ns: place, ew: 100 + place, outcome: read.outcome, score: line.score ?? null }];
    }),
  );
}

/** All boards of a place on the travellers as one slip, so that every result has the board beside it. */
function slipsOf(results: readonly ReviewedResult[]): readonly ReviewedCell[] {
  const boards = [...new Set(results.map(({ board }) => board))].toSorted((a, b) => a - b);
  const places = new Set(results.map(({ table }) => table));
  return [...places].map((table) => ({ section: 1, round: table, table, ns: table - 1, ew: 99 + table, boards }));
}

/** A line in the shorthand; null for an award. */
function typedOf({ contract = '', by = '', tricks, score, adjusted, weighted }: PublishedLine): string | null {
  if (adjusted || weighted) return null;
  if (score === 0) return 'p';
  if (tricks === undefined) return score === undefined ? null : String(score);
  const over = tricks - 6 - Number(contract[0]);
  return `${contract.replaceAll(' ', '')}${by}${over === 0 ? '=' : over > 0 ? `+${over}` : over}`;
}
