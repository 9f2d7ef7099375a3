/**
 * How an event is scored, as one value. The scorer is given it; no rule is written anywhere else. What it is made of is
 * in regulation-rules.ts, the presets are in regulation-presets.ts, a club's own is made from one of them by
 * club-regulation.ts; stored-regulation.ts reads what an earlier version wrote, match-regulation.ts says what it is for a
 * match.
 */
export * from './rules.ts';
export { REGULATION_CODES, REGULATIONS, type RegulationCode } from './presets.ts';
export { regulationFromStored } from './stored.ts';
