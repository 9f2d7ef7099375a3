import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { commandLineWords } from '../../src/language/command-line.ts';
import type { Language } from '../../src/language/language.ts';

/** The options a command knows, by their long name. */
export type Options = Readonly<ParseArgsOptionsConfig>;

/** What was given for an option: its text, `true` for one without a value, undefined where it was not asked. */
export type Value = string | boolean | undefined;

/** What a command was called with. */
export interface Given<Known extends Options> {
  readonly problem?: never;
  readonly positionals: readonly string[];
  readonly values: Readonly<Partial<Record<keyof Known, Value>>>;
}

/** The call was wrong: one sentence. */
export interface WrongCall {
  readonly problem: string;
}

/** Takes the options out of a command's arguments; the first that it doesn't know is named. */
export function readOptions<Known extends Options>(
  args: readonly string[],
  options: Known,
  language: Language,
): Given<Known> | WrongCall {
  const config: Options = options;
  const { positionals, values, tokens } = parseArgs({ args: [...args], options: config, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      return { problem: commandLineWords(language).wrongOption(token.rawName) };
    }
  }
  // no option may be given several times, so none holds a list
  return { positionals, values: values as Given<Known>['values'] };
}

/** A whole number from 1 to `most`, 99,999 where it is left out; null for anything else. */
export function readCount(value: Value, most = 99_999): number | null {
  const number = typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : Infinity;
  return number <= most ? number : null;
}
