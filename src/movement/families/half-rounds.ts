import type { Seating } from '../seating.ts';
import { fieldFigures, type Family, type FieldFigures } from './family.ts';

export interface HalfRoundsSpec extends FieldFigures {
  readonly kind: 'half-rounds';
}

export const halfRounds: Family<HalfRoundsSpec> = {
  kind: 'half-rounds',
  shape: 'field',
  options: {},
  bounds: () => ({ tables: { least: TABLES, most: TABLES }, rounds: HALF_ROUNDS, sets: HALF_ROUNDS }),
  seatings: halfRoundSeatings,
  roundsToMeetAll: () => HALF_ROUNDS,
  usual: (wishes) => ({ kind: 'half-rounds', ...fieldFigures(wishes, wishes.rounds ?? HALF_ROUNDS) }),
  proposals: (size) => (size.tables === TABLES ? [{ kind: 'half-rounds', ...fieldFigures(size, HALF_ROUNDS) }] : []),
};

const TABLES = 3;

/** Rounds of the three tables that do without sharing: twice as many as a Howell, each half as long. */
const HALF_ROUNDS = 10;

/**
 * Three tables without sharing, balance 100: every pair meets every other in two rounds and plays each of ten sets
 * once. Five rounds can't do that. Found by trying all placements (computed for this project; the figures in
 * test/src/movement/families/half-rounds.test.ts check it). A line is a round: the pairs and the set of tables 1, 2 and
 * 3.
 */
const ROUNDS = [
  '6-1:1 2-5:3 3-4:6',
  '6-1:7 2-5:4 3-4:8',
  '6-2:2 3-1:4 4-5:7',
  '6-2:8 3-1:5 4-5:9',
  '6-3:3 4-2:5 5-1:8',
  '6-3:9 4-2:1 5-1:10',
  '6-4:4 5-3:1 1-2:9',
  '6-4:10 5-3:2 1-2:6',
  '6-5:5 1-4:2 2-3:10',
  '6-5:6 1-4:3 2-3:7',
];

function halfRoundSeatings({ rounds }: HalfRoundsSpec): Seating[][] {
  return ROUNDS.slice(0, rounds).map((line) =>
    line.split(' ').map((text, index) => {
      const [ns = 0, ew = 0, set = 0] = text.split(/[-:]/).map(Number);
      return { table: index + 1, ns, ew, set };
    }),
  );
}
