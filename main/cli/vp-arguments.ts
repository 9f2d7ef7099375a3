import type { Language } from '../../src/language/language.ts';
import { victoryPointCommandWords } from '../../src/language/victory-points-command.ts';
import { victoryPointProblemSentence } from '../../src/language/victory-points-problem.ts';
import { exact, type Exact } from '../../src/scoring/exact.ts';
import {
  VICTORY_POINT_SCALE_CODES,
  type MatchMargin,
  type VictoryPointScale,
} from '../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../src/scoring/victory-points/scales.ts';
import { readCount, readOptions, type Value, type WrongCall } from './options.ts';

/** What `etui vp` is asked. */
export interface VictoryPointCall {
  readonly problem?: never;
  readonly scale: VictoryPointScale;
  readonly match: MatchMargin;
}

const OPTIONS = {
  scale: { type: 'string' },
  boards: { type: 'string' },
  imps: { type: 'string' },
  percentage: { type: 'string' },
} as const;

/** Reads the arguments of `etui vp`; what is wrong is one sentence. */
export function readVictoryPointArguments(args: readonly string[], language: Language): VictoryPointCall | WrongCall {
  const words = victoryPointCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { positionals, values } = given;
  if (positionals[0] !== undefined) return { problem: words.noFurther(positionals[0]) };

  if (typeof values.scale !== 'string') return { problem: words.noScale };
  const code = VICTORY_POINT_SCALE_CODES.find((known) => known === values.scale);
  if (code === undefined) return { problem: words.unknownScale(values.scale) };
  const scale = VICTORY_POINT_SCALES[code];

  const boards = readCount(values.boards);
  if (boards === null) return { problem: words.boards };
  if (values.imps !== undefined && values.percentage !== undefined) return { problem: words.oneMargin };
  const margin = values.imps === undefined ? (values.percentage === undefined ? null : 'percentage') : 'imps';
  if (margin !== null && margin !== scale.takes) {
    return { problem: victoryPointProblemSentence({ kind: 'problem', code: 'other-input', scale }, language) };
  }
  if (scale.takes === 'imps') {
    const imps = readImps(values.imps);
    return imps === null ? { problem: words.imps } : { scale, match: { boards, imps } };
  }
  const percentage = readPercentage(values.percentage);
  return percentage === null ? { problem: words.percentage } : { scale, match: { boards, percentage } };
}

/** A whole number with a sign or without, the minus a hyphen or a true one. */
function readImps(value: Value): number | null {
  const match = typeof value === 'string' ? /^([-+\u2212]?)(\d{1,5})$/.exec(value) : null;
  if (!match) return null;
  const size = Number(match[2]);
  return match[1] === '' || match[1] === '+' ? size : 0 - size;
}

/** A percentage with point or comma, as a share; null where it is none from 0 to 100. */
function readPercentage(value: Value): Exact | null {
  const match = typeof value === 'string' ? /^(\d{1,3})(?:[.,](\d{1,12}))?\s*%?$/.exec(value) : null;
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  const share = exact(BigInt(whole + decimals), 100n * 10n ** BigInt(decimals.length));
  return share.numerator > share.denominator ? null : share;
}
