/** The bytes of a text file as text, whatever program saved it. */

export const TEXT_ENCODINGS = ['utf-8', 'utf-16', 'windows-1252'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

export interface DecodedText {
  /** Without the byte order mark. */
  readonly text: string;
  readonly encoding: TextEncoding;
}

/**
 * Takes a byte order mark at its word; else the bytes are UTF-8 where they can be, and otherwise Windows-1252, which
 * has ISO-8859-1 in it. Never throws: every byte is some character of Windows-1252.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
