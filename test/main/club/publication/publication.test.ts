import SQLite from 'better-sqlite3';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { addPenalty, cancelPenalty } from '../../../../main/club/scoring/penalties.ts';
import { placeChanges, placesIn } from '../../../../main/club/publication/place-changes.ts';
import { previewPenalty, previewResult, previewTerms } from '../../../../main/club/publication/preview.ts';
import { endCorrections, publish, withdrawPublication } from '../../../../main/club/publication/publication.ts';
import { publicationReport } from '../../../../main/club/publication/report.ts';
import { isProblem } from '../../../../main/club/problem.ts';
import { readRulings } from '../../../../main/club/rulings/log.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { resultHistory } from '../../../../main/club/results/history.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { clubWithEvent, handIn, played, sessionOf, unwrap } from '../../support.ts';
import { boardOne } from './board-one.ts';

describe('before it is saved, a correction', () => {
  test('says who moves from where to where, and writes nothing', () => {
    const { club, session, correct, ns } = boardOne();
    const before = sessionOf(club, session).change;
    const { moves, published } = unwrap(previewResult(club, session, correct(0, 12)));
    expect(published).toBeNull();
    const of = (entry: number | undefined) => moves.find((move) => move.entry === entry);
    expect(of(ns[0])).toMatchObject({
      by: 'scratch',
      line: 'NS',
      before: { place: 2, tied: true, figure: '1/4' },
      after: { place: 1, tied: false, figure: '1' },
    });
    expect(of(ns[2])).toMatchObject({ before: { place: 1, figure: '1' }, after: { place: 2, figure: '1/2' } });
    expect(of(ns[1])).toMatchObject({ before: { place: 2, tied: true }, after: { place: 3, tied: false } });
    expect(sessionOf(club, session).change).toBe(before);
  });

  test('moves nobody where the score stays the same', () => {
    const { club, session, cells, section } = boardOne();
    const cell = cells[0];
    if (!cell) throw new Error('three tables play the board');
    const same = handIn(section, cell, {
      slotBoard: 1,
      outcome: { kind: 'score', score: 420 },
      expectedVersion: 1,
    });
    expect(unwrap(previewResult(club, session, same)).moves).toEqual([]);
  });

  test('is refused as recording it would be', () => {
    const { club, session, correct } = boardOne();
    expect(previewResult(club, session, correct(0, 12, 7))).toMatchObject({ code: 'versionConflict', version: 1 });
    expect(previewResult(club, 99, correct(0, 12))).toMatchObject({ code: 'unknownSession' });
  });

  test('whatever it is, what it said is what the standings then say', () => {
    const outcome = fc.oneof(
      fc.integer({ min: 0, max: 13 }).map((tricks) => played(4, tricks)),
      fc.constant({ kind: 'passedOut' } as const),
      fc.constant({ kind: 'notPlayed' } as const),
      fc.constant({ kind: 'award', ns: 60, ew: 40 } as const),
      fc.constant({ kind: 'award', nsAverage: 'average-plus', ewAverage: 'average-minus', ns: 60, ew: 40 } as const),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ place: fc.nat(2), outcome }), { maxLength: 5 }), (corrections) => {
        const { club, session, correct, report } = boardOne();
        unwrap(publish(club, session));
        for (const asked of corrections) {
          const line = correct(asked.place, 10);
          const { results } = sessionOf(club, session);
          const found = results.find((one) => one.round === line.round && one.table === line.table);
          const handedIn = { ...line, outcome: asked.outcome, expectedVersion: found?.version ?? null };
          const before = placesIn(unwrap(readStandings(club, session)));
          const preview = previewResult(club, session, handedIn);
          const recorded = recordResult(club, session, handedIn);
          const after = placesIn(unwrap(readStandings(club, session)));
          const said = isProblem(preview) ? preview : [preview.moves, preview.published?.moves];
          expect(said).toEqual(isProblem(recorded) ? recorded : [placeChanges(before, after), report().places]);
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('before it is given, a penalty, or other terms of a pair', () => {
  test('say what the standings then say, and write nothing', () => {
    const { club, session, ns } = boardOne();
    const [first = 0, , third = 0] = ns;
    const before = placesOf(club, session);
    const given = { entry: third, kind: 'penalty', amount: 350, unit: 'matchpoints', reason: '' } as const;
    const penalty = unwrap(previewPenalty(club, session, given));
    expect(penalty.published).toBeNull();
    expect(penalty.moves.find(({ entry }) => entry === third)).toMatchObject({
      before: { place: 1 },
      after: { place: 3 },
    });
    expect(placesOf(club, session)).toEqual(before);
    unwrap(addPenalty(club, session, { ...given, reason: 'late' }));
    expect(placeChanges(before, placesOf(club, session))).toEqual(penalty.moves);
    const fined = placesOf(club, session);
    const asked = { entries: [{ entry: first, handicap: 500, stratum: null, withoutStanding: true }] };
    const terms = unwrap(previewTerms(club, session, asked));
    unwrap(changeTerms(club, session, asked));
    expect(placeChanges(fined, placesOf(club, session))).toEqual(terms.moves);
    expect(terms.moves.find(({ entry }) => entry === first)).toMatchObject({ after: { place: null } });
  });

  test('are refused as saving them would be', () => {
    const { club, session } = boardOne();
    const given = { entry: 99, kind: 'penalty', amount: 150, unit: 'matchpoints', reason: '' } as const;
    expect(previewPenalty(club, session, given)).toMatchObject({ code: 'unknownEntry' });
    const terms = { entry: 99, handicap: null, stratum: null, withoutStanding: true };
    expect(previewTerms(club, session, { entries: [terms] })).toMatchObject({ code: 'unknownEntry' });
    expect(previewTerms(club, 99, { entries: [] })).toMatchObject({ code: 'unknownSession' });
  });
});

function placesOf(club: Club, session: number) {
  return placesIn(unwrap(readStandings(club, session)));
}

describe('a published ranking', () => {
  test('is open to corrections for 30 minutes (Law 79C), or as long as the club says', () => {
    const { clock, club, session } = boardOne();
    expect(unwrap(publish(club, session)).published).toMatchObject({
      at: '2026-11-24T19:30:00.000Z',
      until: '2026-11-24T20:00:00.000Z',
      endedAt: null,
    });
    unwrap(changeSettings(club, { correctionMinutes: 24 * 60 }));
    clock.forward(60);
    expect(unwrap(publish(club, session)).published).toMatchObject({ until: '2026-11-25T19:31:00.000Z' });
  });

  test('ends by the director’s hand, and undo takes back first the end, then the publication', () => {
    const { clock, club, session, report } = boardOne();
    expect(endCorrections(club, session)).toMatchObject({ code: 'nothingPublished' });
    expect(withdrawPublication(club, session)).toMatchObject({ code: 'nothingPublished' });
    unwrap(publish(club, session));
    clock.forward(600);
    expect(unwrap(endCorrections(club, session)).published?.endedAt).toBe('2026-11-24T19:40:00.000Z');
    expect(endCorrections(club, session)).toMatchObject({ code: 'nothingPublished' });
    expect(unwrap(withdrawPublication(club, session)).published?.endedAt).toBeNull();
    expect(unwrap(withdrawPublication(club, session)).published).toBeNull();
    expect(report()).toEqual({
      published: null,
      scoring: null,
      results: [],
      penalties: [],
      conditions: [],
      places: [],
    });
  });

  test('needs a result', () => {
    const { club, session } = clubWithEvent();
    expect(publish(club, session)).toMatchObject({ code: 'nothingToPublish' });
    expect(publish(club, 99)).toMatchObject({ code: 'unknownSession' });
    expect(publicationReport(club, 99)).toMatchObject({ code: 'unknownSession' });
  });

  test('corrected later, says which result and which places changed; undone, that nothing did', () => {
    const { clock, club, session, correct, report, ns } = boardOne();
    unwrap(publish(club, session));
    clock.forward(3600);
    expect(unwrap(previewResult(club, session, correct(0, 12))).published?.moves).toHaveLength(6);
    unwrap(recordResult(club, session, correct(0, 12)));
    expect(report().results).toEqual([
      expect.objectContaining({
        slotBoard: 1,
        before: expect.objectContaining({ outcome: played(4, 10), score: 420 }),
        after: expect.objectContaining({ outcome: played(4, 12), score: 480 }),
        at: '2026-11-24T20:30:00.000Z',
        author: 'director',
      }),
    ]);
    expect(report().places.map(({ entry, before, after }) => [entry, before?.place, after?.place])).toContainEqual([
      ns[0],
      2,
      1,
    ]);
    unwrap(undoChange(club, session));
    expect(report()).toMatchObject({ results: [], places: [] });
  });

  test('tells of a result that came later, one taken away, and a penalty', () => {
    const { club, session, correct, report, ns } = boardOne();
    unwrap(publish(club, session));
    unwrap(recordResult(club, session, { ...correct(0, 10), outcome: null }));
    expect(report().results).toMatchObject([{ before: { score: 420 }, after: null }]);
    const entry = ns[2] ?? 0;
    unwrap(addPenalty(club, session, { entry, kind: 'penalty', amount: 100, unit: 'matchpoints', reason: 'late' }));
    expect(report().places.find((move) => move.entry === entry)?.after).toMatchObject({ place: 1 });
    expect(report().penalties).toMatchObject([
      { penalty: { entry, amount: 100, reason: 'late' }, stands: true, author: 'director' },
    ]);
    unwrap(publish(club, session));
    expect(report()).toMatchObject({ results: [], penalties: [], places: [] });
    unwrap(cancelPenalty(club, session, 1));
    expect(report().penalties).toMatchObject([{ penalty: { number: 1 }, stands: false }]);
  });

  test('keeps why a result was corrected: in its history, the report and the log of rulings', () => {
    const { club, session, correct, report } = boardOne();
    unwrap(publish(club, session));
    const line = correct(0, 12);
    unwrap(recordResult(club, session, { ...line, reason: ' the slip says so ' }));
    expect(unwrap(resultHistory(club, session, line)).map(({ reason }) => reason)).toEqual(['', 'the slip says so']);
    expect(report().results).toMatchObject([{ reason: 'the slip says so' }]);
    expect(unwrap(readRulings(club, session))).toMatchObject([
      { what: { kind: 'result', board: 1, corrected: true }, note: 'the slip says so' },
    ]);
    unwrap(recordResult(club, session, { ...line, outcome: played(4, 9), expectedVersion: 2 }));
    expect(report().results).toMatchObject([{ reason: '' }]);
    expect(unwrap(readRulings(club, session))).toEqual([]);
  });

  test('says nothing of a penalty that was given and taken back since', () => {
    const { club, session, report, ns } = boardOne();
    unwrap(publish(club, session));
    const entry = ns[0] ?? 0;
    unwrap(addPenalty(club, session, { entry, kind: 'bonus', amount: 100, unit: 'matchpoints', reason: 'found' }));
    unwrap(cancelPenalty(club, session, 1));
    expect(report()).toMatchObject({ results: [], penalties: [], places: [] });
  });

  test('is announced, stays when the file is opened again, and is never rewritten', () => {
    const { club, session } = boardOne();
    const heard: unknown[] = [];
    club.updates.subscribe((notice) => heard.push(notice));
    const { published } = unwrap(publish(club, session));
    expect(heard).toEqual([{ kind: 'session', session, change: (published?.change ?? 0) + 1 }]);
    const db = new SQLite(club.store.file);
    expect(() => db.exec("UPDATE publications SET kind = 'ended'")).toThrow('never overwritten');
    expect(() => db.exec('DELETE FROM publications')).toThrow('never deleted');
    expect(() =>
      db.exec(
        `INSERT INTO publications (stage_id, session_id, kind, as_of, change_id, author, at)
         SELECT 1, 1, 'published', max(id), max(id), 'director', '2026-11-24T19:30:00.000Z' FROM changes`,
      ),
    ).toThrow('CHECK');
    db.close();
  });
});
