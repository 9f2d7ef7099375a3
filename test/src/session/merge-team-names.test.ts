import { expect, test } from 'vitest';
import { mergeTeamNames } from '../../../src/session/merge-team-names.ts';

const BEFORE = { name: 'Jura', players: ['Alder', 'Birch', 'Cedar', 'Cypress'] };

test('names that different people changed both stand', () => {
  const now = { name: 'Jura', players: ['Alder', 'Birch', 'Cedar', 'Cypress', 'Rowan', 'Willow'] };
  const asked = { name: 'Haut-Jura', players: ['Alder', 'Beech', 'Cedar', 'Cypress', 'Hazel'] };
  expect(mergeTeamNames(BEFORE, now, asked)).toEqual({
    name: 'Haut-Jura',
    players: ['Alder', 'Beech', 'Cedar', 'Cypress', 'Rowan', 'Willow', 'Hazel'],
  });
});

test('a name that both changed differently is nobody’s to decide; changed alike it stands', () => {
  const now = { name: 'Jura', players: ['Alder', 'Beech', 'Cedar', 'Cypress'] };
  expect(mergeTeamNames(BEFORE, now, { ...BEFORE, players: ['Alder', 'Bramble', 'Cedar', 'Cypress'] })).toBeNull();
  expect(mergeTeamNames(BEFORE, now, now)).toEqual(now);
  expect(mergeTeamNames(BEFORE, { ...BEFORE, name: 'Lot' }, { ...BEFORE, name: 'Ain' })).toBeNull();
});

test('a further player who was taken away is gone, one who was added meanwhile stays; an empty place is a name too', () => {
  const before = { ...BEFORE, players: [...BEFORE.players, 'Rowan', 'Willow'] };
  const now = { ...before, players: [...before.players, 'Hazel'] };
  const asked = { ...before, players: ['Alder', 'Birch', 'Cedar', '', 'Willow'] };
  expect(mergeTeamNames(before, now, asked)?.players).toEqual(['Alder', 'Birch', 'Cedar', '', 'Willow', 'Hazel']);
  expect(mergeTeamNames({ name: '', players: [] }, { name: '', players: [] }, BEFORE)).toEqual(BEFORE);
});

test('who was brought in by a line-up and typed into a place stands once', () => {
  const now = { ...BEFORE, players: [...BEFORE.players, 'Rowan'] };
  const asked = { ...BEFORE, players: ['Alder', 'Birch', 'Cedar', 'Rowan'] };
  expect(mergeTeamNames(BEFORE, now, asked)?.players).toEqual(['Alder', 'Birch', 'Cedar', 'Rowan']);
});
