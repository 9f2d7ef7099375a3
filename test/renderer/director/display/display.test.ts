import { describe, expect, test } from 'vitest';
import { inColumns, pageOf } from '../../../../renderer/director/display/pages.ts';
import { seatedPlayers } from '../../../../renderer/director/display/seating.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../builders.ts';

describe('pages', () => {
  const items = Array.from({ length: 10 }, (_, at) => at);

  test('turn round, and hold every item once', () => {
    expect([0, 1, 2, 3].map((turn) => pageOf(items, 4, turn))).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9],
      [0, 1, 2, 3],
    ]);
    expect(pageOf([], 4, 7)).toEqual([]);
  });

  test('are dealt into columns from top to bottom', () => {
    expect(inColumns(items, 3)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9],
    ]);
    expect(inColumns([], 2)).toEqual([[], []]);
  });
});

describe('seats', () => {
  test('everybody once, by family name, at the table of the round', () => {
    const session = sessionView();
    const seats = seatedPlayers(session, 3, 'en');
    expect(seats).toHaveLength(52);
    const names = seats.map(({ name }) => name ?? '');
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    const [section] = session.sections;
    for (const { number, table, side } of seats) {
      const cell = section?.cells.find((one) => one.round === 3 && one.table === table);
      const seated = section?.entries.find((one) => one.id === (side === 'NS' ? cell?.ns : cell?.ew));
      expect(seated?.number).toBe(number);
    }
  });

  test('without names pairs stand by number; who sits out has a table and no side', () => {
    const half = sessionView({ sections: [mitchellSpec(5, { phantom: 'EW' })], names: () => ['', ''] });
    const seats = seatedPlayers(half, 1, 'en');
    expect(seats.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(seats.filter(({ side }) => side === null)).toHaveLength(1);
  });

  test('of several sections with their letters; a section that is through keeps its last seats', () => {
    const two = sessionView({ sections: [mitchellSpec(5), howellSpec(4)] });
    const seats = seatedPlayers(two, 7, 'fr');
    expect(new Set(seats.map(({ section }) => section))).toEqual(new Set(['A', 'B']));
    expect(seats).toHaveLength(2 * (10 + 8));
  });
});
