import type { BoardScores } from './board-scores.ts';
import { exact, type Exact } from '../numbers/exact.ts';
import { withFigures } from './subfields.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { BoardRounding } from '../regulation/regulation.ts';

/**
 * A matchpointed board with every figure rounded to the regulation's unit: 0.0001 for the EBU after Neuberg (White Book
 * 4.2.3), 0.01 for the ACBL (ACBLscore manual, 92). Each side is rounded apart; with halves rounded away from average
 * the sum of the two stays as it was.
 */
export function roundedBoard<Line extends ScoringLine>(
  scores: BoardScores<Line>,
  rounding: BoardRounding,
): BoardScores<Line> {
  const unit = 10 ** rounding.decimals;
  // every figure is a multiple of the unit already
  if (unit % scores.denominator === 0) return scores;
  return { ...withFigures(scores, (figure) => roundedFigure(figure, scores, rounding)), denominator: unit };
}

/** A figure of the board, in 1/denominator points, as a whole number of the regulation's units. */
function roundedFigure(
  figure: number,
  { denominator, top }: Pick<BoardScores, 'denominator' | 'top'>,
  rounding: BoardRounding,
): number {
  return Number(roundedParts(BigInt(figure), BigInt(denominator), top, rounding));
}

/** Points of a board with this top, rounded to the regulation's unit. */
export function roundedPoints({ numerator, denominator }: Exact, top: number, rounding: BoardRounding): Exact {
  return exact(roundedParts(numerator, denominator, top, rounding), 10 ** rounding.decimals);
}

/** A fraction, 0 or more, in whole units. In large fields it is beyond what floating point holds exactly. */
function roundedParts(
  numerator: bigint,
  denominator: bigint,
  top: number,
  { decimals, halves }: BoardRounding,
): bigint {
  const scaled = numerator * 10n ** BigInt(decimals);
  const whole = scaled / denominator;
  const twiceRest = 2n * (scaled % denominator);
  const aboveAverage = 2n * numerator >= BigInt(top) * denominator;
  const up = twiceRest > denominator || (twiceRest === denominator && (halves === 'up' || aboveAverage));
  return up ? whole + 1n : whole;
}
