import { choiceName, movementName } from '../../../src/language/movement/name.ts';
import { choiceSentence } from '../../../src/language/movement/choice.ts';
import { nextMoveSentence } from '../../../src/language/movement/next-move.ts';
import type { Language } from '../../../src/language.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import { formatDecimal } from '../../../src/language/numbers.ts';
import { comparisonWords } from '../../../src/language/screens/comparison.ts';
import { startWords } from '../../../src/language/screens/start.ts';
import { boardsOfSet, runsOf } from '../../../src/movement/board-set.ts';
import { byeStands } from '../../../src/movement/bye-stand.ts';
import type { MovementChoice } from '../../../src/movement/choice/choices.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import type { Movement } from '../../../src/movement/movement.ts';
import { nextMove } from '../../../src/movement/next-move.ts';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import type { Range } from '../../../src/movement/range.ts';
import { sectionLetter } from '../../../src/movement/sections/letter.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { choicesJson } from './json.ts';
import { comparedChoices, COMPARED_ROUNDS, type ComparedPair, type FigureLine } from './side-by-side.ts';
import { seatingText } from './table.ts';
import { textTable } from '../command/text-table.ts';

/**
 * `etui movement --compare A B`: the figures of two movements of the list side by side, and the first rounds of both.
 */
export function comparedMovements(
  asked: ComparedPair,
  choices: readonly MovementChoice[],
  context: CommandContext,
): CommandAnswer {
  const { language } = context;
  const written = {
    name: (choice: MovementChoice) => choiceName(choice, language),
    figures: (choice: MovementChoice) => figuresOf(choice, language),
    drawings: (choice: MovementChoice) => drawingsOf(choice, language),
    json: (found: readonly MovementChoice[]) => choicesJson(found, language),
  };
  return comparedChoices(asked, choices, written, context);
}

function figuresOf(choice: MovementChoice, language: Language): readonly FigureLine[] {
  const start = startWords[language];
  const words = comparisonWords[language];
  const { rounds, boardsPerRound, ends, winners, copies, quality } = choice;
  return [
    [start.rounds, `${rounds} × ${boardsPerRound}`],
    [start.boards, range(quality.boardsPlayed)],
    [start.ends, ends],
    [start.winners, start.winnersOf[winners]],
    [start.balance, formatDecimal(quality.balance, 1, language)],
    [words.opponents, words.metOf(range(quality.opponents), quality.opponents.possible)],
    [words.repeats, quality.repeats === 0 ? start.none : String(quality.repeats)],
    [start.sitOuts, quality.sitOutBoards === 0 ? start.none : start.sitOutsOf(String(quality.sitOutBoards))],
    [start.sharing, quality.sharing.rounds === 0 ? start.none : start.sharedRounds(quality.sharing.rounds)],
    [start.copies, String(copies)],
    [words.moves, range(quality.moves)],
  ];
}

function range({ least, most }: Range): string {
  return least === most ? String(least) : `${least}-${most}`;
}

/**
 * The first rounds of a movement, one drawing for each section: tables across with the bye stands between them, and
 * how the room changes after a round.
 */
function drawingsOf(choice: MovementChoice, language: Language): readonly string[] {
  const specs = [choice.spec, ...choice.further];
  return specs.flatMap((spec, place) => {
    const movement = makeMovement(spec);
    if (!isMovement(movement)) return [];
    const name = movementName(spec, language);
    const title = specs.length > 1 ? `${movementCommandWords[language].section(sectionLetter(place))}: ${name}` : name;
    const sentence = place === 0 ? `\n${choiceSentence(choice.sentence, language)}` : '';
    return [`${title}${sentence}\n${drawingOf(movement, language)}`];
  });
}

function drawingOf(movement: Movement, language: Language): string {
  const words = movementCommandWords[language];
  const stands = new Set(byeStands(movement).map(({ to }) => to));
  // A stand is drawn after the table that gets its boards next.
  const columns = numbersTo(movement.tables).flatMap((table) => [
    { table, stand: false },
    ...(stands.has(table) ? [{ table, stand: true }] : []),
  ]);
  const rounds = movement.rounds.slice(0, COMPARED_ROUNDS);
  const drawn = textTable(
    [
      { head: words.round, align: 'right' },
      ...columns.map(
        ({ table, stand }) => ({ head: stand ? words.stand : words.table(table), align: 'left' }) as const,
      ),
    ],
    rounds.map((seatings, index) => [
      String(index + 1),
      ...columns.map(({ table, stand }) => {
        if (stand) return restingFor(movement, index, table);
        const seating = seatings.find((one) => one.table === table);
        return seating ? seatingText(movement, seating, words) : '';
      }),
    ]),
  );
  const moves = numbersTo(rounds.length - 1).map((round) => {
    const move = nextMove(movement, round);
    return move ? nextMoveSentence(move, language) : '';
  });
  return [drawn, words.legend, ...new Set(moves)].filter((line) => line !== '').join('\n');
}

/** The boards that rest in a round (from 0) and go to the table next: (7-8), or (1-2, 23-30). */
function restingFor({ rounds, sets, boardsPerRound }: Movement, index: number, table: number): string {
  const inPlay = new Set(rounds[index]?.map(({ set }) => set));
  const resting = numbersTo(sets).filter((set) => {
    const next = rounds.slice(index + 1).find((seatings) => seatings.some((one) => one.set === set));
    return !inPlay.has(set) && next?.some((one) => one.set === set && one.table === table);
  });
  const boards = runsOf(resting.flatMap((set) => boardsOfSet(set, boardsPerRound)));
  return boards.length === 0 ? '' : `(${boards.map(([least, most]) => range({ least, most })).join(', ')})`;
}
