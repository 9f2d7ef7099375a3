import { describe, expect, test } from 'vitest';
import { parseContract } from '../../../../src/bridge/notation/contract.ts';
import type { Contract } from '../../../../src/bridge/contract.ts';
import { duplicateScore, outcomeScore, playedScore } from '../../../../src/bridge/score/score.ts';
import { parseTricks } from '../../../../src/bridge/notation/tricks.ts';

function contract(text: string): Contract {
  const parsed = parseContract(text, 'en');
  if (parsed === null) throw new Error(`${text} is no contract`);
  return parsed;
}

describe('duplicate scores (Law 77)', () => {
  // The values the clubs print on their own sheets.
  test.each([
    ['2S', '=', 'not', 110],
    ['3H', '=', 'not', 140],
    ['3S', '=', 'not', 140],
    ['2NT', '=', 'not', 120],
    ['2NT', '+1', 'not', 150],
    ['5C', '=', 'vul', 600],
    ['4H', '=', 'not', 420],
    ['4S', '=', 'not', 420],
    ['3NT', '=', 'not', 400],
    ['3NT', '+1', 'not', 430],
    ['4S', '+1', 'vul', 650],
    ['6H', '+1', 'vul', 1460],
    ['6S', '+1', 'vul', 1460],
    ['6CX', '=', 'not', 1090],
    ['6NT', '+1', 'vul', 1470],
    // One sheet prints 1010 for 6NT too; by Law 77, and in the table above, no-trump is worth ten more.
    ['6S', '+1', 'not', 1010],
    ['6NT', '+1', 'not', 1020],
    ['7NT', '=', 'not', 1520],
    ['3CX', '+1', 'not', 570],
    ['1HX', '+2', 'vul', 560],
    ['2CXX', '+1', 'vul', 1160],
    ['4SX', '-4', 'not', -800],
  ])('%s %s %s vulnerable is %i', (text, result, vulnerable, score) => {
    const played = contract(text);
    const tricks = parseTricks(result, played) as number;
    expect(duplicateScore(played, tricks, vulnerable === 'vul')).toBe(score);
  });
});

describe('scores from North-South', () => {
  test('declarer of East-West turns the sign, and the side’s own vulnerability counts', () => {
    const fourHearts = { kind: 'played', contract: contract('4H'), tricks: 10, lead: null } as const;
    // Board 2: North-South vulnerable.
    expect(playedScore({ ...fourHearts, declarer: 'S' }, 2)).toBe(620);
    expect(playedScore({ ...fourHearts, declarer: 'W' }, 2)).toBe(-420);
  });

  test.each([
    [{ kind: 'passedOut' }, 0],
    [{ kind: 'score', score: -50 }, -50],
    [{ kind: 'award', ns: 60, ew: 40 }, null],
    [{ kind: 'notPlayed' }, null],
  ] as const)('%o is %o', (outcome, score) => {
    expect(outcomeScore(outcome, 1)).toBe(score);
  });
});
