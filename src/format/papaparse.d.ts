/**
 * The part of papaparse that Etui uses. Its published types need the types of Node and of a browser, which src has not.
 */
declare module 'papaparse' {
  export interface ParseError {
    readonly type: string;
    readonly code: string;
    /** Where in the text, by characters. */
    readonly index?: number;
  }

  export interface ParseStep {
    readonly data: readonly string[];
    readonly errors: readonly ParseError[];
    /** `cursor` is where in the text the row ended. */
    readonly meta: { readonly cursor: number };
  }

  /** Of the parser that takes the steps. */
  export interface StepParser {
    /** Ends the reading after the present step. */
    readonly abort: () => void;
  }

  export function parse(
    text: string,
    options: {
      readonly delimiter: string;
      readonly newline: '\n';
      readonly step: (step: ParseStep, parser: StepParser) => void;
    },
  ): void;

  export function parse(
    text: string,
    options: { readonly delimiter: string; readonly skipEmptyLines: true },
  ): { readonly data: string[][]; readonly errors: readonly ParseError[] };

  export function unparse(
    rows: readonly (readonly string[])[],
    options: { readonly delimiter: string; readonly newline: '\r\n'; readonly quotes: (cell: string) => boolean },
  ): string;

  const papaparse: { readonly parse: typeof parse; readonly unparse: typeof unparse };
  export default papaparse;
}
