import { rowName, seasonNamesOf } from '../../../../src/language/season/names.ts';
import type { SeasonRowView } from '../../../club/model/season.ts';
import type { SeasonJob } from '../../job.ts';
import { stackNames, wrapText } from '../../press/fit.ts';
import type { MeasureText } from '../../press/marks.ts';
import { stackHeight, type TextStack } from '../../press/table.ts';

/** A row without names. */
export const NO_NAMES: TextStack = { lines: [], size: 10 };

/** The names of rows in a column, in the largest of some sizes in which the fewest need a second line. */
export function seasonNameStacks(
  { season }: SeasonJob,
  width: number,
  sizes: readonly number[],
  measure: MeasureText,
): readonly TextStack[] {
  const names = seasonNamesOf(season);
  const stacksOf = (size: number) =>
    season.rows.map((row): TextStack => ({ lines: linesOf(row, names, width, size, measure), size }));
  return sizes.map(stacksOf).reduce((best, smaller) => (wrapped(smaller) < wrapped(best) ? smaller : best));
}

function linesOf(
  { players }: SeasonRowView,
  names: ReadonlyMap<number, string>,
  width: number,
  size: number,
  measure: MeasureText,
): readonly string[] {
  const whole = rowName(players, names);
  if (measure(whole, { size }) <= width) return [whole];
  const [first = '', second] = players.map((id) => names.get(id) ?? '');
  return second === undefined
    ? wrapText(first, width, { size }, measure)
    : stackNames([first, second], width, { size }, measure);
}

function wrapped(stacks: readonly TextStack[]): number {
  return stacks.filter(({ lines }) => lines.length > 1).length;
}

/** A row of two lines leaves so much less space around them than a row of one. */
const STACK_CLOSER = 6;

/** How much higher a row is than one of a single line: the highest of its stacks says so. */
export function extraHeight(...stacks: readonly TextStack[]): number {
  return Math.max(0, ...stacks.map((stack) => stackHeight(stack) - STACK_CLOSER));
}
