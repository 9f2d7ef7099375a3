/** The rules of a regulation, one type each; regulation.ts says what it is. */
import { AVERAGE_KINDS, type AverageKind } from '../../bridge/result/average.ts';
import type { UndertrickScale } from '../../bridge/score/undertricks.ts';
import type { TieBreaks } from '../standing/tie-breaks.ts';
import type { MatchRules } from '../teams/match-rules.ts';
import type { ClubScale } from '../victory-points/club.ts';
import { VICTORY_POINT_SCALE_CODES } from '../victory-points/scale.ts';

/**
 * Points for a score beaten, a score equalled, a score not reached. Matchpoints are always counted on
 * 2-1-0; the scale says how many of those make one point.
 */
export const MATCHPOINT_SCALES = ['2-1-0', '1-1/2-0'] as const;
export type MatchpointScale = (typeof MATCHPOINT_SCALES)[number];

/**
 * How a group with fewer results than the others is brought to the same top: Neuberg's formula for any number of
 * results, or small groups by percentages, with the limits of the EBU or of the ACBL.
 */
export const NEUBERG_RULES = ['neuberg', 'neuberg-ebu', 'neuberg-acbl'] as const;
export type NeubergRule = (typeof NEUBERG_RULES)[number];

/** Cross-IMPs: all comparisons of a board added up, or their mean. */
export const CROSS_IMP_FIGURES = ['sum', 'mean'] as const;
export type CrossImpFigure = (typeof CROSS_IMP_FIGURES)[number];

/**
 * Cross-IMPs with fewer results than the rest: each result stands for E/A of them, or each comparison for
 * (E - 1)/(A - 1) of them.
 */
export const SHORT_CROSS_IMPS = ['results', 'comparisons'] as const;
export type ShortCrossImps = (typeof SHORT_CROSS_IMPS)[number];

/** How many results at either end, seen from North-South, stay out of the mean. */
export interface DroppedExtremes {
  readonly highest: number;
  readonly lowest: number;
  /** The fewest results a board must have for this; more than `highest` and `lowest` together. */
  readonly from: number;
}

/** Where an exact five goes when the mean is brought to a whole ten. */
export const DATUM_FIVES = ['away-from-zero', 'up'] as const;
export type DatumFives = (typeof DATUM_FIVES)[number];

/** How Butler's datum is found. */
export interface DatumRule {
  /** Rising by `from`: the last row that the board has results enough for; none below the first. Or all but the middle. */
  readonly drops: readonly DroppedExtremes[] | 'median';
  readonly fives: DatumFives;
}

/** A split score among the others' results: each side's in a chart of its own, or each as half a result of one chart. */
export const SPLIT_SCORES = ['two-charts', 'half-frequencies'] as const;
export type SplitScores = (typeof SPLIT_SCORES)[number];

/** What exactly half a unit becomes. */
export const HALF_ROUNDINGS = ['away-from-average', 'up'] as const;
export type HalfRounding = (typeof HALF_ROUNDINGS)[number];

export { AVERAGE_KINDS, type AverageKind };

/** The unit that each side's matchpoints of a board are rounded to. */
export interface BoardRounding {
  /** 4 for 0.0001. */
  readonly decimals: number;
  readonly halves: HalfRounding;
}

/** What artificial adjusted scores are worth (Law 12C2). */
export interface ArtificialScoreRule {
  /** Percent of a top, at most two decimals. */
  readonly percents: Readonly<Record<AverageKind, number>>;
  /** Whole IMPs a comparison. */
  readonly imps: Readonly<Record<AverageKind, number>>;
  /** IMPs of fixed percents other than the three above; a percent that is in neither has no worth. */
  readonly otherImps: readonly { readonly percent: number; readonly imps: number }[];
  /**
   * Whether average plus is the side's own average on its other boards where that is more, and average minus
   * where it is less (Law 12C2(c)).
   */
  readonly ownAverage: boolean;
}

/** What a board missed by sitting out counts; null: nothing, the pair has played fewer boards. */
export interface SitOutAward {
  /** Percent of a top. */
  readonly percent: number | null;
  readonly imps: number | null;
}

/**
 * What entries that have played different numbers of boards are ranked by: their average, which is the share of the
 * matchpoints available to them, or points a board; their total; or their total brought to the most boards that
 * anybody has.
 */
export const UNEQUAL_BOARDS = ['average', 'total', 'factored-total'] as const;
export type UnequalBoards = (typeof UNEQUAL_BOARDS)[number];

/** What averages of a match of teams are worth: 3 IMPs, or with the team's own average on its other boards. */
export const MATCH_AVERAGES = ['fixed', 'own'] as const satisfies readonly MatchRules['averages'][];

/**
 * Decimals that the IMPs of a board of a match are rounded to: null, only the match is rounded; `by-result`, none where
 * IMPs become victory points and one where they are final.
 */
export const MATCH_BOARD_DECIMALS = [null, 0, 1, 'by-result'] as const satisfies readonly (
  | MatchRules['boardDecimals']
  | 'by-result'
)[];

/** How the boards of a match of teams are scored. */
export interface MatchRegulation {
  readonly averages: (typeof MATCH_AVERAGES)[number];
  readonly boardDecimals: (typeof MATCH_BOARD_DECIMALS)[number];
}

/** What IMPs of a match may become: victory points by a published scale, or by the club's own. */
export const MATCH_SCALES = [...VICTORY_POINT_SCALE_CODES, 'club'] as const;
export type MatchScale = (typeof MATCH_SCALES)[number];

/** With how many decimals figures are shown; they are never counted so. */
export interface ShownDecimals {
  readonly points: number;
  readonly percentages: number;
}

export interface Regulation {
  /** A preset's, or the club's own name for its value. */
  readonly code: string;
  readonly matchpoints: MatchpointScale;
  readonly unequalFields: NeubergRule;
  /** Null: nothing is rounded. */
  readonly boardRounding: BoardRounding | null;
  readonly artificial: ArtificialScoreRule;
  readonly splitScores: SplitScores;
  readonly sitOut: SitOutAward;
  readonly crossImps: CrossImpFigure;
  readonly shortCrossImps: ShortCrossImps;
  readonly butler: DatumRule;
  readonly unequalBoards: UnequalBoards;
  /** The fewest boards that an entry is ranked with, in percent of the most that anybody has; 0: everybody is ranked. */
  readonly leastBoards: number;
  /** How ties of a session are split. */
  readonly ties: TieBreaks;
  /** How ties of an event of teams are split. */
  readonly teamTies: TieBreaks;
  /** What IMPs of a match become where the event doesn't say otherwise. */
  readonly victoryPoints: MatchScale;
  /** The scale a club typed in, which `victoryPoints` is where it is `club`; it may be kept beside another. */
  readonly ownScale: ClubScale | null;
  readonly matches: MatchRegulation;
  readonly undertricks: UndertrickScale;
  readonly shown: ShownDecimals;
}
