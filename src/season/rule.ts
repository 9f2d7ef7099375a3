import { isPossibleCounting, type CountingRule } from './counting.ts';
import { isPossibleWorth, type WorthRule } from './worth.ts';
import { nameHas, plain } from './words.ts';

export const SEASON_TIES = ['shared', 'best-results', 'sessions'] as const;

/** How equal figures are separated: not at all, by the best single result and then the next, or by sessions played. */
export type SeasonTies = (typeof SEASON_TIES)[number];

/** By which a season is ranked. */
export interface SeasonRule {
  readonly by: 'player' | 'pair';
  readonly worth: WorthRule;
  readonly counting: CountingRule;
  /** What counts is divided by its number, or added up. */
  readonly total: 'mean' | 'sum';
  /** Sessions that somebody must have played to have a place. */
  readonly least: number;
  /** Different partners that a player must have had to have a place. */
  readonly partners: number;
  /**
   * Words of names of sessions, one for each club: results are counted at each club by itself, and sessions whose name
   * has none of the words don't count. Empty: all sessions together.
   */
  readonly clubs: readonly string[];
  readonly ties: SeasonTies;
}

/** A rule that most clubs begin with. */
export const USUAL_SEASON_RULE: SeasonRule = {
  by: 'player',
  worth: { kind: 'percent' },
  counting: { kind: 'all' },
  total: 'mean',
  least: 1,
  partners: 0,
  clubs: [],
  ties: 'shared',
};

/** Whether a rule can rank anybody: its numbers make sense, and its words are different. */
export function isPossibleSeasonRule({ by, worth, counting, clubs }: SeasonRule): boolean {
  const words = clubs.map(plain);
  return (
    isPossibleWorth(worth) &&
    // Masterpoints are kept a player.
    (worth.kind !== 'masterpoints' || by === 'player') &&
    isPossibleCounting(counting) &&
    words.every((word, index) => word !== '' && words.indexOf(word) === index)
  );
}

/** Which club a session was played at, by its name; null where the rule names clubs and it is at none of them. */
export function clubOfSession(name: string, { clubs }: Pick<SeasonRule, 'clubs'>): number | null {
  if (clubs.length === 0) return 0;
  const found = clubs.findIndex((word) => nameHas(name, word));
  return found < 0 ? null : found;
}
