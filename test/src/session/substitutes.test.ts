import { expect, test } from 'vitest';
import { familyName, withInitials } from '../../../src/names/forms.ts';
import { allPlayers, pairInRound, playersByPlace, playersInRound } from '../../../src/session/substitutes.ts';

const PAIR = {
  players: ['Ann Alder', 'Ben Birch'],
  substitutes: [
    { place: 2, name: 'Carl Cole', fromRound: 4, toRound: 6 },
    { place: 1, name: 'Dora Dent', fromRound: 5, toRound: 9 },
    { place: 2, name: 'Ben Birch', fromRound: 7, toRound: 9 },
  ],
} as const;

test.each([
  [1, ['Ann Alder', 'Ben Birch']],
  [3, ['Ann Alder', 'Ben Birch']],
  [4, ['Ann Alder', 'Carl Cole']],
  [5, ['Dora Dent', 'Carl Cole']],
  [7, ['Dora Dent', 'Ben Birch']],
  [9, ['Dora Dent', 'Ben Birch']],
])('in round %i who sits there is named', (round, players) => {
  expect(playersInRound(PAIR, round)).toEqual(players);
  expect(pairInRound(PAIR, round)).toEqual({ players });
});

test('over the session everybody is named, with the rounds', () => {
  expect(allPlayers(PAIR)).toEqual([
    'Ann Alder (1–4)',
    'Dora Dent (5–9)',
    'Ben Birch (1–3)',
    'Carl Cole (4–6)',
    'Ben Birch (7–9)',
  ]);
  expect(playersByPlace(PAIR)).toEqual([
    'Ann Alder (1–4), Dora Dent (5–9)',
    'Ben Birch (1–3), Carl Cole (4–6), Ben Birch (7–9)',
  ]);
});

test('one round is one number, and a starter without a name is left out', () => {
  const pair = {
    players: ['', 'Ben Birch'],
    substitutes: [{ place: 1, name: 'Dora Dent', fromRound: 9, toRound: 9 }],
  } as const;
  expect(allPlayers(pair)).toEqual(['Dora Dent (9)', 'Ben Birch']);
});

test('a pair without substitutes is as it is', () => {
  const pair = { players: ['Ann Alder', ''] } as const;
  expect(pairInRound(pair, 5)).toBe(pair);
  expect(allPlayers(pair)).toEqual(['Ann Alder']);
});

test('shorter forms of a name keep the rounds', () => {
  expect(withInitials('Marie-Claude de La Tour (1–4)')).toBe('M.-C. de La Tour (1–4)');
  expect(familyName('Ben Birch (5)')).toBe('Birch (5)');
});
