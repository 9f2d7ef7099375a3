import { isSwitched } from './arrow-switch.ts';
import { familyOf } from './family-of.ts';
import type { Seating } from './seating.ts';
import type { Movement } from './movement.ts';
import { isDownOne, pairMove, tablesBySet, type PairMove } from './next-move.ts';
import { numbersTo } from '../basics/numbers-to.ts';
import { hasLines, isSitOut, lineOf, phantomOf, playedIn, winnersOf } from './pairs.ts';
import type { SpecFigure, MovementError, MovementProblem } from './problem.ts';
import { copiesOf, sharedTables } from './sharing.ts';
import { movementWarnings } from './warnings.ts';

/**
 * All errors of a movement; its warnings only where there are no errors. A schedule with an error is never played.
 */
export function validateMovement(movement: Movement): MovementProblem[] {
  const errors = movementErrors(movement);
  if (errors.length > 0) return errors.map((error) => ({ severity: 'error', ...error }));
  return movementWarnings(movement).map((warning) => ({ severity: 'warning', ...warning }));
}

/** The errors of a movement, check by check, each in order of rounds. */
export function movementErrors(movement: Movement): MovementError[] {
  if (movement.spec.kind === 'own' && movement.spec.recorded) return recordedErrors(movement);
  return [
    ...differencesFromSpec(movement),
    ...eachRound(movement, shapeErrors),
    ...eachRound(movement, seatErrors),
    ...eachRound(movement, lineErrors),
    ...replayErrors(movement),
    ...sharingErrors(movement),
    ...pairsWalkErrors(movement),
    ...boardsWalkErrors(movement),
  ];
}

/** Of what was recorded elsewhere only that nobody is at two places: it was played as it is, whatever the movement. */
function recordedErrors(movement: Movement): MovementError[] {
  const errors = [...eachRound(movement, shapeErrors), ...eachRound(movement, seatErrors)];
  return errors.filter(({ code }) => code !== 'table-missing' && code !== 'not-seated');
}

function eachRound(
  movement: Movement,
  check: (movement: Movement, round: number, seatings: readonly Seating[]) => MovementError[],
): MovementError[] {
  return movement.rounds.flatMap((seatings, index) => check(movement, index + 1, seatings));
}

/** Figures of the movement that differ from its specification. */
function differencesFromSpec(movement: Movement): MovementError[] {
  const { spec } = movement;
  const asked: Record<SpecFigure, number | null> = {
    tables: spec.tables,
    rounds: spec.rounds,
    boardsPerRound: spec.boardsPerRound,
    sets: familyOf(spec).bounds(spec).sets,
    winners: winnersOf(spec),
    phantom: phantomOf(spec),
  };
  const found: Record<SpecFigure, number | null> = { ...movement, rounds: movement.rounds.length };
  const figures = Object.keys(asked) as SpecFigure[];
  return figures.filter((what) => asked[what] !== found[what]).map((what) => ({ code: 'not-as-asked', what }));
}

/** Every round lists every table once, and its sets and pairs exist. */
function shapeErrors(movement: Movement, round: number, seatings: readonly Seating[]): MovementError[] {
  const errors: MovementError[] = [];
  const seen = new Set<number>();
  for (const { table, ns, ew, set } of seatings) {
    if (!isFrom1To(movement.tables, table)) errors.push({ code: 'table-unknown', round, table });
    else if (seen.has(table)) errors.push({ code: 'table-twice', round, table });
    seen.add(table);
    if (!isFrom1To(movement.sets, set)) errors.push({ code: 'set-unknown', round, table, set });
    for (const pair of [ns, ew]) {
      if (!isFrom1To(2 * movement.tables, pair)) errors.push({ code: 'pair-unknown', round, table, pair });
    }
  }
  for (const table of numbersTo(movement.tables)) {
    if (!seen.has(table)) errors.push({ code: 'table-missing', round, table });
  }
  return errors;
}

function isFrom1To(last: number, number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= last;
}

/** Every pair is in exactly one place: at a table, or opposite the missing pair. */
function seatErrors(movement: Movement, round: number, seatings: readonly Seating[]): MovementError[] {
  const errors: MovementError[] = [];
  const seated = new Set<number>();
  for (const { table, ns, ew } of seatings) {
    if (ns === ew) errors.push({ code: 'against-itself', round, table, pair: ns });
    for (const pair of new Set([ns, ew])) {
      if (seated.has(pair)) errors.push({ code: 'seated-twice', round, pair });
      seated.add(pair);
    }
  }
  for (const pair of numbersTo(2 * movement.tables)) {
    if (!seated.has(pair)) errors.push({ code: 'not-seated', round, pair });
  }
  return errors;
}

