/**
 * Events with whatever may happen in them, into a file and out of it again. `ETUI_EVENINGS=2000` takes so many instead
 * of the usual few.
 */
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { EVENT_TABLES } from '../../../../main/store/event-file/tables.ts';
import { readMigrations } from '../../../../main/store/file/migrations.ts';
import { howellSpec, mitchellSpec } from '../../../builders.ts';
import { newEvent, testClub, unwrap } from '../../support.ts';
import { anySpec } from '../simulation/any-event.ts';
import { anyDisturbance, DISTURBANCES } from '../simulation/disturbances.ts';
import { stateOf } from '../simulation/looks.ts';
import { openForSchema, plainRows } from './compare-rows.ts';
import { bringIn, fileOf, look } from './two-clubs.ts';

const EVENINGS = Number(process.env['ETUI_EVENINGS'] ?? 5);
const LONG = 60_000 + 5000 * EVENINGS;

const spec = fc.oneof(
  { weight: 3, arbitrary: anySpec },
  fc.constantFrom(mitchellSpec(3), mitchellSpec(5, { phantom: 'EW' }), howellSpec(3), howellSpec(3, { phantom: true })),
);
const step = fc.oneof({ weight: 9, arbitrary: anyDisturbance }, { weight: 1, arbitrary: fc.constant('undo' as const) });

function rowsOf(club: Club, session: number): ReturnType<typeof plainRows> {
  const db = openForSchema(club.store.file);
  try {
    return plainRows(club.store.eventFiles.rows(club.store.eventFiles.eventOf(session) ?? 0), db);
  } finally {
    db.close();
  }
}

test(
  'every row of an event survives the way into another club, on with the evening there, and back',
  () => {
    fc.assert(
      fc.property(
        spec,
        fc.array(step, { minLength: 3, maxLength: 20 }),
        fc.array(step, { maxLength: 10 }),
        fc.boolean(),
        (chosen, first, then, hasOthers) => {
          const [home, away] = [testClub(), testClub()];
          if (hasOthers) unwrap(createEvent(away, newEvent({ name: 'Another' })));
          const { session } = unwrap(createEvent(home, newEvent({ spec: chosen })));
          const play = (club: Club, at: number, steps: typeof first): void => {
            for (const one of steps) {
              if (one === 'undo') undoChange(club, at);
              else DISTURBANCES[one.what](club, at, one);
            }
          };
          play(home, session, first);
          const there = bringIn(away, fileOf(home, session));
          expect(there).toMatchObject({ as: 'new' });
          expect(rowsOf(away, there.session)).toEqual(rowsOf(home, session));
          // In a club without others the ids are the same: so is all that can be seen.
          const seen = hasOthers ? [] : [stateOf(away, there.session), stateOf(home, session)];
          expect(seen[0]).toEqual(seen[1]);
          play(away, there.session, then);
          const bytes = fileOf(away, there.session);
          const { state, people } = look(home, bytes);
          expect(people.asked).toEqual([]);
          if (state.kind === 'same') return;
          expect(bringIn(home, bytes)).toMatchObject({ as: 'longer', session });
          expect(rowsOf(home, session)).toEqual(rowsOf(away, there.session));
          for (const club of [home, away]) club.store.close();
        },
      ),
      { numRuns: EVENINGS },
    );
  },
  LONG,
);

test('the sample travels as any other event', () => {
  const [home, away] = [testClub(), testClub()];
  const { session } = unwrap(openSample(home, 'en'));
  unwrap(openSample(away, 'fr'));
  const there = bringIn(away, fileOf(home, session));
  expect(rowsOf(away, there.session)).toEqual(rowsOf(home, session));
});

/** What is the club's own, and stays there. */
const AT_HOME = [
  'settings',
  'players',
  'player_numbers',
  'player_history',
  'players_apart',
  'club_logos',
  'event_removals',
  'session_states',
  'seasons',
  'season_rules',
  'season_sessions',
  'sheets',
  'sheet_details',
  'sheet_lines',
];

test('every table travels with an event, or is named as one that stays', () => {
  const club = testClub();
  const db = openForSchema(club.store.file);
  onTestFinished(() => void db.close());
  const tables = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
    .pluck()
    .all();
  expect([...EVENT_TABLES.map(({ table }) => table), ...AT_HOME].toSorted()).toEqual(tables);
  expect(readMigrations().length).toBe(club.store.version);
});
