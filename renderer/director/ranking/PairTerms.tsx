import type { FieldStandingsView } from '../../../main/club/model.ts';
import { formatPercentage, formatSignedExact } from '../../../src/language/numbers.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { separationText } from '../../../src/language/separation.ts';
import { standingWords } from '../../../src/language/standing.ts';
import { ZERO } from '../../../src/scoring/exact.ts';
import type { ShownDecimals } from '../../../src/scoring/regulation/regulation.ts';
import { stratumLetter } from '../../../src/scoring/standing/strata.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Panel.module.css';
import { placeText, readFigure, type Standing } from './standing.ts';

/**
 * What the terms of a pair make of its place: with handicap, in its stratum, or none; and what split a tie. Nothing on
 * the usual terms.
 */
export function PairTerms(props: {
  readonly standing: Standing;
  readonly unit: FieldStandingsView['unit'];
  readonly shown: ShownDecimals;
}) {
  const words = useWords(rankingWords);
  const ties = useWords(standingWords);
  const language = useLanguage();
  const { row } = props.standing;
  const { inStratum, byHandicap } = row;
  const figure = readFigure(byHandicap?.figure ?? null);
  const write = props.unit === 'imps' ? formatSignedExact : formatPercentage;
  const handicapped = figure && write(figure, props.shown.percentages, language);
  const said = [
    ...(row.unranked === 'without-standing' ? [words.guest] : []),
    ...(row.unranked === 'too-few-boards' ? [words.tooFewBoards] : []),
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
  return said.map((line) => (
    <p key={line} className={classes['figures']}>
      {line}
    </p>
  ));
}
