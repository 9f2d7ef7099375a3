import type { StoredMember, PlayersApartRow } from '../../store/members/members.ts';
import type { TwinReason } from '../model/members/members.ts';
import type { PlayedSeat } from './played-seats.ts';

/** The player that another is probably the same as. */
export interface Twin {
  readonly of: number;
  readonly reason: TwinReason;
}

/**
 * Players who are probably somebody else of the list: of the same words, whatever their accents and their order, who
 * never sat in one session, and of whom nobody said that they are two. The one that has more to it is what the others
 * are taken to be.
 */
export function twinsIn(
  players: readonly StoredMember[],
  seats: ReadonlyMap<number, readonly PlayedSeat[]>,
  apart: readonly PlayersApartRow[],
): ReadonlyMap<number, Twin> {
  const told = new Set(apart.flatMap((row) => (row.apart === 1 ? [`${row.first} ${row.second}`] : [])));
  const twins = new Map<number, Twin>();
  for (const group of Map.groupBy(players, sameWords).values()) {
    if (group.length < 2) continue;
    const weight = ({ id, member, numbers }: StoredMember) =>
      [member, numbers.length, seats.get(id)?.length ?? 0, -id] as const;
    const byWeight = group.toSorted((a, b) => compareWeights(weight(b), weight(a)));
    for (const [index, player] of byWeight.entries()) {
      const other = byWeight
        .slice(0, index)
        .find((one) => !told.has(twinKey(one.id, player.id)) && !satTogether(seats, one.id, player.id));
      if (other) twins.set(player.id, { of: other.id, reason: reasonOf(player, other) });
    }
  }
  return twins;
}

/** The pair of two players, whichever is named first. */
function twinKey(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** The words of a name in an order of their own. */
function sameWords({ searchName }: StoredMember): string {
  return searchName.split(' ').toSorted().join(' ');
}

function reasonOf(a: StoredMember, b: StoredMember): TwinReason {
  if (a.name === b.name) return 'sameName';
  return a.searchName === b.searchName ? 'accents' : 'order';
}

function satTogether(seats: ReadonlyMap<number, readonly PlayedSeat[]>, a: number, b: number): boolean {
  const sessions = new Set(seats.get(a)?.map(({ evening }) => evening.session));
  return seats.get(b)?.some(({ evening }) => sessions.has(evening.session)) ?? false;
}

function compareWeights(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
