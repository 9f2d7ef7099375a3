import type { Language } from '../../../src/language.ts';
import { victoryPointCommandWords } from '../../../src/language/commands/victory-points.ts';
import { victoryPointProblemSentence } from '../../../src/language/regulation/victory-points-problem.ts';
import { exact, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { Mismatch } from '../../../src/scoring/teams/mismatch.ts';
import {
  VICTORY_POINT_SCALE_CODES,
  type MatchMargin,
  type VictoryPointScale,
} from '../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../../src/scoring/victory-points/scales.ts';
import { ximpq, type CrossImpBoard } from '../../../src/scoring/victory-points/ximpq.ts';
import { readDecimal, readSignedDecimal } from '../command/decimals.ts';
import { readCount, readOptions, type GivenOptions, type OptionValue, type WrongCall } from '../command/options.ts';

/** A call of `etui vp`. */
export interface VictoryPointCall {
  readonly problem?: never;
  /** A scale that is published, or the file of the club's own. */
  readonly scale: VictoryPointScale | { readonly file: string };
  readonly boards: number;
  /** Whether the figures are explained. */
  readonly explain: boolean;
  /** The opponents of a Swiss match that was drawn wrongly, and the right ones; null where it was drawn rightly. */
  readonly opponents: Pick<Mismatch, 'actual' | 'correct' | 'ownFault'> | null;
  readonly margin: Pick<Values, 'imps' | 'percentage'>;
  /** The boards of a match at cross-IMPs, whose IMPs are the margin; null where the margin was given. */
  readonly crossImps: readonly CrossImpBoard[] | null;
}

const OPTIONS = {
  scale: { type: 'string' },
  table: { type: 'string' },
  boards: { type: 'string' },
  imps: { type: 'string' },
  percentage: { type: 'string' },
  'cross-imps': { type: 'string' },
  explain: { type: 'boolean' },
  'opponents-had': { type: 'string' },
  'right-opponents': { type: 'string' },
  'own-fault': { type: 'boolean' },
} as const;

type Values = GivenOptions<typeof OPTIONS>['values'];

/** Reads the arguments of `etui vp` but for the margin; what is wrong is one sentence. */
export function readVictoryPointArguments(args: readonly string[], language: Language): VictoryPointCall | WrongCall {
  const words = victoryPointCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { positionals, values } = given;
  if (positionals[0] !== undefined) return { problem: words.noFurther(positionals[0]) };
  const scale = readScale(values, language);
  if ('problem' in scale) return scale;
  const crossImps = values['cross-imps'] === undefined ? null : readCrossImps(values['cross-imps']);
  if (crossImps === undefined) return { problem: words.crossImps };
  const boards = crossImps && values.boards === undefined ? crossImps.length : readCount(values.boards);
  if (boards === null) return { problem: words.boards };
  const margins = [values.imps, values.percentage, values['cross-imps']].filter((value) => value !== undefined);
  if (margins.length > 1) return { problem: words.oneMargin };
  const opponents = readOpponents(values);
  if (opponents === undefined) return { problem: words.opponentsHad };
  if (opponents === null && values['own-fault'] !== undefined) return { problem: words.ownFault };
  return { scale, boards, explain: values.explain !== undefined, opponents, margin: values, crossImps };
}

function readScale({ scale, table }: Values, language: Language): VictoryPointCall['scale'] | WrongCall {
  const words = victoryPointCommandWords[language];
  if (scale !== undefined && table !== undefined) return { problem: words.oneScale };
  if (typeof table === 'string') return { file: table };
  if (typeof scale !== 'string') return { problem: words.noScale };
  const code = VICTORY_POINT_SCALE_CODES.find((known) => known === scale);
  return code === undefined ? { problem: words.unknownScale(scale) } : VICTORY_POINT_SCALES[code];
}

/** Null without these options; undefined where they can't be read. */
function readOpponents(values: Values): VictoryPointCall['opponents'] | undefined {
  const { 'opponents-had': had, 'right-opponents': right } = values;
  if (had === undefined && right === undefined) return null;
  const actual = readDecimal(had);
  const correct = typeof right === 'string' ? right.split('/').map(readDecimal) : [];
  const known = correct.flatMap((points) => points ?? []);
  if (actual === null || known.length === 0 || known.length < correct.length) return undefined;
  return { actual, correct: known, ownFault: values['own-fault'] === true };
}

/** `10/3,-8/4`: of each board the IMPs of all comparisons and its results; undefined when it can't be read. */
function readCrossImps(value: OptionValue): readonly CrossImpBoard[] | undefined {
  const parts = typeof value === 'string' ? value.split(/[\s,]+/).filter((part) => part !== '') : [];
  const boards = parts.flatMap((part): readonly CrossImpBoard[] => {
    const [imps, results, another] = part.split('/');
    const [sum, count] = [readSignedDecimal(imps), readCount(results)];
    return sum === null || count === null || another !== undefined ? [] : [{ sum, results: count }];
  });
  return boards.length === 0 || boards.length < parts.length ? undefined : boards;
}

/** The margin of the call in the unit of the scale; what is wrong is one sentence. */
export function readMargin(
  { boards, margin: { imps, percentage }, crossImps }: Pick<VictoryPointCall, 'boards' | 'margin' | 'crossImps'>,
  scale: VictoryPointScale,
  language: Language,
): MatchMargin | WrongCall {
  const words = victoryPointCommandWords[language];
  const isByImps = imps !== undefined || crossImps !== null;
  const unit = isByImps ? 'imps' : percentage === undefined ? null : 'percentage';
  if (unit !== null && unit !== scale.takes) {
    return { problem: victoryPointProblemSentence({ kind: 'problem', code: 'other-input', scale }, language) };
  }
  if (crossImps) return { boards, imps: ximpq(crossImps) };
  if (scale.takes === 'imps') {
    const whole = readImps(imps);
    return whole === null ? { problem: words.imps } : { boards, imps: whole };
  }
  const share = readPercentage(percentage);
  return share === null ? { problem: words.percentage } : { boards, percentage: share };
}

/** A whole number with a sign or without, the minus a hyphen or a true one. */
function readImps(value: OptionValue): number | null {
  const match = typeof value === 'string' ? /^([-+\u2212]?)(\d{1,5})$/.exec(value) : null;
  if (!match) return null;
  const size = Number(match[2]);
  return match[1] === '' || match[1] === '+' ? size : 0 - size;
}

/** A percentage with point or comma, as a share; null where it is none from 0 to 100. */
function readPercentage(value: OptionValue): Exact | null {
  const percent = readDecimal(typeof value === 'string' ? value.replace(/\s*%$/, '') : value);
  if (percent === null) return null;
  const share = exact(percent.numerator, percent.denominator * 100n);
  return share.numerator > share.denominator ? null : share;
}
