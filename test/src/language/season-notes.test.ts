import { expect, test } from 'vitest';
import { seasonNotes, type NotedSession } from '../../../src/language/season/notes.ts';
import { RULES } from '../season/evenings.ts';

const UNPUBLISHED: NotedSession = {
  date: '2026-11-24',
  state: 'unpublished',
  scored: 'percent',
  until: null,
  corrected: false,
  schemes: [],
};

test('a day with two sessions is named once in a note', () => {
  const sessions = [UNPUBLISHED, UNPUBLISHED, { ...UNPUBLISHED, date: '2026-12-01' }];
  expect(seasonNotes(sessions, RULES.bestOf, 'en')).toEqual([
    'Not published, so not counted: 24 Nov 2026, 1 Dec 2026.',
  ]);
});
