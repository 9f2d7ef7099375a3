import type { Outcome } from '../bridge/result/result.ts';
import type { UndertrickScale } from '../bridge/score/undertricks.ts';
import type { Serialized } from '../scoring/numbers/serialize.ts';
import type { Slot } from '../session/slot.ts';
import { MATCH_FINDING_CODES, type MatchFinding, type MatchFindingCode } from './match-finding.ts';

/** A result under review: the slot it is on, what was played, and by which entries. */
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

/** What the second reading of a line says. */
export interface ReviewedReading extends Slot {
  readonly outcome: Outcome;
}

/** What the review of a session needs. */
export interface ReviewedSession {
  /** Tables where results are due, without those of a sit-out. */
  readonly cells: readonly ReviewedCell[];
  readonly results: readonly ReviewedResult[];
  /** The second readings of the current results; those of earlier versions do not count. */
  readonly readings: readonly ReviewedReading[];
  /** The field of each section: a result is compared with all others of its board in the field. */
  readonly fields: ReadonlyMap<number, number>;
  /** Results of earlier rounds should be in. */
  readonly roundInPlay: number;
  readonly undertricks: UndertrickScale;
  /** The players of partnerships that are ranked each by themselves; left out where pairs are. */
  readonly playersOf?: (sitter: number) => readonly number[];
}

/** A line as it would be if the finding is right. */
export interface FixLine extends Slot {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  /** Null where the line would have no result. */
  readonly outcome: Outcome | null;
}

/** A correction: the lines it writes, all together. */
export type Fix = readonly FixLine[];

/** The kinds of findings, most certain first: the order of the queue. */
export const FINDING_CODES = [
  'reading',
  ...MATCH_FINDING_CODES,
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

/** How far a score is from the others of its board. */
export interface Distance {
  readonly score: number;
  /** The median of the other scores, from North-South. */
  readonly median: number;
  /** IMPs of the difference, without sign. */
  readonly imps: number;
  /** The number of other results. */
  readonly others: number;
}

/** What every finding has. */
export interface FindingBase<Code extends FindingCode> {
  readonly code: Code;
  readonly slot: Slot;
  /** The likeliest first; none where somebody must look at the slip or ask at the table. */
  readonly fixes: readonly Fix[];
  /** The finding that explains this one: this one is not shown while that one is open. */
  readonly follows?: FindingKey;
}

/** What identifies a finding. */
export interface FindingKey {
  readonly code: FindingCode;
  readonly slot: Slot;
}

/** Something the director should look at, on one line. */
export type Finding =
  | (FindingBase<'reading'> & { readonly recorded: Outcome; readonly read: Outcome })
  /**
   * The result would be ordinary if the other side had declared, or the score were the other side's. `together` counts
   * such boards of the table and round.
   */
  | (FindingBase<'side'> & { readonly distance: Distance; readonly together: number })
  /**
   * The result would be ordinary with made for down or down for made; at the other vulnerability; or in the room's
   * contract instead of a slam. `far` has no such cause.
   */
  | (FindingBase<'sign' | 'vulnerability' | 'slam' | 'far'> & { readonly distance: Distance })
  /**
   * Two results of a table and round are far from the others of their boards, and each is ordinary on the other board.
   */
  | (FindingBase<'swapped'> & { readonly other: number })
  /**
   * Far from the others of its board, and ordinary on board `other` of the next line, which is empty or has the same
   * result.
   */
  | (FindingBase<'neighbour'> & { readonly distance: Distance; readonly other: number; readonly same: boolean })
  /** An entry that was not expected on the line has results at another table of its round as well. */
  | (FindingBase<'twoTables'> & { readonly entry: number; readonly other: SectionTable })
  /**
   * These entries have no result on these boards because other pairs or another board were played. Where both entries
   * of the line lack one, the fixes are: play the boards later (Law 15B2), not played, average to both (Law 12C2(a)).
   * Where one entry lacks it, `instead` may be the pair typed in its place, and where that pair is to play the boards;
   * the fix is then the expected pair.
   */
  | (FindingBase<'unplayed'> & {
      readonly boards: readonly number[];
      readonly entries: readonly number[];
      readonly instead: EntryTable | null;
    })
  /**
   * The entries `played` have already played the board, each in that round at that table. The entries `deprived` of a
   * score get average plus (Laws 15B3, 12C2(a)).
   */
  | (FindingBase<'cannotPlay'> & { readonly played: readonly EntryTable[]; readonly deprived: readonly number[] })
  | FindingBase<'missing'>
  /** Of a match of teams. */
  | (FindingBase<MatchFindingCode> & { readonly found: Serialized<MatchFinding> });

/** A table: where there are several sections, each has a table 1. */
export interface SectionTable {
  readonly section: number;
  readonly table: number;
}

/** An entry, and the table and round where it plays a board. */
export interface EntryTable extends SectionTable {
  readonly entry: number;
  readonly round: number;
}
