/**
 * `npm run torture`: 1,000 kills, 1,000 power cuts with a control that must lose something, disks that fail, copies
 * taken by hand, and sticks that are full, pulled out or read-only.
 * `npm run torture -- --kills 100 --cuts 200 --seed 7` is shorter, or another. Prints its counts; fails where anything
 * acknowledged is lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { killAgain } from './kills.ts';
import { copyByHand } from './hand-copies.ts';
import { disturbSticks } from './stick.ts';
import { buildDisk, cutPower, failingDisk } from './power.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    cuts: { type: 'string', default: '1000' },
    disks: { type: 'string', default: '20' },
    copies: { type: 'string', default: '200' },
    sticks: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
/** Cuts of one run: its writer has a new folder. */
const CUTS_A_RUN = 200;
const WRITES = 150;

function fail(what: string): void {
  console.log(`FAILED: ${what}`);
  process.exitCode = 1;
}

const killed = await killAgain(Number(values.kills), seed);
console.log('killed in', killed.kills);
console.log('acknowledged', killed.acknowledged);
console.log(`lost or not sound: ${killed.lost.length}`);
for (const lost of killed.lost) fail(lost);

const byHand = await copyByHand(Number(values.copies), seed);
console.log(`copied by hand ${byHand.copies} times: ${byHand.torn} torn, at most ${byHand.lacked} changes lacked`);

const sticks = await disturbSticks(Number(values.sticks), seed);
if (sticks === null) console.log('no sticks: they need Linux and its root');
else {
  console.log('sticks', sticks);
  for (const wrong of sticks.wrong) fail(wrong);
}

const folder = mkdtempSync(path.join(tmpdir(), 'etui-torture-'));
try {
  const disk = buildDisk(folder);
  if (disk === null) console.log('no power cuts: they need Linux and a C compiler');
  else {
    for (const synchronous of ['FULL', 'NORMAL'] as const) {
      let [cuts, lost, damaged] = [0, 0, 0];
      while (cuts < Number(values.cuts)) {
        const wanted = Math.min(CUTS_A_RUN, Number(values.cuts) - cuts);
        const report = cutPower({ disk, writes: WRITES, synchronous }, wanted, seed + cuts);
        cuts += report.cuts;
        lost += report.lost;
        damaged += report.damaged;
      }
      console.log(`power cut ${cuts} times, synchronous=${synchronous}: ${lost} lost something, ${damaged} damaged`);
      if (synchronous === 'FULL' && lost + damaged > 0) fail('a power cut lost something acknowledged');
      if (synchronous === 'NORMAL' && cuts > 0 && lost === 0)
        fail('the control lost nothing: nothing would be noticed');
    }
    let [acknowledged, refused, lost] = [0, 0, 0];
    for (let place = 0; place < Number(values.disks); place += 1) {
      const report = failingDisk({ disk, writes: WRITES, synchronous: 'FULL' }, 11 + 6 * place);
      acknowledged += report.acknowledged;
      refused += report.refused;
      lost += report.lost + report.damaged;
    }
    console.log(`${values.disks} failing disks: ${acknowledged} acknowledged, ${refused} refused, ${lost} lost`);
    if (lost > 0) fail('a failing disk lost something acknowledged');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
