/** Rules, terms, penalties, datums and publications of stages that cannot be. */
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addChange, addResult, insert, RULES, type Row } from './rows.ts';

type Insert = (db: Database, row?: Row) => number;
/** Inserts a row that may be, with some columns as told; by a change of the kind unless another is told. */
const usual = (table: string, kind: string, row: Row, change: Row = {}): Insert => {
  return (db, changes = {}) =>
    insert(db, table, { change_id: changes['change_id'] ?? addChange(db, kind, change), ...row, ...changes });
};
const CLUB: Row = { event_id: null, session_id: null };

const rules = usual('stage_rules', 'scoring', { stage_id: 1, version: 2, rules: RULES });
const terms = usual('contestant_terms', 'terms', {
  stage_id: 1,
  contestant_id: 1,
  version: 1,
  handicap: 750,
  stratum: 1,
  without_standing: 0,
});
const penalty = usual('penalties', 'penalty', {
  stage_id: 1,
  number: 1,
  version: 1,
  session_id: 1,
  contestant_id: 1,
  kind: 'penalty',
  amount: 1000,
  unit: 'percent-of-top',
  reason: 'slow',
  taken_back: 0,
});
const datum = usual('datums', 'datum', { deal_set_id: 1, board: 4, version: 1, score: -50 });
const publication = usual('publications', 'publication', {
  stage_id: 1,
  session_id: 1,
  kind: 'published',
  as_of: 2,
  corrections_until: '2026-11-24T22:30:00Z',
  author: 'd',
  at: '2026-11-24T22:00:00Z',
});
const seeded = usual('stage_contestants', 'stage', { stage_id: 1, contestant_id: 1, version: 1, seed: 1 });
const source = usual('stage_sources', 'stage', { stage_id: 1, version: 1, club: 'Elsewhere' });
const season = usual('season_rules', 'season', { season_id: 1, version: 1, name: 'Winter', rules: '{}' }, CLUB);
const part = usual(
  'season_sessions',
  'season',
  { season_id: 1, stage_id: 1, session_id: 1, version: 1, counts: 1 },
  CLUB,
);
const rulesWith = (change: Row) => JSON.stringify({ ...(JSON.parse(RULES) as Row), ...change });

const withSeason = (act: Insert): Insert => {
  return (db, row) => {
    insert(db, 'seasons', { id: 1 });
    return act(db, row);
  };
};
const gid = Buffer.alloc(16, 1) as unknown as string;

