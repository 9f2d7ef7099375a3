import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResultInput } from '../../main/club/results/input.ts';
import { startDoor } from '../../test/e2e/server.ts';
import { percentile } from '../report.ts';
import { PROJECT, residentMegabytes } from '../startup.ts';
import type { PagesReport } from './pages.ts';
import { enter, loadedRoom, openPages, writeAtRate } from './run.ts';

export interface SoakOptions {
  readonly data: string;
  readonly seconds: number;
  readonly pages: number;
  readonly aSecond: number;
  /** The tables of each section. */
  readonly sections: readonly number[];
  /** Hears how it goes, after each of `PARTS`. */
  readonly say?: (line: string) => void;
}

export interface SoakReport {
  readonly writes: number;
  readonly refused: readonly string[];
  /** Why writes were sent again. */
  readonly again: readonly string[];
  /** The 99th percentile of a write, in milliseconds. */
  readonly slowest: number;
  /** Resident memory after each part, in megabytes; empty where the system doesn't tell it. */
  readonly memory: readonly number[];
  readonly pages: PagesReport;
}

const PARTS = 12;

/** Lets a room write for so long while pages come and go, and looks whether memory stays flat. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { data, seconds, pages, aSecond, sections, say = () => {} } = options;
  const room = loadedRoom(data, sections, 8);
  const server = await startDoor([path.join(PROJECT, 'main/serve.ts'), '--port', '0', '--data', data], process.env);
  try {
    const door = await enter(server.address);
    const endPages = await openPages(door, pages);
    const times: number[] = [];
    const refused: string[] = [];
    const again: string[] = [];
    const memory: number[] = [];
    const lines = endless(room.open);
    for (let part = 1; part <= PARTS; part += 1) {
      const count = Math.max(1, Math.round((seconds * aSecond) / PARTS));
      const written = await writeAtRate(door, room.session, Array.from({ length: count }, lines), aSecond);
      times.push(...written.times);
      refused.push(...written.refused);
      again.push(...written.again);
      const resident = residentMegabytes(server.pid ?? 0);
      if (resident !== null) memory.push(resident);
      say(`${part}/${PARTS}: ${times.length} written, ${refused.length} refused, ${resident?.toFixed(0) ?? '?'} MB`);
    }
    await sleep(Math.min(20_000, seconds * 100));
    return { writes: times.length, refused, again, slowest: percentile(times, 0.99), memory, pages: await endPages() };
  } finally {
    await server.stop();
  }
}

/** Every line in turn, and then again as a correction of the version before. */
function endless(lines: readonly ResultInput[]): () => ResultInput {
  let next = 0;
  return () => {
    const line = lines[next % lines.length];
    if (!line) throw new Error('a room has lines');
    const turn = Math.floor(next / lines.length);
    next += 1;
    return turn === 0 ? line : { ...line, note: `correction ${turn}`, expectedVersion: turn };
  };
}

/** How much more memory the last quarter of the parts took than the second, in megabytes. */
export function growth(memory: readonly number[]): number {
  const quarter = Math.floor(memory.length / 4);
  const [early, late] = [memory.slice(quarter, 2 * quarter), memory.slice(-quarter)];
  return percentile(late, 0.5) - percentile(early, 0.5);
}
