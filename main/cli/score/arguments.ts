import { extname } from 'node:path';
import type { Language } from '../../../src/language.ts';
import { rankingCommandWords } from '../../../src/language/commands/ranking.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import { METHOD_CODES, METHODS, type Method } from '../../../src/scoring/method.ts';
import type { Regulation } from '../../../src/scoring/regulation/regulation.ts';
import type { StandingBasis } from '../../../src/scoring/standing/basis.ts';
import { standingBasis } from '../../../src/scoring/standing/rules.ts';
import { readOptions, type OptionValue } from '../command/options.ts';
import { readRegulation, REGULATION_OPTIONS } from '../command/regulation-options.ts';
import { RANKING_OPTIONS, readRankingArguments, type RankingCall } from './ranking-arguments.ts';
import { readExplainRequest, type ExplainRequest } from '../command/explain-option.ts';

/** A call of `etui score`. */
export interface ScoreCall {
  readonly kind: 'call';
  readonly file: string;
  /** Null for what the file says. */
  readonly winners: 1 | 2 | null;
  /** Null for the most results that any board has. */
  readonly expected: number | null;
  /** Whether each section is a field; else all results of a board are one. */
  readonly bySection: boolean;
  /** What to explain in place of the report; null for the report. */
  readonly explain: ExplainRequest | null;
  readonly method: Method;
  /** Whether the call names the method; else a file that says one goes by its own. */
  readonly isMethodAsked: boolean;
  /** With the options of the call. */
  readonly regulation: Regulation;
  readonly ranking: RankingCall;
}

export interface WrongScoreUsage {
  readonly kind: 'wrongUsage';
  readonly message: string;
}

const OPTIONS = {
  method: { type: 'string' },
  winners: { type: 'string' },
  expected: { type: 'string' },
  fields: { type: 'string' },
  explain: { type: 'string' },
  ...REGULATION_OPTIONS,
  ...RANKING_OPTIONS,
} as const;

/** More than any event has, and few enough for matchpoints to be exact whole numbers. */
const MOST_EXPECTED = 100_000;

/** Endings of files that are not read. Any other is known by its bytes, or is CSV: a pipe has no ending at all. */
const OTHER_FORMATS: ReadonlySet<string> = new Set(['.html', '.xls', '.xlsx', '.ods']);

/** Reads the arguments of `etui score`; a problem is one sentence. */
export function readScoreArguments(args: readonly string[], language: Language): ScoreCall | WrongScoreUsage {
  const words = scoreCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return wrongUsage(given.problem);
  const { positionals, values } = given;
  const [file, another] = positionals;
  if (file === undefined) return wrongUsage(words.noFile);
  if (another !== undefined) return wrongUsage(words.oneFile);
  if (OTHER_FORMATS.has(extname(file).toLowerCase())) return wrongUsage(words.onlyCsv(file));
  const asked = String(values.method ?? 'matchpoints');
  const method = METHOD_CODES.find((known) => known === asked);
  if (method === undefined) return wrongUsage(words.method(asked, METHOD_CODES.join(', ')));
  const preset = readRegulation(values, language);
  if ('problem' in preset) return wrongUsage(preset.problem);
  const winners = readWinners(values.winners);
  if (winners === undefined) return wrongUsage(words.winners);
  const expected = readExpected(values.expected);
  if (expected === undefined) return wrongUsage(words.expected(MOST_EXPECTED));
  const fields = String(values.fields ?? 'all');
  if (fields !== 'all' && fields !== 'section') return wrongUsage(words.fields);
  const bySection = fields === 'section';
  const explain = values.explain === undefined ? null : readExplainRequest(String(values.explain));
  if (explain === null && values.explain !== undefined) return wrongUsage(words.explain);
  const ranking = readRankingArguments(values, language);
  if (ranking.problem !== undefined) return wrongUsage(ranking.problem);
  const regulation = { ...preset, ...ranking.rules };
  if (ranking.handicapUnit === 'percent' && standingBasis(METHODS[method], regulation) !== 'percentage') {
    return wrongUsage(rankingCommandWords[language].percentOfNothing);
  }
  return {
    kind: 'call',
    file,
    winners,
    expected,
    bySection,
    explain,
    method: METHODS[method],
    isMethodAsked: values.method !== undefined,
    regulation,
    ranking,
  };
}

/** What places go by. */
export function rankedBy({ method, regulation }: Pick<ScoreCall, 'method' | 'regulation'>): StandingBasis {
  return standingBasis(method, regulation);
}

/** Null without the option; undefined when it is neither 1 nor 2. */
function readWinners(value: OptionValue): 1 | 2 | null | undefined {
  if (value === undefined) return null;
  return value === '1' ? 1 : value === '2' ? 2 : undefined;
}

/** Null without the option; undefined when it is no possible number of results. */
function readExpected(value: OptionValue): number | null | undefined {
  if (value === undefined) return null;
  const number = typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : Infinity;
  return number <= MOST_EXPECTED ? number : undefined;
}

function wrongUsage(message: string): WrongScoreUsage {
  return { kind: 'wrongUsage', message };
}
