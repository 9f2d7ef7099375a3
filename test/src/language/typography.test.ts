import { describe, expect, test } from 'vitest';
import { dictionary, groupThousands, typeset, withPercentSign } from '../../../src/language/typography.ts';

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

  test('through a whole dictionary, its functions and what is below', () => {
    const en = {
      title: 'Ready?',
      line: (table: number) => `Table ${table}: ready`,
      below: { several: ['one; two'], count: 2 },
      pairs: (names: readonly string[]) => names.map((name) => `“${name}”`),
      percent: (percent: string) => `${percent} % of a top`,
    };
    const words = dictionary<typeof en>({
      en,
      fr: {
        title: 'Prêt ?',
        line: (table) => `Table ${table} : prête`,
        below: { several: ['un ; deux'], count: 2 },
        pairs: (names) => names.map((name) => `« ${name} »`),
        percent: (percent) => `${percent} % d’un top`,
      },
    });
    expect(words.fr.title).toBe('Prêt\u202f?');
    expect(words.fr.line(3)).toBe('Table 3\u00a0: prête');
    expect(words.fr.below).toEqual({ several: ['un\u202f; deux'], count: 2 });
    expect(words.fr.pairs(['A'])).toEqual(['«\u00a0A\u00a0»']);
    expect(words.fr.percent('10')).toBe('10\u202f% d’un top');
    expect([words.en.title, words.en.line(3), words.en.pairs(['A'])]).toEqual(['Ready?', 'Table 3: ready', ['“A”']]);
    expect(words.en.percent('10')).toBe('10\u202f% of a top');
  });
});

test('figures: percent signs and thousands', () => {
  expect(withPercentSign('58.33')).toBe('58.33\u202f%');
  expect(['50', '1430', '1234567'].map(groupThousands)).toEqual(['50', '1\u202f430', '1\u202f234\u202f567']);
});
