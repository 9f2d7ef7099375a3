import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnPairs, drawnPlayers, drawnTeams } from '../../../../../renderer/director/start/drawing/drawn.ts';
import { drawMovement, numberOffset, type Drawing } from '../../../../../renderer/director/start/drawing/layout.ts';
import { MEASURES } from '../../../../../renderer/director/start/drawing/measures.ts';
import { isIndividual, makeIndividual } from '../../../../../src/movement/individual/make.ts';
import { isTeamMovement, makeTeamMovement } from '../../../../../src/movement/teams/make.ts';
import type { TeamSpec } from '../../../../../src/movement/teams/families/index.ts';
import { howellSpec, mitchellSpec, movementOf } from '../../../../builders.ts';

const WIDTH = 864;
const draw = (spec: Parameters<typeof movementOf>[0], first = 1) =>
  drawMovement(drawnPairs(movementOf(spec)), first, 3, WIDTH);

/** Where a curve starts and ends. */
function ends(curve: string | undefined): { readonly from: number; readonly to: number } {
  const numbers = (curve ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
  return { from: numbers[0] ?? Number.NaN, to: numbers.at(-2) ?? Number.NaN };
}

function middleOf(drawing: Drawing, table: number): number {
  return drawing.columns[table - 1]?.x ?? Number.NaN;
}

describe('thirteen tables', () => {
  const drawing = draw(mitchellSpec(13));

  test('are drawn round by round, over the whole width', () => {
    expect(drawing.rows.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(drawing.boxes).toHaveLength(39);
    expect(drawing.width).toBeCloseTo(WIDTH, 6);
  });

  test('pair 17 is followed up the room, from where it sits to where it sits next', () => {
    expect(drawing.sitter).toMatchObject({ number: 17, way: 1 });
    const offset = numberOffset('EW', drawing.boxWidth);
    expect(drawing.sitter?.curves.map(ends)).toEqual([
      { from: middleOf(drawing, 4) + offset, to: middleOf(drawing, 5) + offset },
      { from: middleOf(drawing, 5) + offset, to: middleOf(drawing, 6) + offset },
    ]);
  });

  test('the boards of table 10 are followed down the room', () => {
    expect(drawing.set).toMatchObject({ number: 10, way: -1 });
    expect(drawing.set?.curves.map(ends)).toEqual([
      { from: middleOf(drawing, 10), to: middleOf(drawing, 9) },
      { from: middleOf(drawing, 9), to: middleOf(drawing, 8) },
    ]);
  });

  test('later rounds are drawn too, the last ones as far as there are any', () => {
    expect(draw(mitchellSpec(13), 11).rows.map(({ round }) => round)).toEqual([11, 12, 13]);
    expect(draw(mitchellSpec(13), 13)).toMatchObject({ sitter: null, rows: [{ round: 13 }] });
  });
});

test('from the last table to the first is one up', () => {
  const movement = movementOf(mitchellSpec(3));
  const drawing = drawMovement(drawnPairs(movement), 2, 2, WIDTH);
  expect(Math.abs(drawing.sitter?.way ?? 0)).toBe(1);
  expect(drawing.set?.way).toBe(-1);
});

test('a skip is no constant way', () => {
  const spec = mitchellSpec(12, { even: 'skip' });
  const ways = Array.from({ length: 9 }, (_, index) => draw(spec, index + 1).sitter?.way);
  expect(ways).toContain(1);
  expect(ways).toContain(null);
});

test('boards that come to a bye stand are followed as far as a table', () => {
  const { set } = draw(mitchellSpec(6));
  expect(set?.curves).toHaveLength(1);
  expect(set?.way).toBeNull();
});

test('a half table has a box in every round in which a pair sits out', () => {
  const sitOuts = draw(mitchellSpec(13, { phantom: 'NS' })).boxes.filter((box) => box.sitOut);
  expect(sitOuts.map((box) => box.seating.table)).toEqual([13, 13, 13]);
});

test('the phantom is never followed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 8 }), fc.integer({ min: 1, max: 5 }), (tables, first) => {
      const movement = movementOf(howellSpec(tables, { phantom: true }));
      expect(drawMovement(drawnPairs(movement), first, 3, WIDTH).sitter?.number).not.toBe(movement.phantom);
    }),
  );
});

