import { useEffect, useMemo } from 'react';
import type { FieldStandingsView } from '../../../main/club/model.ts';
import type { ShownDecimals } from '../../../src/scoring/regulation/regulation.ts';
import type { HandicapUnit } from '../../../src/scoring/standing/handicap.ts';
import { focusFirstRow } from '../room/focus.ts';
import { Foot } from './Foot.tsx';
import classes from './Ranking.module.css';
import { RankingTable } from './RankingTable.tsx';
import { barScale, lastRoundOf, sparkScale } from './scale.ts';
import { decimalsOfTotals, hasStrata, lengthOfNumbers, widthOfTotals, type Line, type RankedBy } from './standing.ts';
import { sumsOf } from './sums.ts';
import { reachableRows, type PairChoice } from './usePairChoice.ts';

/** The rankings of a section side by side, on common scales, and their sums. */
export function RankingTables(props: {
  readonly lines: readonly Line[];
  readonly scores: FieldStandingsView;
  /** With how many decimals the regulation shows figures. */
  readonly shown: ShownDecimals;
  readonly choice: PairChoice;
  /** What the lines are ranked by, and the unit of handicaps. */
  readonly by: RankedBy;
  readonly handicapUnit: HandicapUnit;
  readonly onExplain: (entry: number) => void;
}) {
  const { lines, scores, shown, choice, by, handicapUnit } = props;
  const scales = useMemo(
    () => ({
      unit: scores.unit,
      rankedBy: scores.rankedBy,
      bar: barScale(lines, scores.unit),
      spark: sparkScale(lines, scores.unit),
      lastRound: lastRoundOf(scores),
      figureDecimals: scores.rankedBy === 'average' ? shown.percentages : shown.points,
      decimals: decimalsOfTotals(lines, shown.points),
      numbers: lengthOfNumbers(lines),
      totals: widthOfTotals(lines, shown.points),
      strata: hasStrata(lines),
      handicapIn: by === 'handicap' ? handicapUnit : null,
    }),
    [lines, scores, shown, by, handicapUnit],
  );
  const sums = useMemo(() => sumsOf(scores), [scores]);
  useEffect(focusFirstRow, []);
  const reachable = reachableRows(lines, choice.entry);
  return (
    <>
      <div className={classes['lines']}>
        {lines.map((line, index) => (
          <RankingTable
            key={line.side}
            line={line}
            scales={scales}
            chosen={choice.entry}
            reachable={reachable[index]}
            onChoose={choice.choosePair}
            onExplain={props.onExplain}
          />
        ))}
      </div>
      {sums && <Foot sums={sums} winners={scores.winners} />}
    </>
  );
}
