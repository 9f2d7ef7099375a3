import { expect, test } from 'vitest';
import { contractText, tricksText } from '../../../../src/language/game/contract.ts';

const contract = { level: 4, strain: 'S', risk: 'X' } as const;

test('tricks against the contract, with a true minus', () => {
  expect([12, 10, 8].map((tricks) => tricksText(contract, tricks))).toEqual(['+2', '=', '\u22122']);
});

test('a contract, its declarer and tricks, in both languages', () => {
  expect(contractText({ contract, declarer: 'W', tricks: 8 }, 'en')).toBe('4♠× W \u22122');
  expect(contractText({ contract, declarer: 'W', tricks: 10 }, 'fr')).toBe('4♠× O =');
});
