import { CLUB_NAME_COLUMNS, readClubNamesCsv } from '../../../src/format/entries/club-names.ts';
import { clubNamesProblemSentence } from '../../../src/language/files/club-names.ts';
import { demand, locatedProblems, readsTheSameAgain } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

export const clubNamesTarget: FuzzTarget = {
  name: 'club-names',
  words: [...CLUB_NAME_COLUMNS, 'NS', 'EO', 'x', '7', 'A', '"Ann Birch & Bo Fir"', '\nLarch,7,Ann', '\n,,\n'],
  linear: readClubNamesCsv,
  check(text) {
    const file = readClubNamesCsv(text);
    readsTheSameAgain(text, readClubNamesCsv);
    if (file.kind === 'problems') return locatedProblems(text, file.problems, clubNamesProblemSentence);
    for (const { club, entry, name, line } of file.rows) {
      demand(
        [club, entry, name].every((cell) => cell !== ''),
        () => `line ${line} without club, entry or name`,
      );
    }
    return `names ${[...new Set(file.rows.map(({ side, section }) => `${side}${section === ''}`))].toSorted().join(' ')}`;
  },
};
