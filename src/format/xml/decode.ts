import { decodeText } from '../decode-text.ts';

/** An XML declaration names its encoding within so many bytes. */
const DECLARATION = 200;

const SINGLE_BYTE = /^(?:iso-?8859-1|latin-?1|windows-1252|cp1252|us-ascii)$/i;

/**
 * The bytes of an XML file as text. A byte order mark goes before the declaration; a declared ISO-8859-1 is read as
 * Windows-1252, as browsers do; every other file is UTF-8 where it can be. Never throws.
 */
export function decodeXml(bytes: Uint8Array): string {
  const isMarked = (bytes[0] ?? 0) >= 0xef;
  const head = String.fromCharCode(...bytes.subarray(0, DECLARATION));
  const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']*)/.exec(head)?.[1] ?? '';
  if (!isMarked && SINGLE_BYTE.test(declared)) return new TextDecoder('windows-1252').decode(bytes);
  return decodeText(bytes).text;
}
