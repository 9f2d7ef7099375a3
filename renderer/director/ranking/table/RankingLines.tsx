import { useEffect } from 'react';
import { focusFirstRow } from '../../session/focus.ts';
import classes from '../Ranking.module.css';
import type { RowScales } from './rowScales.ts';
import { RankingTable } from './RankingTable.tsx';
import type { RankedLine } from '../../session/rankedLines.ts';
import { reachableRows, type ChosenPair } from '../useChosenPair.ts';

/** The tables of a ranking side by side. The chosen row is focused when they open. */
export function RankingLines(props: {
  readonly lines: readonly RankedLine[];
  readonly scales: RowScales;
  readonly choice: ChosenPair;
  /** Left out where the figures shown are not the ones explained. */
  readonly onExplain?: (entry: number) => void;
}) {
  const { lines, choice, ...drawn } = props;
  useEffect(focusFirstRow, []);
  const reachable = reachableRows(lines, choice.entry);
  return (
    <div className={classes['lines']}>
      {lines.map((line, index) => (
        <RankingTable
          key={line.side}
          line={line}
          chosen={choice.entry}
          reachable={reachable[index]}
          onChoose={choice.choosePair}
          {...drawn}
        />
      ))}
    </div>
  );
}
