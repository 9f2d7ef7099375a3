import { balanceOf } from '../balance.ts';
import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { REDUCED_HOWELLS, type ReducedHowell } from '../construction/reduced-howell-first-rounds.ts';
import { parseFirstRound, type FirstRoundTable } from '../construction/parse-first-round.ts';
import { wrap } from '../wrap.ts';
import { fieldFigures, FEWEST_ROUNDS_PROPOSED, usualSets, type Family, type FieldFigures } from './family.ts';

/** A reduced Howell plays as many rounds as it has sets, or stops before. */
export interface ReducedHowellSpec extends FieldFigures {
  readonly kind: 'reduced-howell';
  readonly sets: number;
}

export const reducedHowell: Family<ReducedHowellSpec> = {
  kind: 'reduced-howell',
  shape: 'field',
  options: { sets: 'count' },
  bounds: ({ tables, sets }) => ({
    tables: { least: 3, most: 14 },
    rounds: sets,
    sets,
    setsToChoose: reducedRounds(tables),
  }),
  seatings: reducedHowellSeatings,
  sharedTables: ({ tables, sets }) => tablesAtOneSet(tables, sets),
  usual(wishes) {
    const sets = usualSets(reducedRounds(wishes.tables), wishes.rounds);
    return { kind: 'reduced-howell', ...fieldFigures(wishes, sets), sets };
  },
  proposals: (size) =>
    reducedRounds(size.tables)
      .filter((sets) => sets >= FEWEST_ROUNDS_PROPOSED)
      .map((sets) => ({ kind: 'reduced-howell', ...fieldFigures(size, sets), sets })),
};

/** The numbers of rounds for which there is a reduced Howell of so many tables, in order. */
export function reducedRounds(tables: number): number[] {
  return REDUCED_HOWELLS.filter((line) => line[0] === tables).map((line) => line[1]);
}

const completeByFigures = new Map<string, readonly (readonly Seating[])[]>();

/**
 * The reduced (three-quarter) Howell of R rounds and R sets: 2T-R fixed pairs with the highest numbers, R movers who
 * each go to the table of the next lower number, sets that go down one table over bye stands. Nobody shares, except
 * where there is no other: then two neighbouring tables share in every round. Of the fixed pairs, which never meet, the
 * one whose absence hurts least has the highest number. Which tables are turned in which rounds comes from a search and
 * stands beside the first round (construction/reduced-howell-first-rounds.ts).
 */
function reducedHowellSeatings({ tables, rounds, sets }: ReducedHowellSpec): Seating[][] {
  const key = `${tables} ${sets}`;
  let seatings = completeByFigures.get(key);
  if (!seatings) {
    seatings = leastHurtLast(tables, allRounds(tables, sets));
    completeByFigures.set(key, seatings);
  }
  return seatings.slice(0, rounds).map((round) => [...round]);
}

function allRounds(tables: number, complete: number): Seating[][] {
  const start = firstRound(tables, complete);
  const turned = lineOf(tables, complete)[4]
    .split(' ')
    .map((digits) => Number.parseInt(digits, 16));
  const fixed = start.filter(({ ns }) => ns === null);
  return numbersTo(complete).map((round) =>
    start.map((first, index) => {
      const { ns, ew, set } = first;
      const one = ns === null ? complete + fixed.indexOf(first) + 1 : wrap(ns + round - 1, complete);
      const other = wrap(ew + round - 1, complete);
      const isTurned = ((turned[round - 1] ?? 0) >> (tables - 1 - index)) & 1;
      const seats = isTurned ? { ns: other, ew: one } : { ns: one, ew: other };
      return { table: index + 1, ...seats, set: wrap(set + round - 1, complete) };
    }),
  );
}

function lineOf(tables: number, sets: number): ReducedHowell {
  const line = REDUCED_HOWELLS.find(([ofTables, ofSets]) => ofTables === tables && ofSets === sets);
  if (!line) throw new Error(`reduced Howell: ${tables} tables, ${sets} sets`);
  return line;
}

function firstRound(tables: number, sets: number): FirstRoundTable[] {
  return parseFirstRound(lineOf(tables, sets)[3]);
}

/** The tables, counted from 1, that stand at the same set as another. */
function tablesAtOneSet(tables: number, sets: number): number[][] {
  const start = reducedRounds(tables).includes(sets) ? firstRound(tables, sets) : [];
  const shared = numbersTo(start.length).filter((table) =>
    start.some(({ set }, index) => index !== table - 1 && set === start[table - 1]?.set),
  );
  return shared.length > 0 ? [shared] : [];
}

/** Gives the highest number to the fixed pair without which the others are compared most evenly. */
function leastHurtLast(tables: number, rounds: readonly (readonly Seating[])[]): Seating[][] {
  const pairs = numbersTo(2 * tables);
  const without = (missing: number): number => {
    const played = rounds.flat().filter(({ ns, ew }) => ns !== missing && ew !== missing);
    const sets = numbersTo(rounds.length).map((set) => played.filter((seating) => seating.set === set));
    return balanceOf(
      sets,
      pairs.filter((pair) => pair !== missing),
    ).balance;
  };
  const last = 2 * tables;
  const fixed = pairs.slice(rounds.length).map((pair) => ({ pair, balance: without(pair) }));
  const least = fixed.reduce((best, each) => (each.balance > best.balance + 1e-9 ? each : best)).pair;
  const renumbered = (pair: number): number => (pair === least ? last : pair === last ? least : pair);
  return rounds.map((seatings) =>
    seatings.map(({ table, ns, ew, set }) => ({ table, ns: renumbered(ns), ew: renumbered(ew), set })),
  );
}
