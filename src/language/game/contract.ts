import { displayContract } from '../../bridge/notation/contract.ts';
import { seatLetter } from '../../bridge/notation/seat.ts';
import { formatTricks } from '../../bridge/notation/tricks.ts';
import type { Contract } from '../../bridge/contract.ts';
import type { Played } from '../../bridge/result/result.ts';
import type { Language } from '../../language.ts';
import { MINUS } from '../numbers.ts';

/** Declarer's tricks against the contract: `=` made exactly, `+1` one over, `−2` two down, with a true minus. */
export function tricksText(contract: Contract, tricks: number): string {
  return formatTricks(contract, tricks).replace('-', MINUS);
}

/** A contract, its declarer and tricks: 4♠ N =. */
export function contractText(played: Pick<Played, 'contract' | 'declarer' | 'tricks'>, language: Language): string {
  const { contract, declarer, tricks } = played;
  return `${displayContract(contract, language)} ${seatLetter(declarer, language)} ${tricksText(contract, tricks)}`;
}
