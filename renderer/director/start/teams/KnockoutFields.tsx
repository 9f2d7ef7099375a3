import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { LEVEL_RULES } from '../../../../src/draw/knockout/decision.ts';
import { KNOCKOUT_ODDS, KNOCKOUT_PLAY_OFFS } from '../../../../src/draw/knockout/rules.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import { SettingLine } from '../form/SettingLine.tsx';
import type { StartSettings } from '../form/useStartDraft.ts';
import { KNOCKOUT_CARRIES, KNOCKOUT_DRAWS, readKnockoutPlan } from './knockoutPlan.ts';

/** What is wanted of a knockout: how it is drawn, an odd number, places, a level match, and what is carried over. */
export function KnockoutFields({ settings }: { readonly settings: StartSettings }) {
  const { knockout: words } = useWords(teamStartWords);
  const { draft, change } = settings;
  const plan = readKnockoutPlan(draft);
  const line = <Value extends string>(
    name: 'seeding' | 'odd' | 'playOffs' | 'level' | 'carry',
    options: readonly Value[],
    texts: Readonly<Record<Value, string>>,
    value: Value,
  ) => (
    <SettingLine name={words[name]}>
      <Select
        label={words[name]}
        options={options.map((one) => ({ value: one, text: texts[one] }))}
        value={value}
        onChange={(chosen) => change({ [name]: chosen })}
      />
    </SettingLine>
  );
  return (
    <>
      {line('seeding', KNOCKOUT_DRAWS, words.seedings, plan.seeding)}
      {line('odd', KNOCKOUT_ODDS, words.odds, plan.odd)}
      {line('playOffs', KNOCKOUT_PLAY_OFFS, words.playOffsOf, plan.playOffs)}
      {line('level', LEVEL_RULES, words.levels, plan.level)}
      {line('carry', KNOCKOUT_CARRIES, words.carries, plan.carry)}
    </>
  );
}
