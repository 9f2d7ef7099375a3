import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deal } from '../../../../src/bridge/deal/deal.ts';
import { formatDeal } from '../../../../src/bridge/deal/text.ts';
import { BRI } from '../../../../src/format/dealing-machine/bri.ts';
import { DGE } from '../../../../src/format/dealing-machine/dge.ts';
import { DLM } from '../../../../src/format/dealing-machine/dlm.ts';
import { DUP } from '../../../../src/format/dealing-machine/dup.ts';
import { plainDeal } from '../../../../src/format/event/deals.ts';
import { EMPTY_EVENT } from '../../../../src/format/event/event.ts';
import type { FormatOfFile } from '../../../../src/format/event/file.ts';
import { formatOfFile } from '../../../../src/format/formats.ts';
import { anyDeal } from '../../bridge/deal/any-deal.ts';

const SAMPLES = path.join(import.meta.dirname, '../../../data/formats');
const FIRST = 'N:65.A53.JT7.AK762 AK87.QT4.AK98.95 JT9.982.Q532.Q83 Q432.KJ76.64.JT4';

function sample(format: FormatOfFile): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path.join(SAMPLES, `deals.${format.format}`)));
}

function dealsIn(format: FormatOfFile, bytes: Uint8Array) {
  const { events, problems } = format.parse(bytes);
  return { deals: events.flatMap(({ deals }) => deals.map(({ board, deal }) => [board, formatDeal(deal)])), problems };
}

function written(format: FormatOfFile, boards: readonly (readonly [number, Deal])[]) {
  const deals = boards.map(([board, deal]) => plainDeal(1, board, deal));
  return dealsIn(format, format.make?.({ ...EMPTY_EVENT, deals }) ?? new Uint8Array());
}

function dealsInDlm(text: string) {
  return dealsIn(DLM, Buffer.from(text));
}

/** The sample with other characters from a place on, one a byte, and perhaps from another. */
function changed(format: FormatOfFile, at: number, characters: string, also = 0, others = ''): Uint8Array {
  const bytes = sample(format);
  bytes.set(Buffer.from(characters, 'latin1'), at);
  bytes.set(Buffer.from(others, 'latin1'), also);
  return bytes;
}

describe.each([BRI, DGE, DUP, DLM])('$format', (format) => {
  test('the sixteen deals of a real file', () => {
    const { deals, problems } = dealsIn(format, sample(format));
    expect(problems).toEqual([]);
    expect(deals.map(([board]) => board)).toEqual(Array.from({ length: 16 }, (_, place) => place + 1));
    expect(deals[0]).toEqual([1, FIRST]);
    expect(formatOfFile('deals', sample(format))).toBe(format);
  });

  test('are written as that file has them', () => {
    const [event = EMPTY_EVENT] = format.parse(sample(format)).events;
    const bytes = Buffer.from(format.make?.(event) ?? []).toString('latin1');
    const real = Buffer.from(sample(format))
      .toString('latin1')
      .replace(/Headline=.*/, 'Headline=');
    expect(bytes.trimEnd()).toBe(real.trimEnd());
  });

  test('any deals come back', () => {
    fc.assert(
      fc.property(fc.array(anyDeal, { minLength: 1, maxLength: 5 }), (deals) => {
        const boards = deals.map((deal, place) => [place + 1, deal] as const);
        const answer = boards.map(([board, deal]) => [board, formatDeal(deal)]);
        expect(written(format, boards)).toEqual({ deals: answer, problems: [] });
      }),
      { numRuns: 30 },
    );
  });

  test('an empty file has no deals', () => {
    const { deals, problems } = dealsIn(format, new Uint8Array());
    expect(deals).toEqual([]);
    expect(problems).toMatchObject([{ code: 'no-deals', line: 1 }]);
  });
});

