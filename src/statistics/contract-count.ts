import { tricksNeeded } from '../bridge/contract.ts';
import type { Played } from '../bridge/result/result.ts';
import { exact, type Exact } from '../scoring/numbers/exact.ts';

/** How many contracts of a kind were made and went down. */
export interface ContractCount {
  readonly made: number;
  readonly down: number;
  /** Tricks beyond the contract, of those made; tricks short of it, of those that went down. */
  readonly overtricks: number;
  readonly undertricks: number;
}

export const NO_CONTRACTS: ContractCount = { made: 0, down: 0, overtricks: 0, undertricks: 0 };

/** The count of one contract, played so many times with the same tricks. */
export function countContract({ contract, tricks }: Played, times: number): ContractCount {
  const over = tricks - tricksNeeded(contract);
  return over >= 0
    ? { made: times, down: 0, overtricks: over * times, undertricks: 0 }
    : { made: 0, down: times, overtricks: 0, undertricks: -over * times };
}

export function addContractCounts(counts: readonly ContractCount[]): ContractCount {
  return counts.reduce(
    (sum, one) => ({
      made: sum.made + one.made,
      down: sum.down + one.down,
      overtricks: sum.overtricks + one.overtricks,
      undertricks: sum.undertricks + one.undertricks,
    }),
    NO_CONTRACTS,
  );
}

export function totalContracts({ made, down }: ContractCount): number {
  return made + down;
}

/** The share of contracts made, 1 for all; null without a contract. */
export function shareMade(count: ContractCount): Exact | null {
  return quotient(count.made, totalContracts(count));
}

/** Average overtricks, negative for undertricks; null without a contract. */
export function averageTricks(count: ContractCount): Exact | null {
  return quotient(count.overtricks - count.undertricks, totalContracts(count));
}

function quotient(part: number, of: number): Exact | null {
  return of === 0 ? null : exact(part, of);
}
