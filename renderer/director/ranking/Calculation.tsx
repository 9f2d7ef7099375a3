import { formatCut, formatPercentage, formatShort } from '../../../src/language/numbers.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { divide } from '../../../src/scoring/exact.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import type { Explanation } from './explanation.ts';
import classes from './Panel.module.css';

/** The lines by which anybody with a pencil comes to the same percentage. */
export function Calculation({ compared }: { readonly compared: Extract<Explanation, { kind: 'compared' }> }) {
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { comparison, earned, points, top, percentage, short } = compared;
  const won = formatShort(points, 2, language);
  const available = formatShort(top, 2, language);
  return (
    <dl className={classes['calculation']} aria-label={words.calculation}>
      <Step text={words.earned(comparison.beaten, comparison.equal)} figure={`${earned}`} />
      {short && <Step text={words.neuberg(earned, short.expected, short.actual)} figure={won} />}
      <Step text={short ? words.topOfFull(short.expected) : words.topOf(comparison.others)} figure={available} />
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