describe('a record that is wrong is left out, and the others stay', () => {
  test.each([
    // Cards 9 and 10 begin North's first board.
    ['a card twice', BRI, changed(BRI, 2, '09'), { code: 'card-twice', line: 1, board: 1, text: 'S6' }],
    ['a number that is no card', BRI, changed(BRI, 2, '53'), { code: 'record-form', line: 1 }],
    ['letters for digits', BRI, changed(BRI, 128, 'xx'), { code: 'record-form', line: 2, board: 2 }],
    ['a card twice', DGE, changed(DGE, 1, '55'), { code: 'card-twice', line: 1, text: 'S5' }],
    ['a suit gone', DGE, changed(DGE, 0, '\x07'), { code: 'record-form', line: 1 }],
    ['both ways of writing cards differ', DUP, changed(DUP, 79, 'A', 96, '6'), { code: 'hands-differ', line: 1 }],
  ] as const)('%s (%o)', (_, format, bytes, problem) => {
    const { deals, problems } = dealsIn(format, bytes);
    expect(problems).toMatchObject([problem]);
    expect(deals).toHaveLength(15);
    expect(deals.map(([board]) => board)).not.toContain(problem.line);
  });

  test('a file cut within a record', () => {
    for (const format of [BRI, DGE, DUP]) {
      const { deals, problems } = dealsIn(format, sample(format).subarray(0, 400));
      const whole = format === DUP ? 2 : 3;
      expect([format.format, deals.length, problems.map(({ code, line }) => [code, line])]).toEqual([
        format.format,
        whole,
        [['record-cut', whole + 1]],
      ]);
    }
  });

  test('boards after the last number are left out, and said', () => {
    for (const format of [BRI, DGE, DUP]) {
      const record = sample(format).subarray(0, format === DUP ? 156 : 128);
      const { deals, problems } = dealsIn(
        format,
        Buffer.concat([...Array.from({ length: 1001 }, () => record), Buffer.from('x')]),
      );
      expect([format.format, deals.length, problems.map(({ code, line }) => [code, line])]).toEqual([
        format.format,
        999,
        [['too-many-boards', 1000]],
      ]);
    }
  });
});

describe('DUP', () => {
  test('numbers from its low board, with the hands in one of both ways', () => {
    const bytes = sample(DUP).subarray(0, 312);
    for (const at of [78, 78 + 156]) bytes.set(Buffer.from(' '.repeat(68)), at);
    bytes.set(Buffer.from(' 17'), 148);
    const { deals, problems } = dealsIn(DUP, bytes);
    expect(problems).toEqual([]);
    expect(deals.map(([board]) => board)).toEqual([17, 18]);
  });

  test('without the number of the first board has none', () => {
    const { deals, problems } = dealsIn(DUP, changed(DUP, 148, '1A '));
    expect(problems).toMatchObject([{ code: 'low-board', line: 1, text: '1A' }]);
    expect(deals).toEqual([]);
  });

  test('holds boards that run on', () => {
    const deal = DUP.parse(sample(DUP)).events[0]?.deals[0]?.deal;
    const boards = [19, 17, 18, 21].flatMap((board) => (deal ? [[board, deal] as const] : []));
    expect(written(DUP, boards).deals.map(([board]) => board)).toEqual([17, 18, 19]);
  });
});

describe('DLM', () => {
  const text = Buffer.from(sample(DLM)).toString();

  test('as Duplimate writes it: other keys and sections, line feeds, noughts before a number', () => {
    const duplimate = text
      .replace('[Document]', '[DOCUMENT]')
      .replaceAll('\r\n', '\n')
      .replace('Checksum=17', 'Checksum=017\nDealing method=1')
      .replaceAll(/^Duplicates (\d\d)=0$/gm, 'Duplicates $1=0\nProperty $1=1')
      .concat('[STARTUP]\nZoom=100\n');
    expect(dealsInDlm(duplimate).problems).toEqual([]);
    expect(dealsInDlm(duplimate).deals).toEqual(dealsInDlm(text).deals);
  });

  test.each([
    ['Board 03=jccn', 'Board 03=jcdn', { code: 'check-digits', line: 16, board: 3, text: '020' }, 15],
    ['Board 03=jccn', 'Board 03=jcc', { code: 'board-form', line: 16, board: 3 }, 15],
    ['Checksum=17', 'Checksum=18', { code: 'checksum', line: 10, text: '18' }, 16],
    ['To board=16', 'To board=x', { code: 'board-range', line: 5 }, 0],
    ['Duplicates 17', 'Board 03=x\r\nDuplicates 17', { code: 'board-twice', board: 3 }, 16],
  ])('%s as %s', (right, wrong, problem, count) => {
    const { deals, problems } = dealsInDlm(text.replace(right, wrong));
    expect(problems).toMatchObject([problem]);
    expect(deals).toHaveLength(count);
  });

  test('that was cut between two lines says which board should be the last', () => {
    const { deals, problems } = dealsInDlm(text.slice(0, text.indexOf('Duplicates 13')));
    expect(problems).toMatchObject([{ code: 'last-board-missing', line: 35, board: 16 }]);
    expect(deals).toHaveLength(12);
  });

  test('holds the boards up to 99, with gaps between', () => {
    const deal = DLM.parse(sample(DLM)).events[0]?.deals[0]?.deal;
    const boards = [17, 11, 99, 100].flatMap((board) => (deal ? [[board, deal] as const] : []));
    const { deals, problems } = written(DLM, boards);
    expect(deals.map(([board]) => board)).toEqual([11, 17, 99]);
    expect(problems).toEqual([]);
    expect(written(DLM, []).deals).toEqual([]);
  });
});
