import {
  individualName,
  individualProblemSentence,
  individualSentence,
} from '../../../src/language/movement/individual.ts';
import type { Language } from '../../../src/language.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import { formatDecimal } from '../../../src/language/numbers.ts';
import { boardsOfSet } from '../../../src/movement/board-set.ts';
import { individualChoices, type IndividualChoice } from '../../../src/movement/individual/choices.ts';
import {
  playersAt,
  type IndividualMovement,
  type IndividualSpec,
} from '../../../src/movement/individual/individual.ts';
import {
  individualCopies,
  individualPlayers,
  individualRounds,
  isIndividual,
  makeIndividual,
} from '../../../src/movement/individual/make.ts';
import { individualErrors, individualQuality } from '../../../src/movement/individual/quality.ts';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { readIndividualArguments, type IndividualCall } from './individual-arguments.ts';
import { boardsWantedOf, USUAL_BOARDS } from './session-wishes.ts';
import { textTable } from '../command/text-table.ts';
import { jsonDocument } from '../command/json.ts';
import { problemAnswer } from '../command/problems.ts';

/** `etui movement --players N`: an individual with its schedule and figures, or with --list all that fit. */
export function individual(args: readonly string[], { json, language }: CommandContext): CommandAnswer {
  const words = movementCommandWords[language];
  const call = readIndividualArguments(args, language);
  if (call.problem !== undefined) return { exit: 2, out: '', messages: [call.problem, words.usage] };
  const choices = fittingChoices(call);
  if (call.list) {
    const out = json ? jsonDocument(choicesJson(choices, language)) : choicesTable(choices, language);
    return { exit: choices.length > 0 ? 0 : 1, out, messages: choices.length > 0 ? [] : [words.nothingFits] };
  }
  const made = makeIndividual(choices[0]?.spec ?? usualSpec(call));
  if (!isIndividual(made)) {
    const message = individualProblemSentence(made, language);
    const { kind, code } = made;
    return problemAnswer({ kind, code, message }, json);
  }
  return {
    exit: 0,
    out: json ? jsonDocument(individualJson(made, language)) : individualTable(made, language),
    messages: [],
  };
}

function fittingChoices({ kind, players, rounds, boardsPerRound, session }: IndividualCall): IndividualChoice[] {
  const isOpen = boardsPerRound !== null && session.boards === null;
  const boards = isOpen ? { boardsFrom: 1, boardsTo: players * boardsPerRound } : boardsWantedOf(session);
  const { start, until, minutesPerBoard, minutesToMove } = session;
  return individualChoices({
    ...boards,
    start,
    until,
    minutesPerBoard,
    minutesToMove,
    players,
    ...(rounds === null ? {} : { rounds }),
    ...(boardsPerRound === null ? {} : { boardsPerRound }),
  }).filter(({ spec }) => kind === null || spec.kind === kind);
}

/**
 * The usual specification for a call that no choice of the list fits: all rounds, as many boards as the session has
 * time for.
 */
function usualSpec(call: IndividualCall): IndividualSpec {
  const { players } = call;
  const kind = call.kind ?? (individualPlayers('individual').includes(players) ? 'individual' : 'rainbow');
  const rounds = call.rounds ?? individualRounds({ kind, players });
  return {
    kind,
    players,
    rounds,
    boardsPerRound: call.boardsPerRound ?? Math.max(1, Math.floor(USUAL_BOARDS.boardsTo / rounds)),
  };
}

function individualJson(movement: IndividualMovement, language: Language): unknown {
  const { spec, players, tables, rounds, boardsPerRound, sets } = movement;
  return {
    name: individualName(spec, language),
    players,
    tables,
    rounds: rounds.length,
    boardsPerRound,
    winners: 1,
    sets,
    copies: individualCopies(spec),
    schedule: rounds.map((seatings) =>
      seatings.map((seating) => ({ ...seating, boards: boardsOfSet(seating.set, boardsPerRound) })),
    ),
    sitOuts: rounds.map((_, index) => sittingOut(movement, index)),
    quality: individualQuality(movement),
    problems: individualErrors(movement),
    warnings: [],
  };
}

function choicesJson(choices: readonly IndividualChoice[], language: Language): unknown {
  return choices.map((choice) => ({
    name: individualName(choice.spec, language),
    sentence: individualSentence(choice, language),
    ...choice,
  }));
}

/** The players who sit out a round (from 0). */
function sittingOut({ players, rounds }: IndividualMovement, round: number): number[] {
  const seated = new Set((rounds[round] ?? []).flatMap(playersAt));
  return numbersTo(players).filter((player) => !seated.has(player));
}

/** An individual as text: its name and figures, then a line for each round. */
function individualTable(movement: IndividualMovement, language: Language): string {
  const words = movementCommandWords[language];
  const { spec, tables, rounds, boardsPerRound } = movement;
  const quality = individualQuality(movement);
  const figures = [
    words.figures(String(tables), rounds.length, boardsPerRound, quality.boardsPlayed.most),
    words.rankings[1],
    words.balanceOf(formatDecimal(quality.balance, 2, language)),
  ].join(', ');
  const missed = individualRounds(spec) - spec.rounds;
  const sentence = individualSentence({ spec, quality, missed, copies: individualCopies(spec) }, language);
  const sitOuts = quality.sitOuts.most > 0;
  const schedule = textTable(
    [
      { head: words.round, align: 'right' },
      ...numbersTo(tables).map((table) => ({ head: words.table(table), align: 'left' }) as const),
      ...(sitOuts ? [{ head: words.sitsOut, align: 'left' } as const] : []),
    ],
    rounds.map((seatings, index) => [
      String(index + 1),
      ...seatings.map(({ n, s, e, w, set }) => {
        const boards = boardsOfSet(set, boardsPerRound);
        const [first, last] = [boards[0], boards.at(-1)];
        return `${n}-${s} v ${e}-${w}: ${first === last ? first : `${first}-${last}`}`;
      }),
      ...(sitOuts ? [sittingOut(movement, index).join(', ')] : []),
    ]),
  );
  return `${individualName(spec, language)}\n${figures}\n${sentence}\n\n${schedule}\n${words.legendOfPlayers}\n`;
}

function choicesTable(choices: readonly IndividualChoice[], language: Language): string {
  if (choices.length === 0) return '';
  const words = movementCommandWords[language];
  const figures = [words.rounds, words.boards, words.ends, words.balance, words.copies];
  const table = textTable(
    [
      { head: words.place, align: 'right' },
      { head: words.movement, align: 'left' },
      ...figures.map((head) => ({ head, align: 'right' }) as const),
      { head: '', align: 'left' },
    ],
    choices.map((choice, index) => [
      String(index + 1),
      individualName(choice.spec, language),
      `${choice.rounds} × ${choice.boardsPerRound}`,
      String(choice.boards),
      choice.ends,
      formatDecimal(choice.quality.balance, 1, language),
      String(choice.copies),
      individualSentence(choice, language),
    ]),
  );
  return `${table}\n`;
}
