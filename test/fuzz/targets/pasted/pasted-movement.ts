import { deepStrictEqual } from 'node:assert/strict';
import { movementProblemSentence } from '../../../../src/language/movement/problem.ts';
import { gridOf, pasteIntoGrid, readGrid, resizeGrid, type MovementGrid } from '../../../../src/movement/own/grid.ts';
import { demand, saysWhatIsWrong } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';

const EMPTY: MovementGrid = resizeGrid({ name: 'Tuesdays', boardsPerRound: 2, copies: 1, cells: [] }, 2, 2);

export const pastedMovementTarget: FuzzTarget = {
  name: 'pasted-movement',
  words: ['1-2 1', '4-17 9', '4-', '-17', '\t', '\n', '1–3 2', '1/4 2', '999-1 1', '0-1 1'],
  longest: 600,
  linear: (text) => pasteIntoGrid(EMPTY, text, 1, 1),
  check(text) {
    const grid = pasteIntoGrid(EMPTY, text, 1, 1);
    if (grid === null) return 'too large';
    const { spec, problems, empty } = readGrid(grid);
    for (const { round, table, problem } of problems) {
      const isInside = (round ?? 1) <= grid.cells.length && (table ?? 1) <= (grid.cells[0]?.length ?? 0);
      demand(isInside, () => `a problem in round ${round} at table ${table}, outside the grid`);
      if (problem.code === 'unreadable') continue;
      saysWhatIsWrong((language) => movementProblemSentence(problem, language), text);
    }
    demand(spec !== null || problems.length + empty > 0, () => 'no movement, and nothing wrong with it');
    if (spec) deepStrictEqual(readGrid(gridOf(spec)).spec, spec);
    return `${spec !== null} ${[...new Set(problems.map(({ problem }) => problem.code))].toSorted().join(' ')}`;
  },
};
