import { writeDecimal } from '../../../src/format/event/decimal.ts';
import { readExact } from '../../../src/scoring/numbers/exact.ts';

/** An exact number as decimal text, rounded to so many places. */
export function decimal(exact: string, places: number): string {
  const read = readExact(exact);
  return read === null ? '' : writeDecimal(read, places);
}
