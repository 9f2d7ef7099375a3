import { progressByRound, type Progress, type ResultShare } from '../../../src/scoring/ranked-session/progress.ts';

/** A scored board. It is the same object while its scores are the same. */
interface BoardShares {
  readonly shares: readonly ResultShare[];
}

/** The progress of the pairs of a field over the rounds, and the boards it is from. */
export interface CachedProgress {
  readonly rounds: number;
  readonly boards: ReadonlySet<BoardShares>;
  readonly byEntry: ReadonlyMap<number, Progress>;
}

/**
 * The progress of the pairs of a field over the rounds. Pairs that played only boards that have not changed keep the
 * same object.
 */
export function updateProgress(
  boards: readonly BoardShares[],
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
  const updated = progressByRound(shares, rounds, moved);
  for (const entry of moved) {
    const progress = updated.get(entry);
    if (progress) byEntry.set(entry, progress);
    else byEntry.delete(entry);
  }
  return { rounds, boards: now, byEntry };
}
