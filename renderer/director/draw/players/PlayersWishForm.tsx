import { useState } from 'react';
import { pairKey } from '../../../../src/draw/history.ts';
import { PLAYERS_WISHES, type PlayersWish } from '../../../../src/draw/players-wish.ts';
import { playersDrawWords } from '../../../../src/language/draw/players.ts';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { FormFoot } from '../../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Draw.module.css';
import { HeldFields, heldOf, type TypedHeld } from '../wishes/HeldFields.tsx';
import type { ShownPlayersDraw } from './usePlayersDraw.ts';

/** Asks for two players and what is wanted of them; the draw is then shown as it would be. */
export function PlayersWishForm({ state }: { readonly state: ShownPlayersDraw }) {
  const words = useWords(playersDrawWords);
  const draw = useWords(drawWords);
  const { view, round, chosen, nameOf } = state;
  const [first = 0, second = 0] = chosen?.reason.four ?? view.order.map(({ number }) => number);
  const [kind, setKind] = useState<string>(PLAYERS_WISHES[0]);
  const [one, setOne] = useState(String(first));
  const [other, setOther] = useState(String(second));
  const [held, setHeld] = useState<TypedHeld>({ until: String(view.states.length), reason: '' });
  const players = view.order.map(({ number }) => ({ value: String(number), text: `${number} ${nameOf(number)}` }));
  const leave = () => state.ask(false);
  const show = async () => {
    const wish: PlayersWish = {
      kind: PLAYERS_WISHES.find((known) => known === kind) ?? 'not-partners',
      pair: [Number(one), Number(other)],
      ...heldOf(held, round),
    };
    const others = view.chosen.wishes.filter(({ pair }) => pairKey(...pair) !== pairKey(...wish.pair));
    state.setDraft({ ...view.chosen, wishes: [...others, wish] });
    state.ask(false);
  };
  return (
    <PanelForm className={classes['form']} label={words.addWish} onSubmit={show} onLeave={leave}>
      <label>
        <span>{words.one}</span>
        <Select label={words.one} options={players} value={one} onChange={setOne} />
      </label>
      <label>
        <span>{words.other}</span>
        <Select label={words.other} options={players} value={other} onChange={setOther} />
      </label>
      <label>
        <span>{words.how}</span>
        <Select
          label={words.how}
          options={PLAYERS_WISHES.map((value) => ({ value, text: words.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
      </label>
      <HeldFields held={held} onChange={setHeld} />
      <FormFoot problem={null} submit={words.show} leave={draw.drop} onLeave={leave} />
    </PanelForm>
  );
}
