/** Who takes a player's place in a pair for some rounds. */
export interface Substitute {
  /** Whose place: 1 North or East, 2 South or West. */
  readonly place: 1 | 2;
  readonly name: string;
  readonly fromRound: number;
  /** The last round, before another takes the place or the session ends. */
  readonly toRound: number;
}

/** A pair with the players it began with, and those who took their places. */
export interface PairWithSubstitutes {
  /** A name that is not known is empty. */
  readonly players: readonly [string, string];
  /** In order of round; left out where there are none. */
  readonly substitutes?: readonly Substitute[];
}

const PLACES = [1, 2] as const;

/** Who sits in a pair in a round. */
export function playersInRound(pair: PairWithSubstitutes, round: number): readonly [string, string] {
  const inPlace = (place: 1 | 2) =>
    pair.substitutes?.findLast((one) => one.place === place && one.fromRound <= round)?.name;
  return [inPlace(1) ?? pair.players[0], inPlace(2) ?? pair.players[1]];
}

/** The pair as it sits in a round: with the players of that round alone. The same object where nobody was replaced. */
export function pairInRound<Pair extends PairWithSubstitutes>(pair: Pair, round: number): Pair {
  if (!pair.substitutes) return pair;
  const { substitutes: _, ...rest } = pair;
  return { ...rest, players: playersInRound(pair, round) } as Pair;
}

/** Everybody known who sits in a pair. Where a player was replaced, each has the rounds: Ben Birch (1–4). */
export function allPlayers(pair: PairWithSubstitutes): readonly string[] {
  return PLACES.flatMap((place) => playersOfPlace(pair, place));
}

/** The same in two texts, one for each place. */
export function playersByPlace(pair: PairWithSubstitutes): readonly [string, string] {
  return [playersOfPlace(pair, 1).join(', '), playersOfPlace(pair, 2).join(', ')];
}

function playersOfPlace({ players, substitutes = [] }: PairWithSubstitutes, place: 1 | 2): readonly string[] {
  const starter = players[place - 1] ?? '';
  const followers = substitutes.filter((one) => one.place === place);
  const [first] = followers;
  if (!first) return starter === '' ? [] : [starter];
  const stints = [{ name: starter, fromRound: 1, toRound: first.fromRound - 1 }, ...followers];
  return stints.filter(({ name }) => name !== '').map((stint) => `${stint.name} (${roundsOf(stint)})`);
}

function roundsOf({ fromRound, toRound }: Pick<Substitute, 'fromRound' | 'toRound'>): string {
  return fromRound === toRound ? String(fromRound) : `${fromRound}–${toRound}`;
}
