import { expect, test } from 'vitest';
import { teamSubject, teamSubjects } from '../../../../src/language/game/team-subject.ts';
import { byeSentence } from '../../../../src/language/movement/team-move.ts';

test('in French a team that has only its number takes an article', () => {
  expect(byeSentence(['Équipe 1'], 'fr')).toBe('L’équipe 1 est exempte.');
  expect(byeSentence(['Équipe 1', 'Jura', 'Équipe B12'], 'fr')).toBe('L’équipe 1, Jura et l’équipe B12 sont exemptes.');
  expect(byeSentence(['Team 1'], 'en')).toBe('Team 1 has a bye.');
  expect(teamSubjects(['Équipe 3'], 'fr', 'later')).toEqual(['l’équipe 3']);
});

test('a team with a name keeps it', () => {
  expect(teamSubject('Équipe Durand', 'fr')).toBe('Équipe Durand');
  expect(teamSubject('Équipe 4 as', 'fr')).toBe('Équipe 4 as');
});
