import type { MemberNumber, MemberView } from '../../../main/club/model/members/members.ts';
import { OWN_FEDERATION } from '../../../src/format/members/columns.ts';

type WithNumbers = Pick<MemberView, 'numbers'>;

/** The number that the club itself gave a member. */
export function ownNumber({ numbers }: WithNumbers): string {
  return numbers.find(({ federation }) => federation === OWN_FEDERATION)?.number ?? '';
}

/** The numbers of federations, each with its name before it. */
export function otherNumbers({ numbers }: WithNumbers): readonly string[] {
  return federationNumbers(numbers).map(({ federation, number }) => `${federation} ${number}`);
}

function federationNumbers(numbers: readonly MemberNumber[]): readonly MemberNumber[] {
  return numbers.filter(({ federation }) => federation !== OWN_FEDERATION);
}
