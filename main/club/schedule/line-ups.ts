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
import type { PartnershipView, SectionView } from '../model/session.ts';
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
    const names = MATCH_TEAMS.flatMap((team) => ROOMS.flatMap((room) => asked.pairs[team][room].map(normalizeName)));
    const known = names.filter((name) => name !== '');
    if (new Set(known).size < known.length) return { kind: 'problem', code: 'playerTwice', entry: match.home };
    const changed = add();
    const pairs = forTeams((team) => pairFinder(club, session, section, teams[team], changed));
    const row = currentSchedule(club, section);
    const part = row.seatings.filter(({ match: of, segment }) => of === asked.match && segment === asked.segment);
    const sitting = (team: MatchTeam, room: Room) => {
      const now = part.find((seating) => roomOf(seating) === room);
      return northSouthIn(room) === team ? now?.ns : now?.ew;
    };
    const seat = (team: MatchTeam, room: Room) => {
      const typed = asked.pairs[team][room];
      const seenIn = [room, otherRoom(room)].find((one) => isSamePair(asked.before?.[team][one], typed));
      return pairs[team](typed, sitting(team, room), seenIn && sitting(team, seenIn));
    };
    const seats = forTeams((team) => ({ open: seat(team, 'open'), closed: seat(team, 'closed') }));
    const seatings = row.seatings.map((seating): SeatingRow => {
      if (seating.match !== asked.match || seating.segment !== asked.segment) return seating;
      const room = roomOf(seating);
      const northSouth = northSouthIn(room);
      const eastWest = northSouth === 'home' ? 'away' : 'home';
      return { ...seating, ns: seats[northSouth][room], ew: seats[eastWest][room] };
    });
    const other = seatedElsewhere(club, session, seatings, asked);
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
  session: number,
  seatings: readonly SeatingRow[],
  { match, segment }: Pick<LineUpInput, 'match' | 'segment'>,
): SeatingRow | undefined {
  const players = Map.groupBy(store.entryPlayers.seated(session), ({ entry }) => entry);
  const sitters = ({ ns, ew }: SeatingRow) =>
    [ns, ew].flatMap((pair) => [`pair ${pair}`, ...(players.get(pair) ?? []).map(({ player }) => `player ${player}`)]);
  const part = seatings.filter((one) => one.match === match && one.segment === segment);
  return part
    .flatMap((seating) => {
      const here = new Set(sitters(seating));
      return seatings.filter(
        (one) =>
          one.round === seating.round && one.table !== seating.table && sitters(one).some((sitter) => here.has(sitter)),
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
 * @returns a search by names, by who sits there, and by who was called so when the names were chosen
 */
function pairFinder(club: Club, session: number, section: SectionView, team: number, change: number) {
  const { store } = club;
  const find = playerFinder(club, session, team);
  const own = section.partnerships.filter(({ of }) => of[0] === team);
  const free = new Set(own.map(({ id }) => id));
  return (typed: readonly [string, string], sitting: number | undefined, seen: number | undefined): number => {
    const names = typed.map(normalizeName);
    if (seen !== undefined && free.delete(seen)) return seen;
    const fits = ({ id, players }: PartnershipView) =>
      free.has(id) &&
      (sameTwo(players, names) || (names.every((name) => name === '') && players.every((one) => one === '')));
    const known = own.find((pair) => pair.id === sitting && fits(pair)) ?? own.find(fits);
    if (known) {
      free.delete(known.id);
      return known.id;
    }
    const added = store.events.addPartnership(store.events.eventOf(section.id), [team]);
    const [first = null, second = null] = names.map(find);
    store.entryPlayers.add(change, { entry: added, first, second, substitutes: [] });
    return added;
  };
}

function isSamePair(seen: readonly [string, string] | undefined, asked: readonly [string, string]): boolean {
  return seen !== undefined && seen[0] === asked[0] && seen[1] === asked[1];
}

function sameTwo([first, second]: readonly [string, string], names: readonly string[]): boolean {
  const [one = '', other = ''] = names;
  return (first === one && second === other) || (first === other && second === one);
}
