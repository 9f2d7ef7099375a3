import type { DatumRule } from './butler-datum.ts';

/**
 * Points for a score beaten, a score equalled, a score not reached. Matchpoints are always counted on
 * 2-1-0; the scale says how many of those make one point.
 */
export const MATCHPOINT_SCALES = ['2-1-0'] as const;
export type MatchpointScale = (typeof MATCHPOINT_SCALES)[number];

/** How a board with fewer results than the others is brought to the same top. */
export const UNEQUAL_FIELDS = ['neuberg'] as const;
export type UnequalFields = (typeof UNEQUAL_FIELDS)[number];

/** Cross-IMPs: all comparisons of a board added up, or their mean. */
export const CROSS_IMP_FIGURES = ['sum', 'mean'] as const;
export type CrossImpFigure = (typeof CROSS_IMP_FIGURES)[number];

/** How an event is scored. The scorer is given it; no rule is written anywhere else. */
export interface Regulation {
  readonly code: RegulationCode;
  readonly matchpoints: MatchpointScale;
  readonly unequalFields: UnequalFields;
  readonly crossImps: CrossImpFigure;
  readonly butler: DatumRule;
}

export const REGULATION_CODES = ['wbf', 'abf'] as const;
export type RegulationCode = (typeof REGULATION_CODES)[number];

/**
 * The presets.
 *
 * WBF: Law 78A matchpoints 2-1-0, boards with fewer results by Neuberg's formula, whatever their number. Cross-IMPs
 * as the mean of the comparisons. Butler with the mean of all results, as WBF Butlers were explained (BBO forum,
 * topic 48693).
 *
 * ABF: Australian club practice, as its sessions are published (Compscore3). Butler without the highest and the
 * lowest result, which 70 of 70 boards of two sessions with 4, 6 and 7 results follow; of three results or fewer
 * none is dropped (bridge-scorer; nobody published such a board). The rest is as for the WBF, and the published
 * sessions agree.
 */
export const REGULATIONS: Record<RegulationCode, Regulation> = {
  wbf: {
    code: 'wbf',
    matchpoints: '2-1-0',
    unequalFields: 'neuberg',
    crossImps: 'mean',
    butler: { drops: [], fives: 'away-from-zero' },
  },
  abf: {
    code: 'abf',
    matchpoints: '2-1-0',
    unequalFields: 'neuberg',
    crossImps: 'mean',
    butler: { drops: [{ highest: 1, lowest: 1, from: 4 }], fives: 'away-from-zero' },
  },
};
