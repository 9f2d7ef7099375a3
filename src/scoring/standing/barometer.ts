import type { BoardScores } from '../boards/board-scores.ts';
import { add, ZERO, type Exact } from '../exact.ts';
import { asPlayers } from '../individual.ts';
import type { ScoringLine } from '../lines.ts';
import { totalsOf } from '../totals.ts';
import { evidenceOf } from './evidence.ts';
import { standings, type Scored, type Standing, type StandingOptions } from './standings.ts';

export interface BarometerOptions<Line extends ScoringLine> extends Omit<StandingOptions, 'changes'> {
  /** The round a line was played in, 1 to `rounds`. */
  readonly roundOf: (line: Line) => number;
  readonly rounds: number;
  /** What each total changes by, and from which round on it shows. */
  readonly changes?: (round: number) => ReadonlyMap<number, Exact>;
  /** What entries have of a round beside its boards: for sitting out. */
  readonly besides?: (round: number) => readonly Scored[];
  /** Who is ranked, in one of two lines for instance; everybody where it is left out. */
  readonly ranks?: (entry: number) => boolean;
  /** Entries that are listed before their first board. */
  readonly entries?: readonly number[];
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
  const { roundOf, rounds, besides = () => [], ranks = () => true, entries = [] } = options;
  const so = new Map<number, Scored>(entries.filter(ranks).map((entry) => [entry, { ...NOTHING, entry }]));
  return Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const played = boardsWhere(boards, (line) => roundOf(line) === round);
    for (const total of [...totalsOf(asPlayers(played)).values(), ...besides(round)]) {
      if (ranks(total.entry)) so.set(total.entry, sumOf(so.get(total.entry) ?? NOTHING, total));
    }
    const { changes, ...rest } = options;
    const evidence = evidenceOf(() => boardsWhere(boards, (line) => roundOf(line) <= round));
    return standings([...so.values()], evidence, changes ? { ...rest, changes: changes(round) } : rest);
  });
}

const NOTHING = { points: ZERO, available: 0, boards: 0 };

function sumOf(before: Omit<Scored, 'entry'>, { entry, points, available, boards }: Scored): Scored {
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
