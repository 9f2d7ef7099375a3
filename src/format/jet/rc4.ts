/** The bytes masked with a key by RC4; masked again, they are what they were. */
export function rc4(key: readonly number[], bytes: Uint8Array): Uint8Array {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let at = 0, other = 0; at < box.length; at++) {
    other = (other + byteAt(box, at) + (key[at % key.length] ?? 0)) % box.length;
    swap(box, at, other);
  }
  let [at, other] = [0, 0];
  return bytes.map((byte) => {
    at = (at + 1) % box.length;
    other = (other + byteAt(box, at)) % box.length;
    swap(box, at, other);
    return byte ^ byteAt(box, (byteAt(box, at) + byteAt(box, other)) % box.length);
  });
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

function swap(box: Uint8Array, one: number, other: number): void {
  const kept = byteAt(box, one);
  box[one] = byteAt(box, other);
  box[other] = kept;
}
