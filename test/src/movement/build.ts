import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import { familyOf } from '../../../src/movement/family-of.ts';
import type { HowellSpec } from '../../../src/movement/families/howell.ts';
import type { MitchellSpec } from '../../../src/movement/families/mitchell.ts';
import type { FieldSpec, LineSpec, Movement, MovementSpec } from '../../../src/movement/movement.ts';

/** The movement of a specification that can be built. */
export function build(spec: MovementSpec): Movement {
  const made = makeMovement(spec);
  if (!isMovement(made)) throw new Error(`${made.code} ${made.given} in ${JSON.stringify(spec)}`);
  return made;
}

export function mitchell(tables: number, wishes: Partial<MitchellSpec> = {}): MitchellSpec {
  const even = wishes.even ?? 'share';
  const rounds = tables % 2 === 0 && even === 'skip' ? tables - 1 : tables;
  return { kind: 'mitchell', tables, phantom: null, even, rounds, boardsPerRound: 2, arrowSwitch: 0, ...wishes };
}

export function howell(tables: number, wishes: Partial<HowellSpec> = {}): HowellSpec {
  return { kind: 'howell', tables, phantom: false, rounds: 2 * tables - 1, boardsPerRound: 2, ...wishes };
}

/** A movement of lines with all its rounds, one board each, and two rankings. */
export function lines(kind: LineSpec['kind'], tables: number, wishes: object = {}): MovementSpec {
  const spec = { kind, tables, phantom: null, rounds: 1, boardsPerRound: 1, arrowSwitch: 0, ...wishes } as MovementSpec;
  return { ...spec, rounds: 'rounds' in wishes ? spec.rounds : familyOf(spec).bounds(spec).rounds };
}

/** A movement of one field with all its rounds, one board each. */
export function field(kind: FieldSpec['kind'], tables: number, wishes: object = {}): MovementSpec {
  const spec = { kind, tables, phantom: false, rounds: 1, boardsPerRound: 1, ...wishes } as MovementSpec;
  return { ...spec, rounds: 'rounds' in wishes ? spec.rounds : familyOf(spec).bounds(spec).rounds };
}

/** A round as text: 1-14:1 2-15:2 ... */
export function written(movement: Movement, round: number): string {
  return (movement.rounds[round - 1] ?? []).map(({ ns, ew, set }) => `${ns}-${ew}:${set}`).join(' ');
}

/**
 * What is wrong with a schedule, found by plain counting and nothing of the validator: seats, replays,
 * opponents met again, and sets at more tables than may share. Empty when it is sound.
 */
export function faults(movement: Movement, mayShare: readonly number[] = [], copies = 1): string[] {
  const found: string[] = [];
  const played = new Set<string>();
  movement.rounds.forEach((seatings, round) => {
    const numbers = seatings.flatMap(({ ns, ew }) => [ns, ew]).toSorted((a, b) => a - b);
    if (numbers.join() !== Array.from({ length: 2 * movement.tables }, (_, i) => i + 1).join()) {
      found.push(`round ${round + 1}: seats ${numbers.join()}`);
    }
    const at = new Map<number, number[]>();
    for (const { table, ns, ew, set } of seatings) {
      if (ns === movement.phantom || ew === movement.phantom) continue;
      for (const event of [
        `${ns} plays ${set}`,
        `${ew} plays ${set}`,
        `${Math.min(ns, ew)} meets ${Math.max(ns, ew)}`,
      ]) {
        if (played.has(event)) found.push(`round ${round + 1}: ${event} again`);
        played.add(event);
      }
      at.set(set, [...(at.get(set) ?? []), table]);
    }
    for (const [set, tables] of at) {
      if (tables.length > copies && !tables.every((table) => mayShare.includes(table))) {
        found.push(`round ${round + 1}: set ${set} at ${tables.join()}`);
      }
    }
  });
  return found;
}

/** Numbers of tables from first to last, a step apart. */
export function sizes(first: number, last: number, step = 1): number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => first + place * step);
}
