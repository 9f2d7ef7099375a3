import { useState } from 'react';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { FormFoot } from '../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../shared/controls/PanelForm.tsx';
import { RadioRow } from '../../shared/controls/RadioRow.tsx';
import { Select } from '../../shared/controls/Select.tsx';
import { useWords } from '../../shared/language.tsx';
import type { BracketActions } from './bracketActions.ts';
import classes from './BracketScreen.module.css';
import type { BracketScreenState } from './useBracket.ts';

/** Two who are to meet in the next round: the higher seed chose its opponent, or the director wants it so. */
export function OpponentsForm({
  state,
  actions,
}: {
  readonly state: BracketScreenState;
  readonly actions: BracketActions;
}) {
  const words = useWords(bracketWords);
  const { knockout, nameOf } = state;
  const next = knockout && !('problem' in knockout.next) ? knockout.next : null;
  const teams = next?.meetings.flatMap(({ home, away }) => (away === null ? [home] : [home, away])) ?? [];
  const inOrder = teams.toSorted((a, b) => (knockout?.seeds.indexOf(a) ?? 0) - (knockout?.seeds.indexOf(b) ?? 0));
  const [one, setOne] = useState(String(inOrder[0] ?? ''));
  const [other, setOther] = useState(String(inOrder.at(-1) ?? ''));
  const [why, setWhy] = useState<'chosen' | 'director'>('chosen');
  if (!next) return null;
  const options = inOrder.map((team) => ({ value: String(team), text: nameOf(team) }));
  const save = async () => {
    const pair = [Number(one), Number(other)] as const;
    const reason = why === 'chosen' ? ({ code: 'choice', chooser: pair[0] } as const) : ({ code: 'director' } as const);
    await actions.decide([...next.overrides, { kind: 'meeting', pair, reason }]);
  };
  return (
    <PanelForm
      className={classes['form']}
      label={words.opponents.title}
      onSubmit={save}
      onLeave={() => state.openForm(null)}
    >
      <h2>{words.opponents.title}</h2>
      <Select label={words.opponents.one} options={options} value={one} onChange={(value) => setOne(value)} />
      <Select label={words.opponents.other} options={options} value={other} onChange={(value) => setOther(value)} />
      <RadioRow
        name="why"
        label={words.opponents.why}
        className={classes['kinds']}
        choices={['chosen', 'director'] as const}
        words={{ chosen: words.opponents.chosen, director: words.opponents.director }}
        chosen={why}
        onChoose={(value) => setWhy(value)}
      />
      <FormFoot
        problem={state.problem}
        submit={words.opponents.save}
        leave={words.cancel}
        onLeave={() => state.openForm(null)}
      />
    </PanelForm>
  );
}
