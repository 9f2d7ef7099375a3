import { commandLineWords } from '../../../src/language/commands/command-line.ts';
import type { Language } from '../../../src/language.ts';
import type { CommandAnswer } from './command.ts';
import { jsonDocument } from './json.ts';
import type { UnreadableFile } from './text-file.ts';

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

/** Problems of a format with their places, each as its sentence. */
export function located<Problem extends Omit<LocatedProblem, 'message'>>(
  problems: readonly Problem[],
  sentence: (problem: Problem) => string,
): readonly LocatedProblem[] {
  return problems.map((problem) => {
    const { line, column, code } = problem;
    return { line, column, code, message: sentence(problem) };
  });
}

/** Every problem by file and line, with its cure; with --json also as data. */
export function badInput(
  file: string,
  problems: readonly LocatedProblem[],
  context: { readonly json: boolean },
): CommandAnswer {
  return badFiles([{ file, problems }], context);
}

/** A file that was read, and everything wrong with it. */
export interface BadFile {
  readonly file: string;
  readonly problems: readonly LocatedProblem[];
}

/** The problems of several files, as those of one. */
export function badFiles(files: readonly BadFile[], { json }: { readonly json: boolean }): CommandAnswer {
  const messages = files.flatMap(({ file, problems }) => problems.map((problem) => locatedMessage(file, problem)));
  const listed = files.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem })));
  return { exit: 1, out: json ? jsonDocument({ problems: listed }) : '', messages };
}

/** results.csv:7: what is wrong there. */
export function locatedMessage(file: string, { line, message }: LocatedProblem): string {
  return `${file}:${line}: ${message}`;
}

/** A problem of the input as a whole: with --json as data, for people as its sentence. */
export function problemAnswer(
  problem: { readonly message: string; readonly [part: string]: unknown },
  json: boolean,
): CommandAnswer {
  return { exit: 1, out: json ? jsonDocument(problem) : '', messages: json ? [] : [problem.message] };
}

/** A file that can't be read at all. */
export function unreadableFile(file: string, { code, reason }: UnreadableFile, language: Language): CommandAnswer {
  return { exit: 1, out: '', messages: [commandLineWords[language][code](file, reason)] };
}
