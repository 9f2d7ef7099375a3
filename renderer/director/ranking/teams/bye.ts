import { readPenaltyAmount } from '../pair/penaltyAmount.ts';

/** What a bye gives as it is typed, from hundredths; empty for nothing. */
export function byeText(hundredths: number | null): string {
  return hundredths === null ? '' : String(hundredths / 100);
}

/** The hundredths of what is typed, with a point or a comma; null where it is empty. */
export function readBye(typed: string): number | null | 'wrong' {
  if (typed.trim() === '') return null;
  return /^0+$/.test(typed.trim()) ? 0 : (readPenaltyAmount(typed) ?? 'wrong');
}
