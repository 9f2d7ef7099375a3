import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packResults, unpackResults, type ClubResults } from '../../../../main/store/ranking/packed-results.ts';

const CLUB: ClubResults = {
  at: '2026-11-24T22:30:00.000Z',
  undertricks: 'since-1987',
  pairs: [
    { name: '1', section: 'A', line: 'NS' },
    { name: '1', section: 'A', line: 'EW' },
  ],
  lines: [
    { board: 1, ns: 0, ew: 1, score: -50, award: null },
    { board: 2, ns: 0, ew: 1, score: null, award: { ns: 60, ew: 'average-minus' } },
    { board: 3, ns: 0, ew: 1, score: null, award: null, weighted: [{ score: 420, percent: 100 }], form: 'b' },
    { board: 4, ns: 0, ew: 1, score: null, award: null, split: { ns: [{ score: 50, percent: 100 }], ew: 40 } },
  ],
  deals: new Map([[2, 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432']]),
};

test('what is packed is unpacked as it was', () => {
  expect(unpackResults(packResults(CLUB) ?? Buffer.alloc(0))).toEqual(CLUB);
});

test('what no club can have is not packed', () => {
  const [line] = CLUB.lines;
  if (!line) throw new Error('no line');
  expect(packResults({ ...CLUB, lines: [{ ...line, ew: 2 }] })).toBeNull();
  expect(packResults({ ...CLUB, lines: [{ ...line, ew: 0 }] })).toBeNull();
  expect(packResults({ ...CLUB, lines: [{ ...line, weighted: [{ score: 420, percent: 90 }] }] })).toBeNull();
});

test('bytes that are no results are refused', () => {
  for (const bytes of [
    Buffer.from('nothing'),
    deflateRawSync('{}'),
    deflateRawSync('[1, 2'),
    deflateRawSync(Buffer.alloc(64 * 1024 * 1024)),
  ]) {
    expect(() => unpackResults(bytes)).toThrow(/./);
  }
});
