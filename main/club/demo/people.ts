import { writeCsv } from '../../../src/format/csv.ts';
import { OWN_FEDERATION, type MemberColumn } from '../../../src/format/members/columns.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import { sampleNames } from '../../../src/sample/names.ts';
import { stratumLetter } from '../../../src/scoring/standing/strata.ts';
import type { Club } from '../club.ts';
import { importMembers } from '../members/import.ts';
import { orThrow } from './play.ts';

/** Pairs of the club; the first half is named after trees, the second after rivers. */
const TABLES = 10;

/** Every so many players one is a guest, has a handicap, or plays in another stratum. */
const EVERY = { guest: 9, handicap: 6, stratum: 3 } as const;

const COLUMNS: readonly MemberColumn[] = [
  { is: 'name' },
  { is: 'number', federation: OWN_FEDERATION },
  { is: 'stratum' },
  { is: 'handicap' },
];

/** The pairs that play in the club, regular partners together. */
export function demoPairs(): readonly (readonly [string, string])[] {
  const figures = { tables: TABLES, rounds: TABLES - 1, boardsPerRound: 2 };
  const movement = makeMovement({ kind: 'mitchell', ...figures, phantom: null, even: 'skip', arrowSwitch: 0 });
  if (!isMovement(movement)) throw new Error('the movement that names the demonstration cannot be made');
  return sampleNames(movement);
}

/** Brings the members in, as a list of a spreadsheet; guests come by playing. @returns how many members there are */
export function addPeople(club: Club): number {
  const people = demoPairs().flat();
  const rows = people.flatMap((name, index) => {
    const handicap = index % EVERY.handicap === 0 ? String(1 + (index % 5)) : '';
    const isGuest = index % EVERY.guest === EVERY.guest - 1;
    return isGuest ? [] : [[name, String(101 + index), stratumLetter(index % EVERY.stratum), handicap]];
  });
  const file = new TextEncoder().encode(writeCsv([['name', 'number', 'stratum', 'handicap'], ...rows], ','));
  return orThrow(importMembers(club, file, COLUMNS)).added;
}
