import { progressByRound, type Progress, type ResultShare } from '../../../src/scoring/ranked-session/progress.ts';

/** A board that was scored, the same object while it is as it was. */
interface Shared {
  readonly shares: readonly ResultShare[];
}

/** How the pairs of a field went over the rounds, and the boards that is from. */
export interface CachedProgress {
  readonly rounds: number;
  readonly boards: ReadonlySet<Shared>;
  readonly byEntry: ReadonlyMap<number, Progress>;
}

/**
 * How the pairs of a field went over the rounds. Of pairs that played only boards that are as they were before it is
 * the same object.
 */
export function updateProgress(
  boards: readonly Shared[],
  rounds: number,
  before: CachedProgress | null,
): CachedProgress {
  const now = new Set(boards);
  const shares = boards.map((board) => board.shares);
  if (before?.rounds !== rounds) return { rounds, boards: now, byEntry: progressByRound(shares, rounds) };
  const other = [
    ...boards.filter((board) => !before.boards.has(board)),
    ...[...before.boards].filter((board) => !now.has(board)),
  ];
  const moved = new Set(other.flatMap((board) => board.shares.map(({ entry }) => entry)));
  const byEntry = new Map(before.byEntry);
  const anew = progressByRound(shares, rounds, moved);
  for (const entry of moved) {
    const went = anew.get(entry);
    if (went) byEntry.set(entry, went);
    else byEntry.delete(entry);
  }
  return { rounds, boards: now, byEntry };
}
