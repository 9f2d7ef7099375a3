import { expect, test } from 'vitest';
import { evening } from '../evening.ts';
import { addChange, addResult, correctResult, insert } from '../rows.ts';

/**
 * What the ladder reads: of the sessions that count and are published, what each pair has by the results as they are.
 */
const LADDER = `
  SELECT own.contestant_id, sum(CASE result.ns_entry WHEN own.entry_id THEN score ELSE -score END)
  FROM season_sessions AS part
    JOIN sections AS section ON section.session_id = part.session_id AND section.stage_id = part.stage_id
    JOIN current_results AS result ON result.section_id = section.id
    JOIN entry_contestants AS own ON own.entry_id IN (result.ns_entry, result.ew_entry)
  WHERE part.season_id = 1 AND part.counts = 1
    AND part.version = (
      SELECT max(version) FROM season_sessions
      WHERE season_id = part.season_id AND stage_id = part.stage_id AND session_id IS part.session_id)
    AND (SELECT kind FROM publications WHERE session_id = part.session_id ORDER BY id DESC LIMIT 1) <> 'withdrawn'
  GROUP BY own.contestant_id ORDER BY own.contestant_id`;

test('a correction after publication reaches the ladder, and what was signed stays', () => {
  const db = evening();
  const ladder = () => db.prepare(LADDER).raw().all();
  addResult(db, { kind: 'score', score: 420 });
  const begun = addChange(db, 'season', { event_id: null, session_id: null });
  insert(db, 'seasons', { id: 1 });
  insert(db, 'season_rules', { season_id: 1, version: 1, change_id: begun, name: 'Winter', rules: '{"best":8}' });
  const part = { season_id: 1, stage_id: 1, session_id: 1 };
  insert(db, 'season_sessions', { ...part, version: 1, change_id: begun, counts: 1 });
  expect(ladder()).toEqual([]);

  const signed = { author: 'director', at: '2026-11-24T22:00:00.000Z' };
  const until = '2026-11-24T22:30:00.000Z';
  const publish = () => {
    const change = addChange(db, 'publication');
    const row = {
      stage_id: 1,
      session_id: 1,
      change_id: change,
      kind: 'published',
      as_of: 2,
      corrections_until: until,
    };
    const publication = insert(db, 'publications', { ...row, ...signed });
    const place = { publication_id: publication, ranking: 'scratch', line: 'NS', tied: 0 };
    insert(db, 'published_places', { ...place, ordinal: 1, contestant_id: 1, place: 1, figure: '0.5' });
  };
  publish();
  expect(ladder()).toEqual([
    [1, 420],
    [3, -420],
  ]);
  correctResult(db, {}, { kind: 'score', score: -50 });
  expect(ladder()).toEqual([
    [1, -50],
    [3, 50],
  ]);
  expect(db.prepare('SELECT figure FROM published_places').pluck().all()).toEqual(['0.5']);
  publish();
  expect(db.prepare('SELECT count(*) FROM publications').pluck().get()).toBe(2);

  const out = addChange(db, 'season', { event_id: null, session_id: null });
  insert(db, 'season_sessions', { ...part, version: 2, change_id: out, counts: 0 });
  expect(ladder()).toEqual([]);
});
