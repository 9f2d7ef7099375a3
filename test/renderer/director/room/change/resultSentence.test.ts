import { describe, expect, test } from 'vitest';
import type { ClubProblem } from '../../../../../main/club/problem.ts';
import { changeResultSentence } from '../../../../../renderer/director/room/change/resultSentence.ts';
import { changeWords } from '../../../../../src/language/screens/change.ts';
import { LANGUAGES, type Language } from '../../../../../src/language.ts';
import type { TeamContinuationProblem } from '../../../../../src/movement/teams/continuation/change.ts';

const say = (problem: ClubProblem, language: Language) =>
  changeResultSentence({ kind: 'refused', problem }, changeWords[language], {
    language,
    ranks: 'team',
    name: (team) => `Équipe ${team}`,
  });

const COUNT = { code: 'team-round-count', given: 3, now: 6, movement: 'poule', allBegun: false } as const;
const PROBLEMS: readonly TeamContinuationProblem[] = (
  [
    { code: 'team-no-such-team', team: 9 },
    { code: 'team-has-left', team: 2 },
    { code: 'team-no-such-round', round: 3, most: 0 },
    { code: 'team-no-such-round', round: 3, most: 2 },
    { code: 'team-no-such-table', round: 1, table: 9 },
    { code: 'team-same-match', tables: [1, 2] },
    { code: 'team-match-decided', round: 1, home: 1, away: 2 },
    { ...COUNT, possible: [2, 4] },
    { ...COUNT, possible: [] },
    { ...COUNT, possible: [], movement: 'new-england' },
    { ...COUNT, possible: [], movement: 'american-whist', allBegun: true },
    { ...COUNT, possible: [], given: 6 },
    { code: 'team-boards', given: 9, now: 8 },
    { code: 'team-boards', given: 8, now: 8 },
    { code: 'team-boards', given: 2, now: 1 },
    { code: 'team-all-begun' },
    { code: 'team-no-round-left' },
    { code: 'team-no-bye', movement: 'poule' },
    { code: 'team-no-bye', movement: 'american-whist' },
  ] as const
).map((problem) => ({ kind: 'problem', ...problem }));

describe.each(LANGUAGES)('what can’t be changed, in %s', (language) => {
  test.each(PROBLEMS)('is said in a full sentence: %o', (cause) => {
    const sentence = say({ kind: 'problem', code: 'changeNotPossible', cause }, language);
    expect(sentence).toMatch(/^[\p{Lu}\d].{15,}\.$/u);
    expect(sentence).not.toMatch(/undefined|team-|NaN/);
  });

  test('pairs are no teams', () => {
    const causes = [
      { kind: 'problem', code: 'team-no-such-round', round: 3, most: 0 },
      { kind: 'problem', code: 'team-no-such-round', round: 3, most: 2 },
      { kind: 'problem', code: 'team-no-round-left' },
    ] as const;
    for (const cause of causes) {
      const problem = { kind: 'problem', code: 'changeNotPossible', cause } as const;
      const saying = { language, ranks: 'pair', name: String } as const;
      const sentence = changeResultSentence({ kind: 'refused', problem }, changeWords[language], saying);
      expect(sentence).not.toMatch(/team|équipe/i);
    }
  });

  test('an event whose movement has no such change says what to do instead', () => {
    const sentence = say({ kind: 'problem', code: 'onlyForPairs' }, language);
    expect(sentence).toBe(
      language === 'fr'
        ? 'Cela ne se change pas ici dans un tournoi de ce genre. Recommencez le tournoi, ou statuez sur les étuis.'
        : 'That can’t be changed here in an event of this kind. Start the event anew, or rule on the boards.',
    );
  });
});
