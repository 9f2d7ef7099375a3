import { expect, test } from 'vitest';
import { changeSettings, readSettings } from '../../../../main/club/settings.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { readGrid } from '../../../../src/movement/own/grid.ts';
import type { OwnSpec } from '../../../../src/movement/families/own.ts';
import { newEvent, sectionOf, testClub, unwrap } from '../../support.ts';

function threeTables(): OwnSpec {
  const cells = ['1-1 1|2-2 2|3-3 3', '1-3 2|2-1 3|3-2 1', '1-2 3|2-3 1|3-1 2'].map((row) => row.split('|'));
  const { spec } = readGrid({ name: 'Three at home', boardsPerRound: 8, copies: 1, cells });
  if (!spec) throw new Error('three tables are a movement');
  return spec;
}

test('movements of the club’s own are kept with its settings and started like any other', () => {
  const club = testClub();
  expect(readSettings(club).ownMovements).toEqual([]);
  unwrap(changeSettings(club, { ownMovements: [threeTables()] }));
  expect(readSettings(club).ownMovements).toEqual([threeTables()]);
  const { session } = unwrap(createEvent(club, newEvent({ spec: threeTables() })));
  expect(sectionOf(club, session)).toMatchObject({ tables: 3, rounds: 3, boardsPerRound: 8, winners: 2 });
  expect(sectionOf(club, session).entries.map(({ line }) => line)).toEqual(['NS', 'NS', 'NS', 'EW', 'EW', 'EW']);
});

test('one with an error is not kept', () => {
  const club = testClub();
  const spec = threeTables();
  const wrong = { ...spec, schedule: [spec.schedule[0] ?? [], spec.schedule[0] ?? [], spec.schedule[2] ?? []] };
  expect(changeSettings(club, { ownMovements: [wrong] })).toMatchObject({ code: 'movementWrong' });
  expect(readSettings(club).ownMovements).toEqual([]);
});
