import { describe, expect, test } from 'vitest';
import { planTeamPaste, unreadTeamLines } from '../../../../renderer/director/names/teams/pastedTeams.ts';
import { isPossibleTeam, playersTwice, withPlayer } from '../../../../renderer/director/session/naming/teamNames.ts';
import { teamPlayersByPlace } from '../../../../src/session/team-players.ts';

const team = (number: number, name = '', players: readonly string[] = []) => {
  return { entry: 10 * number, number, label: String(number), name, club: '', players };
};

describe('the players of a team', () => {
  test('stand by their places: two pairs, then the others', () => {
    const pairs = [
      { players: ['Alder', ''] },
      { players: ['Cedar', 'Cypress'] },
      { players: ['Alder', 'Rowan'] },
    ] as const;
    expect(teamPlayersByPlace(pairs, ['Rowan', 'Alder', 'Cedar', 'Cypress'])).toEqual([
      'Alder',
      '',
      'Cedar',
      'Cypress',
      'Rowan',
    ]);
    expect(teamPlayersByPlace([{ players: ['', ''] }], [])).toEqual([]);
    const martin = [{ players: ['Martin', 'Birch'] }, { players: ['Cedar', ''] }] as const;
    expect(teamPlayersByPlace(martin, ['Martin', 'Birch', 'Cedar', 'Martin'])[4]).toBe('Martin');
  });

  test('are changed one by one, and none stands twice', () => {
    const jura = team(1, 'Jura', ['Alder']);
    expect(withPlayer(jura, 3, 'Cypress').players).toEqual(['Alder', '', '', 'Cypress']);
    expect(withPlayer(jura, 0, '').players).toEqual([]);
    const twice = { entry: 10, name: 'Jura', players: ['Alder', '', '', 'alder '] };
    expect(isPossibleTeam(twice, undefined)).toBe(false);
    expect(isPossibleTeam({ ...twice, players: ['Alder', '', '', ''] }, undefined)).toBe(true);
    // Two people: one of them was chosen, or they were saved so.
    expect(isPossibleTeam({ ...twice, picked: [null, null, null, 7] }, undefined)).toBe(true);
    expect(isPossibleTeam({ ...twice, picked: [7, null, null, 7] }, undefined)).toBe(false);
    expect(isPossibleTeam(twice, { players: ['Alder', 'Alder'] })).toBe(true);
    const both = [team(1, 'Jura', ['Alder', 'Birch']), team(2, 'Vosges', ['Birch', 'Lot', 'Lot'])];
    expect(playersTwice(both)).toEqual([
      { name: 'Birch', teams: ['1', '2'] },
      { name: 'Lot', teams: ['2'] },
    ]);
    expect(playersTwice(both, () => true)).toEqual([{ name: 'Birch', teams: ['1', '2'] }]);
  });
});

describe('a pasted list', () => {
  test('goes to the teams it names by number, the rest to those without names in order', () => {
    const plan = planTeamPaste('3 Isère: A / B\nDrôme: C / D\n9 Lot\n', [team(1, 'Jura'), team(2), team(3)]);
    expect(plan.named).toMatchObject([
      { entry: 30, name: 'Isère', players: ['A', 'B'] },
      { entry: 20, name: 'Drôme' },
    ]);
    expect(plan.noSuchTeam).toMatchObject([{ line: 3, number: 9 }]);
    expect(planTeamPaste('a\nb\nc\n', [team(1), team(2)]).tooMany).toMatchObject([{ name: 'c' }]);
  });

  test('gives a number to one line only, and what named no team stays to be read', () => {
    const text = '1 Isère: A / B\r\n9 Lot: E / F\r\n1 Jura: C / D\r\nDrôme\r\nVosges: G / H';
    const plan = planTeamPaste(text, [team(1), team(2)]);
    expect(plan.named.map(({ label, name }) => [label, name])).toEqual([
      ['1', 'Isère'],
      ['2', 'Drôme'],
    ]);
    expect(plan.twice).toMatchObject([{ line: 3, name: 'Jura' }]);
    expect(unreadTeamLines(text, plan)).toBe('9 Lot: E / F\n1 Jura: C / D\nVosges: G / H');
  });
});
