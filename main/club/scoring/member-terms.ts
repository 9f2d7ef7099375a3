import type { StoredMember } from '../../store/members/members.ts';
import { absentSession } from '../absent-session.ts';
import type { Club } from '../club.ts';
import type { EntryTerms } from '../model/scoring.ts';
import type { ClubProblem } from '../problem.ts';
import { entryTermsOf, isSameTerms, termsView } from './terms.ts';

/** Terms that the members of pairs bring with them. */
export interface MemberTerms {
  /** Of pairs and players that have no terms in the event yet. */
  readonly entries: readonly EntryTerms[];
}

const USUAL = { handicap: null, stratum: null, withoutStanding: false } as const;

/**
 * The terms of the pairs of a session by what the club knows of their players, where a pair has none yet: the handicap
 * of a pair is the mean of both, its stratum the higher one. Handicaps of members are percents: none is proposed where
 * the event counts points. Teams have no terms.
 */
export function memberTerms(club: Club, session: number): MemberTerms | ClubProblem {
  const { store } = club;
  const absent = absentSession(club, session);
  if (absent) return absent;
  if (store.sessions.read(session)?.ranks === 'team') return { entries: [] };
  const now = termsView(club, session);
  const entries = store.sessions.entries(session).flatMap(({ id, phantom }): readonly EntryTerms[] => {
    if (phantom || !isSameTerms(entryTermsOf(now, id), USUAL)) return [];
    const { first = null, second = null } = store.entryPlayers.current(id) ?? {};
    const players = [first, second].filter((player) => player !== null).map((player) => knownMember(club, player));
    const handicap = now.unit === 'percent' ? meanHandicap(players) : null;
    const stratum = highestStratum(players);
    return handicap === null && stratum === null ? [] : [{ ...USUAL, entry: id, handicap, stratum }];
  });
  return { entries };
}

/** A player under the name it is known by now; null for one who was forgotten. */
function knownMember({ store }: Club, player: number): StoredMember | null {
  const own = store.members.read(player);
  return own?.sameAs ? store.members.read(own.sameAs) : own;
}

/** Null where the handicap of any of them is not known. */
function meanHandicap(players: readonly (StoredMember | null)[]): number | null {
  const handicaps = players.flatMap((one) => one?.handicap ?? []);
  if (players.length === 0 || handicaps.length < players.length) return null;
  return Math.round(handicaps.reduce((sum, one) => sum + one, 0) / handicaps.length);
}

function highestStratum(players: readonly (StoredMember | null)[]): number | null {
  const strata = players.flatMap((one) => one?.stratum ?? []);
  return strata.length === 0 ? null : Math.min(...strata);
}
