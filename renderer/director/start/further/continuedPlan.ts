import type { PouleSpec } from '../../../../src/movement/teams/families/poule.ts';
import type { StartPlan } from '../form/draft.ts';
import type { StartSettings } from '../form/useStartDraft.ts';
import type { Further } from './useFurther.ts';

/** The settings of a further session: where all teams of a poule play on, its plan goes on with the poule. */
export function continuedSettings(settings: StartSettings, further: Further | null): StartSettings {
  const played = further?.draft.who === 'everybody' ? pouleOf(further) : null;
  if (!played) return settings;
  const withPoule = (plan: StartPlan | null): StartPlan | null =>
    plan && plan.number === played.teams ? { ...plan, matches: { ...plan.matches, continues: played } } : plan;
  return { ...settings, plan: withPoule(settings.plan), shown: withPoule(settings.shown) };
}

function pouleOf({ before }: Further): PouleSpec | null {
  const spec = before.sections[0]?.spec;
  return spec?.kind === 'poule' ? spec : null;
}
