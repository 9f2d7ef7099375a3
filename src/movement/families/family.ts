import type { Side } from '../../bridge/seat.ts';
import type { SeatingRounds } from '../seating.ts';

/** What every movement of two lines is asked for with: each pair keeps North-South or East-West but for arrow switches. */
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

/** What every movement of one field is asked for with: its pairs sit both ways and are ranked together. */
export interface FieldFigures {
  readonly tables: number;
  /** Whether one pair is missing: a fixed pair, the one with the highest number. */
  readonly phantom: boolean;
  readonly rounds: number;
  readonly boardsPerRound: number;
}

/** How an even number of tables is dealt with, without meaning for an odd one: two tables share, or East-West skip one. */
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

/** What all pairs do between two rounds when one sentence says it. */
export type AnnouncedMove =
  /** Tables up for every pair of a line; 0 stays. */
  | { readonly kind: 'lines'; readonly ns: number; readonly ew: number }
  /** All but the stationary pairs take the seat of the next lower number. */
  | { readonly kind: 'follow'; readonly stationary: readonly number[] };

/** What is known of a movement whose specification is there, the club's own movements included. */
export interface MovementRules<Spec extends { readonly kind: string }> {
  readonly kind: Spec['kind'];
  bounds(spec: Spec): FamilyBounds;
  /** The schedule of a specification within the bounds, without its arrow switch. */
  seatings(spec: Spec): SeatingRounds;
  /** Groups of tables that stand side by side so that they can play one set in the same round; none when left out. */
  sharedTables?(spec: Spec): readonly (readonly number[])[];
  /** Copies of every board; 1 when left out, as where the boards are moved from table to table. */
  copies?(spec: Spec): number;
  /** Rounds in which a pair meets everybody it can; when left out the tables of two lines, 2T-1 in one field. */
  roundsToMeetAll?(spec: Spec): number;
  /** What is announced after a round (from 1); left out where pairs and boards go by their cards. */
  announcedMove?(spec: Spec, round: number): AnnouncedMove;
  /** Whether every set goes down one table; it need not when left out. */
  setsGoDown?(spec: Spec): boolean;
  /** A pair without opponents waits at a table that need not hold a set. */
  readonly hasWaitingTable?: true;
  /** The room is two halves of as many tables, between which East-West change over. */
  readonly isInHalves?: true;
  /** No line of pairs stays at its tables while the other goes round. */
  readonly allMove?: true;
  /** Any pair may be the missing one, so that it may not be the one whose absence hurts least. */
  readonly anyMayBeMissing?: true;
}

/** What a director asks for; null leaves it to the family. */
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
 * A family of movements that Etui builds: one value says what it may be asked for, when it is proposed, how it is
 * built and what it needs. Its names stand in src/language/movement/names.ts.
 */
export interface Family<
  Spec extends { readonly kind: string } & (LineFigures | FieldFigures),
> extends MovementRules<Spec> {
  readonly shape: Spec extends LineFigures ? 'lines' : 'field';
  /** What the specification has beside the figures of its shape: the words it may say, or a count from 1. */
  readonly options: SpecOptions<Spec>;
  /** The lines a half table may lack a pair of; either when left out. */
  readonly phantoms?: readonly Side[];
  /** The movement for the wishes with one board a round; what they leave open is as usual. It may be out of bounds. */
  usual(wishes: SpecWishes): Spec;
  /** What is worth looking at for so many tables, each with one board a round and no arrow switch. */
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

/** The figures of a movement of two lines. Of a half table the North-South pair is the one that lacks, unless wished otherwise. */
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

/** As many sets as rounds are wished for, else the most that are usual; the fewest there are where all are more. */
export function usualSets(setsToChoose: readonly number[], rounds: number | null): number {
  return rounds ?? setsToChoose.findLast((sets) => sets <= USUAL_SETS) ?? setsToChoose[0] ?? 0;
}

/** Whole numbers from first to last; none when last is less. */
export function countsFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}
