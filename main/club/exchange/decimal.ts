import { readExact, roundedUnits } from '../../../src/scoring/numbers/exact.ts';

/** An exact number as decimal text, rounded to so many places. */
export function decimal(exact: string, places: number): string {
  const read = readExact(exact);
  return read === null ? '' : (Number(roundedUnits(read, places)) / 10 ** places).toFixed(places);
}
