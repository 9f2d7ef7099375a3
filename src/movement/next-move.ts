import { byeStands, type ByeStand } from './bye-stand.ts';
import { isSwitched } from './arrow-switch.ts';
import { familyOf } from './family-of.ts';
import type { Movement } from './movement.ts';
import type { Seating } from './seating.ts';
import { numbersTo } from '../basics/numbers-to.ts';
import { hasLines, lineOf, playedIn } from './pairs.ts';
import { copiesOf } from './sharing.ts';

/** How the room changes between two rounds, read from the schedule, so that the announcement is true. */
export interface NextMove {
  readonly pairs: PairMove;
  readonly boards: BoardMove;
  /** Groups of tables that share a set in the coming round. */
  readonly shared: readonly (readonly number[])[];
  /** Whether the arrow switch begins or ends with the coming round. */
  readonly arrow: 'begins' | 'ends' | null;
}

export type PairMove =
  /** Tables up for every pair of a line; 0 stays. */
  | { readonly kind: 'lines'; readonly ns: number; readonly ew: number }
  /** Each mover takes the seat of the mover before it in the list, the first that of the last; `stationary` stay. */
  | { readonly kind: 'follow'; readonly movers: readonly number[]; readonly stationary: readonly number[] }
  /** As `follow`, to the next lower or higher number, but only to the table: the cards say the direction. */
  | {
      readonly kind: 'follow-tables';
      readonly movers: readonly number[];
      readonly stationary: readonly number[];
      readonly next: 'lower' | 'higher';
    }
  /** North-South stay, odd East-West pairs go up one table and even ones down one. */
  | { readonly kind: 'weave' }
  /**
   * North-South stay, East-West go up one within each half of `half` tables; with `across` up one in the other half.
   */
  | { readonly kind: 'halves'; readonly half: number; readonly across: boolean }
  /** No one sentence says it: every pair follows its guide card. */
  | { readonly kind: 'guide-card' };

export type BoardMove =
  /** Down one table; where there are bye stands, over them. */
  | { readonly kind: 'down'; readonly stands: readonly ByeStand[] }
  /** The sets of odd (or even) tables go down one, the others up one. */
  | { readonly kind: 'weave'; readonly down: 'odd' | 'even' }
  /** To the table half the room away. */
  | { readonly kind: 'opposite'; readonly half: number }
  /** No set of the last round is played in the coming one. */
  | { readonly kind: 'new' }
  | { readonly kind: 'table-card' };

/** The change after `round` (from 1), or null after the last. */
export function nextMove(movement: Movement, round: number): NextMove | null {
  const before = movement.rounds[round - 1];
  const after = movement.rounds[round];
  if (!before || !after) return null;
  return {
    pairs: ofThosePresent(movement, pairMove(movement, before, after)),
    boards: boardMove(movement, before, after),
    shared: tablesSharing(movement, round + 1),
    arrow: arrowChange(movement, round),
  };
}

/** The move as it is announced: nobody is told that the missing pair stays. */
function ofThosePresent({ phantom }: Movement, move: PairMove): PairMove {
  if (move.kind !== 'follow' && move.kind !== 'follow-tables') return move;
  return { ...move, stationary: move.stationary.filter((pair) => pair !== phantom) };
}

/** Groups of tables that share a set in a round, in order of table: more tables than copies. */
export function tablesSharing(movement: Movement, round: number): number[][] {
  const copies = copiesOf(movement.spec);
  return [...tablesBySet(playedIn(movement, round)).values()].filter((group) => group.length > copies);
}

/** How the pairs move from one round to the next. */
export function pairMove(movement: Movement, before: readonly Seating[], after: readonly Seating[]): PairMove {
  return hasLines(movement.spec) ? lineMove(movement, before, after) : followMove(movement, before, after);
}

function lineMove(movement: Movement, before: readonly Seating[], after: readonly Seating[]): PairMove {
  const { tables } = movement;
  const from = tableOfPair(before);
  const steps = { NS: new Set<number>(), EW: new Set<number>() };
  for (const seating of after) {
    for (const pair of [seating.ns, seating.ew]) {
      const here = from[pair];
      const line = lineOf(movement, pair);
      if (here === undefined || line === null) return { kind: 'guide-card' };
      steps[line].add((seating.table - here + tables) % tables);
    }
  }
  const [ns, ...otherNs] = steps.NS;
  const [ew, ...otherEw] = steps.EW;
  if (ns === undefined || ew === undefined || otherNs.length > 0) return { kind: 'guide-card' };
  if (otherEw.length === 0) return { kind: 'lines', ns, ew };
  if (ns !== 0) return { kind: 'guide-card' };
  return weaves(movement, from, after)
    ? { kind: 'weave' }
    : (halvesMove(movement, from, after) ?? { kind: 'guide-card' });
}

function halvesMove(movement: Movement, from: readonly number[], after: readonly Seating[]): PairMove | null {
  if (!familyOf(movement.spec).isInHalves) return null;
  const half = movement.tables / 2;
  for (const across of [false, true]) {
    const target = (table: number) => {
      const isFirst = table <= half;
      const place = (table - (isFirst ? 0 : half)) % half;
      return place + 1 + (isFirst === across ? half : 0);
    };
    const walks = after.every(({ table, ns, ew }) => table === target(from[visitor(movement, ns, ew)] ?? 0));
    if (walks) return { kind: 'halves', half, across };
  }
  return null;
}

