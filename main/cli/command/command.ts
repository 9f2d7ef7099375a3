import type { Language } from '../../../src/language.ts';
import type { WrongCall } from './options.ts';

/** What a command answers: results for standard output, messages for standard error, and the exit code. */
export interface CommandAnswer {
  /** 0 done; 1 the input has problems; 2 wrong usage. */
  readonly exit: 0 | 1 | 2;
  readonly out: string;
  readonly messages: readonly string[];
}

/** What every command is given beside its own arguments. */
export interface CommandContext {
  readonly json: boolean;
  readonly language: Language;
}

/** An answer, or that the call was wrong; null where the usage alone says how. */
export type CommandOutcome = CommandAnswer | WrongCall | { readonly problem: null };

/** One command of the command line. It prints nothing. */
export interface Command {
  /** How it is called. */
  readonly usage: (language: Language) => string;
  /** What `--help` answers where that is more than the usage. */
  readonly help?: (language: Language) => string;
  /** Its own arguments in, its answer out; the options that every command has are taken out before. */
  readonly answer: (args: readonly string[], context: CommandContext) => CommandOutcome | Promise<CommandOutcome>;
}

/** What a command answers to `--help`. */
export function helpOf({ usage, help = usage }: Command, language: Language): CommandAnswer {
  return { exit: 0, out: `${help(language)}\n`, messages: [] };
}

/** What a command answers to its own arguments, with its usage where it was called wrongly. */
export async function answerOf(
  { usage, answer }: Command,
  args: readonly string[],
  context: CommandContext,
): Promise<CommandAnswer> {
  const given = await answer(args, context);
  if ('exit' in given) return given;
  const messages = [...(given.problem === null ? [] : [given.problem]), usage(context.language)];
  return { exit: 2, out: '', messages };
}
