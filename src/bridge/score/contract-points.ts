import type { Contract, Level, Risk, Strain } from '../contract.ts';

/** What the parts of a made contract are worth, the same at duplicate (Law 77) and rubber bridge (Law 81). */

const MULTIPLIER: Record<Risk, number> = { '': 1, X: 2, XX: 4 };
const TRICK_VALUE: Record<Strain, number> = { C: 20, D: 20, H: 30, S: 30, NT: 30 };
const FIRST_NO_TRUMP_EXTRA = 10;

/** What a game is: that many points for tricks bid and made. */
export const GAME_POINTS = 100;

/** The tricks that were bid: 20 or 30 each, the first at no-trump 40; twice and four times as much when doubled. */
export function trickPoints({ level, strain, risk }: Contract): number {
  return (TRICK_VALUE[strain] * level + (strain === 'NT' ? FIRST_NO_TRUMP_EXTRA : 0)) * MULTIPLIER[risk];
}

/** Overtricks at trick value; doubled 100 each, vulnerable 200; redoubled twice as much. */
export function overtrickPoints({ strain, risk }: Contract, overtricks: number, vulnerable: boolean): number {
  if (risk === '') return overtricks * TRICK_VALUE[strain];
  return overtricks * (vulnerable ? 100 : 50) * MULTIPLIER[risk];
}

/** Small slam 500 or 750, grand slam 1000 or 1500, else nothing. */
export function slamPoints(level: Level, vulnerable: boolean): number {
  if (level === 6) return vulnerable ? 750 : 500;
  if (level === 7) return vulnerable ? 1500 : 1000;
  return 0;
}

/** 50 for making a doubled contract, 100 for a redoubled one. */
export function insultPoints(risk: Risk): number {
  return risk === '' ? 0 : 25 * MULTIPLIER[risk];
}
