import { playersDrawWords } from '../../../../src/language/draw/players.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Draw.module.css';
import type { ShownPlayersDraw } from './usePlayersDraw.ts';

/** The ranking that a round is drawn by: after the round before, or one round late. */
export function PlayersWay({ state: { round, view, draft, setDraft } }: { readonly state: ShownPlayersDraw }) {
  const words = useWords(playersDrawWords);
  const now = draft ?? view.chosen;
  return (
    <div role="radiogroup" aria-label={words.way} className={classes['ways']}>
      {[false, true].map((isLate) => {
        const name = isLate ? words.late(round - 2) : words.inTime(round - 1);
        return (
          <label key={name} aria-label={name}>
            <input
              type="radio"
              name="way"
              aria-label={name}
              checked={now.isLate === isLate}
              onChange={(event) => {
                // Enter then keeps what was chosen.
                event.currentTarget.blur();
                setDraft({ ...now, isLate });
              }}
            />
            <span>
              <b>{name}</b>
            </span>
          </label>
        );
      })}
    </div>
  );
}
