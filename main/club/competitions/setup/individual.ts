import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { boardsOfSet } from '../../../../src/movement/board-set.ts';
import type { IndividualMovement } from '../../../../src/movement/individual/individual.ts';
import type { NumberRow, SeatingRow } from '../../../store/schedule/schedules.ts';
import type { Club } from '../../club.ts';
import { entryOfNumber, insertEntries, type SectionSetup } from './setup.ts';

/** A section of single players. */
export function individualSetup(movement: IndividualMovement): SectionSetup {
  const { spec, tables, boardsPerRound, sets, rounds } = movement;
  return {
    ranks: 'player',
    form: 'movement',
    winners: 1,
    usualMatches: null,
    rounds: rounds.length,
    numbers: numbersTo(movement.players),
    insert(club, at) {
      const { event, section, change } = at;
      const { store } = club;
      const players = insertEntries(club, at, movement.players);
      const partnerships = partnershipsOf(club, event, players);
      const seatings = rounds.flatMap((cells, index) =>
        cells.map(({ table, n, s, e, w, set }): SeatingRow => ({
          round: index + 1,
          table,
          ns: partnerships.of(n, s),
          ew: partnerships.of(e, w),
          nsAbsent: 0,
          ewAbsent: 0,
          boards: boardsOfSet(set, boardsPerRound),
        })),
      );
      addOthers(partnerships, movement.players);
      const numbers = [...players].map(([number, entry]): NumberRow => ({ number, line: null, entry, gone: 0 }));
      const figures = { winners: 1 as const, tables, rounds: rounds.length, boards: sets * boardsPerRound };
      store.schedules.add(section, change, { movement: JSON.stringify(spec), ...figures, numbers, seatings });
      return players;
    },
  };
}

/** The partnership of two players, the one in North or East first; where they sit together again it is the same. */
export function partnershipsOf({ store }: Club, event: number, players: ReadonlyMap<number, number>) {
  const known = new Map<string, number>();
  return {
    of(one: number, other: number): number {
      const key = `${one} ${other}`;
      const of = [entryOfNumber(players, one), entryOfNumber(players, other)];
      const partnership = known.get(key) ?? store.events.addPartnership(event, of);
      known.set(key, partnership);
      return partnership;
    },
    has: (one: number, other: number) => known.has(`${one} ${other}`) || known.has(`${other} ${one}`),
  };
}

/** Partnerships of those who never sit together by the schedule: where seats were exchanged they did. */
function addOthers(partnerships: ReturnType<typeof partnershipsOf>, players: number): void {
  for (const one of numbersTo(players)) {
    for (const other of numbersTo(one - 1)) if (!partnerships.has(other, one)) partnerships.of(other, one);
  }
}
