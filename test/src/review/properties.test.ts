import { array, assert, integer, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../src/bridge/result/result.ts';
import { outcomeScore } from '../../../src/bridge/score/score.ts';
import type { Seat } from '../../../src/bridge/seat.ts';
import type { ReviewedResult } from '../../../src/review/finding.ts';
import { reviewSession } from '../../../src/review/review.ts';
import { sampleSession } from '../../../src/sample/session.ts';
import { mitchellSpec, movementOf } from '../../builders.ts';
import { session } from './support.ts';

const MOVEMENT = movementOf(mitchellSpec(9));
/** The board whose vulnerability is the other side's: 2 and 3, 5 and 6 ... (Law 2). */
const OTHER_WAY: Readonly<Record<number, number>> = { 2: 3, 3: 2, 5: 6, 6: 5, 9: 12, 12: 9, 15: 16, 16: 15 };
const BESIDE: Readonly<Record<Seat, Seat>> = { N: 'E', E: 'N', S: 'W', W: 'S' };

/** An evening with some contracts entered for the wrong side. */
const evenings = record({
  seed: integer({ min: 1, max: 500 }),
  wrong: array(nat(161), { maxLength: 12 }),
});

function resultsOf({ seed, wrong }: { readonly seed: number; readonly wrong: readonly number[] }) {
  return sampleSession({ seed, movement: MOVEMENT }).results.map(({ round, table, board, outcome }, place) => {
    const entered = wrong.includes(place) ? mirrored(outcome) : outcome;
    return resultOf({ section: 1, round, table, slotBoard: board }, board, entered);
  });
}

describe('the review of an evening', () => {
  test('is the same whatever order its results came in', () => {
    assert(
      property(evenings, array(nat(), { minLength: 162, maxLength: 162 }), (evening, order) => {
        const results = resultsOf(evening);
        const shuffled = results
          .map((result, place) => ({ result, at: order[place] ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ result }) => result);
        expect(reviewSession(session({ results: shuffled }))).toEqual(reviewSession(session({ results })));
      }),
      { numRuns: 15 },
    );
  });

  test('finds the same where North-South and East-West are exchanged', () => {
    assert(
      property(evenings, (evening) => {
        const results = resultsOf(evening);
        const other = results.map(({ outcome, board, ...slot }) => resultOf(slot, otherWay(board), mirrored(outcome)));
        expect(found(other)).toEqual(found(results));
      }),
      { numRuns: 15 },
    );
  });

  test('a fix settles its finding: what it writes is not found again', () => {
    assert(
      property(evenings, (evening) => {
        const results = resultsOf(evening);
        for (const finding of reviewSession(session({ results }))) {
          if (finding.code !== 'side') continue;
          const [repair] = finding.fixes.at(-1) ?? [];
          if (!repair?.outcome) throw new Error('a wrong side has a fix');
          const { outcome } = repair;
          const mended = results.map((result) =>
            sameLine(result, repair) ? resultOf(repair, repair.board, outcome) : result,
          );
          const again = reviewSession(session({ results: mended })).filter(({ slot }) => sameLine(slot, repair));
          expect(again.map(({ code }) => code)).not.toContain('side');
        }
      }),
      { numRuns: 15 },
    );
  });
});

/** What is found, but for the figures that have a side. */
function found(results: readonly ReviewedResult[]) {
  return reviewSession(session({ results })).map((finding) => [
    finding.code,
    finding.slot,
    'distance' in finding ? finding.distance.imps : null,
    finding.fixes.length,
  ]);
}

function resultOf(
  slot: Pick<ReviewedResult, 'section' | 'round' | 'table' | 'slotBoard'>,
  board: number,
  outcome: Outcome,
) {
  const { section, round, table, slotBoard } = slot;
  const score = outcomeScore(outcome, board);
  return { section, round, table, slotBoard, board, ns: table, ew: 100 + table * 10 + round, outcome, score };
}

/** The pattern returns after 16 boards. */
function otherWay(board: number): number {
  const place = ((board - 1) % 16) + 1;
  return board - place + (OTHER_WAY[place] ?? place);
}

function mirrored(outcome: Outcome): Outcome {
  if (outcome.kind === 'score') return { ...outcome, score: 0 - outcome.score };
  return outcome.kind === 'played' ? { ...outcome, declarer: BESIDE[outcome.declarer] } : outcome;
}

function sameLine(a: Pick<ReviewedResult, 'round' | 'table' | 'slotBoard'>, b: typeof a): boolean {
  return a.round === b.round && a.table === b.table && a.slotBoard === b.slotBoard;
}
