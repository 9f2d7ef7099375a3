import { describe, expect, test } from 'vitest';
import { isVictoryPointScale, readScaleCsv } from '../../../src/format/scale-csv.ts';
import { scaleCsvProblemSentence } from '../../../src/language/files/scale.ts';
import { exact } from '../../../src/scoring/numbers/exact.ts';
import { victoryPoints, type VictoryPointScale } from '../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../../src/scoring/victory-points/scales.ts';

function scaleOf(text: string): VictoryPointScale {
  const scale = readScaleCsv(text);
  if (!isVictoryPointScale(scale)) throw new Error(JSON.stringify(scale));
  return scale;
}

/** A published scale as a club would type it in. */
function typed({ takes, boards, tableFor }: VictoryPointScale, withLoser: boolean): string {
  const zero = takes === 'imps' ? 0 : 5_000;
  const unit = takes === 'imps' ? 1 : 100;
  const lines = boards.flatMap(({ least, most }) => {
    const table = tableFor(least);
    return (table?.winner ?? []).map((winner, row) => {
      const limit = table?.limits[row];
      const cells = [
        row === 0 ? `${least}-${most}` : '',
        limit === undefined ? '' : String((limit + zero) / unit),
        String(winner / 100),
      ];
      return [...cells, ...(withLoser ? [String((table?.loser[row] ?? 0) / 100)] : [])].join(',');
    });
  });
  return [`boards,${takes},winner${withLoser ? ',loser' : ''}`, ...lines].join('\n');
}

describe('a published scale typed in is the same scale', () => {
  test.each([
    ['acbl-20', true],
    ['acbl-20', false],
    ['acbl-30', false],
    ['old-25', true],
  ] as const)('%s, loser named: %s', (code, withLoser) => {
    const published = VICTORY_POINT_SCALES[code];
    const own = scaleOf(typed(published, withLoser));
    expect({ sum: own.sum, decimals: own.decimals }).toEqual({ sum: published.sum, decimals: 0 });
    for (const { least, most } of published.boards) {
      for (const boards of [least, most]) {
        for (let imps = -120; imps <= 120; imps += 1) {
          expect(victoryPoints(own, { boards, imps })).toEqual(victoryPoints(published, { boards, imps }));
        }
      }
    }
  });

  test('ebu-swiss-pairs, by percentage', () => {
    const published = VICTORY_POINT_SCALES['ebu-swiss-pairs'];
    const own = scaleOf(typed(published, false));
    for (let hundredths = 0; hundredths <= 10_000; hundredths += 1) {
      const match = { boards: 8, percentage: exact(hundredths, 10_000) };
      expect(victoryPoints(own, match)).toEqual(victoryPoints(published, match));
    }
  });
});

test('semicolons, decimal commas, one number of boards, and all beyond', () => {
  const scale = scaleOf('Boards;IMPs;Winner;Loser\n4;0;1;1\n4;5;1,5;0,5\n4;;2;0\n9+;2;1;1\n;;2;0');
  expect(scale.boards).toEqual([
    { least: 4, most: 4 },
    { least: 9, most: 999 },
  ]);
  expect(scale).toMatchObject({ takes: 'imps', sum: 200, decimals: 2 });
  expect(victoryPoints(scale, { boards: 4, imps: -5 })).toMatchObject({ own: exact(1, 2), opponents: exact(3, 2) });
  expect(victoryPoints(scale, { boards: 30, imps: 3 })).toMatchObject({ own: exact(2), opponents: exact(0) });
});

describe('what is wrong is named with its line', () => {
  test.each([
    ['', 1, 'columnMissing', 'there is no column boards'],
    ['boards,imps,loser\n4,0,1', 1, 'columnMissing', 'there is no column winner'],
    ['boards,winner\n4,1', 1, 'measure', 'by what is the scale read?'],
    ['boards,imps,percentage,winner\n4,1,50,1', 1, 'measure', 'by what is the scale read?'],
    ['boards,imps,winner\n"4,0,1', 2, 'quoteNotClosed', 'quotation mark'],
    ['boards,imps,winner', 1, 'nothing', 'no table yet'],
    ['boards,imps,winner\nfour,0,1\n,,2', 2, 'boards', 'numbers of boards run'],
    ['boards,imps,winner\n4-8,0,1\n,,2\n8,0,1\n,,2', 4, 'boards-twice', 'the same number of boards already'],
    ['boards,imps,winner\n4,0,1\n,two,2\n,,2', 3, 'limit', 'whole number of IMPs'],
    ['boards,percentage,winner\n4,50,1\n,49,2\n,,2', 3, 'limit', 'percentage from 50'],
    ['boards,imps,winner\n4,5,1\n,5,2\n,,2', 3, 'limit-not-rising', 'larger than the one'],
    ['boards,imps,winner\n4,,1\n,5,2', 2, 'open-row', 'only the last row'],
    ['boards,imps,winner\n4,0,1\n,5,2', 3, 'not-open', 'everything beyond'],
    ['boards,imps,winner\n4,0,1\n,,two', 3, 'points', 'two decimals at most'],
    ['boards,imps,winner\n4,0,1\n,,2.5', 3, 'points', 'victory points are 0 or more'],
    ['boards,imps,winner\n4,0,5\n,5,8\n,,7', 4, 'order', 'can’t give the winner less'],
    ['boards,imps,winner,loser\n4,0,5,4\n,,8,2', 2, 'draw', 'both sides get the same'],
  ])('%j', (text, line, code, message) => {
    const problem = readScaleCsv(text);
    if (isVictoryPointScale(problem)) throw new Error('a scale');
    expect(problem.line).toBe(line);
    expect(problem.code === 'scale' ? problem.problem.code : problem.code).toBe(code);
    expect(scaleCsvProblemSentence(problem, 'en')).toContain(message);
    expect(scaleCsvProblemSentence(problem, 'fr')).not.toContain(message);
  });
});
