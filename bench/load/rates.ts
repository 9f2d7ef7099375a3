import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../../test/e2e/server.ts';
import { percentile, type Figure } from '../report.ts';
import { ROOM } from '../rooms.ts';
import { PROJECT, residentMegabytes } from '../startup.ts';
import type { PagesReport } from './pages.ts';
import { enter, loadedRoom, openPages, writeAtRate, type WritesReport } from './run.ts';

export interface LoadOptions {
  readonly data: string;
  /** A built project. */
  readonly project: string;
  readonly pages: number;
  readonly seconds: number;
  /** Writes a second, one rate after another. */
  readonly rates: readonly number[];
}

/** What became of the writes at one rate, and what the pages were told. */
export interface RateReport extends WritesReport {
  readonly aSecond: number;
  /** Of the server afterwards; null where the system doesn't tell it. */
  readonly megabytes: number | null;
  readonly pages: PagesReport;
}

/** Writes after which everything is cached that can be. */
const FIRST = 20;
/** How long pages may take to catch up after the last write, in milliseconds. */
const CATCHING_UP = 6000;

/** Lets 200 tables write while so many pages are open, at one rate after another. */
export async function loadAtRates(options: LoadOptions): Promise<readonly RateReport[]> {
  const { data, project, pages, seconds, rates } = options;
  const room = loadedRoom(data, ROOM, 8);
  const server = await startBuiltServer(project, data);
  const reports: RateReport[] = [];
  try {
    const door = await enter(server.address);
    let next = FIRST;
    await writeAtRate(door, room.session, room.open.slice(0, FIRST), FIRST);
    for (const aSecond of rates) {
      const endPages = await openPages(door, pages);
      const lines = room.open.slice(next, (next += aSecond * seconds));
      const written = await writeAtRate(door, room.session, lines, aSecond);
      await sleep(CATCHING_UP);
      const told = await endPages();
      reports.push({ aSecond, ...written, megabytes: residentMegabytes(server.pid ?? 0), pages: told });
    }
    return reports;
  } finally {
    await server.stop();
  }
}

/** The longest that 99 of 100 writes may take, by writes a second. */
const LIMITS = new Map([
  [5, 50],
  [50, 250],
]);

/** A full room for a few seconds at each rate. */
export async function benchLoad(data: string): Promise<Figure[]> {
  const rates = [...LIMITS.keys()];
  const reports = await loadAtRates({ data, project: PROJECT, pages: 400, seconds: 10, rates });
  return reports.flatMap(({ aSecond, times, refused, megabytes }): Figure[] => {
    const [first] = refused;
    if (first !== undefined) throw new Error(`${refused.length} writes refused, the first ${first}`);
    const name = `${aSecond} writes a second`;
    const limit = LIMITS.get(aSecond);
    return [
      { name: `${name}, median`, value: percentile(times, 0.5), unit: 'ms' },
      {
        name: `${name}, 99th percentile`,
        value: percentile(times, 0.99),
        unit: 'ms',
        ...(limit === undefined ? {} : { limit }),
      },
      ...(megabytes === null ? [] : [{ name: `${name}, memory`, value: megabytes, unit: 'MB' as const }]),
    ];
  });
}
