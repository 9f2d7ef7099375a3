import type { Contract, Level, Risk, Strain } from '../contract.ts';

/** What the parts of a made contract are worth, the same at duplicate (Law 77) and rubber bridge (Law 81). */

const MULTIPLIER: Record<Risk, number> = { '': 1, X: 2, XX: 4 };
const TRICK_VALUE: Record<Strain, number> = { C: 20, D: 20, H: 30, S: 30, NT: 30 };
const FIRST_NO_TRUMP_EXTRA = 10;

/** Points for tricks bid and made that make a game. */
export const GAME_POINTS = 100;

/** Points for the tricks bid: 20 or 30 each, 40 for the first at no-trump; twice that doubled, four times redoubled. */
export function trickPoints({ level, strain, risk }: Contract): number {
  return (TRICK_VALUE[strain] * level + (strain === 'NT' ? FIRST_NO_TRUMP_EXTRA : 0)) * MULTIPLIER[risk];
}

/** Points for overtricks: trick value undoubled; 100 each doubled, 200 vulnerable; twice that redoubled. */
export function overtrickPoints({ strain, risk }: Contract, overtricks: number, vulnerable: boolean): number {
  if (risk === '') return overtricks * TRICK_VALUE[strain];
  return overtricks * (vulnerable ? 100 : 50) * MULTIPLIER[risk];
}

/** The slam bonus: small slam 500 or 750, grand slam 1000 or 1500, otherwise 0. */
export function slamPoints(level: Level, vulnerable: boolean): number {
  if (level === 6) return vulnerable ? 750 : 500;
  if (level === 7) return vulnerable ? 1500 : 1000;
  return 0;
}

/** 50 for making a doubled contract, 100 for a redoubled one. */
export function insultPoints(risk: Risk): number {
  return risk === '' ? 0 : 25 * MULTIPLIER[risk];
}
