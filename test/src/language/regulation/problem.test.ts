import { describe, expect, test } from 'vitest';
import { regulationProblemSentence } from '../../../../src/language/regulation/problem.ts';
import { regulationFrom } from '../../../../src/scoring/regulation/club.ts';
import type { RegulationProblem } from '../../../../src/scoring/regulation/problem.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';

const { wbf } = REGULATIONS;

/** A regulation for each thing that can be wrong. */
const WRONG: Readonly<Record<RegulationProblem['code'], Partial<Regulation>>> = {
  'no-name': { code: '' },
  'preset-name': { code: 'wbf' },
  choice: JSON.parse('{"crossImps":"median"}') as Partial<Regulation>,
  percent: { sitOut: { percent: 120.5, imps: null } },
  imps: { sitOut: { percent: null, imps: 30 } },
  decimals: { shown: { points: 7, percentages: 2 } },
  drops: { butler: { ...wbf.butler, drops: [{ highest: 1, lowest: 1, from: 2 }] } },
  'no-scale': { victoryPoints: 'club' },
  'own-scale': { ownScale: { takes: 'imps', sum: null, tables: [] } },
  'averages-order': {
    artificial: { ...wbf.artificial, imps: { 'average-plus': 0, average: 1, 'average-minus': -3 } },
  },
  'tie-break-twice': { ties: { chain: ['tops', 'lot', 'tops'], afterSplit: 'again' } },
  'percent-twice': {
    artificial: {
      ...wbf.artificial,
      otherImps: [
        { percent: 70, imps: 5 },
        { percent: 70, imps: 6 },
      ],
    },
  },
};

function problemOf(changes: Partial<Regulation>): RegulationProblem | undefined {
  const answer = regulationFrom(wbf, { code: 'club', ...changes });
  return answer.kind === 'problems' ? answer.problems[0] : undefined;
}

describe('what is wrong with a regulation', () => {
  test.each(Object.entries(WRONG))('%s has a sentence in both languages, whole and its own', (code, changes) => {
    const problem = problemOf(changes);
    expect(problem?.code).toBe(code);
    const [english, french] = (['en', 'fr'] as const).map(
      (language) => problem && regulationProblemSentence(problem, language),
    );
    for (const sentence of [english, french]) {
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    }
    expect(english).not.toBe(french);
  });

  test('numbers as the language writes them', () => {
    const problem = problemOf(WRONG.percent);
    expect(problem && regulationProblemSentence(problem, 'fr')).toBe(
      '120,5 n’est pas un pourcentage. Il va de 0 à 100, avec deux décimales au plus.',
    );
  });
});
