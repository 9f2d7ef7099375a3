import type { Contract } from '../bridge/contract.ts';
import type { Outcome, Played } from '../bridge/result/result.ts';
import { sideOf } from '../bridge/seat.ts';
import { CONTRACT_KINDS, contractKind, type ContractKind } from './contract-kind.ts';
import { spreadOf, type Spread } from './spread.ts';

/** A result of a board: what happened, and its score signed from North-South; null without one. */
export interface BoardResult {
  readonly board: number;
  readonly outcome: Outcome;
  readonly score: number | null;
}

/** What a field made of one board: how far its scores lie apart, and how busy it was. */
export interface BoardStatistics {
  readonly board: number;
  /** Results with a score. */
  readonly scored: number;
  /** Null without a score. */
  readonly spread: Spread | null;
  /** Every score that occurred, least for North-South first. */
  readonly scores: readonly { readonly score: number; readonly times: number }[];
  /** Different contracts: by level, strain, doubling and side that declared. */
  readonly contracts: number;
  readonly kinds: Readonly<Record<ContractKind, number>>;
  /** Contracts doubled or redoubled. */
  readonly doubled: number;
  readonly passedOut: number;
}

/** What the field made of every board that has a result, in order of number. */
export function boardStatistics(results: readonly BoardResult[]): readonly BoardStatistics[] {
  return [...Map.groupBy(results, ({ board }) => board)]
    .map(([board, ofBoard]) => boardField(board, ofBoard))
    .toSorted((a, b) => a.board - b.board);
}

function boardField(board: number, results: readonly BoardResult[]): BoardStatistics {
  const scores = results.flatMap(({ score }) => (score === null ? [] : [score]));
  const played = results.flatMap(({ outcome }) => (outcome.kind === 'played' ? [outcome] : []));
  const kinds = Map.groupBy(played, ({ contract }) => contractKind(contract));
  return {
    board,
    scored: scores.length,
    spread: spreadOf(scores),
    scores: [...Map.groupBy(scores, (score) => score)]
      .map(([score, same]) => ({ score, times: same.length }))
      .toSorted((a, b) => a.score - b.score),
    contracts: new Set(played.map(contractKey)).size,
    kinds: Object.fromEntries(CONTRACT_KINDS.map((kind) => [kind, kinds.get(kind)?.length ?? 0])) as Record<
      ContractKind,
      number
    >,
    doubled: played.filter(({ contract }) => isDoubled(contract)).length,
    passedOut: results.filter(({ outcome }) => outcome.kind === 'passedOut').length,
  };
}

function contractKey({ contract: { level, strain, risk }, declarer }: Played): string {
  return `${level}${strain}${risk} ${sideOf(declarer)}`;
}

function isDoubled({ risk }: Contract): boolean {
  return risk !== '';
}
