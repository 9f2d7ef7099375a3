/** A team's name, its club and its players by their places: of its first pair, of its second, then everybody else. */
export interface NamesOfTeam {
  readonly name: string;
  /** The club it plays for; left out, it stays what it was. */
  readonly club?: string;
  readonly players: readonly string[];
}

/** The places of the two pairs that a team begins with. */
const PLACES = [0, 1, 2, 3] as const;

/**
 * What a team is called after somebody changed `before` to `asked` while others made it `now`: each name that only one
 * of them changed is as changed. Null where both changed the same name to different ones.
 */
export function mergeTeamNames(before: NamesOfTeam, now: NamesOfTeam, asked: NamesOfTeam): NamesOfTeam | null {
  const name = mergeName(before.name, now.name, asked.name);
  const seated = PLACES.map((place) => mergeName(at(before, place), at(now, place), at(asked, place)));
  const known = seated.filter((player) => player !== null);
  const club = asked.club === undefined ? now.club : mergeName(before.club ?? '', now.club ?? '', asked.club);
  if (name === null || club === null || known.length < seated.length) return null;
  const added = others(asked).filter((player) => !others(before).includes(player));
  const removed = others(before).filter((player) => !others(asked).includes(player));
  const further = [...others(now).filter((player) => !removed.includes(player)), ...added];
  const players = withoutEnd([...known, ...new Set(further.filter((player) => !known.includes(player)))]);
  return { name, ...(club !== undefined && { club }), players };
}

function mergeName(before: string, now: string, asked: string): string | null {
  if (asked === before || asked === now) return now;
  return now === before ? asked : null;
}

function at({ players }: NamesOfTeam, place: number): string {
  return players[place] ?? '';
}

/** Who plays for a team beside its first two pairs; they have no order. */
function others({ players }: NamesOfTeam): readonly string[] {
  return players.slice(PLACES.length).filter((player) => player !== '');
}

/** Without the places at the end where nobody is known. */
export function withoutEnd(players: readonly string[]): readonly string[] {
  return players.slice(0, players.findLastIndex((player) => player !== '') + 1);
}
