import type { BoardScores } from './board-scores.ts';
import { withFigures } from './fields.ts';
import type { ScoringLine } from './lines.ts';
import type { BoardRounding } from './regulation.ts';

/**
 * A matchpointed board with every figure at the regulation's unit: 0.0001 for the EBU after Neuberg (White Book
 * 4.2.3), 0.01 for the ACBL (ACBLscore manual, 92). Each side is rounded for itself; with halves away from average
 * the two still add up to what they did.
 */
export function roundedBoard<Line extends ScoringLine>(
  scores: BoardScores<Line>,
  rounding: BoardRounding,
): BoardScores<Line> {
  const unit = 10 ** rounding.decimals;
  // whole points, or parts of them that the unit can hold
  if (unit % scores.denominator === 0) return scores;
  return { ...withFigures(scores, (figure) => roundedFigure(figure, scores, rounding)), denominator: unit };
}

/** A figure of the board, in 1/denominator points, as a whole number of the rounding's units. */
export function roundedFigure(
  figure: number,
  { denominator, top }: Pick<BoardScores, 'denominator' | 'top'>,
  { decimals, halves }: BoardRounding,
): number {
  // beyond what floating point holds exactly for large fields
  const scaled = BigInt(figure) * 10n ** BigInt(decimals);
  const divisor = BigInt(denominator);
  const whole = scaled / divisor;
  const twiceRest = 2n * (scaled % divisor);
  const aboveAverage = 2 * figure >= top * denominator;
  const up = twiceRest > divisor || (twiceRest === divisor && (halves === 'up' || aboveAverage));
  return Number(up ? whole + 1n : whole);
}
