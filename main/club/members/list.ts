import { isDeepStrictEqual } from 'node:util';
import { searchTerms } from '../../../src/language/search-terms.ts';
import type { Club } from '../club.ts';
import type { MemberChangeView, MemberPageView, MembersView, MemberView } from '../model/members/members.ts';
import type { ClubProblem } from '../problem.ts';
import { standingAwards } from '../publication/awards.ts';
import { add, readExact, writeExact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import { readRoster, type Roster, type RosterEntry } from './roster.ts';

/** Which members are asked for. */
export interface MembersQuery {
  /** Words that begin a word of the name, or of a number; without any, everybody. */
  readonly find?: string;
  readonly from?: number;
}

/** So many rows a page. */
const PAGE = 200;

/**
 * The members and guests of the club in order of name, a page of those that are found. Whoever is in the file and in no
 * list is found by the whole name.
 */
export function listMembers(club: Club, { find = '', from = 0 }: MembersQuery = {}): MembersView {
  const roster = readRoster(club);
  const terms = searchTerms(find);
  const digits = find.replace(/\s/g, '').toUpperCase();
  const found =
    terms.length === 0
      ? roster.entries
      : [
          ...roster.entries.filter((entry) => isFound(entry, terms, digits)),
          ...roster.hidden.filter(({ searchName }) => isWholeName(searchName, terms)),
        ];
  const { changes, members } = club.store;
  const year = String(club.now().getFullYear());
  return {
    members: found.slice(from, from + PAGE).map((entry) => memberView(roster, entry)),
    total: found.length,
    counts: {
      members: roster.entries.filter(({ member }) => member === 1).length,
      guests: roster.entries.filter(({ member, seats }) => member === 0 && seats[0]?.evening.date.startsWith(year))
        .length,
      twins: roster.twins.size,
    },
    twinName: roster.entries.find(({ id }) => roster.twins.has(id))?.name ?? null,
    federations: members.federations(),
    canUndo: changes.nextOfClub('undo', 'members') !== null,
    canRedo: changes.nextOfClub('redo', 'members') !== null,
  };
}

function isFound({ searchName, numbers }: RosterEntry, terms: readonly string[], digits: string): boolean {
  return (
    terms.every((term) => searchName.includes(` ${term}`)) ||
    (digits.length > 0 && numbers.some(({ number }) => number.startsWith(digits)))
  );
}

/** Whether every word of a name is typed: whoever is in no list is found so, to be forgotten for instance. */
function isWholeName(searchName: string, terms: readonly string[]): boolean {
  const words = searchName.trim().split(' ');
  return words.length > 1 && words.length === terms.length && words.every((word) => terms.includes(word));
}

/** One player with partners, names and masterpoints; whoever turned out to be another is that one. */
export function readMember(club: Club, id: number): MemberPageView | ClubProblem {
  const roster = readRoster(club);
  const entry = entryOf(club, roster, id);
  if (!entry) return { kind: 'problem', code: 'unknownMember', member: id };
  const ids = new Set([entry.id, ...entry.joined.map((one) => one.id)]);
  const own = standingAwards(club).filter(({ player }) => ids.has(player));
  const byScheme = [...Map.groupBy(own, ({ scheme }) => scheme)].map(([scheme, awards]) => ({
    scheme,
    amount: writeExact(awards.reduce((sum, { amount }) => add(sum, readExact(amount) ?? ZERO), ZERO)),
  }));
  return {
    ...memberView(roster, entry),
    partners: entry.partners.map(([player, sessions]) => ({ name: nameOf(club, player), sessions })),
    history: historyOf(club, entry),
    joined: entry.joined.map(({ name }) => name),
    masterpoints: byScheme,
  };
}

/** What a player was before it was changed. The change that added it is none. */
function historyOf({ store }: Club, entry: RosterEntry): readonly MemberChangeView[] {
  const history = store.members.history(entry.id);
  return history.flatMap((before, index): readonly MemberChangeView[] => {
    const after = history[index - 1] ?? entry;
    const { name, stratum, handicap, numbers } = before;
    const others = {
      ...(name !== after.name && { name }),
      ...(stratum !== after.stratum && { stratum }),
      ...(handicap !== after.handicap && { handicap }),
      ...(!isDeepStrictEqual(numbers, after.numbers) && { numbers }),
    };
    const isAdding = index === history.length - 1 && before.member === 0 && after.member === 1 && !('name' in others);
    return Object.keys(others).length > 0 && !isAdding ? [{ until: before.at, ...others }] : [];
  });
}

function entryOf({ store }: Club, roster: Roster, id: number): RosterEntry | undefined {
  return roster.byId.get(id) ?? roster.byId.get(store.members.read(id)?.sameAs ?? 0);
}

/** The name a player is known by, a neutral one where it was forgotten. */
export function nameOf({ store }: Club, player: number): string {
  return store.players.knownName(player);
}

export function memberView({ byId, twins }: Roster, entry: RosterEntry): MemberView {
  const { id, name, member, numbers, stratum, handicap, seats, partners } = entry;
  const twin = twins.get(id);
  const other = twin && byId.get(twin.of);
  const mostly = partners.map(([player]) => byId.get(player)?.name).find((one) => one !== undefined);
  return {
    id,
    name,
    member: member === 1,
    numbers,
    stratum,
    handicap,
    sessions: new Set(seats.map(({ evening }) => evening.session)).size,
    last: seats[0]?.evening.date ?? null,
    mostlyWith: mostly ?? null,
    twin: twin && other ? { id: other.id, name: other.name, reason: twin.reason } : null,
  };
}
