import { numbersTo } from '../../../basics/numbers-to.ts';
import type { Movement } from '../../movement.ts';
import { hasLines } from '../../pairs.ts';
import { opponentsByPair } from '../../quality.ts';

/** Where a pair of a team sits to begin with: the section, from 0, and the number it has there. */
export interface PairSeat {
  readonly section: number;
  readonly number: number;
}

/** The two pairs of a team: North-South first, then East-West. */
export type TeamMates = readonly [PairSeat, PairSeat];

/**
 * The pairs of teams over movements of two lines, one for each section: every team has a pair in both lines, and its
 * two pairs never meet. In several sections they sit in different ones where that can be.
 * @returns the teams in order of their North-South pairs; null where two pairs of a team would have to meet, or where
 * somebody is missing
 */
export function teamMates(movements: readonly Movement[]): readonly TeamMates[] | null {
  if (movements.some(({ spec, phantom }) => !hasLines(spec) || phantom !== null)) return null;
  const first = movements.flatMap(({ tables }, section) => numbersTo(tables).map((number) => ({ section, number })));
  const met = movements.map(opponentsByPair);
  const mayPlay = (north: PairSeat): readonly PairSeat[] =>
    sectionsFrom(north.section, movements.length).flatMap((section) => {
      const { tables = 0 } = movements[section] ?? {};
      const opponents = section === north.section ? (met[section]?.get(north.number) ?? []) : [];
      return numbersTo(tables)
        .toSorted((a, b) => Math.abs(a - north.number) - Math.abs(b - north.number))
        .map((table) => ({ section, number: tables + table }))
        .filter(({ number }) => !opponents.includes(number));
    });
  return matched(first.map(mayPlay))?.map((east, team) => [first[team] as PairSeat, east]) ?? null;
}

/** The sections after one, then that one itself. */
function sectionsFrom(section: number, sections: number): readonly number[] {
  return numbersTo(sections).map((step) => (section + step) % sections);
}

/** One of the seats of each list, none twice; null where there are none such. */
function matched(wanted: readonly (readonly PairSeat[])[]): readonly PairSeat[] | null {
  const takenBy = new Map<string, { readonly seat: PairSeat; readonly team: number }>();
  const take = (team: number, tried: Set<string>): boolean =>
    (wanted[team] ?? []).some((seat) => {
      const key = `${seat.section} ${seat.number}`;
      if (tried.has(key)) return false;
      tried.add(key);
      const holder = takenBy.get(key);
      if (holder && !take(holder.team, tried)) return false;
      takenBy.set(key, { seat, team });
      return true;
    });
  if (!wanted.every((_, team) => take(team, new Set()))) return null;
  return [...takenBy.values()].toSorted((a, b) => a.team - b.team).map(({ seat }) => seat);
}
