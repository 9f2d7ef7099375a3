import { vulnerabilityOf } from '../bridge/board.ts';
import { MOST_TRICKS, tricksNeeded } from '../bridge/contract.ts';
import { explainImpossibleScore } from '../bridge/score/possible.ts';
import type { Outcome, Played } from '../bridge/result/result.ts';
import { outcomeScore } from '../bridge/score/score.ts';
import { sideOf } from '../bridge/seat.ts';
import type { UndertrickScale } from '../bridge/score/undertricks.ts';
import {
  scoreDistribution,
  distanceOf,
  impsBetween,
  impsToNearest,
  isOrdinary,
  LEAST_OTHERS,
  type ScoreDistribution,
} from './score-distribution.ts';
import type { Distance, FindingCode, ReviewedResult } from './finding.ts';
import { declaredByOtherSide } from './other-side.ts';

/**
 * IMPs from the median, and from the nearest other score, from which a result may be a slip of the pen. A wrong sign on
 * a part score (+110 for -110) is 6 IMPs; good and bad boards of an ordinary field are closer to some other result.
 */
export const LEAST_IMPS_OF_A_SLIP = 6;

/**
 * IMPs from the median, and from the nearest other score, from which a result is far without a known cause. A slam made
 * and the same slam down are 14 to 17 IMPs apart, game and part score 6 to 10: 12 or more from every other result is
 * not an ordinary swing.
 */
export const LEAST_IMPS_TO_BE_FAR = 12;

const SLAM = 6;
const LEAST_TRICKS_OF_SLAM = 12;
/** So many other tables in a strain show which side holds it. */
const LEAST_IN_STRAIN = 3;
const TRICKS_OF_PLAY = 1;
/** So few other tables show whose suit it is when all of them played in it: at five tables, one is left to be wrong. */
const LEAST_IN_THEIR_SUIT = 4;

/** What is odd about a result, and the outcome that would be ordinary. */
export interface Oddity {
  readonly code: Extract<FindingCode, 'side' | 'sign' | 'vulnerability' | 'slam' | 'far'>;
  readonly distance: Distance;
  readonly outcome: Outcome | null;
}

/** A result with a score. */
export type ScoredReviewResult = ReviewedResult & { readonly score: number };

/** The results of a board, and the distribution of their scores. */
export interface ReviewedBoard {
  readonly results: readonly ScoredReviewResult[];
  readonly distribution: ScoreDistribution;
}

/** The results that were scored at the table; those the director assigned are left out. */
export function scoredResults(results: readonly ReviewedResult[]): readonly ScoredReviewResult[] {
  return results.filter(
    (result): result is ScoredReviewResult =>
      result.score !== null && ['played', 'passedOut', 'score'].includes(result.outcome.kind),
  );
}

export function reviewedBoard(results: readonly ScoredReviewResult[]): ReviewedBoard {
  return { results, distribution: scoreDistribution(results.map(({ score }) => score)) };
}

/** Whether a result is too far from the median of its board and from every other result to be due to play. */
export function isOutlier({ score }: ScoredReviewResult, { distribution }: ReviewedBoard): boolean {
  return (
    distribution.scores.length > LEAST_OTHERS &&
    impsToNearest(score, distribution) >= LEAST_IMPS_OF_A_SLIP &&
    distanceOf(score, distribution).imps >= LEAST_IMPS_OF_A_SLIP
  );
}

/**
 * What is odd about a result of a board; null for an ordinary one, and where there are too few others. The first of
 * these that applies: no other pair of the side declared; the score is the room's with the other sign; made for down;
 * the other vulnerability; a slam nobody else could make; far from everything.
 */
export function findOddity(result: ScoredReviewResult, board: ReviewedBoard, scale: UndertrickScale): Oddity | null {
  const { distribution, results } = board;
  if (results.length <= LEAST_IN_THEIR_SUIT) return null;
  const alone = isAloneOnItsSide(result, results);
  const outlier = isOutlier(result, board);
  if (!alone && !outlier) return null;
  const distance = distanceOf(result.score, distribution);
  const others = results.filter((other) => other !== result);
  const room = others.flatMap(({ outcome }) => (outcome.kind === 'played' ? [outcome] : []));
  const scoreOf = (outcome: Outcome | null) => outcome && outcomeScore(outcome, result.board, scale);
  const found = (code: Oddity['code'], outcome: Outcome | null): Oddity => ({ code, distance, outcome });
  const { outcome } = result;
  if (alone && outcome.kind === 'played' && standsAlone(outcome, room)) {
    const other = declaredByOtherSide(outcome, room);
    const score = scoreOf(other);
    if (score !== null && impsBetween(score, distance.median) < distance.imps) return found('side', other);
  }
  if (!outlier) return null;
  const slips = [
    ['side', outcome.kind === 'score' ? declaredByOtherSide(outcome, room) : null],
    ['sign', isLoneCount(outcome, room) ? otherSign(outcome) : null],
    ['vulnerability', otherVulnerability(outcome, result.board, scale)],
    ['slam', isLoneSlam(outcome, room) ? usualLevel(outcome, room) : null],
  ] as const;
  const slip = slips.find(([, outcomeThen]) => {
    const score = scoreOf(outcomeThen);
    return score !== null && isOrdinary(score, result.score, distribution);
  });
  if (slip) return found(slip[0], slip[1]);
  if (isBidAlone(outcome, room)) return null;
  const isFar = Math.min(distance.imps, impsToNearest(result.score, distribution)) >= LEAST_IMPS_TO_BE_FAR;
  return isFar ? found('far', null) : null;
}

