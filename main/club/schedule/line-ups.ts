import { isPairsSpec } from '../../../src/movement/event-movement.ts';
import {
  forTeams,
  MATCH_TEAMS,
  northSouthIn,
  otherRoom,
  ROOMS,
  type ForTeams,
  type MatchTeam,
  type Room,
} from '../../../src/scoring/teams/team.ts';
import type { SeatingRow } from '../../store/schedule/schedules.ts';
import { change, type Changed } from '../change.ts';
import { currentSchedule } from './current.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type { PartnershipView, SectionView, SessionView } from '../model/session.ts';
import { playerFinder } from '../players/teams.ts';
import { normalizeName } from '../players/search-name.ts';
import { isProblem, type ClubProblem } from '../problem.ts';

/** Who plays for both teams in the two rooms in a part of a match, by names. */
export interface LineUpInput {
  readonly match: number;
  /** The part of the match, from 1. */
  readonly segment: number;
  readonly pairs: ForTeams<SeatedPairs>;
  /** What their sender saw: who is asked for by a name of that time is meant, whatever they are called since. */
  readonly before?: ForTeams<SeatedPairs> | undefined;
  /** The version of the section's schedule that its sender saw. */
  readonly version: number;
}

/** The pairs of a team in both rooms, by the names of their players; an unknown one is empty. */
type SeatedPairs = Readonly<Record<Room, readonly [string, string]>>;

/**
 * Seats the pairs of both teams for a part of a match. A pair that has not played before is a new one of its team. It
 * is refused where the part has results of other pairs than those it leaves, and where somebody would sit at two tables
 * in a round.
 */
export function changeLineUp(club: Club, session: number, asked: LineUpInput): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'schedule' }, ({ add }): ClubProblem | null => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const match = view.matches.find(({ id }) => id === asked.match);
    const section = view.sections.find(({ cells }) => cells.some((cell) => isPart(cell.match, asked)));
    if (!match || match.away === null || !section || isPairsSpec(section.spec)) {
      return { kind: 'problem', code: 'unknownMatch', match: asked.match };
    }
    if (section.scheduleVersion !== asked.version) return { kind: 'problem', code: 'scheduleMovedOn' };
    const teams: ForTeams<number> = { home: match.home, away: match.away };
    const rosters = forTeams((team) => section.entries.find(({ id }) => id === teams[team])?.team?.players ?? []);
    const names = forTeams((team) => ROOMS.flatMap((room) => asked.pairs[team][room].map(normalizeName)));
    if (namesOnePerson(names, rosters)) return { kind: 'problem', code: 'playerTwice', entry: match.home };
    const changed = add();
    const pairs = forTeams((team) => pairFinder(club, session, section, teams[team], changed));
    const row = currentSchedule(club, section);
    const part = row.seatings.filter(({ match: of, segment }) => of === asked.match && segment === asked.segment);
    const sitting = (team: MatchTeam, room: Room) => {
      const now = part.find((seating) => roomOf(seating) === room);
      return northSouthIn(room) === team ? now?.ns : now?.ew;
    };
    const seats = forTeams((team) => {
      const known = (room: Room) => {
        const typed = asked.pairs[team][room];
        const seenIn = [room, otherRoom(room)].find((one) => isSamePair(asked.before?.[team][one], typed));
        return pairs[team].known(typed, sitting(team, room), seenIn && sitting(team, seenIn));
      };
      // A new pair is made of those whom the pairs that are known leave.
      const [open, closed] = [known('open'), known('closed')];
      const made = (room: Room) => pairs[team].make(asked.pairs[team][room]);
      return { open: open ?? made('open'), closed: closed ?? made('closed') };
    });
    const seatings = row.seatings.map((seating): SeatingRow => {
      if (seating.match !== asked.match || seating.segment !== asked.segment) return seating;
      const room = roomOf(seating);
      const northSouth = northSouthIn(room);
      const eastWest = northSouth === 'home' ? 'away' : 'home';
      return { ...seating, ns: seats[northSouth][room], ew: seats[eastWest][room] };
    });
    const other = seatedElsewhere(club, view, seatings, asked);
    if (other) return { kind: 'problem', code: 'seatedElsewhere', round: other.round, table: other.table };
    const orphan = view.results.find(
      (result) =>
        result.section === section.id &&
        seatings.some(
          ({ round, table, match: of, segment, ns, ew }) =>
            of === asked.match &&
            segment === asked.segment &&
            result.round === round &&
            result.table === table &&
            (result.ns !== ns || result.ew !== ew),
        ),
    );
    if (orphan) return { kind: 'problem', code: 'scheduleInUse', round: orphan.round, table: orphan.table };
    store.schedules.add(section.id, changed, { ...row, seatings });
    return null;
  });
}

