import { describe, expect, test } from 'vitest';
import { readStageMatchesCsv } from '../../../../src/format/matches/csv.ts';
import { stageMatchesProblemSentence } from '../../../../src/language/files/matches.ts';
import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { texts } from '../../scoring/ranked-matches/build.ts';

function rows(text: string) {
  const file = readStageMatchesCsv(text);
  if (file.kind === 'problems') throw new Error(JSON.stringify(file.problems));
  return file.rows;
}

function problems(text: string): readonly string[] {
  const file = readStageMatchesCsv(text);
  return file.kind === 'matches'
    ? []
    : file.problems.map((one) => `${one.line}: ${stageMatchesProblemSentence(one, 'en')}`);
}

describe('the matches of an event as CSV', () => {
  test('columns in any order and either case, others ignored; IMPs, victory points, both, or nothing yet', () => {
    const read = rows(
      'Away;HOME;round;table;note;home_imps;away_imps;home_vp;away_vp\n' +
        '2;1;1;3;late;51,2;466/5;;\n4;3;1;;;31;8;16;4\n6;5;1;;;;;;\n;7;1;;;;;12;\n2;5;2;;;-3;\u22122;;',
    );
    expect(read.map(({ line, round, table, home, away }) => [line, round, table, home, away])).toEqual([
      [2, 1, 3, 1, 2],
      [3, 1, null, 3, 4],
      [4, 1, null, 5, 6],
      [5, 1, null, 7, null],
      [6, 2, null, 5, 2],
    ]);
    expect(read.map(({ imps, points }) => [texts(imps), texts(points)])).toEqual([
      [
        ['256/5', '466/5'],
        [null, null],
      ],
      [
        ['31', '8'],
        ['16', '4'],
      ],
      [
        [null, null],
        [null, null],
      ],
      [
        [null, null],
        ['12', '0'],
      ],
      [
        ['-3', '-2'],
        [null, null],
      ],
    ]);
    expect(read[0]?.imps && writeExact(read[0].imps.home)).toBe('256/5');
  });

  test.each([
    ['', ['1: the file is empty. The first line names the columns: round,table,home,away,home_imps,away_imps.']],
    ['round,home,away', ['1: no match follows the names of the columns.']],
    ['round,home', ['1: there is no column away. Add it to the first line.']],
    ['round,home,away,home\n1,1,2', ['1: there are two columns home. Keep one.']],
    ['round,home,away\n1,"1,2', ['2: a quotation mark opens a cell here and is not closed. Add the closing mark.']],
    [
      'round,home,away\n0,,x',
      [
        '2: “0” is not a number for round. Write a whole number from 1.',
        '2: home is empty. Write a whole number from 1.',
        '2: “x” is not a number for away. Write a whole number from 1.',
      ],
    ],
    ['round,home,away\n1,3,3', ['2: 3 cannot meet itself. Write its opponent, or leave away empty for a bye.']],
    ['round,home,away\n1,1,2\n1,3,1', ['3: 1 plays in this round on line 2 already. Correct the round or the number.']],
    [
      'round,home,away,home_imps,away_imps\n1,1,2,3a,\n1,3,4,,5\n1,5,,,6',
      [
        '2: “3a” is not a figure for home_imps. Write a number such as 31 or 12.78.',
        '2: only the other team has a figure. Write away_imps too, 0 for nothing.',
        '3: only the other team has a figure. Write home_imps too, 0 for nothing.',
        '4: only the other team has a figure. Write home_imps too, 0 for nothing.',
      ],
    ],
    [
      'round,home,away\n1,1,2,9',
      [
        '2: “9” stands beyond the last column of the first line. Name its column, or take it away; a cell with a comma needs quotation marks.',
      ],
    ],
  ])('%j', (text, expected) => {
    expect(problems(text)).toEqual(expected);
    const french = readStageMatchesCsv(text);
    const said = french.kind === 'problems' ? french.problems.map((one) => stageMatchesProblemSentence(one, 'fr')) : [];
    expect(said.every((sentence) => sentence.endsWith('.'))).toBe(true);
    expect(said).toHaveLength(expected.length);
  });
});
