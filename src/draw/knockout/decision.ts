import { add, compare, ZERO, type Exact } from '../../scoring/numbers/exact.ts';
import { forTeams, type ForTeams, type MatchTeam } from '../../scoring/teams/team.ts';
import { HIGHER_PLACED_BONUS } from './carry-over.ts';

/** What a level match is decided by: more boards, or 0.1 IMP to the higher placed from the start. */
export const LEVEL_RULES = ['extra-boards', 'higher-placed'] as const;
export type LevelRule = (typeof LEVEL_RULES)[number];

/** Four more boards, then one at a time. */
export const EXTRA_BOARDS = { first: 4, further: 1 } as const;

/** Boards played after the match was level, with one line-up. */
export interface ExtraBoards {
  readonly boards: number;
  /** IMPs won by each. */
  readonly imps: ForTeams<Exact>;
  readonly isComplete: boolean;
}

/** A match of a knockout, as far as it is played. */
export interface MatchToDecide {
  /** Who stands higher: in the order of seeds, or of an earlier stage. */
  readonly higher: MatchTeam;
  /** IMPs won by each, and whether all boards are in. */
  readonly imps: ForTeams<Exact>;
  readonly isComplete: boolean;
  readonly extra: readonly ExtraBoards[];
  readonly carried: ForTeams<Exact> | null;
  /** Of a triangle: a drawn match is one. */
  readonly mayBeDrawn: boolean;
}

export type MatchDecision =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'won';
      readonly winner: MatchTeam;
      readonly by: 'match' | 'carry-over' | 'higher-placed' | 'extra-boards';
      readonly total: ForTeams<Exact>;
    }
  | { readonly kind: 'drawn'; readonly total: ForTeams<Exact> }
  /** So many boards more. */
  | { readonly kind: 'level'; readonly boards: number; readonly total: ForTeams<Exact> };

/** Who wins a match, and by what: its boards, what is carried over, and extra boards until one leads. */
export function decideMatch(match: MatchToDecide, level: LevelRule): MatchDecision {
  const { higher, imps, isComplete, extra, carried, mayBeDrawn } = match;
  if (!isComplete) return { kind: 'open' };
  const bonus = forTeams((team) => (level === 'higher-placed' && team === higher ? HIGHER_PLACED_BONUS : ZERO));
  const withCarried = forTeams((team) => add(imps[team], carried?.[team] ?? ZERO));
  const start = mayBeDrawn ? withCarried : forTeams((team) => add(withCarried[team], bonus[team]));
  const ahead = leader(start);
  if (ahead) {
    const by = leader(imps) === ahead ? 'match' : leader(withCarried) === ahead ? 'carry-over' : 'higher-placed';
    return { kind: 'won', winner: ahead, by, total: start };
  }
  if (mayBeDrawn) return { kind: 'drawn', total: start };
  let total = start;
  for (const part of extra) {
    total = forTeams((team) => add(total[team], part.imps[team]));
    if (!part.isComplete) return { kind: 'open' };
    const winner = leader(total);
    if (winner) return { kind: 'won', winner, by: 'extra-boards', total };
  }
  return { kind: 'level', boards: extra.length === 0 ? EXTRA_BOARDS.first : EXTRA_BOARDS.further, total };
}

function leader({ home, away }: ForTeams<Exact>): MatchTeam | null {
  const sign = compare(home, away);
  return sign === 0 ? null : sign > 0 ? 'home' : 'away';
}
