import type { Language } from '../../../src/language.ts';

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

/** One command of the command line: its own arguments in, its answer out. Nothing is printed here. */
export type Command = (args: readonly string[], context: CommandContext) => CommandAnswer | Promise<CommandAnswer>;
