import {
  playersDrawWords,
  playersProblemSentence,
  playersReasonSentence,
} from '../../../../src/language/draw/players.ts';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { formatList } from '../../../../src/language/sentences.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from '../Draw.module.css';
import { RoundsInAll } from '../RoundsInAll.tsx';
import { PlayersWay } from './PlayersWay.tsx';
import { PlayersWishes } from './PlayersWishes.tsx';
import { PlayersWishForm } from './PlayersWishForm.tsx';
import type { ShownPlayersDraw } from './usePlayersDraw.ts';

/** Why the chosen table is as it is, who sits out, and what could still change the draw. */
export function PlayersPanel({ state }: { readonly state: ShownPlayersDraw }) {
  const words = useWords(playersDrawWords);
  const draw = useWords(drawWords);
  const language = useLanguage();
  const { view, round, problem, refused, chosen, shown, nameOf } = state;
  const out = shown?.out ?? [];
  const now = view.states[round - 1] ?? 'planned';
  return (
    <>
      <section>
        <div className={classes['panelHead']}>
          <h2>{draw.title(round)}</h2>
          <span>{draw.states[now]}</span>
        </div>
        {problem && (
          <p role="alert" className={classes['warning']}>
            {problem}
          </p>
        )}
        {refused && (
          <p role="alert" className={classes['warning']}>
            {playersProblemSentence(refused, nameOf, language)}
          </p>
        )}
        {state.isOpen && round > 2 && <PlayersWay state={state} />}
      </section>
      {state.isAsked && <PlayersWishForm state={state} />}
      {chosen && !state.isAsked && (
        <section className={classes['block']} aria-live="polite">
          <h2>{draw.tables([chosen.table])}</h2>
          <p className={classes['why']}>{playersReasonSentence(chosen.reason, nameOf, language)}</p>
        </section>
      )}
      <section className={classes['block']}>
        <h2>{words.out}</h2>
        <p className={classes['why']}>
          {out.length === 0 ? words.nobodyOut : words.outNow(formatList(out.map(nameOf), language))}
        </p>
        {out.length > 0 && state.isOpen && state.draft === null && <Volunteer state={state} />}
      </section>
      {state.isOpen && <PlayersWishes state={state} />}
      {state.isOpen && (view.open > 0 || state.isChanged) && (
        <section className={classes['block']}>
          <h2>{draw.before}</h2>
          {view.open > 0 && <p className={classes['more']}>{words.open(view.open)}</p>}
          {state.isChanged && <p className={classes['warning']}>{words.changed}</p>}
        </section>
      )}
      {state.isOpen && <RoundsInAll session={state.session} states={view.states} />}
    </>
  );
}

/** Somebody who wants to sit out takes the place of the last who would by turn. */
function Volunteer({ state: { view, nameOf, keep } }: { readonly state: ShownPlayersDraw }) {
  const words = useWords(playersDrawWords);
  const players = view.order.map(({ number }) => ({ value: String(number), text: `${number} ${nameOf(number)}` }));
  const [first] = view.chosen.out;
  return (
    <p className={classes['more']}>
      <label>
        {words.volunteer}{' '}
        <Select
          label={words.volunteer}
          options={[{ value: '', text: words.byTurn }, ...players]}
          value={first === undefined ? '' : String(first)}
          onChange={(chosen) => keep({ ...view.chosen, out: chosen === '' ? [] : [Number(chosen)] })}
        />
      </label>
    </p>
  );
}
