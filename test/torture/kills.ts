/** The program is killed at any moment of what it does; afterwards the file is sound and has all it acknowledged. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import type { RecoveryView } from '../../main/app/recovery/routes.ts';
import type { SessionView } from '../../main/club/model/session.ts';
import { checkFile } from '../../main/store/file/check.ts';
import { contentsOf } from '../../main/store/file/contents.ts';
import { finishedCopy, listCopies } from '../../main/store/file/copies.ts';
import { migrate, readMigrations } from '../../main/store/file/migrations.ts';
import { setUp } from '../../main/store/file/connection.ts';
import { isProblem } from '../../main/store/problem.ts';
import { randomFrom, randomInteger, type Random } from '../../src/basics/random.ts';
import { mitchellSpec } from '../builders.ts';
import { startDoor, type RunningDoor } from '../e2e/server.ts';
import { letIn, type Invitation } from '../visitor.ts';

/** What the program is doing when it is killed. */
export const KILLED_IN = ['write', 'start', 'copy', 'restore', 'migration'] as const;
export type KilledIn = (typeof KILLED_IN)[number];

export interface KillsReport {
  readonly kills: Record<KilledIn, number>;
  /** Writes answered with 200 before a kill, by what they wrote. */
  readonly acknowledged: Record<string, number>;
  /** What was acknowledged and is not there, and files that are not sound. */
  readonly lost: readonly string[];
}

const ROOT = path.join(import.meta.dirname, '..', '..');
const BUILT = path.join(ROOT, 'dist/main/serve.js');
const SCRIPT = existsSync(BUILT) ? BUILT : path.join(ROOT, 'main/serve.ts');
const EVENT = { date: '2026-11-24', start: '19:30', minutesPerBoard: 7, minutesToMove: 1, spec: mitchellSpec(13) };

/** Kills so many times, in turn in everything it does; three of seven fall on writes. */
export async function killAgain(kills: number, seed: number): Promise<KillsReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'etui-kills-'));
  const random = randomFrom(seed);
  const report = { kills: { write: 0, start: 0, copy: 0, restore: 0, migration: 0 }, acknowledged: {}, lost: [] };
  const evening = await beginEvening(path.join(folder, 'evening'), random, report);
  const restored = await threeEvenings(path.join(folder, 'restored'));
  const turns: readonly KilledIn[] = ['write', 'start', 'write', 'copy', 'write', 'restore', 'migration'];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const turn = turns[kill % turns.length] ?? 'write';
      report.kills[turn] += 1;
      if (turn === 'restore') await killInRestore(restored, random, report);
      else if (turn === 'migration') await killInMigration(path.join(folder, `older ${kill}`), random, report);
      else await killInEvening(evening, turn);
    }
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes on their way in one life. */
const WRITES = 6;

type Counts = { acknowledged: Record<string, number>; lost: string[] };

interface Evening {
  readonly data: string;
  readonly random: Random;
  readonly report: Counts;
  readonly session: number;
  /** The ids of the requests that were answered with 200. */
  readonly answered: Map<string, string>;
  next: number;
}

interface Asker {
  readonly door: RunningDoor;
  readonly ask: (method: string, route: string, body: object | null, id: string) => Promise<Response>;
  readonly read: <T>(route: string) => Promise<T>;
}

async function open(data: string): Promise<Asker> {
  const door = await startDoor([SCRIPT, '--port', '0', '--data', data], process.env);
  const invitation: Invitation = await letIn(door.address);
  const { origin } = new URL(door.address);
  const headers = (id: string) => ({ ...invitation, 'content-type': 'application/json', 'Idempotency-Key': id });
  return {
    door,
    ask: (method, route, body, id) =>
      fetch(origin + route, { method, headers: headers(id), ...(body === null ? {} : { body: JSON.stringify(body) }) }),
    async read<T>(route: string) {
      return (await (await fetch(origin + route, { headers: { ...invitation } })).json()) as T;
    },
  };
}

async function beginEvening(data: string, random: Random, report: Counts): Promise<Evening> {
  const { ask, door } = await open(data);
  await ask('POST', '/api/events', { ...EVENT, name: 'Torture' }, 'first');
  await ask('POST', '/api/events', { ...EVENT, name: 'Deleted and restored' }, 'second');
  await ask('POST', '/api/sessions/1/clock', { action: 'start' }, 'third');
  await door.kill();
  return { data, random, report, session: 1, answered: new Map(), next: 0 };
}

