import { parseBoardList } from '../../src/session/board-list.ts';

/** What can be chosen for a document beside its language and paper. */
export interface DocumentOptions {
  /** Only these boards; all by default. */
  readonly boards?: readonly number[];
  /** Only this pair; every pair by default. */
  readonly entry?: number;
  /** The standings after this round; by default as they are now. */
  readonly after?: number;
  /** Only this match; every match by default. */
  readonly match?: number;
  /** What is drawn for this round; by default the round announced last. */
  readonly round?: number;
  /** A form to fill in by hand; filled in by default. */
  readonly blank?: true;
}

export type DocumentOption = keyof DocumentOptions;

/** Parses an option from text, null where that isn't possible. `form` is an example of the text. */
interface OptionParser<Value> {
  readonly parse: (text: string) => Value | null;
  readonly form: string;
}

export const OPTION_PARSERS: {
  readonly [Option in DocumentOption]: OptionParser<NonNullable<DocumentOptions[Option]>>;
} = {
  boards: { parse: parseBoardList, form: '1-8 or 3,7-9' },
  entry: { parse: parseNumber, form: '12' },
  after: { parse: parseNumber, form: '7' },
  match: { parse: parseNumber, form: '3' },
  round: { parse: parseNumber, form: '4' },
  blank: { parse: (text) => (text === 'yes' ? true : null), form: 'yes' },
};

function parseNumber(text: string): number | null {
  return /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null;
}

/** The options among `given` that a document has. Others are ignored. */
export function optionsOf(names: readonly DocumentOption[], given: DocumentOptions): DocumentOptions {
  return Object.fromEntries(names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));
}
