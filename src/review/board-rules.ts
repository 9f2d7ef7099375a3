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
 * From the middle and from the nearest other score: what a slip of the pen costs at least. A wrong sign on a part score
 * (+110 for -110) is 6 IMPs; good and bad boards of an ordinary field lie closer to some other result.
 */
export const LEAST_IMPS_OF_A_SLIP = 6;

/**
 * Far without a cause. Between a slam made and the same slam down lie 14 to 17 IMPs, between game and part score 6 to
 * 10: a result that is 12 or more from the middle and from every other is none of the ordinary swings of its board.
 */
export const LEAST_IMPS_TO_BE_FAR = 12;

const SLAM = 6;
const LEAST_TRICKS_OF_SLAM = 12;
/** So many other tables in the strain say who has it. */
const LEAST_IN_STRAIN = 3;
const TRICKS_OF_PLAY = 1;

/** What is odd about one result of a board, and the outcome that would not be. */
export interface Oddity {
  readonly code: Extract<FindingCode, 'side' | 'sign' | 'vulnerability' | 'slam' | 'far'>;
  readonly distance: Distance;
  readonly outcome: Outcome | null;
}

/** A result played to a score. */
export type ScoredReviewResult = ReviewedResult & { readonly score: number };

/** A board as it was played: its results, and what they are held against. */
export interface ReviewedBoard {
  readonly results: readonly ScoredReviewResult[];
  readonly field: ScoreDistribution;
}

/** The results that were played to a score; what the director assigned is no result of the table. */
export function scoredResults(results: readonly ReviewedResult[]): readonly ScoredReviewResult[] {
  return results.filter(
    (result): result is ScoredReviewResult =>
      result.score !== null && ['played', 'passedOut', 'score'].includes(result.outcome.kind),
  );
}

export function reviewedBoard(results: readonly ScoredReviewResult[]): ReviewedBoard {
  return { results, field: scoreDistribution(results.map(({ score }) => score)) };
}

/** Whether a result is farther than play takes it from the middle of its board and from every other result. */
export function isOutlier({ score }: ScoredReviewResult, { field }: ReviewedBoard): boolean {
  return (
    field.scores.length > LEAST_OTHERS &&
    impsToNearest(score, field) >= LEAST_IMPS_OF_A_SLIP &&
    distanceOf(score, field).imps >= LEAST_IMPS_OF_A_SLIP
  );
}

/**
 * What is odd about a result of a board; null for an ordinary one and where too few others are known. The first of
 * these that holds: the side stands alone in its strain, the score is the room's with the other sign, made for down,
 * the other vulnerability, a slam nobody else could make, far from everything.
 */
export function findOddity(result: ScoredReviewResult, board: ReviewedBoard, scale: UndertrickScale): Oddity | null {
  const { field, results } = board;
  if (results.length <= LEAST_OTHERS) return null;
  const alone = isAloneOnItsSide(result, results);
  const strange = isOutlier(result, board);
  if (!alone && !strange) return null;
  const distance = distanceOf(result.score, field);
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
  if (!strange) return null;
  const slips = [
    ['side', outcome.kind === 'score' ? declaredByOtherSide(outcome, room) : null],
    ['sign', isLoneCount(outcome, room) ? otherSign(outcome) : null],
    ['vulnerability', otherVulnerability(outcome, result.board, scale)],
    ['slam', isLoneSlam(outcome, room) ? usualLevel(outcome, room) : null],
  ] as const;
  const slip = slips.find(([, repaired]) => {
    const score = scoreOf(repaired);
    return score !== null && isOrdinary(score, result.score, field);
  });
  if (slip) return found(slip[0], slip[1]);
  if (isBidAlone(outcome, room)) return null;
  const isFar = Math.min(distance.imps, impsToNearest(result.score, field)) >= LEAST_IMPS_TO_BE_FAR;
  return isFar ? found('far', null) : null;
}

/** Every other contract was declared from the other side. On most boards the first other results tell. */
function isAloneOnItsSide(result: ScoredReviewResult, results: readonly ScoredReviewResult[]): boolean {
  const { outcome } = result;
  if (outcome.kind !== 'played') return false;
  const side = sideOf(outcome.declarer);
  return results.every(
    (other) => other === result || other.outcome.kind !== 'played' || sideOf(other.outcome.declarer) !== side,
  );
}

/** More than half the room, all of it declared from the other side, played in the strain. */
function standsAlone({ contract }: Played, room: readonly Played[]): boolean {
  if (room.length < LEAST_OTHERS) return false;
  const inStrain = room.filter((one) => one.contract.strain === contract.strain);
  return inStrain.length >= LEAST_IN_STRAIN && inStrain.length * 2 > room.length;
}

/** Nobody else in the strain came within a trick: one trick more or less is play, not a slip. */
function isLoneCount(outcome: Outcome, room: readonly Played[]): outcome is Played {
  if (outcome.kind !== 'played') return false;
  const inStrain = sameStrainAndSide(outcome, room);
  return (
    inStrain.length >= LEAST_IN_STRAIN &&
    inStrain.every(({ tricks }) => Math.abs(tricks - outcome.tricks) > TRICKS_OF_PLAY)
  );
}

/** Another table came within a trick in the strain: the bidding was different, as when one pair finds the slam. */
function isBidAlone(outcome: Outcome, room: readonly Played[]): boolean {
  return (
    outcome.kind === 'played' &&
    outcome.contract.risk === '' &&
    sameStrainAndSide(outcome, room).some(({ tricks }) => Math.abs(tricks - outcome.tricks) <= TRICKS_OF_PLAY)
  );
}

/** As many over as it was down, or the other way round. */
function otherSign(outcome: Played): Outcome | null {
  const needed = tricksNeeded(outcome.contract);
  const tricks = 2 * needed - outcome.tricks;
  return tricks === outcome.tricks || tricks < 0 || tricks > MOST_TRICKS ? null : { ...outcome, tricks };
}

/** A score alone, read as if vulnerable were not, and not vulnerable were. */
function otherVulnerability(outcome: Outcome, board: number, scale: UndertrickScale): Outcome | null {
  if (outcome.kind !== 'score') return null;
  const { cause, corrections } = explainImpossibleScore(outcome.score, vulnerabilityOf(board), scale);
  return cause === 'vulnerability' && corrections[0] ? { kind: 'score', score: corrections[0].score } : null;
}

/** A slam made where nobody else in the strain made as many tricks. */
function isLoneSlam(outcome: Outcome, room: readonly Played[]): outcome is Played {
  if (outcome.kind !== 'played' || outcome.contract.level < SLAM) return false;
  const inStrain = sameStrainAndSide(outcome, room);
  return inStrain.length >= LEAST_IN_STRAIN && inStrain.every(({ tricks }) => tricks < LEAST_TRICKS_OF_SLAM);
}

/** The contract most of the room played in the strain, made or down by as many. */
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
