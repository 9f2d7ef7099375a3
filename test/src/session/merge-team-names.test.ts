import { describe, expect, test } from 'vitest';
import { mergeTeamNames } from '../../../src/session/merge-team-names.ts';

const BEFORE = { name: 'Jura', players: ['Alder', 'Birch', 'Cedar', 'Cypress'] };

test('names that different people changed both stand', () => {
  const now = { name: 'Jura', players: ['Alder', 'Birch', 'Cedar', 'Cypress', 'Rowan', 'Willow'] };
  const asked = { name: 'Haut-Jura', players: ['Alder', 'Beech', 'Cedar', 'Cypress', 'Hazel'] };
  expect(mergeTeamNames(BEFORE, now, asked)).toMatchObject({
    name: 'Haut-Jura',
    players: ['Alder', 'Beech', 'Cedar', 'Cypress', 'Rowan', 'Willow', 'Hazel'],
  });
});

test('a name that both changed differently is nobody’s to decide; changed alike it stands', () => {
  const now = { name: 'Jura', players: ['Alder', 'Beech', 'Cedar', 'Cypress'] };
  expect(mergeTeamNames(BEFORE, now, { ...BEFORE, players: ['Alder', 'Bramble', 'Cedar', 'Cypress'] })).toBeNull();
  expect(mergeTeamNames(BEFORE, now, now)).toMatchObject(now);
  expect(mergeTeamNames(BEFORE, { ...BEFORE, name: 'Lot' }, { ...BEFORE, name: 'Ain' })).toBeNull();
});

test('a further player who was taken away is gone, one who was added meanwhile stays; an empty place is a name too', () => {
  const before = { ...BEFORE, players: [...BEFORE.players, 'Rowan', 'Willow'] };
  const now = { ...before, players: [...before.players, 'Hazel'] };
  const asked = { ...before, players: ['Alder', 'Birch', 'Cedar', '', 'Willow'] };
  expect(mergeTeamNames(before, now, asked)?.players).toEqual(['Alder', 'Birch', 'Cedar', '', 'Willow', 'Hazel']);
  expect(mergeTeamNames({ name: '', players: [] }, { name: '', players: [] }, BEFORE)).toMatchObject(BEFORE);
});

test('who was brought in by a line-up and typed into a place stands once', () => {
  const now = { ...BEFORE, players: [...BEFORE.players, 'Rowan'] };
  const asked = { ...BEFORE, players: ['Alder', 'Birch', 'Cedar', 'Rowan'] };
  expect(mergeTeamNames(BEFORE, now, asked)?.players).toEqual(['Alder', 'Birch', 'Cedar', 'Rowan']);
});

describe('two players of one name', () => {
  const two = { name: 'Jura', players: ['Martin', 'Birch', 'Cedar', 'Cypress', 'Martin', 'Martin'] };
  const sourcesOf = (asked: readonly string[], chosen: readonly number[] = []) =>
    mergeTeamNames(two, two, { ...two, players: asked }, (place) => chosen.includes(place))?.sources.map(
      (source) => `${source.in} ${source.place}`,
    );
  const seats = ['now 0', 'now 1', 'now 2', 'now 3'];

  test('stay, and who was taken away by its place is that one', () => {
    expect(sourcesOf(two.players)).toEqual([...seats, 'now 4', 'now 5']);
    expect(sourcesOf(['Martin', 'Birch', 'Cedar', 'Cypress', '', 'Martin'])).toEqual([...seats, 'now 5']);
    expect(sourcesOf(['Martin', 'Birch', 'Cedar', 'Cypress', 'Martin'])).toEqual([...seats, 'now 4']);
    expect(sourcesOf(['', 'Birch', 'Cedar', 'Cypress', 'Martin', 'Martin'])?.slice(4)).toEqual(['now 4', 'now 5']);
  });

  test('are others where others of the name were chosen', () => {
    expect(sourcesOf(two.players, [0])).toEqual(['asked 0', 'now 1', 'now 2', 'now 3', 'now 4', 'now 5']);
    expect(sourcesOf(two.players, [4])).toEqual([...seats, 'now 5', 'asked 4']);
  });

  test('stay two where somebody else changed the team meanwhile', () => {
    const now = { name: 'Jura', players: [...two.players, 'Rowan'] };
    const asked = { name: 'Jura', players: ['Alder', ...two.players.slice(1)] };
    expect(mergeTeamNames(two, now, asked)?.players).toEqual([...asked.players, 'Rowan']);
  });
});
