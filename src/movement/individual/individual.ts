/**
 * A movement of single players: who sits North, South, East and West at each table, round by round. Players are
 * numbered from 1; who is at no table sits out. Sets are numbered as in a movement of pairs.
 */
export interface IndividualMovement {
  readonly spec: IndividualSpec;
  readonly players: number;
  readonly tables: number;
  readonly boardsPerRound: number;
  readonly sets: number;
  /** rounds[r] lists the tables of round r + 1, in order of table. */
  readonly rounds: readonly (readonly IndividualSeating[])[];
}

/** One table in one round. */
export interface IndividualSeating {
  readonly table: number;
  readonly n: number;
  readonly s: number;
  readonly e: number;
  readonly w: number;
  readonly set: number;
}

export interface IndividualSpec {
  readonly kind: 'individual' | 'rainbow';
  readonly players: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** Set where it is who met whom in an event that was recorded elsewhere, whatever the number of players. */
  readonly recorded?: true;
}

/** The four players of a table, North, South, East, West. */
export function playersAt({ n, s, e, w }: IndividualSeating): readonly [number, number, number, number] {
  return [n, s, e, w];
}
