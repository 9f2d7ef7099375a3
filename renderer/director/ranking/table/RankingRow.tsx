import { memo, type ReactNode } from 'react';
import { formatMasterpoints } from '../../../../src/language/ranking/masterpoints.ts';
import { formatSignedShort } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ExplainableFigure } from '../../session/explain/ExplainableFigure.tsx';
import { Bar } from '../drawings/Bar.tsx';
import { formatRankingFigure, formatTotal } from '../../../../src/language/ranking/figures.ts';
import classes from '../Ranking.module.css';
import { figureScale, plottedFigure } from '../drawings/scale.ts';
import { Sparkline } from '../drawings/Sparkline.tsx';
import { readFigure, type RankedPair } from '../../session/rankedLines.ts';
import { NoPlace, PlaceNumber } from './PlaceText.tsx';
import { RankingNames } from './RankingNames.tsx';
import type { LineWidth, RowScales } from './rowScales.ts';

/** Widths of the drawings, where two lines stand side by side and where one has the whole area. */
const BAR_WIDTH: Record<LineWidth, number> = { narrow: 40, wide: 88 };
const SPARKLINE_WIDTH: Record<LineWidth, number> = { narrow: 56, wide: 184 };

/** The row of one pair in the ranking. */
export const RankingRow = memo(function RankingRow(props: {
  readonly entry: RankedPair['entry'];
  readonly row: RankedPair['row'];
  readonly scales: RowScales;
  readonly width: LineWidth;
  readonly chosen: boolean;
  /** Whether Tab stops at this row. It stops at one row of each line. */
  readonly reachable: boolean;
  readonly onChoose: (entry: number) => void;
  /** Chooses the pair and explains its total. Left out where the figures shown are not the ones explained. */
  readonly onExplain?: (entry: number) => void;
}) {
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { entry, row, scales, chosen } = props;
  const figure = readFigure(row.figure);
  const ranked = readFigure(row.ranked);
  const change = readFigure(row.change) ?? ZERO;
  const handicap = scales.handicapIn === null ? null : readFigure(row.byHandicap?.handicap ?? null);
  const award =
    row.award && scales.awards !== null
      ? formatMasterpoints(readFigure(row.award.points) ?? ZERO, scales.awards, language)
      : '';
  const { onExplain } = props;
  const explainable = (drawn: ReactNode) =>
    onExplain ? <ExplainableFigure onExplain={() => onExplain(entry.id)}>{drawn}</ExplainableFigure> : drawn;
  return (
    <tr aria-current={chosen || undefined} data-first={(figure && row.place === 1) || undefined}>
      <td className={classes['place']}>
        {row.place === null
          ? row.unranked && explainable(<NoPlace why={row.unranked} />)
          : figure && explainable(<PlaceNumber place={row.place} tied={row.tied} />)}
      </td>
      <td className={classes['pair']}>{entry.label}</td>
      <RankingNames
        entry={entry}
        first={figure !== null && row.place === 1}
        withdrew={Boolean(row.withdrawn)}
        chosen={chosen}
        reachable={props.reachable}
        onChoose={props.onChoose}
      />
      {scales.strata && (
        <td className={classes['stratum']}>
          {figure && row.inStratum && (
            <>
              {stratumLetter(row.inStratum.stratum)} <b>{row.inStratum.place}</b>
              <span className={classes['tied']}>{row.inStratum.tied ? '=' : ''}</span>
            </>
          )}
        </td>
      )}
      <td className={classes['percentage']} data-changed={handicap !== null || undefined}>
        {ranked && explainable(formatRankingFigure(ranked, scales, scales.figureDecimals, language))}
        {figure && handicap && (
          <span className={classes['change']}>
            <span className="visually-hidden">{words.ofHandicap} </span>
            {formatSignedShort(handicap, 2, language)}
          </span>
        )}
      </td>
      {scales.awards !== null && <td className={classes['award']}>{award !== '' && explainable(award)}</td>}
      <td className={classes['barCell']}>
        {figure && (
          <Bar
            figure={plottedFigure(figure, scales.unit)}
            middle={figureScale(scales.unit).middle}
            scale={scales.bar}
            width={BAR_WIDTH[props.width]}
          />
        )}
      </td>
      <td className={classes['matchpoints']} data-changed={change.numerator !== 0n || undefined}>
        {figure && explainable(formatTotal(readFigure(row.total) ?? ZERO, scales.unit, scales.decimals, language))}
        {figure && change.numerator !== 0n && (
          <span className={classes['change']}>
            <span className="visually-hidden">{words.ofWhich} </span>
            {formatSignedShort(change, scales.decimals, language)}
          </span>
        )}
      </td>
      <td className={classes['boards']}>{figure && row.boards}</td>
      <td className={classes['rounds']}>
        <Sparkline
          byRound={row.byRound}
          lastRound={scales.lastRound}
          unit={scales.unit}
          scale={scales.spark}
          width={SPARKLINE_WIDTH[props.width]}
        />
      </td>
    </tr>
  );
});
