import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { formatCsvNumber } from '../../../../src/format/csv-number.ts';
import { writeRankingCsv, type RankingCsvRow } from '../../../../src/format/spreadsheet/ranking.ts';
import { spreadsheetWords } from '../../../../src/language/paper/spreadsheets.ts';
import type { Language } from '../../../../src/language.ts';
import type { RankingUnits } from '../../../../src/scoring/session-scoring.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';

const LEADERS: RankingCsvRow = {
  section: 'A',
  line: 'NS',
  place: 1,
  pair: 11,
  players: ['Alder', 'Birch'],
  boards: 26,
  total: exact(390),
  available: exact(624),
  figure: exact(390, 624),
  change: exact(0),
};

function rankingCsv(rows: readonly RankingCsvRow[], units: RankingUnits, language: Language): string {
  return writeRankingCsv(rows, units, spreadsheetWords[language].ranking, language);
}

/** As a spreadsheet reads it. */
function cellsOf(csv: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse(csv, { delimiter, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

describe('the ranking as CSV', () => {
  test('masterpoints have a column, and one more with handicap', () => {
    const awards = { scratch: exact(35, 100), handicap: exact(1, 2) };
    const units = { unit: 'matchpoints', rankedBy: 'average' } as const;
    const plain = cellsOf(rankingCsv([{ ...LEADERS, awards }], units, 'fr'), ';');
    expect(plain.map((cells) => cells.slice(11))).toEqual([['Points d’expert'], ['0,35']]);
    const byHandicap = { handicap: exact(3), figure: exact(1, 2), place: 1 };
    const [heads, cells] = cellsOf(rankingCsv([{ ...LEADERS, awards, byHandicap }], units, 'en'), ',');
    expect([heads?.slice(14), cells?.slice(14)]).toEqual([
      ['Masterpoints', 'Masterpoints with handicap'],
      ['0.35', '0.5'],
    ]);
  });

  test('in English: comma, decimal point', () => {
    const csv = rankingCsv(
      [LEADERS, { ...LEADERS, line: 'EW', total: exact(1001, 3) }],
      { unit: 'matchpoints', rankedBy: 'average' },
      'en',
    );
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(cellsOf(csv, ',')).toEqual([
      [
        'Section',
        'Line',
        'Place',
        'Pair',
        'Name 1',
        'Name 2',
        'Boards',
        'Matchpoints',
        'Maximum',
        '%',
        'Bonus or penalty',
      ],
      ['A', 'N-S', '1', '11', 'Alder', 'Birch', '26', '390', '624', '62.5', '0'],
      ['A', 'E-W', '1', '11', 'Alder', 'Birch', '26', '333.67', '624', '62.5', '0'],
    ]);
  });

  test('strata and handicaps have columns where anybody has one; without standing there is no place', () => {
    const rows: RankingCsvRow[] = [
      {
        ...LEADERS,
        stratum: { stratum: 1, place: 1 },
        byHandicap: { handicap: exact(-3, 2), figure: exact(61, 100), place: 2 },
      },
      { ...LEADERS, place: null, stratum: null, byHandicap: { handicap: null, figure: exact(390, 624), place: null } },
    ];
    const [heads, first, second] = cellsOf(rankingCsv(rows, { unit: 'matchpoints', rankedBy: 'average' }, 'en'), ',');
    expect(heads?.slice(11)).toEqual([
      'Stratum',
      'Place in stratum',
      'Handicap',
      '% with handicap',
      'Place with handicap',
    ]);
    expect(first?.slice(11)).toEqual(['B', '1', '-1.5', '61', '2']);
    expect(second?.[2]).toBe('');
    expect(second?.slice(11)).toEqual(['', '', '', '62.5', '']);
    const imps = { handicap: exact(2), figure: exact(5, 4), place: 1 };
    const atImps = cellsOf(
      rankingCsv([{ ...LEADERS, byHandicap: imps }], { unit: 'imps', rankedBy: 'average' }, 'fr'),
      ';',
    );
    expect(atImps.map((cells) => cells.slice(10))).toEqual([
      ['Handicap', 'IMPs par étui avec handicap', 'Place avec handicap'],
      ['2', '1,25', '1'],
    ]);
  });

  test('in French: semicolon, decimal comma', () => {
    const csv = rankingCsv(
      [{ ...LEADERS, line: 'EW', total: exact(1001, 3) }],
      { unit: 'matchpoints', rankedBy: 'average' },
      'fr',
    );
    expect(cellsOf(csv, ';')).toEqual([
      [
        'Section',
        'Ligne',
        'Place',
        'Paire',
        'Nom 1',
        'Nom 2',
        'Étuis',
        'Points-match',
        'Maximum',
        '%',
        'Bonification ou pénalité',
      ],
      ['A', 'E-O', '1', '11', 'Alder', 'Birch', '26', '333,67', '624', '62,5', '0'],
    ]);
  });

  test('at IMPs: the total, the mean, and what of it is a penalty', () => {
    const row = { ...LEADERS, total: exact(-65, 2), figure: exact(-5, 4), available: exact(0), change: exact(-3) };
    expect(
      cellsOf(rankingCsv([row], { unit: 'imps', rankedBy: 'average' }, 'en'), ',').map((cells) => cells.slice(6)),
    ).toEqual([
      ['Boards', 'IMPs', 'IMPs a board', 'Bonus or penalty'],
      ['26', '-32.5', '-1.25', '-3'],
    ]);
    expect(
      cellsOf(rankingCsv([row], { unit: 'imps', rankedBy: 'average' }, 'fr'), ';').map((cells) => cells.slice(6)),
    ).toEqual([
      ['Étuis', 'IMPs', 'IMPs par étui', 'Bonification ou pénalité'],
      ['26', '-32,5', '-1,25', '-3'],
    ]);
  });

  test('both lines together have no line; a pair without a scored board has no place', () => {
    const row = { ...LEADERS, line: null, figure: null, boards: 0, total: exact(0), available: exact(0) };
    expect(cellsOf(rankingCsv([row], { unit: 'matchpoints', rankedBy: 'average' }, 'en'), ',')[1]).toEqual([
      'A',
      '',
      '',
      '11',
      'Alder',
      'Birch',
      '0',
      '0',
      '0',
      '',
      '0',
    ]);
  });

  test.each(['=HYPERLINK("http://example.com";"click")', '+1+1', '-2+3', '@SUM(A1:A9)', '\t=1', '\r=1', "'=1"])(
    'a name that is a formula stays a text: %j',
    (name) => {
      for (const [language, delimiter] of [
        ['en', ','],
        ['fr', ';'],
      ] as const) {
        const csv = rankingCsv(
          [{ ...LEADERS, players: [name, `Birch${delimiter} "B"`] }],
          { unit: 'matchpoints', rankedBy: 'average' },
          language,
        );
        const row = cellsOf(csv, delimiter)[1] ?? [];
        // After a tab or a line end another cell may begin.
        expect(row[4]).toBe(`'${name.replace(/(?<=[\t\r])/, "'")}`);
        expect(row[5]).toBe(`Birch${delimiter} "B"`);
        expect(row).toHaveLength(11);
      }
    },
  );
});

describe('a number for a spreadsheet', () => {
  test.each([
    [exact(624), '624', '624'],
    [exact(1, 3), '0.33', '0,33'],
    [exact(5, 2), '2.5', '2,5'],
    [exact(-1, 8), '-0.13', '-0,13'],
    [exact(12345), '12345', '12345'],
    [exact(1, 1000), '0', '0'],
  ])('%o', (value, en, fr) => {
    expect(formatCsvNumber(value, 2, 'en')).toBe(en);
    expect(formatCsvNumber(value, 2, 'fr')).toBe(fr);
  });
});
