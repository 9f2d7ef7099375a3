/** What an announced round is read from: nobody but the director has seen a proposal, and it is none of these. */
interface SessionOfRounds {
  readonly sections: readonly {
    readonly cells: readonly {
      readonly round: number;
      readonly table: number;
      readonly ns: number;
      readonly ew: number;
      readonly match?: { readonly id: number };
      /** The match of a table where each table is one. */
      readonly meeting?: number;
    }[];
  }[];
  readonly matches: readonly AnnouncedMatch[];
}

interface AnnouncedMatch {
  readonly id: number;
  readonly round: number;
  readonly lastRound: number;
  readonly isHalf?: boolean;
  readonly home: number;
  readonly away: number | null;
}

/** Two who meet in a round as it was announced, or a bye; in a Swiss of players two partnerships at a table. */
export interface MatchOfRound {
  readonly home: number;
  /** Null for a bye. */
  readonly away: number | null;
  /** Where it is played, in order; none for a bye. */
  readonly tables: readonly number[];
  /** The last round before in which the two met; null where they haven't. */
  readonly lastMeeting: number | null;
  /** A half match: it is played first at one table, then at the other. */
  readonly isHalf?: boolean;
}

/** The rounds that are announced, in order. */
export function announcedRounds({ sections, matches }: SessionOfRounds): readonly number[] {
  const drawn = matches.length > 0 ? matches : sections.flatMap(({ cells }) => cells);
  return [...new Set(drawn.map(({ round }) => round))].toSorted((a, b) => a - b);
}

/** The round announced last; null before the first. */
export function lastAnnouncedRound(session: SessionOfRounds): number | null {
  return announcedRounds(session).at(-1) ?? null;
}

/** Who meets whom in a round in order of table, byes last. */
export function matchesOfRound({ sections, matches }: SessionOfRounds, round: number): readonly MatchOfRound[] {
  const cells = sections.flatMap((section) => section.cells.filter((cell) => cell.round === round));
  if (matches.length === 0) {
    return cells
      .map(({ table, ns, ew }): MatchOfRound => ({ home: ns, away: ew, tables: [table], lastMeeting: null }))
      .toSorted((a, b) => (a.tables[0] ?? 0) - (b.tables[0] ?? 0));
  }
  const played = matches.filter((match) => match.round <= round && match.lastRound >= round);
  return played
    .map(({ id, home, away, round: first, isHalf }): MatchOfRound => {
      const tables = cells.flatMap(({ table, match, meeting }) => ((match?.id ?? meeting) === id ? [table] : []));
      const met = matches.findLast((one) => one.round < first && isMeeting(one, home, away));
      const lastMeeting = away === null ? null : (met?.lastRound ?? null);
      return { home, away, tables: tables.toSorted((a, b) => a - b), lastMeeting, ...(isHalf && { isHalf }) };
    })
    .toSorted((a, b) => (a.tables[0] ?? Infinity) - (b.tables[0] ?? Infinity) || 0);
}

function isMeeting(match: AnnouncedMatch, one: number, other: number | null): boolean {
  return (match.home === one && match.away === other) || (match.home === other && match.away === one);
}
