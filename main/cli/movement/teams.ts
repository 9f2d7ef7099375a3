import type { Language } from '../../../src/language.ts';
import { writeTeamMovementCsv } from '../../../src/format/team-movement-csv.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import { teamChoiceSentence, teamMovementName, teamSpecProblemSentence } from '../../../src/language/movement/teams.ts';
import { addedUpChoices, isAddedUp, type AddedUpChoice } from '../../../src/movement/teams/added-up/choices.ts';
import { planTeams, teamChoices, type TeamChoice } from '../../../src/movement/teams/choices.ts';
import { MOST_TEAMS } from '../../../src/movement/teams/families/family.ts';
import type { TeamMovementKind, TeamSpec } from '../../../src/movement/teams/families/index.ts';
import { isTeamMovement, makeTeamMovement, teamFamilyOf } from '../../../src/movement/teams/make.ts';
import type { TeamMovement } from '../../../src/movement/teams/team-movement.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import { problemAnswer } from '../command/problems.ts';
import { textTable } from '../command/text-table.ts';
import { boardsWantedOf } from './session-wishes.ts';
import { comparedTeams } from './teams-compare.ts';
import { span, teamSchedule } from './team-schedule.ts';
import { readTeamArguments, type TeamCall } from './team-arguments.ts';
import { choiceNameOf, choiceSentenceOf, teamChoicesJson, teamMovementJson } from './teams-json.ts';

/**
 * `etui movement --teams N`: a movement of teams with its schedule and figures; with --list all that fit, with
 * --compare two of them.
 */
export function teamMovement(args: readonly string[], { json, language }: CommandContext): CommandAnswer {
  const words = movementCommandWords[language];
  const call = readTeamArguments(args, language);
  if (call.problem !== undefined) return { exit: 2, out: '', messages: [call.problem, words.usage] };
  const foreign = foreignOption(call);
  if (foreign) return { exit: 2, out: '', messages: [words.notOfKind(...foreign), words.usage] };
  const choices = fittingChoices(call);
  if (call.compare) {
    const addingUp = call.compare.find((place) => isAmong(addedUpFor(call), Number(place) - choices.length));
    if (addingUp !== undefined) return { exit: 1, out: '', messages: [words.comparesMatches(addingUp)] };
    return comparedTeams(call.compare, choices, { json, language });
  }
  if (call.list) {
    const listed = [...choices, ...addedUpFor(call)];
    const out = json ? jsonDocument(teamChoicesJson(listed, language)) : choicesTable(listed, language);
    return { exit: listed.length > 0 ? 0 : 1, out, messages: listed.length > 0 ? [] : [words.nothingFits] };
  }
  const spec = choices[0]?.spec ?? specAsAsked(call);
  const made = makeTeamMovement(spec);
  if (!isTeamMovement(made)) {
    const { kind, code } = made;
    return problemAnswer({ kind, code, message: teamSpecProblemSentence(made, language) }, json);
  }
  const choice = planTeams(spec, call.session);
  if (json) return { exit: 0, out: jsonDocument(teamMovementJson(made, choice, language)), messages: [] };
  const out = call.csv ? writeTeamMovementCsv(made, ',') : movementTable(made, choice, language);
  return { exit: 0, out, messages: [] };
}

/** An option that the kind asked for does not have, with the kind. */
function foreignOption({ kind, teams, figures, supply }: TeamCall): [option: string, kind: string] | null {
  if (kind === null) return null;
  const spec = teamFamilyOf({ kind }).usual({ ...NO_WISHES, teams });
  const given = [...Object.keys(figures), ...(supply === null ? [] : ['supply'])];
  const foreign = given.find((name) => !(name in spec));
  return foreign === undefined ? null : [`--${foreign}`, kind];
}

const NO_WISHES = { legs: 1, rounds: null, segments: null, copies: null, supply: null } as const;

function fittingChoices(call: TeamCall): TeamChoice[] {
  const { kind, teams, boardsPerMatch, figures, supply, session } = call;
  const isOpen = boardsPerMatch !== null && session.boards === null;
  const boards = isOpen ? { boardsFrom: 1, boardsTo: 2 * teams * boardsPerMatch } : boardsWantedOf(session);
  const { start, until, minutesPerBoard, minutesToMove } = session;
  const choices = teamChoices({
    ...boards,
    start,
    until,
    minutesPerBoard,
    minutesToMove,
    teams,
    ...(kind === null ? {} : { kind }),
    ...(boardsPerMatch === null ? {} : { boardsPerMatch }),
    ...(figures.rounds === undefined ? {} : { rounds: figures.rounds }),
    ...(figures.legs === 2 ? { legs: 2 as const } : {}),
    ...(figures.segments === undefined ? {} : { segments: figures.segments }),
    ...(supply === null ? {} : { supply }),
  });
  return choices.filter(({ spec }) => isAsAsked(spec, call));
}

