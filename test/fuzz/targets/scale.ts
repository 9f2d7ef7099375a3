import { isVictoryPointScale, readScaleCsv } from '../../../src/format/scale-csv.ts';
import { scaleCsvProblemSentence } from '../../../src/language/files/scale.ts';
import { locatedProblems, readsTheSameAgain } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

export const scaleTarget: FuzzTarget = {
  name: 'scale',
  words: [
    'boards',
    'imps',
    'percentage',
    'winner',
    'loser',
    '9+',
    '1-8',
    '1–8',
    '10',
    '7,5',
    '50 %',
    '999',
    '\n;;20;0',
  ],
  linear: readScaleCsv,
  check(text) {
    const scale = readScaleCsv(text);
    // A scale holds functions, which are never the same: only whether there is one is.
    readsTheSameAgain(text, (source) => {
      const again = readScaleCsv(source);
      return isVictoryPointScale(again) ? Object.keys(again) : again;
    });
    return isVictoryPointScale(scale) ? 'scale' : locatedProblems(text, [scale], scaleCsvProblemSentence);
  },
};
