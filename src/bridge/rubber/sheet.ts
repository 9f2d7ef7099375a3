/**
 * Rubber bridge: deals in, the score sheet out (Laws of Contract Bridge 72 to 81).
 *
 * Points for tricks that were bid and made stand below the line and make games of 100; everything else stands above.
 * A game closes both sides' part scores and makes its winner vulnerable; two games end the rubber.
 */
import { GAME_POINTS } from '../score/contract-points.ts';
import {
  dealPoints,
  impossibleDeal,
  type DealPoints,
  type RubberEntryKind,
  type ImpossibleDeal,
  type RubberDeal,
} from './deal.ts';
import { RUBBER_RULES, type RubberRules } from './rules.ts';
import { opponentsOf, SIDES, type Side } from '../seat.ts';

export type { RubberEntryKind, Honours, RubberDeal } from './deal.ts';

/** One figure on the sheet. */
export interface RubberEntry {
  /** The deal it comes from, counted from 0; null for bonuses at the end of the rubber. */
  readonly deal: number | null;
  readonly side: Side;
  readonly where: 'above' | 'below';
  readonly kind: RubberEntryKind;
  readonly points: number;
  /** The game it was written in, counted from 0. */
  readonly game: number;
}

export interface RubberSheet {
  readonly kind: 'sheet';
  /** In the order they were written. */
  readonly entries: readonly RubberEntry[];
  /** Who won the games, in order. */
  readonly games: readonly Side[];
  /** Each side's points below the line in the current game. */
  readonly partScores: Readonly<Record<Side, number>>;
  /** Which sides are vulnerable in the next deal. */
  readonly vulnerable: Readonly<Record<Side, boolean>>;
  /** Whether a side has two games. */
  readonly finished: boolean;
  /** All entries of a side, above and below. */
  readonly totals: Readonly<Record<Side, number>>;
}

/** The first impossible deal, counted from 0; `afterEnd`: the rubber was over before it. */
export interface RubberProblem {
  readonly kind: 'problem';
  readonly code: ImpossibleDeal | 'afterEnd';
  readonly deal: number;
}

const EMPTY: RubberSheet = {
  kind: 'sheet',
  entries: [],
  games: [],
  partScores: { NS: 0, EW: 0 },
  vulnerable: { NS: false, EW: false },
  finished: false,
  totals: { NS: 0, EW: 0 },
};

const GAMES_OF_A_RUBBER = 2;

/** The sheet after these deals, with the bonus of a finished rubber; or the first impossible deal. */
export function rubberSheet(
  deals: readonly RubberDeal[],
  rules: RubberRules = RUBBER_RULES.current,
): RubberSheet | RubberProblem {
  let sheet = EMPTY;
  for (const [deal, played] of deals.entries()) {
    const code = sheet.finished ? 'afterEnd' : impossibleDeal(played);
    if (code !== null) return { kind: 'problem', code, deal };
    sheet = afterDeal(sheet, deal, dealPoints(played, sheet.vulnerable, rules));
  }
  return sheet;
}

/**
 * The sheet of a rubber that is left unfinished (Law 80). The only side with a game gets 300, the only side with a part
 * score in the current game gets 100. A finished rubber is returned unchanged.
 */
export function leaveRubberUnfinished(sheet: RubberSheet, rules: RubberRules = RUBBER_RULES.current): RubberSheet {
  if (sheet.finished) return sheet;
  const withGame = only((side) => sheet.games.includes(side));
  const withPart = only((side) => sheet.partScores[side] > 0);
  return [
    withGame && ({ side: withGame, kind: 'unfinishedGame', points: 300 } as const),
    withPart && ({ side: withPart, kind: 'unfinishedPartScore', points: rules.unfinishedPartScore } as const),
  ].reduce<RubberSheet>((left, amount) => (amount ? withEntry(left, null, amount) : left), sheet);
}

/** Who wins and by how much. The side with more points in all wins, even without two games (Law 74). */
export interface RubberSettlement {
  /** Null when both have the same. */
  readonly winner: Side | null;
  readonly margin: number;
  /** The margin in hundreds, as players settle it: fifty counts down, so 1,350 are 13 and 1,360 are 14. */
  readonly hundreds: number;
}

/** The settlement of a sheet in its present state. */
export function settleRubber({ totals }: Pick<RubberSheet, 'totals'>): RubberSettlement {
  const difference = totals.NS - totals.EW;
  const winner = difference === 0 ? null : difference > 0 ? 'NS' : 'EW';
  const margin = Math.abs(difference);
  return { winner, margin, hundreds: Math.floor((margin + 49) / 100) };
}

function only(has: (side: Side) => boolean): Side | null {
  const those = SIDES.filter(has);
  return those.length === 1 ? (those[0] as Side) : null;
}

function afterDeal(before: RubberSheet, deal: number, amounts: readonly DealPoints[]): RubberSheet {
  const sheet = amounts.reduce((sofar, amount) => withEntry(sofar, deal, amount), before);
  const winner = SIDES.find((side) => sheet.partScores[side] >= GAME_POINTS);
  return winner === undefined ? sheet : withGame(sheet, winner);
}

function withEntry(sheet: RubberSheet, deal: number | null, { side, kind, points }: DealPoints): RubberSheet {
  const where = kind === 'tricks' ? 'below' : 'above';
  const { totals, partScores } = sheet;
  return {
    ...sheet,
    entries: [...sheet.entries, { deal, side, where, kind, points, game: sheet.games.length }],
    totals: { ...totals, [side]: totals[side] + points },
    partScores: where === 'below' ? { ...partScores, [side]: partScores[side] + points } : partScores,
  };
}

/** Closes a won game. The second game ends the rubber: 700, or 500 when the other side has a game. */
function withGame(sheet: RubberSheet, winner: Side): RubberSheet {
  const games = [...sheet.games, winner];
  const finished = games.filter((side) => side === winner).length === GAMES_OF_A_RUBBER;
  const points = games.includes(opponentsOf(winner)) ? 500 : 700;
  const bonused = finished ? withEntry(sheet, null, { side: winner, kind: 'rubber', points }) : sheet;
  return {
    ...bonused,
    games,
    finished,
    partScores: { NS: 0, EW: 0 },
    vulnerable: { ...sheet.vulnerable, [winner]: true },
  };
}
