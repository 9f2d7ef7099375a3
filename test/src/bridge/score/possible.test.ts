import { describe, expect, test } from 'vitest';
import { VULNERABILITIES, type Vulnerability } from '../../../../src/bridge/board.ts';
import { LEVELS, RISKS, STRAINS } from '../../../../src/bridge/contract.ts';
import {
  explainImpossibleScore,
  isPossibleScore,
  nearestPossibleScores,
  possibleScores,
  waysToScore,
} from '../../../../src/bridge/score/possible.ts';
import { duplicateScore } from '../../../../src/bridge/score/score.ts';

/** Every score of the table of contracts, from North-South. */
function everyScore(vulnerability: Vulnerability): Set<number> {
  const scores = new Set<number>();
  for (const level of LEVELS) {
    for (const strain of STRAINS) {
      for (const risk of RISKS) {
        for (let tricks = 0; tricks <= 13; tricks += 1) {
          const contract = { level, strain, risk };
          scores.add(duplicateScore(contract, tricks, vulnerability === 'both' || vulnerability === 'NS'));
          scores.add(-duplicateScore(contract, tricks, vulnerability === 'both' || vulnerability === 'EW'));
        }
      }
    }
  }
  return scores;
}

test.each(VULNERABILITIES)('%s vulnerable: exactly the scores that some contract makes, in order', (vulnerability) => {
  const scores = possibleScores(vulnerability);
  expect(scores).toEqual([...everyScore(vulnerability)].toSorted((a, b) => a - b));
  expect(scores).not.toContain(0);
  expect(possibleScores(vulnerability)).toBe(scores);
});

const made = (level: number, strains: string[], overtricks = 0): unknown => ({
  kind: 'made',
  declarer: 'NS',
  level,
  strains,
  risk: '',
  overtricks,
});

describe('ways', () => {
  test('one for each level, strains of one value together, the plainest first', () => {
    expect(waysToScore(620, 'both')).toEqual([made(4, ['H', 'S']), made(5, ['C', 'D'], 1)]);
    expect(waysToScore(650, 'both')).toEqual([made(4, ['H', 'S'], 1), made(5, ['H', 'S'])]);
    expect(waysToScore(430, 'none')[0]).toEqual(made(3, ['NT'], 1));
    expect(waysToScore(400, 'none')[0]).toEqual(made(3, ['NT']));
    expect(waysToScore(415, 'none')).toEqual([]);
  });

  test('two down doubled comes before five down, four down before one down redoubled', () => {
    expect(waysToScore(500, 'both')[0]).toEqual({ kind: 'down', declarer: 'EW', risk: 'X', undertricks: 2 });
    expect(waysToScore(400, 'both')[0]).toEqual({ kind: 'down', declarer: 'EW', risk: '', undertricks: 4 });
  });

  test('as many down in another contract is the same way; other overtricks, or a double, are another', () => {
    expect(waysToScore(90, 'none')).toEqual([made(1, ['NT']), made(2, ['C', 'D']), made(1, ['C', 'D'], 1)]);
    const down = { kind: 'down', declarer: 'EW' } as const;
    expect(waysToScore(100, 'none')).toEqual([
      { ...down, risk: '', undertricks: 2 },
      { ...down, risk: 'X', undertricks: 1 },
    ]);
  });
});

describe('impossible scores', () => {
  test('the nearest for the same side, the nearer first', () => {
    expect(nearestPossibleScores(415, 'both')).toEqual([400, 500]);
    expect(nearestPossibleScores(-415, 'both')).toEqual([-400, -500]);
    expect(nearestPossibleScores(10, 'none')).toEqual([50]);
    expect(nearestPossibleScores(9000, 'both')).toEqual([7600]);
  });

  test('a possible score is not its own neighbour, and 0 belongs to neither side', () => {
    expect(nearestPossibleScores(420, 'none')).toEqual([430, 400]);
    expect(nearestPossibleScores(0, 'none')).toEqual([]);
  });

  test('right at the other vulnerability: the same contract at the board’s own comes first', () => {
    const { cause, corrections } = explainImpossibleScore(420, 'both');
    expect(cause).toBe('vulnerability');
    expect(corrections).toEqual([
      {
        score: 620,
        way: { kind: 'made', declarer: 'NS', level: 4, strains: ['H', 'S'], risk: '', overtricks: 0 },
      },
      { score: 400, way: { kind: 'down', declarer: 'EW', risk: '', undertricks: 4 } },
    ]);
    expect(explainImpossibleScore(-50, 'both').corrections[0]).toEqual({
      score: -100,
      way: { kind: 'down', declarer: 'NS', risk: '', undertricks: 1 },
    });
  });

  test('the other side’s score comes next where it exists: a sign forgotten', () => {
    expect(explainImpossibleScore(-620, 'NS')).toMatchObject({
      cause: 'vulnerability',
      corrections: [{ score: -420 }, { score: 620 }],
    });
  });

  test('overtricks stay overtricks, and one side’s vulnerability is the other’s exchanged', () => {
    expect(explainImpossibleScore(450, 'both')).toMatchObject({
      cause: 'vulnerability',
      corrections: [{ score: 650 }, {}],
    });
    expect(explainImpossibleScore(620, 'EW')).toMatchObject({
      cause: 'vulnerability',
      corrections: [{ score: 420 }, {}],
    });
    expect(explainImpossibleScore(-620, 'NS').corrections[0]).toMatchObject({ score: -420 });
  });

  test('a last nought forgotten', () => {
    expect(explainImpossibleScore(42, 'none')).toMatchObject({
      cause: null,
      corrections: [{ score: 420 }, { score: 50 }],
    });
  });

  test.each(VULNERABILITIES)('%s vulnerable: every correction of every wrong number is possible', (vulnerability) => {
    for (let score = -8000; score <= 8000; score += 10) {
      if (score === 0 || isPossibleScore(score, vulnerability)) continue;
      const { corrections } = explainImpossibleScore(score, vulnerability);
      expect(corrections.length).toBeGreaterThan(0);
      expect(corrections.every((correction) => isPossibleScore(correction.score, vulnerability))).toBe(true);
      expect(waysToScore(corrections[0]?.score ?? 0, vulnerability)).toContain(corrections[0]?.way);
    }
  });
});
