import { describe, expect, test } from 'vitest';
import { gridOf, pasteIntoGrid, readGrid, resizeGrid, type MovementGrid } from '../../../../src/movement/own/grid.ts';
import { validateMovement } from '../../../../src/movement/validate.ts';
import type { OwnSpec } from '../../../../src/movement/families/own.ts';
import { movementChoices } from '../../../../src/movement/choice/choices.ts';
import { build, howell, mitchell } from '../build.ts';

function ownOf(movement: ReturnType<typeof build>): OwnSpec {
  const { tables, boardsPerRound, sets, winners, phantom, rounds } = movement;
  const figures = { tables, boardsPerRound, sets, winners, phantom, rounds: rounds.length, copies: 1 };
  return { kind: 'own', name: 'Tuesdays', ...figures, schedule: rounds };
}

/** The tables that play. */
function playing({ schedule, phantom }: OwnSpec) {
  return schedule.map((round) => round.filter(({ ns, ew }) => ns !== phantom && ew !== phantom));
}

function grid(rows: readonly string[], more: Partial<MovementGrid> = {}): MovementGrid {
  return { name: 'Tuesdays', boardsPerRound: 2, copies: 1, cells: rows.map((row) => row.split('|')), ...more };
}

const THREE = ['1-1 1|2-2 2|3-3 3', '1-3 2|2-1 3|3-2 1', '1-2 3|2-3 1|3-1 2'];

describe('a grid', () => {
  test('with both lines numbered from 1 is a movement of two rankings', () => {
    const { spec, empty, problems } = readGrid(grid(THREE));
    expect(spec).toMatchObject({
      kind: 'own',
      name: 'Tuesdays',
      tables: 3,
      rounds: 3,
      sets: 3,
      winners: 2,
      phantom: null,
    });
    expect(spec?.schedule[1]?.[0]).toEqual({ table: 1, ns: 1, ew: 6, set: 2 });
    expect({ empty, problems }).toEqual({ empty: 0, problems: [] });
  });

  test.each([
    ['a Mitchell', build(mitchell(7))],
    ['a Mitchell with a half table', build(mitchell(7, { phantom: 'EW' }))],
    ['a Howell', build(howell(5))],
    ['a Howell with a half table', build(howell(5, { phantom: true }))],
    ['one ranking after an arrow switch', build(mitchell(9, { arrowSwitch: 1 }))],
  ])('%s is typed and read again', (_, movement) => {
    const own = ownOf(movement);
    const { spec } = readGrid(gridOf(own));
    expect(spec && playing(spec)).toEqual(playing(own));
    expect(spec).toMatchObject({ tables: own.tables, winners: own.winners, phantom: own.phantom });
  });

  test.each(['1-2', '1-', '-1', '4-17 9', '4 - 17 : 9', '4–17,9', '4/17 9'])('%s is a cell or half of one', (text) => {
    const { problems } = readGrid(grid([text]));
    expect(problems.some(({ problem }) => problem.code === 'unreadable')).toBe(text === '1-2');
  });

  test('a problem is found at its cell while the rest is empty', () => {
    const found = readGrid(grid(['1-4 1|x|', '1-5 1||']));
    expect(found.spec).toBeNull();
    expect(found.empty).toBe(3);
    expect(found.problems.map(({ round, table, problem }) => [round, table, problem.code])).toEqual([
      [1, 2, 'unreadable'],
      [2, 1, 'replay'],
    ]);
  });

  test('a round with a pair in two places, and a set at two tables', () => {
    const found = readGrid(grid(['1-1 1|2-1 1|3-3 3', ...THREE.slice(1)]));
    expect(found.problems.map(({ round, table, problem }) => [round, table, problem.code])).toEqual(
      expect.arrayContaining([
        [1, null, 'seated-twice'],
        [1, null, 'not-shared'],
      ]),
    );
    expect(found.spec).toBeNull();
  });

  test('warnings come with a movement that can be played', () => {
    const twice = readGrid(grid(['1-2 1', '2-1 2']));
    expect(twice.spec?.winners).toBe(1);
    expect(twice.problems.map(({ problem }) => [problem.severity, problem.code])).toContainEqual([
      'warning',
      'repeat-opponents',
    ]);
  });

  test('a better missing pair of a half table is a warning', () => {
    const { rounds, ...figures } = build(howell(5));
    const schedule = (missing: number): OwnSpec => ({
      ...ownOf({ ...figures, rounds, phantom: missing }),
      name: `without ${missing}`,
    });
    const said = (missing: number) =>
      validateMovement(build(schedule(missing))).flatMap((found) => (found.code === 'half-table' ? [found.best] : []));
    expect(said(10)).toEqual([]);
    expect(said(3)).toEqual([10]);
  });

  test('grows and shrinks, and takes what was copied from a spreadsheet', () => {
    const small = resizeGrid(grid(THREE), 2, 2);
    expect(small.cells).toEqual([
      ['1-1 1', '2-2 2'],
      ['1-3 2', '2-1 3'],
    ]);
    expect(pasteIntoGrid(small, 'a\tb\r\nc\td\r\n', 2, 2)?.cells).toEqual([
      ['1-1 1', '2-2 2', ''],
      ['1-3 2', 'a', 'b'],
      ['', 'c', 'd'],
    ]);
  });
});

describe('the club’s own in the list', () => {
  const evening = { boardsFrom: 24, boardsTo: 28, minutesPerBoard: 7, minutesToMove: 1, start: '19:30' };
  const own = [ownOf(build({ ...mitchell(13), boardsPerRound: 2 })), ownOf(build(howell(5, { boardsPerRound: 3 })))];

  test('is there for its tables alone, ranked with the others', () => {
    const names = (tables: number) =>
      movementChoices({ ...evening, tables, own }).filter(({ spec }) => spec.kind === 'own').length;
    expect([13, 5, 7, 12.5].map(names)).toEqual([1, 1, 0, 0]);
    const [first, ...rest] = movementChoices({ ...evening, tables: 13, own });
    expect(first?.spec.kind).toBe('mitchell');
    expect(rest.find(({ spec }) => spec.kind === 'own')).toMatchObject({ boards: 26, ends: '22:45', winners: 2 });
  });
});

test('a text larger than any movement is refused, whatever its shape', () => {
  const grid: MovementGrid = { name: '', boardsPerRound: 2, copies: 1, cells: [['']] };
  expect(pasteIntoGrid(grid, '1-2 3\n'.repeat(200_000), 1, 1)).toBeNull();
  expect(pasteIntoGrid(grid, '1-2 3\t'.repeat(200_000), 1, 1)).toBeNull();
  expect(pasteIntoGrid(grid, '1-2 3\n'.repeat(100), 1, 31)).toBeNull();
  expect(pasteIntoGrid(grid, '1-2 3\n'.repeat(100), 1, 30)?.cells).toHaveLength(100);
});
