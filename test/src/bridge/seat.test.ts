import { expect, test } from 'vitest';
import { SEATS, SIDES, opponentsOf, sideOf } from '../../../src/bridge/seat.ts';

test('North and South are one side, East and West the other', () => {
  expect(SEATS.map(sideOf)).toEqual(['NS', 'EW', 'NS', 'EW']);
});

test('each side has the other for opponents', () => {
  expect(SIDES.map(opponentsOf)).toEqual(['EW', 'NS']);
});
