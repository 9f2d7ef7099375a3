/**
 * What was acknowledged is there after the process was killed without warning, again and again.
 */
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ResultView } from '../../main/club/model/result.ts';
import type { SectionView, SessionView } from '../../main/club/model/session.ts';
import type { ResultInput } from '../../main/club/results/input.ts';
import { checkFile } from '../../main/store/file/check.ts';
import { listCopies } from '../../main/store/file/copies.ts';
import { mitchellSpec } from '../builders.ts';
import { startServe, type ServeProcess } from '../main/serve-process.ts';
import { handIn, newEvent, played, temporaryFolder } from '../main/support.ts';

const KILLS = 20;
/** Results acknowledged in each life, and those still on their way when it ends. */
const ACKNOWLEDGED = 3;
const UNDER_WAY = 2;

const SOUND = { integrity: [], references: [] };

async function send(door: ServeProcess, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return door.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function sessionOf(door: ServeProcess, session: number): Promise<SessionView> {
  return (await (await door.fetch(`/api/sessions/${session}`)).json()) as SessionView;
}

/** Every line of the schedule, in order. */
function linesOf(section: SectionView) {
  return section.cells.flatMap((cell) =>
    cell.boards.map((slotBoard) => handIn(section, cell, { slotBoard, outcome: played(4, 10) })),
  );
}

/** The file as the dead process left it, elsewhere: looking into it there leaves the recovery to the next life. */
function asLeft(file: string): string {
  const folder = temporaryFolder();
  for (const part of ['', '-wal'])
    if (existsSync(file + part)) copyFileSync(file + part, join(folder, `club.sqlite${part}`));
  return join(folder, 'club.sqlite');
}

async function record(door: ServeProcess, line: ResultInput): Promise<ResultView> {
  const response = await send(door, '/api/sessions/1/results', line);
  if (!response.ok) throw new Error(`not recorded: ${await response.text()}`);
  return ((await response.json()) as { result: ResultView }).result;
}

/** The result of a request during which the process may be killed; null when no answer came. */
async function recordIfAlive(door: ServeProcess, line: ResultInput): Promise<ResultView | null> {
  try {
    return await record(door, line);
  } catch {
    return null;
  }
}

test(
  `killed ${KILLS} times right after a result was acknowledged, it has lost none`,
  { timeout: 300_000 },
  async () => {
    const data = temporaryFolder();
    const file = join(data, 'club.sqlite');
    const acknowledged: ResultView[] = [];
    let next = 0;
    for (let life = 0; life < KILLS; life += 1) {
      const door = await startServe('--data', data, '--port', '0');
      if (life === 0) await send(door, '/api/events', newEvent({ spec: mitchellSpec(13) }));
      const session = await sessionOf(door, 1);
      expect(session.results).toEqual(expect.arrayContaining(acknowledged));
      const [section] = session.sections;
      if (!section) throw new Error('the session has no section');
      const lines = linesOf(section);
      for (const line of lines.slice(next, next + ACKNOWLEDGED)) acknowledged.push(await record(door, line));
      next += ACKNOWLEDGED;
      const underWay = Promise.all(lines.slice(next, next + UNDER_WAY).map((line) => recordIfAlive(door, line)));
      next += UNDER_WAY;
      await door.kill();
      acknowledged.push(...(await underWay).filter((result) => result !== null));
      expect(checkFile(asLeft(file))).toMatchObject(SOUND);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED);
    const door = await startServe('--data', data, '--port', '0');
    const { results } = await sessionOf(door, 1);
    expect(results).toEqual(expect.arrayContaining(acknowledged));
    expect(results.length).toBeLessThanOrEqual(KILLS * (ACKNOWLEDGED + UNDER_WAY));
    for (const copy of listCopies(file)) expect(checkFile(copy)).toMatchObject(SOUND);
  },
);
