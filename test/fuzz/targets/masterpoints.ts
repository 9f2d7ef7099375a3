import { isMasterpointScheme, readMasterpointsCsv } from '../../../src/format/masterpoints-csv.ts';
import { masterpointsCsvProblemSentence } from '../../../src/language/files/masterpoints.ts';
import { demand, locatedProblems, readsTheSameAgain } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

export const masterpointsTarget: FuzzTarget = {
  name: 'masterpoints',
  words: ['tables', 'entries', '1', '2', '3-5', '6–8', '9+', '10,5', '99999', '\n3;10;6'],
  linear: readMasterpointsCsv,
  check(text) {
    const scheme = readMasterpointsCsv(text);
    readsTheSameAgain(text, (source) => {
      const again = readMasterpointsCsv(source);
      return isMasterpointScheme(again) ? Object.keys(again) : again;
    });
    if (isMasterpointScheme(scheme)) return 'scheme';
    demand(scheme.cell === null || scheme.cell >= 1, () => `a problem in cell ${scheme.cell}`);
    return locatedProblems(text, [scheme], masterpointsCsvProblemSentence);
  },
};
