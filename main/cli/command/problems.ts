import type { CommandAnswer } from './command.ts';

/** Something wrong with one line of a file. */
export interface LocatedProblem {
  /** From 1. */
  readonly line: number;
  /** The column's name; null where the whole line is meant. */
  readonly column: string | null;
  readonly code: string;
  /** What is wrong and its cure, without the line. */
  readonly message: string;
}

/** Every problem by file and line, with its cure; with --json also as data. */
export function badInput(
  file: string,
  problems: readonly LocatedProblem[],
  { json }: { readonly json: boolean },
): CommandAnswer {
  const messages = problems.map((problem) => locatedMessage(file, problem));
  const listed = problems.map((problem) => ({ file, ...problem }));
  return { exit: 1, out: json ? `${JSON.stringify({ problems: listed })}\n` : '', messages };
}

/** results.csv:7: what is wrong there. */
export function locatedMessage(file: string, { line, message }: LocatedProblem): string {
  return `${file}:${line}: ${message}`;
}

/** A file that can't be read at all. */
export function unreadable(message: string): CommandAnswer {
  return { exit: 1, out: '', messages: [message] };
}
