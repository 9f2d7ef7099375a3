/** A season of fifty evenings of sixty pairs: its ranking with what the next session can change, and the list. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openDoor } from '../main/app/director/door.ts';
import { isProblem } from '../main/store/problem.ts';
import { median, type Figure } from './report.ts';
import { wait } from './wait.ts';

const EVENINGS = 50;
const PAIRS = 60;
const TIMES = 5;
const BEST = { by: 'player', worth: { kind: 'percent' }, total: 'mean', partners: 0, clubs: [], ties: 'shared' };

/** The waits for answers about a season whose pairs change from evening to evening. */
export async function benchSeasons(data: string): Promise<Figure[]> {
  mkdirSync(data, { recursive: true });
  const door = openDoor({ file: path.join(data, 'club.sqlite'), now: () => new Date() });
  if (isProblem(door)) throw new Error(door.code);
  const rules = [{ ...BEST, counting: { kind: 'best', count: 30 }, least: 10 }];
  await wait(door, '/api/seasons', { name: 'Year', from: null, to: null, has: '', planned: null, rules });
  for (let evening = 0; evening < EVENINGS; evening += 1) {
    const date = new Date(Date.UTC(2026, 0, 6 + 7 * evening)).toISOString().slice(0, 10);
    await wait(door, '/api/seasons/1/given', { name: `Evening ${evening + 1}`, date, text: ranking(evening) });
  }
  const first = await wait(door, '/api/seasons/1');
  const again: number[] = [];
  for (let time = 0; time < TIMES; time += 1) again.push(await wait(door, '/api/seasons/1'));
  const list = await wait(door, '/api/seasons');
  door.close();
  return [
    { name: 'its ranking, with what the next session can change, first time', value: first, unit: 'ms', limit: 500 },
    { name: 'the same once more', value: median(again), unit: 'ms', limit: 300 },
    { name: 'the list of seasons with who leads', value: list, unit: 'ms', limit: 300 },
  ];
}

/** An evening of all pairs, in which partners move on by one place a week. */
function ranking(evening: number): string {
  const lines = Array.from({ length: PAIRS }, (_, pair) => {
    const percent = (70 - (40 * ((pair * 7 + evening * 13) % PAIRS)) / PAIRS).toFixed(2);
    return `${1 + ((pair * 7 + evening * 13) % PAIRS)},${percent},South ${pair},North ${(pair + evening) % PAIRS}`;
  });
  return ['place,percent,player1,player2', ...lines].join('\n');
}
