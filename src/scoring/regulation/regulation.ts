/**
 * How an event is scored, as one value, which scoring takes as an argument: no rule is written anywhere else. Its rules
 * are in rules.ts, one file each in rules/; the presets are in presets.ts. club.ts makes a club's own regulation of a
 * preset, stored.ts reads what any version stored, and match.ts has the rules for a match.
 */
export * from './rules/artificial.ts';
export * from './rules/board-rounding.ts';
export * from './rules/butler.ts';
export * from './rules/cross-imps.ts';
export * from './rules/matches.ts';
export * from './rules/matchpoints.ts';
export * from './rules/neuberg.ts';
export * from './rules/short-cross-imps.ts';
export * from './rules/shown.ts';
export * from './rules/sit-out.ts';
export * from './rules/split-scores.ts';
export * from './rules/unequal-boards.ts';
export * from './rules/victory-points.ts';
export type { Regulation } from './rules.ts';
export { REGULATION_CODES, REGULATIONS, type RegulationCode } from './presets.ts';
export { regulationFromStored } from './stored.ts';
