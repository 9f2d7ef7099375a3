/**
 * `npm run soak`: 200 tables write for an hour while 400 pages are open, come and go. `npm run soak -- --minutes 5` is
 * shorter. Fails where something was refused or memory grew.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { growth, soak } from './load/soak.ts';
import { ROOM } from './rooms.ts';

/** Megabytes that come and go with what the collector has not yet swept. */
const FLAT = 60;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    pages: { type: 'string', default: '400' },
    rate: { type: 'string', default: '5' },
  },
});
const data = mkdtempSync(path.join(os.tmpdir(), 'etui-soak-'));
try {
  const report = await soak({
    data,
    seconds: Number(values.minutes) * 60,
    pages: Number(values.pages),
    aSecond: Number(values.rate),
    sections: ROOM,
    say: (line) => console.log(line),
  });
  if (report.again.length > 0)
    console.log(`${report.again.length} sent again: ${[...new Set(report.again)].join(', ')}`);
  for (const refusal of report.refused) console.log(`refused: ${refusal}`);
  const grown = growth(report.memory);
  console.log(
    `${report.writes} writes, ${report.refused.length} refused, 99th percentile ${report.slowest.toFixed(1)} ms`,
  );
  console.log(`${report.pages.opened} pages opened, ${report.pages.events} events, ${report.pages.fetches} fetches`);
  console.log(`memory from the second quarter to the last: ${grown.toFixed(0)} MB more`);
  if (report.refused.length > 0 || report.pages.failed > 0 || grown > FLAT) process.exitCode = 1;
} finally {
  rmSync(data, { recursive: true, force: true });
}
