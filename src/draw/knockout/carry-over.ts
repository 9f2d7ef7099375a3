import { compare, exact, multiply, parseExact, subtract, ZERO, type Exact } from '../../scoring/numbers/exact.ts';
import { forTeams, opponentOf, type ForTeams, type MatchTeam } from '../../scoring/teams/team.ts';

/** What two teams carry over from an earlier match of theirs, as a value that is stored. Figures are exact, as text. */
export interface CarryOverRule {
  /** The share of the margin, where the higher placed won it, and where the other did. */
  readonly higherWon: string;
  readonly lowerWon: string;
  readonly most: string;
}

/** A half if the higher placed won it, a third if not, at most 16 IMPs. */
export const USUAL_CARRY_OVER: CarryOverRule = { higherWon: '1/2', lowerWon: '1/3', most: '16' };

/** What settles a level match without another board. */
export const HIGHER_PLACED_BONUS: Exact = exact(1, 10);

/** IMPs that the winner of the earlier match carries over. */
export function carriedOver(
  { higherWon, lowerWon, most }: CarryOverRule,
  earlier: ForTeams<Exact>,
  higher: MatchTeam,
): ForTeams<Exact> {
  const margin = subtract(earlier.home, earlier.away);
  const sign = compare(margin, ZERO);
  if (sign === 0) return { home: ZERO, away: ZERO };
  const winner: MatchTeam = sign > 0 ? 'home' : 'away';
  const share = figure(winner === higher ? higherWon : lowerWon);
  const part = multiply(subtract(earlier[winner], earlier[opponentOf(winner)]), share);
  const limit = figure(most);
  const carried = compare(part, limit) > 0 ? limit : part;
  return forTeams((team) => (team === winner ? carried : ZERO));
}

function figure(text: string): Exact {
  return parseExact(text) ?? ZERO;
}
