import { familyOf } from './family-of.ts';
import type { MovementSpec } from './movement.ts';

/** Groups of tables that stand side by side so that they can play one set in the same round. */
export function sharedTables(spec: MovementSpec): readonly (readonly number[])[] {
  return familyOf(spec).sharedTables?.(spec) ?? [];
}

/** Copies of every board a movement is made for; 1 where the boards are moved from table to table. */
export function copiesOf(spec: MovementSpec): number {
  return familyOf(spec).copies?.(spec) ?? 1;
}
