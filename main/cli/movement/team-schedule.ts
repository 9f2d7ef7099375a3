import { numbersTo } from '../../../src/basics/numbers-to.ts';
import type { Language } from '../../../src/language.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import { boardsText } from '../../../src/movement/board-set.ts';
import type { Range } from '../../../src/movement/range.ts';
import { byesIn } from '../../../src/movement/teams/byes.ts';
import type { TeamMovement } from '../../../src/movement/teams/team-movement.ts';
import { textTable } from '../command/text-table.ts';

/** The first rounds of a movement of teams, a line each: the tables across, and byes where there are any. */
export function teamSchedule(movement: TeamMovement, rounds: number, language: Language): string {
  const words = movementCommandWords[language];
  const hasByes = movement.matches.some(({ away }) => away === null);
  return textTable(
    [
      { head: words.round, align: 'right' },
      ...numbersTo(movement.tables).map((table) => ({ head: words.table(table), align: 'left' }) as const),
      ...(hasByes ? [{ head: words.bye, align: 'left' } as const] : []),
    ],
    movement.rounds.slice(0, rounds).map((seatings, index) => [
      String(index + 1),
      ...numbersTo(movement.tables).map((table) => {
        const seating = seatings.find((one) => one.table === table);
        return seating ? `${seating.ns}-${seating.ew}: ${boardsText(seating.boards)}` : '';
      }),
      ...(hasByes ? [byesIn(movement, index + 1).join(', ')] : []),
    ]),
  );
}

/** 6, or 5-6 where some have fewer. */
export function span({ least, most }: Range): string {
  return least === most ? String(least) : `${least}-${most}`;
}
