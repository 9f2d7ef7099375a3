/** Which of its section's matches one is, in order of play, and the rounds of the clock that it takes. */
export interface MatchTurn {
  /** From 1. */
  readonly turn: number;
  /** How many matches follow each other in the section. */
  readonly turns: number;
  readonly round: number;
  readonly lastRound: number;
}

interface PlayedInRounds {
  readonly home: number;
  readonly round: number;
  readonly lastRound: number;
}

interface SessionOfMatches {
  readonly sections: readonly { readonly entries: readonly { readonly id: number }[] }[];
  readonly matches: readonly PlayedInRounds[];
}

/** The turn of a match: one of several rounds, as in a poule whose boards are exchanged, is one turn. */
export function matchTurn({ sections, matches }: SessionOfMatches, match: PlayedInRounds): MatchTurn {
  const section = sections.find(({ entries }) => entries.some(({ id }) => id === match.home));
  const own = new Set(section?.entries.map(({ id }) => id));
  const starts = new Set(matches.filter(({ home }) => own.has(home)).map(({ round }) => round));
  const turn = [...starts].filter((start) => start <= match.round).length;
  return { turn, turns: starts.size, round: match.round, lastRound: match.lastRound };
}
