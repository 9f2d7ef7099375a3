import type * as fc from 'fast-check';
import type { FileFormat } from '../../src/format/event/file.ts';

/** One parser under attack. Every input is a text; a target that reads something else makes it from the text. */
export interface FuzzTarget {
  /** As it is called on the command line; its corpus is corpus/NAME.json. */
  readonly name: string;
  /** The format of files that it reads; left out where it reads something else. */
  readonly format?: FileFormat;
  /** What the parser knows: inserted into inputs, so that they get past its first look. */
  readonly words: readonly string[];
  /** Whole inputs that are nearly right; they are tried as they are, and bytes are changed in them too. */
  readonly structured?: fc.Arbitrary<string>;
  /** The most characters of an input. */
  readonly longest?: number;
  /** Inputs in every test run, where each takes long. */
  readonly tries?: number;
  /**
   * Whether the input repeated ever more often is tried too: the parser's counted steps must grow no faster than the
   * text. A parser of one line that is shown with every key is enough.
   */
  readonly linear?: (input: string) => unknown;
  /**
   * Milliseconds of the processor that a file of a megabyte may take, where that is more than a hang is for others: a
   * format of which a club may have files of many megabytes has no largest size, and its time grows with the size.
   */
  readonly megabyteMs?: number;
  /**
   * Reads an input and judges the answer; throws where it is not as it must be.
   * @returns what kind of answer it was: an input with a new kind of answer is mutated further
   */
  readonly check: (input: string) => string | Promise<string>;
}
