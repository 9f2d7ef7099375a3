import { isVulnerable } from '../board.ts';
import { GAME_POINTS, insultPoints, overtrickPoints, slamPoints, trickPoints } from './contract-points.ts';
import { tricksNeeded, type Contract } from '../contract.ts';
import type { Outcome, Played } from '../result/result.ts';
import { assignedResult } from '../result/ruling.ts';
import { sideOf } from '../seat.ts';
import { undertrickPenalty, type UndertrickScale } from './undertricks.ts';

/**
 * What a contract is worth to declarer's side at duplicate (Law 77).
 * @param tricks won by declarer, 0 to 13
 * @param scale of undertricks, by the regulation
 * @returns points, negative when the contract failed
 */
export function duplicateScore(
  contract: Contract,
  tricks: number,
  vulnerable: boolean,
  scale: UndertrickScale = 'since-1987',
): number {
  const over = tricks - tricksNeeded(contract);
  if (over < 0) return -undertrickPenalty(contract.risk, -over, vulnerable, scale);
  return made(contract, over, vulnerable);
}

function made(contract: Contract, overtricks: number, vulnerable: boolean): number {
  const tricks = trickPoints(contract);
  return (
    tricks +
    bonus(tricks, vulnerable) +
    slamPoints(contract.level, vulnerable) +
    insultPoints(contract.risk) +
    overtrickPoints(contract, overtricks, vulnerable)
  );
}

/** The bonus for a part score, 50, or for a game, 300 or 500. */
function bonus(tricks: number, vulnerable: boolean): number {
  if (tricks < GAME_POINTS) return 50;
  return vulnerable ? 500 : 300;
}

/** A played contract's score signed from North-South's side, on the vulnerability of board `board`. */
export function playedScore(played: Played, board: number, scale: UndertrickScale = 'since-1987'): number {
  const score = duplicateScore(played.contract, played.tricks, isVulnerable(board, played.declarer), scale);
  return sideOf(played.declarer) === 'NS' ? score : 0 - score;
}

/** The score of an outcome signed from North-South's side; null where there is none (an award, a board not
 * played, a weighted or split score). */
export function outcomeScore(outcome: Outcome, board: number, scale: UndertrickScale = 'since-1987'): number | null {
  switch (outcome.kind) {
    case 'played':
      return playedScore(outcome, board, scale);
    case 'passedOut':
      return 0;
    case 'score':
      return outcome.score;
    case 'award':
    case 'notPlayed':
      return null;
    case 'ruled': {
      const assigned = assignedResult(outcome);
      return assigned && outcomeScore(assigned, board, scale);
    }
  }
}
