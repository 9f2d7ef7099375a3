/** What happens to the file of a running program, which is a process of its own and is killed without warning. */
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { RecoveryView } from '../../main/app/recovery/routes.ts';
import { checkFile } from '../../main/store/file/check.ts';
import { contentsOf } from '../../main/store/file/contents.ts';
import { finishedCopy, listCopies } from '../../main/store/file/copies.ts';
import { startServe, type ServeProcess } from '../main/serve-process.ts';
import { newEvent, temporaryFolder } from '../main/support.ts';

const LONG = process.env['ETUI_LONG_TESTS'] !== undefined;
/** How often the program is killed while it puts a copy in the place of the file. */
const KILLS = LONG ? 100 : 8;

const SOUND = { integrity: [], references: [] };

async function send(door: ServeProcess, method: 'POST' | 'PUT', path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return door.fetch(path, { method, headers, body: JSON.stringify(body) });
}

async function open(data: string): Promise<ServeProcess> {
  return startServe('--data', data, '--port', '0');
}

async function eventsOf(door: ServeProcess): Promise<number> {
  return ((await (await door.fetch('/api/events')).json()) as { total: number }).total;
}

async function recoveryOf(door: ServeProcess): Promise<RecoveryView> {
  return (await (await door.fetch('/api/recovery')).json()) as RecoveryView;
}

/** A folder whose club had an event on each of three evenings. */
async function threeEvenings(): Promise<string> {
  const data = join(temporaryFolder(), 'club');
  for (let evening = 1; evening <= 3; evening += 1) {
    const door = await open(data);
    await send(door, 'POST', '/api/events', newEvent({ name: `Evening ${evening}` }));
    await door.kill();
  }
  return data;
}

test(
  'a second program on the same folder is refused with a sentence, and let in after a kill',
  { timeout: 120_000 },
  async () => {
    const data = join(temporaryFolder(), 'club');
    const door = await open(data);
    await expect(open(data)).rejects.toThrow(/ended with 1 .*Another Etui has .*club\.sqlite open/s);
    await door.kill();
    const again = await open(data);
    expect(await eventsOf(again)).toBe(0);
    await again.kill();
  },
);

test(
  'what was acknowledged after the folder was deleted or renamed is there after a kill',
  { timeout: 300_000 },
  async () => {
    for (const disaster of [
      (data: string) => rmSync(data, { recursive: true }),
      (data: string) => renameSync(data, `${data}-elsewhere`),
    ]) {
      const data = await threeEvenings();
      const door = await open(data);
      disaster(data);
      const answer = await send(door, 'POST', '/api/events', newEvent({ name: 'Afterwards' }));
      expect(answer.status).toBe(200);
      expect(await (await door.fetch('/api/file')).json()).toMatchObject([{ code: 'writtenAnew' }]);
      await door.kill();
      const again = await open(data);
      expect(await eventsOf(again)).toBe(4);
      await again.kill();
    }
  },
);

test('a write that can’t be kept is not acknowledged', { timeout: 120_000 }, async () => {
  const data = await threeEvenings();
  const door = await open(data);
  rmSync(data, { recursive: true });
  writeFileSync(data, 'a file in the place of the folder');
  const answer = await send(door, 'POST', '/api/events', newEvent());
  expect(answer.status).toBe(507);
  expect(await answer.json()).toMatchObject({ code: 'fileGone' });
  await door.kill();
});

test(
  `killed ${KILLS} times while a copy takes the place of the file, it loses nothing without a word`,
  { timeout: 600_000 },
  async () => {
    const data = await threeEvenings();
    const file = join(data, 'club.sqlite');
    for (let kill = 0; kill < KILLS; kill += 1) {
      const door = await open(data);
      const { copies, problem } = await recoveryOf(door);
      // half of the kills fall on a file that can't be opened, half on one that is open
      const copy = copies[kill % copies.length];
      const asked = send(door, 'POST', '/api/recovery/restore', { path: copy?.path ?? '' }).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, (kill * 7) % 60));
      await door.kill();
      await asked;
      expect([null, 'clubMissing']).toContain(problem?.code ?? null);
      // everything there ever was is still somewhere, sound
      const everything = [file, finishedCopy(file), ...listCopies(file), ...asidesOf(file)];
      expect(Math.max(...everything.map((path) => contentsOf(path)?.events ?? 0))).toBe(3);
    }
    const door = await open(data);
    const { problem, copies } = await recoveryOf(door);
    // what was gone back from comes after what was gone back to
    expect(Math.max(...copies.map(({ contents }) => contents.events))).toBe(3);
    if (problem) await send(door, 'POST', '/api/recovery/restore', { path: copies[0]?.path ?? '' });
    await door.kill();
    expect(checkFile(file)).toMatchObject(SOUND);
    for (const copy of listCopies(file)) expect(checkFile(copy)).toMatchObject(SOUND);
  },
);

function asidesOf(file: string): readonly string[] {
  const folder = dirname(file);
  return readdirSync(folder)
    .filter((name) => name.includes('put-aside') && name.endsWith('.sqlite'))
    .map((name) => join(folder, name));
}
