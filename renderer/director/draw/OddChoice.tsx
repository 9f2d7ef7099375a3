import type { DrawnTriangleView } from '../../../main/club/model/draws.ts';
import { halfMatchesSentences } from '../../../src/language/draw/half-matches.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { halfOf } from '../../../src/movement/teams/continuation/drawn-round.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Draw.module.css';
import type { DrawActions } from './drawKeys.ts';
import { isOddField, oddOf } from './oddField.ts';
import type { ShownDraw } from './useDraw.ts';

/** What an odd number comes to, and why these three meet each other. */
export function OddChoice({ state, actions }: { readonly state: ShownDraw; readonly actions: DrawActions }) {
  const words = useWords(drawWords);
  const { view, shown, nameOf } = state;
  if (!isOddField(state)) return null;
  const odd = oddOf(view);
  const triangle = shown?.triangle;
  return (
    <>
      <fieldset className={classes['odd']}>
        <legend>{words.odd}</legend>
        {view.odds.map((way) => (
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
      {triangle && !triangle.isHalves && (
        <p className={classes['more']}>{words.triangleWhy(triangle.entries.map(nameOf), triangle.from + 1)}</p>
      )}
      {triangle?.isHalves && <HalvesWhy state={state} triangle={triangle} />}
      {odd !== 'bye' && !triangle && <p className={classes['warning']}>{words.noTriangle}</p>}
      {!view.odds.includes('half-matches') && <p className={classes['more']}>{words.noHalves}</p>}
    </>
  );
}

/** Who plays half a match against whom, table by table, and why. */
function HalvesWhy({ state, triangle }: { readonly state: ShownDraw; readonly triangle: DrawnTriangleView }) {
  const words = useWords(drawWords);
  const language = useLanguage();
  const { nameOf, session } = state;
  const spec = session.sections[0]?.spec;
  const boards = spec?.kind === 'swiss' ? halfOf(spec.boardsPerMatch) : 0;
  return (
    <>
      {triangle.matches.map(({ home, away, tables }) => (
        <p key={home} className={classes['more']}>
          {words.halfMatch(nameOf(home), nameOf(away), tables, boards)}
        </p>
      ))}
      <p className={classes['more']}>{halfMatchesSentences(triangle.entries.map(nameOf), language)}</p>
    </>
  );
}
