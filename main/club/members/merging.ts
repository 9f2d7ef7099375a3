import type { StoredMember } from '../../store/members/members.ts';
import type { SessionSeatRow } from '../../store/members/seats.ts';
import { changeClub } from '../change.ts';
import type { Club } from '../club.ts';
import type { MergePreview } from '../model/members/members.ts';
import type { ClubProblem } from '../problem.ts';
import { changed, type MemberAnswer } from './changing.ts';
import { memberView } from './list.ts';
import { readRoster, type RosterEntry } from './roster.ts';

/** Two entries of the list that are one person: the one that stays, and the one that turned out to be it. */
export interface Merge {
  readonly keep: number;
  readonly other: number;
}

/** What making one player of two does. */
export function previewMerge(club: Club, { keep, other }: Merge): MergePreview | ClubProblem {
  const roster = readRoster(club);
  const found = bothOf(club, { keep, other });
  if ('kind' in found) return found;
  const [kept, gone] = found;
  const sessions = new Set([...kept.seats, ...gone.seats].map(({ evening }) => evening.session)).size;
  const { name, member, numbers, stratum, handicap } = joinedRow(kept, gone);
  return {
    keep: memberView(roster, kept),
    other: memberView(roster, gone),
    joined: { name, member: member === 1, numbers, stratum, handicap, sessions },
    met: meetingOf(club, kept, gone),
  };
}

/**
 * Makes one player of two: all that the other played is the kept one's from now on, under its name. What the kept one
 * lacks of numbers, stratum and handicap it gets from the other. Two who sat at one time are refused.
 */
export function mergeMembers(club: Club, merge: Merge): MemberAnswer | ClubProblem {
  return changeClub(club, changed(club), ({ add }): MemberAnswer | ClubProblem => {
    const found = bothOf(club, merge);
    if ('kind' in found) return found;
    const [kept, gone] = found;
    const met = meetingOf(club, kept, gone);
    if (met) return { kind: 'problem', code: 'membersMet', ...met };
    const { members } = club.store;
    const change = add();
    const joined = joinedRow(kept, gone);
    const stays = gone.numbers.filter((one) => !joined.numbers.includes(one));
    // Whoever turned out to be the one that goes is the kept one from now on, before that one is.
    for (const one of gone.joined) members.change(change, { ...stateOf(one), sameAs: kept.id });
    members.change(change, { ...stateOf(gone), numbers: stays, sameAs: kept.id });
    members.change(change, joined);
    return { member: kept.id, changed: true };
  });
}

function bothOf(club: Club, { keep, other }: Merge): readonly [RosterEntry, RosterEntry] | ClubProblem {
  const { byId } = readRoster(club);
  const [kept, gone] = [byId.get(keep), byId.get(other)];
  if (!kept || !gone) return { kind: 'problem', code: 'unknownMember', member: kept ? other : keep };
  return kept === gone ? { kind: 'problem', code: 'sameMember' } : [kept, gone];
}

/** The kept player as it will be. A number of a federation of which it has one already stays with the other. */
function joinedRow(kept: RosterEntry, gone: RosterEntry) {
  const own = new Set(kept.numbers.map(({ federation }) => federation));
  const taken = gone.numbers.filter(({ federation }) => !own.has(federation));
  return {
    ...stateOf(kept),
    member: kept.member === 1 || gone.member === 1 ? 1 : 0,
    numbers: [...kept.numbers, ...taken],
    stratum: kept.stratum ?? gone.stratum,
    handicap: kept.handicap ?? gone.handicap,
  } as const;
}

function stateOf({ id, name, searchName, member, stratum, handicap, sameAs, numbers }: StoredMember) {
  return { id, name, searchName, member, stratum, handicap, sameAs, numbers };
}

/**
 * A session in which two players sat at the same time, or at the same board: they are two. Where nothing of it is
 * played yet, one in which both have a place.
 */
function meetingOf({ store }: Club, kept: RosterEntry, gone: RosterEntry): MergePreview['met'] {
  const evenings = new Map(store.seats.evenings().map((evening) => [evening.session, evening]));
  const boards = store.seats.boardsOf(kept.id);
  const rounds = new Set(boards.map(({ session, round }) => `${session} ${round}`));
  const played = new Set(boards.map(({ dealSet, board }) => `${dealSet} ${board}`));
  const met = store.seats.boardsOf(gone.id).find(({ session, round, dealSet, board }) => {
    return rounds.has(`${session} ${round}`) || played.has(`${dealSet} ${board}`);
  })?.session;
  const session = met ?? seatsInOne(store, kept, gone);
  const evening = session === undefined ? undefined : evenings.get(session);
  return evening ? { event: evening.name, date: evening.date } : null;
}

/** A session in which both begin, whether it is played or not. */
function seatsInOne(store: Club['store'], kept: RosterEntry, gone: RosterEntry): number | undefined {
  const [own, others] = [idsOf(kept), idsOf(gone)];
  const seats = store.seats.seats();
  const sessions = new Set(seats.filter((seat) => sitsIn(seat, own)).map(({ session }) => session));
  return seats.filter((seat) => sitsIn(seat, others)).find(({ session }) => sessions.has(session))?.session;
}

function idsOf({ id, joined }: RosterEntry): ReadonlySet<number> {
  return new Set([id, ...joined.map((one) => one.id)]);
}

function sitsIn({ first, second }: SessionSeatRow, players: ReadonlySet<number>): boolean {
  return players.has(first ?? 0) || players.has(second ?? 0);
}
