import { Link } from 'wouter';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { useWords } from '../../shared/language.tsx';
import { matchPath } from '../session/teams/matchPath.ts';
import classes from './Draw.module.css';
import { DoubtfulResults } from './DoubtfulResults.tsx';
import type { ShownDraw } from './useDraw.ts';

/** What could still change the draw: results that are missing, and those that came in since it was announced. */
export function BeforeAnnounced({ state }: { readonly state: ShownDraw }) {
  const words = useWords(drawWords);
  const { view, nameOf, session, draft, otherwise } = state;
  const isOutdated = draft === null && view.announced !== null && otherwise.length > 0;
  if (view.afterRound === 0 && !isOutdated) return null;
  return (
    <section className={classes['block']}>
      <div className={classes['panelHead']}>
        <h2>{words.before}</h2>
        {view.open.length > 0 && <span>{view.open.length}</span>}
      </div>
      {view.open.length === 0 && <p className={classes['more']}>{words.nothingOpen}</p>}
      <ul className={classes['open']}>
        {view.open.map(({ match, home, away, open }) => (
          <li key={match}>
            <Link href={matchPath(session.id, match)}>{words.open(`${nameOf(home)} – ${nameOf(away)}`, open)}</Link>
          </li>
        ))}
      </ul>
      <DoubtfulResults state={state} />
      {isOutdated && <p className={classes['warning']}>{words.drawnNow(otherwise.length)}</p>}
    </section>
  );
}
