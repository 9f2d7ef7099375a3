import { clauseName } from '../../../../src/language/derivation/clause.ts';
import { figureSteps } from '../../../../src/language/derivation/figure.ts';
import { teamFigureSentence } from '../../../../src/language/derivation/team-figure.ts';
import type { DerivationStep } from '../../../../src/language/derivation/writer.ts';
import type { MatchTables } from '../../../../src/language/game/match.ts';
import type { Language } from '../../../../src/language.ts';
import type { TeamBoardFigure } from '../../../../main/club/model/explanation.ts';
import { explainWords } from '../../../../src/language/screens/explain.ts';
import type { EventRanks } from '../../../../src/session/event-ranks.ts';
import type { FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useRanks, useWords } from '../../../shared/language.tsx';
import classes from './Explain.module.css';
import type { Explained } from './useExplained.ts';

/** The derivation of a figure: a sentence for every step, and the law or clause it follows. */
export function DerivationSteps(props: {
  readonly explained: Explained<FigureDerivation | TeamBoardFigure>;
  readonly decimals: ShownDecimals;
  readonly tables?: MatchTables;
}) {
  const language = useLanguage();
  const ranks = useRanks();
  const words = useWords(explainWords);
  const { derivation, failed } = props.explained;
  if (failed) return <p role="alert">{words.failed}</p>;
  if (derivation === null) return null;
  return (
    <div className={classes['steps']}>
      {stepsOf(derivation, props.decimals, language, ranks, props.tables ?? 'rooms').map(({ text, clause }) => (
        <p key={text}>
          {text}
          {clause && (
            <>
              {' '}
              <span className={classes['clause']}>{clauseName(clause, language)}</span>
            </>
          )}
        </p>
      ))}
    </div>
  );
}

/** The steps of a figure; of a board of a match, one sentence that names its law. */
function stepsOf(
  derivation: FigureDerivation | TeamBoardFigure,
  decimals: ShownDecimals,
  language: Language,
  ranks: EventRanks,
  tables: MatchTables,
): readonly DerivationStep[] {
  return 'kind' in derivation
    ? [{ text: teamFigureSentence(derivation, language, tables), clause: null }]
    : figureSteps(derivation, decimals, language, ranks);
}