test('boxes never overlap; up to twenty tables fit on a laptop, more are as wide as they must be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 40 }), fc.integer({ min: 250, max: 2000 }), (tables, width) => {
      const drawing = drawMovement(drawnPairs(movementOf(mitchellSpec(tables))), 1, 3, width);
      const steps = drawing.columns.slice(1).map(({ x }, index) => x - (drawing.columns[index]?.x ?? 0));
      for (const step of steps) expect(step - drawing.boxWidth).toBeGreaterThanOrEqual(MEASURES.leastGap - 1e-9);
      const fits = width >= WIDTH && tables <= 20;
      expect(drawing.width).toBeLessThanOrEqual(fits ? width + 1e-9 : Infinity);
      // Two pairs of two figures each find room side by side.
      expect(drawing.boxWidth).toBeGreaterThanOrEqual(38);
    }),
  );
});

describe('an individual of thirteen', () => {
  const movement = makeIndividual({ kind: 'individual', players: 13, rounds: 13, boardsPerRound: 2 });
  if (!isIndividual(movement)) throw new Error(movement.code);
  const drawing = drawMovement(drawnPlayers(movement), 1, 3, WIDTH);

  test('has four players at each of three tables, and who sits out beyond the last', () => {
    expect(drawing.columns).toHaveLength(3);
    const first = drawing.boxes.slice(0, 4).map(({ seating, sitOut }) => [...seating.ns, ...seating.ew, sitOut]);
    expect(first).toEqual([
      [6, 2, 9, 11, false],
      [10, 7, 8, 13, false],
      [4, 3, 12, 5, false],
      [1, true],
    ]);
  });

  test('its four numbers stand apart in their box', () => {
    const at = [numberOffset('NS', drawing.boxWidth, 0, 2), numberOffset('NS', drawing.boxWidth, 1, 2)];
    const right = [numberOffset('EW', drawing.boxWidth, 0, 2), numberOffset('EW', drawing.boxWidth, 1, 2)];
    const gaps = [...at, ...right].map((x, index, all) => x - (all[index - 1] ?? -drawing.boxWidth / 2)).slice(1);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(18);
    expect(drawing.sitter?.curves.length).toBeGreaterThan(0);
  });
});

/** A movement of teams as it is drawn. */
function drawTeams(spec: TeamSpec): Drawing {
  const movement = makeTeamMovement(spec);
  if (!isTeamMovement(movement)) throw new Error('no such movement');
  return drawMovement(drawnTeams(movement), 1, 3, WIDTH);
}

test('a Swiss shows the round that is known: nobody sits out of those still to be drawn', () => {
  const { rows, boxes } = drawTeams({
    kind: 'swiss',
    teams: 11,
    boardsPerMatch: 7,
    rounds: 5,
    supply: 'exchanged',
    draw: 'top',
    first: 'lot',
    seats: 'by-draw',
  });
  expect(rows.map(({ round }) => round)).toEqual([1]);
  expect(boxes.filter(({ sitOut }) => sitOut)).toHaveLength(1);
});

describe('the boards followed', () => {
  test('are those of a table in play, never those of a bye', () => {
    const { set, boxes } = drawTeams({ kind: 'patton', teams: 5, boardsPerMatch: 5, rounds: 5 });
    expect(set?.number).toBeGreaterThan(0);
    expect(boxes.filter(({ followed }) => followed).every(({ sitOut }) => !sitOut)).toBe(true);
  });

  test.each<TeamSpec>([
    {
      kind: 'poule',
      teams: 6,
      boardsPerMatch: 6,
      legs: 1,
      from: 1,
      rounds: 5,
      segments: 1,
      supply: 'dealt',
    },
    { kind: 'new-england', teams: 6, boardsPerMatch: 6, copies: 1 },
  ])('are none where no set is played two rounds running: $kind', (spec) => {
    expect(drawTeams(spec).set).toBeNull();
  });

  test('go on where the two tables of a match exchange them', () => {
    const { set } = drawTeams({ kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' });
    expect(set?.curves).toHaveLength(1);
  });
});
