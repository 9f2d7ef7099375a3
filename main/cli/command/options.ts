import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { commandLineWords } from '../../../src/language/commands/command-line.ts';
import type { Language } from '../../../src/language.ts';

/** The options of a command by their long name. */
export type CommandOptions = Readonly<ParseArgsOptionsConfig>;

/** The value of an option: its text, `true` for one without a value, undefined where the option isn't there. */
export type OptionValue = string | boolean | undefined;

/** The arguments of a command, read. */
export interface GivenOptions<Known extends CommandOptions> {
  readonly problem?: never;
  readonly positionals: readonly string[];
  readonly values: Readonly<Partial<Record<keyof Known, OptionValue>>>;
}

/** The call was wrong: one sentence. */
export interface WrongCall {
  readonly problem: string;
}

/** Takes the options out of a command's arguments; the first that it doesn't know is named. */
export function readOptions<Known extends CommandOptions>(
  args: readonly string[],
  options: Known,
  language: Language,
): GivenOptions<Known> | WrongCall {
  const config: CommandOptions = options;
  const { positionals, values, tokens } = parseArgs({ args: [...args], options: config, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      return { problem: commandLineWords[language].wrongOption(token.rawName) };
    }
  }
  // no option may be given several times, so none holds a list
  return { positionals, values: values as GivenOptions<Known>['values'] };
}

/**
 * The arguments with a 0 in the place of each that begins with a minus and a digit, such as `-44/6,-60/2`. It is the
 * value of some option, which `parseArgs` would take for a group of short options if it doesn't know that option.
 */
export function withoutNegatives(args: readonly string[]): string[] {
  return args.map((word) => (/^-[.,]?\d/.test(word) ? '0' : word));
}

/** A whole number from 1 to `most`, 99,999 where it is left out; null for anything else. */
export function readCount(value: OptionValue, most = 99_999): number | null {
  const number = typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : Infinity;
  return number <= most ? number : null;
}
