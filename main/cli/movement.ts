import { movementCommandWords } from '../../src/language/movement-command.ts';
import { specProblemSentence } from '../../src/language/movement-problem.ts';
import { bestArrowSwitch } from '../../src/movement/arrow-switch.ts';
import { movementChoices, type MovementChoice } from '../../src/movement/choices.ts';
import { howellRounds } from '../../src/movement/howell.ts';
import { isMovement, makeMovement } from '../../src/movement/make.ts';
import { mitchellRounds } from '../../src/movement/mitchell.ts';
import type { HowellSpec, MitchellSpec, MovementSpec } from '../../src/movement/movement.ts';
import { hasLines } from '../../src/movement/pairs.ts';
import type { Command } from './command.ts';
import { readMovementArguments, type MovementCall } from './movement-arguments.ts';
import { choicesJson, movementJson } from './movement-json.ts';
import { choicesTable, movementTable } from './movement-table.ts';

/** Boards of an evening where nobody says otherwise. */
const BOARDS = { boardsFrom: 24, boardsTo: 28 };
/** The clock by which the list tells how long a movement takes. */
const CLOCK = { minutesPerBoard: 7, minutesToMove: 1, start: '00:00' };
/** Without other wishes a Howell up to so many tables, a Mitchell beyond. */
const MOST_TABLES_FOR_HOWELL = 6;

/** `etui movement`: one movement with its schedule and figures, or with --list all that fit, best first. */
export const movement: Command = (args, { json, language }) => {
  const words = movementCommandWords[language];
  const call = readMovementArguments(args, language);
  if (call.problem !== undefined) return { exit: 2, out: '', messages: [call.problem, words.usage] };
  if (call.list) {
    const choices = fittingChoices(call);
    const out = json ? asDocument(choicesJson(choices, language)) : choicesTable(choices, language);
    return { exit: choices.length > 0 ? 0 : 1, out, messages: choices.length > 0 ? [] : [words.nothingFits] };
  }
  const made = makeMovement(specOf(call));
  if (!isMovement(made)) {
    const message = specProblemSentence(made, language);
    const { kind, code } = made;
    return { exit: 1, out: json ? asDocument({ kind, code, message }) : '', messages: json ? [] : [message] };
  }
  return {
    exit: 0,
    out: json ? asDocument(movementJson(made, language)) : movementTable(made, language),
    messages: [],
  };
};

function asDocument(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** The movements that fit what was asked: 24 to 28 boards, or whatever so many boards a round give. */
function fittingChoices(call: MovementCall): MovementChoice[] {
  const { tables, rounds, boardsPerRound } = call;
  const boards = boardsPerRound === null ? BOARDS : { boardsFrom: 1, boardsTo: 2 * Math.ceil(tables) * boardsPerRound };
  return movementChoices({
    ...CLOCK,
    ...boards,
    tables,
    ...(rounds === null ? {} : { rounds }),
    ...(boardsPerRound === null ? {} : { boardsPerRound }),
  }).filter(({ spec }) => isAskedFor(spec, call));
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

function specOf(call: MovementCall): MovementSpec {
  switch (call.kind) {
    case 'mitchell':
      return mitchellOf(call);
    case 'howell':
      return howellOf(call);
    case 'auto':
      return fittingChoices(call)[0]?.spec ?? usualOf(call);
  }
}

/** What a director would take when nothing in the list is what was asked. */
function usualOf(call: MovementCall): MovementSpec {
  const forMitchell = call.even !== null || call.arrowSwitch !== null || call.phantom !== null;
  return forMitchell || Math.ceil(call.tables) > MOST_TABLES_FOR_HOWELL ? mitchellOf(call) : howellOf(call);
}

/** All rounds, sharing where that is what all rounds need, and no arrow switch, unless asked otherwise. */
function mitchellOf(call: MovementCall): MitchellSpec {
  const tables = Math.ceil(call.tables);
  const even = call.even ?? (call.rounds !== null && call.rounds < tables ? 'skip' : 'share');
  const rounds = call.rounds ?? mitchellRounds({ tables, even });
  const phantom = call.phantom ?? (isHalf(call) ? 'NS' : null);
  const boardsPerRound = call.boardsPerRound ?? usualBoards(rounds);
  const base: MitchellSpec = { kind: 'mitchell', tables, phantom, even, rounds, boardsPerRound, arrowSwitch: 0 };
  const possible = isMovement(makeMovement(base));
  const arrowSwitch = call.arrowSwitch === 'auto' ? (possible ? bestArrowSwitch(base) : 0) : (call.arrowSwitch ?? 0);
  return { ...base, arrowSwitch };
}

function howellOf(call: MovementCall): HowellSpec {
  const tables = Math.ceil(call.tables);
  const rounds = call.rounds ?? howellRounds(tables);
  const boardsPerRound = call.boardsPerRound ?? usualBoards(rounds);
  return { kind: 'howell', tables, phantom: isHalf(call), rounds, boardsPerRound };
}

function isHalf({ tables }: MovementCall): boolean {
  return !Number.isInteger(tables);
}

/** As many boards a round as an evening allows. */
function usualBoards(rounds: number): number {
  return Math.max(1, Math.floor(BOARDS.boardsTo / Math.max(1, rounds)));
}
