import { expect, test } from 'vitest';
import { matchTurnText } from '../../../src/language/game/match.ts';
import { matchTurn } from '../../../src/session/match-turn.ts';

const played = (home: number, round: number, lastRound = round) => ({ home, round, lastRound });
const sections = [{ entries: [{ id: 1 }, { id: 2 }, { id: 3 }] }, { entries: [{ id: 7 }, { id: 8 }] }];

test('the turn of a match counts those of its own section, whatever rounds each takes', () => {
  const matches = [played(1, 1, 2), played(2, 1, 2), played(3, 3, 4), played(1, 5, 6), played(7, 2)];
  expect(matches.map((match) => matchTurn({ sections, matches }, match).turn)).toEqual([1, 1, 2, 3, 1]);
  expect(matchTurn({ sections, matches }, played(3, 3, 4))).toEqual({
    turn: 2,
    turns: 3,
    round: 3,
    lastRound: 4,
    isApart: false,
  });
});

test('in words: the round where it takes one, the match and its rounds where it takes several', () => {
  const turn = { turn: 2, turns: 5, round: 3, lastRound: 4, isApart: false };
  expect(matchTurnText(turn, 'en')).toBe('Match 2 of 5, rounds 3 and 4');
  expect(matchTurnText({ ...turn, round: 5, lastRound: 8 }, 'fr')).toBe('Match 2 sur 5, tours 5 à 8');
  expect(matchTurnText({ ...turn, lastRound: 3 }, 'fr')).toBe('Tour 3');
  expect(matchTurnText({ ...turn, turn: 1, turns: 1, round: 1 }, 'en')).toBeNull();
});

test('matches that overlap, as in an American Whist, go by their rounds', () => {
  const matches = [played(1, 1, 4), played(2, 1, 4), played(1, 2, 3), played(3, 2, 3)];
  const texts = matches.map((match) => matchTurnText(matchTurn({ sections, matches }, match), 'en'));
  expect(texts).toEqual(['Rounds 1 and 4', 'Rounds 1 and 4', 'Rounds 2 and 3', 'Rounds 2 and 3']);
});
