/** Which of its section's matches one is, in order of play, and the rounds of the clock that it takes. */
export interface MatchTurn {
  /** From 1. */
  readonly turn: number;
  /** How many matches follow each other in the section. */
  readonly turns: number;
  readonly round: number;
  readonly lastRound: number;
  /** Whether others begin or end meanwhile, as in an American Whist: it is played in its first and its last round. */
  readonly isApart: boolean;
  /** One of three half matches within a round; left out where it is none. */
  readonly isHalf?: boolean;
}

interface PlayedInRounds {
  readonly home: number;
  readonly round: number;
  readonly lastRound: number;
  readonly isHalf?: boolean;
}

interface SessionOfMatches {
  readonly sections: readonly { readonly entries: readonly { readonly id: number }[] }[];
  readonly matches: readonly PlayedInRounds[];
}

/** The turn of a match: one of several rounds, as in a poule whose boards are exchanged, is one turn. */
export function matchTurn({ sections, matches }: SessionOfMatches, match: PlayedInRounds): MatchTurn {
  const section = sections.find(({ entries }) => entries.some(({ id }) => id === match.home));
  const own = new Set(section?.entries.map(({ id }) => id));
  const among = matches.filter(({ home }) => own.has(home));
  const starts = new Set(among.map(({ round }) => round));
  const turn = [...starts].filter((start) => start <= match.round).length;
  const { round, lastRound, isHalf = false } = match;
  const isApart = among.some((one) => one.round !== round && one.round <= lastRound && one.lastRound >= round);
  return { turn, turns: starts.size, round, lastRound, isApart, ...(isHalf && { isHalf }) };
}
