import { RISKS, type Risk } from '../bridge/contract.ts';
import type { Outcome } from '../bridge/result/result.ts';
import { SEATS, type Seat } from '../bridge/seat.ts';
import { addContractCounts, countContract, NO_CONTRACTS, type ContractCount } from './contract-count.ts';
import {
  CONTRACT_KINDS,
  contractKind,
  DENOMINATIONS,
  denominationOf,
  type ContractKind,
  type Denomination,
} from './contract-kind.ts';

/** An outcome that occurred, and how many times. */
export interface CountedOutcome {
  readonly outcome: Outcome;
  readonly times: number;
}

/**
 * What was bid and made in a number of results. Every contract is counted once in each of `contracts`, `risks` and
 * `declarers`; the other results, which have no contract, once in one of the last four.
 */
export interface Tally {
  readonly results: number;
  readonly contracts: Readonly<Record<ContractKind, Readonly<Record<Denomination, ContractCount>>>>;
  readonly risks: Readonly<Record<Risk, ContractCount>>;
  readonly declarers: Readonly<Record<Seat, ContractCount>>;
  readonly passedOut: number;
  /** Only the score was noted. */
  readonly scoreOnly: number;
  /** Artificial adjusted scores (Law 12C2). */
  readonly awards: number;
  readonly notPlayed: number;
}

/** What was bid and made in these outcomes; the cost grows with the number of different ones. */
export function tallyOf(counted: readonly CountedOutcome[]): Tally {
  const contracts = byKind(() => byDenomination(() => NO_CONTRACTS));
  const risks = record(RISKS, () => NO_CONTRACTS);
  const declarers = record(SEATS, () => NO_CONTRACTS);
  const others = { passedOut: 0, score: 0, award: 0, notPlayed: 0 };
  for (const { outcome: counts, times } of counted) {
    // What was bid and made at the table stays so, whatever the director then ruled.
    const outcome = counts.kind === 'ruled' ? counts.atTable : counts;
    if (outcome.kind !== 'played') {
      others[outcome.kind] += times;
      continue;
    }
    const { contract, declarer } = outcome;
    const one = countContract(outcome, times);
    const [kind, denomination] = [contracts[contractKind(contract)], denominationOf(contract)];
    kind[denomination] = addContractCounts([kind[denomination], one]);
    risks[contract.risk] = addContractCounts([risks[contract.risk], one]);
    declarers[declarer] = addContractCounts([declarers[declarer], one]);
  }
  const results = counted.reduce((sum, { times }) => sum + times, 0);
  const { passedOut, score: scoreOnly, award: awards, notPlayed } = others;
  return { results, contracts, risks, declarers, passedOut, scoreOnly, awards, notPlayed };
}

/** All contracts of a kind. */
export function contractsOfKind({ contracts }: Tally, kind: ContractKind): ContractCount {
  return addContractCounts(DENOMINATIONS.map((denomination) => contracts[kind][denomination]));
}

/** All contracts in a denomination. */
export function contractsInDenomination({ contracts }: Tally, denomination: Denomination): ContractCount {
  return addContractCounts(CONTRACT_KINDS.map((kind) => contracts[kind][denomination]));
}

/** Every contract. */
export function allContracts(tally: Tally): ContractCount {
  return addContractCounts(CONTRACT_KINDS.map((kind) => contractsOfKind(tally, kind)));
}

const byKind = <Value>(value: () => Value) => record(CONTRACT_KINDS, value);
const byDenomination = <Value>(value: () => Value) => record(DENOMINATIONS, value);

function record<Key extends string, Value>(keys: readonly Key[], value: () => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value()])) as Record<Key, Value>;
}
