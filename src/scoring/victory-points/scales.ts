import { ACBL_20, ACBL_30 } from './acbl.ts';
import { EBU_SWISS_PAIRS, EBU_SWISS_PAIRS_HALF } from './ebu-swiss-pairs.ts';
import { OLD_25 } from './old-25.ts';
import type { VictoryPointScale, VictoryPointScaleCode } from './scale.ts';
import { WBF_CONTINUOUS } from './wbf-continuous.ts';
import { WBF_DISCRETE, WBF_DISCRETE_HALF } from './wbf-discrete.ts';

/** The published scales by their code. */
export const VICTORY_POINT_SCALES: Readonly<Record<VictoryPointScaleCode, VictoryPointScale>> = {
  'wbf-continuous': WBF_CONTINUOUS,
  'wbf-discrete': WBF_DISCRETE,
  'wbf-discrete-half': WBF_DISCRETE_HALF,
  'old-25': OLD_25,
  'acbl-20': ACBL_20,
  'acbl-30': ACBL_30,
  'ebu-swiss-pairs': EBU_SWISS_PAIRS,
  'ebu-swiss-pairs-half': EBU_SWISS_PAIRS_HALF,
};

/** The scale of half matches of those that have one. */
const HALF_SCALES: Readonly<Partial<Record<VictoryPointScale['code'], VictoryPointScale>>> = {
  'wbf-discrete': WBF_DISCRETE_HALF,
  'ebu-swiss-pairs': EBU_SWISS_PAIRS_HALF,
};

/** What a half match is read with where others are read with a scale; null where nothing is published. */
export function halfScaleOf({ code }: Pick<VictoryPointScale, 'code'>): VictoryPointScale | null {
  return HALF_SCALES[code] ?? null;
}
