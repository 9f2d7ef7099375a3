import type { Language } from '../../../src/language.ts';
import { matchCommandWords } from '../../../src/language/commands/match.ts';
import { exact } from '../../../src/scoring/numbers/exact.ts';
import { TEAMS_AT_FAULT, type TeamsAtFault } from '../../../src/scoring/teams/grade.ts';
import type { Regulation } from '../../../src/scoring/regulation/regulation.ts';
import { matchRulesOf, victoryPointScaleOf } from '../../../src/scoring/regulation/match.ts';
import type { MatchRules } from '../../../src/scoring/teams/match-rules.ts';
import type { MatchMethod } from '../../../src/scoring/teams/worth.ts';
import { VICTORY_POINT_SCALE_CODES, type VictoryPointScale } from '../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../../src/scoring/victory-points/scales.ts';
import { readExplainRequest, type ExplainRequest } from '../command/explain-option.ts';
import { readCount, readOptions, type GivenOptions, type WrongCall } from '../command/options.ts';
import { readRegulation, REGULATION_OPTIONS } from '../command/regulation-options.ts';

/** A call of `etui match`. */
export interface MatchCall {
  readonly problem?: never;
  readonly file: string;
  readonly method: MatchMethod;
  readonly rules: MatchRules;
  readonly undertricks: Regulation['undertricks'];
  /** The file of the teams' penalties; null without one. */
  readonly entries: string | null;
  /** Null: the boards of the file. */
  readonly boards: number | null;
  /** Halves, or more parts, each with a sum of its own. */
  readonly segments: number;
  /** Null: boards without a comparison may still be played. */
  readonly fault: TeamsAtFault | null;
  /** What to explain in place of the report; null: the report itself. */
  readonly explain: ExplainRequest | null;
}

export const MATCH_METHOD_CODES = ['imps', 'aggregate', 'board-a-match', 'patton'] as const;

/** More than any match has. */
const MOST_BOARDS = 999;

const OPTIONS = {
  method: { type: 'string' },
  scale: { type: 'string' },
  pool: { type: 'string' },
  boards: { type: 'string' },
  halves: { type: 'string' },
  segments: { type: 'string' },
  fault: { type: 'string' },
  table: { type: 'string' },
  entries: { type: 'string' },
  averages: { type: 'string' },
  'round-boards': { type: 'string' },
  ...REGULATION_OPTIONS,
  explain: { type: 'string' },
} as const;

/** The arguments of `etui match` by their names, or the first option that it doesn't know. */
export function readMatchOptions(
  args: readonly string[],
  language: Language,
): GivenOptions<typeof OPTIONS> | WrongCall {
  return readOptions(args, OPTIONS, language);
}

/**
 * Reads the arguments of `etui match`; what is wrong is one sentence.
 * @param own the club's own scale, read from the file of --table; null without one
 */
export function readMatchArguments(
  { positionals, values }: GivenOptions<typeof OPTIONS>,
  own: VictoryPointScale | null,
  language: Language,
): MatchCall | WrongCall {
  const words = matchCommandWords[language];
  const [file, another] = positionals;
  if (file === undefined) return { problem: words.noFile };
  if (another !== undefined) return { problem: words.oneFile };
  const regulation = readRegulation(values, language);
  if ('problem' in regulation) return regulation;
  const method = readMethod(values, own, regulation, language);
  if ('problem' in method) return method;
  const rules = readRules(values, matchRulesOf(regulation, scaleOfMethod(method)), language);
  if ('problem' in rules) return rules;
  if (values.entries === true) return { problem: words.entries };
  const boards = values.boards === undefined ? null : readCount(values.boards, MOST_BOARDS);
  if (boards === null && values.boards !== undefined) return { problem: words.boards(MOST_BOARDS) };
  const segments = readSegments(values);
  if (segments === null) return { problem: values.segments === undefined ? words.halves : words.segments };
  const fault = values.fault === undefined ? null : TEAMS_AT_FAULT.find((known) => known === values.fault);
  if (fault === undefined) return { problem: words.fault(TEAMS_AT_FAULT.join(', ')) };
  const explain = values.explain === undefined ? null : readExplainRequest(String(values.explain));
  if (explain === null && values.explain !== undefined) return { problem: words.explain };
  return {
    file,
    method,
    rules,
    boards,
    segments,
    fault,
    explain,
    undertricks: regulation.undertricks,
    entries: values.entries === undefined ? null : String(values.entries),
  };
}

