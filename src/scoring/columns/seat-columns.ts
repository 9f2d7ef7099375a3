import { Numbering } from './numbering.ts';

/**
 * What entries have got from their seats, in columns that grow as entries appear. An entry is known by its place in
 * the columns; of a column only the first `length` places are taken.
 */
export class SeatColumns {
  /** Whole numbers of points. */
  sums = new Float64Array(FEW);
  /** How often an entry sat North-South and East-West. */
  asNs = new Int32Array(FEW);
  asEw = new Int32Array(FEW);
  readonly #entries = new Numbering();

  get length(): number {
    return this.#entries.known.length;
  }

  /** In order of appearance. */
  get entries(): readonly number[] {
    return this.#entries.known;
  }

  /** Back to nothing; entries keep their places. */
  clear(): void {
    for (const column of [this.sums, this.asNs, this.asEw]) column.fill(0);
  }

  addNs(entry: number, points: number): void {
    const at = this.placeOf(entry);
    this.asNs[at] = (this.asNs[at] as number) + 1;
    this.#add(at, points);
  }

  addEw(entry: number, points: number): void {
    const at = this.placeOf(entry);
    this.asEw[at] = (this.asEw[at] as number) + 1;
    this.#add(at, points);
  }

  #add(at: number, points: number): void {
    const sum = (this.sums[at] as number) + points;
    // IMPs go up and down: a sum that was ever beyond what is exact may have come back, so each is looked at
    if (Math.abs(sum) > Number.MAX_SAFE_INTEGER) throw new RangeError('totals: too many points to be added exactly');
    this.sums[at] = sum;
  }

  /** The place of the entry, given now if it has none. */
  placeOf(entry: number): number {
    const at = this.#entries.of(entry);
    if (at === this.sums.length) this.#grow(2 * at);
    return at;
  }

  #grow(length: number): void {
    this.sums = grown(this.sums, new Float64Array(length));
    this.asNs = grown(this.asNs, new Int32Array(length));
    this.asEw = grown(this.asEw, new Int32Array(length));
  }
}

const FEW = 64;

function grown<Column extends Float64Array | Int32Array>(column: Column, larger: Column): Column {
  larger.set(column);
  return larger;
}
