import { describe, expect, test } from 'vitest';
import { typeset, typesetWords } from '../../../src/language/typography.ts';

describe('French marks stay with their word', () => {
  test.each([
    ['la moitié ou plus : ses résultats', 'la moitié ou plus\u00a0: ses résultats'],
    ['Combien de tables ?', 'Combien de tables\u202f?'],
    ['tables ; les noms', 'tables\u202f; les noms'],
    ['en % d’un top', 'en\u202f% d’un top'],
    ['« Anne / Bob », ou deux', '«\u00a0Anne / Bob\u00a0», ou deux'],
    ['à 19:30', 'à 19:30'],
  ])('%s', (sentence, expected) => {
    expect(typeset(sentence, 'fr')).toBe(expected);
    expect(typeset(sentence, 'en')).toBe(sentence);
  });

  test('through a whole dictionary, its functions and what is below; the same words every time', () => {
    const words = {
      title: 'Prêt ?',
      line: (table: number) => `Table ${table} : prête`,
      below: { several: ['un ; deux'], count: 2 },
      pairs: (names: readonly string[]) => names.map((name) => `« ${name} »`),
    };
    const set = typesetWords(words, 'fr');
    expect(set.title).toBe('Prêt\u202f?');
    expect(set.line(3)).toBe('Table 3\u00a0: prête');
    expect(set.below).toEqual({ several: ['un\u202f; deux'], count: 2 });
    expect(set.pairs(['A'])).toEqual(['«\u00a0A\u00a0»']);
    expect(typesetWords(words, 'fr')).toBe(set);
    expect(typesetWords(words, 'fr').line).toBe(set.line);
    expect(typesetWords(words, 'en')).toBe(words);
  });
});
