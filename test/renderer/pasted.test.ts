import { describe, expect, test } from 'vitest';
import type { EntryView } from '../../main/club/model.ts';
import { planPaste } from '../../renderer/director/names/pasted.ts';

const entry = (number: number, players: [string, string] = ['', ''], phantom = false): EntryView => ({
  id: 100 + number,
  number,
  label: String(number),
  line: number <= 2 ? 'NS' : 'EW',
  players,
  phantom,
});
const room = [entry(1), entry(2), entry(3), entry(4, ['', ''], true)];

function numbersNamed(text: string, entries: readonly EntryView[]) {
  return planPaste(text, entries).named.map(({ number }) => number);
}

describe('dealing a pasted list to the pairs', () => {
  test('lines without numbers go to the pairs in order, the phantom is passed over', () => {
    const plan = planPaste('A / B\nC / D\nE / F\nG / H', room);
    expect(plan.named.map(({ number, players }) => [number, players.join('+')])).toEqual([
      [1, 'A+B'],
      [2, 'C+D'],
      [3, 'E+F'],
    ]);
    expect(plan.tooMany).toEqual([{ line: 4, text: 'G / H' }]);
  });

  test('numbered lines go to their pairs, the others fill what is left', () => {
    const plan = planPaste('3 E / F\nA / B\n9 X / Y\n4 G / H', room);
    expect(plan.named.map(({ number, players }) => [number, players.join('+')])).toEqual([
      [3, 'E+F'],
      [1, 'A+B'],
    ]);
    expect(plan.noSuchPair).toEqual([
      { line: 3, number: 9 },
      { line: 4, number: 4 },
    ]);
  });

  test('pairs that have names keep them where the others are enough for the list', () => {
    const half = [entry(1, ['Ann', 'Bob']), entry(2), entry(3)];
    expect(numbersNamed('C / D\nE / F', half)).toEqual([2, 3]);
    expect(numbersNamed('A / B\nC / D\nE / F', half)).toEqual([1, 2, 3]);
    expect(numbersNamed('1 A / B\nC / D', half)).toEqual([1, 2]);
  });

  test('problems of lines are those of the list read', () => {
    const plan = planPaste('Ann\nA / B / C\n3 X / Y\n3 V / W', room);
    expect(plan.problems.map(({ line, code }) => [line, code])).toEqual([
      [1, 'oneName'],
      [2, 'tooManyNames'],
      [4, 'numberTwice'],
    ]);
    expect(plan.named.map(({ number, players }) => [number, players])).toEqual([
      [1, ['Ann', '']],
      [3, ['X', 'Y']],
    ]);
  });
});
