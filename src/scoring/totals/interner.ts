/**
 * Gives whole numbers that may be anything the numbers 0, 1, 2 ... in order of appearance, so that what is known of
 * them can be kept in arrays. Looking one up is reading an array, as long as it is not negative and below a million.
 */
export class Interner {
  /** The whole numbers, by the number given to them. */
  readonly known: number[] = [];
  #small = new Int32Array(64);
  readonly #others = new Map<number, number>();

  /** For each small whole number one more than the number given to it; 0 for none. Another array once it has grown. */
  get small(): Int32Array {
    return this.#small;
  }

  /** The number of `key`, given now if it has none. */
  of(key: number): number {
    const given = key >= 0 && key < this.#small.length ? (this.#small[key] as number) - 1 : -1;
    return given >= 0 ? given : this.#found(key);
  }

  #found(key: number): number {
    const other = this.#others.get(key);
    if (other !== undefined) return other;
    const number = this.known.length;
    this.known.push(key);
    if (key >= 0 && key < MOST_SMALL) this.#setSmall(key, number);
    else this.#others.set(key, number);
    return number;
  }

  #setSmall(key: number, number: number): void {
    if (key >= this.#small.length) {
      const larger = new Int32Array(2 ** Math.ceil(Math.log2(key + 1)));
      larger.set(this.#small);
      this.#small = larger;
    }
    this.#small[key] = number + 1;
  }
}

const MOST_SMALL = 2 ** 20;
