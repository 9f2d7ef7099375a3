import { useMemo } from 'react';
import { masterpointWords } from '../../../../src/language/regulation/masterpoints.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Ranking.module.css';
import { RankingRow } from './RankingRow.tsx';
import { type RowScales } from './rowScales.ts';
import { useFirstRowsFirst } from './useFirstRowsFirst.ts';
import type { RankedLine } from '../../session/rankedLines.ts';
import { useGlidingRows } from './useGlidingRows.ts';

/** The ranking of one line, or of all pairs. */
export function RankingTable(props: {
  readonly line: RankedLine;
  readonly scales: RowScales;
  readonly chosen: number | null;
  /** The entry of the row at which Tab stops. */
  readonly reachable: number | undefined;
  readonly onChoose: (entry: number) => void;
  /** Left out where the figures shown are not the ones explained. */
  readonly onExplain?: (entry: number) => void;
}) {
  const words = useWords(rankingWords);
  const { side, pairs } = props.line;
  const title = side === null ? words.allPairs : words.line[side];
  const shown = useFirstRowsFirst(pairs);
  const order = useMemo(() => shown.map(({ entry }) => entry.id), [shown]);
  const body = useGlidingRows(order);
  const withAwards = props.scales.awards !== null;
  return (
    <section className={classes['line']}>
      <div className={classes['title']}>
        <h2>{title}</h2>
        <span className={classes['note']}>{words.pairs(pairs.length)}</span>
      </div>
      <table
        className={classes['table']}
        aria-label={title}
        data-wide={side === null || undefined}
        data-numbers={props.scales.numbers}
        data-totals={props.scales.totals}
        data-ranked={props.scales.rankedBy}
        data-strata={props.scales.strata || undefined}
        data-awards={withAwards || undefined}
        data-barless={(side !== null && (props.scales.strata || props.scales.longNames || withAwards)) || undefined}
      >
        <Columns strata={props.scales.strata} awards={withAwards} />
        <Head scales={props.scales} />
        <tbody ref={body}>
          {shown.map(({ entry, row }) => (
            <RankingRow
              key={entry.id}
              entry={entry}
              row={row}
              scales={props.scales}
              width={side === null ? 'wide' : 'narrow'}
              chosen={entry.id === props.chosen}
              reachable={entry.id === props.reachable}
              onChoose={props.onChoose}
              {...(props.onExplain ? { onExplain: props.onExplain } : {})}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Columns({ strata, awards }: { readonly strata: boolean; readonly awards: boolean }) {
  return (
    <colgroup>
      <col className={classes['placeColumn']} />
      <col className={classes['pairColumn']} />
      <col className={classes['namesColumn']} />
      {strata && <col className={classes['stratumColumn']} />}
      <col className={classes['percentageColumn']} />
      {awards && <col className={classes['awardColumn']} />}
      <col className={classes['barColumn']} />
      <col className={classes['matchpointsColumn']} />
      <col className={classes['boardsColumn']} />
      <col className={classes['roundsColumn']} />
    </colgroup>
  );
}

function Head({ scales: { unit, rankedBy, strata, awards } }: { readonly scales: RowScales }) {
  const { head, title } = useWords(masterpointWords);
  const words = useWords(rankingWords);
  return (
    <thead>
      <tr>
        <th scope="col" colSpan={2}>
          {words.place}
        </th>
        <th scope="col" className={classes['names']}>
          {words.pair}
        </th>
        {strata && (
          <th scope="col" className={classes['stratum']}>
            {words.stratumShort}
          </th>
        )}
        <th scope="col" className={classes['percentage']}>
          {rankedBy === 'average' ? words.figureShort[unit] : words.totalShort[rankedBy]}
        </th>
        {awards !== null && (
          <th scope="col" className={classes['award']} aria-label={title} title={title}>
            {head}
          </th>
        )}
        <th scope="col" className={classes['barCell']} aria-label={words.halfLong[unit]}>
          {words.half[unit]}
        </th>
        <th scope="col" className={classes['matchpoints']}>
          {words.pointsShort[unit]}
        </th>
        <th scope="col" className={classes['boards']}>
          {words.boardsShort}
        </th>
        <th scope="col" className={classes['rounds']}>
          {words.rounds}
        </th>
      </tr>
    </thead>
  );
}
