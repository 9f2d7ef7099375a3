/**
 * Searches reduced Howells: cyclic first rounds, and which tables to turn in which rounds.
 * `node bench/search/reduced-howells.ts TABLES ROUNDS SECONDS [SEED] [share]` prints the best one found in so many
 * seconds of processor time as a line of src/movement/construction/reduced-howell-first-rounds.ts. With `share` two
 * neighbouring tables play the same set in every round, for the numbers of rounds that need it.
 */
import { cyclicStart, type StartTable } from './cyclic-start.ts';
import { mulberry32 } from './random.ts';
import { bestTurning, type SetPlays } from './turning.ts';

const STEPS = 4000;
const FLIPS_A_TABLE = 1500;

interface Found {
  readonly start: readonly StartTable[];
  readonly balance: number;
  readonly turned: readonly boolean[][];
}

function search(tables: number, rounds: number, seconds: number, seed: number, shares: boolean): Found | null {
  const random = mulberry32(seed);
  const rows = shares
    ? [row(tables - 1), ...brokenRows(tables - 1, rounds)]
    : [row(tables), ...brokenRows(tables, rounds)];
  const layouts = shares ? rows.flatMap(withSharedSet) : rows;
  const whole = shares ? tables - 1 : 1;
  let best: Found | null = null;
  const begun = process.cpuUsage().user;
  const spent = (): number => (process.cpuUsage().user - begun) / 1e6;
  let layout = 0;
  for (let tries = 0; spent() < seconds; tries += 1) {
    // With one row the sets need one bye stand. Two rows are tried where one seems impossible.
    if (best || spent() < seconds / 4) layout = best ? layout : tries % whole;
    else layout = whole + (tries % (layouts.length - whole));
    const start = cyclicStart(layouts[layout] as number[], rounds, STEPS, random);
    if (!start) continue;
    const inOrder = start.toSorted((a, b) => a.set - b.set);
    const turning = turn(inOrder, rounds, random);
    if (!best || turning.balance > best.balance) best = { start: inOrder, ...turning };
  }
  return best;
}

function row(tables: number): number[] {
  return Array.from({ length: tables }, (_, set) => set);
}

function brokenRows(tables: number, size: number): number[][] {
  const rows: number[][] = [];
  for (let first = 1; first < tables; first += 1) {
    for (let gap = 1; gap < size - tables; gap += 1)
      rows.push(row(tables).map((set) => (set < first ? set : set + gap)));
  }
  return rows.length > 0 ? rows : [row(tables)];
}

/** The rows with one table more, which stands at the same set as one of the others. */
function withSharedSet(sets: readonly number[]): number[][] {
  return sets.map((set, place) => sets.toSpliced(place, 0, set));
}

function turn(start: readonly StartTable[], rounds: number, random: () => number): Omit<Found, 'start'> {
  const tables = start.length;
  const fixed = start.filter(({ y }) => y === null);
  const numberOfFixed = new Map(fixed.map((table, index) => [table, rounds + index]));
  const sets: SetPlays[] = row(rounds).map((set) =>
    start.map((table) => {
      const round = (set - table.set + rounds) % rounds;
      const x = (table.x + round) % rounds;
      return [numberOfFixed.get(table) ?? ((table.y as number) + round) % rounds, x] as const;
    }),
  );
  const pairs = 2 * tables;
  const { turned, squares } = bestTurning(sets, pairs, FLIPS_A_TABLE * tables * rounds, random);
  const count = (pairs * (pairs - 1)) / 2;
  const sum = rounds * tables * (tables - 1);
  const byRound = row(rounds).map((round) =>
    start.map((table, place) => turned[(table.set + round) % rounds]?.[place] === true),
  );
  return { balance: (100 * sum ** 2) / (count * squares), turned: byRound };
}

const [tables = 0, rounds = 0, seconds = 10, seed = 1] = process.argv.slice(2, 6).map(Number);
const found = search(tables, rounds, seconds, seed, process.argv[6] === 'share');
if (found) {
  const start = found.start.map(({ set, x, y }) => `${set + 1}:${y === null ? '' : `${y + 1}-`}${x + 1}`).join(' ');
  const turned = found.turned.map((flags) => Number.parseInt(flags.map(Number).join(''), 2).toString(16)).join(' ');
  process.stdout.write(`  [${tables}, ${rounds}, ${found.balance.toFixed(2)}, '${start}', '${turned}'],\n`);
} else {
  process.stdout.write(`  // ${tables} tables, ${rounds} rounds: none found\n`);
}
