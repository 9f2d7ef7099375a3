import { describe, expect, test } from 'vitest';
import { writeCsv } from '../../../src/format/csv.ts';
import { readSeasonCsv } from '../../../src/format/season-csv.ts';
import { seasonCsvProblemSentence } from '../../../src/language/files/season.ts';
import { writeExact } from '../../../src/scoring/numbers/exact.ts';
import { HOSTILE_NAMES } from '../../names.ts';

function rows(text: string, oneSession = false) {
  const file = readSeasonCsv(text, { oneSession });
  if (file.kind === 'problems') return file.problems.map((problem) => seasonCsvProblemSentence(problem, 'en'));
  return file.rows.map(({ session, place, percent, players }) => [
    session,
    place,
    percent && writeExact(percent),
    ...players,
  ]);
}

describe('a file of sessions', () => {
  test('has percentages as decimals and fractions, places and names', () => {
    expect(rows('Session;Player1;player2;percent;place\n1;Ash;Elm;58,33;1\n1;Fir;Yew;175/3 %;2=\n2;Oak;;;4')).toEqual([
      ['1', 1, '5833/100', 'Ash', 'Elm'],
      ['1', 2, '175/3', 'Fir', 'Yew'],
      ['2', 4, null, 'Oak'],
    ]);
  });

  test('brings IMPs a board to percent, below the average too', () => {
    expect(rows('session,imps,player1,player2\n4,0.71,Ash,Aspen\n4,\u22121.97,Hazel,Hornbeam')).toEqual([
      ['4', null, '68251/1250', 'Ash', 'Aspen'],
      ['4', null, '46543/1250', 'Hazel', 'Hornbeam'],
    ]);
  });

  test('of one evening need not name it', () => {
    expect(rows('place,percent,player1,player2\n1,60,Ash,Elm', true)).toEqual([['', 1, '60', 'Ash', 'Elm']]);
  });

  test('keeps every name as it is written', () => {
    const names = HOSTILE_NAMES.map((name) => name.trim()).filter((name) => name !== '' && !/[\r\n]/.test(name));
    const text = writeCsv(
      [['session', 'percent', 'player1'], ...names.map((name, index) => [String(index), '50', name])],
      ',',
    );
    const read = readSeasonCsv(text);
    expect(read.kind === 'season' ? read.rows.flatMap(({ players }) => players) : read).toEqual(names);
  });

  test.each([
    ['', 'nothing is there. The first line names the columns: session,place,percent,player1,player2.'],
    ['session,player1', 'no result follows the names of the columns.'],
    ['place,player1\n1,Ash', 'there is no column session. Add it to the first line.'],
    ['session,session,player1\n1,1,Ash', 'there are two columns session. Keep one.'],
    ['session,place,player1\n1,first,Ash', '“first” is not a place. Write a whole number from 1, or leave it empty.'],
    ['session,percent,player1\n1,many,Ash', '“many” is not a figure for percent. Write a number such as 58.33.'],
    ['session,percent,player1\n,50,Ash', 'the session has no name. Write one.'],
    ['session,percent,player1\n1,50,', 'player1 is empty. Write a name.'],
    ['session,percent,player1\n1,,Ash', 'there is neither a percentage nor a place. Write one of them.'],
    ['session,place,player1,player2\n1,1,Ash,Ash', 'Ash cannot be their own partner. Correct one of the two names.'],
    [
      'session,place,player1,player2\n1,1,Ash,Elm\n1,2,Fir,Elm',
      'Elm has a result of this session on line 2 already. Correct the session or the name.',
    ],
  ])('with a problem says where and what to do: %j', (text, sentence) => {
    expect(rows(text)).toEqual([sentence]);
  });

  test('lists all its problems in order of lines', () => {
    const file = readSeasonCsv('session,place,percent,player1\n1,x,y,Ash\n,1,50,Elm,beyond');
    expect(file.kind === 'problems' && file.problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'place', 'place'],
      [2, 'percent', 'figure'],
      [3, null, 'cellBeyond'],
      [3, 'session', 'empty'],
    ]);
  });
});
