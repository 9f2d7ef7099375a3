import { expect, test } from 'vitest';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import type { MovementSpec } from '../../../src/movement/movement.ts';
import { howell, mitchell } from './build.ts';

const impossible: [MovementSpec, object][] = [
  [mitchell(2), { code: 'tables', movement: 'mitchell', given: 2, least: 3, most: 200 }],
  [mitchell(12.5), { code: 'tables', given: 12.5 }],
  [mitchell(201), { code: 'tables', given: 201 }],
  [howell(1), { code: 'tables', movement: 'howell', given: 1, least: 2, most: 14 }],
  [howell(15), { code: 'tables', given: 15 }],
  [mitchell(13, { rounds: 14 }), { code: 'rounds', given: 14, least: 1, most: 13 }],
  [mitchell(12, { even: 'skip', rounds: 12 }), { code: 'rounds', given: 12, most: 11 }],
  [mitchell(12, { rounds: 0 }), { code: 'rounds', given: 0 }],
  [howell(5, { rounds: 10 }), { code: 'rounds', given: 10, most: 9 }],
  [mitchell(13, { boardsPerRound: 0 }), { code: 'boards-per-round', given: 0, least: 1, most: 36 }],
  [howell(5, { boardsPerRound: Number.NaN }), { code: 'boards-per-round' }],
  [mitchell(13, { arrowSwitch: 13 }), { code: 'arrow-switch', given: 13, least: 0, most: 12 }],
  [mitchell(13, { arrowSwitch: -1 }), { code: 'arrow-switch', given: -1 }],
];

test.each(impossible)('%j can’t be built', (spec, problem) => {
  expect(makeMovement(spec)).toMatchObject({ kind: 'problem', ...problem });
});

test('a movement keeps its specification and is the same for the same one', () => {
  const spec = mitchell(9, { phantom: 'EW', boardsPerRound: 3, arrowSwitch: 1 });
  const made = makeMovement(spec);
  expect(isMovement(made) && made.spec).toEqual(spec);
  expect(makeMovement({ ...spec })).toEqual(made);
});
