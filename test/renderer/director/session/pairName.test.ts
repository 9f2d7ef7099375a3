import { describe, expect, test } from 'vitest';
import type { EntryView } from '../../../../main/club/model/session.ts';
import { hasNames, pairName } from '../../../../renderer/director/session/pairName.ts';

const pair = (...players: [string, string]): EntryView => ({
  id: 1,
  number: 1,
  label: '1',
  line: 'NS',
  players,
  phantom: false,
});

const team = (name: string) => ({ ...pair('', ''), team: { name, club: '', players: ['Ann Alder', 'Ben Birch'] } });

describe('the names of a pair', () => {
  test('stand whole, side by side', () => {
    const long = pair('Marie-Claude Beauregard', 'Jean-Baptiste Lefebvre');
    expect(pairName(long)).toBe('Marie-Claude Beauregard / Jean-Baptiste Lefebvre');
  });

  test('of a team are its name alone, and none while it has none', () => {
    expect([pairName(team('Jura')), pairName(team(''))]).toEqual(['Jura', '']);
    expect([hasNames([team('')]), hasNames([team('Jura')])]).toEqual([false, true]);
  });

  test('written from right to left order nothing but themselves', () => {
    expect(pairName(pair('א ב', 'Ben Birch'))).toBe('\u2068א ב\u2069 / Ben Birch');
  });

  test('one name stands alone; none is empty', () => {
    expect(pairName(pair('', 'Ben Birch'))).toBe('Ben Birch');
    expect(pairName(pair('', ''))).toBe('');
    expect([hasNames([pair('', '')]), hasNames([pair('', ''), pair('', 'Ben')])]).toEqual([false, true]);
  });
});