type Values = GivenOptions<typeof OPTIONS>['values'];

/** The number of --segments or --halves; null where it can't be, or both are given. */
function readSegments({ halves, segments }: Values): number | null {
  if (segments !== undefined) return halves === undefined ? readCount(segments, MOST_SEGMENTS) : null;
  return halves === undefined ? 1 : readCount(halves, 2);
}

const MOST_SEGMENTS = 99;

function readMethod(
  values: Values,
  own: VictoryPointScale | null,
  regulation: Regulation,
  language: Language,
): MatchMethod | WrongCall {
  const words = matchCommandWords[language];
  const given = String(values.method ?? 'imps');
  const kind = MATCH_METHOD_CODES.find((known) => known === given);
  if (kind === undefined) return { problem: words.method(given, MATCH_METHOD_CODES.join(', ')) };
  if (own === null && values.table !== undefined) return { problem: words.whichTable };
  if (own !== null && values.scale !== undefined) return { problem: words.oneScale };
  const pool = values.pool === undefined ? null : readCount(values.pool, MOST_POOL);
  if (pool === null && values.pool !== undefined) return { problem: words.pool };
  const isByImps = kind === 'imps' || (kind === 'patton' && pool === null);
  const usual = values.regulation !== undefined && isByImps ? victoryPointScaleOf(regulation) : null;
  const scale = own ?? readScale(values, usual);
  if (scale === undefined) {
    return { problem: words.scale(String(values.scale), [...VICTORY_POINT_SCALE_CODES, NO_SCALE].join(', ')) };
  }
  if (pool !== null && (kind !== 'patton' || scale !== null)) return { problem: words.poolOnlyPatton };
  switch (kind) {
    case 'imps':
    case 'board-a-match':
      return { kind, scale };
    case 'aggregate':
      return scale === null ? { kind } : { problem: words.noScale };
    case 'patton':
      if (pool !== null) return { kind, second: { from: 'aggregate', pool: exact(pool) } };
      if (scale === null) return { problem: words.pattonSecond };
      return { kind, second: scale.takes === 'imps' ? { from: 'imps', scale } : { from: 'aggregate', scale } };
  }
}

/** The victory point scale of a method; null without one. */
export function scaleOfMethod(method: MatchMethod): VictoryPointScale | null {
  switch (method.kind) {
    case 'imps':
    case 'board-a-match':
      return method.scale;
    case 'aggregate':
      return null;
    case 'patton':
      return 'scale' in method.second ? method.second.scale : null;
  }
}

const MOST_POOL = 1_000;

/** The value of --scale that turns the regulation's scale off: the match stays in IMPs. */
export const NO_SCALE = 'none';

/** The scale of --scale, or the usual one without it; undefined when there is no such scale. */
function readScale({ scale }: Values, usual: VictoryPointScale | null): VictoryPointScale | null | undefined {
  if (scale === undefined) return usual;
  if (scale === NO_SCALE) return null;
  const code = VICTORY_POINT_SCALE_CODES.find((known) => known === scale);
  return code && VICTORY_POINT_SCALES[code];
}

/** How the boards are scored: by the options, else by the regulation. */
function readRules(values: Values, usual: MatchRules, language: Language): MatchRules | WrongCall {
  const words = matchCommandWords[language];
  const { averages = usual.averages, 'round-boards': rounded } = values;
  if (averages !== 'fixed' && averages !== 'own') return { problem: words.averages };
  if (rounded === undefined) return { averages, boardDecimals: usual.boardDecimals };
  const decimals = ROUND_BOARDS.get(rounded);
  return decimals === undefined ? { problem: words.roundBoards } : { averages, boardDecimals: decimals };
}

const ROUND_BOARDS: ReadonlyMap<unknown, MatchRules['boardDecimals']> = new Map([
  ['0', 0],
  ['1', 1],
  ['none', null],
] as const);
