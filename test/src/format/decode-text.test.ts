import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../src/format/decode-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);

describe('what a file is saved in', () => {
  test.each([
    ['UTF-8', encode('Zoé €'), 'utf-8', 'Zoé €'],
    ['UTF-8 with a byte order mark', encode('\ufeffZoé €'), 'utf-8', 'Zoé €'],
    ['nothing', new Uint8Array(), 'utf-8', ''],
    ['Windows-1252', new Uint8Array([0x5a, 0x6f, 0xe9, 0x20, 0x80, 0x92]), 'windows-1252', 'Zoé €’'],
    ['ISO-8859-1', new Uint8Array([0xd1, 0xfc]), 'windows-1252', 'Ñü'],
    ['UTF-16 of Windows', new Uint8Array([0xff, 0xfe, 0x5a, 0x00, 0xe9, 0x00]), 'utf-16', 'Zé'],
    ['UTF-16 of elsewhere', new Uint8Array([0xfe, 0xff, 0x00, 0x5a, 0x00, 0xe9]), 'utf-16', 'Zé'],
    ['UTF-8 that is cut off', encode('Zoé').slice(0, -1), 'windows-1252', 'ZoÃ'],
    ['a surrogate on its own, which is no UTF-8', new Uint8Array([0xed, 0xa0, 0x80]), 'windows-1252', 'í\u00a0€'],
    ['an overlong slash, which is no UTF-8', new Uint8Array([0xc0, 0xaf]), 'windows-1252', 'À¯'],
  ] as const)('%s', (_, bytes, encoding, text) => {
    expect(decodeText(bytes)).toEqual({ encoding, text });
  });
});

test('any text comes back from UTF-8, with or without a mark', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, mark) => {
      fc.pre(!text.startsWith('\ufeff'));
      expect(decodeText(encode(mark ? `\ufeff${text}` : text))).toEqual({ encoding: 'utf-8', text });
    }),
  );
});

test('any bytes are some text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const { text, encoding } = decodeText(bytes);
      expect(encoding !== 'windows-1252' || text.length === bytes.length).toBe(true);
    }),
  );
});
