import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { findPlayers } from '../../../../main/club/players/players.ts';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { searchName, normalizeName } from '../../../../main/club/players/search-name.ts';
import { searchTerms } from '../../../../src/language/search-terms.ts';
import { mitchellSpec } from '../../../builders.ts';
import { clubWithEvent, newEvent, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

function entryIds(club: Club, session: number): number[] {
  return sectionOf(club, session).entries.map((entry) => entry.id);
}

function namesOf(club: Club, session: number, entry: number): readonly string[] | undefined {
  return sectionOf(club, session).entries.find((candidate) => candidate.id === entry)?.players;
}

/** A club with one event whose pairs bear these names. */
function clubOf(...pairs: (readonly [string, string])[]) {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(5) });
  const ids = entryIds(club, session);
  const entries = pairs.map((players, index) => ({ entry: ids[index] ?? 0, players }));
  const { change } = unwrap(writeNames(club, session, entries));
  return { club, session, ids, change };
}

describe('names of pairs', () => {
  test('are written together, tidied, and may be half known', () => {
    const { club, session, ids, change } = clubOf(['  Marie   Dupont ', 'E\u0301lodie Roux'], ['Jean', '']);
    expect(namesOf(club, session, ids[0] ?? 0)).toEqual(['Marie Dupont', '\u00c9lodie Roux']);
    expect(namesOf(club, session, ids[1] ?? 0)).toEqual(['Jean', '']);
    expect(sessionOf(club, session).change).toBe(change);
  });

  test('are corrected, exchanged and taken away', () => {
    const { club, session, ids } = clubOf(['A', 'B'], ['C', 'D']);
    const [one = 0, two = 0] = ids;
    unwrap(
      writeNames(club, session, [
        { entry: one, players: ['C', 'B'] },
        { entry: two, players: ['', 'A'] },
      ]),
    );
    expect(namesOf(club, session, one)).toEqual(['C', 'B']);
    expect(namesOf(club, session, two)).toEqual(['', 'A']);
  });

  test('written again as they are, they are no change', () => {
    const { club, session, ids, change } = clubOf(['A', 'B']);
    const heard: unknown[] = [];
    club.updates.subscribe((notice) => heard.push(notice));
    expect(writeNames(club, session, [{ entry: ids[0] ?? 0, players: ['A ', 'B'] }])).toEqual({ change });
    expect(heard).toEqual([]);
  });

  test.each([
    ['unknownSession', (ids: number[]) => [99, [{ entry: ids[0] ?? 0, players: ['A', 'B'] as const }]] as const],
    ['unknownEntry', () => [1, [{ entry: 99, players: ['A', 'B'] as const }]] as const],
    ['playerTwice', (ids: number[]) => [1, [{ entry: ids[0] ?? 0, players: ['A', ' A'] as const }]] as const],
    [
      'entryTwice',
      (ids: number[]) => [1, [0, 0].map(() => ({ entry: ids[0] ?? 0, players: ['A', 'B'] as const }))] as const,
    ],
  ])('%s is refused, and nothing is written', (code, ask) => {
    const { club, session } = clubWithEvent();
    const [asked, entries] = ask(entryIds(club, session));
    const first = { entry: entryIds(club, session)[1] ?? 0, players: ['X', 'Y'] as const };
    expect(writeNames(club, asked, [first, ...entries])).toMatchObject({ kind: 'problem', code });
    expect(sessionOf(club, session).change).toBe(0);
    expect(findPlayers(club, '')).toEqual([]);
  });

  test('the phantom pair gets none', () => {
    const { club, session } = clubWithEvent({ spec: mitchellSpec(3, { phantom: 'EW' }) });
    const phantom = sectionOf(club, session).entries.find((entry) => entry.phantom)?.id ?? 0;
    expect(writeNames(club, session, [{ entry: phantom, players: ['A', 'B'] }])).toMatchObject({
      code: 'phantomEntry',
    });
  });
});

function names(club: Club, like: string): string[] {
  return findPlayers(club, like).map(({ name }) => name);
}

/** The players who sit in a pair now. */
function playersOf({ store }: Club, entry: number): readonly unknown[] {
  const versions = [1, 2, 3, 4].map((version) => store.entryPlayers.version(entry, version));
  const newest = versions.findLast((row) => row !== null);
  return [newest?.first, newest?.second];
}

