/**
 * `npm run load`: 200 tables write while 400 pages are open, 5 and 50 results a second. Another built project can be
 * named, to hold two beside each other.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadAtRates } from './load/rates.ts';
import { percentile } from './report.ts';
import { PROJECT } from './startup.ts';

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
  const reports = await loadAtRates({
    data,
    project: path.resolve(values.project),
    pages: Number(values.pages),
    seconds: Number(values.seconds),
    rates: values.rates.split(',').map(Number),
  });
  for (const { aSecond, times, refused, again, megabytes, pages } of reports) {
    const of = (share: number) => percentile(times, share).toFixed(1);
    console.log(
      `${aSecond}/s: ${times.length} written, refused ${refused.length}, sent again ${again.length},`,
      `p50 ${of(0.5)} p95 ${of(0.95)} p99 ${of(0.99)} max ${of(1)} ms, ${megabytes?.toFixed(0) ?? '?'} MB`,
    );
    console.log(JSON.stringify(pages));
    for (const refusal of refused) console.log(`refused: ${refusal}`);
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}
