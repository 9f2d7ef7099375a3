/** Somebody who plays in a season. */
interface NamedPlayer {
  readonly id: number;
  readonly name: string;
}

/** The names of the players of a season, by id. */
export function seasonNamesOf({ players }: { readonly players: readonly NamedPlayer[] }): ReadonlyMap<number, string> {
  return new Map(players.map(({ id, name }) => [id, name]));
}

/** The name of a player, or of both of a partnership. */
export function rowName(ids: readonly number[], names: ReadonlyMap<number, string>): string {
  return ids.map((id) => names.get(id) ?? '').join(' / ');
}
