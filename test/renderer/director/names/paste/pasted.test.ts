import { describe, expect, test } from 'vitest';
import type { EntryView } from '../../../../../main/club/model/session.ts';
import { planPaste, unreadLines } from '../../../../../renderer/director/names/paste/pasted.ts';

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
  return planPaste(text, entries).named.map(({ label }) => Number(label));
}

describe('dealing a pasted list to the pairs', () => {
  test('lines without numbers go to the pairs in order, the phantom is passed over', () => {
    const plan = planPaste('A / B\nC / D\nE / F\nG / H', room);
    expect(plan.named.map(({ label, players }) => [Number(label), players.join('+')])).toEqual([
      [1, 'A+B'],
      [2, 'C+D'],
      [3, 'E+F'],
    ]);
    expect(plan.tooMany).toEqual([{ line: 4, text: 'G / H' }]);
  });

  test('numbered lines go to their pairs, the others fill what is left', () => {
    const plan = planPaste('3 E / F\nA / B\n9 X / Y\n4 G / H', room);
    expect(plan.named.map(({ label, players }) => [Number(label), players.join('+')])).toEqual([
      [3, 'E+F'],
      [1, 'A+B'],
    ]);
    expect(plan.noSuchPair).toEqual([
      { line: 3, pair: '9' },
      { line: 4, pair: '4' },
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
    expect(plan.named.map(({ label, players }) => [Number(label), players])).toEqual([
      [1, ['Ann', '']],
      [3, ['X', 'Y']],
    ]);
  });

  test('what gave no names stays to be read; one name alone was taken', () => {
    const text = 'Ann\nA / B / C\n3 X / Y\n99 V / W';
    expect(unreadLines(text, planPaste(text, room))).toBe('A / B / C\n99 V / W');
  });

  test('of several sections a letter says which: A3 and B3 are two pairs', () => {
    const sections = ['A', 'B'].flatMap((letter, place) =>
      [1, 2, 3].map((number) => ({ ...entry(number), id: 100 * (place + 1) + number, label: `${letter}${number}` })),
    );
    const plan = planPaste('A3 E / F\nb3. G / H\nB 1\tX\tY\n2 V / W\nC1 S / T\nP / Q\nA3 U / Z', sections);
    expect(plan.named.map((one) => [one.entry, one.label, one.players.join('+')])).toEqual([
      [103, 'A3', 'E+F'],
      [203, 'B3', 'G+H'],
      [201, 'B1', 'X+Y'],
      [101, 'A1', 'P+Q'],
    ]);
    expect(plan.whichSection).toEqual([{ line: 4, pairs: ['A2', 'B2'] }]);
    expect(plan.noSuchPair).toEqual([{ line: 5, pair: 'C1' }]);
    expect(plan.problems).toMatchObject([{ code: 'numberTwice', line: 7 }]);
  });
});