describe('players of one name', () => {
  test('typed in two pairs of an event they are two players; in the next event the one known first', () => {
    const { club, ids } = clubOf(['Anne Martin', 'Paul'], ['Anne Martin', 'Marc']);
    const [one = 0, two = 0] = ids;
    const [first] = playersOf(club, one);
    expect(playersOf(club, two)[0]).not.toBe(first);
    expect(names(club, 'anne')).toEqual(['Anne Martin', 'Anne Martin']);
    const { session } = unwrap(createEvent(club, newEvent()));
    const [entry = 0] = entryIds(club, session);
    unwrap(writeNames(club, session, [{ entry, players: ['Anne Martin', ''] }]));
    expect(playersOf(club, entry)[0]).toBe(first);
  });

  test('who sits in a pair stays the same player when the other name is corrected', () => {
    const { club, session, ids } = clubOf(['Anne Martin', 'Paul'], ['Anne Martin', 'Marc']);
    const [, two = 0] = ids;
    const before = playersOf(club, two);
    unwrap(writeNames(club, session, [{ entry: two, players: ['Marco', 'Anne Martin'] }]));
    expect(playersOf(club, two)[1]).toBe(before[0]);
  });

  test('a member comes before others', () => {
    const { club } = clubOf(['Anne Martin', 'Paul'], ['Anne Martin', 'Marc']);
    const [first = 0, second = 0] = club.store.players.idsOf('Anne Martin');
    const db = new SQLite(club.store.file);
    db.exec(`INSERT INTO changes (kind, subject, author, at) VALUES ('members', 'members', 'd', '2026-11-24T20:00:00Z');
      INSERT INTO player_history (player_id, change_id, name, member) SELECT ${second}, max(id), 'Anne Martin', 0 FROM changes;
      UPDATE players SET member = 1 WHERE id = ${second}`);
    db.close();
    expect(club.store.players.idsOf('Anne Martin')).toEqual([second, first]);
  });
});

describe('finding players', () => {
  test('by the beginning of any word, accents and case ignored', () => {
    const { club } = clubOf(['Élodie Le Gœff', "Seán O'Brien"], ['Anne-Marie Straße', 'Łukasz Elmer']);
    expect(names(club, 'el')).toEqual(['Élodie Le Gœff', 'Łukasz Elmer']);
    expect(names(club, 'GOEF')).toEqual(['Élodie Le Gœff']);
    expect(names(club, 'brien')).toEqual(["Seán O'Brien"]);
    expect(names(club, 'mar stras')).toEqual(['Anne-Marie Straße']);
    expect(names(club, 'luk')).toEqual(['Łukasz Elmer']);
    expect(names(club, 'lodie')).toEqual([]);
    expect(names(club, '%')).toEqual(names(club, ''));
  });

  test('those whose name begins with it come first; at most twenty', () => {
    const { club } = clubOf(['Zoe Adams', 'Adam West'], ['Bea Adair', 'Ada Lovelace']);
    expect(names(club, 'ada')).toEqual(['Ada Lovelace', 'Adam West', 'Bea Adair', 'Zoe Adams']);
    const { club: crowd, session } = clubWithEvent({ spec: mitchellSpec(13) });
    const entries = entryIds(crowd, session).map((entry, index) => ({
      entry,
      players: [`Player ${index}`, `Partner ${index}`] as const,
    }));
    unwrap(writeNames(crowd, session, entries));
    expect(names(crowd, 'p')).toHaveLength(20);
  });

  test('a name nobody bears any more is forgotten, one that is still borne is not', () => {
    const { club, session, ids } = clubOf(['Jhon', 'Mary'], ['Mary', 'Ann']);
    unwrap(writeNames(club, session, [{ entry: ids[0] ?? 0, players: ['John', 'Sue'] }]));
    expect(names(club, 'j')).toEqual(['John']);
    expect(names(club, 'mary')).toEqual(['Mary']);
  });

  test('the sample’s players are found while there are no others', () => {
    const club = testClub();
    unwrap(openSample(club, 'en'));
    expect(names(club, 'ced')).toEqual(['Cedar']);
    const { session } = unwrap(createEvent(club, newEvent()));
    expect(names(club, 'ced')).toEqual(['Cedar']);
    unwrap(writeNames(club, session, [{ entry: entryIds(club, session)[0] ?? 0, players: ['Cedric', 'Ann'] }]));
    expect(names(club, 'ced')).toEqual(['Cedric']);
  });
});

describe('a name', () => {
  test.each([
    ['Élodie', ' elodie'],
    ['  Jean-Paul  d’Arc ', ' jean paul d arc'],
    ['Œuvre Ængus Straße Øyvind Łódź Đorđe', ' oeuvre aengus strasse oyvind lodz dorde'],
    ['李小龍', ' 李小龍'],
    ['?', ' ?'],
  ])('%s is searched as%s', (name, expected) => {
    expect(searchName(normalizeName(name))).toBe(expected);
  });

  test('of nothing but spaces has no words', () => {
    expect(searchTerms(' \u00a0 ')).toEqual([]);
    expect(normalizeName(' \u00a0 ')).toBe('');
  });
});
