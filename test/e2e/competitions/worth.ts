/** What boards and matches are worth, worked out for the specs alone: nothing here comes from the scorer. */

/** From each of these differences in total points on, one IMP more. */
const IMP_STEPS = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
  3500, 4000,
];

export function impsFor(points: number): number {
  return Math.sign(points) * IMP_STEPS.filter((step) => step <= Math.abs(points)).length;
}

/** Victory points of the WBF's continuous scale, from its formula: 20-0 with two decimals. */
export function continuousPoints(margin: number, boards: number): number {
  const blitz = 15 * Math.sqrt(boards);
  const share = Math.min(1, Math.abs(margin) / blitz);
  const golden = (Math.sqrt(5) - 1) / 2;
  const won = Math.round(1000 + (1000 * (1 - golden ** (3 * share))) / (1 - golden ** 3)) / 100;
  return margin < 0 ? Math.round(100 * (20 - won)) / 100 : won;
}

/** What decides a match. A pool is what a Patton shares out by the total points won. */
export type Way =
  | { readonly by: 'imps' }
  | { readonly by: 'victory-points' }
  | { readonly by: 'board-a-match' }
  | { readonly by: 'patton-ratio'; readonly pool: number }
  | { readonly by: 'patton-imps' }
  | { readonly by: 'aggregate' };

/** A match as one of its teams sees it. */
export interface OwnMatch {
  readonly impsWon: number;
  readonly impsLost: number;
  readonly result: number;
}

/**
 * A match for one of its teams.
 * @param differences a board: what the team won in both rooms together
 */
export function ownMatch(way: Way, differences: readonly number[]): OwnMatch {
  const gained = (figures: readonly number[]) => sum(figures.filter((figure) => figure > 0));
  const imps = differences.map(impsFor);
  const impsWon = gained(imps);
  const impsLost = gained(imps.map((figure) => -figure));
  const boards = sum(differences.map((points) => 1 + Math.sign(points)));
  const won = gained(differences);
  const moved = won + gained(differences.map((points) => -points));
  const points = continuousPoints(impsWon - impsLost, differences.length);
  const results: Record<Way['by'], number> = {
    imps: impsWon - impsLost,
    'victory-points': points,
    'board-a-match': boards,
    'patton-ratio': boards + ('pool' in way ? way.pool : 0) * (moved === 0 ? 1 / 2 : won / moved),
    'patton-imps': boards + points,
    aggregate: sum(differences),
  };
  return { impsWon, impsLost, result: results[way.by] };
}

/**
 * The most that a match can bring, what both sides have of it together, and its smallest step; null where it has no
 * most.
 */
function shareOf(
  way: Way,
  boards: number,
): { readonly most: number | null; readonly both: number; readonly step: number } {
  switch (way.by) {
    case 'victory-points':
      return { most: 20, both: 20, step: 0.01 };
    case 'imps':
      return { most: null, both: 0, step: 1 };
    case 'board-a-match':
      return { most: null, both: 2 * boards, step: 1 };
    case 'patton-ratio':
      return { most: 2 * boards + way.pool, both: 2 * boards + way.pool, step: 0.01 };
    case 'patton-imps':
      return { most: 2 * boards + 20, both: 2 * boards + 20, step: 0.01 };
    case 'aggregate':
      return { most: null, both: 0, step: 10 };
  }
}

/**
 * What a team gets whose opponents left before their match: the best of its own mean, what the mean of those leaves,
 * and three fifths of the most; without a most, average plus on three boards and average on the others. Rounded up.
 */
export function awardFor(way: Way, boards: number, means: { readonly own: number; readonly theirs: number }): number {
  const { most, both, step } = shareOf(way, boards);
  const plus = Math.min(3, boards);
  const grades = { imps: 3 * plus, 'board-a-match': 1.2 * plus + boards - plus, aggregate: 0 };
  const fixed = most === null ? grades[way.by as keyof typeof grades] : 0.6 * most;
  return step * Math.ceil(Math.max(fixed, means.own, both - means.theirs) / step - 1e-9);
}

export function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

/** Figures that stand below each other, as they are shown: two decimals where one of them is not whole. */
export function shownFigures(figures: readonly number[]): readonly string[] {
  const isWhole = figures.every((figure) => Math.abs(figure - Math.round(figure)) < 1e-9);
  return figures.map((figure) => (isWhole ? String(Math.round(figure)) : twoDecimals(figure)));
}

/** Two decimals, a half away from zero. */
export function twoDecimals(figure: number): string {
  return (Math.round(100 * figure + Math.sign(figure) * 1e-7) / 100).toFixed(2);
}
