import { expect, test } from 'vitest';
import { candidateSpecs } from '../../../../src/movement/choice/candidates.ts';
import { specProblem } from '../../../../src/movement/make.ts';

test.each([2, 4.5, 7, 20, 41, 50, 99, 98.5])(
  'every candidate for %s tables can be made, however many boards',
  (tables) => {
    const specs = candidateSpecs({ tables, boardsFrom: 1, boardsTo: 99 });
    expect(specs.filter((spec) => specProblem(spec) !== null)).toEqual([]);
  },
);
