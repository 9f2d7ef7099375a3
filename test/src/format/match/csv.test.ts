import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMatchCsv, type MatchCsv } from '../../../../src/format/match/csv.ts';
import { matchCsvProblemSentence } from '../../../../src/language/files/match.ts';

function read(...lines: readonly string[]): MatchCsv {
  const file = readMatchCsv(lines.join('\n'));
  if (file.kind === 'problems') throw new Error(JSON.stringify(file.problems));
  return file;
}

/** Codes with their lines and columns. */
function problems(...lines: readonly string[]): readonly string[] {
  const file = readMatchCsv(lines.join('\n'));
  if (file.kind === 'match') return [];
  return file.problems.map(({ line, column, code }) => `${line} ${column ?? ''} ${code}`);
}

describe('the file of a match', () => {
  test('without names: home North-South in the open room, away in the closed', () => {
    const file = read('board,room,score', '2,open,620', '2,closed,170', '1,Ouverte,0', '1,II,-50');
    expect(file).toMatchObject({ names: null, boards: [1, 2] });
    expect(file.lines.map(({ line, board, room, ns, result }) => [line, board, room, ns, result])).toEqual([
      [2, 2, 'open', 'home', { kind: 'score', score: 620 }],
      [3, 2, 'closed', 'away', { kind: 'score', score: 170 }],
      [4, 1, 'open', 'home', { kind: 'score', score: 0 }],
      [5, 1, 'closed', 'away', { kind: 'score', score: -50 }],
    ]);
  });

  test('with names: home is who is named North-South in the open room, and seats are as they were', () => {
    const file = read('room,board,ns,ew,score', 'closed,1,Elm,Oak,170', 'open,1,Oak,Elm,620', 'open,2,Elm,Oak,50');
    expect(file.names).toEqual({ home: 'Oak', away: 'Elm' });
    expect(file.lines.map(({ ns }) => ns)).toEqual(['away', 'home', 'away']);
    expect(read('room,board,ns,ew,score', 'closed,1,Elm,Oak,170').names).toEqual({ home: 'Oak', away: 'Elm' });
  });

  test('awards are grades, a weighted score is assigned and has no contract', () => {
    const file = read('board;room;award', '1;open;A6040', '2;open;NP', '3;open;67%170+33%140');
    expect(file.lines.map(({ result }) => result)).toEqual([
      { kind: 'award', ns: 'plus', ew: 'minus' },
      { kind: 'notPlayed' },
      {
        kind: 'weighted',
        scores: [
          { score: 170, percent: 67 },
          { score: 140, percent: 33 },
        ],
      },
    ]);
    expect(file.lines.map(({ outcome }) => outcome?.kind)).toEqual(['award', 'notPlayed', undefined]);
  });
});

describe('what is wrong is named by line and column', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['nothing at all', [''], ['1  emptyFile']],
    ['only a header', ['board,room,score'], ['1  noResults']],
    ['no room', ['board,score', '1,420'], ['1 room columnMissing']],
    ['neither board nor result', ['room', 'open'], ['1 board columnMissing', '1  resultColumnMissing']],
    ['two rooms', ['board,room,Room,score', '1,open,open,420'], ['1 room columnTwice']],
    ['a strange room', ['board,room,score', '1,kitchen,420', '2,,420'], ['2 room room', '3 room empty']],
    ['a strange board', ['board,room,score', 'x,open,420', ',open,420'], ['2 board board', '3 board empty']],
    ['a strange score', ['board,room,score', '1,open,421'], ['2 score score']],
    ['a board twice from one table', ['board,room,score', '1,open,420', '1,o,450'], ['3  lineTwice']],
    [
      'a third team',
      ['board,room,ns,ew,score', '1,open,A,B,0', '1,closed,C,A,0', '2,open,A,D,0'],
      ['3 ns otherTeam', '4 ew otherTeam'],
    ],
    ['one team alone', ['board,room,ns,ew,score', '1,open,A,B,0', '2,open,A,A,0'], ['3 ew teamAgainstItself']],
    [
      'half a name',
      ['board,room,ns,ew,score', '1,open,A,B,0', '1,closed,,A,0', '2,open,A,,0'],
      ['3 ns empty', '4 ew empty'],
    ],
    ['another percentage', ['board,room,award', '1,open,A7030'], ['2 award awardWithoutGrade']],
    ['an open quotation mark', ['board,room,score', '1,"open,420'], ['2  quoteNotClosed']],
  ])('%s', (_, lines, expected) => {
    expect(problems(...lines)).toEqual(expected);
  });

  test('the rooms have a French head too', () => {
    const file = readMatchCsv('Étui;Salle;Contrat;Déclarant;Levées\n1;Ouverte;4P;N;10\n1;fermée;4P;N;9');
    expect(file.kind === 'match' && file.lines.map(({ room, ns }) => [room, ns])).toEqual([
      ['open', 'home'],
      ['closed', 'away'],
    ]);
    expect(problems('Étui;Salle;salle;Marque', '1;1;1;420')).toEqual(['1 room columnTwice']);
  });

  test('in both languages', () => {
    const file = readMatchCsv('board,room,ns,ew,score,award\n1,open,A,B,0,\n1,1,A,C,0,\n2,hall,A,A,,A7030');
    if (file.kind === 'match') throw new Error('no problem');
    const said = (language: 'en' | 'fr') => file.problems.map((problem) => matchCsvProblemSentence(problem, language));
    expect(said('en')).toEqual([
      'team C is none of the two of this match. A file holds one match: correct the name, or leave ns and ew empty.',
      'board 1 already has a result from the open room, on line 2. Correct the board or the room, or remove a line.',
      '“hall” is not a room. Write open or closed.',
      'A7030 has no worth in a team match: average plus is 60, average 50, average minus 40. Write one of these for each side.',
      'team A cannot play against itself. Write the other team on one side.',
    ]);
    expect(said('fr')[1]).toBe(
      'l’étui 1 a déjà un résultat de la salle ouverte, ligne 2. Corrigez l’étui ou la salle, ou supprimez une ligne.',
    );
  });

  test('whatever the text is, it is read or refused, never thrown', () => {
    const cell = fc.constantFrom(
      '1',
      '2',
      'open',
      'closed',
      'A',
      'B',
      '420',
      'A6040',
      'NP',
      '',
      '"',
      'x',
      '60%420+40%-50',
    );
    const row = fc.array(cell, { maxLength: 7 }).map((cells) => cells.join(','));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const file = readMatchCsv(['board,room,ns,ew,score,award', ...rows].join('\n'));
        expect(file.kind === 'match' ? file.lines.length : file.problems.length).toBeGreaterThan(0);
      }),
    );
  });
});
