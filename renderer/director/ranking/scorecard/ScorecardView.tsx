import { useEffect } from 'react';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { standingWords } from '../../../../src/language/ranking/standing.ts';
import { useWords } from '../../../shared/language.tsx';
import { focusFirstRow } from '../../session/focus.ts';
import { pairName } from '../../session/pairName.ts';
import classes from '../Ranking.module.css';
import { Scorecard } from './Scorecard.tsx';
import type { ScorecardBoard } from './scorecard.ts';
import { placeLabel, type RankedPair } from '../../session/rankedLines.ts';

/** One pair's scorecard under its name and figures. */
export function ScorecardView(props: {
  readonly winners: 1 | 2;
  readonly unit: FieldStandingsView['unit'];
  readonly pair: RankedPair;
  readonly card: readonly ScorecardBoard[];
  readonly chosen: number | null;
  readonly onChoose: (board: number) => void;
}) {
  const words = useWords(rankingWords);
  const { unranked } = useWords(standingWords);
  useEffect(focusFirstRow, []);
  const { entry, row } = props.pair;
  return (
    <section className={classes['line']}>
      <div className={classes['title']}>
        <h2>
          {entry.label} {pairName(entry)}
        </h2>
        <span className={classes['note']}>
          {row.unranked ? unranked[row.unranked] : row.place === null ? null : words.card(placeLabel(row))}
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
