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
 * @param known everybody of the team; a name stands once for each player who has it
 */
export function teamPlayersByPlace(pairs: readonly TeamPair[], known: readonly string[]): readonly string[] {
  const seated = pairs.slice(0, FIRST_PAIRS).flatMap(({ players }) => players);
  const all = [...seated, ...withoutNames(known, seated)];
  return all.slice(0, all.findLastIndex((player) => player !== '') + 1);
}

/** Names without others, each of which takes one away. */
export function withoutNames(names: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return names.filter((name) => {
    const place = left.indexOf(name);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

/**
 * Everybody of a team, its pairs first. A player who sits in several pairs is one; two of a name are two where the
 * roster has both.
 */
export function teamPlayers(seated: readonly string[], roster: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of roster) counts.set(name, (counts.get(name) ?? 0) + 1);
  const listed = new Map<string, number>();
  return [...seated, ...roster].filter((name) => {
    const before = listed.get(name) ?? 0;
    listed.set(name, before + 1);
    return name !== '' && before < (counts.get(name) ?? 1);
  });
}
