/**
 * Searches individual movements: a cyclic first round from which everybody partners everybody once and opposes
 * everybody twice, or as nearly so as can be where two or three sit out. Of so many of these, with their tables turned
 * in the best way, it takes the one in which the players compete most evenly.
 * `node bench/search/individuals.ts PLAYERS STARTS SEED [copies] [turn] [slackN]` prints it as a line of
 * src/movement/individual/starts.ts, the same for the same arguments. It stops at a balance of 100.
 *
 * With 4T players the last one, written 0, stays; with one to three more so many sit out. Counted modulo n, the number
 * of moving players: the partners' differences are 1 to n-1 each once; the sets b of the tables are such that b-x is
 * different for every player x, so that everybody plays every set once. Two tables share in every round. With `copies`
 * every table has its copy of the round's set. Nine players are counted by two figures of base three without carrying.
 */
import { individualBalance } from '../../src/movement/individual/balance.ts';
import { quarterTurned, roundsFrom } from '../../src/movement/individual/make.ts';
import { mulberry32, shuffledBy } from './random.ts';

const [players = 0, starts = 100, seed = 1] = process.argv.slice(2).map(Number);
/** How much less even opposition may be, where that makes the players compete more evenly: `slack4`. */
const slack = Number(process.argv.find((word) => word.startsWith('slack'))?.slice('slack'.length) ?? 0);
const withCopies = process.argv.includes('copies');
const random = mulberry32(seed);
const tables = Math.floor(players / 4);
const size = players % 4 === 0 ? players - 1 : players;
const STAYS = -1;
/** Turns tried round by round. */
const TURNS = 30_000;

function minus(one: number, other: number): number {
  if (size !== 9) return (one - other + size) % size;
  return 3 * ((Math.floor(one / 3) - Math.floor(other / 3) + 3) % 3) + (((one % 3) - (other % 3) + 3) % 3);
}

type Table = readonly [number, number, number, number];

/** Players that sit out a round. */
const resting = players % 4;
/**
 * The least unevenness: with two or three resting there are too few opponents for everybody to be met twice, by one
 * or two differences counted both ways.
 */
const LEAST_UNEVEN = 2 * Math.max(0, resting - 1) + slack;

/** How often the one who stays, if anybody does, is to oppose somebody in a round. */
const OPPOSED_BY_STAYING = players % 4 === 0 ? 2 : 0;

/**
 * How far from each being met twice: the sum of the squares over opponents' differences, the one who stays counted too.
 */
function unevenness(round: readonly Table[]): number {
  const met = new Int32Array(size);
  let stays = 0;
  for (const [n, s, e, w] of round) {
    for (const one of [n, s]) {
      for (const other of [e, w]) {
        if (one === STAYS || other === STAYS) stays += 1;
        else {
          met[minus(one, other)] = (met[minus(one, other)] as number) + 1;
          met[minus(other, one)] = (met[minus(other, one)] as number) + 1;
        }
      }
    }
  }
  return met.slice(1).reduce((sum, times) => sum + (times - 2) ** 2, (stays - OPPOSED_BY_STAYING) ** 2);
}

/** Partnerships whose differences are all different. Player 0 sits out where anybody does, others by chance. */
function partnerships(): [number, number][] | null {
  const differences = new Set<number>();
  const free = new Set(Array.from({ length: size }, (_, player) => player));
  const pairs: [number, number][] = [];
  free.delete(0);
  for (const player of shuffledBy([...free], random).slice(0, Math.max(0, resting - 1))) free.delete(player);
  if (players % 4 === 0) pairs.push([STAYS, 0]);
  while (free.size > 0) {
    const one = shuffledBy([...free], random)[0] as number;
    free.delete(one);
    const other = shuffledBy([...free], random).find((each) => {
      const difference = Math.min(minus(one, each), minus(each, one));
      // across the circle two players would be partners twice
      return !differences.has(difference) && 2 * difference !== size;
    });
    if (other === undefined) return null;
    free.delete(other);
    differences.add(Math.min(minus(one, other), minus(other, one)));
    pairs.push([one, other]);
  }
  return pairs;
}

/** Sets for the tables so that nobody plays one twice; null when there are none. Two tables have the same one. */
function setsFor(round: readonly Table[], placed: readonly number[], taken: ReadonlySet<number>): number[] | null {
  const table = round[placed.length];
  if (!table) return [...placed];
  for (const set of shuffledBy(
    Array.from({ length: size }, (_, each) => each),
    random,
  )) {
    if (tables > 2 && placed.includes(set)) continue;
    if (tables === 2 && placed.length === 1 && placed[0] !== set) continue;
    const places = table.filter((player) => player !== STAYS).map((player) => minus(set, player));
    if (places.some((place) => taken.has(place))) continue;
    const rest = setsFor(round, [...placed, set], new Set([...taken, ...places]));
    if (rest) return rest;
  }
  return null;
}

