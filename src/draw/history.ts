/** A match of an earlier round, played or only drawn. */
export interface EarlierMatch {
  readonly round: number;
  readonly home: number;
  /** Null for a bye. */
  readonly away: number | null;
  /** Left out where it is the round it begins in; a match of a triangle takes two. */
  readonly lastRound?: number;
  /** One of the half matches within a round, or half a round sat out. */
  readonly isHalf?: boolean;
}

/** Who met whom, who was at home, and who had a bye. */
export interface DrawHistory {
  /** The last round in which two met; null where they haven't. */
  readonly lastMeeting: (one: number, other: number) => number | null;
  /** Rounds at home. */
  readonly homes: (entry: number) => number;
  /** Rounds that somebody sat out, whole or half. */
  readonly byes: (entry: number) => number;
  /** Whether somebody was one of three who met, over two rounds or in half matches. */
  readonly hadTriangle: (entry: number) => boolean;
}

export function historyOf(matches: readonly EarlierMatch[]): DrawHistory {
  const meetings = new Map<string, number>();
  const homes = new Map<number, Set<number>>();
  const byes = new Map<number, number>();
  const inTriangles = new Set<number>();
  for (const { round, home, away, lastRound = round, isHalf = false } of matches) {
    if (away === null) {
      byes.set(home, (byes.get(home) ?? 0) + 1);
      continue;
    }
    homes.set(home, (homes.get(home) ?? new Set()).add(round));
    if (lastRound > round || isHalf) inTriangles.add(home).add(away);
    const key = pairKey(home, away);
    meetings.set(key, Math.max(round, meetings.get(key) ?? 0));
  }
  return {
    lastMeeting: (one, other) => meetings.get(pairKey(one, other)) ?? null,
    homes: (entry) => homes.get(entry)?.size ?? 0,
    byes: (entry) => byes.get(entry) ?? 0,
    hadTriangle: (entry) => inTriangles.has(entry),
  };
}

/** Two entries as one text, whichever is named first. */
export function pairKey(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

/**
 * So many rounds of a Swiss can be drawn without a rematch whatever the results: while everybody has half of the others
 * still to meet, all can be paired (Dirac's theorem).
 */
export function roundsWithoutRematch(entries: number): number {
  return Math.floor(entries / 2);
}
