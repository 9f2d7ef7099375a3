import { numbersFrom } from '../../../basics/numbers-to.ts';
import { candidateSpecs } from '../../choice/candidates.ts';
import { rankedChoices, type ChoiceWishes, type MovementChoice } from '../../choice/choices.ts';
import { shortlist } from '../../choice/shortlist.ts';
import { isMovement, makeMovement, specProblem } from '../../make.ts';
import type { MovementSpec } from '../../movement.ts';
import { hasLines } from '../../pairs.ts';
import type { Quality } from '../../quality.ts';
import { choicesInSections } from '../../sections/choices.ts';
import { teamMates } from './team-mates.ts';

/** A movement of pairs in which the pairs of teams are added up. */
export interface AddedUpChoice extends MovementChoice {
  readonly kind: 'added-up';
}

/** Whether a choice of teams is one of pairs that are added up. */
export function isAddedUp(choice: object): choice is AddedUpChoice {
  return 'kind' in choice && choice.kind === 'added-up';
}

/** What is wanted of such a session: teams instead of tables. */
export interface AddedUpWishes extends Omit<ChoiceWishes, 'tables' | 'own'> {
  readonly teams: number;
  readonly sections: number;
}

/** With two teams the pairs of both could only meet one pair of the other. */
export const FEWEST_ADDED_UP = 3;

/**
 * The movements of pairs, with as many tables as teams, in which the two pairs of each team play in two lines and never
 * meet; best first.
 */
export function addedUpChoices({ teams, sections, ...wishes }: AddedUpWishes): AddedUpChoice[] {
  if (teams < FEWEST_ADDED_UP) return [];
  const sized = { ...wishes, tables: teams };
  const choices = sections === 1 ? choicesOfOneSection(sized) : choicesInSections(sized, sections);
  return choices
    .filter(({ spec, further }) => [spec, ...further].every(isOfTwoLines) && hasTeams([spec, ...further]))
    .map((choice) => ({ ...choice, quality: amongTeams(choice), kind: 'added-up' }));
}

/** In one section the other pair of its team is nobody whom a pair could meet. */
function amongTeams({ quality, further }: MovementChoice): Quality {
  const { opponents } = quality;
  const possible = further.length === 0 ? opponents.possible - 1 : opponents.possible;
  return { ...quality, opponents: { ...opponents, possible } };
}

/** The movements of pairs, and Mitchells a round or a few shorter than those usual for pairs. */
function choicesOfOneSection(wishes: ChoiceWishes): readonly MovementChoice[] {
  const specs = new Map(
    [...candidateSpecs(wishes), ...shortMitchells(wishes)].map((spec) => [JSON.stringify(spec), spec]),
  );
  return rankedChoices([...specs.values()].filter(isOfTwoLines), wishes);
}

/** Rounds that a Mitchell may lack, so that the pairs of a team need not meet. */
const ROUNDS_LEFT_OUT = 3;
const FEWEST_ROUNDS = 2;
const FEWEST_BOARDS = 2;

function shortMitchells({ tables, boardsFrom, boardsTo }: ChoiceWishes): readonly MovementSpec[] {
  return numbersFrom(Math.max(FEWEST_ROUNDS, tables - ROUNDS_LEFT_OUT), tables - 1).flatMap((rounds) =>
    numbersFrom(FEWEST_BOARDS, Math.floor(boardsTo / rounds))
      .filter((boardsPerRound) => rounds * boardsPerRound >= boardsFrom)
      .map((boardsPerRound): MovementSpec => {
        const even = tables % 2 === 1 ? 'share' : 'skip';
        return { kind: 'mitchell', tables, phantom: null, rounds, boardsPerRound, arrowSwitch: 0, even };
      })
      .filter((spec) => specProblem(spec) === null),
  );
}

/** As many as stand beside the movements of matches. */
const FEW = 2;

/** The few of them that differ in what people notice. */
export function addedUpShortlist(choices: readonly AddedUpChoice[], isAlone: boolean): readonly AddedUpChoice[] {
  const few = shortlist(choices);
  return isAlone ? few : few.slice(0, FEW);
}

/** Two lines that never exchange: one of the pairs of a team sits North-South, one East-West. */
function isOfTwoLines(spec: MovementSpec): boolean {
  return hasLines(spec) && spec.arrowSwitch === 0;
}

function hasTeams(specs: readonly MovementSpec[]): boolean {
  const movements = specs.map(makeMovement);
  return movements.every(isMovement) && teamMates(movements) !== null;
}
