/**
 * Interns whole numbers: each gets an index, 0, 1, 2 ... in order of appearance, so that arrays can hold what is known
 * of it. Keys from 0 to a million are looked up in an array, others in a map.
 */
export class Interner {
  /** The keys by their index. */
  readonly keys: number[] = [];
  #small = new Int32Array(64);
  readonly #others = new Map<number, number>();

  /** For each small key one more than its index; 0 for none. Replaced by a longer array when it grows. */
  get smallIndexes(): Int32Array {
    return this.#small;
  }

  /** The index of the key, added if it has none. */
  intern(key: number): number {
    const known = key >= 0 && key < this.#small.length ? (this.#small[key] as number) - 1 : -1;
    return known >= 0 ? known : this.#add(key);
  }

  #add(key: number): number {
    const other = this.#others.get(key);
    if (other !== undefined) return other;
    const index = this.keys.length;
    this.keys.push(key);
    if (key >= 0 && key < SMALL_KEYS) this.#setSmall(key, index);
    else this.#others.set(key, index);
    return index;
  }

  #setSmall(key: number, index: number): void {
    if (key >= this.#small.length) {
      const larger = new Int32Array(2 ** Math.ceil(Math.log2(key + 1)));
      larger.set(this.#small);
      this.#small = larger;
    }
    this.#small[key] = index + 1;
  }
}

const SMALL_KEYS = 2 ** 20;
