import { formatPercentage, formatSignedShort } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import type { FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { DerivationSteps } from '../../session/explain/DerivationSteps.tsx';
import type { Explained } from '../../session/explain/useExplained.ts';
import { pairName } from '../../session/pairName.ts';
import { Calculation } from './Calculation.tsx';
import { Ladder } from './Ladder.tsx';
import type { Rung } from './ladder.ts';
import classes from './Panel.module.css';
import type { ScorecardBoard } from '../scorecard/scorecard.ts';

/** The explanation of one board: the figure, sentences, every result it was compared with, and the calculation. */
export function BoardExplained(props: {
  readonly played: ScorecardBoard;
  readonly rungs: readonly Rung[];
  readonly explained: Explained<FigureDerivation>;
  /** The decimals that the regulation shows. */
  readonly decimals: ShownDecimals;
}) {
  const { played, rungs, explained, decimals: shown } = props;
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { board, opponents, partner, percentage, points } = played;
  const { derivation } = explained;
  return (
    <>
      <section className={classes['block']}>
        <div className={classes['title']}>
          <h2>{words.board(board)}</h2>
        </div>
        {partner && <p className={classes['note']}>{words.withPartner(`${partner.label} ${partner.name}`.trim())}</p>}
        <p className={classes['note']}>{words.against(`${opponents.label} ${pairName(opponents)}`.trim())}</p>
        {percentage && <p className={classes['large']}>{formatPercentage(percentage, 1, language)}</p>}
        {points && !percentage && (
          <p className={classes['large']}>{words.imps(formatSignedShort(points, shown.points, language))}</p>
        )}
        <DerivationSteps explained={explained} decimals={shown} />
      </section>
      <section className={classes['block']}>
        <Ladder rungs={rungs} points={points} imps={impsOf(derivation)} />
      </section>
      {derivation && percentage && <Calculation derivation={derivation} share={percentage} decimals={shown} />}
    </>
  );
}

/** At cross-IMPs, the IMPs against each score of the board; empty for a weighted score and by other methods. */
function impsOf(derivation: FigureDerivation | null): ReadonlyMap<number, number> {
  const [only, another] = derivation?.from.kind === 'compared' ? derivation.from.scores : [];
  if (another || only?.worth.kind !== 'cross-imps') return new Map();
  return new Map(only.worth.comparisons.map(({ score, imps }) => [score, imps]));
}