/** One life of the program, ended while it starts, writes or makes copies. */
async function killInEvening(evening: Evening, turn: KilledIn): Promise<void> {
  const { data, random, report } = evening;
  if (turn === 'start') await killWhileStarting(data, randomInteger(random, 500));
  else {
    const asker = await open(data);
    const view = await asker.read<SessionView>(`/api/sessions/${evening.session}`);
    const place = path.join(data, '..', 'stick');
    mkdirSync(place, { recursive: true });
    const writes =
      turn === 'copy'
        ? [asker.ask('PUT', '/api/settings', { copyFolder: evening.next % 2 ? place : '' }, crypto.randomUUID())]
        : Array.from({ length: WRITES }, () => writeOne(evening, asker, view));
    const asked = Promise.allSettled(writes);
    // some kills fall before the first answer, some after the last
    const awaited = randomInteger(random, WRITES + 1);
    if (turn === 'write' && awaited > 0) await answers(writes, awaited);
    await sleep(randomInteger(random, turn === 'copy' ? 400 : 30));
    await asker.door.kill();
    await asked;
    evening.next += 1;
  }
  look(evening, report);
}

/** Resolves as soon as so many are answered. */
function answers(asked: readonly Promise<unknown>[], count: number): Promise<void> {
  return new Promise((resolve) => {
    let open = count;
    for (const one of asked) void one.finally(() => --open <= 0 && resolve()).catch(() => null);
  });
}

async function killWhileStarting(data: string, after: number): Promise<void> {
  const child = spawn(process.execPath, [SCRIPT, '--port', '0', '--data', data], { stdio: 'ignore' });
  const closed = once(child, 'close');
  await sleep(after);
  child.kill('SIGKILL');
  await closed;
}

/** Whether the file as the dead program left it is sound and has every change that was acknowledged. */
function look({ data, answered }: Evening, report: Counts): void {
  const file = path.join(data, 'club.sqlite');
  const left = mkdtempSync(path.join(tmpdir(), 'etui-left-'));
  for (const part of ['', '-wal'])
    if (existsSync(file + part)) copyFileSync(file + part, path.join(left, `club.sqlite${part}`));
  const copy = path.join(left, 'club.sqlite');
  expectSound(copy, report);
  const db = new SQLite(copy);
  const there = new Set(db.prepare<[], string>('SELECT request FROM changes WHERE request IS NOT NULL').pluck().all());
  db.close();
  for (const [id, kind] of answered) {
    if (there.has(id)) continue;
    report.lost.push(`${kind} ${id}`);
    answered.delete(id);
  }
  for (const other of [finishedCopy(file), ...listCopies(file)]) if (existsSync(other)) expectSound(other, report);
  rmSync(left, { recursive: true, force: true });
}

function expectSound(file: string, report: Counts): void {
  const checked = checkFile(file);
  if (isProblem(checked) || checked.integrity.length > 0 || checked.references.length > 0)
    report.lost.push(`not sound: ${file} ${JSON.stringify(checked)}`);
}

async function writeOne(evening: Evening, { ask }: Asker, view: SessionView): Promise<void> {
  const number = evening.next++;
  const [kind, method, route, body] = writeOf(number, view);
  const id = crypto.randomUUID();
  const answer = await ask(method, route, body, id);
  if (answer.status !== 200) return;
  evening.answered.set(id, kind);
  evening.report.acknowledged[kind] = (evening.report.acknowledged[kind] ?? 0) + 1;
}

type Write = readonly [kind: string, method: string, route: string, body: object | null];

