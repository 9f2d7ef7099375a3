import {
  isWanted,
  openPlaces,
  qualifyingPlaces,
  reservesOf,
  type PlacesWanted,
  type PlayOn,
  type SharedPlace,
} from '../../../src/scoring/stages/qualification.ts';
import type { Carry, SessionCarry } from '../../../src/scoring/stages/carry.ts';
import { withdrawnEntries } from '../../../src/session/withdrawals.ts';
import type { Club } from '../club.ts';
import type { EventSessionView } from '../model/overall.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { scoringView } from '../scoring/scoring.ts';
import { hasBegun } from './begun.ts';
import { decidedOrders } from './decided.ts';
import { rankSessions, type RankedSessions } from './overall.ts';

/** A session in which those play on whom the ranking of one before names. */
export interface DrawnSession {
  readonly from: EventSessionView;
  readonly to: EventSessionView;
  readonly playOn: PlayOn;
  readonly way: Carry;
}

/** The sessions of an event in which not everybody plays on, in their order. */
export function drawnSessions(club: Club, session: number): readonly DrawnSession[] {
  const sessions = club.store.sessions.ofEvent(session);
  if (sessions.length < 2) return [];
  return sessions.flatMap((to) => {
    const carry = carryOf(club, to.session);
    const from = sessions.find(({ ordinal }) => ordinal === carry?.from);
    return carry?.playOn && from ? [{ from, to, playOn: carry.playOn, way: carry.way }] : [];
  });
}

function carryOf({ store }: Club, session: number): SessionCarry | undefined {
  const row = store.stageRules.current(session);
  return row ? scoringView(row).carry : undefined;
}

/** Who plays on by a ranking. */
export interface Qualified {
  /** In order of the places, the first of each ranking before the seconds. */
  readonly contestants: readonly number[];
  /** The place by which everybody qualifies who has one. */
  readonly places: ReadonlyMap<number, number>;
  /** Shared places of which only some are wanted. */
  readonly open: readonly SharedPlace[];
  /** Who plays on in place of those who left. */
  readonly reserves: ReadonlySet<number>;
  /** Who has left, and doesn't play on. */
  readonly left: ReadonlySet<number>;
}

/**
 * Who plays on from a session as it is ranked. Nobody plays on who has left; the next of the same ranking takes the
 * place.
 * @param to the session that they play on in; null while there is none
 */
export function qualifiedBy(club: Club, ranked: RankedSessions, playOn: PlayOn, to: number | null): Qualified {
  const { view, rankings } = ranked;
  const orders = decidedOrders(club, view.id);
  const left = leftContestants(club, ranked, to);
  const listed = rankings.flatMap(({ rows }, ranking) => {
    const places = qualifyingPlaces(rows, orders);
    return rows.map(({ contestant }) => ({ contestant, ranking, place: places.get(contestant) ?? null }));
  });
  const playing = listed.filter(({ contestant }) => !left.has(contestant));
  const isAsked = playOn.kind === 'places';
  const wanted = isAsked ? [playOn] : placesElsewhere(club, view);
  const coming = isAsked ? rankings.map(({ rows }) => reservesOf(rows, orders, playOn, left)) : [];
  const reserves = new Set(coming.flatMap(({ contestants }) => contestants));
  const elsewhere = isAsked ? NOBODY : reservesElsewhere(club, ranked);
  const on = playing.filter(({ contestant, place }) => {
    if (elsewhere.has(contestant)) return false;
    const hasPlace = place !== null && wanted.some((places) => isWanted(place, places));
    return hasPlace === isAsked || reserves.has(contestant);
  });
  return {
    contestants: on
      .toSorted((one, other) => orderOfPlace(one) - orderOfPlace(other) || one.ranking - other.ranking)
      .map(({ contestant }) => contestant),
    places: new Map(listed.flatMap(({ contestant, place }) => (place === null ? [] : [[contestant, place]]))),
    open: [
      ...(isAsked ? rankings.flatMap(({ rows }) => openPlaces(rows, orders, playOn)) : []),
      ...coming.flatMap(({ open }) => open ?? []),
    ],
    reserves,
    left,
  };
}

const NOBODY: ReadonlySet<number> = new Set();

/** Who has left a session, or the one that they play on in before it began. */
function leftContestants(club: Club, { view, entries }: RankedSessions, to: number | null): ReadonlySet<number> {
  const here = leftEntries(view);
  const left = [...entries].flatMap(([contestant, entry]) => (here.has(entry) ? [contestant] : []));
  if (to === null) return new Set(left);
  const there = club.store.sessions.contestants(to);
  const seated = new Set(there.values());
  const withdrawn = club.store.terms.withdrawn(to);
  // Once play has begun, a withdrawal is one from the session itself.
  if (hasBegun(club, to)) return new Set([...left, ...withdrawn.filter((one) => !seated.has(one))]);
  return new Set([...left, ...withdrawn]);
}

/** Who of those without a place wanted plays in another session as a reserve. */
function reservesElsewhere(club: Club, ranked: RankedSessions): ReadonlySet<number> {
  const { id } = ranked.view;
  const others = drawnSessions(club, id).filter(({ from, playOn }) => from.session === id && playOn.kind === 'places');
  return new Set(
    others.flatMap(({ to, playOn }) => {
      const seated = new Set(club.store.sessions.contestants(to.session).values());
      return [...qualifiedBy(club, ranked, playOn, to.session).reserves].filter((one) => seated.has(one));
    }),
  );
}

function orderOfPlace({ place }: { readonly place: number | null }): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}

/** The places that play on in other sessions. */
function placesElsewhere(club: Club, { id }: SessionView): readonly PlacesWanted[] {
  return drawnSessions(club, id).flatMap(({ from, playOn }) =>
    from.session === id && playOn.kind === 'places' ? [playOn] : [],
  );
}

/** Those of a session who have left, or withdrawn. */
function leftEntries({ sections, terms }: SessionView): ReadonlySet<number> {
  return new Set([...sections.flatMap((section) => section.gone), ...withdrawnEntries(terms)]);
}

/**
 * The entries of a session that play on in the one after: in order of the places, or where everybody does of section
 * and number.
 */
export function qualifiedEntries(
  club: Club,
  session: SessionView,
  playOn: PlayOn | null,
): readonly number[] | ClubProblem {
  if (!playOn) {
    const left = leftEntries(session);
    const entries = session.sections.flatMap((section) => section.entries);
    return entries.flatMap(({ id, phantom }) => (phantom || left.has(id) ? [] : [id]));
  }
  const ranked = rankSessions(club, session.id);
  if (isProblem(ranked)) return ranked;
  return qualifiedBy(club, ranked, playOn, null).contestants.flatMap((one) => ranked.entries.get(one) ?? []);
}
