import { readSeasonCsv, SEASON_COLUMNS } from '../../../src/format/season-csv.ts';
import { seasonCsvProblemSentence } from '../../../src/language/files/season.ts';
import { demand, locatedProblems, readsTheSameAgain } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

export const seasonTarget: FuzzTarget = {
  name: 'season',
  words: [...SEASON_COLUMNS, '1', '3=', '58.33', '175/3', '50 %', '\u22120,5', 'Alder', 'Birch', '0', '007'],
  linear: readSeasonCsv,
  // A hundred thousand short lines.
  megabyteMs: 200,
  check(text) {
    const file = readSeasonCsv(text);
    readsTheSameAgain(text, readSeasonCsv);
    readsTheSameAgain(text, (again) => readSeasonCsv(again, { oneSession: true }));
    if (file.kind === 'problems') return locatedProblems(text, file.problems, seasonCsvProblemSentence);
    for (const { line, place, percent, players } of file.rows) {
      demand(place !== null || percent !== null, () => `line ${line}: nothing`);
      demand(place === null || place >= 1, () => `line ${line}: place ${place}`);
      demand(players.length === new Set(players).size, () => `line ${line}: ${players.join(' ')}`);
    }
    return `season ${file.rows.map(({ place, percent, players }) => `${place === null}${percent === null}${players.length}`).join(' ')}`;
  },
};
