import type { TournamentEvent } from './event.ts';

export const FILE_FORMATS = ['csv', 'usebio', 'pbn', 'lin', 'bri', 'dge', 'dup', 'dlm', 'bws'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** What a parser answers to any bytes. It never throws. */
export interface TournamentFile<Code extends string = string> {
  readonly format: FileFormat;
  /** As the file states it. */
  readonly version: string | null;
  /** What could be read; nothing of a file that is refused whole. */
  readonly events: readonly TournamentEvent[];
  /** In the order of the file. */
  readonly problems: readonly FileProblem<Code>[];
}

/**
 * What is wrong in a file, and where. A record with a problem is left out and the others stay. The sentence with the
 * cure is in src/language/files, by format and code.
 */
export interface FileProblem<Code extends string = string> {
  readonly kind: 'problem';
  readonly code: Code;
  /** From 1; in a binary file the record. */
  readonly line: number;
  /** What stands there, shortened; empty where that says nothing. */
  readonly text: string;
  /** The board it is about, where it is about one. */
  readonly board: number | null;
}
