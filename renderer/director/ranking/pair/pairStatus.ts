import type { EntryTerms } from '../../../../main/club/model/scoring.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { withdrawalOutcome } from '../../../../src/scoring/ranked-session/withdrawals.ts';
import { linesStillDue } from '../../../../src/session/withdrawals.ts';

/** The status of a pair: with a place, as a guest, or withdrawn. */
export const PAIR_STATUSES = ['ranked', 'guest', 'withdrawn'] as const;
/** A player of an individual does not withdraw: somebody else takes the number, or the boards are awarded. */
export const STATUSES_OF_PLAYERS = ['ranked', 'guest'] as const;
export type PairStatus = (typeof PAIR_STATUSES)[number];

export function pairStatus({ withdrawn, withoutStanding }: EntryTerms): PairStatus {
  if (withdrawn) return 'withdrawn';
  return withoutStanding ? 'guest' : 'ranked';
}

/** The terms of a pair with another status. Its other terms stay. */
export function termsForStatus({ entry, handicap, stratum }: EntryTerms, how: PairStatus): EntryTerms {
  const terms = { entry, handicap, stratum, withoutStanding: how === 'guest' };
  return how === 'withdrawn' ? { ...terms, withdrawn: true } : terms;
}

/** How much somebody has played of what was to be played: boards, or matches of a team. */
export interface PlayedShare {
  readonly played: number;
  readonly due: number;
}

/** What becomes of the results of somebody who withdraws, and of those still to be met. */
export function withdrawalSentence(
  { outcome, inSwiss }: Pick<(typeof withdrawalWords)['en'], 'outcome' | 'inSwiss'>,
  { played, due }: PlayedShare,
  isSwiss: boolean,
): string {
  return (isSwiss ? inSwiss : outcome)[withdrawalOutcome(played, due)](played, due);
}

/** How many boards a pair has played, and how many it was to play by the schedule. */
export function boardsPlayed({ sections, results }: SessionView, entry: number): PlayedShare {
  const own = results.filter(({ ns, ew, outcome }) => (ns === entry || ew === entry) && outcome.kind !== 'notPlayed');
  const open = sections.flatMap((section) => linesStillDue(section, entry, own));
  return { played: own.length, due: own.length + open.length };
}
