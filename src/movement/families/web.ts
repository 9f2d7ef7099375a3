import type { Seating } from '../seating.ts';
import { numbersFrom, numbersTo } from '../../basics/numbers-to.ts';
import { wrap } from '../wrap.ts';
import {
  FEWEST_ROUNDS_PROPOSED,
  lineFigures,
  MOST_TABLES,
  usualSets,
  type Family,
  type LineFigures,
} from './family.ts';

/** A web plays as many rounds as it has sets, or stops before. */
export interface WebSpec extends LineFigures {
  readonly kind: 'web';
  readonly sets: number;
}

export const web: Family<WebSpec> = {
  kind: 'web',
  shape: 'lines',
  options: { sets: 'count' },
  bounds: ({ tables, sets }) => ({
    tables: { least: 4, most: MOST_TABLES },
    rounds: sets,
    sets,
    setsToChoose: setsFor(tables),
  }),
  seatings: webSeatings,
  copies: ({ tables, sets }) => webLayout(tables, sets)?.copies ?? 1,
  usual(wishes) {
    const sets = usualSets(setsFor(wishes.tables), wishes.rounds);
    return { kind: 'web', ...lineFigures(wishes, sets), sets };
  },
  proposals: (size) =>
    numbersFrom(FEWEST_ROUNDS_PROPOSED, size.tables - 1)
      .filter((sets) => webLayout(size.tables, sets) !== null)
      .map((sets) => ({ kind: 'web', ...lineFigures(size, sets), sets })),
};

/** The numbers of sets there is a web for, fewest first. */
function setsFor(tables: number): number[] {
  return numbersTo(tables - 1).filter((sets) => webLayout(tables, sets) !== null);
}

/** How a web is laid out: the tables at the end that hold their sets in reverse, and the copies it takes. */
export interface WebLayout {
  readonly reversed: number;
  readonly copies: number;
}

/**
 * The layout of a web with the fewest copies; null when there is none: with R rounds and R sets at more than R
 * tables, 2D and T must be the same modulo R. Among equals the one with the blocks most alike.
 */
export function webLayout(tables: number, rounds: number): WebLayout | null {
  if (rounds < 3 || rounds >= tables || (rounds % 2 === 0 && tables % 2 === 1)) return null;
  const fits = (reversed: number): boolean => (2 * reversed - tables) % rounds === 0;
  const unlike = (reversed: number): number => Math.abs(2 * reversed - tables);
  const copies = (reversed: number): number => Math.ceil(reversed / rounds) + Math.ceil((tables - reversed) / rounds);
  const [best] = numbersTo(tables - 1)
    .filter(fits)
    .map((reversed) => ({ reversed, copies: copies(reversed) }))
    .toSorted((a, b) => a.copies - b.copies || unlike(a.reversed) - unlike(b.reversed) || a.reversed - b.reversed);
  return best ?? null;
}

/**
 * The web Mitchell: fewer sets than tables, each at several tables at once. North-South stay; East-West go up one
 * table, two after half the rounds where their number is even. At the first tables the sets rise by table, at the last
 * ones they fall; all go down one table inside their block. A pair that passes from one block to the other goes on
 * with the sets it has not played.
 */
function webSeatings({ tables, rounds, sets }: WebSpec): Seating[][] {
  const layout = webLayout(tables, sets);
  if (!layout) throw new Error(`webSeatings: ${tables} tables, ${sets} sets`);
  const first = tables - layout.reversed;
  return numbersTo(rounds).map((round) =>
    numbersTo(tables).map((table) => {
      const steps = round - 1 + (sets % 2 === 0 && round > sets / 2 ? 1 : 0);
      const set = table <= first ? table + round - 1 : tables + 1 - table - round;
      return { table, ns: table, ew: tables + wrap(table - steps, tables), set: wrap(set, sets) };
    }),
  );
}
