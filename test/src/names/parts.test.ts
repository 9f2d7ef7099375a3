import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { familyName, familyNameFirst, nameForms, withInitials } from '../../../src/names/forms.ts';
import { nameParts } from '../../../src/names/parts.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../names.ts';

describe('a name shortened', () => {
  test.each([
    ['Marie-Christine de La Rochefoucauld', 'M.-C. de La Rochefoucauld', 'de La Rochefoucauld'],
    ['Ann Alder', 'A. Alder', 'Alder'],
    ['Élodie Ünal', 'É. Ünal', 'Ünal'],
    ['E\u0301lodie Unal', 'E\u0301. Unal', 'Unal'],
    ['Bénédicte d’Hauteclocque', 'B. d’Hauteclocque', 'd’Hauteclocque'],
    ['Geneviève de La Roche-Aymon', 'G. de La Roche-Aymon', 'de La Roche-Aymon'],
    ['Bertrand Le Bouëdec', 'B. Le Bouëdec', 'Le Bouëdec'],
    ['Ludwig van der Berg', 'L. van der Berg', 'van der Berg'],
    ['Ann B. Smith', 'A. B. Smith', 'Smith'],
    ['J.P. Martin', 'J.P. Martin', 'Martin'],
    ['E Martin', 'E Martin', 'Martin'],
    ['J.-P. Martin', 'J.-P. Martin', 'Martin'],
    ['María García López', 'M. García López', 'García López'],
    ['Martin Luther King Jr.', 'M. Luther King Jr.', 'Luther King Jr.'],
    ['Dr Anne Smith', 'A. Smith', 'Smith'],
    ['Mme Anne de Tour', 'A. de Tour', 'de Tour'],
    ['DUPONT Jean', 'DUPONT J.', 'DUPONT'],
    ['DUPONT Jean-Pierre Marie', 'DUPONT J.-P. M.', 'DUPONT'],
    ['Jean DE LA TOUR', 'J. DE LA TOUR', 'DE LA TOUR'],
    ['de LA ROCHE Anne', 'de LA ROCHE A.', 'de LA ROCHE'],
    ['LE BRUN de MONTFORT Anne', 'LE BRUN de MONTFORT A.', 'LE BRUN de MONTFORT'],
    ['L’HÉRITIER Anne', 'L’HÉRITIER A.', 'L’HÉRITIER'],
    ['McDONALD Jean', 'McDONALD J.', 'McDONALD'],
    ['GROß Anna', 'GROß A.', 'GROß'],
    ['Dupont, Jean-Paul', 'Dupont, J.-P.', 'Dupont'],
    ['Юрий Гагарин', 'Ю. Гагарин', 'Гагарин'],
    ['Νίκος Καζαντζάκης', 'Ν. Καζαντζάκης', 'Καζαντζάκης'],
    ['Nguyễn Văn An', 'Nguyễn V. A.', 'Nguyễn'],
    ['Nguye\u0302\u0303n Thị Minh Khai', 'Nguye\u0302\u0303n T. M. K.', 'Nguye\u0302\u0303n'],
    ['Marie Nguyễn', 'M. Nguyễn', 'Nguyễn'],
    ['\u0130lkay Gündoğan', '\u0130. Gündoğan', 'Gündoğan'],
    ['Jean\u2011Paul Roy', 'J.\u2011P. Roy', 'Roy'],
    ['John Smith III', 'J. Smith III', 'Smith III'],
  ])('%s: %s, %s', (name, initials, surname) => {
    expect(withInitials(name)).toBe(initials);
    expect(familyName(name)).toBe(surname);
    expect(nameForms(name)).toEqual([...new Set([name, initials, surname])]);
  });

  test.each([
    'Alder',
    'Alder 2',
    'Ann B.',
    'Anne O',
    'ANN ALDER',
    'JB Lefebvre',
    'WU Jing',
    'Anne Smith OBE',
    'DUPONT Jean MARTIN',
    'de La Rochefoucauld',
    'De Vries',
    'von Berg',
    'd’ Artagnan',
    'Dupont,',
    'Mme Dupont, Anne, née Martin',
    'Mme Dupont',
    'Pairs & Teams',
    'O\'Brien / "Bobby"',
    '山田 太郎',
    '김 민수',
    'א ב',
    'مرحبا بك',
    'สมชาย ใจดี',
    '🂡 Ace',
    '👩‍👩‍👧 Family Name',
    'A\u202eBC Def',
    'Anne\u200b Smith',
    '-Anne Smith',
    '',
    ' ',
  ])('%s stays whole', (name) => {
    expect(nameForms(name.trim())).toEqual([name.trim()]);
  });
});

const LETTERS = new Intl.Segmenter();
const letters = (text: string) => Array.from(LETTERS.segment(text), ({ segment }) => segment);

const odd = fc.oneof(
  fc.constantFrom(...HOSTILE_NAMES, ...LONG_NAMES.flat()),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('Anne', 'DUPONT', 'de', 'La', 'd’', 'B.', 'Z\u0351\u036b', '山田', '🂡', '\u200d', ',', '-', ' '),
    )
    .map((words) => words.join(' ')),
);

describe('of any text', () => {
  test('the surname is a part of the name, and never empty', () => {
    fc.assert(
      fc.property(odd, (name) => {
        const typed = name.trim().replaceAll(/\s+/g, ' ');
        const { first, surname } = nameParts(typed);
        expect(typed).toContain(surname);
        expect(surname === '').toBe(typed === '');
        for (const word of first) expect(typed).toContain(word);
      }),
    );
  });

  test('a shortened name keeps the surname whole and splits no letter from its accents', () => {
    fc.assert(
      fc.property(odd, (name) => {
        const typed = name.trim().replaceAll(/\s+/g, ' ');
        const whole = new Set([...letters(typed), '.', ' ']);
        for (const form of nameForms(typed)) {
          expect(form).toContain(familyName(typed));
          for (const letter of letters(form)) expect(whole).toContain(letter);
        }
      }),
    );
  });

  test('each form is shorter than the one before, or as short', () => {
    fc.assert(
      fc.property(odd, (name) => {
        const forms = nameForms(name.trim().replaceAll(/\s+/g, ' '));
        for (const [index, form] of forms.entries()) {
          expect(letters(form).length).toBeLessThanOrEqual(letters(forms[index - 1] ?? form).length);
        }
      }),
    );
  });
});

test.each([
  ['Ann Alder', 'Alder, Ann'],
  ['Alder, Ann', 'Alder, Ann'],
  ['Alder', 'Alder'],
])('%s is %s in a list in order of surnames', (name, listed) => {
  expect(familyNameFirst(name)).toBe(listed);
});
