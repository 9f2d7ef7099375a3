import type { Outcome } from '../src/bridge/result/result.ts';
import { sideOf } from '../src/bridge/seat.ts';
import { tricksNeeded, type Contract } from '../src/bridge/contract.ts';
import { duplicateScore } from '../src/bridge/score/score.ts';

/** One result of an evening, with its score from North-South. */
export interface RoomResult {
  readonly board: number;
  readonly outcome: Outcome;
  readonly score: number | null;
}

/** What kind of evening it was. Shares are of all results that have a contract or were passed out. */
export interface RoomStatistics {
  readonly partScores: number;
  readonly games: number;
  readonly slams: number;
  readonly passedOut: number;
  readonly doubled: number;
  readonly made: number;
  readonly noTrump: number;
  readonly majors: number;
  readonly minors: number;
  /** Different scores a board, for every result on it. */
  readonly scoresPerResult: number;
  /** The share of a board's results that have its commonest score. */
  readonly commonest: number;
  /** The share of a board's results declared by the side that declares it more often. */
  readonly oneSide: number;
  /** Variance of declarer's tricks among tables of one board in the same strain from the same side. */
  readonly trickVariance: number;
}

type Played = Extract<Outcome, { kind: 'played' }>;

export function roomStatistics(results: readonly RoomResult[]): RoomStatistics {
  const known = results.filter(({ outcome }) => outcome.kind === 'played' || outcome.kind === 'passedOut');
  const played = known.flatMap(({ board, outcome }) => (outcome.kind === 'played' ? [{ board, ...outcome }] : []));
  const share = (test: (result: Played) => boolean): number => played.filter(test).length / known.length;
  const boards = [...Map.groupBy(known, ({ board }) => board).values()];
  return {
    partScores: share(({ contract }) => classOf(contract) === 'part'),
    games: share(({ contract }) => classOf(contract) === 'game'),
    slams: share(({ contract }) => classOf(contract) === 'slam'),
    passedOut: (known.length - played.length) / known.length,
    doubled: share(({ contract }) => contract.risk !== ''),
    made: share(({ contract, tricks }) => tricks >= tricksNeeded(contract)),
    noTrump: share(({ contract }) => contract.strain === 'NT'),
    majors: share(({ contract }) => contract.strain === 'H' || contract.strain === 'S'),
    minors: share(({ contract }) => contract.strain === 'C' || contract.strain === 'D'),
    scoresPerResult: mean(boards.map((lines) => new Set(lines.map(({ score }) => score)).size / lines.length)),
    commonest: mean(boards.map((lines) => largestShare(lines.map(({ score }) => score)))),
    oneSide: mean(
      boards.flatMap((lines) => {
        const sides = lines.flatMap(({ outcome }) => (outcome.kind === 'played' ? [sideOf(outcome.declarer)] : []));
        return sides.length > 0 ? [largestShare(sides)] : [];
      }),
    ),
    trickVariance: trickVariance(played),
  };
}

/** A game is worth 100 points below the line, undoubled: 450 or so and not 90 or so. */
function classOf({ level, strain }: Contract): 'part' | 'game' | 'slam' {
  if (level >= 6) return 'slam';
  return duplicateScore({ level, strain, risk: '' }, 6 + level, false) >= 300 ? 'game' : 'part';
}

function trickVariance(played: readonly (Played & { readonly board: number })[]): number {
  const alike = Map.groupBy(played, ({ board, contract, declarer }) =>
    [board, contract.strain, sideOf(declarer)].join(' '),
  );
  const groups = [...alike.values()].filter((group) => group.length >= 3);
  return mean(
    groups.map((group) => {
      const tricks = group.map((result) => result.tricks);
      const centre = mean(tricks);
      return mean(tricks.map((count) => (count - centre) ** 2));
    }),
  );
}

function largestShare(values: readonly unknown[]): number {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  return Math.max(...groups.map((group) => group.length)) / values.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
