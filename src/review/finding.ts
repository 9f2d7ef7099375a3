import type { Outcome } from '../bridge/result/result.ts';
import type { UndertrickScale } from '../bridge/score/undertricks.ts';
import type { Slot } from '../session/slot.ts';

/** A result as the review sees it: where it was expected, what was played, by whom. */
export interface ReviewedResult extends Slot {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  readonly outcome: Outcome;
  /** Signed from North-South; null where the outcome has none. */
  readonly score: number | null;
}

/** A table in a round of the schedule. */
export interface ReviewedCell {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly boards: readonly number[];
}

/** What a line said when it was read a second time. */
export interface ReviewedReading extends Slot {
  readonly outcome: Outcome;
}

/** Everything a session is reviewed from. */
export interface ReviewedSession {
  /** Tables where a result is due; sit-outs are left out. */
  readonly cells: readonly ReviewedCell[];
  readonly results: readonly ReviewedResult[];
  /** The second readings that count: those made of the results as they stand. */
  readonly readings: readonly ReviewedReading[];
  /** The field of each section: a result is held against all others of its board in the field. */
  readonly fields: ReadonlyMap<number, number>;
  /** Results of rounds before it should be in. */
  readonly roundInPlay: number;
  readonly undertricks: UndertrickScale;
}

/** What a line would be if the finding's cause is true. */
export interface FixLine extends Slot {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  /** Null: the line waits for its result again. */
  readonly outcome: Outcome | null;
}

/** A way out that writes: all its lines together. */
export type Fix = readonly FixLine[];

/** What may be wrong, most certain first: the order of the queue. */
export const FINDING_CODES = [
  'reading',
  'side',
  'swapped',
  'neighbour',
  'sign',
  'vulnerability',
  'slam',
  'twoTables',
  'unplayed',
  'cannotPlay',
  'far',
  'missing',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** How a score stands to the rest of its board. */
export interface Distance {
  readonly score: number;
  /** The middle of the other scores, from North-South. */
  readonly median: number;
  /** Of the difference, without sign. */
  readonly imps: number;
  /** The other results that were compared. */
  readonly others: number;
}

/** What every finding has. */
export interface FindingBase<Code extends FindingCode> {
  readonly code: Code;
  readonly slot: Slot;
  /** The likeliest first; none where somebody has to look at the sheet or ask at the table. */
  readonly fixes: readonly Fix[];
  /** The finding that explains this one if its cause is true: nothing is asked of this one while that one is open. */
  readonly follows?: FindingKey;
}

/** What tells a finding from the others. */
export interface FindingKey {
  readonly code: FindingCode;
  readonly slot: Slot;
}

/** Something that needs the director's eye, at one line. */
export type Finding =
  | (FindingBase<'reading'> & { readonly recorded: Outcome; readonly read: Outcome })
  /**
   * Ordinary if the other side had declared, or the score were the other side's. `together`: so many boards of the
   * table and round.
   */
  | (FindingBase<'side'> & { readonly distance: Distance; readonly together: number })
  /** Ordinary if made were down, or down made; if vulnerable were not; if a slam were the room's contract. */
  | (FindingBase<'sign' | 'vulnerability' | 'slam' | 'far'> & { readonly distance: Distance })
  /** Two boards of a table and round are far from theirs, and each is ordinary on the other. */
  | (FindingBase<'swapped'> & { readonly other: number })
  /** Far from its board, and ordinary on `other`, that of the line beside it, which is empty or says the same. */
  | (FindingBase<'neighbour'> & { readonly distance: Distance; readonly other: number; readonly same: boolean })
  /** An entry that was not expected on the line has results at another table of its round as well. */
  | (FindingBase<'twoTables'> & { readonly entry: number; readonly otherTable: number })
  /**
   * Other pairs or another board were played: these entries have no result on these boards. The fixes, where both of
   * the line's lack them: play them later (Law 15A2), not played, average to both (Law 12C2(a)). `instead`: the pair
   * that was typed in the place of the only one that lacks them, and where it is to play them; the fix is the pair
   * expected.
   */
  | (FindingBase<'unplayed'> & {
      readonly boards: readonly number[];
      readonly entries: readonly number[];
      readonly instead: EntryTable | null;
    })
  /**
   * An entry expected here has already played the board, at that round and table. Who is deprived of a score has
   * average plus (Laws 15B, 12C2a).
   */
  | (FindingBase<'cannotPlay'> & { readonly played: readonly EntryTable[]; readonly deprived: readonly number[] })
  | FindingBase<'missing'>;

/** An entry at a table in a round. */
export interface EntryTable {
  readonly entry: number;
  readonly round: number;
  readonly table: number;
}
