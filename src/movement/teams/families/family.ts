import type { TeamLayout } from '../layout.ts';

/** The figures that every specification of a movement of teams has. */
export interface TeamFigures {
  readonly teams: number;
  readonly boardsPerMatch: number;
}

/** A figure of a specification, and what it may be. */
export interface FigureBounds {
  readonly figure: TeamFigure;
  readonly given: number;
  readonly least: number;
  readonly most: number;
  /** The only ones, where not all from least to most may be. */
  readonly possible?: readonly number[];
}

export type TeamFigure = 'teams' | 'boards-per-match' | 'rounds' | 'legs' | 'segments' | 'from' | 'copies';

/** What a director wants of a family; null leaves it to the family. */
export interface TeamFamilyWishes {
  readonly teams: number;
  readonly legs: 1 | 2;
  readonly rounds: number | null;
  readonly segments: number | null;
  readonly copies: number | null;
  readonly supply: BoardSupply | null;
}

/**
 * Where the boards of two tables that play a match come from.
 * - dealt: the match deals its own, half of them at each table, and the tables exchange them.
 * - exchanged: duplicated boards, one copy a match; each table begins with a half, and they exchange.
 * - copies: duplicated boards with a copy for every table.
 */
export const BOARD_SUPPLIES = ['dealt', 'exchanged', 'copies'] as const;
export type BoardSupply = (typeof BOARD_SUPPLIES)[number];

/** Who changes tables between two matches: the East-West pairs, the whole teams, or nobody as there is one match. */
export type TeamMover = 'east-west' | 'teams' | 'nobody';

/**
 * A family of movements of teams: what its specification holds, its bounds, how it is built, and when it is proposed.
 * Its words are in src/language/movement/teams.ts.
 */
export interface TeamFamily<Spec extends TeamFigures & { readonly kind: string }> {
  readonly kind: Spec['kind'];
  readonly mover: TeamMover;
  /** What each figure may be; a later one may depend on the earlier. */
  bounds(spec: Spec): readonly FigureBounds[];
  /** The schedule of a specification within the bounds. */
  layOut(spec: Spec): TeamLayout;
  /**
   * Rounds that are drawn during play, as far as they are known before: a schedule with the same figures. Left out
   * where the schedule is known to its end, or grows with each draw.
   */
  outlook?(spec: Spec): TeamLayout;
  /** Copies of every board that the schedule is made for. */
  copies(spec: Spec): number;
  /** Tables apart from each other, of different matches, play the same boards at once on one copy. */
  hasSharing?(spec: Spec): boolean;
  /** Matches that a team plays at most. */
  matchesPlayed(spec: Spec): number;
  /** Proposed only where the director asks for it: its rounds are drawn during play. */
  readonly isAskedFor?: boolean;
  /** Whether matches of so many boards are proposed. */
  isUsualLength(spec: Spec): boolean;
  /** The specification for the wishes, with one board a match and what is usual where they are open. */
  usual(wishes: TeamFamilyWishes): Spec;
  /** The specifications to consider for so many teams, with one board a match. */
  proposals(wishes: TeamFamilyWishes): readonly Spec[];
}

/** Matches of one board are proposed nowhere. */
export const LEAST_BOARDS_PROPOSED = 2;

/** More teams than this are a slip of the finger. */
export const MOST_TEAMS = 30;

export const MOST_BOARDS_PER_MATCH = 64;

/** The bounds of the two figures that all families have. */
export function teamBounds(
  { teams, boardsPerMatch }: TeamFigures,
  least: number,
  most: number,
  possible: readonly number[],
  leastBoards: number,
): FigureBounds[] {
  const all = possible.length === most - least + 1;
  return [
    { figure: 'teams', given: teams, least, most, ...(all ? {} : { possible }) },
    { figure: 'boards-per-match', given: boardsPerMatch, least: leastBoards, most: MOST_BOARDS_PER_MATCH },
  ];
}

/** Copies of every board where each match of a round has its own tables. */
export function copiesOfMatches({ teams, supply }: { readonly teams: number; readonly supply: BoardSupply }): number {
  const matches = Math.floor(teams / 2);
  return supply === 'copies' ? 2 * matches : supply === 'exchanged' ? matches : 1;
}
