import type { Language } from '../../../src/language.ts';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { teamChoiceSentence, teamMovementName } from '../../../src/language/movement/teams.ts';
import { addedUpName, addedUpSentence } from '../../../src/language/movement/added-up.ts';
import { isAddedUp, type AddedUpChoice } from '../../../src/movement/teams/added-up/choices.ts';
import type { TeamChoice } from '../../../src/movement/teams/choices.ts';
import { byesIn } from '../../../src/movement/teams/byes.ts';
import { teamFamilyOf } from '../../../src/movement/teams/make.ts';
import type { TeamMovement } from '../../../src/movement/teams/team-movement.ts';
import { teamMovementErrors } from '../../../src/movement/teams/validate.ts';

/**
 * The JSON of `etui movement --teams N`. `ns` and `ew` are teams; `boards` are in the order of play, of set `set`;
 * `sitOuts` are the teams with a bye in each round; `cases` says which number the case of a board shows, and which
 * match it belongs to.
 */
export function teamMovementJson(movement: TeamMovement, choice: TeamChoice, language: Language): object {
  const { spec, teams, tables, rounds, matches, boards } = movement;
  const { boardsPerMatch } = spec;
  const setOf = (some: readonly number[]): number => Math.ceil(Math.min(...some) / boardsPerMatch);
  return {
    name: teamMovementName(spec, language),
    sentence: teamChoiceSentence(choice, language),
    teams,
    tables,
    rounds: rounds.length,
    boardsPerRound: boardsPerMatch,
    boardsPerMatch,
    winners: 1,
    sets: boards.length / boardsPerMatch,
    copies: choice.copies,
    minutes: choice.minutes,
    ends: choice.ends,
    schedule: rounds.map((seatings) => seatings.map((seating) => ({ ...seating, set: setOf(seating.boards) }))),
    sitOuts: numbersTo(rounds.length).map((round) => byesIn(movement, round)),
    matches,
    cases: boards,
    quality: choice.quality,
    problems: teamMovementErrors(movement, teamFamilyOf(spec).copies(spec)),
    spec,
  };
}

/** The JSON of `etui movement --teams N --list`: the movements of matches that fit, best first, then pairs added up. */
export function teamChoicesJson(choices: readonly (TeamChoice | AddedUpChoice)[], language: Language): object {
  return choices.map((choice) => ({
    name: choiceNameOf(choice, language),
    ...choice,
    sentence: choiceSentenceOf(choice, language),
  }));
}

export function choiceNameOf(choice: TeamChoice | AddedUpChoice, language: Language): string {
  return isAddedUp(choice) ? addedUpName(choice, language) : teamMovementName(choice.spec, language);
}

export function choiceSentenceOf(choice: TeamChoice | AddedUpChoice, language: Language): string {
  return isAddedUp(choice) ? addedUpSentence(choice, language) : teamChoiceSentence(choice, language);
}
