import { useEffect } from 'react';
import type { FieldStandingsView } from '../../../main/club/model.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { standingWords } from '../../../src/language/standing.ts';
import { useWords } from '../../shared/language.tsx';
import { focusFirstRow } from '../room/focus.ts';
import { pairName } from '../room/names.ts';
import classes from './Ranking.module.css';
import { Scorecard } from './Scorecard.tsx';
import type { PlayedBoard } from './scorecard.ts';
import { placeText, type Standing } from './standing.ts';

/** One pair's scorecard under its name and figures. */
export function ScorecardView(props: {
  readonly winners: 1 | 2;
  readonly unit: FieldStandingsView['unit'];
  readonly standing: Standing;
  readonly card: readonly PlayedBoard[];
  readonly chosen: number | null;
  readonly onChoose: (board: number) => void;
}) {
  const words = useWords(rankingWords);
  const { unranked } = useWords(standingWords);
  useEffect(focusFirstRow, []);
  const { entry, row } = props.standing;
  return (
    <section className={classes['line']}>
      <div className={classes['title']}>
        <h2>
          {entry.label} {pairName(entry)}
        </h2>
        <span className={classes['note']}>
          {row.unranked === null ? words.card(placeText(row)) : unranked[row.unranked]}
        </span>
      </div>
      <Scorecard
        winners={props.winners}
        unit={props.unit}
        card={props.card}
        chosen={props.chosen}
        onChoose={props.onChoose}
      />
    </section>
  );
}
