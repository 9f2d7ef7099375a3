import { combineCommandWords } from '../../../src/language/commands/combine.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import type { Language } from '../../../src/language.ts';
import { METHOD_CODES, METHODS } from '../../../src/scoring/method.ts';
import type { SimultaneousRules } from '../../../src/simultaneous/combine.ts';
import { readOptions, type WrongCall } from '../command/options.ts';
import { readRegulation, REGULATION_OPTIONS } from '../command/regulation-options.ts';

/** A call of `etui combine`. */
export interface CombineCall extends SimultaneousRules {
  readonly problem?: never;
  readonly files: readonly string[];
  /** The file of names; null without one. */
  readonly names: string | null;
}

const OPTIONS = {
  names: { type: 'string' },
  winners: { type: 'string' },
  method: { type: 'string' },
  ...REGULATION_OPTIONS,
} as const;

/** Reads the arguments of `etui combine`; a problem is one sentence. */
export function readCombineArguments(args: readonly string[], language: Language): CombineCall | WrongCall {
  const words = combineCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { positionals: files, values } = given;
  if (files.length === 0) return { problem: words.noFile };
  const { names = null, winners = '1' } = values;
  if (winners !== '1' && winners !== '2') return { problem: words.winners };
  if (names === true || names === false || names === '') return { problem: words.usage(METHOD_CODES.join('|')) };
  const asked = String(values.method ?? 'matchpoints');
  const method = METHOD_CODES.find((known) => known === asked);
  if (method === undefined) {
    return { problem: scoreCommandWords[language].method(asked, METHOD_CODES.join(', ')) };
  }
  const regulation = readRegulation(values, language);
  if ('problem' in regulation) return regulation;
  return { files, names, method: METHODS[method], regulation, winners: winners === '1' ? 1 : 2 };
}
