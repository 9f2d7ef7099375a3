import type { Rule } from '../rule.ts';
import { choice } from '../shape.ts';

/**
 * How the matchpoints of a group with fewer results than the others are factored to the same top: Neuberg's formula for
 * any number of results, or small groups by percentages, with the limits of the EBU or of the ACBL.
 */
export const NEUBERG_RULES = ['neuberg', 'neuberg-ebu', 'neuberg-acbl'] as const;
export type NeubergRule = (typeof NEUBERG_RULES)[number];

export const neubergRule: Rule<NeubergRule> = {
  scope: 'matchpoints',
  usual: 'neuberg',
  shape: choice('neuberg', NEUBERG_RULES),
};
