import { statisticsWords } from '../../../src/language/screens/statistics.ts';
import { writeStatisticsCsv } from '../../../src/format/spreadsheet/statistics.ts';
import { tallyOf } from '../../../src/statistics/tally.ts';
import type { Spreadsheet } from '../document.ts';
import { wordsFor } from '../../../src/language/typography.ts';

/** What was bid and made in the session. */
export const statisticsSpreadsheet: Spreadsheet = {
  title: (language) => statisticsWords[language].title,
  write: ({ session, language }) =>
    writeStatisticsCsv(
      tallyOf(session.results.map(({ outcome }) => ({ outcome, times: 1 }))),
      wordsFor(statisticsWords, language, session.ranks),
      language,
    ),
};
