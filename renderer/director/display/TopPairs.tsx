import type { FieldStandingsView } from '../../../main/club/model/standings.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { useWords } from '../../shared/language.tsx';
import { lastRoundOf } from '../session/standings.ts';
import { rankedLines } from '../session/rankedLines.ts';
import classes from './Display.module.css';
import { Places } from './Places.tsx';

/** Pairs shown beside the clock for each of two rankings; a single ranking shows twice as many. */
const FIRST = { 1: 11, 2: 5 };

/** The leaders of each ranking. */
export function TopPairs(props: { readonly scores: FieldStandingsView; readonly session: SessionView }) {
  const { scores, session } = props;
  const words = useWords(displayWords);
  const lines = rankedLines(session.sections, scores);
  const ranked = lines.map(({ side, pairs }) => ({
    side,
    pairs: pairs.filter(({ row }) => row.boards > 0),
  }));
  if (ranked.every(({ pairs }) => pairs.length === 0)) return null;
  // The figures include the round in play as soon as it has a result.
  const over = Math.max(0, session.clock.round - 1);
  const complete = lastRoundOf(scores) > over ? 0 : over;
  return (
    <section className={classes['first']}>
      {ranked.map(({ side, pairs }, at) => (
        <Places
          key={side ?? 'all'}
          title={words.line(side, at === 0 ? complete : 0)}
          standings={pairs.slice(0, FIRST[scores.winners])}
          in={scores}
          shown={session.scoring.regulation.shown}
        />
      ))}
    </section>
  );
}
