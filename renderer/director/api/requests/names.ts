import type { CarriedPair } from '../../../../main/club/players/carried-names.ts';
import type { RenumberedTeam } from '../../../../main/club/schedule/team-numbers.ts';
import type { TeamNames } from '../../../../main/club/players/teams.ts';
import type { Replacement } from '../../../../main/club/players/substitutes.ts';
import { asParam, ofSession } from './routes.ts';

/** Names with those that this page showed before. */
export interface ChangedNames extends NamedEntry {
  readonly before: readonly [string, string];
}

/** The names of one pair. */
export interface NamedEntry {
  readonly entry: number;
  readonly players: readonly [string, string];
  /** Players chosen among others of the same name. */
  readonly picked?: readonly [number | null, number | null];
}

/** The requests that change who plays. */
export const nameRequests = {
  changeNames: async (id: number, named: readonly ChangedNames[]) =>
    (await ofSession.names.$put({ param: asParam(id), json: { entries: named.map(writable) } })).json(),
  /** Replaces players of a pair from a round on; an empty name leaves the place as it is. */
  replacePlayers: async (id: number, { entry, fromRound, players: [first, second], picked = [] }: Replacement) =>
    (
      await ofSession.names.replaced.$put({
        param: asParam(id),
        json: { entry, fromRound, players: [first, second], picked },
      })
    ).json(),
  changeTeams: async (id: number, teams: readonly TeamNames[]) =>
    (await ofSession.teams.$put({ param: asParam(id), json: { teams: [...teams] } })).json(),
  renumberTeams: async (id: number, teams: readonly RenumberedTeam[]) =>
    (await ofSession.teams.numbers.$put({ param: asParam(id), json: { teams: [...teams] } })).json(),
  /** Gives pairs the players of pairs of a former event. */
  carryNames: async (id: number, pairs: readonly CarriedPair[]) =>
    (await ofSession.names.carried.$put({ param: asParam(id), json: { pairs } })).json(),
};

function writable({ entry, players, before, picked }: ChangedNames) {
  const chosen: [number | null, number | null] | undefined = picked && [picked[0], picked[1]];
  return { entry, players: writablePair(players), before: writablePair(before), ...(chosen && { picked: chosen }) };
}

/** A mutable copy of a pair, as the body's type needs it. */
export function writablePair<One>([first, second]: readonly [One, One]): [One, One] {
  return [first, second];
}
