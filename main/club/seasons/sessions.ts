import { nameHas } from '../../../src/season/words.ts';
import type { SeasonCandidate } from '../../store/seasons/season-results.ts';
import type { SeasonSessionRow, StageSession } from '../../store/seasons/seasons.ts';
import type { Club } from '../club.ts';
import type { SeasonSettings } from '../model/season.ts';
import { seasonSettings } from './stored.ts';

/** A session that a season takes, or that was left out of it by hand. */
export interface ChosenSession extends SeasonCandidate {
  readonly isIn: boolean;
  readonly byHand: boolean;
}

/** Which of all sessions a season takes, in order of day, and which it doesn't. */
export function chooseSessions(
  club: Club,
  season: number,
  settings: SeasonSettings,
  candidates: readonly SeasonCandidate[],
): { readonly chosen: readonly ChosenSession[]; readonly others: readonly SeasonCandidate[] } {
  const byHand = new Map(club.store.seasons.sessions(season).map((row) => [keyOf(row), row.counts]));
  const chosen: ChosenSession[] = [];
  const others: SeasonCandidate[] = [];
  for (const candidate of candidates) {
    const hand: SeasonSessionRow['counts'] = byHand.get(keyOf(candidate)) ?? null;
    const isIn = hand === null ? isTaken(candidate, settings) : hand === 1;
    if (isIn || hand !== null) chosen.push({ ...candidate, isIn, byHand: hand !== null });
    else others.push(candidate);
  }
  return { chosen, others };
}

/** The names of the seasons that would take any of some sessions which are not here yet. */
export function seasonsTaking({ store }: Club, sessions: readonly SeasonCandidate[]): readonly string[] {
  return store.seasons
    .list(false)
    .map(seasonSettings)
    .filter((settings) => sessions.some((session) => isTaken(session, settings)))
    .map(({ name }) => name);
}

/** Whether the rule of a season takes a session: one of its days, with its text in the name. */
function isTaken({ name, date }: SeasonCandidate, { from, to, has }: SeasonSettings): boolean {
  // Other names may have a dash in them: one whose text was forgotten goes on with the sessions it had.
  const isNamed = nameHas(name, has);
  return isNamed && (from === null || date >= from) && (to === null || date <= to);
}

function keyOf({ stage, session }: StageSession): string {
  return `${stage} ${session ?? ''}`;
}
