/** Lists as clubs have them: whatever separates the cells, however the text is stored, whatever the heads. */
import { describe, expect, test } from 'vitest';
import { CSV_SEPARATORS, readCsv, type CsvRow, type CsvSeparator } from '../../../../src/format/csv.ts';
import { columnsToMap } from '../../../../src/format/csv-event/mapping.ts';
import { readCsvEvent } from '../../../../src/format/csv-event/read.ts';
import { decodeText } from '../../../../src/format/decode-text.ts';
import { guessListColumns, type CsvContent, type ListColumn } from '../../../../src/format/list-file/columns.ts';
import { readEntriesList } from '../../../../src/format/list-file/entries.ts';
import { readMovementList } from '../../../../src/format/list-file/movement.ts';
import { readRankingList } from '../../../../src/format/list-file/ranking.ts';
import { recognizeContent } from '../../../../src/format/list-file/recognize.ts';
import { guessColumns } from '../../../../src/format/members/columns.ts';
import { readMembers } from '../../../../src/format/members/read.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';

/** A text in each way that programs store it. */
const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'Windows-1252': (text) => Buffer.from(text, 'latin1'),
};
const WAYS = CSV_SEPARATORS.flatMap((separator) =>
  Object.entries(ENCODINGS).map(
    ([encoding, encode]) => [JSON.stringify(separator), encoding, { separator, encode }] as const,
  ),
);

function rowsOf(bytes: Uint8Array): readonly CsvRow[] {
  const rows = readCsv(decodeText(bytes).text);
  if ('code' in rows) throw new Error(rows.code);
  return rows;
}

/** A file of cells; one that holds the separator is quoted. */
function fileOf(
  rows: readonly (readonly string[])[],
  separator: CsvSeparator,
  encode = ENCODINGS['UTF-8'],
): Uint8Array {
  const cell = (text: string) => (text.includes(separator) ? `"${text}"` : text);
  return encode?.(rows.map((cells) => cells.map(cell).join(separator)).join('\r\n')) ?? new Uint8Array();
}

function contentOf(bytes: Uint8Array): CsvContent | null {
  const rows = rowsOf(bytes);
  return recognizeContent(rows, columnsToMap(rows).guess);
}

const recognized = (text: string) => contentOf(Buffer.from(text));

describe.each(WAYS)('separated by %s, in %s', (_separator, _encoding, { separator, encode }) => {
  test('a movement', () => {
    const bytes = fileOf(
      [
        ['Table', 'Tour', 'Paire NS', 'Paire EO', 'Étuis', 'Remarque'],
        ['1', '1', '1', '4', '1-3', 'à côté'],
        ['2', '1', '2', '3', '4-6', ''],
      ],
      separator,
      encode,
    );
    expect(contentOf(bytes)).toBe('movement');
    const rows = rowsOf(bytes);
    const read = readMovementList(rows, guessListColumns('movement', rows));
    expect(read.movements).toMatchObject([{ section: '', spec: { tables: 2, rounds: 1, boardsPerRound: 3, sets: 2 } }]);
    expect(read.movements[0]?.spec).toMatchObject({
      schedule: [
        [
          { ns: 1, ew: 4, set: 1 },
          { ns: 2, ew: 3, set: 2 },
        ],
      ],
    });
  });

  test('entries', () => {
    const bytes = fileOf(
      [
        ['Paire', 'Joueur 1', 'Joueur 2'],
        ['A7', 'Zoé Élie', 'Noël, Loïc'],
        ['B2', 'Ann;Lee', 'Bob'],
      ],
      separator,
      encode,
    );
    expect(contentOf(bytes)).toBe('entries');
    const rows = rowsOf(bytes);
    expect(readEntriesList(rows, guessListColumns('entries', rows))).toMatchObject({
      entries: [
        { line: 2, number: 7, section: 'A', players: ['Zoé Élie', 'Noël, Loïc'] },
        { line: 3, number: 2, section: 'B', players: ['Ann;Lee', 'Bob'] },
      ],
      problems: [],
    });
  });

  test('rankings, with a decimal comma', () => {
    const bytes = fileOf(
      [
        ['Séance', 'Date', 'Rang', 'Noms', '%'],
        ['Été', '3/9/2026', '1', 'Zoé / Loïc', '58,33'],
        ['Été', '3/9/2026', '2', 'Ann / Bob', '41.67 %'],
        ['Été', '10/9/2026', '1=', 'Ann / Loïc', '50'],
      ],
      separator,
      encode,
    );
    expect(contentOf(bytes)).toBe('ranking');
    const rows = rowsOf(bytes);
    const { evenings, problems } = readRankingList(rows, guessListColumns('ranking', rows));
    expect(problems).toEqual([]);
    expect(evenings.map(({ name, day, rows: own }) => [name, day, own.length])).toEqual([
      ['Été', '3/9/2026', 2],
      ['Été', '10/9/2026', 1],
    ]);
    expect(evenings[0]?.rows).toMatchObject([
      { place: 1, percent: exact(5833, 100), players: ['Zoé', 'Loïc'] },
      { place: 2, percent: exact(4167, 100), players: ['Ann', 'Bob'] },
    ]);
  });
});

