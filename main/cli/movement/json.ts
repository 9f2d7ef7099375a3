import type { Language } from '../../../src/language.ts';
import { choiceName, movementName } from '../../../src/language/movement/name.ts';
import { choiceSentence } from '../../../src/language/movement/choice.ts';
import { movementProblemSentence } from '../../../src/language/movement/problem.ts';
import { boardsOfSet } from '../../../src/movement/board-set.ts';
import { balanceIfCut } from '../../../src/movement/balance-if-cut.ts';
import type { MovementChoice } from '../../../src/movement/choice/choices.ts';
import type { Movement } from '../../../src/movement/movement.ts';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { lineOf, pairsOf, playedIn, sittingOut } from '../../../src/movement/pairs.ts';
import type { MovementProblem } from '../../../src/movement/problem.ts';
import { qualityOf } from '../../../src/movement/quality.ts';
import { sectionLetter } from '../../../src/movement/sections/letter.ts';
import { validateMovement } from '../../../src/movement/validate.ts';

/**
 * The JSON of `etui movement`. With two winners both lines count from 1 and a pair that sits out is { line, pair };
 * with one winner it is its number. The schedule leaves out tables where nobody plays. Figures are in full precision;
 * `problems` are errors, `warnings` are for the director to judge.
 */
export function movementJson(movement: Movement, language: Language): unknown {
  const { tables, rounds, boardsPerRound, winners, sets } = movement;
  const problems = validateMovement(movement);
  const ofSeverity = (severity: MovementProblem['severity']): unknown[] =>
    problems
      .filter((problem) => problem.severity === severity)
      .map((problem) => ({ ...problem, message: movementProblemSentence(problem, language) }));
  return {
    name: movementName(movement.spec, language),
    tables,
    pairs: pairsOf(movement).length,
    rounds: rounds.length,
    boardsPerRound,
    winners,
    sets,
    schedule: numbersTo(rounds.length).map((round) =>
      playedIn(movement, round).map(({ table, ns, ew, set }) => ({
        table,
        ns: numberInLine(movement, ns),
        ew: numberInLine(movement, ew),
        set,
        boards: boardsOfSet(set, boardsPerRound),
      })),
    ),
    sitOuts: numbersTo(rounds.length).map((round) => sitOuts(movement, round)),
    quality: { ...qualityOf(movement), balanceIfCut: balanceIfCut(movement) },
    problems: ofSeverity('error'),
    warnings: ofSeverity('warning'),
  };
}

/** The JSON of `etui movement --sections N`: the figures of all sections as one field, and each one's movement. */
export function sectionsJson(choice: MovementChoice, movements: readonly Movement[], language: Language): unknown {
  return {
    ...choiceFigures(choice, language),
    sections: movements.map((movement, place) => ({
      letter: sectionLetter(place),
      ...(movementJson(movement, language) as object),
    })),
  };
}

/** The JSON of `etui movement --list`: the movements that fit, best first. */
export function choicesJson(choices: readonly MovementChoice[], language: Language): unknown {
  return choices.map((choice) => {
    const { spec, further } = choice;
    return { ...choiceFigures(choice, language), spec, ...(further.length > 0 ? { further } : {}) };
  });
}

function choiceFigures(choice: MovementChoice, language: Language): object {
  const { rounds, boardsPerRound, boards, minutes, ends, winners, copies, quality, sentence } = choice;
  return {
    name: choiceName(choice, language),
    sentence: choiceSentence(sentence, language),
    rounds,
    boardsPerRound,
    boards,
    minutes,
    ends,
    winners,
    copies,
    quality,
  };
}

/** The number of a pair in print: with two rankings each line counts from 1. */
export function numberInLine(movement: Movement, pair: number): number {
  const counted = movement.winners === 2 && lineOf(movement, pair) === 'EW';
  return counted ? pair - movement.tables : pair;
}

function sitOuts(movement: Movement, round: number): unknown[] {
  const pair = sittingOut(movement, round);
  if (pair === null) return [];
  const number = numberInLine(movement, pair);
  return [movement.winners === 2 ? { line: lineOf(movement, pair), pair: number } : number];
}
