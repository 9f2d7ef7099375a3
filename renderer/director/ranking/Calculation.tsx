import { broughtFormula } from '../../../src/language/derivation-matchpoints.ts';
import { writerOf } from '../../../src/language/derivation-writer.ts';
import { formatCut, formatPercentage } from '../../../src/language/numbers.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { othersOf } from '../../../src/scoring/derivation/matchpoint-worth.ts';
import { divide, exact, toNumber } from '../../../src/scoring/exact.ts';
import { COUNTED } from '../../../src/scoring/boards/matchpoints.ts';
import type { ShownDecimals } from '../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import type { Explanation } from './explanation.ts';
import classes from './Panel.module.css';

/** The lines by which anybody with a pencil comes to the same percentage. */
export function Calculation(props: {
  readonly compared: Extract<Explanation, { kind: 'compared' }>;
  readonly shown: ShownDecimals;
}) {
  const { compared, shown } = props;
  const words = useWords(rankingWords);
  const language = useLanguage();
  const writer = writerOf(shown, language, null);
  const { worth, points, top, percentage } = compared;
  const { beaten, equal, earned, brought, scale } = worth;
  const won = writer.points(points);
  const available = writer.points(top);
  return (
    <dl className={classes['calculation']} aria-label={words.calculation}>
      <Step
        text={words.earned(toNumber(beaten), toNumber(equal), scale)}
        figure={writer.points(divide(earned, exact(COUNTED[scale])))}
      />
      {brought && <Step text={words.brought[brought.rule](broughtFormula(worth, brought, writer))} figure={won} />}
      <Step
        text={brought ? words.topOfFull(brought.expected, scale) : words.topOf(toNumber(othersOf(worth)), scale)}
        figure={available}
      />
      <Step
        text={`${won} / ${available} = ${formatCut(divide(points, top), 5, language)}`}
        figure={formatPercentage(percentage, 1, language)}
      />
    </dl>
  );
}

function Step({ text, figure }: { readonly text: string; readonly figure: string }) {
  return (
    <div>
      <dt>{text}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
