import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV } from '../../../../src/format/csv-event/format.ts';
import { readCsv } from '../../../../src/format/csv.ts';
import { columnsToMap } from '../../../../src/format/csv-event/mapping.ts';
import { readCsvEvent } from '../../../../src/format/csv-event/read.ts';
import type { TournamentEvent } from '../../../../src/format/event/event.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => CSV.parse(bytesOf(text));
const writeAgain = (event: TournamentEvent) => CSV.parse(CSV.make?.(event) ?? new Uint8Array());

describe('an event as CSV', () => {
  it('has pairs by number and line, with their names, rounds and tables', () => {
    const { events, problems } = read(
      'section;round;table;board;ns;ew;contract;declarer;tricks;award;ns_player1;ns_player2;ew_player1;ew_player2\n' +
        'A;1;1;1;1;1;4S;N;10;;Ann;Bob;Cleo;Dan\nA;1;2;3;2;2;;;;A6040;Eve;Fay;;\nA;2;1;3;1;2;PASS;;;;;;;\n' +
        'A;2;2;1;2;1;;;;NP;;;;\n',
    );
    expect(problems).toEqual([]);
    const [event] = events;
    expect(event?.winners).toBe(2);
    expect(event?.entries.map(({ number, line, section, players }) => [section, line, number, players.length])).toEqual(
      [
        ['A', 'NS', '1', 2],
        ['A', 'NS', '2', 2],
        ['A', 'EW', '1', 2],
        ['A', 'EW', '2', 0],
      ],
    );
    expect(event?.results.map(({ at, round, table, outcome }) => [at, round, table, outcome.kind])).toEqual([
      [2, 1, 1, 'played'],
      [3, 1, 2, 'award'],
      [4, 2, 1, 'passedOut'],
      [5, 2, 2, 'notPlayed'],
    ]);
  });

  it('reads every line of an archive of 100,000 results', () => {
    const lines = Array.from(
      { length: 100_000 },
      (_, at) => `${(at % 40) + 1},${(at % 999) + 1},${(at % 998) + 1},420`,
    );
    const { events, problems } = read(`board,ns,ew,score\n${lines.join('\n')}\n`);
    expect([events[0]?.results.length, problems]).toEqual([100_000, []]);
  });

  it('reads what has no heads: results with a score of either side, and deals as sixteen suits', () => {
    const bare = read('12,8,3,2H,N,10,170,,4,0\n12,5,2,2S,W,8,,110,0,4\n');
    expect(bare.problems).toEqual([]);
    expect(bare.events[0]?.results.map(({ board, outcome }) => [board, outcome.kind])).toEqual([
      [12, 'played'],
      [12, 'played'],
    ]);
    const suits = '"65","A53","JT7","AK762","AK87","QT4","AK98","95","JT9","982","Q532","Q83","Q432","KJ76","64","JT4"';
    expect(read(`${suits},"1","N/-"\n`).events[0]?.deals).toMatchObject([{ board: 1, deal: { N: { S: ['6', '5'] } } }]);
  });

  it('keeps the lines without a problem, and says where the others are', () => {
    const { events, problems } = read(
      'board,ns,ew,contract,declarer,tricks,score\n1,1,2,4S,N,10,420\n1,3,4,9S,N,10,450\nx,1,2,4S,N,10,\n1,5,6,4S,N,10,430\n1,7,,4S,N,10,\n',
    );
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['contractUnreadable', 3],
      ['boardUnreadable', 4],
      ['scoreDisagrees', 5],
      ['playersMissing', 6],
    ]);
    expect(events[0]?.results.map(({ at, outcome }) => [at, outcome.kind])).toEqual([
      [2, 'played'],
      [3, 'score'],
      [5, 'score'],
    ]);
    expect(read('').problems).toMatchObject([{ code: 'emptyFile' }]);
    expect(read('wine,cheese\n1,2\n').problems).toMatchObject([{ code: 'columnsUnknown', line: 1 }]);
  });

  it('has a hundred columns that somebody may say the meaning of, and no more', () => {
    const text = `Bd;N/S;E/W;EW score${';x'.repeat(400)}\n1;1;2;50${';y'.repeat(400)}\n`;
    const rows = readCsv(text);
    const { columns, guess } = columnsToMap('code' in rows ? [] : rows);
    expect([columns.length, guess.length, guess.indexOf('ewScore')]).toEqual([100, 100, 3]);
    expect(readCsvEvent(Buffer.from(text), guess).events[0]?.results).toMatchObject([
      { outcome: { kind: 'score', score: -50 } },
    ]);
  });

  it('has names in the letters of an older spreadsheet', () => {
    const bytes = Uint8Array.from(Buffer.from('board,ns,ew,score,ns_player1\n1,1,2,420,René\n', 'latin1'));
    expect(CSV.parse(bytes).events[0]?.entries[0]?.players).toEqual([{ name: 'René', numbers: {} }]);
  });

  it('reads again what it wrote', () => {
    const cell = fc.constantFrom(
      '4S,N,10,,',
      '3NTXX,W,7,,',
      'PASS,,,,',
      ',,,420,',
      ',,,,A6040',
      ',,,,A+/-',
      ',,,,NP',
      ',,,,67%170+33%140',
      ',,,,S-50/450',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 36 }), cell), { minLength: 1 }), (lines) => {
        const text = lines.map(([board, result], at) => `${board},${2 * at + 1},${2 * at + 2},${result}`);
        const first = read(`board,ns,ew,contract,declarer,tricks,score,award\n${text.join('\n')}\n`);
        expect(first.problems).toEqual([]);
        const [event] = first.events;
        expect(event && writeAgain(event)).toEqual(first);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(CSV.parse(bytes).format).toBe('csv');
      }),
    );
  });
});
