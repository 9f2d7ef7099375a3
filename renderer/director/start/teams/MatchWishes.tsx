import type { ReactNode } from 'react';
import { startWords } from '../../../../src/language/screens/start.ts';
import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { LEAST_KNOCKOUT_TEAMS } from '../../../../src/draw/knockout/rules.ts';
import { BOARD_SUPPLIES } from '../../../../src/movement/teams/families/family.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import { LONGEST_FIGURES, SettingInput } from '../form/SettingInput.tsx';
import { SettingLine } from '../form/SettingLine.tsx';
import { chooseByArrow } from '../form/startForm.ts';
import type { WishesProps } from '../play.ts';
import classes from '../Start.module.css';
import { KnockoutFields } from './KnockoutFields.tsx';
import { SwissWishes } from './SwissWishes.tsx';

/** With fewer teams there is nothing to draw. */
const LEAST_OF_SWISS = 4;
const FORMS = ['', 'swiss', 'knockout'] as const;
const LEAST: Readonly<Record<(typeof FORMS)[number], number>> = {
  '': 2,
  swiss: LEAST_OF_SWISS,
  knockout: LEAST_KNOCKOUT_TEAMS,
};

/**
 * What is wanted of matches: their boards and parts, once or twice against each team, where boards come from. Several
 * sections have no matches.
 */
export function MatchWishes({ settings, onArrow, onStart }: WishesProps): ReactNode {
  const words = useWords(teamStartWords);
  const start = useWords(startWords);
  const { draft, wrong, change, shown } = settings;
  if (!shown || shown.sections > 1) return null;
  const line = (name: 'boardsPerMatch' | 'segments') => (
    <SettingLine name={start.fields[name]} wrong={wrong.includes(name) ? name : undefined}>
      <SettingInput name={name} longest={LONGEST_FIGURES} settings={settings} />
    </SettingLine>
  );
  const forms = FORMS.filter((one) => shown.number >= LEAST[one]);
  const form = forms.find((one) => one === draft.form) ?? '';
  const isSwiss = form === 'swiss';
  const supplies = ['any', ...BOARD_SUPPLIES] as const;
  const supply = BOARD_SUPPLIES.find((one) => one === draft.supply) ?? 'any';
  return (
    <div
      className={classes['wishes']}
      role="group"
      aria-label={words.wishes}
      onKeyDown={(event) => {
        chooseByArrow(event, onArrow);
        // Fields that are typed in submit their form by themselves.
        if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) onStart();
      }}
    >
      {forms.length > 1 && (
        <SettingLine name={words.form}>
          <Select
            label={words.form}
            options={forms.map((value) => ({ value, text: words.forms[value] }))}
            value={form}
            onChange={(chosen) => change({ form: chosen })}
          />
        </SettingLine>
      )}
      {isSwiss && <SwissWishes settings={settings} />}
      {form === 'knockout' && <KnockoutFields settings={settings} />}
      {line('boardsPerMatch')}
      {!isSwiss && line('segments')}
      {shown.number !== 2 && form === '' && (
        <SettingLine name={words.legs}>
          <Select
            label={words.legs}
            options={(['1', '2'] as const).map((value) => ({ value, text: words.legsOf[value] }))}
            value={draft.legs === '2' ? '2' : '1'}
            onChange={(legs) => change({ legs })}
          />
        </SettingLine>
      )}
      <SettingLine name={words.supply}>
        <Select
          label={words.supply}
          options={supplies.map((value) => ({ value, text: words.supplies[value] }))}
          value={supply}
          onChange={(value) => change({ supply: value === 'any' ? '' : value })}
        />
      </SettingLine>
    </div>
  );
}