/** The movements in which pairs of teams are added up; none where something is wanted that only matches have. */
function addedUpFor({ kind, teams, boardsPerMatch, figures, supply, session }: TeamCall): readonly AddedUpChoice[] {
  const { rounds, ...ofMatches } = figures;
  const wanted = [kind, boardsPerMatch, supply, ...Object.values(ofMatches)];
  if (teams > MOST_TEAMS || wanted.some((wish) => wish !== null)) return [];
  const { start, until, minutesPerBoard, minutesToMove } = session;
  const times = { start, until, minutesPerBoard, minutesToMove };
  const choices = addedUpChoices({ ...boardsWantedOf(session), ...times, teams, sections: 1 });
  return choices.filter((choice) => rounds === undefined || choice.rounds === rounds);
}

function isAmong(choices: readonly AddedUpChoice[], place: number): boolean {
  return place >= 1 && place <= choices.length;
}

function isAsAsked(spec: TeamSpec, { figures, supply }: TeamCall): boolean {
  const own = spec as unknown as Readonly<Record<string, unknown>>;
  return (
    Object.entries(figures).every(([name, value]) => own[name] === value) &&
    (supply === null || own['supply'] === supply)
  );
}

/** The specification for a call that no choice of the list fits: what is usual, with the figures asked for. */
function specAsAsked(call: TeamCall): TeamSpec {
  const { teams, figures, supply, session } = call;
  const family = teamFamilyOf({ kind: kindFor(call) });
  const usual = family.usual({ ...NO_WISHES, teams });
  const asked = { ...usual, ...figures, ...(supply === null ? {} : { supply }) } as TeamSpec;
  const boards = Math.floor(boardsWantedOf(session).boardsTo / Math.max(1, family.matchesPlayed(asked)));
  const parts = 'segments' in asked ? asked.segments : 1;
  const fitting = Math.max(2 * parts, boards - (boards % parts));
  return { ...asked, boardsPerMatch: call.boardsPerMatch ?? fitting };
}

function kindFor({ kind, teams, figures, supply }: TeamCall): TeamMovementKind {
  if (kind !== null) return kind;
  if (teams === 2) return 'match';
  const isPoule = supply !== null || ['legs', 'from', 'segments'].some((name) => name in figures);
  if (isPoule) return 'poule';
  if ('rounds' in figures) return 'patton';
  return teams % 2 === 1 ? 'american-whist' : 'new-england';
}

function movementTable(movement: TeamMovement, choice: TeamChoice, language: Language): string {
  const words = movementCommandWords[language];
  const { quality, boardsPerMatch, ends } = choice;
  const figures = [
    words.teamFigures(quality.tables, span(quality.matchesPlayed), boardsPerMatch, span(quality.boardsPlayed), ends),
    ...(quality.matches > 1 ? [words.homes(span(quality.homes))] : []),
  ].join(', ');
  const name = teamMovementName(movement.spec, language);
  return `${name}\n${figures}\n${teamChoiceSentence(choice, language)}\n\n${teamSchedule(movement, movement.rounds.length, language)}\n${words.legendOfTeams}\n`;
}

function choicesTable(choices: readonly (TeamChoice | AddedUpChoice)[], language: Language): string {
  if (choices.length === 0) return '';
  const words = movementCommandWords[language];
  const figures = [words.matches, words.boards, words.ends, words.copies];
  const table = textTable(
    [
      { head: words.place, align: 'right' },
      { head: words.movement, align: 'left' },
      ...figures.map((head) => ({ head, align: 'right' }) as const),
      { head: '', align: 'left' },
    ],
    choices.map((choice, index) => [
      String(index + 1),
      choiceNameOf(choice, language),
      isAddedUp(choice) ? words.none : `${choice.matches} × ${choice.boardsPerMatch}`,
      String(choice.boards),
      choice.ends,
      String(choice.copies),
      choiceSentenceOf(choice, language),
    ]),
  );
  return `${table}\n`;
}
