/** Bytes that grow as they are written: numbers have their low byte first. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  u8(...values: readonly number[]): this {
    for (const value of values) this.#bytes.push(value & 0xff);
    return this;
  }

  u16(value: number): this {
    return this.u8(value, value >> 8);
  }

  u32(value: number): this {
    return this.u16(value).u16(value >> 16);
  }

  f64(value: number): this {
    return this.add(new Uint8Array(Float64Array.of(value).buffer));
  }

  /** Two bytes a letter. */
  wide(text: string): this {
    for (let at = 0; at < text.length; at++) this.u16(text.charCodeAt(at));
    return this;
  }

  zeros(count: number): this {
    for (let left = count; left > 0; left--) this.u8(0);
    return this;
  }

  add(bytes: Iterable<number>): this {
    for (const byte of bytes) this.#bytes.push(byte);
    return this;
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
