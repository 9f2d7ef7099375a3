import { MOST_TRICKS, tricksNeeded, type Contract } from '../contract.ts';
import { atEnd, digitsAhead, digitsValue, peek, skipSpaces, type TextCursor } from './scan.ts';

/** Declarer's tricks against the contract: `=` made exactly, `+1` one over, `-2` two down. */
export function formatTricks(contract: Contract, tricks: number): string {
  const over = tricks - tricksNeeded(contract);
  if (over > 0) return `+${over}`;
  return over === 0 ? '=' : String(over);
}

/** Declarer's tricks, 0 to 13, from `=`, `+1`, `-2` or `−2`; null when the text is none of them or cannot be. */
export function parseTricks(text: string, contract: Contract): number | null {
  const cursor: TextCursor = { text, at: 0 };
  skipSpaces(cursor);
  const sign = peek(cursor);
  cursor.at += 1;
  if (sign === '=') return atEnd(cursor) ? tricksNeeded(contract) : null;
  if (sign !== '+' && sign !== '-') return null;
  skipSpaces(cursor);
  const length = digitsAhead(cursor);
  if (length === 0) return null;
  const difference = digitsValue(cursor, length);
  cursor.at += length;
  if (!atEnd(cursor)) return null;
  const tricks = tricksNeeded(contract) + (sign === '+' ? difference : -difference);
  return tricks >= 0 && tricks <= MOST_TRICKS ? tricks : null;
}
