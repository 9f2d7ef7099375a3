/**
 * Evenings of teams and of single players with one disturbance after the other. `ETUI_EVENINGS=2000` plays so many
 * instead of the usual few.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { readUpdateDiff } from '../../../../main/club/standings/update-diff.ts';
import { readStandings, standingsOf } from '../../../../main/club/standings/standings.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { applySessionDiff, applyStandingsDiff } from '../../../../renderer/director/api/sessionUpdates.ts';
import { newEvent, sessionOf, testClub, uncached, unwrap } from '../../support.ts';
import { anySpec } from './any-event.ts';
import { anyDisturbance, DISTURBANCES } from './disturbances.ts';
import { lookAround, mirrorFaults, stateOf } from './looks.ts';

const EVENINGS = Number(process.env['ETUI_EVENINGS'] ?? 12);
const STEPS = { minLength: 6, maxLength: 40 };
const LONG = 60_000 + 2000 * EVENINGS;

const step = fc.oneof(
  { weight: 8, arbitrary: anyDisturbance },
  { weight: 1, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
);

test(
  'whatever happens: one standing from wherever it is looked at, nothing throws, and everything can be undone',
  async () => {
    await fc.assert(
      fc.asyncProperty(anySpec, fc.array(step, STEPS), async (spec, steps) => {
        const club = testClub();
        const { session } = unwrap(createEvent(club, newEvent({ spec })));
        const first = stateOf(club, session);
        let screen = { session: sessionOf(club, session), standings: unwrap(readStandings(club, session)) };
        for (const [index, taken] of steps.entries()) {
          if (taken === 'undo') unwrap(undoChange(club, session));
          else if (taken === 'redo') unwrap(redoChange(club, session));
          else {
            DISTURBANCES[taken.what](club, session, taken);
          }
          const view = sessionOf(uncached(club), session);
          const standings = standingsOf(view);
          expect(sessionOf(club, session)).toEqual(view);
          expect(readStandings(club, session)).toEqual(standings);
          const diff = unwrap(readUpdateDiff(club, session, screen.session.change));
          const scored = applyStandingsDiff(screen.standings, diff.standings);
          expect(scored).toEqual(standings);
          screen = { session: applySessionDiff(screen.session, diff.session), standings };
          expect(screen.session).toEqual(view);
          expect(mirrorFaults(view, standings)).toEqual([]);
          if (index % 5 === 4 || index === steps.length - 1) await lookAround(club, session);
        }
        for (let left = steps.length + 1; left > 0 && unwrap(undoChange(club, session)).undone !== null; left -= 1);
        expect(stateOf(club, session)).toEqual(first);
        club.store.close();
      }),
      { numRuns: EVENINGS },
    );
  },
  LONG,
);
