/**
 * Which way a pair sits, prescribed: in a Howell of one direction a table, pair p plays set s in a
 * direction that depends on s - p alone. As entries +1 (North-South) and -1 (East-West) over the
 * residues modulo n = 2T-1 this sequence decides how evenly the pairs are compared: two pairs that
 * differ by k compete by the sequence's autocorrelation at k, plus a constant. All autocorrelations
 * off 0 are odd and sum to 1-n, so -1 throughout (a cyclic Hadamard sequence) is perfect; it needs
 * n = 3 mod 4. Otherwise 1 and -3, half each, is the best there is.
 */
export type Directions = readonly number[];

/** Above this length the sequences are not searched here; those of a prime length come from its squares. */
const LONGEST_SEARCHED = 15;

/**
 * Longer ones whose length is no prime, found by bench/search/full-howells.ts: 21 and 25 are as even as an odd
 * number of tables allows. For 27 there is no perfect one (no cyclic Hadamard sequence of that length exists).
 */
const FOUND: ReadonlyMap<number, string> = new Map([
  [21, '----++-+-+++--++-+-+-'],
  [25, '-+-+++-++---+++---+--+--+'],
  [27, '--+-+++-+-++++----+---++--+'],
]);

/**
 * The best sequences of odd length n, entry 0 (the place of the fixed pair's opponent) -1 and the sum -1.
 * Those come first that stay even when entry 0 falls away because the fixed pair is missing.
 * Known for n up to 15, for primes and for 21, 25 and 27.
 */
export function bestDirections(length: number): Directions[] {
  const found = FOUND.get(length);
  if (found !== undefined) return [Array.from(found, (sign) => (sign === '+' ? 1 : -1))];
  const best = length <= LONGEST_SEARCHED ? searchedDirections(length) : squareDirections(length);
  const whenMissing = new Map(best.map((directions) => [directions, unevenness([0, ...directions.slice(1)])]));
  return best.toSorted((a, b) => (whenMissing.get(a) ?? 0) - (whenMissing.get(b) ?? 0));
}

/** How far the autocorrelations are from -1: the sum of the squared differences, 0 when perfect. */
export function unevenness(directions: Directions): number {
  let sum = 0;
  for (let shift = 1; shift < directions.length; shift += 1) sum += (autocorrelation(directions, shift) + 1) ** 2;
  return sum;
}

function autocorrelation(directions: Directions, shift: number): number {
  return directions.reduce(
    (sum, direction, place) => sum + direction * (directions[(place + shift) % directions.length] as number),
    0,
  );
}

/** Every best sequence, written as bits while it is searched: a set bit is a +1, bit 0 stays unset. */
function searchedDirections(length: number): Directions[] {
  const found: Directions[] = [];
  for (let bits = 0; bits < 2 ** length; bits += 2) {
    if (countBits(bits) !== (length - 1) / 2 || !isBest(bits, length)) continue;
    found.push(Array.from({ length }, (_, place) => ((bits >> place) & 1 ? 1 : -1)));
  }
  return found;
}

function isBest(bits: number, length: number): boolean {
  const allowed = length % 4 === 3 ? [-1] : [1, -3];
  const mask = 2 ** length - 1;
  for (let shift = 1; shift <= length / 2; shift += 1) {
    const turned = ((bits << shift) | (bits >> (length - shift))) & mask;
    if (!allowed.includes(length - 2 * countBits(bits ^ turned))) return false;
  }
  return true;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Paley's sequences, for a prime length: squares one way, the others the other way. */
function squareDirections(prime: number): Directions[] {
  const squares = new Set(Array.from({ length: prime - 1 }, (_, place) => (place + 1) ** 2 % prime));
  return [1, -1].map((ofSquares) =>
    Array.from({ length: prime }, (_, place) => (place === 0 ? -1 : squares.has(place) ? ofSquares : -ofSquares)),
  );
}
