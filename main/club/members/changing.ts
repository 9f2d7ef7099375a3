import type { StoredMember } from '../../store/members/members.ts';
import { changeClub } from '../change.ts';
import { isChangedMeanwhile } from '../changed-meanwhile.ts';
import type { Club } from '../club.ts';
import { searchName } from '../players/search-name.ts';
import type { ClubProblem, MemberProblem } from '../problem.ts';
import { readRoster } from './roster.ts';
import { normalizeDetails, type MemberDetails } from './values.ts';

/** A member that is added, or one of the list that is changed. */
export interface MemberAnswer {
  readonly member: number;
  readonly changed: boolean;
}

export interface NewMember extends MemberDetails {
  /** Whether another person of this name is known, and meant to be another. */
  readonly another?: boolean;
}

/**
 * Adds somebody to the list. Where somebody of the name is in it already, it is asked first whether it is another
 * person; said so, the two are never taken for one.
 */
export function addMember(club: Club, asked: NewMember): MemberAnswer | ClubProblem {
  const { another = false, ...given } = asked;
  const details = normalizeDetails(given);
  return changeClub(club, changed(club), ({ add }): MemberAnswer | ClubProblem => {
    const { members } = club.store;
    const folded = searchName(details.name);
    const namesakes = readRoster(club).entries.filter((one) => one.searchName === folded);
    const [first] = namesakes;
    const problem = detailsProblem(club, details, null);
    if (problem) return problem;
    if (first && !another) {
      return { kind: 'problem', code: 'memberKnown', member: first.id, name: first.name, isMember: first.member === 1 };
    }
    const change = add();
    const id = members.add(change, stateFrom(details));
    for (const { id: other } of namesakes) {
      members.addApart(change, { first: Math.min(id, other), second: Math.max(id, other), apart: 1 });
    }
    return { member: id, changed: true };
  });
}

/** Changes a member or guest. The name before stays known. @param before what the sender saw */
export function changeMember(
  club: Club,
  id: number,
  asked: MemberDetails,
  before?: MemberDetails,
): MemberAnswer | ClubProblem {
  const details = normalizeDetails(asked);
  return changeClub(club, changed(club), ({ add }): MemberAnswer | ClubProblem => {
    const row = club.store.members.read(id);
    if (!row || row.sameAs !== null) return { kind: 'problem', code: 'unknownMember', member: id };
    const now = detailsOf(row);
    if (isChangedMeanwhile({ before: before && normalizeDetails(before), now, asked: details })) {
      return { kind: 'problem', code: 'memberMovedOn' };
    }
    const problem = detailsProblem(club, details, id);
    if (problem) return problem;
    const isSame = JSON.stringify(normalizeDetails(now)) === JSON.stringify(details);
    if (!isSame) write(club, add(), id, details);
    return { member: id, changed: !isSame };
  });
}

/** Says of two players who look like one that they are two. */
export function tellApart(club: Club, one: number, other: number): MemberAnswer | ClubProblem {
  return changeClub(club, changed(club), ({ add }): MemberAnswer | ClubProblem => {
    const { members } = club.store;
    const missing = [one, other].find((id) => !members.read(id));
    if (missing !== undefined) return { kind: 'problem', code: 'unknownMember', member: missing };
    if (one === other) return { kind: 'problem', code: 'sameMember' };
    const [first, second] = [Math.min(one, other), Math.max(one, other)];
    const known = members.apart().some((row) => row.first === first && row.second === second && row.apart === 1);
    if (!known) members.addApart(add(), { first, second, apart: 1 });
    return { member: one, changed: !known };
  });
}

/** A change of the members, and how it is answered once more: by the first of whom it wrote. */
export function changed({ store }: Club) {
  const answerOf = (change: number): MemberAnswer => {
    const [before] = store.members.before(change);
    return { member: before?.player ?? store.members.apartBefore(change)[0]?.first ?? 0, changed: true };
  };
  return { kind: 'members', answerOf } as const;
}

/** What of a stored player is typed. */
export function detailsOf({ name, member, stratum, handicap, numbers }: StoredMember): MemberDetails {
  const plain = numbers.map(({ federation, number }) => ({ federation, number }));
  return { name, member: member === 1, stratum, handicap, numbers: plain };
}

/** Writes details to a player within a change. */
export function write({ store }: Club, change: number, id: number, details: MemberDetails): void {
  store.members.change(change, { id, ...stateFrom(details) });
}

/** Details as they are stored. */
export function stateFrom({ name, member, stratum, handicap, numbers }: MemberDetails) {
  return {
    name,
    searchName: searchName(name),
    member: member ? 1 : 0,
    stratum,
    handicap,
    sameAs: null,
    numbers,
  } as const;
}

/** Why details can't be written: without a name, with two numbers of a federation, or with somebody else's number. */
function detailsProblem(club: Club, { name, numbers }: MemberDetails, id: number | null): MemberProblem | null {
  if (name === '') return { kind: 'problem', code: 'memberWithoutName' };
  const twice = numbers.find(({ federation }, index) => numbers[index - 1]?.federation === federation);
  if (twice) return { kind: 'problem', code: 'numberTwice', ...twice };
  for (const number of numbers) {
    const owner = club.store.members.ownerOf(number);
    if (owner === null || owner === id) continue;
    return {
      kind: 'problem',
      code: 'numberTaken',
      ...number,
      member: owner,
      name: club.store.players.knownName(owner),
    };
  }
  return null;
}
