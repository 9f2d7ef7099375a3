import { isVulnerable } from './board.ts';
import { tricksNeeded, type Contract, type Risk, type Strain } from './contract.ts';
import type { Outcome, Played } from './result.ts';
import { sideOf } from './seat.ts';
import { undertrickPenalty, type UndertrickScale } from './undertricks.ts';

const MULTIPLIER: Record<Risk, number> = { '': 1, X: 2, XX: 4 };
const TRICK_VALUE: Record<Strain, number> = { C: 20, D: 20, H: 30, S: 30, NT: 30 };
const FIRST_NO_TRUMP_EXTRA = 10;

/**
 * What a contract is worth to declarer's side at duplicate (Law 77).
 * @param tricks won by declarer, 0 to 13
 * @param scale what undertricks cost; the current scale unless the regulation names another
 * @returns points, negative when the contract failed
 */
export function duplicateScore(
  contract: Contract,
  tricks: number,
  vulnerable: boolean,
  scale: UndertrickScale = 'current',
): number {
  const over = tricks - tricksNeeded(contract);
  if (over < 0) return -undertrickPenalty(contract.risk, -over, vulnerable, scale);
  return made(contract, over, vulnerable);
}

function made(contract: Contract, overtricks: number, vulnerable: boolean): number {
  const { level, strain, risk } = contract;
  const trickPoints = (TRICK_VALUE[strain] * level + (strain === 'NT' ? FIRST_NO_TRUMP_EXTRA : 0)) * MULTIPLIER[risk];
  return (
    trickPoints +
    levelBonus(contract, trickPoints, vulnerable) +
    insult(risk) +
    overtricks * overtrickValue(strain, risk, vulnerable)
  );
}

/** Part score 50; game 300 or 500; small slam 500 or 750 more, grand slam 1000 or 1500 more. */
function levelBonus({ level }: Contract, trickPoints: number, vulnerable: boolean): number {
  if (trickPoints < 100) return 50;
  const game = vulnerable ? 500 : 300;
  if (level === 6) return game + (vulnerable ? 750 : 500);
  if (level === 7) return game + (vulnerable ? 1500 : 1000);
  return game;
}

/** 50 for making a doubled contract, 100 for a redoubled one. */
function insult(risk: Risk): number {
  return risk === '' ? 0 : 25 * MULTIPLIER[risk];
}

function overtrickValue(strain: Strain, risk: Risk, vulnerable: boolean): number {
  if (risk === '') return TRICK_VALUE[strain];
  return (vulnerable ? 100 : 50) * MULTIPLIER[risk];
}

/** A played contract's score signed from North-South's side, on the vulnerability of board `board`. */
export function playedScore(played: Played, board: number, scale: UndertrickScale = 'current'): number {
  const score = duplicateScore(played.contract, played.tricks, isVulnerable(board, played.declarer), scale);
  return sideOf(played.declarer) === 'NS' ? score : 0 - score;
}

/** The score of an outcome signed from North-South's side; null where there is none (an award, a board not played). */
export function outcomeScore(outcome: Outcome, board: number, scale: UndertrickScale = 'current'): number | null {
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
  }
}
