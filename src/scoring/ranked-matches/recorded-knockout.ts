import { compare } from '../numbers/exact.ts';
import type { RankedMatch, RankedMatches } from './ranked.ts';

/** Where a contestant of a knockout ends. */
interface BracketPlace {
  readonly place: number;
  readonly tied: boolean;
}

/**
 * The ranking of matches as that of a knockout, where they are one: whoever wins plays on until one is left. Losers of
 * a round share its places, but those of the semi-finals where they meet in the last round. Else it stays as it is.
 */
export function rankedAsKnockout<Ranked extends RankedMatches>(ranked: Ranked): Ranked {
  const places = placesOf(ranked.matches);
  if (places === null) return ranked;
  const rows = ranked.ranking.rows.map((row) => {
    const own = places.get(row.entry);
    // Totals split no tie: who lost in the same round shares its places.
    return own && row.unranked === null && row.withdrawn === null
      ? { ...row, ...own, separations: [], lotToDraw: false }
      : row;
  });
  const sorted = rows.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
  return { ...ranked, ranking: { ...ranked.ranking, rows: sorted } };
}

/** Null where the matches are of no knockout, or one of them has no winner. */
function placesOf(matches: readonly RankedMatch[]): ReadonlyMap<number, BracketPlace> | null {
  const rounds = [...Map.groupBy(matches, ({ match }) => match.round)].toSorted(([a], [b]) => a - b);
  const places = new Map<number, BracketPlace>();
  let left: readonly number[] | null = null;
  let out: readonly number[] = [];
  for (const [index, [, own]] of rounds.entries()) {
    const before: readonly number[] | null = left;
    const main: readonly RankedMatch[] = own.filter(
      (match) => before === null || playersOf(match).every((one) => before.includes(one)),
    );
    const others = own.filter((match) => !main.includes(match));
    const playing = main.flatMap(playersOf);
    const isWhole = new Set(playing).size === playing.length && (before === null || before.length === playing.length);
    const decided: readonly number[] = main.map(winnerOf).filter((winner) => winner !== null);
    if (!isWhole || decided.length !== main.length || decided.length === playing.length) return null;
    const lost: readonly number[] = playing.filter((one) => !decided.includes(one));
    for (const one of lost) places.set(one, { place: decided.length + 1, tied: lost.length > 1 });
    if (others.length > 0 && (index < rounds.length - 1 || !setThird(others, out, places))) return null;
    [left, out] = [decided, lost];
  }
  const [winner] = left ?? [];
  if (rounds.length < 2 || winner === undefined || left?.length !== 1) return null;
  return places.set(winner, { place: 1, tied: false });
}

/** Splits the third place where those who lost in the semi-finals meet. @returns whether they do */
function setThird(others: readonly RankedMatch[], out: readonly number[], places: Map<number, BracketPlace>): boolean {
  const [match, further] = others;
  const winner = match && !further && out.length === 2 ? winnerOf(match) : null;
  if (!match || winner === null || !playersOf(match).every((one) => out.includes(one))) return false;
  for (const one of out) places.set(one, { place: one === winner ? 3 : 4, tied: false });
  return true;
}

function playersOf({ match: { home, away } }: RankedMatch): readonly number[] {
  return away === null ? [home] : [home, away];
}

/** Null where there is none yet, or a tie. */
function winnerOf({ match: { home, away }, result }: RankedMatch): number | null {
  if (away === null) return home;
  if (!result.home || !result.away) return null;
  const apart = compare(result.home, result.away);
  return apart === 0 ? null : apart > 0 ? home : away;
}