describe('refused', () => {
  test.each<[string, Insert, Row, RegExp]>([
    ['rules of a version left out', rules, { version: 3 }, /count up by one/],
    ['rules by a change of penalties', rules, { change_id: 2 }, /of another kind/],
    ['rules by a change of another event', rules, { change_id: 4 }, /another event/],
    ['rules of a method nobody knows', rules, { rules: rulesWith({ method: 'total' }) }, /CHECK/],
    ['rules without a method', rules, { rules: rulesWith({ method: null }) }, /CHECK/],
    ['rules that are no JSON', rules, { rules: '{"method"' }, /CHECK|malformed/],
    ['rules without a preset', rules, { rules: rulesWith({ preset: ' ' }) }, /CHECK/],
    ['rules without a regulation', rules, { rules: rulesWith({ regulation: null }) }, /CHECK/],
    ['fields nobody knows', rules, { rules: rulesWith({ fields: 'line' }) }, /CHECK/],
    ['handicaps in something else', rules, { rules: rulesWith({ handicaps: 'imps' }) }, /CHECK/],
    ['terms of a version left out', terms, { version: 2 }, /count up by one/],
    ['terms of another event’s pair', terms, { contestant_id: 20 }, /of a contestant of their event/],
    ['terms in another event’s stage', terms, { stage_id: 2 }, /of a contestant of their event/],
    ['terms of another event’s session', terms, { session_id: 2 }, /of a contestant of their event/],
    ['terms by a change of results', terms, { change_id: 2 }, /of a contestant of their event/],
    ['a handicap beyond reason', terms, { handicap: 1_000_001 }, /CHECK/],
    ['a handicap that is not whole', terms, { handicap: 7.5 }, /cannot store REAL/],
    ['a stratum beyond the last', terms, { stratum: 6 }, /CHECK/],
    ['a stratum before the first', terms, { stratum: -1 }, /CHECK/],
    ['a withdrawal before it began', terms, { withdrawn_after: -1 }, /CHECK/],
    ['a penalty of a version left out', penalty, { version: 2 }, /count up by one/],
    ['a penalty of another event’s pair', penalty, { contestant_id: 20 }, /of a contestant of its stage/],
    ['a penalty in a session of another event', penalty, { session_id: 2 }, /of a contestant of its stage/],
    ['a penalty of a match of nobody', penalty, { match_id: 1 }, /of a contestant of its stage/],
    ['a penalty by a change of results', penalty, { change_id: 2 }, /of a contestant of its stage/],
    ['a penalty of nothing', penalty, { amount: 0 }, /CHECK/],
    ['a penalty of ten', penalty, { amount: 'ten' }, /cannot store TEXT/],
    ['a penalty in francs', penalty, { unit: 'francs' }, /CHECK/],
    ['a penalty without a reason', penalty, { reason: ' ' }, /has a reason/],
    ['a datum of a version left out', datum, { version: 2 }, /count up by one/],
    ['a datum of a board that is not there', datum, { board: 8 }, /FOREIGN KEY/],
    ['a datum by a change of results', datum, { change_id: 2 }, /by a change of it/],
    ['a datum of another event’s board', datum, { deal_set_id: 2, board: 1 }, /by a change of it/],
    ['a datum beyond the largest score', datum, { score: 7610 }, /CHECK/],
    ['a publication by a change of a datum', publication, { change_id: 2 }, /another kind/],
    ['a publication of another session', publication, { session_id: 11 }, /another session/],
    ['a publication as of a change of another session', publication, { as_of: 3 }, /another session/],
    ['a publication without an end', publication, { corrections_until: null }, /CHECK/],
    ['an end of corrections with an end', publication, { kind: 'ended' }, /CHECK/],
    ['a seed of another event’s pair', seeded, { contestant_id: 20 }, /contestant of its event/],
    ['seed 0', seeded, { seed: 0 }, /CHECK/],
    ['something carried that is no number', seeded, { carried: 'half' }, /CHECK/],
    ['a seed of a version left out', seeded, { version: 2 }, /count up by one/],
    ['results of another club without a digest', source, { event_gid: gid, results: gid }, /CHECK/],
    ['a source of a version left out', source, { event_gid: gid, version: 2 }, /count up by one/],
    ['a source by a change of results', source, { event_gid: gid, change_id: 2 }, /of another kind/],
    ['a season without a name', withSeason(season), { name: ' ' }, /CHECK/],
    ['a season by a change of results', withSeason(season), { change_id: 2 }, /change of the season/],
    ['a season of a version left out', withSeason(season), { version: 2 }, /count up by one/],
    ['a session of another event in a season', withSeason(part), { session_id: 2 }, /one of its stage/],
    ['a part of a season of a version left out', withSeason(part), { version: 2 }, /count up by one/],
    ['a part of a season that counts twice', withSeason(part), { counts: 2 }, /CHECK/],
    [
      'a part of a season with what was published of results',
      withSeason(part),
      { publication_id: 1 },
      /one of its stage/,
    ],
    [
      'a season with a given ranking that was not given',
      (db, changes) => withSeason(part)(db, { ...changes, publication_id: publication(db) }),
      { session_id: null },
      /one of its stage/,
    ],
    ['a season deleted twice', withSeason(season), { deleted: 2 }, /CHECK/],
  ])('%s', (_, act, row, reason) => {
    expect(() => act(evening(), row)).toThrow(reason);
  });
});

