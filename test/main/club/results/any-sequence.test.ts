/** Whatever is recorded, corrected, taken away and taken back, in any order: the file stays whole. */
import SQLite from 'better-sqlite3';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { SectionView, SessionView } from '../../../../main/club/model/session.ts';
import type { StandingsView } from '../../../../main/club/model/standings.ts';
import { isProblem } from '../../../../main/club/problem.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { resultHistory } from '../../../../main/club/results/history.ts';
import { readUpdateDiff } from '../../../../main/club/standings/update-diff.ts';
import { readStandings, standingsOf } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { applySessionDiff, applyStandingsDiff } from '../../../../renderer/director/api/sessionUpdates.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { clubWithEvent, handIn, played, sectionOf, sessionOf, uncached, unwrap } from '../../support.ts';

type Step =
  | { readonly kind: 'undo' }
  | {
      readonly kind: 'write';
      /** Which cell, which of its boards. */
      readonly cell: number;
      readonly place: number;
      readonly outcome: Outcome | null;
      /** Boards beyond the one expected, and whether the pairs sat the other way: what the schedule did not say. */
      readonly boardsOff: number;
      readonly turned: boolean;
      /** Writes as somebody who has not seen the newest version. */
      readonly late: boolean;
    };

const outcome: fc.Arbitrary<Outcome | null> = fc.oneof(
  fc.integer({ min: 0, max: 13 }).map((tricks) => played(4, tricks)),
  fc.constant<Outcome>({ kind: 'passedOut' }),
  fc.constant<Outcome>({ kind: 'notPlayed' }),
  fc.constantFrom<Outcome>({ kind: 'score', score: 140 }, { kind: 'score', score: -100 }),
  fc.constant<Outcome>({ kind: 'award', ns: 60, ew: 40 }),
  fc.constant(null),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'undo' }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      cell: fc.nat(8),
      place: fc.nat(1),
      outcome,
      boardsOff: fc.oneof(
        { weight: 4, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }) },
      ),
      turned: fc.boolean(),
      late: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    }),
  },
);

/** What the results are without their versions and times. */
type Content = readonly string[];

function contentOf(results: readonly ResultView[]): Content {
  return results
    .map(({ version: _version, at: _at, ...content }) => JSON.stringify(content))
    .toSorted((a, b) => a.localeCompare(b));
}

/** Takes a step; answers whether something was written. */
function take(club: Club, session: number, section: SectionView, asked: Step & { kind: 'write' }): boolean {
  const cell = section.cells[asked.cell % section.cells.length];
  const slotBoard = cell?.boards[asked.place];
  if (!cell || slotBoard === undefined) throw new Error('the section has nine cells of two boards');
  const newest = sessionOf(club, session).results.find(
    (result) => result.round === cell.round && result.table === cell.table && result.slotBoard === slotBoard,
  );
  const [ns, ew] = asked.turned ? [cell.ew, cell.ns] : [cell.ns, cell.ew];
  const board = ((slotBoard - 1 + asked.boardsOff) % section.boards) + 1;
  const expectedVersion = asked.late ? (newest?.version ?? 0) + 1 : (newest?.version ?? null);
  const handedIn = handIn(section, cell, { slotBoard, board, ns, ew, outcome: asked.outcome, expectedVersion });
  return !isProblem(recordResult(club, session, handedIn));
}

/** Every line that was ever written has versions 1, 2, 3 ... of which exactly the last is current. */
function checkVersions(file: string): void {
  const db = new SQLite(file, { readonly: true });
  const lines = db
    .prepare<[], { versions: number; highest: number; current: number; newest: number }>(
      `SELECT count(*) AS versions, max(version) AS highest, sum(next_version IS NULL) AS current,
         max(CASE WHEN next_version IS NULL THEN version END) AS newest
       FROM results GROUP BY section_id, round, table_number, slot_board`,
    )
    .all();
  for (const line of lines) {
    expect(line.current).toBe(1);
    expect(line.newest).toBe(line.highest);
    expect(line.versions).toBe(line.highest);
  }
  expect(db.pragma('foreign_key_check')).toEqual([]);
  db.close();
}

// Forty club files are made and migrated: on a busy machine that takes its time.
const LONG = 30_000;

test(
  'one current version a line, undo brings back what was, and the standings are those of a fresh look',
  () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { club, session } = clubWithEvent();
        const section = sectionOf(club, session);
        // What stood before each change that can still be taken back.
        const before: Content[] = [];
        let onScreen = null as { session: SessionView; standings: StandingsView } | null;
        for (const [index, asked] of steps.entries()) {
          const content = contentOf(sessionOf(club, session).results);
          const wasWritten = asked.kind === 'write' && take(club, session, section, asked);
          if (wasWritten) before.push(content);
          const undone = asked.kind === 'undo' ? unwrap(undoChange(club, session)).undone : null;
          expect(undone !== null).toBe(asked.kind === 'undo' && before.length > 0);
          // An undo brings back what stood before the newest change; what is refused changes nothing.
          const expected = asked.kind === 'undo' ? (before.pop() ?? content) : content;
          const after = contentOf(sessionOf(club, session).results);
          expect(after).toEqual(wasWritten ? after : expected);
          const view = sessionOf(uncached(club), session);
          const standings = standingsOf(view);
          expect(sessionOf(club, session)).toEqual(view);
          expect(readStandings(club, session)).toEqual(standings);
          // A screen that looks now and then has the same, though it is told only of what is new.
          if (index % 3 === 2) continue;
          const diff = onScreen?.session.change ? unwrap(readUpdateDiff(club, session, onScreen.session.change)) : null;
          onScreen =
            onScreen && diff
              ? {
                  session: applySessionDiff(onScreen.session, diff.session),
                  standings: applyStandingsDiff(onScreen.standings, diff.standings) as StandingsView,
                }
              : { session: view, standings };
          expect(onScreen).toEqual({ session: view, standings });
        }
        checkVersions(club.store.file);
        for (const result of sessionOf(club, session).results) {
          expect(unwrap(resultHistory(club, session, result)).at(-1)?.outcome).toEqual(result.outcome);
        }
        club.store.close();
      }),
      { numRuns: 40 },
    );
  },
  LONG,
);