/** Whether every other contract was declared by the other side. On most boards the first few results decide. */
function isAloneOnItsSide(result: ScoredReviewResult, results: readonly ScoredReviewResult[]): boolean {
  const { outcome } = result;
  if (outcome.kind !== 'played') return false;
  const side = sideOf(outcome.declarer);
  return results.every(
    (other) => other === result || other.outcome.kind !== 'played' || sideOf(other.outcome.declarer) !== side,
  );
}

/**
 * Whether more than half of the room, which the other side declared, played in the strain. A small room must all have
 * played in the suit: no trumps may be either side's.
 */
function standsAlone({ contract }: Played, room: readonly Played[]): boolean {
  const inStrain = room.filter((one) => one.contract.strain === contract.strain);
  if (room.length < LEAST_OTHERS) return inStrain.length >= LEAST_IN_THEIR_SUIT && contract.strain !== 'NT';
  return inStrain.length >= LEAST_IN_STRAIN && inStrain.length * 2 > room.length;
}

/** Whether nobody else in the strain came within a trick: one trick more or less is play, not a slip. */
function isLoneCount(outcome: Outcome, room: readonly Played[]): outcome is Played {
  if (outcome.kind !== 'played') return false;
  const inStrain = sameStrainAndSide(outcome, room);
  return (
    inStrain.length >= LEAST_IN_STRAIN &&
    inStrain.every(({ tricks }) => Math.abs(tricks - outcome.tricks) > TRICKS_OF_PLAY)
  );
}

/**
 * Whether another table in the strain came within a trick: then the bidding differed, as when one pair finds the slam.
 */
function isBidAlone(outcome: Outcome, room: readonly Played[]): boolean {
  return (
    outcome.kind === 'played' &&
    outcome.contract.risk === '' &&
    sameStrainAndSide(outcome, room).some(({ tricks }) => Math.abs(tricks - outcome.tricks) <= TRICKS_OF_PLAY)
  );
}

/** As many overtricks as it was down, or down by as many as it made. */
function otherSign(outcome: Played): Outcome | null {
  const needed = tricksNeeded(outcome.contract);
  const tricks = 2 * needed - outcome.tricks;
  return tricks === outcome.tricks || tricks < 0 || tricks > MOST_TRICKS ? null : { ...outcome, tricks };
}

/** The outcome of a typed score at the other vulnerability. */
function otherVulnerability(outcome: Outcome, board: number, scale: UndertrickScale): Outcome | null {
  if (outcome.kind !== 'score') return null;
  const { cause, corrections } = explainImpossibleScore(outcome.score, vulnerabilityOf(board), scale);
  return cause === 'vulnerability' && corrections[0] ? { kind: 'score', score: corrections[0].score } : null;
}

/** Whether nobody else in the strain took the tricks of a slam. */
function isLoneSlam(outcome: Outcome, room: readonly Played[]): outcome is Played {
  if (outcome.kind !== 'played' || outcome.contract.level < SLAM) return false;
  const inStrain = sameStrainAndSide(outcome, room);
  return inStrain.length >= LEAST_IN_STRAIN && inStrain.every(({ tricks }) => tricks < LEAST_TRICKS_OF_SLAM);
}

/** The contract most of the room played in the strain, with as many over- or undertricks. */
function usualLevel(outcome: Played, room: readonly Played[]): Outcome | null {
  const levels = Map.groupBy(sameStrainAndSide(outcome, room), ({ contract }) => contract.level);
  const [level] = [...levels].toSorted(([a, one], [b, two]) => two.length - one.length || a - b)[0] ?? [];
  if (level === undefined) return null;
  const contract = { ...outcome.contract, level };
  return { ...outcome, contract, tricks: outcome.tricks - tricksNeeded(outcome.contract) + tricksNeeded(contract) };
}

function sameStrainAndSide({ contract, declarer }: Played, room: readonly Played[]): readonly Played[] {
  return room.filter((one) => one.contract.strain === contract.strain && sideOf(one.declarer) === sideOf(declarer));
}
