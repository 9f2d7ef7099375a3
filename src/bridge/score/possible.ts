import type { Vulnerability } from '../board.ts';
import {
  LEVELS,
  MOST_TRICKS,
  RISKS,
  STRAINS,
  tricksNeeded,
  type Contract,
  type Level,
  type Risk,
  type Strain,
} from '../contract.ts';
import { duplicateScore } from './score.ts';
import { SIDES, type Side } from '../seat.ts';
import type { UndertrickScale } from './undertricks.ts';

/**
 * The scores a board can have. A score noted without its contract is credible only if some contract gives it. For any
 * other score there are corrections: the nearest possible scores, and the likely slip. The possible scores depend on
 * the undertrick scale: `since-1987` by default.
 */

/** A side made its contract: in each of `strains` the score is the same. */
export interface MadeWay {
  readonly kind: 'made';
  readonly declarer: Side;
  readonly level: Level;
  readonly strains: readonly Strain[];
  readonly risk: Risk;
  readonly overtricks: number;
}

/** A side went down; the contract makes no difference. */
export interface DownWay {
  readonly kind: 'down';
  readonly declarer: Side;
  readonly risk: Risk;
  readonly undertricks: number;
}

/** How a score comes about. */
export type WayToScore = MadeWay | DownWay;

/** A possible score from North-South, and the simplest way to it. */
export interface PossibleScore {
  readonly score: number;
  readonly way: WayToScore;
}

/** Why a score is impossible, and its corrections. */
export interface ImpossibleScore {
  /** 'vulnerability': the score is possible at the opposite vulnerability. */
  readonly cause: 'vulnerability' | null;
  /** At most two, the likeliest first. */
  readonly corrections: readonly PossibleScore[];
}

interface PossibleScores {
  /** Every possible score but 0, lowest first. */
  readonly scores: readonly number[];
  readonly ways: ReadonlyMap<number, readonly WayToScore[]>;
}

const MOST_CORRECTIONS = 2;

const OPPOSITE: Record<Vulnerability, Vulnerability> = { none: 'both', both: 'none', NS: 'EW', EW: 'NS' };

const GAME_LEVEL: Record<Strain, Level> = { C: 5, D: 5, H: 4, S: 4, NT: 3 };

const known: Record<UndertrickScale, Map<Vulnerability, PossibleScores>> = {
  'since-1987': new Map(),
  'before-1987': new Map(),
};

function possibleAt(vulnerability: Vulnerability, scale: UndertrickScale): PossibleScores {
  const found = known[scale].get(vulnerability) ?? listPossible(vulnerability, scale);
  known[scale].set(vulnerability, found);
  return found;
}

/**
 * Every score a contract can give North-South at this vulnerability, lowest first. 0, a board passed out, is not among
 * them.
 */
export function possibleScores(vulnerability: Vulnerability, scale: UndertrickScale = 'since-1987'): readonly number[] {
  return possibleAt(vulnerability, scale).scores;
}

/** Whether some contract, by either side, gives North-South this score. */
export function isPossibleScore(
  score: number,
  vulnerability: Vulnerability,
  scale: UndertrickScale = 'since-1987',
): boolean {
  return possibleAt(vulnerability, scale).ways.has(score);
}

/** Every way to a score, the simplest first; empty for an impossible score. */
export function waysToScore(
  score: number,
  vulnerability: Vulnerability,
  scale: UndertrickScale = 'since-1987',
): readonly WayToScore[] {
  return possibleAt(vulnerability, scale).ways.get(score) ?? [];
}

/** The next possible scores below and above, for the same side, the nearer first. */
export function nearestPossibleScores(
  score: number,
  vulnerability: Vulnerability,
  scale: UndertrickScale = 'since-1987',
): readonly number[] {
  const sameSign = possibleScores(vulnerability, scale).filter((s) => s * score > 0);
  const below = sameSign.findLast((s) => s < score);
  const above = sameSign.find((s) => s > score);
  return [below, above].filter((s) => s !== undefined).toSorted((a, b) => Math.abs(a - score) - Math.abs(b - score));
}

/**
 * Why a score is impossible, and what may have been meant: the same contract at the board's vulnerability, the score of
 * the other side, the score with another nought, or the nearest possible scores.
 */
