import type { Language } from '../../../src/language.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import { teamChoiceSentence, teamMovementName } from '../../../src/language/movement/teams.ts';
import { comparisonWords } from '../../../src/language/screens/comparison.ts';
import type { TeamChoice } from '../../../src/movement/teams/choices.ts';
import { isTeamMovement, makeTeamMovement } from '../../../src/movement/teams/make.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { comparedChoices, COMPARED_ROUNDS, type ComparedPair, type FigureLine } from './side-by-side.ts';
import { span, teamSchedule } from './team-schedule.ts';
import { teamChoicesJson } from './teams-json.ts';

/** `etui movement --teams N --compare A B`: the figures of two movements of teams, and the first rounds of both. */
export function comparedTeams(
  asked: ComparedPair,
  choices: readonly TeamChoice[],
  context: CommandContext,
): CommandAnswer {
  const { language } = context;
  const written = {
    name: ({ spec }: TeamChoice) => teamMovementName(spec, language),
    figures: (choice: TeamChoice) => figuresOf(choice, language),
    drawings: (choice: TeamChoice) => [drawingOf(choice, language)],
    json: (found: readonly TeamChoice[]) => teamChoicesJson(found, language),
  };
  return comparedChoices(asked, choices, written, context);
}

function figuresOf({ quality, ...choice }: TeamChoice, language: Language): readonly FigureLine[] {
  const words = movementCommandWords[language];
  const { opponents, metOf } = comparisonWords[language];
  const { rounds, tables } = quality.sharing;
  return [
    [words.matches, `${span(quality.matchesPlayed)} × ${choice.boardsPerMatch}`],
    [words.boards, span(quality.boardsPlayed)],
    [words.rounds, String(choice.rounds)],
    [words.ends, choice.ends],
    [opponents, metOf(span(quality.opponents), quality.opponents.possible)],
    [words.atHome, span(quality.homes)],
    [words.bye, quality.byes.most === 0 ? words.none : span(quality.byes)],
    [words.sharing, rounds === 0 || tables < 2 ? words.none : words.roundsShared(rounds)],
    [words.copies, String(choice.copies)],
  ];
}

/** The first rounds of a movement, with its sentence. */
function drawingOf(choice: TeamChoice, language: Language): string {
  const title = `${teamMovementName(choice.spec, language)}\n${teamChoiceSentence(choice, language)}`;
  const movement = makeTeamMovement(choice.spec);
  if (!isTeamMovement(movement)) return title;
  const { legendOfTeams } = movementCommandWords[language];
  return `${title}\n${teamSchedule(movement, COMPARED_ROUNDS, language)}\n${legendOfTeams}`;
}
