import type { BoardScores } from '../boards/board-scores.ts';
import { add, ZERO, type Exact } from '../numbers/exact.ts';
import { asPlayers } from '../boards/individual.ts';
import type { ScoringLine } from '../scoring-line.ts';
import { totalsOfBoards } from '../totals/totals.ts';
import { evidenceOf, type TieBreakEvidence } from '../standing/evidence.ts';
import { standings, type ScoredEntry, type Standing, type StandingOptions } from '../standing/standings.ts';

/** How the rounds of a session are told apart. */
export interface RoundOptions<Line extends ScoringLine> {
  /** The round a line was played in, 1 to `rounds`. */
  readonly roundOf: (line: Line) => number;
  readonly rounds: number;
  /** What entries have of a round beside its boards: for sitting out. */
  readonly besides?: (round: number) => readonly ScoredEntry[];
  /** Who is ranked, in one of two lines for instance; everybody where it is left out. */
  readonly ranks?: (entry: number) => boolean;
  /** Entries that are listed before their first board. */
  readonly entries?: readonly number[];
}

export interface BarometerOptions<Line extends ScoringLine>
  extends RoundOptions<Line>, Omit<StandingOptions, 'changes'> {
  /** What each total changes by, and from which round on it shows. */
  readonly changes?: (round: number) => ReadonlyMap<number, Exact>;
}

/** What entries have won up to the end of a round, and what ties of it are split by. */
export interface RoundTotals {
  readonly round: number;
  readonly scored: readonly ScoredEntry[];
  readonly evidence: TieBreakEvidence;
}

/**
 * The standings after round 1, 2 ...: everything up to the end of the round, at what the boards are worth now. The boards
 * are scored once; each round only adds to the totals. In a barometer, where a board is played by all in one round,
 * nothing of an earlier round changes any more.
 */
export function barometer<Line extends ScoringLine>(
  boards: readonly BoardScores<Line>[],
  options: BarometerOptions<Line>,
): readonly (readonly Standing[])[] {
  return totalsAfterRounds(boards, options).map(({ round, scored, evidence }) => {
    const { changes, ...rest } = options;
    return standings(scored, evidence, changes ? { ...rest, changes: changes(round) } : rest);
  });
}

/** What a barometer ranks: what each entry has won after round 1, 2 ... */
export function totalsAfterRounds<Line extends ScoringLine>(
  boards: readonly BoardScores<Line>[],
  options: RoundOptions<Line>,
): readonly RoundTotals[] {
  const { roundOf, rounds, besides = () => [], ranks = () => true, entries = [] } = options;
  const so = new Map<number, ScoredEntry>(entries.filter(ranks).map((entry) => [entry, { ...NOTHING, entry }]));
  return Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const played = boardsWhere(boards, (line) => roundOf(line) === round);
    for (const total of [...totalsOfBoards(asPlayers(played)).values(), ...besides(round)]) {
      if (ranks(total.entry)) so.set(total.entry, sumOf(so.get(total.entry) ?? NOTHING, total));
    }
    const evidence = evidenceOf(() => boardsWhere(boards, (line) => roundOf(line) <= round));
    return { round, scored: [...so.values()], evidence };
  });
}

const NOTHING = { points: ZERO, available: 0, boards: 0 };

function sumOf(before: Omit<ScoredEntry, 'entry'>, { entry, points, available, boards }: ScoredEntry): ScoredEntry {
  return {
    entry,
    points: add(before.points, points),
    available: before.available + available,
    boards: before.boards + boards,
  };
}

/** The boards with only these lines; boards with none of them are left out. */
function boardsWhere<Line extends ScoringLine>(
  boards: readonly BoardScores<Line>[],
  test: (line: Line) => boolean,
): readonly BoardScores<Line>[] {
  return boards.flatMap((board) => {
    const results = board.results.filter(({ line }) => test(line));
    return results.length > 0 ? [{ ...board, results }] : [];
  });
}
