import type { Language } from '../../src/language/language.ts';
import { matchWords } from '../../src/language/match.ts';
import { exact } from '../../src/scoring/exact.ts';
import { FAULTS, type Fault } from '../../src/scoring/teams/grade.ts';
import type { MatchMethod } from '../../src/scoring/teams/worth.ts';
import { VICTORY_POINT_SCALE_CODES, type VictoryPointScale } from '../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../src/scoring/victory-points/scales.ts';
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
} as const;

/** Reads the arguments of `etui match`; what is wrong is one sentence. */
export function readMatchArguments(args: readonly string[], language: Language): MatchCall | WrongCall {
  const words = matchWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { positionals, values } = given;
  const [file, another] = positionals;
  if (file === undefined) return { problem: words.noFile };
  if (another !== undefined) return { problem: words.oneFile };
  const method = readMethod(values, language);
  if ('problem' in method) return method;
  const boards = values.boards === undefined ? null : readCount(values.boards, MOST_BOARDS);
  if (boards === null && values.boards !== undefined) return { problem: words.boards(MOST_BOARDS) };
  const halves = values.halves ?? '1';
  if (halves !== '1' && halves !== '2') return { problem: words.halves };
  const fault = values.fault === undefined ? null : FAULTS.find((known) => known === values.fault);
  if (fault === undefined) return { problem: words.fault(FAULTS.join(', ')) };
  return { file, method, boards, halves: halves === '1' ? 1 : 2, fault };
}

type Values = Given<typeof OPTIONS>['values'];

function readMethod(values: Values, language: Language): MatchMethod | WrongCall {
  const words = matchWords[language];
  const asked = String(values.method ?? 'imps');
  const kind = MATCH_METHOD_CODES.find((known) => known === asked);
  if (kind === undefined) return { problem: words.method(asked, MATCH_METHOD_CODES.join(', ')) };
  const scale = readScale(values.scale);
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
      return scale === null ? { problem: words.pattonSecond } : { kind, second: { from: 'imps', scale } };
  }
}

const MOST_POOL = 1_000;

/** Null when none was asked for; undefined when there is no such scale. */
function readScale(value: Value): VictoryPointScale | null | undefined {
  if (value === undefined) return null;
  const code = VICTORY_POINT_SCALE_CODES.find((known) => known === value);
  return code && VICTORY_POINT_SCALES[code];
}
