import { useState } from 'react';
import type { KnockoutView } from '../../../main/club/model/knockout.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { FormFoot } from '../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../shared/controls/PanelForm.tsx';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import classes from './BracketScreen.module.css';
import type { BracketScreenState } from './useBracket.ts';

/** The seeds, typed in order or drawn by lot. The first round is drawn by them at once. */
export function SeedsForm({
  state,
  knockout,
}: {
  readonly state: BracketScreenState;
  readonly knockout: KnockoutView;
}) {
  const words = useWords(bracketWords);
  const [typed, setTyped] = useState(knockout.seeds.join(' '));
  const save = async () => {
    const seeds = typed
      .split(/[\s,;]+/)
      .filter((part) => part !== '')
      .map(Number);
    const isWhole =
      new Set(seeds).size === knockout.seeds.length && seeds.every((seed) => knockout.seeds.includes(seed));
    if (!isWhole || seeds.length !== knockout.seeds.length) return state.setProblem(words.everyTeam);
    await state.send(api.seedKnockout(state.session.id, seeds));
  };
  return (
    <PanelForm
      className={classes['form']}
      label={words.seeds.title}
      onSubmit={save}
      onLeave={() => state.openForm(null)}
    >
      <h2>{words.seeds.title}</h2>
      <label className={classes['field']}>
        <span>{words.seeds.hint}</span>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was just asked for
          autoFocus
          maxLength={300}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="button" className={classes['link']} onClick={() => setTyped(inAnyOrder(knockout.seeds).join(' '))}>
        {words.seeds.lot}
      </button>
      <FormFoot
        problem={state.problem}
        submit={words.seeds.save}
        leave={words.cancel}
        onLeave={() => state.openForm(null)}
      />
    </PanelForm>
  );
}

/** Numbers in an order that chance decides. */
function inAnyOrder(numbers: readonly number[]): readonly number[] {
  const drawn = crypto.getRandomValues(new Uint32Array(numbers.length));
  return numbers
    .map((number, index) => ({ number, lot: drawn[index] ?? 0 }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ number }) => number);
}
