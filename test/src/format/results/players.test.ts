import { describe, expect, test } from 'vitest';
import { readResultsCsv, type ResultsCsv } from '../../../../src/format/results/csv.ts';
import { resultsCsvProblemSentence } from '../../../../src/language/files/results.ts';

function read(text: string, winners: 1 | 2 | null = null): ResultsCsv {
  const file = readResultsCsv(text, winners);
  if (file.kind === 'problems') throw new Error(JSON.stringify(file.problems));
  return file;
}

function problems(text: string): unknown {
  const file = readResultsCsv(text, null);
  return file.kind === 'problems' ? file.problems : [];
}

describe('an individual', () => {
  const text = 'board,n,s,e,w,score\n1,10,2,Ann,4,420\n2,2,Ann,10,4,-50';

  test('four players a line, one ranking whatever is asked', () => {
    const file = read(text, 2);
    expect(file).toMatchObject({ winners: 1, seating: 'players' });
    expect(file.entries.map(({ name }) => name)).toEqual(['2', '4', '10', 'Ann']);
    expect(file.results).toMatchObject([
      { board: 1, ns: 2, partners: { ns: 0, ew: 1 }, ew: 3, score: 420 },
      { board: 2, ns: 0, partners: { ns: 3, ew: 1 }, ew: 2, score: -50 },
    ]);
  });

  test('the same number in two sections is two players', () => {
    const file = read('section,board,n,s,e,w,score\nA,1,1,2,3,4,420\nB,1,1,2,3,4,420');
    expect(file.entries.map(({ section, name }) => `${section}${name}`)).toEqual([
      'A1',
      'A2',
      'A3',
      'A4',
      'B1',
      'B2',
      'B3',
      'B4',
    ]);
  });

  test('a file that names pairs is one of pairs', () => {
    expect(read('board,ns,ew,n,score\n1,1,2,9,420')).toMatchObject({ seating: 'pairs', results: [{ ns: 0, ew: 1 }] });
  });

  test('a seat that is missing, empty, or taken by somebody who is there already', () => {
    expect(problems('board,n,s,e,score\n1,1,2,3,420')).toEqual([
      { kind: 'problem', line: 1, column: 'w', code: 'columnMissing' },
    ]);
    expect(problems('board,n,s,e,w,score\n1,1,,3,4,420')).toEqual([
      { kind: 'problem', line: 2, column: 's', code: 'empty' },
    ]);
    expect(problems('board,n,s,e,w,score\n1,1,2,3,1,420\n1,5,6,3,8,50\n2,1,2,3,4,50')).toEqual([
      { kind: 'problem', line: 2, column: 'w', code: 'playerTwice', player: '1', board: 1, firstLine: 2 },
      { kind: 'problem', line: 3, column: 'e', code: 'playerTwice', player: '3', board: 1, firstLine: 2 },
    ]);
  });

  test('a player twice is told apart at one table and at two', () => {
    const file = readResultsCsv('board,n,s,e,w,score\n1,1,2,3,1,420\n1,5,6,3,8,50', null);
    const sentences = file.kind === 'problems' ? file.problems.map((one) => resultsCsvProblemSentence(one, 'en')) : [];
    expect(sentences).toEqual([
      'player 1 sits twice at the table. Correct one of the seats.',
      'player 3 already has a result on board 1, on line 2. Correct the player or the board, or remove a line.',
    ]);
  });
});

describe('what a line is held against', () => {
  test('a datum, with or without sign; none where the cell is empty', () => {
    const file = read(
      'board,ns,ew,score,datum\n1,1,2,420,330\n2,1,2,420,-50\n3,1,2,420,+45\n4,1,2,420,\u221250\n5,1,2,420,',
    );
    expect(file.results.map(({ datum }) => datum)).toEqual([330, -50, 45, -50, undefined]);
    expect(problems('board,ns,ew,score,datum\n1,1,2,420,par')).toEqual([
      { kind: 'problem', line: 2, column: 'datum', code: 'datum', text: 'par' },
    ]);
  });

  test('a match, of its section', () => {
    const file = read('board,ns,ew,score,match,section\n1,1,2,420,a,\n2,1,2,420,a,B\n3,1,2,420,,B\n4,1,2,420,,');
    expect(file.results.map(({ match }) => match)).toEqual(['a', 'B a', 'B', undefined]);
  });
});
