import type { Weight } from '../../bridge/result/weight.ts';
/** The facts each problem's sentence needs beside its place. */
interface Facts {
  quoteNotClosed: object;
  tooLarge: object;
  emptyFile: object;
  noResults: object;
  resultColumnMissing: object;
  columnMissing: InColumn;
  columnTwice: InColumn;
  empty: InColumn;
  noResult: object;
  awardBesideResult: object;
  board: Unreadable;
  contract: Unreadable;
  declarer: Unreadable;
  tricks: Unreadable;
  result: Unreadable;
  score: Unreadable;
  award: Unreadable;
  weighted: Unreadable;
  split: Unreadable;
  lead: Unreadable;
  datum: Unreadable;
  tricksOfPass: Unreadable;
  tricksDisagree: { readonly tricks: number; readonly result: number };
  cellBeyond: { readonly text: string };
  scoreDisagrees: { readonly score: number; readonly worth: number };
  weightsDoNotAddUp: { readonly sum: Weight };
  pairAgainstItself: { readonly pair: string };
  pairTwice: { readonly pair: string; readonly board: number; readonly firstLine: number };
  playerTwice: { readonly player: string; readonly board: number; readonly firstLine: number };
}

interface InColumn {
  readonly column: string;
}

/** A cell whose text does not fit its column. */
interface Unreadable extends InColumn {
  readonly text: string;
}

interface Place {
  readonly kind: 'problem';
  /** Line of the file, from 1. */
  readonly line: number;
  /** The column's name; null where the whole line is meant. */
  readonly column: string | null;
}

export type ResultsCsvProblemCode = keyof Facts;

/** What is wrong in a file of results, and where. Its sentence is in src/language/files/results.ts. */
export type ResultsCsvProblem<Code extends ResultsCsvProblemCode = ResultsCsvProblemCode> = {
  [C in Code]: Place & { readonly code: C } & Facts[C];
}[Code];

/** The codes of cells that could not be read. */
export type UnreadableCode = {
  [C in ResultsCsvProblemCode]: Facts[C] extends Unreadable ? C : never;
}[ResultsCsvProblemCode];

export function isCsvProblem<T extends { readonly kind: string }>(
  value: T,
): value is Extract<T, { readonly kind: 'problem' }> {
  return value.kind === 'problem';
}
