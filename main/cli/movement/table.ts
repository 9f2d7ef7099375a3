import type { Language } from '../../../src/language.ts';
import { choiceName, movementName } from '../../../src/language/movement/name.ts';
import { choiceSentence } from '../../../src/language/movement/choice.ts';
import { nextMoveSentence } from '../../../src/language/movement/next-move.ts';
import { movementCommandWords, type MovementCommandWords } from '../../../src/language/commands/movement.ts';
import { movementProblemSentence } from '../../../src/language/movement/problem.ts';
import { formatDecimal, formatTables } from '../../../src/language/numbers.ts';
import { boardsOfSet } from '../../../src/movement/board-set.ts';
import type { MovementChoice } from '../../../src/movement/choice/choices.ts';
import type { Seating } from '../../../src/movement/seating.ts';
import type { Movement } from '../../../src/movement/movement.ts';
import { nextMove } from '../../../src/movement/next-move.ts';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { isSitOut } from '../../../src/movement/pairs.ts';
import { qualityOf } from '../../../src/movement/quality.ts';
import { sectionLetter } from '../../../src/movement/sections/letter.ts';
import { validateMovement } from '../../../src/movement/validate.ts';
import { numberInLine } from './json.ts';
import { textTable } from '../command/text-table.ts';

/** A movement as text: its name and figures, the announcement after round 1, then a line for each round. */
export function movementTable(movement: Movement, language: Language): string {
  const words = movementCommandWords[language];
  const quality = qualityOf(movement);
  const { rounds, boardsPerRound, winners } = movement;
  const tables = formatTables(quality.pairs / 2, language);
  const figures = [
    words.figures(tables, rounds.length, boardsPerRound, quality.boardsPlayed.most),
    words.rankings[winners],
    words.balanceOf(formatDecimal(quality.balance, 2, language)),
  ].join(', ');
  const move = nextMove(movement, 1);
  const schedule = textTable(
    [
      { head: words.round, align: 'right' },
      ...numbersTo(movement.tables).map((table) => ({ head: words.table(table), align: 'left' }) as const),
    ],
    rounds.map((seatings, index) => [
      String(index + 1),
      ...seatings.map((seating) => seatingText(movement, seating, words)),
    ]),
  );
  const blocks = [
    [movementName(movement.spec, language), figures, ...(move ? [nextMoveSentence(move, language)] : [])].join('\n'),
    ...warnings(movement, language),
    `${schedule}\n${words.legend}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function warnings(movement: Movement, language: Language): string[] {
  const sentences = validateMovement(movement).map((problem) => movementProblemSentence(problem, language));
  return sentences.length > 0 ? [sentences.join('\n')] : [];
}

/** `1-14: 3-4`, or the pair that sits out. */
export function seatingText(movement: Movement, seating: Seating, words: MovementCommandWords): string {
  const [ns, ew] = [numberInLine(movement, seating.ns), numberInLine(movement, seating.ew)];
  if (isSitOut(movement, seating)) return `${seating.ns === movement.phantom ? ew : ns} ${words.sitsOut}`;
  const boards = boardsOfSet(seating.set, movement.boardsPerRound);
  const [first, last] = [boards[0], boards.at(-1)];
  return `${ns}-${ew}: ${first === last ? first : `${first}-${last}`}`;
}

/** The movements of several sections as text, one below the other. */
export function sectionsTable(choice: MovementChoice, movements: readonly Movement[], language: Language): string {
  const words = movementCommandWords[language];
  const tables = movements.map(
    (movement, place) => `${words.section(sectionLetter(place))}: ${movementTable(movement, language)}`,
  );
  return [`${choiceSentence(choice.sentence, language)}\n`, ...tables].join('\n');
}

/** The list as text: a line for each movement with its figures and its sentence. */
export function choicesTable(choices: readonly MovementChoice[], language: Language): string {
  if (choices.length === 0) return '';
  const words = movementCommandWords[language];
  const figures = [
    words.rounds,
    words.boards,
    words.ends,
    words.winners,
    words.balance,
    words.sharing,
    words.copies,
    words.sitOut,
  ];
  const table = textTable(
    [
      { head: words.place, align: 'right' },
      { head: words.movement, align: 'left' },
      ...figures.map((head) => ({ head, align: 'right' }) as const),
      { head: '', align: 'left' },
    ],
    choices.map((choice, index) => choiceLine(choice, index + 1, language)),
  );
  return `${table}\n`;
}

function choiceLine(choice: MovementChoice, place: number, language: Language): string[] {
  const words = movementCommandWords[language];
  const { sharing, sitOutBoards, balance } = choice.quality;
  return [
    String(place),
    choiceName(choice, language),
    `${choice.rounds} × ${choice.boardsPerRound}`,
    String(choice.boards),
    choice.ends,
    String(choice.winners),
    formatDecimal(balance, 1, language),
    sharing.rounds > 0 ? words.roundsShared(sharing.rounds) : words.none,
    String(choice.copies),
    sitOutBoards > 0 ? words.boardsSatOut(sitOutBoards) : words.none,
    choiceSentence(choice.sentence, language),
  ];
}
