import type { Contract, Risk, Strain } from '../../../src/bridge/contract.ts';
import type { Outcome } from '../../../src/bridge/result/result.ts';
import { outcomeScore } from '../../../src/bridge/score/score.ts';
import type { Seat } from '../../../src/bridge/seat.ts';
import { parseShorthand } from '../../../src/bridge/shorthand/shorthand.ts';
import type { Finding, ReviewedResult, ReviewedSession } from '../../../src/review/finding.ts';
import { reviewSession } from '../../../src/review/review.ts';

/** An outcome as it is typed on a board. */
export function read(typed: string, board: number): Outcome {
  const parsed = parseShorthand(typed, { board, language: 'en', withoutLastNought: false });
  if (parsed.kind !== 'result') throw new Error(`${typed} is no result`);
  return parsed.outcome;
}

export function played(level: Contract['level'], strain: Strain, declarer: Seat, tricks: number, risk: Risk = '') {
  return { kind: 'played', contract: { level, strain, risk }, declarer, tricks, lead: null } as const;
}

/** A result at a table in its first round: pair 10 + table against pair 20 + table. */
export function result(table: number, board: number, outcome: Outcome, change: Partial<ReviewedResult> = {}) {
  const slot = { section: 1, round: 1, table, slotBoard: board };
  return { ...slot, board, ns: 10 + table, ew: 20 + table, outcome, score: outcomeScore(outcome, board), ...change };
}

/** The results of a board as they were typed, table 1 first. */
export function board(number: number, ...typed: readonly string[]): readonly ReviewedResult[] {
  return typed.map((text, place) => result(place + 1, number, read(text, number)));
}

export function session(change: Partial<ReviewedSession> = {}): ReviewedSession {
  return {
    cells: [],
    results: [],
    readings: [],
    fields: new Map(),
    roundInPlay: 1,
    undertricks: 'since-1987',
    ...change,
  };
}

/** What is found among results, in short: the code and the table. */
export function codes(results: readonly ReviewedResult[]): readonly string[] {
  return reviewSession(session({ results })).map(({ code, slot }) => `${code} ${slot.table}`);
}

export function only<Code extends Finding['code']>(findings: readonly Finding[], code: Code) {
  return findings.filter((finding): finding is Extract<Finding, { code: Code }> => finding.code === code);
}
