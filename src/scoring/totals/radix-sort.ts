/**
 * The indexes of the keys, smallest key first, equal keys in the order they come: a radix sort, byte by byte from the
 * last to the first. For a hundred thousand keys it takes a fraction of the time of sorting with a comparison.
 * @param keys none of them NaN; -0 comes before 0
 */
export function radixSortOrder(keys: Float64Array): Uint32Array {
  const digits = sortableBytes(keys);
  let order = new Uint32Array(keys.length);
  for (let index = 0; index < order.length; index += 1) order[index] = index;
  let spare = new Uint32Array(keys.length);
  for (let digit = 0; digit < BYTES; digit += 1) {
    const starts = startsOf(digits, digit);
    if (starts === null) continue;
    for (let index = 0; index < order.length; index += 1) {
      const key = order[index] as number;
      const value = digits[key * BYTES + digit] as number;
      const start = starts[value] as number;
      starts[value] = start + 1;
      spare[start] = key;
    }
    [order, spare] = [spare, order];
  }
  return order;
}

const BYTES = 8;

/**
 * The keys as bytes that sort as they do, least significant first: all bits of negative numbers are inverted, the sign
 * of others.
 */
function sortableBytes(keys: Float64Array): Uint8Array {
  const bits = new DataView(new ArrayBuffer(keys.length * BYTES));
  for (let index = 0; index < keys.length; index += 1) {
    const at = index * BYTES;
    bits.setFloat64(at, keys[index] as number, true);
    const high = bits.getUint32(at + 4, true);
    const negative = high >= SIGN;
    bits.setUint32(at + 4, negative ? ~high : high ^ SIGN, true);
    if (negative) bits.setUint32(at, ~bits.getUint32(at, true), true);
  }
  return new Uint8Array(bits.buffer);
}

const SIGN = 2 ** 31;

/** Where each value of the digit starts in the sorted list; null where all keys have the same value. */
function startsOf(digits: Uint8Array, digit: number): Uint32Array | null {
  const counts = new Uint32Array(256);
  for (let at = digit; at < digits.length; at += BYTES) {
    const value = digits[at] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  let start = 0;
  for (let value = 0; value < counts.length; value += 1) {
    const count = counts[value] as number;
    if (count === digits.length / BYTES) return null;
    counts[value] = start;
    start += count;
  }
  return counts;
}
