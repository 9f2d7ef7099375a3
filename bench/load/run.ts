/** A room that writes into a running server while so many pages are open, from processes of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClub } from '../../main/club/club.ts';
import { createEvent } from '../../main/club/competitions/events.ts';
import { readSession } from '../../main/club/competitions/sessions.ts';
import { recordColumn } from '../../main/club/results/column.ts';
import type { ResultInput } from '../../main/club/results/input.ts';
import type { SectionView } from '../../main/club/model/session.ts';
import { isProblem } from '../../main/club/problem.ts';
import type { MovementSpec } from '../../src/movement/movement.ts';
import { mitchell, movementOf } from '../rooms.ts';
import { sampleSession } from '../../src/sample/session.ts';
import { letIn, type Invitation } from '../../test/visitor.ts';
import type { PagesReport } from './pages.ts';

export interface Door {
  readonly origin: string;
  readonly invitation: Invitation;
}

/** Enters a server by its address, as a browser does. */
export async function enter(address: string): Promise<Door> {
  return { origin: new URL(address).origin, invitation: await letIn(address) };
}

/** An evening of so many tables, partly played. */
export interface LoadedRoom {
  readonly session: number;
  /** The lines that are not written yet, round by round. */
  readonly open: readonly ResultInput[];
}

const ROUNDS = 15;
const BOARDS_PER_ROUND = 2;

/** Plays so many rounds of an evening into a club's file: sections over the same boards, all ranked together. */
export function loadedRoom(folder: string, sections: readonly number[], played: number): LoadedRoom {
  const club = openClub(path.join(folder, 'club.sqlite'), { now: () => new Date() });
  if (isProblem(club)) throw new Error(club.code);
  const [spec, ...further] = sections.map((tables) => mitchell(tables, ROUNDS, BOARDS_PER_ROUND));
  if (!spec) throw new Error('a room has a section');
  const event = { name: 'Load', date: '2026-11-24', start: '19:30', minutesPerBoard: 7, minutesToMove: 1 };
  const created = createEvent(club, { ...event, spec, further });
  if (isProblem(created)) throw new Error(JSON.stringify(created));
  const { session } = created;
  const view = readSession(club, session);
  if (isProblem(view)) throw new Error(view.code);
  const lines = view.sections.flatMap(sampleLines);
  const inOrder = lines.toSorted((a, b) => a.round - b.round);
  const before = inOrder.filter(({ round }) => round <= played);
  for (let from = 0; from < before.length; from += 500) {
    const answer = recordColumn(club, session, before.slice(from, from + 500));
    if (isProblem(answer)) throw new Error(JSON.stringify(answer));
  }
  club.store.close();
  return { session, open: inOrder.filter(({ round }) => round > played) };
}

/** Every line of a section with a simulated result. */
function sampleLines(section: SectionView, seed: number): ResultInput[] {
  const cells = new Map(section.cells.map((cell) => [`${cell.round}.${cell.table}`, cell]));
  return sampleSession({ seed, movement: movementOf(section.spec as MovementSpec) }).results.map(
    (result): ResultInput => {
      const { round, table, board } = result;
      const cell = cells.get(`${round}.${table}`);
      if (!cell) throw new Error(`no table ${table} in round ${round}`);
      const slot = { section: section.id, round, table, slotBoard: board };
      return { ...result, ...slot, ns: cell.ns, ew: cell.ew, expectedVersion: null };
    },
  );
}

/** Opens pages in a process of their own. @returns ends them and answers what they were told */
export async function openPages({ origin, invitation }: Door, count: number): Promise<() => Promise<PagesReport>> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'pages.ts'), origin, JSON.stringify(invitation), String(count)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  // until every stream is open
  await sleep(1000 + count * 5);
  return async () => {
    child.stdin.end();
    await once(child, 'close');
    return JSON.parse(printed) as PagesReport;
  };
}

export interface WritesReport {
  /** Milliseconds from each write to its answer. */
  readonly times: readonly number[];
  /** Every answer that is not 200: its status, 0 without any, what it says, and what was asked. */
  readonly refused: readonly string[];
  /** Why writes were sent again, with the id they had: the connection was lost before the answer. */
  readonly again: readonly string[];
}

/** Writes lines at a steady rate, whether or not those before are answered: a room does not wait for its director. */
export async function writeAtRate(
  door: Door,
  session: number,
  lines: readonly ResultInput[],
  aSecond: number,
): Promise<WritesReport> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const refused: string[] = [];
  const again: string[] = [];
  const begun = performance.now();
  const underWay = new Set<Promise<void>>();
  for (const [place, line] of lines.entries()) {
    const wait = begun + (place * 1000) / aSecond - performance.now();
    if (wait > 0) await sleep(wait);
    const sent = performance.now();
    const body = JSON.stringify(written(line));
    const answered = post(door, agent, { route: `/api/sessions/${session}/results`, body, again })
      .then(({ status, text }) => {
        if (status === 200) times.push(performance.now() - sent);
        else refused.push(`${status} ${text} to ${body}`);
      })
      .finally(() => underWay.delete(answered));
    underWay.add(answered);
  }
  await Promise.all(underWay);
  agent.destroy();
  return { times, refused, again };
}

function written(line: ResultInput): object {
  const { section, round, table, slotBoard, board, ns, ew, outcome, typed, note, expectedVersion } = line;
  const noted = note === undefined ? {} : { note };
  return { section, round, table, slotBoard, board, ns, ew, outcome, typed, ...noted, expectedVersion };
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Sends a write as a page does: again with the same id where the connection was lost. */
async function post(
  door: Door,
  agent: Agent,
  { route, body, again }: { readonly route: string; readonly body: string; readonly again: string[] },
): Promise<Answered> {
  const id = crypto.randomUUID();
  const first = await postOnce(door, agent, route, body, id);
  if (first.status !== 0) return first;
  again.push(first.text);
  return postOnce(door, agent, route, body, id);
}

function postOnce(
  { origin, invitation }: Door,
  agent: Agent,
  route: string,
  body: string,
  id: string,
): Promise<Answered> {
  return new Promise((resolve) => {
    const length = Buffer.byteLength(body);
    const headers = {
      ...invitation,
      'content-type': 'application/json',
      'content-length': length,
      'Idempotency-Key': id,
    };
    const sent = request(origin + route, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', (error) => resolve({ status: 0, text: error.message }));
    sent.end(body);
  });
}
