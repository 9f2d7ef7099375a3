import { pairKey } from './history.ts';
import type { DrawProblem } from './problem.ts';
import type { EntryPair } from './wanted.ts';

/** What can be wanted of two players. */
export const PLAYERS_WISHES = ['not-partners', 'not-at-table', 'partners'] as const;
export type PlayersWishKind = (typeof PLAYERS_WISHES)[number];

/** What the director wants of two players in a draw, with its reason. It holds up to a round. */
export interface PlayersWish {
  readonly kind: PlayersWishKind;
  readonly pair: EntryPair;
  readonly until: number;
  readonly reason: string;
}

/** The wishes as the draw asks for them. */
export interface PlayersWanted {
  /** Whom somebody is to play with; null for anybody. */
  readonly mateOf: (player: number) => number | null;
  /** Whether two may not be partners, by a wish for either. */
  readonly isForbidden: (one: number, other: number) => boolean;
  readonly isApart: (one: number, other: number) => boolean;
}

export function playersWanted(wishes: readonly PlayersWish[]): PlayersWanted {
  const keys = (kind: PlayersWishKind) =>
    new Set(wishes.flatMap((wish) => (wish.kind === kind ? [pairKey(...wish.pair)] : [])));
  const [never, apart] = [keys('not-partners'), keys('not-at-table')];
  const mates = new Map(
    wishes.flatMap(({ kind, pair: [one, other] }) =>
      kind === 'partners'
        ? [
            [one, other],
            [other, one],
          ]
        : [],
    ) as [number, number][],
  );
  const isApart = (one: number, other: number) => apart.has(pairKey(one, other));
  return {
    mateOf: (player) => mates.get(player) ?? null,
    isForbidden: (one, other) => never.has(pairKey(one, other)) || isApart(one, other),
    isApart,
  };
}

/**
 * What of the wishes can't be met, before anything is drawn. Players who are kept apart and of whom one doesn't play
 * are no problem.
 */
export function playersProblem(
  order: readonly number[],
  wishes: readonly PlayersWish[],
  out: readonly number[],
): DrawProblem | null {
  const kind = 'problem';
  const same = wishes.find(({ pair: [one, other] }) => one === other);
  if (same) return { kind, code: 'against-itself', entry: same.pair[0] };
  const forced = wishes.flatMap((wish) => (wish.kind === 'partners' ? [wish.pair] : []));
  const stranger = forced.flat().find((player) => !order.includes(player));
  if (stranger !== undefined) return { kind, code: 'not-drawn', entry: stranger };
  const twice = [...forced.flat(), ...out].find((player, place, all) => all.indexOf(player) !== place);
  if (twice !== undefined) return { kind, code: 'forced-twice', entry: twice };
  const { isForbidden } = playersWanted(wishes);
  const both = forced.find(([one, other]) => isForbidden(one, other));
  return both ? { kind, code: 'forced-and-forbidden', pair: both } : null;
}
