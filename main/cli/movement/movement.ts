import path from 'node:path';
import { writeMovementCsv, readMovementCsv } from '../../../src/format/movement-csv.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import { movementCsvProblemSentence } from '../../../src/language/files/movement.ts';
import { specProblemSentence } from '../../../src/language/movement/problem.ts';
import type { MovementChoice } from '../../../src/movement/choice/choices.ts';
import { choicesInSections } from '../../../src/movement/sections/choices.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import type { MovementSpec } from '../../../src/movement/movement.ts';
import { hasLines } from '../../../src/movement/pairs.ts';
import { movementErrors } from '../../../src/movement/validate.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import { individual } from './individual.ts';
import { isAboutPlayers } from './individual-arguments.ts';
import { isAboutTeams } from './team-arguments.ts';
import { teamMovement } from './teams.ts';
import { readMovementArguments, type MovementCall } from './arguments.ts';
import { asksToContinue } from './continue-arguments.ts';
import { boardsWantedOf } from './session-wishes.ts';
import { comparedMovements } from './compare.ts';
import { continuedMovement } from './continue.ts';
import { choicesJson, movementJson, sectionsJson } from './json.ts';
import { specOfKind, usualOf } from './spec.ts';
import { choicesTable, movementTable, sectionsTable } from './table.ts';
import { readTextFile } from '../command/text-file.ts';
import { jsonDocument } from '../command/json.ts';
import { problemAnswer, unreadableFile } from '../command/problems.ts';

/**
 * `etui movement` prints a movement with its schedule and figures; with --list all that fit, with --compare two of
 * them, with --continue the continuations of a schedule.
 */
export const movementCommand: Command = {
  usage: (language) => movementCommandWords[language].usage,
  answer: movement,
};

export async function movement(args: readonly string[], context: CommandContext): Promise<CommandAnswer> {
  if (isAboutTeams(args)) return teamMovement(args, context);
  if (isAboutPlayers(args)) return individual(args, context);
  const { json, language } = context;
  if (asksToContinue(args)) return continuedMovement(args, context);
  const words = movementCommandWords[language];
  const call = readMovementArguments(args, language);
  if (call.problem !== undefined) return { exit: 2, out: '', messages: [call.problem, words.usage] };
  if (call.file !== null) return ownMovement(call.file, call, context);
  if (call.compare) return comparedMovements(call.compare, fittingChoices(call), context);
  if (call.list) {
    const choices = fittingChoices(call);
    const out = json ? jsonDocument(choicesJson(choices, language)) : choicesTable(choices, language);
    return { exit: choices.length > 0 ? 0 : 1, out, messages: choices.length > 0 ? [] : [words.nothingFits] };
  }
  if (call.sections > 1) return shownSections(fittingChoices(call)[0], context);
  return shown(specOfKind(call) ?? fittingChoices(call)[0]?.spec ?? usualOf(call), call, context);
}

/** A movement of the club's own from a file. With errors it is printed too, and the exit code is 1. */
async function ownMovement(file: string, call: MovementCall, context: CommandContext): Promise<CommandAnswer> {
  const { json, language } = context;
  const read = await readTextFile(file);
  if (read.kind === 'problem') return unreadableFile(file, read, language);
  const spec = readMovementCsv(read.text, {
    name: path.basename(file, path.extname(file)),
    boardsPerRound: call.boardsPerRound ?? 1,
    copies: call.copies ?? 1,
  });
  if (spec.kind === 'own') return shown(spec, call, context);
  const messages = spec.problems.map(
    (problem) => `${file}:${problem.line}: ${movementCsvProblemSentence(problem, language)}`,
  );
  return { exit: 1, out: json ? jsonDocument(spec) : '', messages };
}

function shown(spec: MovementSpec, { csv }: MovementCall, { json, language }: CommandContext): CommandAnswer {
  const made = makeMovement(spec);
  if (!isMovement(made)) {
    const message = specProblemSentence(made, language);
    const { kind, code } = made;
    return problemAnswer({ kind, code, message }, json);
  }
  const isSound = movementErrors(made).length === 0;
  const exit = isSound ? 0 : 1;
  if (json) return { exit, out: jsonDocument(movementJson(made, language)), messages: [] };
  return { exit, out: csv ? writeMovementCsv(made, ',') : movementTable(made, language), messages: [] };
}

/** A movement for every section, over the same boards. */
function shownSections(choice: MovementChoice | undefined, { json, language }: CommandContext): CommandAnswer {
  if (!choice) return { exit: 1, out: '', messages: [movementCommandWords[language].nothingFits] };
  const movements = [choice.spec, ...choice.further].map((spec) => makeMovement(spec)).filter(isMovement);
  return {
    exit: 0,
    out: json ? jsonDocument(sectionsJson(choice, movements, language)) : sectionsTable(choice, movements, language),
    messages: [],
  };
}

/**
 * The choices that fit the call: with the boards of the session, or any number where only the boards a round are given.
 */
function fittingChoices(call: MovementCall): MovementChoice[] {
  const { tables, rounds, boardsPerRound, session } = call;
  const isOpen = boardsPerRound !== null && session.boards === null;
  const boards = isOpen ? { boardsFrom: 1, boardsTo: 2 * Math.ceil(tables) * boardsPerRound } : boardsWantedOf(session);
  const { start, until, minutesPerBoard, minutesToMove } = session;
  const wishes = {
    ...boards,
    start,
    until,
    minutesPerBoard,
    minutesToMove,
    tables,
    ...(rounds === null ? {} : { rounds }),
    ...(boardsPerRound === null ? {} : { boardsPerRound }),
  };
  const choices = choicesInSections(wishes, call.sections);
  return choices.filter(({ spec, further }) => [spec, ...further].every((each) => isAskedFor(each, call)));
}

function isAskedFor(spec: MovementSpec, call: MovementCall): boolean {
  if (call.kind !== 'auto' && call.kind !== spec.kind) return false;
  if (!hasLines(spec)) return call.even === null && call.arrowSwitch === null && call.phantom === null;
  return (
    (call.even === null || ('even' in spec && call.even === spec.even) || spec.tables % 2 === 1) &&
    (call.phantom === null || call.phantom === spec.phantom) &&
    (call.arrowSwitch === null || call.arrowSwitch === spec.arrowSwitch || call.arrowSwitch === 'auto')
  );
}
