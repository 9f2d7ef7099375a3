import { isAddedUp, type AddedUpChoice } from '../../../../src/movement/teams/added-up/choices.ts';
import type { TeamChoice } from '../../../../src/movement/teams/choices.ts';

/** A movement of matches, or one of pairs in which teams are added up. */
export type TeamsChoice = TeamChoice | AddedUpChoice;

/** Whether teams meet in matches. */
export function isOfMatches(choice: TeamsChoice): choice is TeamChoice {
  return !isAddedUp(choice);
}
