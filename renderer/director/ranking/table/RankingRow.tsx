import { memo, type ReactNode } from 'react';
import type { FieldStandingsView, RankingRowView } from '../../../../main/club/model/standings.ts';
import { formatSignedShort } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { standingWords } from '../../../../src/language/ranking/standing.ts';
import { ZERO } from '../../../../src/scoring/numbers/exact.ts';
import type { HandicapUnit } from '../../../../src/scoring/standing/handicap.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ExplainableFigure } from '../../session/explain/ExplainableFigure.tsx';
import { hasNames, type NameSpace } from '../../session/pairName.ts';
import { PairNames } from '../../session/PairNames.tsx';
import { Bar } from '../drawings/Bar.tsx';
import { formatRankingFigure, formatTotal } from '../../../../src/language/ranking/figures.ts';
import classes from '../Ranking.module.css';
import { figureScale, plottedFigure } from '../drawings/scale.ts';
import { Sparkline } from '../drawings/Sparkline.tsx';
import { readFigure, type RankedPair } from '../../session/rankedLines.ts';

/** Widths of the drawings: beside another line, or over the whole area. */
const BAR: Record<NameSpace, number> = { narrow: 40, wide: 88 };
const SPARK: Record<NameSpace, number> = { narrow: 56, wide: 184 };

/** What all rows of a ranking are drawn by. */
export interface RowScales {
  readonly bar: number;
  readonly spark: number;
  /** The last round there is a result of: the curves end there. */
  readonly lastRound: number;
  readonly unit: FieldStandingsView['unit'];
  readonly rankedBy: FieldStandingsView['rankedBy'];
  /** Of the figures that are ranked by, and of the totals. */
  readonly figureDecimals: number;
  readonly decimals: number;
  /** Whether numbers of pairs have more than two figures. */
  readonly numbers: 'short' | 'long';
  readonly totals: 'narrow' | 'middling' | 'wide';
  /** Whether any pair has a place in a stratum. */
  readonly strata: boolean;
  /** What handicaps were added in; null in a ranking without. */
  readonly handicapIn: HandicapUnit | null;
}

/** One pair in its ranking. */
export const RankingRow = memo(function RankingRow(props: {
  readonly entry: RankedPair['entry'];
  readonly row: RankedPair['row'];
  readonly scales: RowScales;
  readonly space: NameSpace;
  readonly chosen: boolean;
  /** Whether Tab stops here: one row of every line. */
  readonly reachable: boolean;
  readonly onChoose: (entry: number) => void;
  /** Chooses the pair and explains what it has in all; left out where the figures are others. */
  readonly onExplain?: (entry: number) => void;
}) {
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { entry, row, scales, chosen } = props;
  const withdrawal = useWords(withdrawalWords);
  const figure = readFigure(row.figure);
  const ranked = readFigure(row.ranked);
  const change = readFigure(row.change) ?? ZERO;
  const handicap = scales.handicapIn === null ? null : readFigure(row.byHandicap?.handicap ?? null);
  const { onExplain } = props;
  const asked = (drawn: ReactNode) =>
    onExplain ? <ExplainableFigure onExplain={() => onExplain(entry.id)}>{drawn}</ExplainableFigure> : drawn;
  return (
    <tr aria-current={chosen || undefined} data-first={(figure && row.place === 1) || undefined}>
      <td className={classes['place']}>
        {row.place === null
          ? asked(<NoPlace why={row.unranked ?? 'without-standing'} />)
          : figure && asked(<PlaceNumber place={row.place} tied={row.tied} />)}
      </td>
      <td className={classes['pair']}>{entry.label}</td>
      <th scope="row" className={classes['names']}>
        <button
          type="button"
          tabIndex={props.reachable ? 0 : -1}
          aria-pressed={chosen}
          data-row
          data-entry={entry.id}
          onClick={() => props.onChoose(entry.id)}
          onFocus={() => props.onChoose(entry.id)}
        >
          {hasNames([entry]) ? (
            <PairNames entry={entry} space={props.space} />
          ) : (
            <span className={classes['unnamed']}>{words.unnamed}</span>
          )}
        </button>
        {row.withdrawn && <small className={classes['withdrew']}>{withdrawal.withdrew}</small>}
      </th>
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
        {ranked && asked(formatRankingFigure(ranked, scales, scales.figureDecimals, language))}
        {figure && handicap && (
          <span className={classes['change']}>
            <span className="visually-hidden">{words.ofHandicap} </span>
            {formatSignedShort(handicap, 2, language)}
          </span>
        )}
      </td>
      <td className={classes['barCell']}>
        {figure && (
          <Bar
            figure={plottedFigure(figure, scales.unit)}
            middle={figureScale(scales.unit).middle}
            scale={scales.bar}
            width={BAR[props.space]}
          />
        )}
      </td>
      <td className={classes['matchpoints']} data-changed={change.numerator !== 0n || undefined}>
        {figure && asked(formatTotal(readFigure(row.total) ?? ZERO, scales.unit, scales.decimals, language))}
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
          width={SPARK[props.space]}
        />
      </td>
    </tr>
  );
});

function NoPlace({ why }: { readonly why: NonNullable<RankingRowView['unranked']> }) {
  const words = useWords(standingWords);
  return (
    <>
      <span aria-hidden="true" title={words.unranked[why]}>
        –
      </span>
      <span className="visually-hidden">{words.unranked[why]}</span>
    </>
  );
}

/** A place; shared ones carry "=", which hangs so that the figures stay in line. */
export function PlaceNumber({ place, tied }: { readonly place: number; readonly tied: boolean }) {
  return (
    <>
      {place}
      <span className={classes['tied']}>{tied ? '=' : ''}</span>
    </>
  );
}
