/** How long the application answers nobody while it does what takes long: the longest delay of its event loop. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import SQLite from 'better-sqlite3';
import { openDoor, type ClubDoor } from '../main/app/director/door.ts';
import type { RecoveryView } from '../main/app/recovery/routes.ts';
import { isProblem } from '../main/store/problem.ts';
import type { Figure } from './report.ts';
import { mitchell, playInto } from './rooms.ts';

const TABLES = 99;
const LIMIT = 200;
/** Players of a club beside those of the event: a file of some 30 MB. */
const LARGE = 300_000;
const RESOLUTION = 5;
const NANOSECONDS = 1_000_000;

const LONG: readonly (readonly [string, (session: number) => string])[] = [
  ['the event and its ranking, first time', (session) => `/api/sessions/${session}/standings`],
  [
    'movements that fit, half a table missing',
    () => '/api/movements?tables=98.5&minutesPerBoard=7&minutesToMove=1&start=19:30&boardsFrom=24&boardsTo=28',
  ],
  ['how every score came about, PDF', (session) => `/api/sessions/${session}/print/explanation.pdf`],
  ['every traveller, PDF', (session) => `/api/sessions/${session}/print/board.pdf`],
  ['every line, spreadsheet', (session) => `/api/sessions/${session}/export/travellers.csv`],
];

/** The longest stop during each request, in a club of one event with so many tables. */
export async function benchStops(data: string): Promise<Figure[]> {
  mkdirSync(data, { recursive: true });
  const file = path.join(data, 'club.sqlite');
  const session = playInto(file, mitchell(TABLES, 13, 2), Infinity);
  enlarge(file);
  const door = openDoor({ file, now: () => new Date() });
  if (isProblem(door)) throw new Error(door.code);
  const figures: Figure[] = [];
  for (const [name, pathOf] of LONG) {
    figures.push({ name, value: await longestStop(door, pathOf(session)), unit: 'ms', limit: LIMIT });
  }
  const copying = await longestDelay(async () => {
    for (const kind of ['finish', 'check', 'checkpoint'] as const) await door.club()?.store.tend({ kind });
  });
  figures.push({ name: 'copies and the check of every page', value: copying, unit: 'ms', limit: LIMIT });
  figures.push(...(await stopsOfGoingBack(door)));
  door.close();
  return figures;
}

/** The list of copies, and going back to one while pages ask for the club. */
async function stopsOfGoingBack(door: ClubDoor): Promise<Figure[]> {
  let path = '';
  const listing = await longestDelay(async () => {
    const answer = await door.fetch(new Request('http://etui/api/recovery'));
    path = ((await answer.json()) as RecoveryView).copies[0]?.path ?? '';
  });
  const restoring = await longestDelay(async () => {
    const body = JSON.stringify({ path });
    const headers = { 'content-type': 'application/json' };
    const answer = await door.fetch(new Request('http://etui/api/recovery/restore', { method: 'POST', headers, body }));
    if (!answer.ok) throw new Error(await answer.text());
  });
  return [
    { name: `the list of copies, ${LARGE} more players`, value: listing, unit: 'ms', limit: LIMIT },
    { name: 'going back to a copy', value: restoring, unit: 'ms', limit: LIMIT },
  ];
}

/** Fills a club's file, so that what grows with its size is noticed. */
function enlarge(file: string): void {
  const db = new SQLite(file);
  const insert = db.prepare('INSERT INTO players (name, search_name) VALUES (?, ?)');
  db.transaction(() => {
    for (let player = 0; player < LARGE; player += 1) insert.run(`Player ${player}`, ` player ${player}`);
  })();
  db.close();
}

function longestStop(door: ClubDoor, requested: string): Promise<number> {
  return longestDelay(async () => {
    const response = await door.fetch(new Request(`http://etui${requested}`));
    if (!response.ok) throw new Error(`${requested}: ${response.status}`);
    await response.arrayBuffer();
  });
}

/** The longest time for which the event loop stood still while something was done, in milliseconds. */
async function longestDelay(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  await nextTick();
  await work();
  await nextTick();
  delay.disable();
  return Math.max(0, delay.max / NANOSECONDS - RESOLUTION);
}

/** Lets the monitor look once more. */
function nextTick(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 2 * RESOLUTION));
}
