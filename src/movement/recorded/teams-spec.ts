/**
 * A movement of teams that were played and recorded elsewhere. It can't be built anew: who met whom stands in the
 * schedule alone.
 */
export interface RecordedTeamsSpec {
  readonly kind: 'recorded-teams';
  readonly teams: number;
  readonly rounds: number;
  /** Of the longest match. */
  readonly boardsPerMatch: number;
  /** Of the fullest table in a round. */
  readonly boardsPerRound: number;
  readonly isSwiss: boolean;
  /** Whether both tables of a match are played in the same round, as in two rooms. */
  readonly inRooms: boolean;
}

/** Whether a specification that was stored elsewhere is one. */
export function isPossibleRecord(spec: Readonly<Record<keyof RecordedTeamsSpec, unknown>>): boolean {
  const { teams, rounds, boardsPerMatch, boardsPerRound, isSwiss, inRooms } = spec;
  const counts = [teams, rounds, boardsPerMatch, boardsPerRound];
  const flags = [isSwiss, inRooms];
  return (
    counts.every((count) => Number.isInteger(count) && Number(count) > 0) && flags.every((flag) => flag === !!flag)
  );
}
