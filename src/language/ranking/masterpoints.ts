import type { Language } from '../../language.ts';
import type { MasterpointProblem, MasterpointScheme } from '../../scoring/masterpoints/scheme.ts';
import type { Exact } from '../../scoring/numbers/exact.ts';
import { formatExact } from '../numbers.ts';
import { masterpointProblemSentence, masterpointWords } from '../regulation/masterpoints.ts';

/** The masterpoints of a ranking, as far as words need them. */
interface AwardedRanking {
  readonly scheme: MasterpointScheme['code'];
  readonly problem: MasterpointProblem | null;
}

/** The decimals of all masterpoints of a scheme: those of the hundredths that its awards are whole multiples of. */
export function masterpointDecimals(unit: 1 | 100): number {
  return unit === 100 ? 0 : 2;
}

/** Masterpoints in a column: 0.21, or 12 where a scheme gives whole points only; empty for nothing. */
export function formatMasterpoints(points: Exact, unit: 1 | 100, language: Language): string {
  return points.numerator === 0n ? '' : formatExact(points, masterpointDecimals(unit), language);
}

/** Which masterpoints stand in a column, and why a ranking gets none. */
export function masterpointsNote(
  rankings: readonly AwardedRanking[],
  isPublished: boolean,
  language: Language,
): string {
  const words = masterpointWords[language];
  const [first] = rankings;
  if (!first) return '';
  const problems = rankings.flatMap(({ problem }) => (problem ? [masterpointProblemSentence(problem, language)] : []));
  const provisional = isPublished ? [] : [words.provisional];
  return [words.given(words.schemes[first.scheme]), ...new Set(problems), ...provisional].join(' ');
}
