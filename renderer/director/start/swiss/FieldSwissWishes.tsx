import { startWords } from '../../../../src/language/screens/start.ts';
import { swissStartWords } from '../../../../src/language/movement/swiss-start.ts';
import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { SWISS_FIELDS, SWISS_SUPPLIES } from '../../../../src/movement/swiss/spec.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import { LONGEST_FIGURES, SettingInput } from '../form/SettingInput.tsx';
import { SettingLine } from '../form/SettingLine.tsx';
import { chooseByArrow } from '../form/startForm.ts';
import type { WishesProps } from '../play.ts';
import { DrawWishes } from './DrawWishes.tsx';
import classes from '../Start.module.css';

const FORMS = ['', 'swiss'] as const;

/** Whether a movement or a Swiss is wanted, and what of a Swiss. Several sections have no Swiss. */
export function FieldSwissWishes({ settings, onArrow, onStart }: WishesProps) {
  const words = useWords(teamStartWords);
  const own = useWords(swissStartWords);
  const start = useWords(startWords);
  const { draft, wrong, change, shown, play } = settings;
  const isPairs = play.played === 'pairs';
  const least = isPairs ? SWISS_FIELDS.pairs.least / 2 : SWISS_FIELDS.players.least;
  if (!shown || shown.sections > 1 || shown.number < least) return null;
  const isSwiss = draft.form === 'swiss';
  const line = (name: 'rounds' | 'boardsPerMatch', text: string) => (
    <SettingLine name={text} wrong={wrong.includes(name) ? name : undefined}>
      <SettingInput name={name} label={text} longest={LONGEST_FIGURES} settings={settings} />
    </SettingLine>
  );
  return (
    <div
      className={classes['wishes']}
      role="group"
      aria-label={own.wishes}
      onKeyDown={(event) => {
        chooseByArrow(event, onArrow);
        // Fields that are typed in submit their form by themselves.
        if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) onStart();
      }}
    >
      <SettingLine name={words.form}>
        <Select
          label={words.form}
          options={FORMS.map((value) => ({ value, text: words.forms[value] }))}
          value={isSwiss ? 'swiss' : ''}
          onChange={(form) => change({ form })}
        />
      </SettingLine>
      {isSwiss && line('rounds', start.fields.rounds)}
      {isSwiss && line('boardsPerMatch', own.boardsPerRound)}
      {isSwiss && isPairs && <DrawWishes settings={settings} />}
      {isSwiss && (
        <SettingLine name={words.supply}>
          <Select
            label={words.supply}
            options={SWISS_SUPPLIES.toReversed().map((value) => ({ value, text: own.supplies[value] }))}
            value={draft.supply === 'copies' ? 'copies' : 'shared'}
            onChange={(supply) => change({ supply })}
          />
        </SettingLine>
      )}
    </div>
  );
}
