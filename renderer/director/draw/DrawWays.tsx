import { useQuery } from '@tanstack/react-query';
import type { DrawWayView } from '../../../main/club/model/draws.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { readExact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { formatTeamFigure } from '../session/teams/figures.ts';
import classes from './Draw.module.css';
import type { DrawActions } from './drawKeys.ts';
import type { ShownDraw } from './useDraw.ts';

/** The ways to draw the round side by side, with what each comes to. */
export function DrawWays({ state, actions }: { readonly state: ShownDraw; readonly actions: DrawActions }) {
  const words = useWords(drawWords);
  const language = useLanguage();
  const { session, round, view } = state;
  const { data: ways = [] } = useQuery({
    queryKey: [...queryKeys.draw(session.id, round, session.change), 'ways'],
    queryFn: () => api.drawWays(session.id, round),
  });
  const isChosen = ({ rule, isLate }: DrawWayView) => rule === view.drawnBy.rule && isLate === view.drawnBy.isLate;
  const nameOf = ({ rule, isLate }: DrawWayView) => (isLate ? words.late(words.rules[rule]) : words.rules[rule]);
  return (
    <div role="radiogroup" aria-label={words.ways} className={classes['ways']}>
      {ways.map((way) => (
        <label key={`${way.rule} ${way.isLate}`} aria-label={nameOf(way)}>
          <input
            type="radio"
            name="way"
            aria-label={nameOf(way)}
            checked={isChosen(way)}
            onChange={() =>
              actions.choose({ drawnBy: { ...view.drawnBy, rule: way.rule, isLate: way.isLate }, wishes: view.wishes })
            }
          />
          <span>
            <b>{nameOf(way)}</b>
            <small>
              {words.wayOf(
                isChosen(way) ? null : way.otherwise,
                formatTeamFigure(readExact(way.mostApart) ?? ZERO, language),
                way.rematches,
              )}
            </small>
          </span>
        </label>
      ))}
    </div>
  );
}
