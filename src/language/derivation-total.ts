import type { TotalDerivation } from '../scoring/derivation/total.ts';
import { exact, type Exact } from '../scoring/exact.ts';
import type { ShownDecimals } from '../scoring/regulation/regulation.ts';
import { totalWords, type TotalWords } from './derivation-total-words.ts';
import type { Language } from './language.ts';
import { formatExact, formatPercentage, formatShort } from './numbers.ts';

/** Where a total and its place come from: 58.33 %, 364 of 624 matchpoints on 26 boards; place 2= of 13. */
export function totalSentence(total: TotalDerivation, shown: ShownDecimals, language: Language): string {
  const words = totalWords[language];
  const place = words.place(`${total.place}${total.equals.length > 0 ? '=' : ''}`, total.entries);
  if (total.figure === null) return `${words.noBoards}; ${place}.`;
  const points = (value: Exact): string => formatShort(value, shown.points, language);
  const figure =
    total.rankedBy === 'percentage'
      ? words.percentage(
          formatPercentage(total.figure, shown.percentages, language),
          points(total.points),
          points(exact(total.available)),
        )
      : words.mean(
          signed(total.figure, formatExact(total.figure, shown.points, language)),
          signed(total.points, points(total.points)),
        );
  const parts = [`${figure} ${words.onBoards(total.count)}`, ...satOut(total, words, points), place];
  return `${parts.join(language === 'fr' ? ' ; ' : '; ')}.`;
}

function satOut(
  { sitOuts, rankedBy }: TotalDerivation,
  words: TotalWords,
  points: (value: Exact) => string,
): readonly string[] {
  return sitOuts.map(({ boards, each }) =>
    words.satOut(boards, rankedBy === 'percentage' ? words.points(points(each)) : words.imps(points(each))),
  );
}

function signed(value: Exact, text: string): string {
  return value.numerator > 0n ? `+${text}` : text;
}
