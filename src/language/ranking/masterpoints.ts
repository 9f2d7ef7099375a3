import type { Language } from '../../language.ts';
import type { MasterpointProblem, MasterpointSource } from '../../scoring/masterpoints/scheme.ts';
import type { Exact } from '../../scoring/numbers/exact.ts';
import { formatExact } from '../numbers.ts';
import { masterpointProblemSentence, masterpointWords } from '../regulation/masterpoints.ts';

/** The masterpoints of a ranking, as far as words need them. */
interface AwardedRanking {
  readonly scheme: MasterpointSource;
  /** The kinds that a file names: Black, GREEN. */
  readonly kinds?: readonly string[];
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
  const provisional = isPublished || first.scheme === 'file' ? [] : [words.provisional];
  const kinds = [...new Set(rankings.flatMap((one) => one.kinds ?? []))];
  const scheme = `${words.schemes[first.scheme]}${kinds.length === 0 ? '' : ` (${kinds.join(', ')})`}`;
  return [words.given(scheme), ...new Set(problems), ...provisional].join(' ');
}
