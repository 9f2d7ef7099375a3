/** What Etui uses of the coding of text. Node and browsers have it; the types of the language alone don't. */
declare class TextDecoder {
  constructor(
    encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252',
    options?: { /** Throws on bytes that are none of the encoding. */ readonly fatal: boolean },
  );

  /** The text without its byte order mark. */
  decode(bytes: Uint8Array): string;
}

declare class TextEncoder {
  /** The text in UTF-8, without a byte order mark. */
  encode(text: string): Uint8Array;
}
