import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUITS } from '../../../../src/bridge/card.ts';
import { HAND_SIZE, highCardPoints } from '../../../../src/bridge/deal/deal.ts';
import { formatDeal, isDeal, parseDeal } from '../../../../src/bridge/deal/text.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';
import { anyDeal } from './any-deal.ts';

const TEXT = 'N:KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';

function dealOf(text: string) {
  const deal = parseDeal(text);
  if (!isDeal(deal)) throw new Error(JSON.stringify(deal));
  return deal;
}

describe('a deal', () => {
  test('is four hands of 13 cards, and its text is parsed and formatted', () => {
    const deal = dealOf(TEXT);
    expect(deal.N.S).toEqual(['K', 'J', '5', '4', '2']);
    expect(deal.N.C).toEqual(['J']);
    expect(deal.W.D).toEqual(['J', '4', '2']);
    expect(formatDeal(deal)).toBe(TEXT);
  });

  test('counts ace 4, king 3, queen 2, jack 1', () => {
    const deal = dealOf(TEXT);
    expect(SEATS.map((seat) => highCardPoints(deal[seat]))).toEqual([9, 7, 17, 7]);
  });

  test('may begin at any seat, with tens as 10, small letters, cards in any order, a dash for a void or a hand', () => {
    expect(formatDeal(dealOf('N:kj542.a643.1093.j - aq9.q10.aq.k98754 3T76.972.J42.aq3'))).toBe(TEXT);
    const started = 'S:AQ9.QT.AQ.K98754 T763.972.J42.AQ3 KJ542.A643.T93.J 8.KJ85.K8765.T62';
    expect(formatDeal(dealOf(started))).toBe(TEXT);
    const whole = 'N:AKQJT98765432.-.-.- .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
    expect(dealOf(whole).N.H).toEqual([]);
  });

  test('of any cards comes back from its text, from any seat, and has 40 points', () => {
    fc.assert(
      fc.property(anyDeal, fc.constantFrom(0, 1, 2, 3), (deal, start) => {
        expect(dealOf(formatDeal(deal))).toEqual(deal);
        const hands = formatDeal(deal).slice(2).split(' ');
        const turned = [...hands.slice(start), ...hands.slice(0, start)];
        expect(dealOf(`${SEATS[start]}:${turned.join(' ')}`)).toEqual(deal);
        const one = turned.map((hand, place) => (place === start ? '-' : hand));
        expect(dealOf(`${SEATS[start]}:${one.join(' ')}`)).toEqual(deal);
        expect(SEATS.reduce((sum, seat) => sum + highCardPoints(deal[seat]), 0)).toBe(40);
        for (const seat of SEATS) expect(SUITS.flatMap((suit) => deal[seat][suit])).toHaveLength(HAND_SIZE);
      }),
    );
  });
});

describe('a text that is no deal is told where it is wrong', () => {
  const [N, E, S, W] = TEXT.slice(2).split(' ');
  test.each([
    ['nothing', '', [{ code: 'dealForm' }]],
    ['no seat', TEXT.slice(2), [{ code: 'dealForm' }]],
    ['three hands', `N:${N} ${E} ${S}`, [{ code: 'dealForm' }]],
    ['two hands that are not known', `N:${N} - - ${W}`, [{ code: 'dealForm' }]],
    ['three suits', `N:${N} ${E} AQ9.QT.AQK98754 ${W}`, [{ code: 'handForm', seat: 'S' }]],
    ['a card that is none', TEXT.replace('KJ542', 'KJ541'), [{ code: 'noCard', seat: 'N', text: '1' }]],
    [
      'a card that two hands have',
      TEXT.replace(' 8.', ' K.'),
      [{ code: 'cardTwice', card: { suit: 'S', rank: 'K' }, seats: ['N', 'E'] }],
    ],
    [
      'a hand of 12 and one of 14',
      TEXT.replace('KJ542', 'KJ54').replace(' 8.', ' 82.'),
      [
        { code: 'handSize', seat: 'N', cards: 12 },
        { code: 'handSize', seat: 'E', cards: 14 },
      ],
    ],
  ])('%s', (_, text, problems) => {
    expect(parseDeal(text)).toEqual(problems.map((problem) => ({ kind: 'problem', ...problem })));
  });

  test('any text is parsed or has problems, and nothing is thrown', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `N:${rest}`),
        ),
        (text) => {
          const parsed = parseDeal(text);
          expect(isDeal(parsed) || parsed.length > 0).toBe(true);
        },
      ),
    );
  });
});
