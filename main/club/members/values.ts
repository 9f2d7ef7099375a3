import { OWN_FEDERATION } from '../../../src/format/members/columns.ts';
import type { MemberNumber } from '../model/members/members.ts';
import { normalizeName } from '../players/search-name.ts';

/** What is typed of a member. */
export interface MemberDetails {
  readonly name: string;
  readonly member: boolean;
  readonly stratum: number | null;
  readonly handicap: number | null;
  readonly numbers: readonly MemberNumber[];
}

/** Details as they are stored: a number has no spaces, a federation is in capitals, and empty ones are left out. */
export function normalizeDetails({ name, numbers, ...details }: MemberDetails): MemberDetails {
  return { ...details, name: normalizeName(name), numbers: normalizeNumbers(numbers) };
}

function normalizeNumbers(numbers: readonly MemberNumber[]): readonly MemberNumber[] {
  return numbers
    .map(({ federation, number }) => ({
      federation:
        federation === OWN_FEDERATION ? OWN_FEDERATION : normalizeName(federation).toUpperCase() || OWN_FEDERATION,
      number: normalizeName(number).replaceAll(' ', '').toUpperCase(),
    }))
    .filter(({ number }) => number !== '')
    .toSorted((a, b) => (a.federation < b.federation ? -1 : 1));
}
