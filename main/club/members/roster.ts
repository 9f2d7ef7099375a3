import { familyNameFirst } from '../../../src/names/forms.ts';
import { searchTerms } from '../../../src/language/search-terms.ts';
import type { StoredMember } from '../../store/members/members.ts';
import type { Store } from '../../store/store.ts';
import type { Club } from '../club.ts';
import { playedSeats, type PlayedSeat } from './played-seats.ts';
import { twinsIn, type Twin } from './twins.ts';

/** Somebody of the list: a member, or a guest who sits somewhere. */
export interface RosterEntry extends StoredMember {
  /** Newest first: the sessions with results. */
  readonly seats: readonly PlayedSeat[];
  /** Partners, the most frequent first, with the number of sessions. */
  readonly partners: readonly (readonly [player: number, sessions: number])[];
  /** Everybody who turned out to be this player. */
  readonly joined: readonly StoredMember[];
}

/** The members and guests of a club, with where they sat. */
export interface Roster {
  /** In order of family name. */
  readonly entries: readonly RosterEntry[];
  /** Whoever is in the file and in no list: of deleted events, of the sample, and names that were corrected. */
  readonly hidden: readonly RosterEntry[];
  /** Everybody, the hidden too. */
  readonly byId: ReadonlyMap<number, RosterEntry>;
  readonly twins: ReadonlyMap<number, Twin>;
}

interface Known {
  readonly change: number;
  readonly roster: Roster;
}

const cache = new WeakMap<Store, Known>();

/** Everybody the club knows. It is read again once anything was changed, when it is next asked for. */
export function readRoster({ store }: Club): Roster {
  const change = store.changes.lastOfAll();
  const known = cache.get(store);
  if (known?.change === change && !store.isActing()) return known.roster;
  const roster = store.snapshot(() => makeRoster(store));
  if (!store.isActing()) cache.set(store, { change, roster });
  return roster;
}

function makeRoster(store: Store): Roster {
  const rows = store.members.all();
  const sameAs = new Map(rows.flatMap(({ id, sameAs: other }) => (other === null ? [] : [[id, other] as const])));
  const evenings = new Map(store.seats.evenings().map((evening) => [evening.session, evening]));
  const seats = playedSeats(store, evenings, (player) => sameAs.get(player) ?? player);
  const atSheets = new Set(store.seats.atSheets().map((player) => sameAs.get(player) ?? player));
  const joined = Map.groupBy(
    rows.filter((row) => row.sameAs !== null),
    (row) => row.sameAs ?? 0,
  );
  const sits = (id: number) =>
    atSheets.has(id) || (seats.get(id)?.some(({ evening }) => evening.sample === 0) ?? false);
  const everybody = rows
    .filter((row) => row.sameAs === null)
    .map((row): RosterEntry => {
      const played = (seats.get(row.id) ?? []).filter(({ evening }) => evening.played === 1);
      return { ...row, seats: played, partners: partnersIn(played), joined: joined.get(row.id) ?? NOBODY };
    });
  const isListed = ({ id, member }: RosterEntry) => member === 1 || sits(id);
  const entries = inOrder(everybody.filter(isListed));
  const hidden = everybody.filter((entry) => !isListed(entry));
  const byId = new Map(everybody.map((entry) => [entry.id, entry]));
  return { entries, hidden, byId, twins: twinsIn(entries, seats, store.members.apart()) };
}

const NOBODY: readonly StoredMember[] = [];

/** In the order of a printed list of members: by family name, accents after none. */
function inOrder(rows: readonly RosterEntry[]): readonly RosterEntry[] {
  const keys = new Map(rows.map(({ id, name }) => [id, searchTerms(familyNameFirst(name)).join(' ')]));
  const keyOf = ({ id }: StoredMember) => keys.get(id) ?? '';
  return rows.toSorted((a, b) => compareTexts(keyOf(a), keyOf(b)) || compareTexts(a.name, b.name) || a.id - b.id);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function partnersIn(seats: readonly PlayedSeat[]): readonly (readonly [number, number])[] {
  const times = new Map<number, number>();
  for (const { partner } of seats) if (partner !== null) times.set(partner, (times.get(partner) ?? 0) + 1);
  return [...times].toSorted((a, b) => b[1] - a[1]);
}
