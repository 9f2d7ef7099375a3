import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDeal } from '../../../../src/bridge/deal/text.ts';
import { plainDeal } from '../../../../src/format/event/deals.ts';
import { EMPTY_EVENT } from '../../../../src/format/event/event.ts';
import { readPbnDeals } from '../../../../src/format/pbn/deals.ts';
import { makePbn } from '../../../../src/format/pbn/make.ts';
import { dealsFaultSentence } from '../../../../src/language/files/deals-of-file.ts';
import { anyDeal } from '../../bridge/deal/any-deal.ts';

const ONE = 'N:KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';
const TWO = 'N:KT532.AK65.876.T J9.T7.AKQJ9.J843 Q864.Q94.T2.K762 A7.J832.543.AQ95';

const game = (board: number | string, deal: string, more = '') => `[Board "${board}"]\n${more}[Deal "${deal}"]\n`;

function dealsOf(text: string) {
  const { deals, problems } = readPbnDeals(text);
  expect(problems).toEqual([]);
  return deals.map(({ board, deal, at }) => [board, formatDeal(deal), at]);
}

describe('deals are read', () => {
  test('with the tags of other programs, comments, sections and any line ends between them', () => {
    const text = [
      '\ufeff% PBN 2.1',
      '% EXPORT [Board "99"]',
      '{ comment',
      '',
      '[Board "98"] }',
      '[Event "The "Swan" cup"] ; [Board "97"]',
      '[Site ""][Board "1"] [Dealer "N"]',
      '[Vulnerable "Love"]',
      `[Deal "${ONE}"]`,
      '[Auction "N"]',
      '1C =1= Pass "[Board" Pass Pass',
      '[Note "1:strong"]',
      '[Note "2:weak"]',
      '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]',
      'N NT  7',
      '',
      '[Event "#"]',
      '[Board "2"]',
      '[Dealer "E"]',
      '[Vulnerable "NS"]',
      `[Deal "${TWO}"]`,
      '',
    ];
    for (const end of ['\n', '\r\n', '\r']) {
      expect(dealsOf(text.join(end))).toEqual([
        [1, ONE, 9],
        [2, TWO, 21],
      ]);
    }
  });

  test('in a game for each result, without blank lines, or with the deal before the board', () => {
    const results = `${game(1, ONE)}[Contract "4S"]\n${game(1, ONE)}${game(2, TWO)}`;
    expect(dealsOf(results).map(([board]) => board)).toEqual([1, 2]);
    const turned = `[Deal "${ONE}"]\n[Board "1"]\n\n[Deal "${TWO}"]\n[Board "2"]\n`;
    expect(dealsOf(turned).map(([board, hands]) => [board, hands])).toEqual([
      [1, ONE],
      [2, TWO],
    ]);
  });

  test('games without hands are passed over, and so is a broken tag that says nothing of a deal', () => {
    expect(dealsOf(`[Event broken\n[Board "3"]\n[Deal ""]\n\n${game(2, TWO)}`)).toEqual([[2, TWO, 6]]);
  });

  test('as they are written, whatever the event is called', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 8 }),
        fc.array(anyDeal, { minLength: 8, maxLength: 8 }),
        fc.string({ unit: 'binary' }),
        fc.string(),
        (boards, deals, event, site) => {
          const written = boards.map((board, index) => plainDeal(1, board, deals[index] ?? deals[0]!));
          const club = { name: site, number: '' };
          const text = Buffer.from(makePbn({ ...EMPTY_EVENT, name: event, club, deals: written })).toString();
          expect(dealsOf(text).map(([board, deal]) => [board, deal])).toEqual(
            written.map(({ board, deal }) => [board, formatDeal(deal)]),
          );
        },
      ),
    );
  });
});

describe('problems say where, and nothing is taken', () => {
  test.each([
    ['nothing', '', [{ code: 'nothing-found', line: 1 }]],
    ['results alone', '[Board "1"]\n[Contract "Pass"]\n', [{ code: 'deals-missing', line: 1 }]],
    ['another file', 'board;ns;ew\n1;2;3\n', [{ code: 'nothing-found', line: 1 }]],
    ['a deal of no board', `\n[Deal "${ONE}"]`, [{ code: 'board-missing', line: 2 }]],
    ['a board that is no number', game('7b', ONE), [{ code: 'board-number', text: '7b', line: 1 }]],
    ['board 0', game(0, ONE), [{ code: 'board-number', text: '0', line: 1 }]],
    ['a deal without its mark', `[Board "1"]\n[Deal "${ONE}]\n`, [{ code: 'tag-broken', text: 'Deal', line: 2 }]],
    [
      'another dealer and vulnerability than the number says',
      game(1, ONE, '[Dealer "S"]\n[Vulnerable "EW"]\n'),
      [
        { code: 'dealer', board: 1, text: 'S', line: 2 },
        { code: 'vulnerable', board: 1, text: 'EW', line: 3 },
      ],
    ],
    ['two deals of one board', game(1, ONE) + game(1, TWO), [{ code: 'deal-twice', board: 1, line: 4, text: '2' }]],
    [
      'a card twice, beside a deal that is right',
      game(1, ONE) + game(2, TWO.replace('J9.', 'K9.')),
      [{ code: 'card-twice', board: 2, line: 4, text: 'SK' }],
    ],
  ])('%s', (_, text, problems) => {
    const read = readPbnDeals(text);
    expect(read.deals).toEqual([]);
    expect(read.problems).toMatchObject(problems);
    expect(read.problems).toHaveLength(problems.length);
    for (const problem of read.problems) {
      const [english, french] = (['en', 'fr'] as const).map((language) => dealsFaultSentence('pbn', problem, language));
      expect(english).not.toBe(problem.code);
      expect(french).not.toBe(english);
    }
  });

  test('what is wrong with results keeps no deal away', () => {
    expect(dealsOf(`${game(1, ONE)}[Contract "9S"]\n[Result "9"]\n`)).toHaveLength(1);
  });
});
