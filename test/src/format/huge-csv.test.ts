/** A call takes about 120,000 arguments: a reader that gives one a row or a column ends on a file of more. */
import { expect, test } from 'vitest';
import { readCsv } from '../../../src/format/csv.ts';
import { readClubNamesCsv } from '../../../src/format/entries/club-names.ts';
import { readEntriesCsv } from '../../../src/format/entries/csv.ts';
import { readMasterpointsCsv } from '../../../src/format/masterpoints-csv.ts';
import { readMatchCsv } from '../../../src/format/match/csv.ts';
import { readStageMatchesCsv } from '../../../src/format/matches/csv.ts';
import { guessColumns } from '../../../src/format/members/columns.ts';
import { readMembers } from '../../../src/format/members/read.ts';
import { readMovementCsv } from '../../../src/format/movement-csv.ts';
import { readResultsCsv } from '../../../src/format/results/csv.ts';
import { readRubberCsv } from '../../../src/format/rubber-csv.ts';
import { readScaleCsv } from '../../../src/format/scale-csv.ts';
import { readSeasonCsv } from '../../../src/format/season-csv.ts';

const MANY = 125_000;
const ROOM = { name: 'Ours', boardsPerRound: 2, copies: 1 };

test.each<[string, (text: string) => unknown, string, string]>([
  ['results', (text) => readResultsCsv(text, null), 'board,ns,ew,score', '1,1,2,x'],
  ['entries', readEntriesCsv, 'entry,lot', '1,x'],
  ['names of clubs', readClubNamesCsv, 'club,entry,name', 'L,1,'],
  ['matches', readStageMatchesCsv, 'round,home,away', '1,1,2'],
  ['a match', (text) => readMatchCsv(text), 'board,room,score', '1,open,x'],
  ['a season', (text) => readSeasonCsv(text), 'session,place,player1', '1,1,Ann'],
  ['a movement', (text) => readMovementCsv(text, ROOM), 'round,table,ns,ew,set', '1,1,1,2,1'],
  ['a scale', readScaleCsv, 'boards,imps,winner,loser', '8,3,20,0'],
  ['masterpoints', readMasterpointsCsv, 'tables,1,2', '3,10,6'],
  ['a rubber', readRubberCsv, 'contract,declarer,tricks', '4S,N,10'],
  [
    'members',
    (text) => {
      const rows = readCsv(text);
      return 'code' in rows ? rows : readMembers(rows, guessColumns(rows));
    },
    'name,FFB',
    'Ann,7',
  ],
])('%s of many lines, or of many columns, are read to the end', (_, read, heads, line) => {
  expect(read(`${heads}\n${`${line}\n`.repeat(MANY)}`)).toBeTypeOf('object');
  expect(read(`${heads}${',x'.repeat(MANY)}\n${line}${','.repeat(MANY)}1\n`)).toBeTypeOf('object');
});
