import { startWords } from '../../../../src/language/screens/start.ts';
import { swissStartWords } from '../../../../src/language/movement/swiss-start.ts';
import { teamStartWords } from '../../../../src/language/screens/teams/start.ts';
import { SWISS_SUPPLIES } from '../../../../src/movement/swiss/spec.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import { LONGEST_FIGURES, SettingInput } from '../form/SettingInput.tsx';
import { SettingLine } from '../form/SettingLine.tsx';
import { chooseByArrow } from '../form/startForm.ts';
import type { WishesProps } from '../play.ts';
import { canBeSwiss } from './canBeSwiss.ts';
import { DrawWishes } from './DrawWishes.tsx';
import classes from '../Start.module.css';

/** What is wanted of a Swiss, where one is. */
export function FieldSwissWishes({ settings, onArrow, onStart }: WishesProps) {
  const words = useWords(teamStartWords);
  const own = useWords(swissStartWords);
  const start = useWords(startWords);
  const { draft, wrong, change, play } = settings;
  if (!canBeSwiss(settings) || draft.form !== 'swiss') return null;
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
      {line('rounds', start.fields.rounds)}
      {line('boardsPerMatch', own.boardsPerRound)}
      {play.played === 'pairs' && <DrawWishes settings={settings} />}
      <SettingLine name={words.supply}>
        <Select
          label={words.supply}
          options={SWISS_SUPPLIES.toReversed().map((value) => ({ value, text: own.supplies[value] }))}
          value={draft.supply === 'copies' ? 'copies' : 'shared'}
          onChange={(supply) => change({ supply })}
        />
      </SettingLine>
    </div>
  );
}
