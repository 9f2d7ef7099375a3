import { ENTRY_COLUMNS, readEntriesCsv } from '../../../src/format/entries/csv.ts';
import { entriesCsvProblemSentence } from '../../../src/language/files/entries.ts';
import { demand, locatedProblems, readsTheSameAgain } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

export const entriesTarget: FuzzTarget = {
  name: 'entries',
  words: [
    ...ENTRY_COLUMNS,
    'NS',
    'EW',
    'A',
    'F',
    'G',
    '7,5',
    '-3',
    '\u22122',
    'without',
    'withdrawn',
    'percent',
    'imps',
    'VP',
  ],
  linear: readEntriesCsv,
  check(text) {
    const file = readEntriesCsv(text);
    readsTheSameAgain(text, readEntriesCsv);
    if (file.kind === 'problems') return locatedProblems(text, file.problems, entriesCsvProblemSentence);
    for (const { entry, stratum, lot, line } of file.rows) {
      demand(entry !== '', () => `line ${line} without an entry`);
      demand(stratum === null || (stratum >= 0 && stratum <= 5), () => `stratum ${stratum}`);
      demand(lot === null || lot >= 1, () => `lot ${lot}`);
    }
    return `rows ${[...new Set(file.rows.flatMap((row) => Object.entries(row).flatMap(([key, value]) => (value === null || value === '' ? [] : key))))].join(' ')}`;
  },
};
