import { familyOf } from './family-of.ts';
import type { Movement } from './movement.ts';
import { numbersTo } from '../basics/numbers-to.ts';
import { pairsOf, playedIn } from './pairs.ts';
import type { MovementWarning } from './problem.ts';
import { balanceOfRivals, opponentsByPair, playsBySet, qualityOf } from './quality.ts';
import { rangeOf } from './range.ts';

/** A pair plays at least this share of the boards in play (EBU). */
const LEAST_SHARE_OF_BOARDS = 0.7;

/** The warnings of a movement without errors. */
export function movementWarnings(movement: Movement): MovementWarning[] {
  const quality = qualityOf(movement);
  return [
    ...repeatOpponents(movement),
    ...pairsWithFewBoards(movement),
    ...unevenTops(movement),
    ...(quality.sharing.rounds > 0 ? [{ code: 'sharing' as const, ...quality.sharing }] : []),
    ...(quality.byeStands > 1 ? [{ code: 'bye-stands' as const, places: quality.byeStands }] : []),
    ...longSitOuts(movement),
    ...longWalks(movement),
    ...fixedDirections(movement),
    ...(fieldsApart(movement) ? [{ code: 'fields-apart' as const }] : []),
    ...halfTable(movement),
  ];
}

function repeatOpponents(movement: Movement): MovementWarning[] {
  return [...opponentsByPair(movement)].flatMap(([pair, opponents]) =>
    [...new Set(opponents)]
      .map((opponent) => ({ opponent, times: opponents.filter((other) => other === opponent).length }))
      .filter(({ opponent, times }) => times > 1 && pair < opponent)
      .map(({ opponent, times }): MovementWarning => ({ code: 'repeat-opponents', pair, opponent, times })),
  );
}

function pairsWithFewBoards(movement: Movement): MovementWarning[] {
  const of = playsBySet(movement).filter((plays) => plays.length > 0).length * movement.boardsPerRound;
  const few = [...opponentsByPair(movement).values()]
    .map((opponents) => opponents.length * movement.boardsPerRound)
    .filter((boards) => boards < LEAST_SHARE_OF_BOARDS * of);
  return few.length > 0 ? [{ code: 'few-boards', pairs: few.length, boards: Math.min(...few), of }] : [];
}

/** Sets that are not played equally often have different tops, which Neuberg's formula evens out. */
function unevenTops(movement: Movement): MovementWarning[] {
  const plays = rangeOf(
    playsBySet(movement)
      .map((tables) => tables.length)
      .filter((times) => times > 0),
  );
  return plays.least < plays.most ? [{ code: 'uneven-tops', ...plays }] : [];
}

function longSitOuts(movement: Movement): MovementWarning[] {
  return [...opponentsByPair(movement)]
    .map(([pair, opponents]) => ({ code: 'sit-outs' as const, pair, times: movement.rounds.length - opponents.length }))
    .filter(({ times }) => times > 1);
}

/** A walk past more tables takes longer than the minute to move. */
const LONGEST_WALK = 5;

function longWalks(movement: Movement): MovementWarning[] {
  const farthest = new Map<number, number>();
  const at = new Map<number, number>();
  for (const { table, ns, ew } of movement.rounds.flat()) {
    for (const pair of [ns, ew]) {
      const apart = Math.abs(table - (at.get(pair) ?? table));
      farthest.set(pair, Math.max(farthest.get(pair) ?? 0, Math.min(apart, movement.tables - apart)));
      at.set(pair, table);
    }
  }
  const far = pairsOf(movement).filter((pair) => (farthest.get(pair) ?? 0) > LONGEST_WALK);
  const tables = Math.max(0, ...far.map((pair) => farthest.get(pair) ?? 0));
  return far.length > 0 ? [{ code: 'long-walk', pairs: far.length, tables }] : [];
}

/** In one ranking a pair that never changes direction is compared with half of the pairs only. */
function fixedDirections(movement: Movement): MovementWarning[] {
  if (movement.winners === 2) return [];
  const played = numbersTo(movement.rounds.length).flatMap((round) => playedIn(movement, round));
  const [ns, ew] = [new Set(played.map((seating) => seating.ns)), new Set(played.map((seating) => seating.ew))];
  const pairs = pairsOf(movement).filter((pair) => ns.has(pair) !== ew.has(pair));
  return pairs.length > 0 ? [{ code: 'never-changes-direction', pairs }] : [];
}

/** Whether another missing pair gives a point of balance more, where any pair may be missing. */
function halfTable(movement: Movement): MovementWarning[] {
  const { spec, phantom, tables } = movement;
  if (!familyOf(spec).anyMayBeMissing || phantom === null) return [];
  const without = (pair: number): number => {
    const other = { ...movement, phantom: pair };
    return balanceOfRivals(other, playsBySet(other)).balance;
  };
  const [best] = numbersTo(2 * tables)
    .map((pair) => ({ pair, balance: without(pair) }))
    .toSorted((a, b) => b.balance - a.balance);
  if (!best || best.balance < without(phantom) + 1) return [];
  return [{ code: 'half-table', pair: phantom, best: best.pair, balance: best.balance }];
}

/**
 * Whether one ranking has groups of pairs that are never compared with each other, not even through other pairs. Two
 * pairs are compared when they hold the same cards at different tables.
 */
function fieldsApart(movement: Movement): boolean {
  if (movement.winners === 2) return false;
  let fields = [...opponentsByPair(movement).keys()].map((pair) => new Set([pair]));
  for (const plays of playsBySet(movement)) {
    for (const together of [plays.map(({ ns }) => ns), plays.map(({ ew }) => ew)]) {
      const touched = fields.filter((field) => together.some((pair) => field.has(pair)));
      if (touched.length < 2) continue;
      fields = [...fields.filter((field) => !touched.includes(field)), new Set(touched.flatMap((field) => [...field]))];
    }
  }
  return fields.length > 1;
}
