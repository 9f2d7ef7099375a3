/** A pair of a team, in the order of its making. */
interface TeamPair {
  readonly players: readonly [string, string];
}

/** The pairs that a team begins with. */
const FIRST_PAIRS = 2;

/**
 * The players of a team by their places: of its first pair, of its second, then everybody else of it. A place where
 * nobody is known is empty; none at the end is.
 * @param pairs of the team
 * @param known everybody of the team
 */
export function teamPlayersByPlace(pairs: readonly TeamPair[], known: readonly string[]): readonly string[] {
  const seated = pairs.slice(0, FIRST_PAIRS).flatMap(({ players }) => players);
  const all = [...seated, ...known.filter((player) => !seated.includes(player))];
  return all.slice(0, all.findLastIndex((player) => player !== '') + 1);
}
