/**
 * Random numbers that can be repeated: the same seed gives the same numbers on every machine. Marsaglia's xorshift
 * generator with 128 bits of state ("Xorshift RNGs", Journal of Statistical Software 8:14, 2003); a mixing step fills
 * the state from the seed. Not for secrets.
 */
export interface Random {
  /** The next number, at least 0 and below 1. */
  next(): number;
}

const TWO_TO_32 = 2 ** 32;
/** The golden ratio as an odd 32-bit number: multiples of it lie far apart. */
const STEP = 0x9e3779b9;
const WARMING_UP = 16;

/**
 * A stream of random numbers for a list of whole numbers: `randomFrom(seed, board)` gives every board its own stream,
 * so that a table more or less doesn't change the other boards.
 */
export function randomFrom(...seeds: readonly number[]): Random {
  let key = 0;
  for (const seed of seeds) key = scramble(key ^ scramble(seed + STEP));
  const state = new Uint32Array(4).map((_, place) => scramble(key + (place + 1) * STEP));
  // The generator never leaves the state of all zeros.
  if (state.every((word) => word === 0)) state[0] = STEP;
  const random = { next: () => advance(state) / TWO_TO_32 };
  for (let i = 0; i < WARMING_UP; i++) random.next();
  return random;
}

/** Spreads a number over 32 bits, so that seeds 1 and 2 have nothing in common. */
function scramble(value: number): number {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return (bits ^ (bits >>> 15)) >>> 0;
}

function advance(state: Uint32Array): number {
  const [first = 0, second = 0, third = 0, last = 0] = state;
  const mixed = first ^ (first << 11);
  state.set([second, third, last, last ^ (last >>> 19) ^ mixed ^ (mixed >>> 8)]);
  return state[3] as number;
}

/** A whole number from 0 to below `limit`. */
export function randomInteger(random: Random, limit: number): number {
  return Math.floor(random.next() * limit);
}

/** True in the given share of all cases: 0 never, 1 always. */
export function chance(random: Random, share: number): boolean {
  return random.next() < share;
}

/** A number around 0, roughly normal with the given standard deviation: a sum of six, never beyond 4.3 deviations. */
export function gaussian(random: Random, deviation: number): number {
  let sum = -3;
  for (let i = 0; i < 6; i++) sum += random.next();
  return sum * Math.SQRT2 * deviation;
}

/** The items in random order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInteger(random, last + 1);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** The item with the greatest worth; `worth` is called once an item, so it may be random. */
export function maxBy<Item>(items: readonly Item[], worth: (item: Item) => number): Item {
  return items.map((item) => ({ item, worth: worth(item) })).reduce((a, b) => (b.worth > a.worth ? b : a)).item;
}
