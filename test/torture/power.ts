/** Power cuts played from the journal of a disk: what was not synced is dropped, torn or there, by chance. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { isProblem } from '../../main/store/problem.ts';
import { checkFile } from '../../main/store/file/check.ts';
import { randomFrom, randomInteger, type Random } from '../../src/basics/random.ts';

/** Builds the disk that keeps a journal; null where there is no Linux or no compiler. */
export function buildDisk(folder: string): string | null {
  if (process.platform !== 'linux') return null;
  const library = path.join(folder, 'disk.so');
  const source = path.join(import.meta.dirname, 'disk.c');
  const built = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']);
  return built.status === 0 ? library : null;
}

export interface DiskRun {
  readonly disk: string;
  readonly writes: number;
  readonly synchronous: 'FULL' | 'NORMAL';
}

interface Written {
  readonly acknowledged: number;
  readonly refused: number;
}

/** Runs the writer on the disk. @param fails every so many writes and syncs of the disk fail */
function write(folder: string, { disk, writes, synchronous }: DiskRun, environment: Record<string, string>): Written {
  const club = path.join(folder, 'club');
  const printed = execFileSync(
    process.execPath,
    [path.join(import.meta.dirname, 'writer.ts'), club, String(writes), synchronous],
    { env: { ...process.env, LD_PRELOAD: disk, ETUI_DISK_FOLDER: `${club}/`, ...environment }, encoding: 'utf8' },
  );
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Written;
}

export interface CutsReport {
  readonly cuts: number;
  /** Changes acknowledged before the last cut. */
  readonly acknowledged: number;
  /** Cuts after which something acknowledged was missing, and after which the file was damaged. */
  readonly lost: number;
  readonly damaged: number;
}

/** Writes once, and cuts the power at so many moments of it. */
export function cutPower(run: DiskRun, cuts: number, seed: number): CutsReport {
  const folder = mkdtempSync(path.join(tmpdir(), 'etui-power-'));
  try {
    const journal = path.join(folder, 'journal');
    write(folder, run, { ETUI_DISK_JOURNAL: journal });
    return playCuts(readJournal(journal), path.join(folder, 'after'), cuts, randomFrom(seed));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes on a disk of which every so many operations fail, and looks what is there afterwards. */
export function failingDisk(
  run: DiskRun,
  every: number,
): Written & { readonly lost: number; readonly damaged: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'etui-disk-'));
  try {
    const written = write(folder, run, { ETUI_DISK_FAILS: String(every) });
    const file = path.join(folder, 'club', 'club.sqlite');
    const acknowledged = readFileSync(path.join(folder, 'club', 'acknowledged'), 'utf8')
      .trim()
      .split('\n')
      .at(-1);
    return { ...written, lost: Number(newestChange(file) < Number(acknowledged)), damaged: Number(!isSound(file)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Operation {
  readonly kind: string;
  readonly file: string;
  readonly offset: number;
  readonly bytes: Buffer;
}

function readJournal(journal: string): readonly Operation[] {
  const all = readFileSync(journal);
  const operations: Operation[] = [];
  for (let at = 0; at < all.length;) {
    const end = all.indexOf(10, at);
    const [, kind = '', file = '', offset, length] =
      /^(\w+) (.*) (\d+) (\d+)$/.exec(all.toString('utf8', at, end)) ?? [];
    at = end + 1 + Number(length);
    operations.push({ kind, file: path.basename(file), offset: Number(offset), bytes: all.subarray(end + 1, at) });
  }
  return operations;
}

/** A file of the disk: what is safe, and what was written since it was synced. */
interface DiskFile {
  safe: Buffer;
  unsynced: Operation[];
}

function playCuts(operations: readonly Operation[], folder: string, cuts: number, random: Random): CutsReport {
  const first = operations.findIndex(({ kind }) => kind === 'acknowledged');
  if (first < 0) throw new Error('nothing was acknowledged');
  const moments = new Map<number, number>();
  for (let cut = 0; cut < cuts; cut += 1) {
    const moment = first + 1 + randomInteger(random, operations.length - first - 1);
    moments.set(moment, (moments.get(moment) ?? 0) + 1);
  }
  const files = new Map<string, DiskFile>();
  let [acknowledged, lost, damaged] = [0, 0, 0];
  for (const [place, operation] of operations.entries()) {
    if (operation.kind === 'acknowledged') acknowledged = Number(operation.bytes.toString('utf8'));
    else take(files, operation);
    for (let cut = moments.get(place) ?? 0; cut > 0; cut -= 1) {
      const file = leftAfter(files, folder, random);
      if (!isSound(file)) damaged += 1;
      else if (newestChange(file) < acknowledged) lost += 1;
    }
  }
  return { cuts, acknowledged, lost, damaged };
}

function take(files: Map<string, DiskFile>, operation: Operation): void {
  const file = files.get(operation.file) ?? { safe: Buffer.alloc(0), unsynced: [] };
  files.set(operation.file, file);
  if (operation.kind !== 'sync') file.unsynced.push(operation);
  else {
    for (const written of file.unsynced) file.safe = applied(file.safe, written, written.bytes.length);
    file.unsynced = [];
  }
}

function applied(content: Buffer, { kind, offset, bytes }: Operation, length: number): Buffer {
  if (kind === 'size') return offset <= content.length ? content.subarray(0, offset) : Buffer.concat([content], offset);
  const end = offset + length;
  // a copy: what is safe is looked at again at the next cut
  const next = Buffer.concat([content], Math.max(content.length, end));
  bytes.copy(next, offset, 0, length);
  return next;
}

/** A disk writes its sectors whole. */
const SECTOR = 512;

/** The files as the power cut leaves them: each write that was not synced is there, or not, or only its beginning. */
function leftAfter(files: ReadonlyMap<string, DiskFile>, folder: string, random: Random): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, { safe, unsynced }] of files) {
    if (!/^club\.sqlite(-wal)?$/.test(name)) continue;
    let content = safe;
    for (const operation of unsynced) {
      const chance = randomInteger(random, 5);
      const sectors = Math.floor(operation.bytes.length / SECTOR);
      const length = chance < 2 ? operation.bytes.length : SECTOR * randomInteger(random, sectors + 1);
      if (chance < 3) content = applied(content, operation, length);
    }
    writeFileSync(path.join(folder, name), content);
  }
  return path.join(folder, 'club.sqlite');
}

function isSound(file: string): boolean {
  const checked = checkFile(file);
  return !isProblem(checked) && checked.integrity.length === 0 && checked.references.length === 0;
}

function newestChange(file: string): number {
  if (!existsSync(file)) return 0;
  const db = new SQLite(file);
  try {
    return db.prepare<[], number>('SELECT max(id) FROM changes').pluck().get() ?? 0;
  } finally {
    db.close();
  }
}
