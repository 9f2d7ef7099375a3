import type { MemberDetails } from '../../../../main/club/members/values.ts';
import type { MemberNumber, MemberView } from '../../../../main/club/model/members/members.ts';
import type { Language } from '../../../../src/language.ts';
import { formatHandicap, readHandicap } from '../../session/terms.ts';
import { OWN_FEDERATION } from '../../../../src/format/members/columns.ts';

/** A member as it is typed. */
export interface MemberDraft {
  readonly name: string;
  readonly member: boolean;
  /** The club's own number first. */
  readonly numbers: readonly MemberNumber[];
  /** '' for none, '0' for A. */
  readonly stratum: string;
  readonly handicap: string;
}

export function draftOf(member: MemberView | null, language: Language): MemberDraft {
  if (!member) return { name: '', member: true, numbers: [NO_OWN_FEDERATION], stratum: '', handicap: '' };
  const own = member.numbers.find(({ federation }) => federation === OWN_FEDERATION) ?? NO_OWN_FEDERATION;
  return {
    name: member.name,
    member: member.member,
    numbers: [own, ...member.numbers.filter((one) => one !== own)],
    stratum: member.stratum === null ? '' : String(member.stratum),
    handicap: formatHandicap(member.handicap, language),
  };
}

const NO_OWN_FEDERATION: MemberNumber = { federation: OWN_FEDERATION, number: '' };

/** The details that are typed; null where the handicap can't be read. */
export function readMemberDraft({ name, member, numbers, stratum, handicap }: MemberDraft): MemberDetails | null {
  const read = readHandicap(handicap);
  if (read === undefined) return null;
  return { name, member, numbers, stratum: stratum === '' ? null : Number(stratum), handicap: read };
}

/** What of a member is typed. */
export function typedDetails({ name, member, numbers, stratum, handicap }: MemberView): MemberDetails {
  return { name, member, numbers, stratum, handicap };
}
