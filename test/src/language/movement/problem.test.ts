import { describe, expect, test } from 'vitest';
import { movementProblemSentence, specProblemSentence } from '../../../../src/language/movement/problem.ts';
import type { MovementProblem, SpecProblem } from '../../../../src/movement/problem.ts';

describe('problems', () => {
  test('of what was asked', () => {
    const problem: SpecProblem = {
      kind: 'problem',
      code: 'rounds',
      movement: 'mitchell',
      given: 14,
      least: 1,
      most: 13,
    };
    expect(specProblemSentence(problem, 'en')).toBe('This Mitchell has 1 to 13 rounds, not 14. Ask for fewer.');
    expect(specProblemSentence(problem, 'fr')).toBe('Ce Mitchell a de 1 à 13 tours, pas 14. Demandez-en moins.');
  });

  test('of a schedule', () => {
    const replay: MovementProblem = {
      severity: 'error',
      code: 'replay',
      round: 2,
      table: 3,
      pair: 16,
      set: 3,
      earlier: 1,
    };
    expect(movementProblemSentence(replay, 'en')).toBe(
      'Round 2, table 3: pair 16 has already played board set 3, in round 1.',
    );
    expect(movementProblemSentence(replay, 'fr')).toBe(
      'Tour 2, table 3\u00a0: la paire 16 a déjà joué le groupe d’étuis 3, au tour 1.',
    );
  });

  const at = { round: 1, table: 2 };
  const all: MovementProblem[] = [
    { severity: 'error', code: 'not-as-asked', what: 'rounds' },
    { severity: 'error', code: 'table-missing', ...at },
    { severity: 'error', code: 'table-twice', ...at },
    { severity: 'error', code: 'table-unknown', ...at },
    { severity: 'error', code: 'set-unknown', ...at, set: 3 },
    { severity: 'error', code: 'pair-unknown', ...at, pair: 4 },
    { severity: 'error', code: 'against-itself', ...at, pair: 4 },
    { severity: 'error', code: 'wrong-line', ...at, pair: 4 },
    { severity: 'error', code: 'seated-twice', round: 1, pair: 4 },
    { severity: 'error', code: 'not-seated', round: 1, pair: 4 },
    { severity: 'error', code: 'not-shared', round: 1, set: 3, tables: [2, 5] },
    { severity: 'error', code: 'half-switched', round: 1 },
    { severity: 'error', code: 'pairs-walk', round: 1 },
    { severity: 'error', code: 'boards-walk', round: 1 },
    { severity: 'warning', code: 'repeat-opponents', pair: 1, opponent: 2, times: 2 },
    { severity: 'warning', code: 'few-boards', pairs: 1, boards: 10, of: 20 },
    { severity: 'warning', code: 'uneven-tops', least: 4, most: 5 },
    { severity: 'warning', code: 'sharing', rounds: 6, tables: 2 },
    { severity: 'warning', code: 'bye-stands', places: 2 },
    { severity: 'warning', code: 'sit-outs', pair: 4, times: 2 },
    { severity: 'warning', code: 'fields-apart' },
  ];
  test.each(all)('every code has a sentence in both languages: $code', (problem) => {
    const [en, fr] = (['en', 'fr'] as const).map((language) => movementProblemSentence(problem, language));
    expect(en).toMatch(/^(?!.*undefined)[A-Z\d].*\.$/);
    expect(fr).toMatch(/^(?!.*undefined)[A-Z\d].*\.$/);
    expect(fr).not.toBe(en);
  });

  test.each(['tables', 'rounds', 'boards-per-round', 'arrow-switch'] as const)('%s', (code) => {
    for (const most of [0, 12]) {
      const problem: SpecProblem = { kind: 'problem', code, movement: 'howell', given: 99, least: 0, most };
      const [en, fr] = (['en', 'fr'] as const).map((language) => specProblemSentence(problem, language));
      expect(en).toMatch(/^[A-Z].*\.$/);
      expect(fr).not.toBe(en);
    }
  });
});
