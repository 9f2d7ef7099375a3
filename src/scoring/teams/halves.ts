import { ROOMS, MATCH_TEAMS, type ForTeams, type Room } from './team.ts';

/** Which boards lie at each table. */
export type BoardsByRoom = Readonly<Record<Room, readonly number[]>>;

/** One half of a match: its boards, and at which table they lie before and after the tables exchange them. */
export interface Half {
  readonly boards: readonly number[];
  readonly before: BoardsByRoom;
  readonly after: BoardsByRoom;
}

/**
 * A match in halves (club rules: 32 boards as two halves of sixteen; boards 1-8 at table I and 9-16 at table II, then
 * exchanged). Where a number can't be halved the first part has one board more.
 * @param boards in the order of play
 */
export function halvesOf(boards: readonly number[], halves: 1 | 2): readonly Half[] {
  const parts = halves === 1 ? [boards] : inTwo(boards);
  return parts.map((part) => {
    const [first, second] = inTwo(part);
    return { boards: part, before: { open: first, closed: second }, after: { open: second, closed: first } };
  });
}

function inTwo(boards: readonly number[]): readonly [readonly number[], readonly number[]] {
  const middle = Math.ceil(boards.length / 2);
  return [boards.slice(0, middle), boards.slice(middle)];
}

/** Two players by the caller's numbers. */
export type PlayerPair = readonly [number, number];

/** Who plays in which room in one half. */
export type LineUp = ForTeams<Readonly<Record<Room, PlayerPair>>>;

/** What can't be in the line-ups of a match; halves count from 0. */
export type LineUpProblem =
  /** A player stands in two places of one half. */
  | { readonly kind: 'problem'; readonly code: 'player-twice'; readonly half: number; readonly player: number }
  /** Two pairs meet in the second half that met in the first: pairs must change, or a third come in. */
  | {
      readonly kind: 'problem';
      readonly code: 'pairs-meet-again';
      readonly half: number;
      readonly home: PlayerPair;
      readonly away: PlayerPair;
    };

/** Checks the line-ups of a match's halves (club rules: the same two pairs don't meet in both halves). */
export function lineUpProblems(lineUps: readonly LineUp[]): readonly LineUpProblem[] {
  const met = new Set<string>();
  return lineUps.flatMap((lineUp, half) => {
    const meetings = ROOMS.map((room) => ({ home: lineUp.home[room], away: lineUp.away[room] }));
    const again = meetings.filter((meeting) => met.has(keyOf(meeting)));
    for (const meeting of meetings) met.add(keyOf(meeting));
    return [
      ...playersTwice(lineUp).map((player) => ({ kind: 'problem', code: 'player-twice', half, player }) as const),
      ...again.map(({ home, away }) => ({ kind: 'problem', code: 'pairs-meet-again', half, home, away }) as const),
    ];
  });
}

function playersTwice(lineUp: LineUp): readonly number[] {
  const players = MATCH_TEAMS.flatMap((team) => ROOMS.flatMap((room) => [...lineUp[team][room]]));
  return [...new Set(players.filter((player, place) => players.indexOf(player) !== place))];
}

/** A key of two pairs, whichever player of a pair is named first. */
function keyOf({ home, away }: { readonly home: PlayerPair; readonly away: PlayerPair }): string {
  return [home, away].map((pair) => pair.toSorted((a, b) => a - b).join('-')).join(' ');
}