/**
 * With two rankings every pair keeps its line, so that no score is compared across the lines. An arrow switch exchanges
 * all tables of its rounds.
 */
function lineErrors(movement: Movement, round: number, seatings: readonly Seating[]): MovementError[] {
  const { spec } = movement;
  if (!hasLines(spec) && movement.winners === 1) return [];
  const ownLine = hasLines(spec) && isSwitched(spec, round) ? 'EW' : 'NS';
  const wrong = seatings.filter(({ ns, ew }) => lineOf(movement, ns) !== ownLine || lineOf(movement, ew) === ownLine);
  if (movement.winners === 1) return wrong.length > 0 ? [{ code: 'half-switched', round }] : [];
  return wrong.flatMap(({ table, ns, ew }) =>
    [
      { pair: ns, right: lineOf(movement, ns) === 'NS' },
      { pair: ew, right: lineOf(movement, ew) === 'EW' },
    ]
      .filter(({ right }) => !right)
      .map(({ pair }): MovementError => ({ code: 'wrong-line', round, table, pair })),
  );
}

/** No pair plays a set twice. A set at a table without opponents is not played. */
function replayErrors(movement: Movement): MovementError[] {
  const errors: MovementError[] = [];
  /** The round in which a pair, by its number, first played each set. */
  const played: number[][] = [];
  movement.rounds.forEach((seatings, index) => {
    const round = index + 1;
    for (const seating of seatings) {
      if (isSitOut(movement, seating)) continue;
      const { table, ns, ew, set } = seating;
      for (const pair of ns === ew ? [ns] : [ns, ew]) {
        const sets = (played[pair] ??= []);
        const earlier = sets[set];
        if (earlier === undefined) sets[set] = round;
        else errors.push({ code: 'replay', round, table, pair, set, earlier });
      }
    }
  });
  return errors;
}

/** A set is at no more tables in a round than it has copies, or at tables that stand together to share. */
function sharingErrors(movement: Movement): MovementError[] {
  const groups = sharedTables(movement.spec);
  const copies = copiesOf(movement.spec);
  return eachRound(movement, (_, round, seatings) =>
    [...tablesBySet(familyOf(movement.spec).hasWaitingTable ? playedIn(movement, round) : seatings)]
      .filter(([, tables]) => tables.length > copies)
      .filter(([, tables]) => !groups.some((group) => tables.every((table) => group.includes(table))))
      .map(([set, tables]) => ({ code: 'not-shared', round, set, tables })),
  );
}

/** What is announced at every change of round is right for all pairs. */
function pairsWalkErrors(movement: Movement): MovementError[] {
  return eachRound(movement, (_, round, before) => {
    const after = movement.rounds[round];
    const isRight = !after || movesAsAnnounced(movement, round, pairMove(movement, before, after));
    return isRight ? [] : [{ code: 'pairs-walk', round }];
  });
}

/** Every set is played next one table below, however many rounds it rests between. */
function boardsWalkErrors(movement: Movement): MovementError[] {
  const { spec } = movement;
  if (!familyOf(spec).setsGoDown?.(spec)) return [];
  const last = new Map<number, readonly number[]>();
  return eachRound(movement, (_, round, seatings) => {
    const sets = [...tablesBySet(seatings)];
    const walk = sets.every(([set, tables]) => {
      const from = last.get(set);
      return !from || isDownOne(movement, from, tables);
    });
    for (const [set, tables] of sets) last.set(set, tables);
    return walk ? [] : [{ code: 'boards-walk', round: round - 1 }];
  });
}

/** Whether all pairs move as their family announces. Where the pairs go by their cards any move is right. */
function movesAsAnnounced({ spec }: Movement, round: number, move: PairMove): boolean {
  const announced = familyOf(spec).announcedMove?.(spec, round);
  if (!announced) return true;
  if (announced.kind === 'lines') return move.kind === 'lines' && move.ns === announced.ns && move.ew === announced.ew;
  return move.kind === 'follow' && move.stationary.join() === announced.stationary.join();
}
