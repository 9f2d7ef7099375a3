import type { Exact } from '../scoring/numbers/exact.ts';

/** Whoever can be told apart: by name in a file, by id in a club. */
export type PlayerKey = string | number;

/** What a pair, or a player, had in a session. */
export interface SeasonResult<Player extends PlayerKey> {
  /** One in an individual, two in a pair, more in a team. */
  readonly players: readonly Player[];
  /** As the session has it, or brought to one from IMPs; null where it has none. */
  readonly percent: Exact | null;
  /** Null: not ranked there. */
  readonly place: number | null;
  /** The masterpoints of each player; left out where the session gave none. */
  readonly masterpoints?: ReadonlyMap<Player, Exact>;
}

/** A session that counts. */
export interface SeasonSession<Player extends PlayerKey> {
  readonly key: number;
  readonly name: string;
  readonly results: readonly SeasonResult<Player>[];
}
