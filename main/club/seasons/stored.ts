import { USUAL_SEASON_RULE, type SeasonRule } from '../../../src/season/rule.ts';
import type { SeasonVersion } from '../../store/seasons/seasons.ts';
import type { SeasonSettings } from '../model/season.ts';

type StoredRules = Partial<Omit<SeasonSettings, 'name' | 'rules'>> & {
  readonly rules?: readonly Partial<SeasonRule>[];
};

/** The settings of a season as they were written, by this program or an earlier one. */
export function seasonSettings({ name, rules }: Pick<SeasonVersion, 'name' | 'rules'>): SeasonSettings {
  const stored = JSON.parse(rules) as StoredRules;
  const { from = null, to = null, has = '', planned = null } = stored;
  const all = (stored.rules ?? []).map((rule) => ({ ...USUAL_SEASON_RULE, ...rule }));
  return { name, from, to, has, planned, rules: all.length > 0 ? all : [USUAL_SEASON_RULE] };
}

/** The same as it is written. */
export function seasonVersion({ name, ...rules }: SeasonSettings): SeasonVersion {
  return { name, rules: JSON.stringify(rules), deleted: 0 };
}