describe('accepted, and then only added to', () => {
  test.each<[string, Insert, string]>([
    ['stage_rules', rules, "rules = '{}'"],
    ['contestant_terms', terms, 'handicap = 1'],
    ['penalties', penalty, 'amount = 1'],
    ['datums', datum, 'score = 0'],
    ['publications', publication, "kind = 'ended'"],
    ['stage_contestants', seeded, 'seed = 2'],
    ['stage_sources', (db) => source(db, { event_gid: gid }), "club = 'x'"],
    ['season_rules', withSeason(season), "name = 'x'"],
    ['season_sessions', withSeason(part), 'counts = 0'],
  ])('%s', (table, act, set) => {
    const db = evening();
    act(db);
    expect(() => db.exec(`UPDATE ${table} SET ${set}`)).toThrow(/never overwritten/);
    expect(() => db.exec(`DELETE FROM ${table}`)).toThrow(/never deleted/);
    expect(() => db.exec(`INSERT OR REPLACE INTO ${table} SELECT * FROM ${table}`)).toThrow(
      /never deleted|count up|UNIQUE/,
    );
  });

  test('a change writes one version of a row', () => {
    const db = evening();
    const change = addChange(db, 'terms');
    terms(db, { change_id: change });
    expect(() => terms(db, { change_id: change, version: 2 })).toThrow(/UNIQUE/);
    terms(db, { change_id: change, contestant_id: 2 });
    terms(db, { change_id: change, session_id: 1 });
  });
});

describe('places and awards', () => {
  const place = { ordinal: 1, ranking: 'scratch', line: 'NS', contestant_id: 1, place: 1, tied: 0, figure: '7/12' };

  test.each<[string, Row, RegExp]>([
    ['of another event’s pair', { contestant_id: 20 }, /contestant of the event/],
    ['in a ranking nobody knows', { ranking: 'beauty' }, /CHECK/],
    ['with a stratum and in none', { stratum: 1 }, /CHECK/],
    ['in a stratum without one', { ranking: 'stratum' }, /CHECK/],
    ['by a figure that is none', { figure: 'high' }, /CHECK/],
    ['place 0', { place: 0 }, /CHECK/],
  ])('a place %s', (_, row, reason) => {
    const db = evening();
    const published = publication(db);
    expect(() => insert(db, 'published_places', { publication_id: published, ...place, ...row })).toThrow(reason);
  });

  test('belong to what was published, and stay', () => {
    const db = evening();
    const [published, ended] = [publication(db), publication(db, { kind: 'ended', corrections_until: null })];
    const award = { player_id: 1, scheme: 'ffb', amount: '12.5' };
    expect(() => insert(db, 'published_places', { publication_id: ended, ...place })).toThrow(/published/);
    expect(() => insert(db, 'awards', { publication_id: ended, ...award })).toThrow(/published/);
    expect(() => insert(db, 'awards', { publication_id: published, ...award, amount: 'much' })).toThrow(/CHECK/);
    insert(db, 'published_places', { publication_id: published, ...place });
    insert(db, 'awards', { publication_id: published, ...award });
    for (const table of ['published_places', 'awards']) {
      expect(() => db.exec(`UPDATE ${table} SET publication_id = ${published}`)).toThrow(/never overwritten/);
      expect(() => db.exec(`DELETE FROM ${table}`)).toThrow(/never deleted/);
    }
  });
});

test('a penalty of a match is of one of its contestants', () => {
  const db = evening();
  insert(db, 'matches', { id: 1, stage_id: 1, round: 1, last_round: 1, home: 1, away: 3 });
  expect(() => penalty(db, { match_id: 1, contestant_id: 2 })).toThrow(/of a contestant of its stage/);
  penalty(db, { match_id: 1, unit: 'victory-points' });
  addResult(db);
});

test('whoever is seated in place of another brings terms and takes over a lot, by a change of the schedule', () => {
  const db = evening();
  const byResults = addChange(db, 'result');
  expect(() => seeded(db, { seed: null, lot: 3, change_id: byResults })).toThrow(/by a change of it/);
  terms(db, { change_id: addChange(db, 'schedule') });
  seeded(db, { seed: null, lot: 3, change_id: addChange(db, 'schedule') });
  const written = db.prepare('SELECT lot FROM stage_contestants WHERE contestant_id = 1').pluck().all();
  expect(written).toEqual([3]);
});
