import type { DrawToMake, EntryPair } from './wanted.ts';

/** What the director wants of a draw, with its reason. It holds up to a round: a match forbidden, or a seat kept. */
export type DrawWish = { readonly until: number; readonly reason: string } & (
  | { readonly kind: 'forbid' | 'force'; readonly pair: EntryPair }
  | { readonly kind: 'bye'; readonly entry: number }
  /** At home in its match. */
  | { readonly kind: 'home'; readonly entry: number }
  /** Plays at a place of the room, from 1: somebody who can't move. */
  | { readonly kind: 'place'; readonly entry: number; readonly place: number }
);

/** The wishes as the draw takes them. */
export function wishesOfDraw(wishes: readonly DrawWish[]): Pick<DrawToMake, 'forbidden' | 'forced' | 'byeFor'> {
  const pairs = (kind: 'forbid' | 'force') => wishes.flatMap((wish) => (wish.kind === kind ? [wish.pair] : []));
  const byes = wishes.flatMap((wish) => (wish.kind === 'bye' ? [wish.entry] : []));
  return { forbidden: pairs('forbid'), forced: pairs('force'), byeFor: byes[0] ?? null };
}

/** A match where it is played. */
export interface SeatedMatch {
  /** Its place in the room, from 1. */
  readonly place: number;
  readonly home: number;
  readonly away: number;
}

/** The matches with homes and places as they are wished; the others take the places that are left, in order. */
export function seatMatches<Match extends Omit<SeatedMatch, 'place'>>(
  matches: readonly Match[],
  wishes: readonly DrawWish[],
): readonly (Match & SeatedMatch)[] {
  const homes = new Set(wishes.flatMap((wish) => (wish.kind === 'home' ? [wish.entry] : [])));
  const wished = new Map(wishes.flatMap((wish) => (wish.kind === 'place' ? [[wish.entry, wish.place] as const] : [])));
  const taken = new Set<number>();
  const placed = matches.map(({ home, away }) => {
    const place = [wished.get(home), wished.get(away)].find((one) => one !== undefined && !taken.has(one));
    if (place !== undefined) taken.add(place);
    return place;
  });
  let next = 0;
  const free = (): number => {
    do next += 1;
    while (taken.has(next));
    return next;
  };
  return matches.map((match, index) => {
    const isTurned = homes.has(match.away) && !homes.has(match.home);
    const sides = isTurned ? { home: match.away, away: match.home } : {};
    return { ...match, ...sides, place: placed[index] ?? free() };
  });
}

/** Who meets whom, whatever the reasons. */
interface WhoMeets {
  readonly matches: readonly { readonly home: number; readonly away: number }[];
  readonly bye: { readonly entry: number } | null;
}

/** The wishes by which two of a draw change places: each meets the other's opponent, or has the other's bye. */
export function exchangeWishes(
  { matches, bye }: WhoMeets,
  [one, other]: EntryPair,
  { until, reason }: Pick<DrawWish, 'until' | 'reason'>,
): readonly DrawWish[] {
  const opponentOf = (entry: number): number | null => {
    const match = matches.find(({ home, away }) => home === entry || away === entry);
    return match ? (match.home === entry ? match.away : match.home) : null;
  };
  return [[one, opponentOf(other)] as const, [other, opponentOf(one)] as const].flatMap(
    ([entry, opponent]): DrawWish[] => {
      if (opponent === entry) return [];
      if (opponent !== null) return [{ kind: 'force', pair: [entry, opponent], until, reason }];
      return bye?.entry === one || bye?.entry === other ? [{ kind: 'bye', entry, until, reason }] : [];
    },
  );
}
