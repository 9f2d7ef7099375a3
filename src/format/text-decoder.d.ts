/** The part of the platform's decoder that Etui uses. Node and browsers have it; the language's own library names it not. */
declare class TextDecoder {
  constructor(
    encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252',
    options?: { /** Throws on bytes that are none of the encoding. */ readonly fatal: boolean },
  );

  /** The text without its byte order mark. */
  decode(bytes: Uint8Array): string;
}
