/** The five strains a contract can be played in, lowest first. */
export const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
export type Strain = (typeof STRAINS)[number];

/** Levels 1 to 7: tricks to win beyond the book of six. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Level = (typeof LEVELS)[number];

/** Undoubled, doubled, redoubled, written as they stand behind the strain. */
export const RISKS = ['', 'X', 'XX'] as const;
export type Risk = (typeof RISKS)[number];

/** A final contract, without its declarer. */
export interface Contract {
  readonly level: Level;
  readonly strain: Strain;
  readonly risk: Risk;
}

/** Tricks in a deal. */
export const MOST_TRICKS = 13;

/** Tricks a contract must win: six and the level. */
export function tricksNeeded({ level }: Pick<Contract, 'level'>): number {
  return 6 + level;
}
