import { movementChoices } from '../src/movement/choice/choices.ts';
import { median, type Figure } from './report.ts';

const RUNS = 5;
const LIMIT = 200;
const EVENING = { boardsFrom: 24, boardsTo: 28, minutesPerBoard: 7, minutesToMove: 1, start: '19:30' };

/** The time to list the movements that fit, for every size up to 40 tables: the first time, and again. */
export function benchMovements(): Figure[] {
  const sizes = Array.from({ length: 76 }, (_, index) => (index + 5) / 2);
  const first = sizes.map((tables) => timeOf(tables));
  const again = sizes.map((tables) => median(Array.from({ length: RUNS }, () => timeOf(tables))));
  return [
    { name: 'slowest of 2.5 to 40 tables, first time', value: Math.max(...first), unit: 'ms', limit: LIMIT },
    { name: 'slowest of 2.5 to 40 tables, again', value: Math.max(...again), unit: 'ms', limit: LIMIT },
  ];
}

function timeOf(tables: number): number {
  const start = performance.now();
  movementChoices({ ...EVENING, tables });
  return performance.now() - start;
}
