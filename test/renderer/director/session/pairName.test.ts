import { describe, expect, test } from 'vitest';
import type { EntryView } from '../../../../main/club/model/session.ts';
import {
  familyName,
  hasNames,
  namesFor,
  pairName,
  shortPairName,
} from '../../../../renderer/director/session/pairName.ts';

const pair = (...players: [string, string]): EntryView => ({
  id: 1,
  number: 1,
  label: '1',
  line: 'NS',
  players,
  phantom: false,
});

test.each([
  ['Ann Alder', 'Alder'],
  ['Marie de la Tour', 'de la Tour'],
  ['DUPONT Jean', 'DUPONT'],
  ['Jean DE LA TOUR', 'DE LA TOUR'],
  ['Alder', 'Alder'],
  ['Alder 2', 'Alder 2'],
  ['Ann B.', 'Ann B.'],
  ['ANN ALDER', 'ALDER'],
  ['Élodie Ünal', 'Ünal'],
  ['', ''],
])('the family name of %s is %s', (name, family) => {
  expect(familyName(name)).toBe(family);
});

describe('the names of a pair', () => {
  test('in full, and by family where there is no space', () => {
    const long = pair('Marie-Claude Beauregard', 'Jean-Baptiste Lefebvre');
    expect(pairName(long)).toBe('Marie-Claude Beauregard / Jean-Baptiste Lefebvre');
    expect(shortPairName(long)).toBe('Beauregard / Lefebvre');
    expect(namesFor(long, 'narrow')).toEqual(['Beauregard', 'Lefebvre']);
  });

  test('short names stay whole', () => {
    expect(shortPairName(pair('Ann Ash', 'Ben Elm'))).toBe('Ann Ash / Ben Elm');
  });

  test('one name stands alone; none is empty', () => {
    expect(pairName(pair('', 'Ben Birch'))).toBe('Ben Birch');
    expect(pairName(pair('', ''))).toBe('');
    expect([hasNames([pair('', '')]), hasNames([pair('', ''), pair('', 'Ben')])]).toEqual([false, true]);
  });
});