describe.each(WAYS)('separated by %s, in %s, mapped by its heads', (_separator, _encoding, { separator, encode }) => {
  test('members, with a decimal comma', () => {
    const bytes = fileOf(
      [
        ['Nom', 'Prénom', 'Licence', 'Handicap', 'À jour'],
        ['Élie', 'Zoé', '1882306', '-3,5', 'oui'],
        ['Noël', 'Loïc', '', '2.25', ''],
      ],
      separator,
      encode,
    );
    expect(contentOf(bytes)).toBe('members');
    const rows = rowsOf(bytes);
    expect(readMembers(rows, guessColumns(rows)).members).toMatchObject([
      { name: 'Zoé Élie', handicap: -350 },
      { name: 'Loïc Noël', handicap: 225 },
    ]);
  });

  test('results, with a decimal comma in an award', () => {
    const rows = [
      ['Étui', 'NS', 'EO', 'Contrat', 'Déclarant', 'Levées', 'Attribution', 'Remarque'],
      ['1', '1', '2', '4P', 'O', '10', '', 'à côté'],
      ['2', '1', '2', '', '', '', 'A62,5/37,5', ''],
    ];
    const { events, problems } = readCsvEvent(fileOf(rows, separator, encode));
    expect(problems).toEqual([]);
    expect(events[0]?.results.map(({ outcome }) => outcome)).toMatchObject([
      { kind: 'played', declarer: 'W', tricks: 10 },
      { kind: 'award', ns: 62.5, ew: 37.5 },
    ]);
    // Heads of no program are mapped on the screen: the same lines come of it.
    const unknown = rows.map((cells, line) => (line === 0 ? cells.map((_, place) => `x${place}`) : cells));
    const mapping = ['board', 'ns', 'ew', 'contract', 'declarer', 'tricks', 'award', 'nothing'] as const;
    const mapped = readCsvEvent(fileOf(unknown, separator, encode), mapping);
    expect(mapped.events[0]?.results).toEqual(events[0]?.results);
  });
});

describe('what a file holds', () => {
  test.each<[CsvContent | null, string]>([
    ['movement', 'round,table,ns,ew,set\n1,1,1,2,1\n'],
    ['movement', 'Section,Round,Table,NS,EW,Set\nA,1,1,1,2,1\n'],
    ['movement', 'Rd;Tbl;N-S;E-W\n1;1;1;2\n'],
    ['results', 'Nr.;N-S;E-W;Bid;By;Made\n1;1;2;4S;N;10\n'],
    ['results', 'Round,Table,NS,EW,Board No,Contract\n1,1,1,2,1,4S\n'],
    ['ranking', 'Place,Pair,Name 1,Name 2,Boards,Matchpoints,Maximum,%\n1,7,Ann,Bob,24,300,500,60.00\n'],
    ['ranking', '1;Ann Lee;Bob Roe;58,33\n2;Cleo Fay;Dan Oak;41,67\n'],
    ['entries', '2,Hal Elm4,Ola Fir4\n7,Wes Gorse4,Flo Hazel4\n'],
    ['entries', 'Team,Player 1,Player 2,Player 3,Player 4\nJura,Ann,Bob,Cleo,Dan\n'],
    ['entries', 'Pair,Name\n1,Ann & Bob\n'],
    ['members', 'Name,EBU\nAnn North,1234\n'],
    ['members', 'Full name;Licence\nAnn North;1234\n'],
    ['members', 'First name,Last name\nAnn,North\n'],
    // Members numbered by the club, or who plays tonight.
    [null, 'No,Name\n1,Ann North\n2,Bob South\n'],
    // Family names and first names, or pairs.
    [null, 'North,South\nAlder,Birch\n'.replace('North,South\n', '')],
    [null, '1,1,1,2,1\n1,2,3,4,2\n'],
    [null, 'foo,bar\nx,1\ny,2\n'],
  ])('%s', (content, text) => {
    expect(recognized(text)).toBe(content);
  });
});

function readEntries(text: string, mapping?: readonly ListColumn[]) {
  const rows = rowsOf(Buffer.from(text));
  return readEntriesList(rows, mapping ?? guessListColumns('entries', rows));
}

describe('a list that is not quite right', () => {
  test('names the lines of entries that can’t be taken, and takes the others', () => {
    const text = [
      'pair,line,player1,player2',
      '1,NS,Ann,Bob',
      '1,EO,Cleo,Dan',
      '1,NS,Eve,Fay',
      'x,,Gus,Hal',
      '3,up,Ida,Jon',
      '4,,Kim,Kim',
      '5,,,',
      `6,,${'L'.repeat(101)},Max`,
    ].join('\n');
    const { entries, problems } = readEntries(text);
    expect(entries.map(({ number, side, players }) => [number, side, ...players])).toEqual([
      [1, 'NS', 'Ann', 'Bob'],
      [1, 'EW', 'Cleo', 'Dan'],
    ]);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [4, 'numberTwice'],
      [5, 'numberUnreadable'],
      [6, 'sideUnreadable'],
      [7, 'nameTwice'],
      [8, 'nobody'],
      [9, 'longName'],
    ]);
  });

  test('takes a column for what is said of it, and no other', () => {
    const columns: readonly ListColumn[] = ['nothing', 'team', 'players'];
    expect(readEntries('a,b,c\n1,Jura,Ann / Bob / Cleo / Dan\n', columns).entries).toMatchObject([
      { number: null, team: 'Jura', players: ['Ann', 'Bob', 'Cleo', 'Dan'] },
    ]);
  });

  test('of places is taken whole or not at all, without guests', () => {
    const rows = rowsOf(Buffer.from('place,percent,player1,player2\n1,60,Ann,Bob\n,,Cleo,Dan\n2,forty,Eve,Fay\n'));
    const mapping = guessListColumns('ranking', rows);
    const { evenings, problems, unranked } = readRankingList(rows, mapping);
    expect(evenings).toEqual([]);
    expect(problems).toMatchObject([{ code: 'figure', line: 4, text: 'forty' }]);
    expect(unranked).toEqual([3]);
    expect(readRankingList(rows.slice(0, 3), mapping).evenings).toMatchObject([
      { name: '', day: '', rows: [{ line: 2 }] },
    ]);
  });
});
