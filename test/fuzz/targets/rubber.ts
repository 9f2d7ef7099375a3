import { readRubberCsv } from '../../../src/format/rubber-csv.ts';
import { rubberCsvProblemSentence } from '../../../src/language/files/rubber.ts';
import { demand, locatedProblems, readsTheSameAgain } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

export const rubberTarget: FuzzTarget = {
  name: 'rubber',
  words: [
    'contract',
    'declarer',
    'tricks',
    'result',
    'honours',
    '4S',
    '3NTXX',
    'PASS',
    'N',
    'W5',
    '=',
    '+1',
    '-2',
    '10',
  ],
  linear: readRubberCsv,
  check(text) {
    const file = readRubberCsv(text);
    readsTheSameAgain(text, readRubberCsv);
    if (file.kind === 'problems') return locatedProblems(text, file.problems, rubberCsvProblemSentence);
    demand(file.deals.length > 0, () => 'no deal and no problem');
    for (const { deal } of file.deals) {
      if (deal.outcome.kind !== 'played') continue;
      const { tricks } = deal.outcome;
      demand(Number.isInteger(tricks) && tricks >= 0 && tricks <= 13, () => `${tricks} tricks`);
    }
    return `deals ${new Set(file.deals.map(({ deal }) => deal.honours?.count ?? deal.outcome.kind)).size}`;
  },
};
