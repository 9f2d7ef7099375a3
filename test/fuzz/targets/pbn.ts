import { deepStrictEqual } from 'node:assert/strict';
import { formatDeal } from '../../../src/bridge/deal/text.ts';
import { readPbnDeals, writePbnDeals } from '../../../src/format/pbn/deals.ts';
import { pbnProblemSentence } from '../../../src/language/files/pbn.ts';
import { demand, locatedProblems } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

const HANDS = 'KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';

export const pbnTarget: FuzzTarget = {
  name: 'pbn',
  words: [
    '[Event "#"]\n',
    '[Event "##Tuesday"]\n',
    '[Board "1"]\n',
    '[Board "2"]\n',
    '[Dealer "N"]',
    '[Vulnerable "None"]',
    `[Deal "N:${HANDS}"]\n`,
    `[Deal "E:${HANDS}"]\n`,
    '[Deal "S:- - - -"]\n',
    '[Deal "N:',
    '"]',
    '\\"',
    '{',
    '}',
    ';',
    '%',
    '\n\n',
    '\r',
    '[Auction "N"]\n1C Pass\n',
  ],
  linear: readPbnDeals,
  check(text) {
    const file = readPbnDeals(text);
    const otherEnds = text.replaceAll(/\r\n?/g, '\n').replaceAll('\n', '\r\n');
    deepStrictEqual(readPbnDeals(`\ufeff${otherEnds}`), file);
    if (file.kind === 'problems') {
      // A mark within a value has a backslash before it.
      const quoted = file.problems.map((one) =>
        'text' in one ? { ...one, text: one.text.replaceAll('\\', '') } : one,
      );
      return locatedProblems(text.replaceAll('\\', ''), quoted, pbnProblemSentence);
    }
    demand(file.deals.length > 0, () => 'no deal and no problem');
    const again = readPbnDeals(writePbnDeals(file.deals, { event: text.slice(0, 40), site: '', date: '2026-11-24' }));
    const written = again.kind === 'deals' ? again.deals : [];
    demand(
      file.deals.every(({ board, deal }, index) => {
        const other = written[index];
        return other?.board === board && formatDeal(other.deal) === formatDeal(deal);
      }),
      () => 'deals are written otherwise than they were read',
    );
    return `deals ${Math.min(file.deals.length, 3)}`;
  },
};
