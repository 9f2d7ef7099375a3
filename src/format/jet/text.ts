/** Text in a file of Jet: in version 3 a byte a letter, in version 4 two, or one where the text is compressed. */
import type { JetLayout } from './layout.ts';

const WESTERN = new TextDecoder('windows-1252');
const WIDE = new TextDecoder('utf-16le');

/** What a compressed text begins with. */
const COMPRESSED = [0xff, 0xfe] as const;

export function jetText(layout: JetLayout, bytes: Uint8Array): string {
  if (layout.version === 3) return WESTERN.decode(bytes);
  if (bytes[0] === COMPRESSED[0] && bytes[1] === COMPRESSED[1]) return expanded(bytes.subarray(COMPRESSED.length));
  return WIDE.decode(bytes);
}

/** A zero byte of a compressed text changes between letters of one byte and of two; it is never half a letter. */
function expanded(bytes: Uint8Array): string {
  const wide: number[] = [];
  let short = true;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) short = !short;
    else if (short) wide.push(byte, 0);
    else {
      wide.push(byte, bytes[at + 1] ?? 0);
      at++;
    }
  }
  return WIDE.decode(Uint8Array.from(wide));
}
