import { describe, expect, test } from 'vitest';
import { teamChoiceSentence, teamMovementName } from '../../../../src/language/movement/teams.ts';
import {
  teamChoices,
  teamShortlist,
  type TeamChoice,
  type TeamWishes,
} from '../../../../src/movement/teams/choices.ts';

const evening = { boardsFrom: 24, boardsTo: 28, minutesPerBoard: 7, minutesToMove: 1, start: '19:30' };

function choices(wishes: Partial<TeamWishes> & { readonly teams: number }): TeamChoice[] {
  return teamChoices({ ...evening, ...wishes });
}

function line({ spec, matches, boardsPerMatch, ends, copies }: TeamChoice): string {
  return `${teamMovementName(spec, 'en')}: ${matches} x ${boardsPerMatch}, ${ends}, ${copies}`;
}

function sentence(wishes: Parameters<typeof choices>[0], place: number, language: 'en' | 'fr'): string | undefined {
  const choice = choices(wishes)[place];
  return choice && teamChoiceSentence(choice, language).replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('the list of movements of teams', () => {
  test('two teams: a match in halves first', () => {
    expect(choices({ teams: 2 }).map(line)).toEqual([
      'Match, two halves of 14 boards: 1 x 28, 22:50, 1',
      'Match, two halves of 12 boards: 1 x 24, 22:22, 1',
      'Match, 4 segments of 6 boards: 1 x 24, 22:22, 1',
    ]);
    expect(choices({ teams: 2, boardsFrom: 32, boardsTo: 32 }).map(line)[0]).toBe(
      'Match, two halves of 16 boards: 1 x 32, 23:18, 1',
    );
    expect(choices({ teams: 2, segments: 3, boardsFrom: 24, boardsTo: 24 }).map(line)).toEqual([
      'Match, 3 segments of 8 boards: 1 x 24, 22:24, 1',
    ]);
  });

  test('an odd number begins with American Whist, an even one with the relay', () => {
    expect(choices({ teams: 7 }).slice(0, 3).map(line)).toEqual([
      'American Whist: 6 x 4, 22:24, 1',
      'Patton movement: 6 x 4, 22:53, 1',
      'Round robin: 6 x 4, 22:53, 1',
    ]);
    expect(choices({ teams: 8 }).slice(0, 6).map(line)).toEqual([
      'New England relay, shared boards: 7 x 4, 22:53, 1',
      'New England relay, two copies: 7 x 4, 22:53, 2',
      'Patton movement: 7 x 4, 22:53, 1',
      'Round robin: 7 x 4, 22:53, 1',
      'American Whist: 6 x 4, 22:24, 1',
      'Patton movement, rounds 1 to 6 of 7: 6 x 4, 22:24, 1',
    ]);
  });

  test('longer matches before matches of two boards', () => {
    const found = choices({ teams: 14 });
    expect(found[0]).toMatchObject({ matches: 9, boardsPerMatch: 3, missed: 4 });
    const two = found.findIndex(({ boardsPerMatch }) => boardsPerMatch === 2);
    expect(two).toBeGreaterThan(0);
    expect(found.slice(two).every(({ boardsPerMatch }) => boardsPerMatch === 2)).toBe(true);
  });

  test('everything fits: the boards, the end, the kind, the boards a match', () => {
    const found = choices({ teams: 6, until: '22:15', boardsFrom: 15 });
    expect(found.length).toBeGreaterThan(3);
    for (const { boards, minutes } of found) {
      expect(boards).toBeGreaterThanOrEqual(15);
      expect(boards).toBeLessThanOrEqual(28);
      expect(minutes).toBeLessThanOrEqual(165);
    }
    expect(choices({ teams: 6, kind: 'patton', boardsPerMatch: 6 }).map(line)).toEqual([
      'Patton movement, rounds 1 to 4 of 5: 4 x 6, 22:22, 3',
    ]);
    expect(choices({ teams: 1 })).toEqual([]);
    expect(choices({ teams: 31 })).toEqual([]);
  });

  test.each(['dealt', 'exchanged', 'copies'] as const)('with boards %s every match has its tables', (supply) => {
    for (const teams of [2, 6, 7, 8]) {
      const found = choices({ teams, supply, boardsTo: 32 });
      expect(new Set(found.map(({ spec }) => spec.kind))).toEqual(new Set([teams === 2 ? 'match' : 'poule']));
      expect(new Set(found.map(({ spec }) => 'supply' in spec && spec.supply))).toEqual(new Set([supply]));
    }
    // a match of so many teams has no room
    expect(choices({ teams: 20, supply })).toEqual([]);
  });

  test('a doubled poule: complete before a part of it', () => {
    const [first, second] = choices({ teams: 4, legs: 2, supply: 'copies' });
    expect(first).toMatchObject({ matches: 6, boardsPerMatch: 4, boards: 24, missed: 0, copies: 4, minutes: 174 });
    expect(second?.missed).toBeGreaterThan(0);
  });

  test('a break half-way, and the exchange of boards, are on the clock', () => {
    const [match] = choices({ teams: 2, boardsFrom: 32, boardsTo: 32, breakMinutes: 20 });
    // four rounds of 8 boards
    expect(match).toMatchObject({ rounds: 4, minutes: 4 * (8 * 7 + 1) + 20, ends: '23:38' });
  });

  test('the short list has two of a family at most, the best first', () => {
    expect(teamShortlist(choices({ teams: 8 })).map(line)).toEqual([
      'New England relay, shared boards: 7 x 4, 22:53, 1',
      'New England relay, two copies: 7 x 4, 22:53, 2',
      'Patton movement: 7 x 4, 22:53, 1',
      'Round robin: 7 x 4, 22:53, 1',
      'American Whist: 6 x 4, 22:24, 1',
      'Patton movement, rounds 1 to 6 of 7: 6 x 4, 22:24, 1',
    ]);
    expect(teamShortlist(choices({ teams: 14 })).map(({ spec }) => spec.kind)).toEqual([
      'patton',
      'patton',
      'poule',
      'poule',
      'new-england',
      'new-england',
    ]);
    expect(teamShortlist([])).toEqual([]);
  });

  test('figures of a movement: homes, byes, sharing', () => {
    const [whist, patton] = choices({ teams: 7 });
    expect(whist?.quality).toMatchObject({
      tables: 7,
      matches: 21,
      homes: { least: 3, most: 3 },
      byes: { least: 0, most: 0 },
      sharing: { rounds: 0, tables: 1 },
      boardsInPlay: 28,
      isSameBoards: false,
    });
    expect(patton?.quality).toMatchObject({ tables: 6, matches: 21, byes: { least: 1, most: 1 } });
    const [shared, copied, howell] = choices({ teams: 8 });
    expect(shared?.quality.sharing).toEqual({ rounds: 7, tables: 2 });
    expect(copied?.quality.sharing).toEqual({ rounds: 0, tables: 1 });
    expect(howell?.quality.isSameBoards).toBe(true);
  });

  test('sentences in both languages', () => {
    expect(sentence({ teams: 5 }, 0, 'en')).toBe(
      'Every team meets every other; East-West go down two tables, boards down one; nobody shares.',
    );
    expect(sentence({ teams: 8 }, 0, 'fr')).toBe(
      'Chaque équipe rencontre toutes les autres ; Est-Ouest montent d’une table ; les tables distantes d’une demi-salle partagent un groupe et se tiennent côte à côte ; des matchs de 4 étuis conviennent au donne par donne ou au Patton.',
    );
    expect(sentence({ teams: 7, kind: 'poule', boardsPerMatch: 12, rounds: 2 }, 0, 'en')).toBe(
      'The other rounds in other sessions; the boards are dealt at the tables; one team has a bye each round.',
    );
    expect(sentence({ teams: 7, kind: 'patton', rounds: 5 }, 0, 'fr')).toBe(
      'Une équipe rencontre quatre ou cinq adversaires sur six ; chaque match s’achève avec son tour ; les équipes entières se déplacent ; les deux tables d’un match échangent leurs étuis ; une équipe est exempte à chaque tour.',
    );
    expect(sentence({ teams: 2 }, 0, 'en')).toBe(
      'The two tables of a match exchange the boards; another line-up in each part.',
    );
  });
});