let best = 0;
let line = '';
for (let found = 0; found < starts && best < 100;) {
  const round = evenRound();
  const sets = round && (withCopies ? round.map(() => 0) : setsFor(round, [], new Set()));
  if (!round || !sets) continue;
  found += 1;
  const turned = bestTurned(round, sets);
  if (turned.balance <= best) continue;
  best = turned.balance;
  line = turned.line;
  process.stderr.write(`start ${found}: balance ${best.toFixed(2)}\n`);
}
process.stdout.write(`  '${line}'\n`);
if (process.argv.includes('turn')) process.stdout.write(`  '${turnedRoundByRound(line)}'\n`);

/** Turns tables one by one until the players compete as evenly as possible (simulated annealing). */
function turnedRoundByRound(found: string): string {
  const addition = size === 9 ? ('in threes' as const) : ('round' as const);
  const cyclic = roundsFrom({ players, line: found, oneSet: withCopies, addition });
  const turned = cyclic.map((round) => round.map(() => false));
  const balanceNow = () => {
    const rounds = cyclic.map((round, at) =>
      round.map((seating, table) => (turned[at]?.[table] ? quarterTurned(seating) : seating)),
    );
    return individualBalance({ players, sets: size, rounds }).balance;
  };
  const written = () => turned.map((round) => round.map((turn) => (turn ? '1' : '0')).join('')).join(' ');
  const turn = ([round, table]: readonly [number, number]): void => {
    const tablesOf = turned[round] as boolean[];
    tablesOf[table] = !tablesOf[table];
  };
  let [most, now] = [balanceNow(), balanceNow()];
  let best = written();
  const [hot, cold] = [3, 0.02];
  for (let step = 0; step < TURNS; step += 1) {
    const at = [Math.floor(random() * size), Math.floor(random() * tables)] as const;
    turn(at);
    const then = balanceNow();
    const heat = hot * (cold / hot) ** (step / TURNS);
    if (then < now && random() >= Math.exp((then - now) / heat)) turn(at);
    else now = then;
    if (now > most) [most, best] = [now, written()];
  }
  process.stderr.write(`turned: balance ${most.toFixed(2)}\n`);
  return best;
}

/** A first round that goes on to the least uneven opposition; null where the attempt fails. */
function evenRound(): Table[] | null {
  const drawn = partnerships();
  if (!drawn) return null;
  let order = drawn;
  let now = unevenness(asTables(order));
  for (let tries = 0; tries < 60 * tables * tables && now > LEAST_UNEVEN; tries += 1) {
    const swapped = [...order];
    const [one, other] = [Math.floor(random() * swapped.length), Math.floor(random() * swapped.length)];
    [swapped[one], swapped[other]] = [swapped[other] as [number, number], swapped[one] as [number, number]];
    const then = unevenness(asTables(swapped));
    if (then <= now) [order, now] = [swapped, then];
  }
  return now <= LEAST_UNEVEN ? asTables(order) : null;
}

/** The round with those tables turned by a quarter that make the players compete most evenly. */
function bestTurned(
  round: readonly Table[],
  sets: readonly number[],
): { readonly balance: number; readonly line: string } {
  const turnings = Array.from({ length: 2 ** (tables - 1) }, (_, turning) => {
    const text = round.map(([n, s, e, w], table) => {
      const seats = (turning >> table) & 1 ? [e, w, n, s] : [n, s, e, w];
      return `${(sets[table] as number) + 1}:${seats.map((player) => player + 1).join('-')}`;
    });
    const addition = size === 9 ? ('in threes' as const) : ('round' as const);
    const start = { players, line: text.join(' '), oneSet: withCopies, addition };
    return { line: start.line, ...individualBalance({ players, sets: size, rounds: roundsFrom(start) }) };
  });
  return turnings.reduce((most, turned) => (turned.balance > most.balance ? turned : most));
}

function asTables(pairs: readonly (readonly [number, number])[]): Table[] {
  return Array.from({ length: tables }, (_, table) => {
    const [one, other] = [pairs[2 * table], pairs[2 * table + 1]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    return [one[0], one[1], other[0], other[1]];
  });
}
