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

/** Hears now and then, and at the end, how many lines of how many are read. */
export type LinesRead = (done: number, of: number) => void;

/** A format: its parser and its writer. A new one is a folder of src/format and a line in src/format/formats.ts. */
export interface FormatOfFile {
  readonly format: FileFormat;
  /** Endings of its files in small letters, without the dot; the usual one first. */
  readonly extensions: readonly [string, ...string[]];
  /** Whether bytes look like this format, whatever the file is called. Reads no more than it needs. */
  readonly isLikely: (bytes: Uint8Array) => boolean;
  /** Never throws, takes any bytes. @param onLines hears how far it is, where the format is one of many lines */
  readonly parse: (bytes: Uint8Array, onLines?: LinesRead) => TournamentFile;
  /** The bytes of a file; what the format can't hold is left out. Null where the format is only read. */
  readonly make: ((event: TournamentEvent) => Uint8Array) | null;
}
