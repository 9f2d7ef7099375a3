/**
 * Evenings of teams and of single players with one disturbance after the other. `ETUI_EVENINGS=2000` plays so many
 * instead of the usual few.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { readUpdateDiff } from '../../../../main/club/standings/update-diff.ts';
import { readStandings, standingsOf } from '../../../../main/club/standings/standings.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { applySessionDiff, applyStandingsDiff } from '../../../../renderer/director/api/sessionUpdates.ts';
import { newEvent, sessionOf, testClub, uncached, unwrap } from '../../support.ts';
import { anySpec } from './any-event.ts';
import { anyDisturbance, DISTURBANCES } from './disturbances.ts';
import { lookAround, mirrorFaults, shareFaults, stateOf, useEvening } from './looks.ts';

const EVENINGS = Number(process.env['ETUI_EVENINGS'] ?? 10);
const STEPS = { minLength: 6, maxLength: 40 };
/** Everything is looked at after every so many steps. */
const LOOKS = 5;
const LONG = 60_000 + 2000 * EVENINGS;

const step = fc.oneof(
  { weight: 8, arbitrary: anyDisturbance },
  { weight: 1, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
);

interface Retraced {
  readonly taken: 'undo' | 'redo';
  readonly now: unknown;
  /** The states that the step leads to, newest last, and where the present one goes. */
  readonly from: unknown[];
  readonly to: unknown[];
}

/** Undoes or redoes: what stood before stands again, and nothing changes where there is nothing to retrace. */
function retrace(club: Club, session: number, { taken, now, from, to }: Retraced): void {
  const expected = from.pop();
  const { undone } = unwrap((taken === 'undo' ? undoChange : redoChange)(club, session));
  expect(undone !== null).toBe(expected !== undefined);
  expect(stateOf(club, session)).toEqual(expected ?? now);
  if (expected !== undefined) to.push(now);
}

test(
  'whatever happens: one standing from wherever it is looked at, nothing throws, and everything can be undone',
  async () => {
    await fc.assert(
      fc.asyncProperty(anySpec, fc.array(step, STEPS), async (spec, steps) => {
        const club = testClub();
        const { session } = unwrap(createEvent(club, newEvent({ spec })));
        // What was seen before each change that can be taken back, and after each that was.
        const back: unknown[] = [];
        let forth: unknown[] = [];
        let screen = { session: sessionOf(club, session), standings: unwrap(readStandings(club, session)) };
        for (const [index, taken] of steps.entries()) {
          const now = stateOf(club, session);
          const undoable = club.store.changes.next('undo', session)?.id;
          if (typeof taken === 'string') {
            retrace(club, session, {
              now,
              from: taken === 'undo' ? back : forth,
              to: taken === 'undo' ? forth : back,
              taken,
            });
          } else {
            DISTURBANCES[taken.what](club, session, taken);
            if (club.store.changes.next('undo', session)?.id !== undoable) {
              back.push(now);
              forth = [];
            }
          }
          const view = sessionOf(uncached(club), session);
          const standings = standingsOf(view);
          expect(sessionOf(club, session)).toEqual(view);
          expect(readStandings(club, session)).toEqual(standings);
          const diff = unwrap(readUpdateDiff(club, session, screen.session.change));
          expect(applyStandingsDiff(screen.standings, diff.standings)).toEqual(standings);
          screen = { session: applySessionDiff(screen.session, diff.session), standings };
          expect(screen.session).toEqual(view);
          expect([...mirrorFaults(view, standings), ...shareFaults(view, standings)]).toEqual([]);
          if (index % LOOKS === 0) await lookAround(club, session);
        }
        await lookAround(club, session);
        await useEvening(club, session, steps.length);
        for (const expected of back.toReversed()) {
          unwrap(undoChange(club, session));
          expect(stateOf(club, session)).toEqual(expected);
        }
        expect(unwrap(undoChange(club, session)).undone).toBeNull();
        club.store.close();
      }),
      { numRuns: EVENINGS },
    );
  },
  LONG,
);
