import type { Side } from '../../bridge/seat.ts';
import type { SeatingRounds } from '../seating.ts';

/**
 * The figures in the specification of every movement of two lines: each pair keeps North-South or East-West but for
 * arrow switches.
 */
export interface LineFigures {
  /** Tables, a half table counted as one. */
  readonly tables: number;
  /** The line that lacks a pair, or null when every table is full. The missing pair is the line's last. */
  readonly phantom: Side | null;
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** The last rounds in which North-South and East-West exchange, so that there is one ranking; 0 for two. */
  readonly arrowSwitch: number;
}

/** The figures in the specification of every movement of one field: its pairs sit both ways and are ranked together. */
export interface FieldFigures {
  readonly tables: number;
  /** Whether one pair is missing: a fixed pair, the one with the highest number. */
  readonly phantom: boolean;
  readonly rounds: number;
  readonly boardsPerRound: number;
}

/** How an even number of tables works: two tables share, or East-West skip one. It has no meaning for an odd number. */
export const EVEN_TABLES = ['share', 'skip'] as const;
export type EvenTables = (typeof EVEN_TABLES)[number];

/** The figures a movement of a family can have. */
export interface FamilyBounds {
  /** Least and most tables. */
  readonly tables: { readonly least: number; readonly most: number };
  /** Whether the movement exists for so many tables within these; for all of them when left out. */
  readonly suits?: (tables: number) => boolean;
  /** Rounds at most. */
  readonly rounds: number;
  /** Rounds of the complete movement, where more can be played: revenge rounds are beyond it. */
  readonly complete?: number;
  readonly sets: number;
  /** The numbers of sets to choose from, where the specification says how many. */
  readonly setsToChoose?: readonly number[];
}

/** A move of all pairs that one sentence announces. */
export type AnnouncedMove =
  /** Tables up for every pair of a line; 0 stays. */
  | { readonly kind: 'lines'; readonly ns: number; readonly ew: number }
  /** All but the stationary pairs take the seat of the next lower number. */
  | { readonly kind: 'follow'; readonly stationary: readonly number[] };

/** The rules of a family for a given specification; the club's own movements have them too. */
export interface MovementRules<Spec extends { readonly kind: string }> {
  readonly kind: Spec['kind'];
  bounds(spec: Spec): FamilyBounds;
  /** The schedule of a specification within the bounds, without its arrow switch. */
  seatings(spec: Spec): SeatingRounds;
  /** Groups of tables that stand side by side so that they can play one set in the same round; none when left out. */
  sharedTables?(spec: Spec): readonly (readonly number[])[];
  /** Copies of every board; 1 when left out, as where the boards are moved from table to table. */
  copies?(spec: Spec): number;
  /**
   * Rounds in which a pair meets all opponents; when left out the number of tables with two lines, 2T-1 in one field.
   */
  roundsToMeetAll?(spec: Spec): number;
  /** The move announced after a round (from 1); left out where pairs and boards move as their cards say. */
  announcedMove?(spec: Spec, round: number): AnnouncedMove;
  /** Whether every set goes down one table after each round; the validator checks it. */
  setsGoDown?(spec: Spec): boolean;
  /** A pair without opponents waits at a table that need not hold a set. */
  readonly hasWaitingTable?: true;
  /** The room is two equal halves, and East-West change over between them. */
  readonly isInHalves?: true;
  /** No line stays at its tables while the other moves round. */
  readonly allMove?: true;
  /** Any pair may be the missing one, so a warning names a better one. */
  readonly anyMayBeMissing?: true;
}

/** What a director wants of a family; null leaves it to the family. */
export interface SpecWishes {
  /** Tables, a half table counted as one. */
  readonly tables: number;
  readonly isHalf: boolean;
  readonly rounds: number | null;
  readonly even: EvenTables | null;
  /** The line that lacks a pair. */
  readonly phantom: Side | null;
}

/**
 * A family of movements that Etui builds: what its specification holds, its bounds, how it is built, when it is
 * proposed, and what it needs. Its names are in src/language/movement/families.ts.
 */
export interface Family<
  Spec extends { readonly kind: string } & (LineFigures | FieldFigures),
> extends MovementRules<Spec> {
  readonly shape: Spec extends LineFigures ? 'lines' : 'field';
  /** What the specification has beside the figures of its shape: each the words it may be, or a count from 1. */
  readonly options: SpecOptions<Spec>;
  /** The lines a half table may lack a pair of; either when left out. */
  readonly phantoms?: readonly Side[];
  /**
   * The specification for the wishes, with one board a round and what is usual where they are open. It may be out of
   * bounds.
   */
  usual(wishes: SpecWishes): Spec;
  /** The specifications to consider for so many tables, with one board a round and no arrow switch. */
  proposals(size: Pick<SpecWishes, 'tables' | 'isHalf'>): readonly Spec[];
}

type SpecOptions<Spec> = {
  readonly [Key in Exclude<keyof Spec, 'kind' | keyof LineFigures | keyof FieldFigures>]: Spec[Key] extends number
    ? 'count'
    : readonly Spec[Key][];
};

/** More tables than this are a slip of the finger; the bound keeps it from filling the memory. */
export const MOST_TABLES = 200;

/** Fewer rounds than this are proposed only where the complete movement has no more. */
export const FEWEST_ROUNDS_PROPOSED = 6;

/** A Howell for more tables exists, but nobody walks that much for so few boards. */
export const MOST_HOWELL_TABLES_PROPOSED = 8;

/** Without wishes no more sets than make a session of two boards a round. */
const USUAL_SETS = 13;

/** The figures of a movement of two lines. A half table lacks its North-South pair unless wished otherwise. */
export function lineFigures(
  { tables, isHalf, phantom = null }: Pick<SpecWishes, 'tables' | 'isHalf'> & { readonly phantom?: Side | null },
  rounds: number,
): LineFigures {
  return { tables, phantom: phantom ?? (isHalf ? 'NS' : null), rounds, boardsPerRound: 1, arrowSwitch: 0 };
}

/** The figures of a movement of one field. */
export function fieldFigures({ tables, isHalf }: Pick<SpecWishes, 'tables' | 'isHalf'>, rounds: number): FieldFigures {
  return { tables, phantom: isHalf, rounds, boardsPerRound: 1 };
}

/** As many sets as rounds wished for; else the most that are usual, or the fewest where all are more. */
export function usualSets(setsToChoose: readonly number[], rounds: number | null): number {
  return rounds ?? setsToChoose.findLast((sets) => sets <= USUAL_SETS) ?? setsToChoose[0] ?? 0;
}
