import {
  isWanted,
  openPlaces,
  qualifyingPlaces,
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
}

/** Who plays on from a session as it is ranked. Nobody plays on who has left. */
export function qualifiedBy(club: Club, ranked: RankedSessions, playOn: PlayOn): Qualified {
  const { view, rankings, entries } = ranked;
  const orders = decidedOrders(club, view.id);
  const left = leftEntries(view);
  const listed = rankings.flatMap(({ rows }, ranking) => {
    const places = qualifyingPlaces(rows, orders);
    return rows.map(({ contestant }) => ({ contestant, ranking, place: places.get(contestant) ?? null }));
  });
  const playing = listed.filter(({ contestant }) => !left.has(entries.get(contestant) ?? 0));
  const wanted = playOn.kind === 'places' ? [playOn] : placesElsewhere(club, view);
  const isAsked = playOn.kind === 'places';
  const on = playing.filter(
    ({ place }) => (place !== null && wanted.some((places) => isWanted(place, places))) === isAsked,
  );
  return {
    contestants: on
      .toSorted((one, other) => orderOfPlace(one) - orderOfPlace(other) || one.ranking - other.ranking)
      .map(({ contestant }) => contestant),
    places: new Map(listed.flatMap(({ contestant, place }) => (place === null ? [] : [[contestant, place]]))),
    open: isAsked ? rankings.flatMap(({ rows }) => openPlaces(rows, orders, playOn)) : [],
  };
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
  return qualifiedBy(club, ranked, playOn).contestants.flatMap((one) => ranked.entries.get(one) ?? []);
}
