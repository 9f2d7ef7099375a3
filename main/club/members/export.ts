import type { MemberLine } from '../../../src/format/members/write.ts';
import { add, readExact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import type { Club } from '../club.ts';
import { standingAwards } from '../publication/awards.ts';
import { memberView } from './list.ts';
import { readRoster } from './roster.ts';

/** Every member and guest as a line of a file, with the masterpoints of all publications that stand. */
export function memberLines(club: Club): readonly MemberLine[] {
  const roster = readRoster(club);
  const awards = Map.groupBy(standingAwards(club), ({ player }) => player);
  return roster.entries.map((entry) => {
    const own = [entry.id, ...entry.joined.map((one) => one.id)].flatMap((id) => awards.get(id) ?? []);
    const masterpoints = own.reduce((sum, { amount }) => add(sum, readExact(amount) ?? ZERO), ZERO);
    return { ...memberView(roster, entry), masterpoints };
  });
}
