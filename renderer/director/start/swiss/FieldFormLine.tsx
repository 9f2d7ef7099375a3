import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import { SettingLine } from '../form/SettingLine.tsx';
import type { StartSettings } from '../form/useStartDraft.ts';
import { canBeSwiss } from './canBeSwiss.ts';

const FORMS = ['', 'swiss'] as const;

/** Whether pairs or players play a movement that is known to its end, or a Swiss. */
export function FieldFormLine({ settings }: { readonly settings: StartSettings }) {
  const words = useWords(teamStartWords);
  if (!canBeSwiss(settings)) return null;
  return (
    <SettingLine name={words.form}>
      <Select
        label={words.form}
        options={FORMS.map((value) => ({ value, text: words.forms[value] }))}
        value={settings.draft.form === 'swiss' ? 'swiss' : ''}
        onChange={(form) => settings.change({ form })}
      />
    </SettingLine>
  );
}
