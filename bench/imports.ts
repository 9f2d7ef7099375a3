/** Results of a simultaneous and of a season's archive in one CSV, taken over into a club. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openDoor } from '../main/app/director/door.ts';
import { isProblem } from '../main/store/problem.ts';
import type { Figure } from './report.ts';
import { wait } from './wait.ts';

const LINES = 100_000;
const [TABLES, BOARDS, BOARDS_PER_ROUND] = [5, 20, 4];
const ARCHIVE_BOARDS = 999;
const LIMIT = 2000;
/** Each result is checked against the schedule and the other results of who sits there, by the file itself. */
const LIMIT_WRITTEN = 4000;

export async function benchImports(data: string): Promise<Figure[]> {
  return [
    ...(await imported(path.join(data, 'simultaneous'), '1000 clubs', simultaneous())),
    ...(await imported(path.join(data, 'archive'), 'an archive of 999 boards', archive())),
  ];
}

async function imported(folder: string, name: string, lines: readonly string[]): Promise<Figure[]> {
  mkdirSync(folder, { recursive: true });
  const door = openDoor({ file: path.join(folder, 'club.sqlite'), now: () => new Date() });
  if (isProblem(door)) throw new Error(door.code);
  const file = { file: Buffer.from(lines.join('\n')).toString('base64'), fileName: 'results.csv' };
  const preview = await wait(door, '/api/foreign-files/preview', file);
  const event = { event: 0, name: 'Archive', date: '2026-09-01', method: 'matchpoints', answers: [] };
  const taken = await wait(door, '/api/foreign-files', { ...file, ...event });
  door.close();
  return [
    { name: `${LINES} lines of ${name} looked at`, value: preview, unit: 'ms', limit: LIMIT },
    { name: 'the same taken over', value: taken, unit: 'ms', limit: LIMIT_WRITTEN },
  ];
}

/** Each club a section: a Mitchell whose pairs from East-West follow on those from North-South. */
function simultaneous(): readonly string[] {
  const lines = ['board,section,round,table,ns,ew,contract,declarer,result'];
  for (let club = 1; club <= LINES / (TABLES * BOARDS); club++) {
    for (let board = 1; board <= BOARDS; board++) {
      for (let table = 1; table <= TABLES; table++) {
        const round = ((Math.ceil(board / BOARDS_PER_ROUND) - table + TABLES) % TABLES) + 1;
        const ew = ((table - round + 2 * TABLES) % TABLES) + 1 + TABLES;
        lines.push(`${board},${club},${round},${table},${table},${ew},4S,${'NESW'.charAt((board + table) % 4)},=`);
      }
    }
  }
  return lines;
}

function archive(): readonly string[] {
  const lines = Array.from({ length: LINES }, (_, line) => {
    const turn = Math.floor(line / ARCHIVE_BOARDS);
    return `${1 + (line % ARCHIVE_BOARDS)},${1 + turn},${500 + turn},4S,N,=`;
  });
  return ['board,ns,ew,contract,declarer,result', ...lines];
}
