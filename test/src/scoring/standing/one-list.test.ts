import { describe, expect, test } from 'vitest';
import { oneList, prizesOf } from '../../../../src/scoring/standing/one-list.ts';
import { prizeLists } from '../../../../src/session/prize-list.ts';

const ranking = (...places: (number | null)[]) => places.map((place, at) => ({ place, id: at }));
const listed = (...rankings: { place: number | null; id: number }[][]) =>
  oneList(rankings).map(({ line, row, place, tied }) => [`${line === 0 ? 'N-S' : 'E-W'} ${row.id + 1}`, place, tied]);

describe('one list of two lines (French national code, 82)', () => {
  test('is the first N-S, the first E-W, the second N-S; the longer line goes on alone', () => {
    expect(listed(ranking(1, 2, 3, 4), ranking(1, 2))).toEqual([
      ['N-S 1', 1, false],
      ['E-W 1', 2, false],
      ['N-S 2', 3, false],
      ['E-W 2', 4, false],
      ['N-S 3', 5, false],
      ['N-S 4', 6, false],
    ]);
  });

  test('whoever shares a place in a line shares the better one of the list; nobody else moves', () => {
    expect(listed(ranking(1, 2, 2), ranking(1, 2, 3))).toEqual([
      ['N-S 1', 1, false],
      ['E-W 1', 2, false],
      ['N-S 2', 3, true],
      ['N-S 3', 3, true],
      ['E-W 2', 4, false],
      ['E-W 3', 6, false],
    ]);
  });

  test('who has no place stands last, and 69 pairs are one list', () => {
    expect(listed(ranking(1, null), ranking(1)).at(-1)).toEqual(['N-S 2', null, false]);
    const many = (pairs: number) => ranking(...Array.from({ length: pairs }, (_, at) => at + 1));
    const places = listed(many(35), many(34)).map(([, place]) => place);
    expect(places).toEqual(Array.from({ length: 69 }, (_, at) => at + 1));
  });
});

const row = (place: number | null, stratum: number | null = null, tied = false) => ({ place, stratum, tied });

describe('prizes', () => {
  test('by place, then the best of each lower stratum without one; nobody has two', () => {
    const list = [row(1, 1), row(2, 0), row(3, 0), row(4, 2), row(5, 1), row(6, 2), row(null, 1)];
    expect(prizesOf(list, 2)).toEqual([
      { kind: 'place' },
      { kind: 'place' },
      null,
      // The best of B and below without a prize is of C; then the next of C.
      { kind: 'stratum', stratum: 1 },
      null,
      { kind: 'stratum', stratum: 2 },
      null,
    ]);
    expect(prizesOf(list, 0)[0]).toEqual({ kind: 'stratum', stratum: 1 });
  });

  test('who shares the place of a prize shares it', () => {
    expect(prizesOf([row(1), row(2, 1, true), row(2, 1, true), row(4, 1)], 2).map((one) => one?.kind)).toEqual([
      'place',
      'place',
      'place',
      'stratum',
    ]);
    expect(prizesOf([row(1), row(2, 1, true), row(2, 1, true), row(4, 1)], 1).map((one) => one?.kind)).toEqual([
      'place',
      'stratum',
      'stratum',
      undefined,
    ]);
  });

  test('each field has a list of its own, with its lines named', () => {
    const rows = [{ place: 1, inStratum: null }];
    const of = (sections: readonly number[], line: 'NS' | 'EW') => ({ sections, line, rows });
    const lists = prizeLists([of([1, 2], 'NS'), of([1, 2], 'EW'), of([3], 'NS')], 1);
    expect(lists.map((list) => list.map(({ line, place, prize }) => [line, place, prize?.kind]))).toEqual([
      [
        ['NS', 1, 'place'],
        ['EW', 2, undefined],
      ],
      [['NS', 1, 'place']],
    ]);
  });
});
