import { appendixRounds, appendixSeatings } from './appendix.ts';
import { BAROMETER_TABLES, barometerSeatings } from './barometer.ts';
import { blackpoolRounds, blackpoolSeatings } from './blackpool.ts';
import { doubleWeaveSeatings } from './double-weave.ts';
import { HALF_ROUNDS, halfRoundSeatings } from './half-rounds.ts';
import { hesitationRounds, hesitationSeatings } from './hesitation.ts';
import { HOWELL_TABLES, howellRounds, howellSeatings } from './howell.ts';
import { MITCHELL_TABLES, mitchellRounds, mitchellSeatings } from './mitchell.ts';
import type { MovementSpec, Seating } from '../movement.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { reducedHowellSeatings, reducedRounds } from './reduced-howell.ts';
import { ROVER_TABLES, roverSeatings } from './rover.ts';
import { twinSeatings } from './twin.ts';
import { webLayout, webSeatings } from './web.ts';

/** What is known of a movement before it is built. */
export interface Family {
  /** Least and most tables. */
  readonly tables: { readonly least: number; readonly most: number };
  /** Of those, whether it exists for so many; each one when left out. */
  readonly suits?: (tables: number) => boolean;
  /** Rounds at most. */
  readonly rounds: number;
  readonly sets: number;
  /** The numbers of sets it may be asked for, where that is part of the question. */
  readonly setsToChoose?: readonly number[];
}

/** The bounds of the movement asked for. Not the club's own, which brings its schedule. */
export function familyOf(spec: MovementSpec): Family {
  const { tables } = spec;
  switch (spec.kind) {
    case 'mitchell':
      return { tables: MITCHELL_TABLES, rounds: mitchellRounds(spec), sets: tables };
    case 'blackpool':
      return { tables: MITCHELL_TABLES, rounds: blackpoolRounds(tables), sets: tables + 2 };
    case 'double-weave':
      return { tables: { least: 4, most: 200 }, suits: (n) => n % 4 === 0, rounds: tables, sets: tables };
    case 'appendix': {
      const rounds = appendixRounds(tables);
      return { tables: { least: 5, most: 40 }, rounds, sets: rounds };
    }
    case 'web': {
      const possible = numbersTo(tables - 1).filter((sets) => webLayout(tables, sets) !== null);
      return { tables: { least: 4, most: 200 }, rounds: spec.sets, sets: spec.sets, setsToChoose: possible };
    }
    case 'twin':
      return { tables: { least: 6, most: 200 }, suits: (n) => n % 4 === 2, rounds: tables, sets: tables };
    case 'rover': {
      const base = tables - 1;
      const rounds = mitchellRounds({ tables: base, even: spec.even });
      return { tables: { least: ROVER_TABLES.least + 1, most: ROVER_TABLES.most + 1 }, rounds, sets: base };
    }
    case 'howell':
      return { tables: HOWELL_TABLES, rounds: howellRounds(tables), sets: howellRounds(tables) };
    case 'reduced-howell': {
      const setsToChoose = reducedRounds(tables);
      return { tables: { least: 3, most: 14 }, rounds: spec.sets, sets: spec.sets, setsToChoose };
    }
    case 'half-rounds':
      return { tables: { least: 3, most: 3 }, rounds: HALF_ROUNDS, sets: HALF_ROUNDS };
    case 'hesitation':
      return { tables: { least: 3, most: 40 }, rounds: hesitationRounds(tables), sets: hesitationRounds(tables) };
    case 'barometer':
      return { tables: BAROMETER_TABLES, rounds: howellRounds(tables), sets: howellRounds(tables) };
    case 'own':
      return { tables: { least: tables, most: tables }, rounds: spec.rounds, sets: spec.sets };
  }
}

/** The schedule of a movement asked for within its bounds, without its arrow switch. */
export function seatingsOf(spec: MovementSpec): readonly (readonly Seating[])[] {
  switch (spec.kind) {
    case 'mitchell':
      return mitchellSeatings(spec);
    case 'blackpool':
      return blackpoolSeatings(spec);
    case 'double-weave':
      return doubleWeaveSeatings(spec);
    case 'appendix':
      return appendixSeatings(spec);
    case 'web':
      return webSeatings(spec, spec.sets);
    case 'twin':
      return twinSeatings(spec);
    case 'rover':
      return roverSeatings(spec);
    case 'howell':
      return howellSeatings(spec);
    case 'reduced-howell':
      return reducedHowellSeatings(spec, spec.sets);
    case 'half-rounds':
      return halfRoundSeatings(spec);
    case 'hesitation':
      return hesitationSeatings(spec);
    case 'barometer':
      return barometerSeatings(spec);
    case 'own':
      return spec.schedule;
  }
}
