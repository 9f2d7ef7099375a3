/** How a knockout is drawn, as a value that is stored. */

/** Winners meet as the bracket has it, or by lot in every round. */
export const KNOCKOUT_OPPONENTS = ['bracket', 'lot'] as const;
/** Whoever has no opponent has a bye in the first round, or three meet in a triangle, in any round. */
export const KNOCKOUT_ODDS = ['byes', 'triangles'] as const;
/** The losers of a round share its places; those of the semi-finals, or of every round, play for theirs. */
export const KNOCKOUT_PLAY_OFFS = ['none', 'third', 'all'] as const;

export interface KnockoutRules {
  readonly opponents: (typeof KNOCKOUT_OPPONENTS)[number];
  readonly odd: (typeof KNOCKOUT_ODDS)[number];
  readonly playOffs: (typeof KNOCKOUT_PLAY_OFFS)[number];
}

export const LEAST_KNOCKOUT_TEAMS = 3;
export const MOST_KNOCKOUT_TEAMS = 64;
