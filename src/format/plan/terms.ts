/** Handicaps and strata of an event from a file, as the club's ranking takes them. */
import type { Regulation } from '../../scoring/regulation/regulation.ts';
import type { SessionMethod } from '../../scoring/session-scoring.ts';
import { stratumOfLetter } from '../../scoring/standing/strata.ts';
import type { FileEntry, TournamentEvent } from '../event/event.ts';
import { oddityOf, type ImportOddity } from './oddity.ts';
import type { EventPlan } from './plan.ts';
import { compareRanking } from './published.ts';

/** The terms of an entry that plays, of which one at least is given. */
export interface PlannedTerms {
  /** The place in the event's entries. */
  readonly place: number;
  /** Hundredths of a percent, added to the percentage; null without one. */
  readonly handicap: number | null;
  /** 0 is A, the highest; null without one. */
  readonly stratum: number | null;
}

/** More than this no pair is given. */
const LARGEST_HANDICAP = 100_00;

/**
 * The handicaps and strata of those who play. Where the file's own figures have half of each handicap, half is taken,
 * so that the ranking with handicap is the file's. Only a percentage can have a handicap of percents; a stratum is a
 * letter.
 */
export function plannedTerms(
  event: TournamentEvent,
  plan: EventPlan,
  scoring: { readonly method: SessionMethod; readonly regulation: Regulation },
): { readonly terms: readonly PlannedTerms[]; readonly oddities: readonly ImportOddity[] } {
  const places = plan.sections.flatMap(({ entries }) => entries.map(({ place }) => place));
  const given = places.flatMap((place) => {
    const entry = event.entries[place];
    return entry ? [{ place, entry }] : [];
  });
  const hasHandicap = given.filter(({ entry }) => isGivenHandicap(entry));
  const isHalf = hasHandicap.length > 0 && isHalfCounted(event, plan, scoring);
  const isShare = scoring.method === 'matchpoints';
  const terms = given.flatMap(({ place, entry }): readonly PlannedTerms[] => {
    const handicap = isShare && isTakenHandicap(entry) ? Math.round((entry.handicap ?? 0) / (isHalf ? 2 : 1)) : null;
    const stratum = stratumOfLetter(entry.stratum?.trim() ?? '');
    return handicap === null && stratum === null ? [] : [{ place, handicap, stratum }];
  });
  const taken = terms.filter(({ handicap }) => handicap !== null).length;
  const hasStratum = given.filter(({ entry }) => (entry.stratum?.trim() ?? '') !== '').length;
  return {
    terms,
    oddities: [
      ...oddityOf('handicapsHalved', isHalf ? taken : 0),
      ...oddityOf('handicapsLeft', hasHandicap.length - taken),
      ...oddityOf('strataLeft', hasStratum - terms.filter(({ stratum }) => stratum !== null).length),
    ],
  };
}

function isGivenHandicap({ handicap }: FileEntry): boolean {
  return handicap !== null && handicap !== 0;
}

function isTakenHandicap(entry: FileEntry): boolean {
  return isGivenHandicap(entry) && Math.abs(entry.handicap ?? 0) <= LARGEST_HANDICAP;
}

/** Whether more of the published figures have half of a handicap than the whole of it. */
function isHalfCounted(
  event: TournamentEvent,
  plan: EventPlan,
  scoring: { readonly method: SessionMethod; readonly regulation: Regulation },
): boolean {
  const differences = compareRanking(event, plan, scoring)?.differences ?? [];
  const times = (wanted: string) => differences.filter(({ cause }) => cause === wanted).length;
  return times('handicap') > times('wholeHandicap');
}
