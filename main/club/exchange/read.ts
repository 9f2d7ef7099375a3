import type { TournamentFile } from '../../../src/format/event/file.ts';
import { formatOfFile } from '../../../src/format/formats.ts';
import type { ExchangeProblem } from '../model/files/exchange.ts';

/** A file of another program: its name, which may tell the format, and its bytes. */
export interface FileToRead {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads a file of any format that there is. */
export function readForeignFile({ name, bytes }: FileToRead): TournamentFile | ExchangeProblem {
  const format = formatOfFile(name, bytes);
  return format ? format.parse(bytes) : { kind: 'problem', code: 'formatUnknown' };
}
