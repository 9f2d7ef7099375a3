import type { MovementSpec } from './movement.ts';
import { numbersTo } from '../basics/numbers-to.ts';
import { webLayout } from './families/web.ts';

/** Groups of tables that stand side by side so that they can play one set in the same round. */
export function sharedTables(spec: MovementSpec): readonly (readonly number[])[] {
  const { kind, tables } = spec;
  switch (kind) {
    case 'mitchell':
      return spec.even === 'share' && tables % 2 === 0 ? [[1, tables]] : [];
    case 'rover':
      return spec.even === 'share' && tables % 2 === 1 ? [[1, tables - 1]] : [];
    case 'howell':
      return tables <= 3 ? [numbersTo(tables)] : [];
    case 'hesitation':
      return tables % 2 === 0 ? [[1, tables]] : [];
    // Table T goes round the room for the sets it shares; table T-1 stands beside table 1.
    case 'appendix':
      return [numbersTo(tables)];
    case 'blackpool':
    case 'double-weave':
    case 'web':
    case 'twin':
    case 'reduced-howell':
    case 'half-rounds':
    case 'barometer':
    case 'own':
      return [];
  }
}

/** Copies of every board a movement is made for; 1 where the boards are moved from table to table. */
export function copiesOf(spec: MovementSpec): number {
  switch (spec.kind) {
    case 'own':
      return spec.copies;
    case 'web':
      return webLayout(spec.tables, spec.sets)?.copies ?? 1;
    case 'twin':
      return 2;
    case 'barometer':
      return spec.tables;
    case 'mitchell':
    case 'rover':
    case 'blackpool':
    case 'double-weave':
    case 'appendix':
    case 'howell':
    case 'reduced-howell':
    case 'half-rounds':
    case 'hesitation':
      return 1;
  }
}
