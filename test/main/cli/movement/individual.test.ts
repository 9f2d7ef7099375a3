import { describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { movement } from '../../../../main/cli/movement/movement.ts';
import type { Language } from '../../../../src/language.ts';

async function call(args: string, json = false, language: Language = 'en'): Promise<CommandAnswer> {
  return movement(args.split(' '), { json, language });
}

async function document(args: string): Promise<object> {
  const { exit, out } = await call(args, true);
  expect(exit).toBe(0);
  return JSON.parse(out) as object;
}

describe('etui movement --players', () => {
  test('13 players: everybody with everybody once, against everybody twice, one sits out', async () => {
    const found = await document('--kind individual --players 13 --boards-per-round 2');
    expect(found).toMatchObject({
      name: 'Individual for 13 players',
      players: 13,
      tables: 3,
      rounds: 13,
      boardsPerRound: 2,
      winners: 1,
      copies: 1,
      quality: { partnered: { least: 1, most: 1 }, opposed: { least: 2, most: 2 }, balance: 100 },
      problems: [],
    });
    const { schedule, sitOuts } = found as { schedule: object[][]; sitOuts: number[][] };
    expect(schedule.map((round) => round.length)).toEqual(Array.from({ length: 13 }, () => 3));
    expect(sitOuts.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    const [first] = schedule[0] as { set: number; boards: number[] }[];
    expect(first?.boards).toEqual([2 * (first?.set ?? 0) - 1, 2 * (first?.set ?? 0)]);
  });

  test('a rainbow', async () => {
    expect(await document('--kind rainbow --players 20 --boards-per-round 5')).toMatchObject({
      name: 'Rainbow individual for 20 players',
      rounds: 5,
      quality: { partnered: { least: 0, most: 1 }, opposed: { least: 0, most: 1 } },
    });
  });

  test('the list, best first', async () => {
    const found = (await document('--players 16 --boards-per-round 2 --list')) as { rounds: number; balance: number }[];
    expect(found[0]).toMatchObject({ rounds: 15, boards: 30, copies: 4, missed: 0, quality: { balance: 100 } });
    expect(found.map(({ rounds }) => rounds)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
  });

  test('the list has only what was called for', async () => {
    const found = (await document('--players 20 --list --rounds 12')) as { name: string; rounds: number }[];
    expect(found.map(({ name }) => name)).toEqual(['Individual for 20 players, 12 of 19 rounds']);
  });

  test('for people, in both languages', async () => {
    const { out } = await call('--players 8 --boards-per-round 4');
    expect(out).toContain('Individual for 8 players');
    expect(out).toContain('Everybody partners everybody once and opposes them twice.');
    expect((await call('--players 9', false, 'fr')).out).toContain('Chacun joue une fois avec chaque joueur');
    expect((await call('--players 10')).out).toContain(
      'Two players sit out each round, in turn. Both tables share the boards of every round.',
    );
    expect((await call('--players 19', false, 'fr')).out).toContain(
      'Trois joueurs sont au relais à chaque tour, à tour de rôle. Chaque table a son jeu d’étuis',
    );
    expect((await call('--players 20 --list')).out).toContain('Nobody meets anybody twice.');
  });

  test.each([
    [
      '--players 7',
      1,
      'There is no individual for 7 players. There is one for 8 to 28, and a rainbow for 20, 28, 44, 52',
    ],
    ['--players 8 --rounds 9', 1, 'This individual has 1 to 7 rounds, not 9.'],
    ['--kind individual', 2, 'How many players?'],
    ['--kind individual --tables 3', 2, '--tables belongs to pairs'],
    ['--kind howell --players 8', 2, '--kind howell belongs to pairs'],
    ['--players x', 2, 'How many players?'],
    ['--players 8 --rounds x', 2, '--rounds takes a whole number'],
    ['--players 8 --boards-per-round x', 2, '--boards-per-round takes a whole number'],
    ['--players 8 13', 2, '13 is not understood here'],
    ['--players 8 --colour', 2, '--colour'],
  ])('%s', async (args, exit, message) => {
    const answer = await call(args);
    expect(answer.exit).toBe(exit);
    expect(answer.messages[0]).toContain(message);
  });
});
