import type { AskedPlayerView } from '../../../../main/club/model/event-file.ts';

/** Who each player of a file is that has to be asked about: a player here, null for somebody else. */
export interface ToldPlayers {
  readonly told: ReadonlyMap<number, number | null>;
  readonly tell: (player: number, is: number | null) => void;
}

/** The only one of the name is taken to be the same; of several it has to be said. */
export function likely({ player, candidates }: AskedPlayerView): readonly (readonly [number, number | null])[] {
  const [only, another] = candidates;
  return only && !another ? [[player, only.id]] : [];
}

/** Whether everybody is told, and no two are the same. */
export function isToldApart(asked: readonly AskedPlayerView[], told: ReadonlyMap<number, number | null>): boolean {
  const taken = [...told.values()].filter((is) => is !== null);
  return asked.every(({ player }) => told.has(player)) && new Set(taken).size === taken.length;
}
