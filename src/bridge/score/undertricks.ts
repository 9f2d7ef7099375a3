import type { Risk } from '../contract.ts';

/**
 * The scales of undertrick penalties. They differ only in doubled contracts that are not vulnerable: `since-1987` is
 * the scale of the Laws of 1987 (rubber bridge: of 1993), `before-1987` the one before.
 */
export const UNDERTRICK_SCALES = ['since-1987', 'before-1987'] as const;
export type UndertrickScale = (typeof UNDERTRICK_SCALES)[number];

/**
 * The defenders' points for 1 to 13 undertricks (Law 77; rubber bridge: Law 81).
 *
 * Undoubled 50 a trick, vulnerable 100. Doubled and vulnerable 200, then 300 each. Doubled and not vulnerable 100,
 * 300, 500, then 300 more each; before 1987 every trick after the first 200 more. Redoubled twice as much.
 */
export function undertrickPenalty(
  risk: Risk,
  undertricks: number,
  vulnerable: boolean,
  scale: UndertrickScale,
): number {
  if (risk === '') return undertricks * (vulnerable ? 100 : 50);
  const doubled = vulnerable ? 300 * undertricks - 100 : doubledNotVulnerable(undertricks, scale);
  return risk === 'XX' ? doubled * 2 : doubled;
}

function doubledNotVulnerable(undertricks: number, scale: UndertrickScale): number {
  const from4th = scale === 'since-1987' ? Math.max(0, undertricks - 3) : 0;
  return 200 * undertricks - 100 + 100 * from4th;
}