/** Every kind of write in turn. */
function writeOf(number: number, view: SessionView): Write {
  const [section] = view.sections;
  if (!section) throw new Error('the session has no section');
  const lines = section.cells.flatMap((cell) => cell.boards.map((slotBoard) => ({ cell, slotBoard })));
  const line = (place: number) => {
    const found = lines[place % lines.length];
    if (!found) throw new Error('the section has no lines');
    const { cell, slotBoard } = found;
    const slot = { section: section.id, round: cell.round, table: cell.table, slotBoard };
    const known = view.results.find(
      (result) => result.round === slot.round && result.table === slot.table && result.slotBoard === slotBoard,
    );
    const outcome = { kind: 'passedOut' };
    const written = { ...slot, board: slotBoard, ns: cell.ns, ew: cell.ew, outcome, typed: 'p' };
    return { ...written, note: `${number}`, expectedVersion: known?.version ?? null };
  };
  const at = `/api/sessions/${view.id}`;
  const entry = section.entries[number % section.entries.length]?.id ?? 0;
  const other = '/api/sessions/2';
  const writes: readonly Write[] = [
    ['result', 'POST', `${at}/results`, line(number)],
    ['result', 'POST', `${at}/results`, line(number * 3)],
    ['lines together', 'POST', `${at}/results/together`, { lines: [line(number), line(number + 1)] }],
    ['column', 'POST', `${at}/results/column`, { lines: [line(number), line(number + 1), line(number + 2)] }],
    ['undo', 'POST', `${at}/undo`, {}],
    ['names', 'PUT', `${at}/names`, { entries: [{ entry, players: [`Ann ${number}`, `Bob ${number}`] }] }],
    ['penalty', 'POST', `${at}/penalties`, { entry, kind: 'penalty', amount: 25, unit: 'matchpoints', reason: 'late' }],
    ['details', 'PUT', `${at}/details`, { name: `Torture ${number}`, date: EVENT.date, start: EVENT.start }],
    ['clock', 'POST', `${at}/clock`, { action: 'add', seconds: 1 + (number % 50) }],
    ['settings', 'PUT', '/api/settings', { clubName: `Club ${number}` }],
    ['event', 'POST', '/api/events', { ...EVENT, name: `Another ${number}`, spec: mitchellSpec(3) }],
    ['deleted event', 'DELETE', other, null],
    ['restored event', 'POST', `${other}/restore`, {}],
    ['publication', 'POST', `${at}/publication`, {}],
    ['second board', 'POST', `${at}/rulings/cancel`, { board: 1 + (number % 26), note: `fouled ${number}` }],
  ];
  return writes[number % writes.length] ?? ['undo', 'POST', `${at}/undo`, {}];
}

/** A folder whose club had an event on each of three evenings. */
async function threeEvenings(data: string): Promise<string> {
  for (let evening = 1; evening <= 3; evening += 1) {
    const { ask, door } = await open(data);
    await ask('POST', '/api/events', { ...EVENT, name: `Evening ${evening}` }, `evening ${evening}`);
    await door.kill();
  }
  return data;
}

async function killInRestore(data: string, random: Random, report: Counts): Promise<void> {
  const { ask, read, door } = await open(data);
  const { copies } = await read<RecoveryView>('/api/recovery');
  const copy = copies[randomInteger(random, Math.max(1, copies.length))];
  const asked = ask('POST', '/api/recovery/restore', { path: copy?.path ?? '' }, crypto.randomUUID()).catch(() => null);
  await sleep(randomInteger(random, 400));
  await door.kill();
  await asked;
  const file = path.join(data, 'club.sqlite');
  const aside = readdirSync(data).filter((name) => name.includes('put-aside') && name.endsWith('.sqlite'));
  const everything = [file, finishedCopy(file), ...listCopies(file), ...aside.map((name) => path.join(data, name))];
  const most = Math.max(...everything.map((one) => contentsOf(one)?.events ?? 0));
  if (most < 3) report.lost.push(`restore: only ${most} of 3 evenings are left`);
  if (existsSync(file)) expectSound(file, report);
}

/** A file of the first version is migrated; killed in that, it is of one version or the other, with all it had. */
async function killInMigration(data: string, random: Random, report: Counts): Promise<void> {
  mkdirSync(data, { recursive: true });
  const file = path.join(data, 'club.sqlite');
  const older = new SQLite(file);
  setUp(older);
  migrate(older, readMigrations().slice(0, 1));
  older
    .prepare("INSERT INTO changes (kind, author, request, at) VALUES ('settings', 'director', 'before', ?)")
    .run(new Date().toISOString());
  older.close();
  await killWhileStarting(data, 100 + randomInteger(random, 400));
  const db = new SQLite(file);
  const there = db.prepare<[], number>("SELECT count(*) FROM changes WHERE request = 'before'").pluck().get();
  db.close();
  if (there !== 1) report.lost.push('migration: the change before it is gone');
  const { door } = await open(data);
  await door.kill();
  expectSound(file, report);
  rmSync(data, { recursive: true, force: true });
}