/** Another table of the same round with a pair, or a player, whom a part of a match seats. */
function seatedElsewhere(
  { store }: Club,
  { id: session, matches }: Pick<SessionView, 'id' | 'matches'>,
  seatings: readonly SeatingRow[],
  { match, segment }: Pick<LineUpInput, 'match' | 'segment'>,
): SeatingRow | undefined {
  const players = Map.groupBy(store.entryPlayers.seated(session), ({ entry }) => entry);
  const sitters = ({ ns, ew }: SeatingRow) =>
    [ns, ew].flatMap((pair) => [`pair ${pair}`, ...(players.get(pair) ?? []).map(({ player }) => `player ${player}`)]);
  const part = seatings.filter((one) => one.match === match && one.segment === segment);
  const halves = new Set(matches.flatMap(({ id, isHalf }) => (isHalf ? [id] : [])));
  // Half matches are played in one half of the round at the first table, in the other at the second.
  const isInOtherHalf = (one: SeatingRow, other: SeatingRow) =>
    halves.has(one.match ?? 0) && halves.has(other.match ?? 0) && one.room !== other.room;
  return part
    .flatMap((seating) => {
      const here = new Set(sitters(seating));
      return seatings.filter(
        (one) =>
          one.round === seating.round &&
          one.table !== seating.table &&
          !isInOtherHalf(one, seating) &&
          sitters(one).some((sitter) => here.has(sitter)),
      );
    })
    .toSorted((a, b) => a.round - b.round || a.table - b.table)[0];
}

function isPart(
  at: { readonly id: number; readonly segment: number } | undefined,
  { match, segment }: Pick<LineUpInput, 'match' | 'segment'>,
): boolean {
  return at?.id === match && at.segment === segment;
}

function roomOf({ room }: SeatingRow): Room {
  return room === 2 ? 'closed' : 'open';
}

/**
 * Finds the pair of a team by its players, in whatever order, or makes one. Who sits there already stays.
 * @returns a search by names, by who sits there, and by who was called so when the names were chosen; and how a pair is
 * made
 */
function pairFinder(club: Club, session: number, section: SectionView, team: number, change: number) {
  const { store } = club;
  const find = playerFinder(club, session, team);
  const own = section.partnerships.filter(({ of }) => of[0] === team);
  const free = new Set(own.map(({ id }) => id));
  const used = new Set<number>();
  const seat = (pair: number): number => {
    free.delete(pair);
    const { first = null, second = null } = store.entryPlayers.current(pair) ?? {};
    for (const player of [first, second]) if (player !== null) used.add(store.members.knownAs(player));
    return pair;
  };
  const known = (typed: readonly [string, string], sitting: number | undefined, seen: number | undefined) => {
    const names = typed.map(normalizeName);
    if (seen !== undefined && free.has(seen)) return seat(seen);
    const fits = ({ id, players }: PartnershipView) =>
      free.has(id) &&
      (sameTwo(players, names) || (names.every((name) => name === '') && players.every((one) => one === '')));
    const pair = own.find((one) => one.id === sitting && fits(one)) ?? own.find(fits);
    return pair && seat(pair.id);
  };
  const make = (typed: readonly [string, string]): number => {
    const added = store.events.addPartnership(store.events.eventOf(section.id), [team]);
    const [first = null, second = null] = typed.map((name) => find(normalizeName(name), used));
    store.entryPlayers.add(change, { entry: added, first, second, substitutes: [] });
    return added;
  };
  return { known, make };
}

/** Whether a name is in a line-up more often than the teams have players of it. */
function namesOnePerson(names: ForTeams<readonly string[]>, rosters: ForTeams<readonly string[]>): boolean {
  return MATCH_TEAMS.some((team) =>
    names[team].some((name) => {
      if (name === '') return false;
      const isInBoth = MATCH_TEAMS.every((one) => names[one].includes(name));
      const areTwo = MATCH_TEAMS.every((one) => rosters[one].includes(name));
      return countIn(names[team], name) > Math.max(1, countIn(rosters[team], name)) || (isInBoth && !areTwo);
    }),
  );
}

function countIn(list: readonly string[], name: string): number {
  return list.filter((one) => one === name).length;
}

function isSamePair(seen: readonly [string, string] | undefined, asked: readonly [string, string]): boolean {
  return seen !== undefined && seen[0] === asked[0] && seen[1] === asked[1];
}

function sameTwo([first, second]: readonly [string, string], names: readonly string[]): boolean {
  const [one = '', other = ''] = names;
  return (first === one && second === other) || (first === other && second === one);
}
