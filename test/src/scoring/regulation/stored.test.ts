import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { regulationProblems } from '../../../../src/scoring/regulation/club.ts';
import {
  REGULATION_CODES,
  REGULATIONS,
  regulationFromStored,
  type Regulation,
} from '../../../../src/scoring/regulation/regulation.ts';

/** What the second migration wrote for sessions that were there before there were regulations. */
function asMigrated(): Regulation {
  const sql = readFileSync('migrations/0002_regulation.sql', 'utf8');
  return JSON.parse(/'(\{"code":"wbf".*\})'/.exec(sql)?.[1] ?? '') as Regulation;
}

describe('a regulation as it was written down', () => {
  test.each(REGULATION_CODES)('%s is read as it was written', (code) => {
    const stored = JSON.parse(JSON.stringify(REGULATIONS[code])) as Regulation;
    expect(regulationFromStored(stored, 'wbf')).toEqual(REGULATIONS[code]);
  });

  test('by an earlier version has the later rules of its preset, and keeps its own', () => {
    expect(asMigrated()).not.toHaveProperty('ties');
    expect(regulationFromStored(asMigrated(), 'wbf')).toEqual(REGULATIONS.wbf);
    const club = { ...asMigrated(), code: 'Carouge', matchpoints: '1-1/2-0' } as const;
    const read = regulationFromStored(club, 'ebu');
    expect(read).toMatchObject({
      code: 'Carouge',
      matchpoints: '1-1/2-0',
      unequalFields: 'neuberg',
      victoryPoints: 'wbf-discrete',
    });
    expect(regulationProblems(read)).toEqual([]);
  });
});
