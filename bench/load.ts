/**
 * `node bench/load.ts`: 200 tables write while 400 pages are open, 5 and 50 results a second. Another built project can
 * be named, to hold two beside each other.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBuiltServer } from '../test/e2e/server.ts';
import { enter, loadedRoom, openPages, writeAtRate } from './load/run.ts';
import { percentile } from './report.ts';
import { ROOM } from './rooms.ts';
import { PROJECT, residentMegabytes } from './startup.ts';

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: PROJECT },
    pages: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '20' },
    rates: { type: 'string', default: '5,50' },
  },
});
const data = mkdtempSync(path.join(os.tmpdir(), 'etui-load-'));
try {
  const room = loadedRoom(data, ROOM, 8);
  const server = await startBuiltServer(path.resolve(values.project), data);
  const door = await enter(server.address);
  let next = 0;
  // the first answers find nothing cached
  await writeAtRate(door, room.session, room.open.slice(next, (next += 20)), 20);
  for (const aSecond of values.rates.split(',').map(Number)) {
    const endPages = await openPages(door, Number(values.pages));
    const lines = room.open.slice(next, (next += aSecond * Number(values.seconds)));
    const cpu = process.hrtime.bigint();
    const { times, refused, again } = await writeAtRate(door, room.session, lines, aSecond);
    const took = Number(process.hrtime.bigint() - cpu) / 1e9;
    await new Promise((resolve) => void setTimeout(resolve, 6000));
    const pages = await endPages();
    const of = (share: number) => percentile(times, share).toFixed(1);
    console.log(
      `${aSecond}/s: ${times.length} in ${took.toFixed(1)} s, refused ${refused.length}, sent again ${again.length}`,
      `p50 ${of(0.5)} p95 ${of(0.95)} p99 ${of(0.99)} max ${of(1)} ms, ${residentMegabytes(server.pid ?? 0)?.toFixed(0)} MB`,
    );
    console.log(JSON.stringify(pages));
    for (const refusal of refused) console.log(`refused: ${refusal}`);
  }
  await server.stop();
} finally {
  rmSync(data, { recursive: true, force: true });
}
