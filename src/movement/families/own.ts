import type { SeatingRounds } from '../seating.ts';
import type { MovementRules } from './family.ts';

/** A movement of the club's own, typed or imported: it brings its schedule. */
export interface OwnSpec {
  readonly kind: 'own';
  readonly name: string;
  readonly tables: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  readonly sets: number;
  readonly winners: 1 | 2;
  readonly phantom: number | null;
  /** Copies there are of each board; tables beyond share. */
  readonly copies: number;
  /** Set where it is who met whom in an event that was recorded elsewhere: somebody may sit nowhere in a round. */
  readonly recorded?: true;
  readonly schedule: SeatingRounds;
}

export const own: MovementRules<OwnSpec> = {
  kind: 'own',
  bounds: ({ tables, rounds, sets }) => ({ tables: { least: tables, most: tables }, rounds, sets }),
  seatings: ({ schedule }) => schedule,
  copies: ({ copies }) => copies,
  roundsToMeetAll: ({ rounds }) => rounds,
  hasWaitingTable: true,
  anyMayBeMissing: true,
};
