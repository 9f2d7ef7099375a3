import type { Artificial, Regulation } from './regulation-rules.ts';

export const REGULATION_CODES = ['wbf', 'ebu', 'acbl', 'ffb', 'sbf', 'abf', 'nz', 'pzbs'] as const;
export type RegulationCode = (typeof REGULATION_CODES)[number];

/** Law 12C2(a) and (c); EBU White Book 4.1.1.1 for the IMPs. */
const LAW_12C2: Artificial = {
  percents: { 'average-plus': 60, average: 50, 'average-minus': 40 },
  imps: { 'average-plus': 3, average: 0, 'average-minus': -3 },
  otherImps: [],
  ownAverage: true,
};

/**
 * WBF: matchpoints 2-1-0 (Law 78A), boards with fewer results by Neuberg's formula, whatever their number. Artificial
 * scores by Law 12C2. Cross-IMPs as the mean of the comparisons. Butler with the mean of all results, as WBF Butlers
 * were explained (BBO forum, topic 48693). Nothing published was found on split scores and on cross-IMPs of short
 * boards, which follow the EBU White Book (4.2.1, 4.2.4), nor on sit-outs, which count nothing.
 */
const WBF: Regulation = {
  code: 'wbf',
  matchpoints: '2-1-0',
  unequalFields: 'neuberg',
  boardRounding: null,
  artificial: LAW_12C2,
  splitScores: 'two-charts',
  sitOut: { percent: null, imps: null },
  crossImps: 'mean',
  shortCrossImps: 'results',
  butler: { drops: [], fives: 'away-from-zero' },
  shown: { points: 2, percentages: 2 },
};

/**
 * EBU: White Book 2025. Small groups 4.2.3.3; a board to 0.0001 matchpoints, halves away from average (4.2.3); two
 * charts for a split score (4.2.1); cross-IMPs 4.2.4; Butler's datum 4.2.6.2, which names no results to drop.
 */
const EBU: Regulation = {
  ...WBF,
  code: 'ebu',
  unequalFields: 'neuberg-ebu',
  boardRounding: { decimals: 4, halves: 'away-from-average' },
};

/**
 * ACBL: ACBLscore manual. Matchpoints 1-1/2-0, small groups and rounding to 0.01 with halves up on page 92; cross-IMPs
 * of short boards on page 83. The rest nobody published: as for the WBF.
 */
const ACBL: Regulation = {
  ...WBF,
  code: 'acbl',
  matchpoints: '1-1/2-0',
  unequalFields: 'neuberg-acbl',
  boardRounding: { decimals: 2, halves: 'up' },
  shortCrossImps: 'comparisons',
};

/**
 * FFB: matchpoints one for an equal score and two for a score beaten, cross-IMPs as the mean of all comparisons, as
 * French club rules have it. The rest nobody published: as for the WBF.
 */
const FFB: Regulation = { ...WBF, code: 'ffb' };

/** SBF: no rule of its own was found published; the Laws, and as for the WBF. */
const SBF: Regulation = { ...WBF, code: 'sbf' };

/**
 * ABF: Australian club practice, as its sessions are published (Compscore3). Butler without the highest and the
 * lowest result, which 70 of 70 boards of two sessions with 4, 6 and 7 results follow; of three results or fewer
 * none is dropped (bridge-scorer; nobody published such a board). A sit-out counts nothing. The rest is as for the
 * WBF, and the published sessions agree.
 */
const ABF: Regulation = {
  ...WBF,
  code: 'abf',
  butler: { drops: [{ highest: 1, lowest: 1, from: 4 }], fives: 'away-from-zero' },
};

/** New Zealand: as its sessions are published, matchpoints and awards as for the WBF; the rest was not found. */
const NZ: Regulation = { ...WBF, code: 'nz' };

/**
 * PZBS (Poland): published sessions have matchpoints, awards and weighted scores as for the WBF and 60 % for a
 * sit-out against a phantom pair, at cross-IMPs 0 IMPs (KoPS, JFR). The rest was not found.
 */
const PZBS: Regulation = { ...WBF, code: 'pzbs', sitOut: { percent: 60, imps: 0 } };

/** Where nothing else is said, `wbf`. */
export const REGULATIONS: Record<RegulationCode, Regulation> = {
  wbf: WBF,
  ebu: EBU,
  acbl: ACBL,
  ffb: FFB,
  sbf: SBF,
  abf: ABF,
  nz: NZ,
  pzbs: PZBS,
};
