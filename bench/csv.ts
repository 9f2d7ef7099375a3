/** The readers of CSV at a length that no club has: what takes longer by the square shows here. */
import { readCsv } from '../src/format/csv.ts';
import { readEntriesCsv } from '../src/format/entries/csv.ts';
import { guessColumns } from '../src/format/members/columns.ts';
import { readMembers } from '../src/format/members/read.ts';
import { readResultsCsv } from '../src/format/results/csv.ts';
import { readSeasonCsv } from '../src/format/season-csv.ts';
import type { Figure } from './report.ts';

const LINES = 100_000;
const LIMIT = 2000;
const BOARDS = 999;
const A_SESSION = 100;

export function benchCsv(): Figure[] {
  const members = file('name,FFB,handicap', (line) => [`Anne Name${line}`, line, line % 9]);
  const entries = file('entry,name1,name2', (line) => [line + 1, `Anne ${line}`, `Ben ${line}`]);
  const results = file('board,ns,ew,contract,declarer,result', (line) => {
    const turn = Math.floor(line / BOARDS);
    return [1 + (line % BOARDS), 1 + turn, 500 + turn, '4S', 'N', '='];
  });
  const season = file('session,place,percent,player1,player2', (line) => {
    const place = line % A_SESSION;
    return [1 + Math.floor(line / A_SESSION), 1 + place, '50.5', `Anne ${place}`, `Ben ${place}`];
  });
  return [
    figure('members', () => {
      const rows = readCsv(members);
      if (!('code' in rows)) readMembers(rows, guessColumns(rows));
    }),
    figure('entries', () => readEntriesCsv(entries)),
    figure('results', () => readResultsCsv(results, null)),
    figure('a season', () => readSeasonCsv(season)),
  ];
}

function file(heads: string, cellsOf: (line: number) => readonly (string | number)[]): string {
  return [heads, ...Array.from({ length: LINES }, (_, line) => cellsOf(line).join(','))].join('\n');
}

function figure(name: string, read: () => unknown): Figure {
  const start = performance.now();
  read();
  return { name, value: performance.now() - start, unit: 'ms', limit: LIMIT };
}
