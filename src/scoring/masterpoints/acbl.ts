import { roundHalfUp } from './award.ts';
import type { MasterpointReason, MasterpointTable, MasterpointField, MasterpointScheme } from './scheme.ts';

/** A kind of club game of the American Contract Bridge League. */
interface Game {
  readonly code: MasterpointScheme['code'];
  /** For the first place, in hundredths for each entry of the group. */
  readonly perEntry: number;
  /** The largest award, in hundredths. The handbook names none for restricted games, which have that of open games. */
  readonly most: number;
}

const GAMES: readonly Game[] = [
  { code: 'acbl-open', perEntry: 10, most: 150 },
  { code: 'acbl-invitational', perEntry: 8, most: 120 },
  { code: 'acbl-restricted-20', perEntry: 5, most: 150 },
  { code: 'acbl-restricted-100', perEntry: 6, most: 150 },
  { code: 'acbl-restricted-200', perEntry: 7, most: 150 },
  { code: 'acbl-restricted', perEntry: 8, most: 150 },
  { code: 'acbl-newcomer-5', perEntry: 3, most: 100 },
  { code: 'acbl-newcomer-10', perEntry: 4, most: 100 },
  { code: 'acbl-newcomer-20', perEntry: 5, most: 100 },
];

/**
 * ACBL section awards of club games (ACBL Handbook, Calculating the Awards): first place by the size of the
 * group, second 70 %, third 50 %, fourth 35 % of it, then a fifth, a sixth and so on, to the top 40 % of the group,
 * half up. In a Mitchell a half table counts as a whole one; with one winner the group is the entries there are.
 * Rounded to a hundredth, half up; so are shared places, for which the handbook's page names no rule.
 */
export const ACBL_SCHEMES: readonly MasterpointScheme[] = GAMES.map((game) => ({
  code: game.code,
  awards: (field) => awards(game, field),
}));

const DEPTH = { part: 40, of: 100 } as const;
const PERCENT = [100, 70, 50, 35] as const;

function awards({ perEntry, most }: Game, { entries, tables, winners }: MasterpointField): MasterpointTable {
  const group = winners === 2 ? Math.ceil(tables) : entries;
  const depth = roundHalfUp(group * DEPTH.part, DEPTH.of);
  const first = Math.min(group * perEntry, most);
  const by = winners === 2 ? 'tables' : 'entries';
  const reasons = Array.from({ length: depth }, (_, index): MasterpointReason => {
    const percent = PERCENT[index];
    const part = percent === undefined ? { divisor: index + 1 } : { percent };
    return { kind: 'of-first', first: { each: perEntry, times: group, by, weight: null, most }, part };
  });
  const places = Array.from({ length: depth }, (_, index) => {
    const percent = PERCENT[index];
    return percent === undefined ? roundHalfUp(first, index + 1) : roundHalfUp(first * percent, 100);
  });
  return { places, reasons, unit: 1, shared: 'nearest', least: 1 };
}
