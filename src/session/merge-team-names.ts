/** A team's name, its club and its players by their places: of its first pair, of its second, then everybody else. */
export interface NamesOfTeam {
  readonly name: string;
  /** The club it plays for; left out, it stays what it was. */
  readonly club?: string;
  readonly players: readonly string[];
}

/** The names of a team after two changes, with where each player comes from: two players may have one name. */
export interface MergedTeam extends NamesOfTeam {
  readonly sources: readonly PlayerSource[];
}

/** The place where a player stood, in the team as it is or as it is asked for. */
export interface PlayerSource {
  readonly in: 'now' | 'asked';
  readonly place: number;
}

interface MergedPlayer {
  readonly name: string;
  readonly source: PlayerSource;
}

/** The places of the two pairs that a team begins with. */
const PLACES = [0, 1, 2, 3] as const;

/**
 * What a team is called after somebody changed `before` to `asked` while others made it `now`: each name that only one
 * of them changed is as changed. Null where both changed the same name to different ones.
 * @param isChosen whether somebody else of the same name was chosen for a place of `asked`
 */
export function mergeTeamNames(
  before: NamesOfTeam,
  now: NamesOfTeam,
  asked: NamesOfTeam,
  isChosen: (place: number) => boolean = () => false,
): MergedTeam | null {
  const name = mergeName(before.name, now.name, asked.name);
  const club = asked.club === undefined ? now.club : mergeName(before.club ?? '', now.club ?? '', asked.club);
  const seated = PLACES.flatMap((place): readonly MergedPlayer[] => {
    const merged = mergeName(at(before, place), at(now, place), at(asked, place));
    if (merged === null) return [];
    const stays = merged === at(now, place) && !(isChosen(place) && merged === at(asked, place));
    return [{ name: merged, source: { in: stays ? 'now' : 'asked', place } }];
  });
  if (name === null || club === null || seated.length < PLACES.length) return null;
  const players = [...seated];
  const most = (player: string) => mergeCount(...([before, now, asked].map((one) => countOf(one, player)) as Counts));
  for (const one of mergeOthers(before, now, asked, isChosen)) {
    if (players.filter((other) => other.name === one.name).length < most(one.name)) players.push(one);
  }
  const standing = players.slice(0, players.findLastIndex((one) => one.name !== '') + 1);
  return {
    name,
    ...(club !== undefined && { club }),
    players: standing.map((one) => one.name),
    sources: standing.map(({ source }) => source),
  };
}

/** Who plays beside the first two pairs: they have no order, and whoever was taken away by its place is that one. */
function mergeOthers(
  before: NamesOfTeam,
  now: NamesOfTeam,
  asked: NamesOfTeam,
  isChosen: (place: number) => boolean,
): readonly MergedPlayer[] {
  const kept = others(now);
  const added: MergedPlayer[] = [];
  const gone: { name: string; place: number }[] = [];
  const taken = others(asked);
  // Who stands where it stood is the same one; of the rest, who is there by name is too.
  for (const one of others(before)) {
    const same = taken.findIndex(({ name, place }) => place === one.place && name === one.name);
    if (same === -1) gone.push(one);
    else if (isChosen(one.place)) gone.push(one);
    else taken.splice(same, 1);
  }
  for (const one of taken) {
    const moved = isChosen(one.place) ? -1 : gone.findIndex(({ name }) => name === one.name);
    if (moved === -1) added.push({ name: one.name, source: { in: 'asked', place: one.place } });
    else gone.splice(moved, 1);
  }
  for (const one of gone) {
    const here = kept.findIndex(({ name, place }) => place === one.place && name === one.name);
    const anywhere = here === -1 ? kept.findIndex(({ name }) => name === one.name) : here;
    if (anywhere !== -1) kept.splice(anywhere, 1);
  }
  return [...kept.map(({ name, place }): MergedPlayer => ({ name, source: { in: 'now', place } })), ...added];
}

/** How often a name stands in a team: before, now and as asked. */
type Counts = [before: number, now: number, asked: number];

function mergeCount(...[before, now, asked]: Counts): number {
  if (asked === before) return now;
  return now === before ? asked : Math.max(now, asked);
}

function countOf({ players }: NamesOfTeam, name: string): number {
  return players.filter((player) => player === name).length;
}

function mergeName(before: string, now: string, asked: string): string | null {
  if (asked === before || asked === now) return now;
  return now === before ? asked : null;
}

function at({ players }: NamesOfTeam, place: number): string {
  return players[place] ?? '';
}

/** Who plays for a team beside its first two pairs. */
function others({ players }: NamesOfTeam): { readonly name: string; readonly place: number }[] {
  return players
    .map((name, place) => ({ name, place }))
    .slice(PLACES.length)
    .filter(({ name }) => name !== '');
}

/** Without the places at the end where nobody is known. */
export function withoutEnd(players: readonly string[]): readonly string[] {
  return players.slice(0, players.findLastIndex((player) => player !== '') + 1);
}
