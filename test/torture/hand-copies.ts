/** Somebody copies the club's file by hand, alone and without its log, at any moment of an evening. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom, randomInteger } from '../../src/basics/random.ts';
import { checkFile } from '../../main/store/file/check.ts';
import { contentsOf } from '../../main/store/file/contents.ts';
import { isProblem } from '../../main/store/problem.ts';

/** So many changes are made before the first copy is taken. */
const FIRST = 120;

export interface HandCopiesReport {
  readonly copies: number;
  /** Changes that were acknowledged when the last copy was taken. */
  readonly acknowledged: number;
  /** The most changes that a sound copy lacked, and the most made between two times that the log is brought in. */
  readonly lacked: number;
  /** Copies in which the file was found half written: the log was just being brought in. */
  readonly torn: number;
}

/** Writes without a pause, and copies the file so many times meanwhile. */
export async function copyByHand(copies: number, seed: number): Promise<HandCopiesReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'etui-by-hand-'));
  const random = randomFrom(seed);
  const club = path.join(folder, 'club');
  const file = path.join(club, 'club.sqlite');
  const writer = spawn(process.execPath, [path.join(import.meta.dirname, 'writer.ts'), club, '1000000', 'FULL']);
  const report = { copies: 0, acknowledged: 0, lacked: 0, torn: 0 };
  try {
    // Until the log was brought in once: before, the file alone has nothing.
    while (newestIn(club) < FIRST) await sleep(20);
    for (; report.copies < copies; report.copies += 1) {
      await sleep(randomInteger(random, 60));
      report.acknowledged = newestIn(club);
      const taken = path.join(folder, 'taken.sqlite');
      copyFileSync(file, taken);
      const found = checkFile(taken);
      const changes = contentsOf(taken)?.changes;
      if (isProblem(found) || found.integrity.length > 0 || changes === undefined) report.torn += 1;
      else report.lacked = Math.max(report.lacked, report.acknowledged - changes);
    }
    return report;
  } finally {
    writer.kill('SIGKILL');
    await once(writer, 'close');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The newest change that was acknowledged. */
function newestIn(club: string): number {
  const acknowledgements = path.join(club, 'acknowledged');
  if (!existsSync(acknowledgements)) return 0;
  const lines = readFileSync(acknowledgements, 'utf8').split('\n');
  // The last line may be half written.
  return Number(lines.at(-2) ?? 0);
}
