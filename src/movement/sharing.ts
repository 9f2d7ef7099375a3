import type { MovementSpec } from './movement.ts';

/** Groups of tables that stand side by side so that they can play one set in the same round. */
export function sharedTables(spec: MovementSpec): readonly (readonly number[])[] {
  if (spec.kind === 'mitchell') return spec.even === 'share' && spec.tables % 2 === 0 ? [[1, spec.tables]] : [];
  if (spec.tables === 2) return [[1, 2]];
  return spec.tables === 3 ? [[1, 2, 3]] : [];
}
