import { drawWords } from '../../../src/language/screens/draw.ts';
import { useWords } from '../../shared/language.tsx';
import classes from './Draw.module.css';
import { DrawLines } from './DrawLines.tsx';
import { DrawnMatches } from './DrawnMatches.tsx';
import { DrawStanding } from './DrawStanding.tsx';
import { isAtMatchpoints } from './isAtMatchpoints.ts';
import type { ShownDraw } from './useDraw.ts';

/** The standing on the left, who meets whom on the right at the same heights, and lines between. */
export function DrawWorkArea({ state }: { readonly state: ShownDraw }) {
  const words = useWords(drawWords);
  return (
    <>
      <div className={classes['draw']}>
        <DrawStanding state={state} />
        <DrawLines state={state} />
        <DrawnMatches state={state} />
      </div>
      <p className={classes['note']}>{isAtMatchpoints(state.session) ? words.noteAtMatchpoints : words.note}</p>
    </>
  );
}
