import { readMatchCsv } from '../../../src/format/match/csv.ts';
import { matchCsvProblemSentence } from '../../../src/language/files/match.ts';
import { demand, locatedProblems, readsTheSameAgain } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';
import { RESULT_WORDS } from './results.ts';

const read = (text: string) => readMatchCsv(text);

export const matchTarget: FuzzTarget = {
  name: 'match',
  words: [...RESULT_WORDS, 'room', 'open', 'closed', 'Ouverte', 'Fermée', 'I', 'II'],
  linear: read,
  check(text) {
    const file = read(text);
    readsTheSameAgain(text, read);
    if (file.kind === 'problems') return locatedProblems(text, file.problems, matchCsvProblemSentence);
    const { boards, lines, names } = file;
    demand(boards.length > 0, () => 'a match without boards and without a problem');
    for (const { board } of lines)
      demand(boards.includes(board), () => `a line of board ${board}, which is not played`);
    return `${names === null} ${[...new Set(lines.map(({ entry }) => entry.kind))].toSorted().join(' ')}`;
  },
};
