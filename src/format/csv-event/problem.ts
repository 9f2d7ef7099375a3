import type { FileProblem } from '../event/file.ts';

/** What is wrong with who played and with results; the deals are as good as without. */
export const CSV_RESULT_PROBLEMS = [
  'playersMissing',
  'resultMissing',
  'contractUnreadable',
  'declarerUnreadable',
  'tricksUnreadable',
  'scoreUnreadable',
  'scoreDisagrees',
  'awardUnreadable',
  'leadUnreadable',
] as const;

/** What is wrong in a CSV of an event. `columnsUnknown`: its columns have no heads that are known. */
export const CSV_EVENT_PROBLEMS = [
  'quoteNotClosed',
  'tooLarge',
  'emptyFile',
  'columnsUnknown',
  'columnTwice',
  'boardUnreadable',
  ...CSV_RESULT_PROBLEMS,
  'dealUnreadable',
] as const;
export type CsvEventProblemCode = (typeof CSV_EVENT_PROBLEMS)[number];
export type CsvEventProblem = FileProblem<CsvEventProblemCode>;

const LONGEST_TEXT = 60;

export function csvEventProblem(
  code: CsvEventProblemCode,
  line: number,
  text = '',
  board: number | null = null,
): CsvEventProblem {
  return { kind: 'problem', code, line, text: text.slice(0, LONGEST_TEXT), board };
}
