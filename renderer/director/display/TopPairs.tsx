import { useCallback, useMemo, useRef } from 'react';
import type { FieldStandingsView } from '../../../main/club/model/standings.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { lastRoundCalled } from '../../../src/session/clock.ts';
import { useWords } from '../../shared/language.tsx';
import { roundsOf } from '../session/clock.ts';
import { knownNames } from '../session/pairName.ts';
import { lastRoundOf } from '../session/standings.ts';
import { rankedLines } from '../session/rankedLines.ts';
import classes from './Display.module.css';
import { rowHeights, type RowHeights } from './legible.ts';
import { rowsThatFit } from './pages.ts';
import { FIGURES, Places } from './Places.tsx';
import { usePlanned, type ColumnWidths } from './usePlanned.ts';

/** The lines beside the clock for each of two rankings; a single ranking has twice as many. */
const FIRST = { 1: 11, 2: 5 };

/** The lines of type that these take beside the clock, and where no next round stands below both. */
const LINES = { 1: { beside: 11, alone: 15 }, 2: { beside: 5, alone: 7 } } as const;

/** The leaders of each ranking. */
export function TopPairs(props: { readonly scores: FieldStandingsView; readonly session: SessionView }) {
  const { scores, session } = props;
  const words = useWords(displayWords);
  const most = FIRST[scores.winners];
  const isLast = lastRoundCalled(session.clock) >= roundsOf(session);
  const room = LINES[scores.winners][isLast ? 'alone' : 'beside'];
  const ranked = useMemo(
    () =>
      rankedLines(session.sections, scores, session.teams).map(({ side, pairs }) => ({
        side,
        pairs: pairs.filter(({ row }) => row.boards > 0).slice(0, most),
      })),
    [session, scores, most],
  );
  const place = useRef<HTMLElement>(null);
  const plan = useCallback(
    (widths: ColumnWidths) =>
      ranked.map(({ pairs }) =>
        rowHeights(
          pairs.map(({ entry }) => knownNames(entry)),
          { ...widths(1, FIGURES), whole: session.ranks === 'team' },
        ),
      ),
    [ranked, session.ranks],
  );
  const rows = usePlanned<readonly RowHeights[]>(place, plan, []);
  if (ranked.every(({ pairs }) => pairs.length === 0)) return null;
  // The figures include the round in play as soon as it has a result.
  const over = Math.max(0, session.clock.round - 1);
  const complete = lastRoundOf(scores) > over ? 0 : over;
  return (
    <section ref={place} className={classes['first']}>
      {ranked.map(({ side, pairs }, at) => (
        <Places
          key={side ?? 'all'}
          title={words.line(side, at === 0 ? complete : 0)}
          standings={pairs.slice(0, rowsThatFit(rows[at]?.heights ?? [], room) || most)}
          lines={rows[at]?.lines ?? 1}
          in={scores}
          shown={session.scoring.regulation.shown}
        />
      ))}
    </section>
  );
}
