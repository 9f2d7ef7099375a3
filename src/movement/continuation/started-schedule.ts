import { boardsOfSet } from '../board-set.ts';
import type { Movement } from '../movement.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { lineOf } from '../pairs.ts';
import type { RunningSchedule } from './schedule.ts';

/** The schedule of a movement of which so many rounds have started, all as scheduled. */
export function startedSchedule(movement: Movement, started: number): RunningSchedule {
  const { phantom, boardsPerRound } = movement;
  return {
    tables: movement.tables,
    winners: movement.winners,
    pairs: numbersTo(2 * movement.tables).map((number) => ({
      number,
      line: movement.winners === 2 ? lineOf(movement, number) : null,
    })),
    gone: [],
    rounds: movement.rounds.map((seatings) =>
      seatings.map(({ table, ns, ew, set }) => ({
        table,
        ns,
        ew,
        boards: boardsOfSet(set, boardsPerRound),
        absent: [ns, ew].filter((pair) => pair === phantom),
      })),
    ),
    frozen: started,
    inPlay: false,
    fromInPlay: false,
    plays: [],
    spec: movement.spec,
  };
}
