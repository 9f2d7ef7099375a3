import type { PlayKind } from '../../../../src/language/screens/plays.ts';

/** A kind of play as the first screen of an event asks for it: by a number, of tables or of players. */
export interface PlayNumber {
  readonly played: PlayKind;
  /** Reads the number as typed; null where it is none. */
  readonly readNumber: (text: string) => number | null;
  /** The number from which there may be several sections. */
  readonly sectionsFrom: number;
  /** The boards wanted until others are typed. */
  readonly boards: { readonly from: number; readonly to: number };
}