function weaves(movement: Movement, from: readonly number[], after: readonly Seating[]): boolean {
  const { tables } = movement;
  return after.every(({ table, ns, ew }) => {
    const pair = visitor(movement, ns, ew);
    const step = (table - (from[pair] ?? 0) + tables) % tables;
    return step === ((pair - tables) % 2 === 1 ? 1 : tables - 1);
  });
}

/** The one of two opponents that belongs to East-West, whichever way they sit. */
function visitor(movement: Movement, ns: number, ew: number): number {
  return lineOf(movement, ew) === 'EW' ? ew : ns;
}

function tableOfPair(seatings: readonly Seating[]): number[] {
  const tables: number[] = [];
  for (const { table, ns, ew } of seatings) {
    tables[ns] = table;
    tables[ew] = table;
  }
  return tables;
}

function followMove(movement: Movement, before: readonly Seating[], after: readonly Seating[]): PairMove {
  const from = seatOfPair(before);
  const to = seatOfPair(after);
  const numbers = numbersTo(2 * movement.tables);
  const stationary = numbers.filter((pair) => from.has(pair) && from.get(pair) === to.get(pair));
  const movers = numbers.filter((pair) => !stationary.includes(pair));
  const follows = movers.every((pair, index) => {
    const lower = movers.at(index - 1) as number;
    return to.has(pair) && to.get(pair) === from.get(lower);
  });
  return follows
    ? { kind: 'follow', movers, stationary }
    : (followTables(movement, before, after) ?? { kind: 'guide-card' });
}

/** Whether a pair has one table in all rounds. */
function stays({ rounds }: Movement, pair: number): boolean {
  const tables = rounds.map((seatings) => seatings.find(({ ns, ew }) => ns === pair || ew === pair)?.table);
  return tables.every((table) => table === tables[0]);
}

function followTables(movement: Movement, before: readonly Seating[], after: readonly Seating[]): PairMove | null {
  const [from, to] = [tableOfPair(before), tableOfPair(after)];
  const numbers = numbersTo(2 * movement.tables);
  // Of two opponents one number apart the first stays at its table now and moves on with the others a round later.
  const stationary = numbers.filter((pair) => stays(movement, pair));
  const movers = numbers.filter((pair) => !stationary.includes(pair));
  for (const next of ['lower', 'higher'] as const) {
    const follows = movers.every((pair, index) => {
      const ahead = movers[(index + (next === 'lower' ? movers.length - 1 : 1)) % movers.length] as number;
      return to[pair] !== undefined && to[pair] === from[ahead];
    });
    if (follows && movers.length > 0) return { kind: 'follow-tables', movers, stationary, next };
  }
  return null;
}

/** Table and direction of every pair, as one text to compare. */
function seatOfPair(seatings: readonly Seating[]): Map<number, string> {
  return new Map(
    seatings.flatMap(({ table, ns, ew }) => [
      [ns, `${table} NS`],
      [ew, `${table} EW`],
    ]),
  );
}

function boardMove(movement: Movement, before: readonly Seating[], after: readonly Seating[]): BoardMove {
  const from = tablesBySet(before);
  const stillInPlay = [...tablesBySet(after)].flatMap(([set, to]) => {
    const tables = from.get(set);
    return tables ? [{ from: tables, to }] : [];
  });
  if (stillInPlay.length === 0) return { kind: 'new' };
  if (stillInPlay.every((set) => isDownOne(movement, set.from, set.to)))
    return { kind: 'down', stands: byeStands(movement) };
  const { tables } = movement;
  const goes = (step: (table: number) => number) =>
    stillInPlay.every(
      (set) => set.from.length === 1 && set.to[0] === ((step(set.from[0] ?? 0) + tables - 1) % tables) + 1,
    );
  if (goes((table) => table + tables / 2)) return { kind: 'opposite', half: tables / 2 };
  if (goes((table) => (table % 2 === 1 ? table - 1 : table + 1))) return { kind: 'weave', down: 'odd' };
  if (goes((table) => (table % 2 === 0 ? table - 1 : table + 1))) return { kind: 'weave', down: 'even' };
  return { kind: 'table-card' };
}

/** Whether a set has gone down one table; a shared one when it did from or to any of its tables. */
export function isDownOne({ tables }: Movement, from: readonly number[], to: readonly number[]): boolean {
  return from.some((table) => to.includes(table === 1 ? tables : table - 1));
}

/** The tables at which each set of a round lies. */
export function tablesBySet(seatings: readonly Seating[]): Map<number, number[]> {
  const tables = new Map<number, number[]>();
  for (const { set, table } of seatings) {
    const others = tables.get(set);
    if (others) others.push(table);
    else tables.set(set, [table]);
  }
  return tables;
}

function arrowChange(movement: Movement, round: number): NextMove['arrow'] {
  const { spec } = movement;
  if (!hasLines(spec) || isSwitched(spec, round) === isSwitched(spec, round + 1)) return null;
  return isSwitched(spec, round + 1) ? 'begins' : 'ends';
}
