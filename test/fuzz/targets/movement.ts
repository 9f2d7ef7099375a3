import { deepStrictEqual } from 'node:assert/strict';
import { readMovementCsv, writeMovementCsv } from '../../../src/format/movement-csv.ts';
import { movementCsvProblemSentence } from '../../../src/language/files/movement.ts';
import { movementProblemSentence } from '../../../src/language/movement/problem.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import { validateMovement } from '../../../src/movement/validate.ts';
import { locatedProblems, readsTheSameAgain, saysWhatIsWrong } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

const FACTS = { name: 'Tuesdays', boardsPerRound: 2, copies: 1 };
const read = (text: string) => readMovementCsv(text, FACTS);

export const movementTarget: FuzzTarget = {
  name: 'movement',
  words: ['round', 'table', 'ns', 'ew', 'set', '1', '999', '1000', '0', '\n1,2,3,4,2', '\n2,1,1,3,'],
  linear: read,
  check(text) {
    const spec = read(text);
    readsTheSameAgain(text, read);
    if (spec.kind === 'problems') return locatedProblems(text, spec.problems, movementCsvProblemSentence);
    const movement = makeMovement(spec);
    if (!isMovement(movement)) return `not possible ${movement.code}`;
    const problems = validateMovement(movement);
    for (const problem of problems) saysWhatIsWrong((language) => movementProblemSentence(problem, language), text);
    // What can be played is written and read again.
    const isSound = problems.every(({ severity }) => severity === 'warning');
    if (isSound) deepStrictEqual(read(writeMovementCsv(movement, ',')).kind, 'own');
    return `own ${[...new Set(problems.map(({ code }) => code))].toSorted().join(' ')}`;
  },
};
