import { readResultsCsv } from '../../../src/format/results/csv.ts';
import { resultsCsvProblemSentence } from '../../../src/language/files/results.ts';
import { demand, locatedProblems, readsTheSameAgain } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

export const RESULT_WORDS: readonly string[] = [
  'board',
  'ns',
  'ew',
  'contract',
  'declarer',
  'tricks',
  'result',
  'score',
  'award',
  'section',
  'round',
  'lead',
  'form',
  'datum',
  'match',
  'n',
  's',
  'e',
  'w',
  'Étui',
  'EO',
  'Contrat',
  'Marque',
  'Attribution',
  'Déclarant',
  '4SX',
  '3NTXX',
  'PASS',
  '3SA',
  '4P',
  'A6040',
  'A+/-',
  'A+/NP',
  'NP',
  '67%170+33%140',
  'S-50/450',
  'SA40/420',
  '1/3 420+2/3 -50',
  '=',
  '+1',
  '-2',
  '420',
  '-50',
  'HK',
  'CR',
  '33 1/3%',
  'rest',
  '\n1,1,2,420',
];

const read = (text: string) => readResultsCsv(text, null);

export const resultsTarget: FuzzTarget = {
  name: 'results',
  words: RESULT_WORDS,
  linear: read,
  // Fifty thousand lines, each of which repeats a result.
  megabyteMs: 300,
  check(text) {
    const file = read(text);
    readsTheSameAgain(text, read);
    if (file.kind === 'problems') return locatedProblems(text, file.problems, resultsCsvProblemSentence);
    const { entries, results, seating, winners } = file;
    demand(results.length > 0, () => 'a file without results and without a problem');
    for (const { ns, ew, board } of results) {
      demand(entries[ns] !== undefined && entries[ew] !== undefined, () => `a result of entries ${ns} and ${ew}`);
      demand(Number.isInteger(board) && board >= 1 && board <= 9999, () => `a result on board ${board}`);
    }
    return `${seating} ${winners} ${[...new Set(results.map(({ outcome }) => outcome.kind))].toSorted().join(' ')}`;
  },
};
