/** A stick that is full, pulled out or suddenly read-only while a copy is taken to it. It needs Linux and its root. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { randomFrom, randomInteger } from '../../src/basics/random.ts';
import { openClub } from '../../main/club/club.ts';
import { openSample } from '../../main/club/competitions/sample.ts';
import { checkFile } from '../../main/store/file/check.ts';
import { isProblem } from '../../main/store/problem.ts';

export const STICK_FAULTS = ['full', 'pulled out', 'read-only'] as const;
export type StickFault = (typeof STICK_FAULTS)[number];

export interface StickReport {
  readonly tried: Record<StickFault, number>;
  /** Copies that were finished all the same, by what happened. */
  readonly finished: Record<StickFault, number>;
  /** Copies that were said to have failed, by the problem. */
  readonly said: Record<string, number>;
  /** Copies on the stick that are not sound, programs that ended, and club files that are not sound. */
  readonly wrong: readonly string[];
}

const NONE = { full: 0, 'pulled out': 0, 'read-only': 0 };

/** Null where no stick can be mounted. */
export async function disturbSticks(times: number, seed: number): Promise<StickReport | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const random = randomFrom(seed);
  const folder = mkdtempSync(path.join(tmpdir(), 'etui-stick-'));
  const report = {
    tried: { ...NONE },
    finished: { ...NONE },
    said: {} as Record<string, number>,
    wrong: [] as string[],
  };
  const stick = path.join(folder, 'stick');
  const file = clubIn(folder);
  try {
    for (let time = 0; time < times; time += 1) {
      const fault = STICK_FAULTS[time % STICK_FAULTS.length] ?? 'full';
      report.tried[fault] += 1;
      // Room for one copy, or for a part of it.
      const room = statSync(file).size * (fault === 'full' ? 0.2 + randomInteger(random, 100) / 100 : 8);
      mkdirSync(stick, { recursive: true });
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${Math.ceil(room)}`, 'none', stick]);
      try {
        const code = await copyWhile(file, stick, () => disturb(fault, stick, randomInteger(random, 40)));
        if (code === 'done') report.finished[fault] += 1;
        else report.said[code] = (report.said[code] ?? 0) + 1;
        if (code === 'ended') report.wrong.push(`${fault}: the program ended`);
        report.wrong.push(...unsound(stick).map((copy) => `${fault}: ${copy}`));
      } finally {
        execFileSync('sh', ['-c', 'umount -l "$0" || true', stick], { stdio: 'ignore' });
      }
    }
    const after = checkFile(file);
    if (isProblem(after) || after.integrity.length > 0) report.wrong.push('the club’s file');
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A club with enough in it that a copy takes a while. */
function clubIn(folder: string): string {
  const file = path.join(folder, 'data', 'club.sqlite');
  const club = openClub(file, { now: () => new Date() });
  if (isProblem(club)) throw new Error(club.code);
  for (let events = 0; events < 12; events += 1) openSample(club, 'en');
  club.store.tendNow({ kind: 'checkpoint' });
  club.store.close();
  return file;
}

async function disturb(fault: StickFault, stick: string, after: number): Promise<void> {
  await sleep(after);
  // A desktop takes away the folder of a stick that is gone.
  if (fault === 'pulled out') execFileSync('sh', ['-c', 'umount -l "$0" && rm -rf "$0"', stick]);
  if (fault === 'read-only') execFileSync('sh', ['-c', 'mount -o remount,ro "$0" || true', stick], { stdio: 'ignore' });
}

/** @returns the code of the problem that the copy ended with, `done` without one, `ended` where it had no answer */
async function copyWhile(file: string, stick: string, meanwhile: () => Promise<void>): Promise<string> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'copier.ts'), file, stick]);
  let printed = '';
  const started = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('begins')) resolve();
    });
  });
  const closed = once(child, 'close');
  await Promise.race([started, closed]);
  await meanwhile();
  await closed;
  return /^(\w+)$/m.exec(printed.replace('begins\n', ''))?.[1] ?? 'ended';
}

/** Finished copies on a stick that are not sound. */
function unsound(stick: string): readonly string[] {
  const folder = path.join(stick, 'Etui');
  const names = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  return names.filter((name) => {
    if (!name.endsWith('.sqlite')) return false;
    const db = new SQLite(path.join(folder, name), { readonly: true });
    const [fault] = db.pragma('integrity_check', { simple: true }) === 'ok' ? [] : ['damaged'];
    db.close();
    return fault !== undefined;
  });
}
