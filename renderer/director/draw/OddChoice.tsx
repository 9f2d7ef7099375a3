import { ODD_FIELDS } from '../../../src/draw/rule.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { useWords } from '../../shared/language.tsx';
import classes from './Draw.module.css';
import type { DrawActions } from './drawKeys.ts';
import { canHaveTriangle, oddOf } from './oddField.ts';
import type { ShownDraw } from './useDraw.ts';

/** What an odd number comes to, and why a triangle is of these three. */
export function OddChoice({ state, actions }: { readonly state: ShownDraw; readonly actions: DrawActions }) {
  const words = useWords(drawWords);
  const { view, shown, nameOf } = state;
  if (!canHaveTriangle(state)) return null;
  const odd = oddOf(view);
  const triangle = shown?.triangle;
  return (
    <>
      <fieldset className={classes['odd']}>
        <legend>{words.odd}</legend>
        {ODD_FIELDS.map((way) => (
          <label key={way}>
            <input
              type="radio"
              name="odd"
              checked={odd === way}
              onChange={() => actions.choose({ drawnBy: { ...view.drawnBy, odd: way }, wishes: view.wishes })}
            />
            {words.odds[way]}
          </label>
        ))}
      </fieldset>
      {triangle && (
        <p className={classes['more']}>{words.triangleWhy(triangle.entries.map(nameOf), triangle.from + 1)}</p>
      )}
      {odd === 'triangle' && !triangle && <p className={classes['warning']}>{words.noTriangle}</p>}
    </>
  );
}
