import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { writeStatisticsCsv } from '../../../../src/format/spreadsheet/statistics.ts';
import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import { tallyOf } from '../../../../src/statistics/tally.ts';

/** As a spreadsheet reads it. */
function cellsOf(csv: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse(csv.replace('\ufeff', ''), { delimiter, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

describe('what was bid and made', () => {
  const game = { kind: 'played', contract: { level: 4, strain: 'S', risk: '' }, declarer: 'N', lead: null } as const;
  const tally = tallyOf([
    { outcome: { ...game, tricks: 10 }, times: 2 },
    { outcome: { ...game, tricks: 9 }, times: 1 },
    { outcome: { kind: 'passedOut' }, times: 1 },
  ]);
  test.each([
    [
      'en',
      ',',
      ['What was bid', 'Games', 'Major', '3', '66.67', '-0.33'],
      ['Without a contract', 'Passed out', '', '1', '', ''],
    ],
    [
      'fr',
      ';',
      ['Contrats demandés', 'Manches', 'Majeure', '3', '66,67', '-0,33'],
      ['Sans contrat', 'Passe général', '', '1', '', ''],
    ],
  ] as const)('in %s', (language, separator, games, passed) => {
    const [heads = [], ...rows] = cellsOf(writeStatisticsCsv(tally, statisticsWords[language], language), separator);
    expect(heads).toHaveLength(6);
    // four kinds and all of them in three denominations and in all, four seats, three risks, four without a contract
    expect(rows).toHaveLength(5 * 4 + 4 + 3 + 4);
    expect(rows).toContainEqual(games);
    expect(rows).toContainEqual(passed);
    const total = rows.filter(([group, name]) => group === games[0] && name === games[1]);
    expect(total.map(([, , , number]) => number)).toEqual(['0', '3', '0', '3']);
  });

  test('nothing counted is nothing made, not none', () => {
    const rows = cellsOf(writeStatisticsCsv(tallyOf([]), statisticsWords.en, 'en'), ',');
    expect(rows[1]).toEqual(['What was bid', 'Part scores', 'Minor', '0', '', '']);
  });
});
