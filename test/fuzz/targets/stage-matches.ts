import { readStageMatchesCsv, STAGE_MATCH_COLUMNS } from '../../../src/format/matches/csv.ts';
import { stageMatchesProblemSentence } from '../../../src/language/files/matches.ts';
import { demand, locatedProblems, readsTheSameAgain } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

export const stageMatchesTarget: FuzzTarget = {
  name: 'stage-matches',
  words: [...STAGE_MATCH_COLUMNS, '1', '2', '16', '31', '12,78', '466/5', '-3', '\u22122', '0', '007'],
  linear: readStageMatchesCsv,
  check(text) {
    const file = readStageMatchesCsv(text);
    readsTheSameAgain(text, readStageMatchesCsv);
    if (file.kind === 'problems') return locatedProblems(text, file.problems, stageMatchesProblemSentence);
    for (const { line, round, home, away, imps, points } of file.rows) {
      demand(round >= 1 && home >= 1, () => `line ${line}: round ${round}, home ${home}`);
      demand(home !== away, () => `line ${line}: ${home} against itself`);
      for (const figure of [imps?.home, imps?.away, points?.home, points?.away]) {
        demand(figure === undefined || figure.denominator > 0n, () => `line ${line}: no figure`);
      }
    }
    return `matches ${file.rows.map(({ away, imps, points }) => `${away === null}${imps === null}${points === null}`).join(' ')}`;
  },
};
