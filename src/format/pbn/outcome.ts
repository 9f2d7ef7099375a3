import { parseCard } from '../../bridge/notation/card.ts';
import { parseContractField } from '../../bridge/notation/contract.ts';
import { parseSeat } from '../../bridge/notation/seat.ts';
import { parseTricks } from '../../bridge/notation/tricks.ts';
import { MOST_TRICKS, type Contract } from '../../bridge/contract.ts';
import type { Outcome } from '../../bridge/result/result.ts';
import { outcomeScore } from '../../bridge/score/score.ts';
import { pbnProblem, type PbnProblem } from './faults.ts';

/** A result as a line of a table or the tags of a game have it; '' for what isn't there. */
export interface WrittenResult {
  readonly line: number;
  readonly board: number;
  readonly contract: string;
  readonly declarer: string;
  readonly result: string;
  readonly lead: string;
  /** From North-South, read; null where there is none. */
  readonly score: number | null;
  /** The percentages of both sides; null unless both are there. */
  readonly percentages: { readonly ns: number; readonly ew: number } | null;
}

/** The outcome, and what is wrong with it. Null where nothing of it can be read. */
export interface ReadOutcome {
  readonly outcome: Outcome | null;
  readonly problem: PbnProblem | null;
}

/** The outcome of a result: by its contract, else its score, else its percentages; not played where it has none. */
export function pbnOutcome(written: WrittenResult): ReadOutcome {
  const { contract: text, score, percentages, line, board } = written;
  const byScore = score === null ? null : scoreOnly(score);
  if (text === '') {
    const award = percentages && ({ kind: 'award', ...percentages } as const);
    return { outcome: byScore ?? award ?? { kind: 'notPlayed' }, problem: null };
  }
  const wrong = (code: 'contract-unreadable' | 'declarer-unreadable' | 'tricks-unreadable', quoted: string) => ({
    outcome: byScore,
    problem: pbnProblem(code, line, quoted, board),
  });
  const contract = parseContractField(text.replace(/^([1-7])NT?$/i, '$1NT'), 'en');
  if (contract === null) return wrong('contract-unreadable', text);
  if (contract === 'passedOut') return agreeing({ kind: 'passedOut' }, written);
  const declarer = parseSeat(written.declarer.replace(/^\^/, ''), 'en');
  if (declarer === null) return wrong('declarer-unreadable', written.declarer);
  const tricks = tricksOf(written.result, contract);
  if (tricks === null) return wrong('tricks-unreadable', written.result);
  return agreeing({ kind: 'played', contract, declarer, tricks, lead: parseCard(written.lead, 'en') }, written);
}

function scoreOnly(score: number): Outcome {
  return score === 0 ? { kind: 'passedOut' } : { kind: 'score', score };
}

/** The outcome; where another score is written, that score alone, since the boards were scored by it. */
function agreeing(outcome: Outcome, { score, line, board }: WrittenResult): ReadOutcome {
  const worth = outcomeScore(outcome, board);
  if (score === null || score === worth) return { outcome, problem: null };
  return { outcome: scoreOnly(score), problem: pbnProblem('score-disagrees', line, String(score), board) };
}

/** Declarer's tricks: 9, NS 9, ^9, or against the contract =, +1, -2. */
function tricksOf(text: string, contract: Contract): number | null {
  const counted = /^(?:(?:NS|EW)\s+)?\^?(\d{1,2})$/i.exec(text)?.[1];
  if (counted !== undefined) return Number(counted) <= MOST_TRICKS ? Number(counted) : null;
  return parseTricks(text, contract);
}

/** A score from North-South in the columns of both sides, of which one is empty or both agree; null for none. */
export function scoreOfSides(ns: string, ew: string): number | null {
  const [own, theirs] = [points(ns), points(ew)];
  if (own !== null && own !== 0) return own;
  if (theirs !== null) return 0 - theirs;
  return own;
}

/** A score in a tag: `NS 420`, `EW -50`, `-50` from North-South. */
export function scoreOfTag(text: string): number | null {
  const [, side = 'NS', score = ''] = /^(?:(NS|EW)\s+)?(\S+)/i.exec(text.trim()) ?? [];
  return side.toUpperCase() === 'EW' ? scoreOfSides('', score) : points(score);
}

/** PASS in a column of scores is 0. */
function points(text: string): number | null {
  if (/^pass$/i.test(text)) return 0;
  return /^[+-]?\d{1,4}$/.test(text) ? Number(text) : null;
}
