import type { Language } from '../../src/language/language.ts';
import { matchWords } from '../../src/language/match.ts';
import { exact } from '../../src/scoring/exact.ts';
import { FAULTS, type Fault } from '../../src/scoring/teams/grade.ts';
import type { MatchMethod } from '../../src/scoring/teams/worth.ts';
import { VICTORY_POINT_SCALE_CODES, type VictoryPointScale } from '../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../src/scoring/victory-points/scales.ts';
import { readExplain, type ExplainAsked } from './explain-asked.ts';
import { readCount, readOptions, type Given, type Value, type WrongCall } from './options.ts';

/** What `etui match` is asked. */
export interface MatchCall {
  readonly problem?: never;
  readonly file: string;
  readonly method: MatchMethod;
  /** Null: the boards of the file. */
  readonly boards: number | null;
  readonly halves: 1 | 2;
  /** Null: boards without a comparison may still come. */
  readonly fault: Fault | null;
  /** What is to be explained in place of the report; null for nothing. */
  readonly explain: ExplainAsked | null;
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
  fault: { type: 'string' },
  table: { type: 'string' },
  explain: { type: 'string' },
} as const;

/** The arguments of `etui match` by their names; an option it doesn't know is named. */
export function readMatchOptions(args: readonly string[], language: Language): Given<typeof OPTIONS> | WrongCall {
  return readOptions(args, OPTIONS, language);
}

/**
 * Reads the arguments of `etui match`; what is wrong is one sentence.
 * @param own the club's own scale, read from the file of --table; null without one
 */
export function readMatchArguments(
  { positionals, values }: Given<typeof OPTIONS>,
  own: VictoryPointScale | null,
  language: Language,
): MatchCall | WrongCall {
  const words = matchWords[language];
  const [file, another] = positionals;
  if (file === undefined) return { problem: words.noFile };
  if (another !== undefined) return { problem: words.oneFile };
  const method = readMethod(values, own, language);
  if ('problem' in method) return method;
  const boards = values.boards === undefined ? null : readCount(values.boards, MOST_BOARDS);
  if (boards === null && values.boards !== undefined) return { problem: words.boards(MOST_BOARDS) };
  const halves = values.halves ?? '1';
  if (halves !== '1' && halves !== '2') return { problem: words.halves };
  const fault = values.fault === undefined ? null : FAULTS.find((known) => known === values.fault);
  if (fault === undefined) return { problem: words.fault(FAULTS.join(', ')) };
  const explain = values.explain === undefined ? null : readExplain(String(values.explain));
  if (explain === null && values.explain !== undefined) return { problem: words.explain };
  return { file, method, boards, halves: halves === '1' ? 1 : 2, fault, explain };
}

type Values = Given<typeof OPTIONS>['values'];

function readMethod(values: Values, own: VictoryPointScale | null, language: Language): MatchMethod | WrongCall {
  const words = matchWords[language];
  const asked = String(values.method ?? 'imps');
  const kind = MATCH_METHOD_CODES.find((known) => known === asked);
  if (kind === undefined) return { problem: words.method(asked, MATCH_METHOD_CODES.join(', ')) };
  if (own === null && values.table !== undefined) return { problem: words.whichTable };
  if (own !== null && values.scale !== undefined) return { problem: words.oneScale };
  const scale = own ?? readScale(values.scale);
  if (scale === undefined) return { problem: words.scale(String(values.scale), VICTORY_POINT_SCALE_CODES.join(', ')) };
  const pool = values.pool === undefined ? null : readCount(values.pool, MOST_POOL);
  if (pool === null && values.pool !== undefined) return { problem: words.pool };
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

/** The scale the match is read by; null without one. */
export function scaleOf(method: MatchMethod): VictoryPointScale | null {
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

/** Null when none was asked for; undefined when there is no such scale. */
function readScale(value: Value): VictoryPointScale | null | undefined {
  if (value === undefined) return null;
  const code = VICTORY_POINT_SCALE_CODES.find((known) => known === value);
  return code && VICTORY_POINT_SCALES[code];
}
