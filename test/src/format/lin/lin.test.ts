import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDeal } from '../../../../src/bridge/deal/text.ts';
import { plainDeal } from '../../../../src/format/event/deals.ts';
import { EMPTY_EVENT } from '../../../../src/format/event/event.ts';
import { LIN } from '../../../../src/format/lin/lin.ts';
import { anyDeal } from '../../bridge/deal/any-deal.ts';

const SAMPLES = path.join(import.meta.dirname, '../../../data/formats');
const MD = '3SJT9H982DQ532CQ83,SQ432HKJ76D64CJT4,S65HA53DJT7CAK762,SAK87HQT4DAK98C95';
const DEAL = 'N:65.A53.JT7.AK762 AK87.QT4.AK98.95 JT9.982.Q532.Q83 Q432.KJ76.64.JT4';

function read(text: string | Uint8Array) {
  const { events, problems } = LIN.parse(typeof text === 'string' ? Buffer.from(text) : text);
  const deals = events.flatMap((event) => event.deals.map(({ board, deal, at }) => [board, formatDeal(deal), at]));
  return { deals, problems };
}

describe('a LIN file', () => {
  test('of a match has each deal once', () => {
    const { deals, problems } = read(readFileSync(path.join(SAMPLES, 'lin-deal-convert.lin')));
    expect(problems).toEqual([]);
    expect(deals.map(([board]) => board)).toEqual(Array.from({ length: 16 }, (_, place) => place + 1));
    expect(deals[0]).toEqual([1, DEAL, 4]);
  });

  test('of BBO has the number after the deal, three hands, and the low cards first', () => {
    const { deals, problems } = read(readFileSync(path.join(SAMPLES, 'lin-bbo-play.lin')));
    expect(problems).toEqual([]);
    expect(deals.map(([board]) => board)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // South has 3SKH4579QKAD69C58K, its low cards first.
    expect(String(deals[0]?.[1]).split(' ')[2]).toBe('K.AKQ9754.96.K85');
  });

  test.each([
    ['a fourth hand', `qx|o1|md|${MD}|sv|o|pg||`],
    ['three hands', `qx|o1|md|${MD.slice(0, MD.lastIndexOf(','))}|sv|0|pg||`],
    ['three hands and a comma', `qx|c1,BOARD 1|mn|x|md|${MD.slice(0, MD.lastIndexOf(',') + 1)}|sv|O|pg||`],
    ['small letters over several lines', `qx|o1|pn|a,b,c,d|\rmd|${MD.toLowerCase()}|\rsv|-|`],
    ['what is no field between', `stray|qx|o1|md|${MD}|x|pg||`],
    ['a number after it', `md|${MD}|rh||ah|Board 1|sv|o|`],
  ])('with %s', (_, text) => {
    const { deals, problems } = read(text);
    expect(problems).toEqual([]);
    expect(deals.map(([board, deal]) => [board, deal])).toEqual([[1, DEAL]]);
  });

  test.each([
    ['no number', `\nmd|${MD}|`, { code: 'board-missing', line: 2 }],
    ['a number that is none', `qx|oX|md|${MD}|`, { code: 'board-number', line: 1, text: 'oX' }],
    ['another dealer', `qx|o2|md|${MD}|`, { code: 'dealer', line: 1, text: 'N', board: 2 }],
    ['another vulnerability', `qx|o1|md|${MD}|\n\nsv|b|`, { code: 'vulnerable', line: 3, text: 'b', board: 1 }],
    ['a card twice', `qx|o1|md|${MD.replace('SJT9', 'SJT5')}|`, { code: 'card-twice', text: 'S5', board: 1 }],
    ['a card that is none', `qx|o1|md|${MD.replace('SJT9', 'SJT1')}|`, { code: 'no-card', text: '1' }],
    ['twelve cards', `qx|o1|md|${MD.replace('SJT9', 'SJT')}|`, { code: 'hand-size', text: 'S' }],
    ['cards before a suit', `qx|o1|md|${MD.replace('SJT9', 'JT9')}|`, { code: 'hand-form', text: 'S' }],
    ['one hand', 'qx|o1|md|3SAKQJT98765432|', { code: 'deal-form' }],
    ['hands without end', `qx|o1|md|${MD}${'SA'.repeat(600)}|`, { code: 'deal-form', line: 1 }],
    ['nothing', '', { code: 'no-deals', line: 1 }],
  ])('%s is a problem, and the other deals stay', (_, text, problem) => {
    const { deals, problems } = read(text === '' ? '' : `${text}\nqx|o9|md|${MD}|`);
    expect(problems).toMatchObject([problem]);
    expect(deals.map(([board]) => board)).toEqual(text === '' ? [] : [9]);
  });

  test('more deals than boards have numbers in both rooms are left out, and said', () => {
    const { problems } = read(`qx|o9|md|${MD}|\n`.repeat(2003));
    expect(problems).toMatchObject([{ code: 'too-many-deals', line: 2001 }]);
  });

  test('with hands left empty has no deal there, and no fault', () => {
    const { deals, problems } = read(`qx|o1|md|0|qx|o2|md|3,,,|qx|o9|md|${MD}|`);
    expect([deals.length, problems]).toEqual([1, []]);
  });

  test('gives back what was written', () => {
    const boards = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(boards, fc.array(anyDeal, { minLength: 4, maxLength: 4 }), (numbers, deals) => {
        const written = deals.map((deal, place) => plainDeal(1, numbers[place] ?? 1, deal));
        const { deals: again, problems } = read(LIN.make?.({ ...EMPTY_EVENT, deals: written }) ?? '');
        expect(problems).toEqual([]);
        expect(again.map(([board, deal]) => [board, deal])).toEqual(
          written.map(({ board, deal }) => [board, formatDeal(deal)]),
        );
      }),
      { numRuns: 30 },
    );
  });
});