export function explainImpossibleScore(
  score: number,
  vulnerability: Vulnerability,
  scale: UndertrickScale = 'since-1987',
): ImpossibleScore {
  const elsewhere = waysToScore(score, OPPOSITE[vulnerability], scale)[0];
  const candidates = [
    ...(elsewhere ? [scoreOf(elsewhere, vulnerability, scale)] : []),
    -score,
    score * 10,
    ...nearestPossibleScores(score, vulnerability, scale),
  ];
  const corrections = [...new Set(candidates)].flatMap((s) => {
    const way = waysToScore(s, vulnerability, scale)[0];
    return way ? [{ score: s, way }] : [];
  });
  return { cause: elsewhere ? 'vulnerability' : null, corrections: corrections.slice(0, MOST_CORRECTIONS) };
}

function listPossible(vulnerability: Vulnerability, scale: UndertrickScale): PossibleScores {
  const ways = new Map<number, WayToScore[]>();
  for (const contract of allContracts()) {
    for (let tricks = 0; tricks <= MOST_TRICKS; tricks += 1) {
      for (const declarer of SIDES) {
        const vulnerable = sideIsVulnerable(declarer, vulnerability);
        const score = signed(declarer, duplicateScore(contract, tricks, vulnerable, scale));
        ways.set(score, withWay(ways.get(score) ?? [], wayOf(contract, tricks, declarer)));
      }
    }
  }
  for (const list of ways.values()) list.sort((a, b) => effort(a) - effort(b));
  return { scores: [...ways.keys()].toSorted((a, b) => a - b), ways };
}

function allContracts(): Contract[] {
  return LEVELS.flatMap((level) =>
    STRAINS.flatMap((strain) => RISKS.map((risk): Contract => ({ level, strain, risk }))),
  );
}

function wayOf({ level, strain, risk }: Contract, tricks: number, declarer: Side): WayToScore {
  const over = tricks - tricksNeeded({ level });
  return over >= 0
    ? { kind: 'made', declarer, level, strains: [strain], risk, overtricks: over }
    : { kind: 'down', declarer, risk, undertricks: -over };
}

/** Adds a way to the list; ways that differ only in strain become one. */
function withWay(list: WayToScore[], way: WayToScore): WayToScore[] {
  const place = list.findIndex((other) => sameButForStrain(other, way));
  const other = list[place];
  if (other === undefined) return [...list, way];
  if (other.kind !== 'made' || way.kind !== 'made') return list;
  return list.with(place, { ...other, strains: [...other.strains, ...way.strains] });
}

/** Whether two ways to one score differ at most in strain. Ways of other sides or risks have other tricks. */
function sameButForStrain(a: WayToScore, b: WayToScore): boolean {
  if (a.kind === 'made') return b.kind === 'made' && a.level === b.level && a.overtricks === b.overtricks;
  return b.kind === 'down' && a.undertricks === b.undertricks;
}

/**
 * How far a way is from a contract made undoubled: its tricks over or under, a double as much as two more, a
 * redouble as six, and stopping between game and slam as two. So two down doubled comes before five down, four
 * down before one down redoubled, 4♠ +1 before 5♠ made.
 */
function effort(way: WayToScore): number {
  const risk = { '': 0, X: 2, XX: 6 }[way.risk];
  if (way.kind === 'down') return way.undertricks + risk;
  const aboveGame = way.level < 6 && way.strains.some((strain) => way.level > GAME_LEVEL[strain]);
  return way.overtricks + risk + (aboveGame ? 2 : 0);
}

/** The score of a way from North-South, at another vulnerability. */
function scoreOf(way: WayToScore, vulnerability: Vulnerability, scale: UndertrickScale): number {
  const vulnerable = sideIsVulnerable(way.declarer, vulnerability);
  if (way.kind === 'made') {
    const contract: Contract = { level: way.level, strain: way.strains[0] as Strain, risk: way.risk };
    return signed(way.declarer, duplicateScore(contract, tricksNeeded(contract) + way.overtricks, vulnerable, scale));
  }
  // Only a grand slam can go thirteen down, and the penalty does not depend on the contract.
  const contract: Contract = { level: 7, strain: 'NT', risk: way.risk };
  return signed(way.declarer, duplicateScore(contract, tricksNeeded(contract) - way.undertricks, vulnerable, scale));
}

function sideIsVulnerable(side: Side, vulnerability: Vulnerability): boolean {
  return vulnerability === 'both' || vulnerability === side;
}

function signed(declarer: Side, score: number): number {
  return declarer === 'NS' ? score : -score;
}
