import { describe, expect, test } from 'vitest';
import { continuationProblemSentence } from '../../../../src/language/movement/continuation.ts';

const problem = { kind: 'problem', code: 'round-count', least: 6, most: 60, now: 9 } as const;

describe('a number of rounds that cannot be', () => {
  test('is named, with the round that stands in the way', () => {
    expect(continuationProblemSentence({ ...problem, given: 5 }, 'en')).toBe(
      '5 rounds are not possible, 6 to 60 are: round 6 has begun or has results.',
    );
    expect(continuationProblemSentence({ ...problem, given: 5 }, 'fr')).toBe(
      '5 tours ne sont pas possibles, de 6 à 60 le sont\u00a0: le tour 6 a commencé ou a des résultats.',
    );
    expect(continuationProblemSentence({ ...problem, given: 61 }, 'fr')).toBe(
      '61 tours ne sont pas possibles, de 6 à 60 le sont.',
    );
  });

  test('is the number there is already', () => {
    expect(continuationProblemSentence({ ...problem, given: 9 }, 'en')).toBe('There are 9 rounds already.');
    expect(continuationProblemSentence({ ...problem, given: 9 }, 'fr')).toBe('Il y a déjà 9 tours.');
  });
});
