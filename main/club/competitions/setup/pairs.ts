import { boardsOfSet } from '../../../../src/movement/board-set.ts';
import type { Movement } from '../../../../src/movement/movement.ts';
import { lineOf, pairsOf } from '../../../../src/movement/pairs.ts';
import { movementErrors } from '../../../../src/movement/validate.ts';
import type { NumberRow, SeatingRow } from '../../../store/schedule/schedules.ts';
import type { Club } from '../../club.ts';
import type { ClubProblem } from '../../problem.ts';
import { entryOfNumber, insertEntries, type NewSchedule, type SectionSetup } from './setup.ts';

/** A section of pairs. A movement with an error in its schedule is refused. */
export function pairsSetup(movement: Movement): SectionSetup | ClubProblem {
  const errors = movementErrors(movement);
  if (errors.length > 0) return { kind: 'problem', code: 'movementWrong', errors };
  return {
    ranks: 'pair',
    form: 'movement',
    winners: movement.winners,
    usualMatches: null,
    rounds: movement.rounds.length,
    numbers: pairsOf(movement),
    insert(club, at) {
      const entries = insertEntries(club, at, 2 * movement.tables, movement.phantom);
      insertSchedule(club, at, movement, entries);
      return entries;
    },
  };
}

function insertSchedule(
  { store }: Club,
  { section, change }: NewSchedule,
  movement: Movement,
  entries: ReadonlyMap<number, number>,
): void {
  const { tables, boardsPerRound, phantom, winners } = movement;
  const seatings = movement.rounds.flatMap((cells, index) =>
    cells.map(({ table, ns, ew, set }): SeatingRow => ({
      round: index + 1,
      table,
      ns: entryOfNumber(entries, ns),
      ew: entryOfNumber(entries, ew),
      nsAbsent: ns === phantom ? 1 : 0,
      ewAbsent: ew === phantom ? 1 : 0,
      boards: boardsOfSet(set, boardsPerRound),
    })),
  );
  const numbers = [...entries].map(([number, entry]): NumberRow => {
    return { number, line: winners === 2 ? lineOf(movement, number) : null, entry, gone: 0 };
  });
  const figures = { winners, tables, rounds: movement.rounds.length, boards: boardsOf(movement) };
  store.schedules.add(section, change, { movement: JSON.stringify(movement.spec), ...figures, numbers, seatings });
}

/** Boards in play, numbered from 1. */
function boardsOf({ rounds, boardsPerRound }: Movement): number {
  return Math.max(...rounds.flat().map(({ set }) => set)) * boardsPerRound;
}
