import type { Side } from '../../bridge/seat.ts';
import type { BoardScores } from './board-scores.ts';
import { exact, type Exact } from '../numbers/exact.ts';
import { withFigures } from './subfields.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { BoardRounding, HalfRounding } from '../regulation/regulation.ts';

/**
 * A matchpointed board with every figure rounded to the regulation's unit: 0.0001 for the EBU after Neuberg (White Book
 * 4.2.3), 0.01 for the ACBL (ACBLscore manual, 92), 0.1 for the FFB. Each side is rounded apart; with halves rounded
 * away from average, or down for East-West, the sum of the two stays as it was.
 */
export function roundedBoard<Line extends ScoringLine>(
  scores: BoardScores<Line>,
  rounding: BoardRounding,
): BoardScores<Line> {
  const unit = 10 ** rounding.decimals;
  // every figure is a multiple of the unit already
  if (unit % scores.denominator === 0) return scores;
  return { ...withFigures(scores, (figure, side) => roundedFigure(figure, scores, rounding, side)), denominator: unit };
}

/** A figure of the board, in 1/denominator points, as a whole number of the regulation's units. */
function roundedFigure(
  figure: number,
  { denominator, top }: Pick<BoardScores, 'denominator' | 'top'>,
  rounding: BoardRounding,
  side: Side,
): number {
  return Number(roundedParts(BigInt(figure), BigInt(denominator), top, rounding, side));
}

/** Points of a board with this top, rounded to the regulation's unit. */
export function roundedPoints(
  { numerator, denominator }: Exact,
  top: number,
  rounding: BoardRounding,
  side: Side,
): Exact {
  return exact(roundedParts(numerator, denominator, top, rounding, side), 10 ** rounding.decimals);
}

/** A fraction, 0 or more, in whole units. In large fields it is beyond what floating point holds exactly. */
function roundedParts(
  numerator: bigint,
  denominator: bigint,
  top: number,
  { decimals, halves }: BoardRounding,
  side: Side,
): bigint {
  const scaled = numerator * 10n ** BigInt(decimals);
  const whole = scaled / denominator;
  const twiceRest = 2n * (scaled % denominator);
  const half: Record<HalfRounding, boolean> = {
    'away-from-average': 2n * numerator >= BigInt(top) * denominator,
    up: true,
    'east-west-rest': side === 'NS',
  };
  const up = twiceRest > denominator || (twiceRest === denominator && half[halves]);
  return up ? whole + 1n : whole;
}
