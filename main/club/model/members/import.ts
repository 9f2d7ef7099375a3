import type { TextEncoding } from '../../../../src/format/decode-text.ts';
import type { MemberColumn } from '../../../../src/format/members/columns.ts';
import type { OddMemberLine } from '../../../../src/format/members/read.ts';

/** A file of members as it was read, before anything of it is taken over. */
export interface MemberFileView {
  readonly encoding: TextEncoding;
  readonly hasHeads: boolean;
  /** The rows under the heads. */
  readonly lines: number;
  /** Each column: its head, and the first of what stands in it. */
  readonly columns: readonly { readonly head: string; readonly examples: readonly string[] }[];
  /** What each column is taken to hold. */
  readonly mapping: readonly MemberColumn[];
  /** Whether that is what was chosen for a file of this shape before. */
  readonly isRemembered: boolean;
  readonly plan: MemberPlan;
}

/** Why a line of a file is not taken over as it stands: as it was read, or as the club is. */
export type OddImport =
  | OddMemberLine
  | {
      readonly line: number;
      /**
       * Several players of the name, and no number tells which; somebody else has the number; or somebody who is not in
       * the list, and no member.
       */
      readonly code: 'ambiguous' | 'numberTaken' | 'notMember';
      readonly text: string;
    };

/** What taking a file over will do. */
export interface MemberPlan {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** The first of those that are added and changed, with the line they stand on. */
  readonly examples: readonly { readonly line: number; readonly name: string; readonly was: string | null }[];
  readonly odd: readonly OddImport[];
  /** How many lines are odd in all. */
  readonly oddLines: number;
}
