import type { Side } from '../../bridge/seat.ts';
import type { EventMovementSpec } from '../../movement/event-movement.ts';
import { recordedSchedule, type RecordedSchedule } from '../../movement/recorded/schedule.ts';
import type { Movement } from '../../movement/movement.ts';
import type { Seating } from '../../movement/seating.ts';
import type { TournamentEvent } from '../event/event.ts';
import { numberEntries, type PlannedEntry } from './entries.ts';
import type { UsableLine } from './lines.ts';
import { movementOfFile } from './movement.ts';
import type { ImportOddity } from './oddity.ts';

/** A section that is to be made: who plays in it under which numbers, and a schedule that has every result. */
export interface SectionPlan {
  /** As the file names it; empty where it names none. */
  readonly name: string;
  readonly spec: EventMovementSpec;
  readonly entries: readonly PlannedEntry[];
  /** As it was played, with what is still due. */
  readonly schedule: RecordedSchedule;
  /** The file's own movement, where it is whole and all results are of it: its schedule goes on as any other. */
  readonly movement: Movement | null;
  /** The highest number of a board. */
  readonly boards: number;
}

/** Plans a section with the schedule as it was played. */
export function planSection(
  event: TournamentEvent,
  {
    name,
    places,
    lines,
  }: { readonly name: string; readonly places: readonly number[]; readonly lines: readonly UsableLine[] },
  lineOf: ReadonlyMap<number, Side> | null,
): { readonly section: SectionPlan; readonly oddities: readonly ImportOddity[] } {
  const { numbered, oddities } = numberEntries(event, places, lineOf);
  const schedule = recordedSchedule(lines);
  const boards = lines.reduce((most, { board }) => Math.max(most, board), 1);
  const movement = movementOfFile(event, numbered, lines);
  const spec = event.ranks === 'player' ? individualSpec(numbered, schedule) : pairsSpec(numbered, schedule, boards);
  return { section: { name, spec, entries: numbered, schedule, movement, boards }, oddities };
}

/** The individual as it was recorded: who sat where stands in the schedule alone. */
function individualSpec(entries: readonly PlannedEntry[], schedule: RecordedSchedule): EventMovementSpec {
  const { rounds, boardsPerRound } = schedule;
  return { kind: 'individual', players: entries.length, rounds, boardsPerRound, recorded: true };
}

/** The movement as it was recorded, in numbers of its own: with two lines East-West's follow on the tables. */
function pairsSpec(entries: readonly PlannedEntry[], schedule: RecordedSchedule, boards: number): EventMovementSpec {
  const winners = entries.some(({ line }) => line !== null) ? 2 : 1;
  const ofLine = (line: Side) => entries.filter((entry) => entry.line === line);
  const largest = winners === 2 ? Math.max(ofLine('NS').length, ofLine('EW').length) : Math.ceil(entries.length / 2);
  const tables = Math.max(1, largest, schedule.tables);
  const { boardsPerRound, rounds, cells } = schedule;
  const ordered = winners === 2 ? [...ofLine('NS'), ...ofLine('EW')] : entries;
  const behind = winners === 2 ? tables - ofLine('NS').length : 0;
  const numbers = new Map(ordered.map(({ place, line }, index) => [place, index + 1 + (line === 'EW' ? behind : 0)]));
  const seatingOf = ({ table, seats, boards: own }: RecordedSchedule['cells'][number]): Seating => {
    const [ns = 0, ew = 0] = seats.map((seat) => numbers.get(seat) ?? 0);
    return { table, ns, ew, set: Math.ceil((own[0] ?? 1) / boardsPerRound) };
  };
  const inRounds = Map.groupBy(cells, ({ round }) => round);
  return {
    kind: 'own',
    recorded: true,
    name: '',
    tables,
    rounds,
    boardsPerRound,
    sets: Math.ceil(boards / boardsPerRound),
    winners,
    phantom: null,
    copies: 1,
    schedule: Array.from({ length: rounds }, (_, index) => (inRounds.get(index + 1) ?? []).map(seatingOf)),
  };
}
