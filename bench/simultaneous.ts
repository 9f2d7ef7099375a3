import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomFrom, randomInteger, type Random } from '../src/basics/random.ts';
import type { Figure } from './report.ts';

const CLUBS = 1000;
const TABLES = 20;
const BOARDS = 24;
const CONTRACTS = ['3NT', '4S', '4H', '2S', '1NT', '5D', '6NT', '4SX', '3D'] as const;

/** `etui combine` over the files of a thousand clubs, as a process of its own: 480,000 results. */
export function benchSimultaneous(folder: string): Figure[] {
  mkdirSync(folder, { recursive: true });
  const random = randomFrom(CLUBS);
  const files = Array.from({ length: CLUBS }, (_, club) => {
    const file = path.join(folder, `club ${club + 1}.csv`);
    writeFileSync(file, clubFile(random));
    return file;
  });
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', memoryReport(folder), 'main/cli.ts', 'combine', ...files, '--json'],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const time = performance.now() - start;
  const ranked = status === 0 ? (JSON.parse(stdout) as { readonly ranking: readonly unknown[] }).ranking.length : 0;
  if (ranked !== 2 * CLUBS * TABLES) throw new Error(stderr);
  const kilobytes = Number(/^most memory (\d+)$/m.exec(stderr)?.[1]);
  const name = `${CLUBS} clubs of ${TABLES} tables x ${BOARDS} boards`;
  return [
    { name: `${name}, read, compared and ranked`, value: time, unit: 'ms', limit: 10_000 },
    { name: `${name}, most memory`, value: kilobytes / 1024, unit: 'MB', limit: 1024 },
  ];
}

/** A module that makes a process say at its end how much memory it took at most. */
function memoryReport(folder: string): string {
  const file = path.join(folder, 'memory.mjs');
  writeFileSync(file, "process.on('exit', () => console.error(`most memory ${process.resourceUsage().maxRSS}`));\n");
  return file;
}

/** A Mitchell: the pair from East-West meets another one at every board. */
function clubFile(random: Random): string {
  const lines = ['board,ns,ew,contract,declarer,tricks'];
  for (let board = 1; board <= BOARDS; board++) {
    for (let table = 1; table <= TABLES; table++) {
      const contract = CONTRACTS[randomInteger(random, CONTRACTS.length)];
      const declarer = 'NESW'.charAt(randomInteger(random, 4));
      const away = ((table + board) % TABLES) + 1;
      lines.push([board, table, away, contract, declarer, 6 + randomInteger(random, 8)].join(','));
    }
  }
  return lines.join('\n');
}
