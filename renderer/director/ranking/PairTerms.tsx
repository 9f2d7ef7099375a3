import type { Language } from '../../../src/language/language.ts';
import { formatPercentage } from '../../../src/language/numbers.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { withdrawalWords } from '../../../src/language/screens/withdrawal.ts';
import { separationText } from '../../../src/language/separation.ts';
import { standingWords } from '../../../src/language/standing.ts';
import { ZERO, type Exact } from '../../../src/scoring/exact.ts';
import type { ShownDecimals } from '../../../src/scoring/regulation/regulation.ts';
import { stratumLetter } from '../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { Figure } from '../explain/Figure.tsx';
import { rankedFigure, type RankedIn } from '../../../src/language/figures.ts';
import classes from './Panel.module.css';
import { placeText, readFigure, type Standing } from './standing.ts';

/**
 * What the terms of a pair make of its place: with handicap, in its stratum, or none; and what split a tie. Nothing on
 * the usual terms.
 */
export function PairTerms(props: {
  readonly standing: Standing;
  readonly unit: RankedIn['unit'];
  readonly rankedBy: RankedIn['rankedBy'];
  readonly shown: ShownDecimals;
  /** Whether all that the pair has is explained. */
  readonly open: boolean;
  readonly onExplain: () => void;
}) {
  const words = useWords(rankingWords);
  const ties = useWords(standingWords);
  const withdrawal = useWords(withdrawalWords);
  const language = useLanguage();
  const { row } = props.standing;
  const { inStratum, byHandicap } = row;
  const figure = readFigure(byHandicap?.figure ?? null);
  const handicapped = figure && handicappedText(figure, props, props.shown, language);
  const apart = [
    ...(row.withdrawn === undefined ? [] : [withdrawal.became[row.withdrawn]]),
    ...(row.unranked === 'without-standing' && row.withdrawn === undefined ? [words.guest] : []),
    ...(row.unranked === 'too-few-boards' ? [words.tooFewBoards] : []),
  ];
  const figures = [
    ...row.separations.map(({ code, figure: own }) => {
      const had = own === 'unlimited' ? own : (readFigure(own) ?? ZERO);
      return separationText({ code, figure: had }, props.shown.points, language);
    }),
    ...(row.lotToDraw ? [ties.lotToDraw] : []),
    ...(inStratum && row.figure !== null
      ? [words.inStratum(stratumLetter(inStratum.stratum), placeText(inStratum))]
      : []),
    ...(handicapped && byHandicap
      ? [
          byHandicap.place === null
            ? words.withHandicapNoPlace(handicapped)
            : words.withHandicap(handicapped, placeText(byHandicap)),
        ]
      : []),
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
          <Figure reachable said={line} open={props.open} onExplain={props.onExplain}>
            {line}
          </Figure>
        </p>
      ))}
    </>
  );
}

/** A percentage with its sign, IMPs a board, or a total. */
function handicappedText(figure: Exact, ranked: RankedIn, shown: ShownDecimals, language: Language): string {
  if (ranked.rankedBy !== 'average') return rankedFigure(figure, ranked, shown.points, language);
  return ranked.unit === 'imps'
    ? rankedFigure(figure, ranked, shown.percentages, language)
    : formatPercentage(figure, shown.percentages, language);
}
