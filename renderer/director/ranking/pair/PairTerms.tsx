import type { AwardView, MasterpointsView } from '../../../../main/club/model/standings.ts';
import type { RankingUnits } from '../../../../src/scoring/session-scoring.ts';
import type { Language } from '../../../../src/language.ts';
import { formatPercentage } from '../../../../src/language/numbers.ts';
import { formatMasterpoints } from '../../../../src/language/ranking/masterpoints.ts';
import { masterpointWords } from '../../../../src/language/regulation/masterpoints.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { separationText } from '../../../../src/language/ranking/separation.ts';
import { standingWords } from '../../../../src/language/ranking/standing.ts';
import { ZERO, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { ExplainableFigure } from '../../session/explain/ExplainableFigure.tsx';
import { formatRankingFigure } from '../../../../src/language/ranking/figures.ts';
import classes from './Panel.module.css';
import { placeLabel, readFigure, type RankedPair } from '../../session/rankedLines.ts';

/**
 * How the terms of a pair affect its place: with handicap, in its stratum, or without place; and what split a tie.
 * Empty on the usual terms.
 */
export function PairTerms(props: {
  readonly pair: RankedPair;
  readonly unit: RankingUnits['unit'];
  readonly rankedBy: RankingUnits['rankedBy'];
  readonly decimals: ShownDecimals;
  /** What awards are whole multiples of; null where there are none. */
  readonly awards: MasterpointsView['unit'] | null;
  /** Whether the pair's total is explained. */
  readonly open: boolean;
  readonly onExplain: () => void;
}) {
  const words = useWords(rankingWords);
  const ties = useWords(standingWords);
  const withdrawal = useWords(withdrawalWords);
  const masterpoints = useWords(masterpointWords);
  const language = useLanguage();
  const { row } = props.pair;
  const { inStratum, byHandicap } = row;
  const figure = readFigure(byHandicap?.figure ?? null);
  const handicapped = figure && handicappedText(figure, props, props.decimals, language);
  const apart = [
    ...(row.withdrawn === undefined ? [] : [withdrawal.became[row.withdrawn]]),
    ...(row.unranked === 'without-standing' && row.withdrawn === undefined ? [words.guest] : []),
    ...(row.unranked === 'too-few-boards' ? [words.tooFewBoards] : []),
  ];
  const figures = [
    ...row.separations.map(({ code, figure: own }) => {
      const had = own === 'unlimited' ? own : (readFigure(own) ?? ZERO);
      return separationText({ code, figure: had }, props.decimals.points, language);
    }),
    ...(row.lotToDraw ? [ties.lotToDraw] : []),
    ...(inStratum && row.figure !== null
      ? [words.inStratum(stratumLetter(inStratum.stratum), placeLabel(inStratum))]
      : []),
    ...(handicapped && byHandicap
      ? [
          byHandicap.place === null
            ? words.withHandicapNoPlace(handicapped)
            : words.withHandicap(handicapped, placeLabel(byHandicap)),
        ]
      : []),
    ...(row.award && props.awards !== null ? awardLine(row.award, props.awards, masterpoints, language) : []),
  ];
  return (
    <>
      {apart.map((line) => (
        <p key={line} className={classes['figures']}>
          {line}
        </p>
      ))}
      {figures.map((line) => (
        <p key={line} className={classes['figures']}>
          <ExplainableFigure reachable label={line} open={props.open} onExplain={props.onExplain}>
            {line}
          </ExplainableFigure>
        </p>
      ))}
    </>
  );
}

/** A percentage with its sign, IMPs per board, or a total. */
function handicappedText(figure: Exact, ranked: RankingUnits, shown: ShownDecimals, language: Language): string {
  if (ranked.rankedBy !== 'average') return formatRankingFigure(figure, ranked, shown.points, language);
  return ranked.unit === 'imps'
    ? formatRankingFigure(figure, ranked, shown.percentages, language)
    : formatPercentage(figure, shown.percentages, language);
}

/** The masterpoints of the pair, and the stratum that gives them; nothing where it gets none. */
function awardLine(
  { points, stratum }: AwardView,
  unit: MasterpointsView['unit'],
  words: (typeof masterpointWords)[Language],
  language: Language,
): readonly string[] {
  const figure = formatMasterpoints(readFigure(points) ?? ZERO, unit, language);
  if (figure === '') return [];
  return [stratum === null ? words.award(figure) : words.awardInStratum(figure, stratumLetter(stratum))];
}
