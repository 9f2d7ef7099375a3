/**
 * Minibridge: declarer's side counts its points, looks at dummy and announces; no bidding, no doubles, nobody
 * vulnerable, no slams.
 */
import { GAME_POINTS, overtrickPoints, trickPoints } from './contract-points.ts';
import { LEVELS, tricksNeeded, type Contract, type Level, type Strain } from '../contract.ts';

/** What declarer announces: a part score, a game, or the level of a named contract. */
export type Announcement = 'partScore' | 'game' | Level;

const GAME_LEVEL: Record<Strain, Level> = { C: 5, D: 5, H: 4, S: 4, NT: 3 };

/** The fewest points of the declaring side for each level. */
const LEVEL_FROM: Record<Level, number> = { 1: 20, 2: 23, 3: 25, 4: 27, 5: 30, 6: 33, 7: 37 };

/** The fewest points of the declaring side for a level, by the same table. */
export function fewestPoints(level: Level): number {
  return LEVEL_FROM[level];
}

/** High card points in a pack. */
export const MOST_POINTS = 40;

/**
 * The level for the high card points of the declaring side, by the table French clubs teach with: 20 to 22 1, 23 and
 * 24 2, 25 and 26 3, 27 to 29 4, 30 to 32 5, 33 to 36 6, 37 to 40 7. Null for fewer than 20, which don't declare.
 * @param points whole, 0 to 40
 */
export function minibridgeLevel(points: number): Level | null {
  return LEVELS.findLast((level) => points >= LEVEL_FROM[level]) ?? null;
}

/**
 * What a deal is worth to declarer's side (EBU, How to score at minibridge): the tricks above six at their value, 50
 * for a part score or 300 for a game; 50 to the defenders for each missing trick. A part score needs seven tricks, a
 * game as many as its strain takes to 100. Where a level is named, it is a game when its tricks are worth 100.
 * @param tricks won by declarer, 0 to 13
 */
export function minibridgeScore(announced: Announcement, strain: Strain, tricks: number): number {
  const level = announced === 'partScore' ? 1 : announced === 'game' ? GAME_LEVEL[strain] : announced;
  const contract: Contract = { level, strain, risk: '' };
  const over = tricks - tricksNeeded(contract);
  if (over < 0) return over * 50;
  const points = trickPoints(contract);
  return points + overtrickPoints(contract, over, false) + (points >= GAME_POINTS ? 300 : 50);
}
