/**
 * A simulated session: every table of a movement plays its boards, and contracts and results spread as in a real room.
 * For the sample event, for demonstrations and for tests.
 *
 * Each board has one deal of 52 cards (deal.ts). At each table two pairs bid it, judging the same hands a little
 * differently (auction.ts), and play it, better when declarer is the better player (play.ts).
 *
 *     const session = sampleSession({ seed: 1, movement, language: 'en' });
 *     session.results[0]; // { round: 1, table: 1, board: 1, outcome: { kind: 'played', ... }, typed: '4sn=' }
 */
import type { Deal } from '../bridge/deal/deal.ts';
import type { Outcome } from '../bridge/result/result.ts';
import { outcomeScore } from '../bridge/score/score.ts';
import { formatShorthand } from '../bridge/shorthand/format.ts';
import type { Language } from '../language.ts';
import { boardsOfSet } from '../movement/board-set.ts';
import type { Movement } from '../movement/movement.ts';
import { isSitOut } from '../movement/pairs.ts';
import type { SimulatedDeal } from './deal.ts';
import { SAMPLE_EVENT_NAME, sampleNames } from './names.ts';
import { playAtTable, sampleDeal, STREAM } from './table.ts';
import { randomFrom, shuffled, randomInteger } from '../basics/random.ts';

export interface SampleSession {
  readonly eventName: Readonly<Record<Language, string>>;
  /** Two names a pair, pair 1 first; both empty for the phantom. */
  readonly names: readonly [string, string][];
  /** The hands of every board that was played, by its number. */
  readonly deals: ReadonlyMap<number, Deal>;
  /** One for every board of every table where two pairs met, in order of round, table and board. */
  readonly results: readonly SampleResult[];
}

export interface SampleResult {
  readonly round: number;
  readonly table: number;
  readonly board: number;
  readonly outcome: Outcome;
  /** What the director typed for it. */
  readonly typed: string;
}

const MOST_WITH_SCORE_ONLY = 2;

/** Simulates a session, the same for the same seed and movement. `language` is the one the director types in. */
export function sampleSession(asked: {
  readonly seed: number;
  readonly movement: Movement;
  readonly language?: Language;
}): SampleSession {
  const { seed, movement, language = 'en' } = asked;
  const deals = new Map<number, SimulatedDeal>();
  const played = playSession(seed, movement, (board) => {
    const deal = deals.get(board) ?? sampleDeal(seed, board);
    deals.set(board, deal);
    return deal;
  });
  const scoreOnly = linesWithScoreOnly(seed, played);
  const results = played.map((line, index) => {
    const outcome = scoreOnly.has(index) ? withScoreOnly(line) : line.outcome;
    return { ...line, outcome, typed: formatShorthand(outcome, language) };
  });
  const hands = new Map([...deals].map(([board, deal]) => [board, deal.hands]));
  return { eventName: SAMPLE_EVENT_NAME, names: sampleNames(movement), deals: hands, results };
}

type PlayedLine = Omit<SampleResult, 'typed'>;

function playSession(seed: number, movement: Movement, dealAt: (board: number) => SimulatedDeal): PlayedLine[] {
  return movement.rounds.flatMap((tables, index) =>
    tables
      .filter((seating) => !isSitOut(movement, seating))
      .flatMap((seating) =>
        boardsOfSet(seating.set, movement.boardsPerRound).map((board) => ({
          round: index + 1,
          table: seating.table,
          board,
          outcome: playAtTable(seed, seating, board, dealAt(board)),
        })),
      ),
  );
}

/** One or two lines of the session on which the players wrote only the score. */
function linesWithScoreOnly(seed: number, lines: readonly PlayedLine[]): Set<number> {
  const random = randomFrom(seed, STREAM.scoreOnly);
  const candidates = lines.flatMap((line, index) => (line.outcome.kind === 'played' ? [index] : []));
  return new Set(shuffled(candidates, random).slice(0, 1 + randomInteger(random, MOST_WITH_SCORE_ONLY)));
}

function withScoreOnly(line: PlayedLine): Outcome {
  const score = outcomeScore(line.outcome, line.board);
  return score === null ? line.outcome : { kind: 'score', score };
}
