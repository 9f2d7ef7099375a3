import type { Side } from '../../../src/bridge/seat.ts';
import type { SectionPlan } from '../../../src/format/plan/section.ts';
import type { NumberRow, SeatingRow } from '../../store/schedule/schedules.ts';
import type { Club } from '../club.ts';
import { partnershipsOf } from '../competitions/setup/individual.ts';
import { pairsSetup } from '../competitions/setup/pairs.ts';
import { entryOfNumber, type NewSchedule, type SectionSetup } from '../competitions/setup/setup.ts';
import { isProblem } from '../problem.ts';

/** A section with the file's movement where it can be played as it is, else with what was recorded elsewhere. */
export function recordedSetup(ranks: 'pair' | 'player', winners: 1 | 2, plan: SectionPlan): SectionSetup {
  const ofMovement = plan.movement && pairsSetup(plan.movement);
  if (ofMovement && !isProblem(ofMovement)) return ofMovement;
  return {
    ranks,
    form: 'movement',
    winners,
    usualMatches: null,
    rounds: plan.schedule.rounds,
    numbers: plan.entries.map(({ number }) => number),
    insert(club, at) {
      const entries = insertNumbered(club, at, plan);
      insertRecorded(club, at, { plan, winners, entries, seatOf: seatsOf(club, at, plan, entries) });
      return entries;
    },
  };
}

function insertNumbered(
  { store }: Club,
  { event, section }: NewSchedule,
  { entries }: SectionPlan,
): ReadonlyMap<number, number> {
  const added = store.events.addContestants(event, section, entries.length);
  return new Map(entries.map(({ number }, place) => [number, added[place] ?? 0]));
}

/** The entries that sit at a table: the pairs, or in an individual the partnerships. */
type SeatOf = (seats: readonly number[]) => { readonly ns: number; readonly ew: number };

function seatsOf(club: Club, { event }: NewSchedule, plan: SectionPlan, entries: ReadonlyMap<number, number>): SeatOf {
  const numbers = new Map(plan.entries.map(({ place, number }) => [place, number]));
  const numberOf = (place: number | undefined): number => numbers.get(place ?? -1) ?? 0;
  const partnerships = partnershipsOf(club, event, entries);
  return ([first, second, third, fourth]) => {
    if (third === undefined) {
      return { ns: entryOfNumber(entries, numberOf(first)), ew: entryOfNumber(entries, numberOf(second)) };
    }
    return {
      ns: partnerships.of(numberOf(first), numberOf(second)),
      ew: partnerships.of(numberOf(third), numberOf(fourth)),
    };
  };
}

interface RecordedRows {
  readonly plan: SectionPlan;
  readonly winners: 1 | 2;
  readonly entries: ReadonlyMap<number, number>;
  readonly seatOf: SeatOf;
}

function insertRecorded(
  { store }: Club,
  { section, change }: NewSchedule,
  { plan, winners, entries, seatOf }: RecordedRows,
): void {
  const { spec, schedule, boards } = plan;
  const seatings = schedule.cells.map(({ round, table, seats, boards: own }): SeatingRow => {
    return { round, table, ...seatOf(seats), nsAbsent: 0, ewAbsent: 0, boards: own };
  });
  const lines = new Map<number, Side | null>(plan.entries.map(({ number, line }) => [number, line]));
  const numbers = [...entries].map(([number, entry]): NumberRow => {
    return { number, line: lines.get(number) ?? null, entry, gone: 0 };
  });
  const { tables, rounds } = schedule;
  store.schedules.add(section, change, {
    movement: JSON.stringify(spec),
    winners,
    tables,
    rounds,
    boards,
    numbers,
    seatings,
  });
}
