import { rangeOf } from '../../range.ts';
import type { TeamMatch } from '../layout.ts';
import type { RedrawnRound, TeamConsequences, TeamReplay } from './change.ts';
import { countedMeetings, drawnRounds, type Meeting, type RunningMatches } from './running.ts';

/** What a schedule comes to in comparison with the one before. */
export function consequencesOf(
  before: RunningMatches,
  after: RunningMatches,
  special: Partial<TeamConsequences> = {},
): TeamConsequences {
  const [was, is] = [countedMeetings(before.matches), countedMeetings(after.matches)];
  const counts = after.teams.map((team) => {
    const own = after.matches.filter(({ home, away }) => home === team || away === team);
    return { matches: own.filter(({ away }) => away !== null).length, byes: own.filter(isBye).length };
  });
  return {
    missing: meetingsWhere(was, (key, times) => times - (is.get(key) ?? 0)),
    again: meetingsWhere(is, (key, times) => times - (was.get(key) ?? 0)),
    replays: [],
    redraws: redrawsOf(before, after),
    turned: 0,
    rulingsGone: rulingsGone(before, after),
    matches: rangeOf(counts.map(({ matches }) => matches)),
    byes: rangeOf(counts.map(({ byes }) => byes)),
    boards: rangeOf(boardsOfMatches(after)),
    ...special,
  };
}

/** Lines with a result that a schedule has no more: nothing was played there yet. */
function rulingsGone({ plays }: RunningMatches, { rounds }: RunningMatches): number {
  const isLine = ({ round, table, slotBoard }: RunningMatches['plays'][number]) =>
    rounds[round - 1]?.some((seating) => seating.table === table && seating.boards.includes(slotBoard)) ?? false;
  return plays.filter((play) => !isLine(play)).length;
}

function isBye({ away }: TeamMatch): boolean {
  return away === null;
}

/** The meetings of which so many are left, each as often. */
function meetingsWhere(
  counted: ReadonlyMap<string, number>,
  left: (key: string, times: number) => number,
): readonly Meeting[] {
  return [...counted].flatMap(([key, times]): readonly Meeting[] => {
    const [one = 0, other = 0] = key.split(' ').map(Number);
    return Array.from({ length: Math.max(0, left(key, times)) }, (): Meeting => [one, other]);
  });
}

/** The rounds of the draw that differ, but for those only one of the two has. */
function redrawsOf(before: RunningMatches, after: RunningMatches): readonly RedrawnRound[] {
  const was = new Map(drawnRounds(before.matches));
  return drawnRounds(after.matches).flatMap(([round, matches]): RedrawnRound[] => {
    const known = was.get(round);
    if (!known) return [];
    const keys = new Set(known.map(({ key }) => key));
    const other = matches.filter(({ key }) => !keys.has(key));
    const played = other.flatMap(({ home, away }) => (away === null ? [] : [{ home, away }]));
    const bye = other.find(isBye)?.home ?? null;
    return played.length > 0 || bye !== null ? [{ round, matches: played, bye }] : [];
  });
}

/** The boards of every match that has tables. */
export function boardsOfMatches({ rounds }: RunningMatches): readonly number[] {
  const boards = new Map<number, Set<number>>();
  for (const seating of rounds.flat()) {
    const own = boards.get(seating.match) ?? new Set();
    for (const board of seating.boards) own.add(board);
    boards.set(seating.match, own);
  }
  return [...boards.values()].map(({ size }) => size);
}

/** Boards that a pair of a team, by its direction, would play in a round from `from` on although it has had them. */
export function replaysFrom(running: RunningMatches, from: number): readonly TeamReplay[] {
  const played = new Set<string>();
  return running.rounds.flatMap((seatings, index) =>
    seatings.flatMap((seating) =>
      (['ns', 'ew'] as const).flatMap((side): TeamReplay[] => {
        const again = seating.boards.filter((board) => played.has(`${seating[side]} ${side} ${board}`));
        for (const board of seating.boards) played.add(`${seating[side]} ${side} ${board}`);
        return again.length > 0 && index + 1 >= from
          ? [{ team: seating[side], round: index + 1, boards: again.toSorted((a, b) => a - b) }]
          : [];
      }),
    ),
  );
}
