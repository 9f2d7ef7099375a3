import { expect, test } from 'vitest';
import {
  nextSeatSentence,
  roomMoveSentence,
  continuationRuleSentence,
} from '../../../../src/language/movement/continuation.ts';
import { nextSeat, roomMove } from '../../../../src/movement/continuation/next-seat.ts';
import { howell, mitchell } from '../build.ts';
import { best, halfPlayed } from './support.ts';

const SEVEN = halfPlayed(mitchell(7), 1);
const ROVING = best(SEVEN, { kind: 'late-pairs', pairs: 1 }).schedule;

test('the next seat and boards of a pair, in both languages', () => {
  const next = nextSeat(SEVEN.rounds, 8, 1);
  expect(next).toEqual({ kind: 'seat', round: 2, seat: { table: 2, side: 'EW', boards: [5, 6] } });
  expect(nextSeatSentence(next, 'en')).toBe('Round 2: table 2 East-West, boards 5 and 6.');
  expect(nextSeatSentence(next, 'fr')).toBe('Tour 2\u00a0: table 2 Est-Ouest, étuis 5 et 6.');
  expect(nextSeatSentence(nextSeat(SEVEN.rounds, 8, 7), 'en')).toBe('That was the last round.');
});

test('a pair that a rover replaces, or without opponents, sits out', () => {
  const [, second = []] = ROVING.rounds;
  const seated = new Set(second.flatMap(({ ns, ew }) => [ns, ew]));
  const out = SEVEN.pairs.find(({ number }) => !seated.has(number))?.number ?? 0;
  expect(nextSeatSentence(nextSeat(ROVING.rounds, out, 1), 'fr')).toBe('Tour 2\u00a0: vous êtes au relais.');
});

test('the change of round is announced by its rule, then whoever does otherwise', () => {
  const plain = roomMove(SEVEN.rounds, 1, 7);
  expect(plain && roomMoveSentence(plain, 'en')).toBe('East-West up one table, boards down one.');
  const move = roomMove(ROVING.rounds, 1, 7);
  expect(move && roomMoveSentence(move, 'en')).toMatch(
    /^East-West up one table, boards down one\. Pair \d: sits out\. Pair 15: table \d North-South\.$/,
  );
  expect(move && roomMoveSentence(move, 'fr')).toMatch(
    /^Est-Ouest montent d’une table, les étuis descendent d’une table\. Paire \d\u00a0: relais\. Paire 15\u00a0: table \d Nord-Sud\.$/,
  );
});

test('after the last round, and where most pairs follow no rule, nothing is announced', () => {
  expect(roomMove(SEVEN.rounds, 7, 7)).toBeNull();
  expect(roomMove(halfPlayed(howell(6), 1).rounds, 1, 6)).toBeNull();
});

test('a proposal is a sentence in both languages', () => {
  expect(continuationRuleSentence({ kind: 'cut', rounds: 5 }, 'en')).toBe('Play ends after round 5.');
  expect(continuationRuleSentence({ kind: 'rover', pair: 15, line: 'NS' }, 'fr')).toBe(
    'La paire 15 entre en paire volante Nord-Sud\u00a0: une autre paire est au relais à chaque tour.',
  );
});
