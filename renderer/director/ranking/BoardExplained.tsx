import { broughtText, comparedText } from '../../../src/language/derivation-matchpoints.ts';
import { writerOf } from '../../../src/language/derivation-writer.ts';
import { formatPercentage, formatShort, formatSigned, formatSignedShort } from '../../../src/language/numbers.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import type { Regulation, ShownDecimals } from '../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { pairName, shortPairName } from '../room/names.ts';
import { Calculation } from './Calculation.tsx';
import { explain, type Explanation } from './explanation.ts';
import { Ladder } from './Ladder.tsx';
import type { Rung } from './ladder.ts';
import classes from './Panel.module.css';
import type { PlayedBoard } from './scorecard.ts';

/** Why one board is worth what it is worth: the percentage, a sentence, every result, and the calculation. */
export function BoardExplained(props: {
  readonly played: PlayedBoard;
  readonly rungs: readonly Rung[];
  /** What the session is scored by. */
  readonly regulation: Regulation;
}) {
  const { played, rungs, regulation } = props;
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { board, opponents, percentage } = played;
  const against = (name: string) => words.against(`${opponents.number} ${name}`.trim());
  const explanation = explain(played, regulation);
  return (
    <>
      <section className={classes['block']}>
        <div className={classes['title']}>
          <h2>{words.board(board)}</h2>
          <span className={classes['note']} title={against(pairName(opponents))}>
            {against(shortPairName(opponents))}
          </span>
        </div>
        {percentage && <p className={classes['large']}>{formatPercentage(percentage, 1, language)}</p>}
        {explanation.kind === 'imps' && (
          <p className={classes['large']}>{words.imps(formatSignedShort(explanation.imps, 2, language))}</p>
        )}
        <Sentence explanation={explanation} shown={regulation.shown} />
      </section>
      <section className={classes['block']}>
        <Ladder rungs={rungs} points={played.points} />
      </section>
      {explanation.kind === 'compared' && (
        <section className={classes['block']}>
          <Calculation compared={explanation} shown={regulation.shown} />
        </section>
      )}
    </>
  );
}

function Sentence({ explanation, shown }: { readonly explanation: Explanation; readonly shown: ShownDecimals }) {
  const words = useWords(rankingWords);
  const language = useLanguage();
  switch (explanation.kind) {
    case 'alone':
      return <p>{words.alone}</p>;
    case 'notCounted':
      return <p>{words.notPlayedLine}</p>;
    case 'imps':
      return (
        <p>
          {explanation.datum === null
            ? words.comparedAtImps(explanation.others)
            : words.againstDatum(formatSigned(explanation.datum))}
        </p>
      );
    case 'awarded': {
      const [points, top] = [explanation.points, explanation.top].map((figure) => formatShort(figure, 2, language));
      return <p>{words.awarded(formatPercentage(explanation.percentage, 1, language), points ?? '', top ?? '')}</p>;
    }
    case 'compared': {
      const { worth, points, top } = explanation;
      const writer = writerOf(shown, language, null);
      const won = writer.words.matchpoints(writer.points(points), writer.points(top));
      return (
        <p>
          {words.sentence(`${comparedText(worth, writer)}, ${won}`)}
          {worth.brought && ` ${words.sentence(broughtText(worth.brought, writer))}`}
        </p>
      );
    }
  }
}
