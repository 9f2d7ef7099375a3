import { useState } from 'react';
import { exchangeWishes, type DrawWish } from '../../../../src/draw/wish.ts';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { FormFoot } from '../../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Draw.module.css';
import { HeldFields, heldOf, type TypedHeld } from './HeldFields.tsx';
import { tablesOfPlace } from '../tablesOfPlace.ts';
import type { DrawQuestion, ShownDraw } from '../useDraw.ts';

/** Asks for the other team, or for tables; the draw is then shown as it would be. */
export function DrawQuestionForm({ state, question }: { readonly state: ShownDraw; readonly question: DrawQuestion }) {
  const words = useWords(drawWords);
  const { view, round, chosen, shown, nameOf } = state;
  const own = chosen?.team ?? 0;
  const options = optionsOf(state, question, own, words);
  const [other, setOther] = useState(options[0]?.value ?? '');
  const [typed, setTyped] = useState<TypedHeld>({
    until: String(question === 'place' ? view.states.length : round),
    reason: '',
  });
  const leave = () => state.ask(null);
  const show = async () => {
    const held = heldOf(typed, round);
    const added = wishesOf(question, own, Number(other), held);
    const wishes = added ?? (shown ? exchangeWishes(shown, [own, Number(other)], held) : []);
    state.setDraft({ drawnBy: view.drawnBy, wishes: [...without(view.wishes, wishes), ...wishes] });
    state.ask(null);
  };
  return (
    <PanelForm className={classes['form']} label={words.choose[question](nameOf(own))} onSubmit={show} onLeave={leave}>
      <label>
        <span>{words.choose[question](nameOf(own))}</span>
        <Select label={words.choose[question](nameOf(own))} options={options} value={other} onChange={setOther} />
      </label>
      <HeldFields held={typed} onChange={setTyped} />
      <FormFoot problem={null} submit={words.key[question]} leave={words.drop} onLeave={leave} />
    </PanelForm>
  );
}

function optionsOf(
  { view, shown, nameOf, session }: ShownDraw,
  question: DrawQuestion,
  own: number,
  words: (typeof drawWords)['en'],
): readonly { readonly value: string; readonly text: string }[] {
  if (question === 'place') {
    const places = shown?.matches.map((_, index) => index + 1) ?? [];
    return places.map((place) => ({ value: String(place), text: words.atTables(tablesOfPlace(session, place)) }));
  }
  return view.order.flatMap(({ number }) =>
    number === own || shown?.triangle?.entries.includes(number)
      ? []
      : [{ value: String(number), text: `${number} ${nameOf(number)}` }],
  );
}

/** The wish of a question; null for an exchange, which is two. */
function wishesOf(
  question: DrawQuestion,
  own: number,
  other: number,
  held: Pick<DrawWish, 'until' | 'reason'>,
): readonly DrawWish[] | null {
  if (question === 'exchange') return null;
  if (question === 'place') return [{ kind: 'place', entry: own, place: other, ...held }];
  return [{ kind: question, pair: [own, other], ...held }];
}

/** Earlier wishes for those who are now in others: a match that is made takes the place of the one before. */
function without(before: readonly DrawWish[], added: readonly DrawWish[]): readonly DrawWish[] {
  const taken = new Set(
    added.flatMap((wish) => (wish.kind === 'force' ? wish.pair : wish.kind === 'bye' ? [wish.entry] : [])),
  );
  return before.filter((wish) => {
    if (wish.kind === 'force') return !wish.pair.some((team) => taken.has(team));
    return wish.kind !== 'bye' || !added.some(({ kind }) => kind === 'bye');
  });
}
