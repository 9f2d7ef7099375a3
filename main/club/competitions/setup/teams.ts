import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import type { TeamBoard, TeamMatch, TeamSeating } from '../../../../src/movement/teams/layout.ts';
import type { TeamMovementKind } from '../../../../src/movement/teams/families/index.ts';
import type { TeamMovement } from '../../../../src/movement/teams/team-movement.ts';
import { usualMatchScoring } from '../../../../src/movement/teams/usual-scoring.ts';
import { announcedDraw } from '../../../store/matches/draws.ts';
import type { MatchBoardRow, NumberRow, SeatingRow } from '../../../store/schedule/schedules.ts';
import type { Club } from '../../club.ts';
import { entryOfNumber, insertEntries, type NewSchedule, type SectionSetup } from './setup.ts';

/** How the stage goes of a movement that isn't one of the usual kind. */
const FORMS: Readonly<Partial<Record<TeamMovementKind, SectionSetup['form']>>> = {
  poule: 'round-robin',
  match: 'round-robin',
  swiss: 'swiss',
  knockout: 'knockout',
};

/** How the first round was drawn where the others are drawn during play. */
export interface FirstRound {
  /** What each number drew; none where no lots were drawn. */
  readonly lots: ReadonlyMap<number, number>;
  /** Beside the kind of the movement, as JSON has it. */
  readonly rule: object;
  /** Why each match was drawn, as JSON, in order of the draw. */
  readonly reasons: readonly string[];
}

const NOT_DRAWN: FirstRound = { lots: new Map(), rule: {}, reasons: [] };

/** A section of teams. Each has two pairs to begin with, which sit by `usualPair` until a line-up says otherwise. */
export function teamsSetup(movement: TeamMovement, first: FirstRound = NOT_DRAWN): SectionSetup {
  const { spec, teams, tables, rounds, boards } = movement;
  return {
    ranks: 'team',
    form: FORMS[spec.kind] ?? 'movement',
    winners: 1,
    usualMatches: (regulation) => usualMatchScoring(spec, regulation),
    rounds: rounds.length,
    numbers: numbersTo(teams),
    insert(club, at) {
      const entries = insertEntries(club, at, teams);
      const matches = insertMatches(club, at, { kind: spec.kind, matches: movement.matches }, entries, first);
      const pairs = new Map([...entries].map(([number, entry]) => [number, pairsOf(club, at.event, entry)]));
      const numbered = boardNumbers(boards);
      const homes = new Map(movement.matches.map(({ key, home }) => [key, home]));
      const pairAt = (seating: TeamSeating, side: 'ns' | 'ew') => {
        const team = seating[side];
        const pair = pairs.get(team)?.[usualPair(seating, side, homes.get(seating.match) === team)];
        if (pair === undefined) throw new Error(`team ${team} has no pairs`);
        return pair;
      };
      const seatings = rounds.flatMap((cells, index) =>
        cells.map((seating): SeatingRow => ({
          round: index + 1,
          table: seating.table,
          ns: pairAt(seating, 'ns'),
          ew: pairAt(seating, 'ew'),
          nsAbsent: 0,
          ewAbsent: 0,
          boards: seating.boards.map((number) => numbered.get(number)?.number ?? number),
          match: matches.get(seating.match) ?? null,
          segment: seating.segment,
          room: seating.room === 'open' ? 1 : 2,
        })),
      );
      const numbers = [...entries].map(([number, entry]): NumberRow => ({ number, line: null, entry, gone: 0 }));
      const matchBoards = [...numbered.values()].flatMap(({ number, shown, match }): MatchBoardRow[] =>
        match === null ? [] : [{ number, shown, match: matches.get(match) ?? 0 }],
      );
      const highest = Math.max(...[...numbered.values()].map(({ number }) => number));
      const figures = { winners: 1 as const, tables, rounds: rounds.length, boards: highest };
      const movementText = JSON.stringify(spec);
      club.store.schedules.add(at.section, at.change, {
        movement: movementText,
        ...figures,
        numbers,
        seatings,
        matchBoards,
      });
      return entries;
    },
  };
}

/**
 * Which of a team's two pairs sits in a seat: the first North-South and the second East-West. The away pairs change
 * rooms in every second part of a match, so that the same two pairs don't meet in both halves.
 */
function usualPair({ segment }: TeamSeating, side: 'ns' | 'ew', isHome: boolean): 0 | 1 {
  const changes = !isHome && segment % 2 === 0;
  return (side === 'ns') === changes ? 1 : 0;
}

function pairsOf({ store }: Club, event: number, team: number): readonly [number, number] {
  return [store.events.addPartnership(event, [team]), store.events.addPartnership(event, [team])];
}

/** Writes the lots, the matches and the draw of each round. @returns the id of each match by its key */
export function insertMatches(
  { store }: Club,
  { stage, change }: NewSchedule,
  { kind, matches }: { readonly kind: string; readonly matches: readonly TeamMatch[] },
  entries: ReadonlyMap<number, number>,
  { lots, rule, reasons }: FirstRound,
): ReadonlyMap<number, number> {
  store.lots.add(stage, change, new Map([...lots].map(([number, lot]) => [entryOfNumber(entries, number), lot])));
  const ids = new Map(
    matches.map(({ key, round, lastRound, home, away }) => {
      const teams = { home: entryOfNumber(entries, home), away: away === null ? null : entryOfNumber(entries, away) };
      return [key, store.matches.add(stage, { round, lastRound, ...teams })] as const;
    }),
  );
  for (const [round, drawn] of Map.groupBy(matches, (match) => match.round)) {
    const of = drawn.map(({ key }, index) => ({ match: ids.get(key) ?? 0, reason: reasons[index] ?? '{}' }));
    store.draws.add(stage, change, announcedDraw(round, JSON.stringify({ kind, ...rule }), of));
  }
  return ids;
}

/** Dealer and vulnerability repeat after so many boards. */
const BOARDS_OF_A_CYCLE = 16;

/**
 * The boards by the numbers of the movement, with the numbers they are stored by. Boards that matches deal themselves
 * show the same numbers: each is stored by a number of its own with the same dealer and vulnerability.
 */
function boardNumbers(boards: readonly TeamBoard[]): ReadonlyMap<number, TeamBoard> {
  const most = Math.max(...boards.map(({ shown }) => shown));
  const step = BOARDS_OF_A_CYCLE * Math.ceil(most / BOARDS_OF_A_CYCLE);
  const places = new Map([...new Set(boards.map(({ match }) => match))].map((match, index) => [match, index]));
  return new Map(
    boards.map((board) => {
      const number = board.match === null ? board.number : board.shown + step * (places.get(board.match) ?? 0);
      return [board.number, { ...board, number }];
    }),
  );
}
