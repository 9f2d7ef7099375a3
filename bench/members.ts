/** A club of ten thousand members: typing a name into an event, finding a member, taking the list over, forgetting. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openDoor, type ClubDoor } from '../main/app/director/door.ts';
import { isProblem } from '../main/store/problem.ts';
import { median, type Figure } from './report.ts';
import { mitchell, playInto } from './rooms.ts';
import { wait } from './wait.ts';

const MEMBERS = 10_000;
/** Of the longest list anybody has: a federation's. */
const LINES = 100_000;
const TIMES = 30;
const FIRST = ['Anne', 'Ben', 'Cécile', 'Daniel', 'Elena', 'François', 'Greta', 'Hugo', 'Inès', 'Jakob'];
const TYPED = ['an', 'be', 'da', 'el', 'fr', 'gr', 'hu', 'in', 'ja', 'name1'];

/** The waits for answers about members, in a club with an evening of 20 tables. */
export async function benchMembers(data: string): Promise<Figure[]> {
  mkdirSync(data, { recursive: true });
  const file = path.join(data, 'club.sqlite');
  playInto(file, mitchell(20, 13, 2), Infinity);
  const door = openDoor({ file, now: () => new Date() });
  if (isProblem(door)) throw new Error(door.code);
  const lines = Array.from({ length: MEMBERS }, (_, index) => `${FIRST[index % FIRST.length]} Name${index},${index}`);
  const list = Buffer.from(`name,FFB\n${lines.join('\n')}\n`).toString('base64');
  const mapping = [{ is: 'name' }, { is: 'number', federation: 'FFB' }];
  const before = await typing(door);
  const preview = await wait(door, '/api/members/import/preview', { file: list });
  const taken = await wait(door, '/api/members/import', { file: list, mapping });
  const after = await typing(door);
  const first = await wait(door, '/api/members?find=an');
  const found = await waits(door, (text) => `/api/members?find=${text}`);
  const forgotten = await wait(door, '/api/members/100/forget', { blank: [] });
  const long = Array.from({ length: LINES }, (_, index) => `${FIRST[index % FIRST.length]} Long${index},${index}L`);
  const longList = Buffer.from(`name,FFB\n${long.join('\n')}\n`).toString('base64');
  const longPreview = await wait(door, '/api/members/import/preview', { file: longList });
  const longTaken = await wait(door, '/api/members/import', { file: longList, mapping });
  door.close();
  return [
    { name: 'two letters of a name typed, nobody in the list', value: before, unit: 'ms' },
    { name: `two letters of a name typed, ${MEMBERS} members`, value: after, unit: 'ms', limit: 16 },
    { name: 'the list of members, first time', value: first, unit: 'ms', limit: 300 },
    { name: 'a member found by two letters', value: found, unit: 'ms', limit: 50 },
    { name: `a file of ${MEMBERS} members looked at`, value: preview, unit: 'ms', limit: 500 },
    { name: 'the same taken over', value: taken, unit: 'ms', limit: 1000 },
    { name: 'a member forgotten, the file written anew', value: forgotten, unit: 'ms', limit: 1000 },
    { name: `a file of ${LINES} members looked at`, value: longPreview, unit: 'ms', limit: 2000 },
    { name: 'the same taken over', value: longTaken, unit: 'ms', limit: 2000 },
  ];
}

function typing(door: ClubDoor): Promise<number> {
  return waits(door, (text) => `/api/players?like=${text}`);
}

/** The median of many waits. */
async function waits(door: ClubDoor, pathOf: (text: string) => string): Promise<number> {
  const all: number[] = [];
  for (let time = 0; time < TIMES; time += 1) all.push(await wait(door, pathOf(TYPED[time % TYPED.length] ?? '')));
  return median(all);
}
