import type { MismatchView } from '../../../../main/club/model/draws.ts';
import type { KnockoutOverride } from '../../../../src/draw/knockout/override.ts';
import type { GivenResultInput } from '../../../../main/club/matches/given-results.ts';
import type { LineUpInput } from '../../../../main/club/schedule/line-ups.ts';
import { asParam, asMatchParam, ofSession, ofSessionNow } from './routes.ts';
import { must } from './answers.ts';

/** The requests about matches: line-ups, given results, knockouts. */
export const matchRequests = {
  changeLineUp: async (id: number, { match, ...lineUp }: LineUpInput) =>
    (await ofSession.matches[':match']['line-up'].$put({ param: asMatchParam(id, match), json: lineUp })).json(),
  /** What a match against the wrong opponents counts; null where it was drawn so. */
  mismatch: async (id: number, match: number): Promise<MismatchView | null> =>
    must(await (await ofSession.matches[':match'].mismatch.$get({ param: asMatchParam(id, match) })).json()).mismatch,
  /** Gives a match a result in the place of its lines; null takes it away again. */
  giveMatchResult: async (id: number, match: number, given: GivenResultInput) =>
    (await ofSession.matches[':match'].result.$put({ param: asMatchParam(id, match), json: given })).json(),
  knockout: async (id: number) => must(await (await ofSession.knockout.$get({ param: asParam(id) })).json()),
  /** Keeps what the director decided for a round of a knockout with its proposal. */
  decideKnockoutRound: async (id: number, round: number, overrides: readonly KnockoutOverride[]) =>
    (await ofSessionNow.knockout.$put({ param: asParam(id), json: { round, overrides } })).json(),
  drawKnockoutLot: async (id: number, round: number) =>
    (await ofSessionNow.knockout.lot.$post({ param: asParam(id), json: { round } })).json(),
  announceKnockout: async (id: number, key: string) =>
    (await ofSessionNow.knockout.announce.$post({ param: asParam(id), json: { key } })).json(),
  seedKnockout: async (id: number, seeds: readonly number[]) =>
    (await ofSessionNow.knockout.seeds.$put({ param: asParam(id), json: { seeds } })).json(),
  /** What the two of a match had in an earlier session of the event; null where they had no match. */
  earlierMeeting: async (id: number, match: number) =>
    must(await (await ofSession.knockout.matches[':match'].earlier.$get({ param: asMatchParam(id, match) })).json())
      .met,
  noteEarlierMatch: async (id: number, match: number, imps: readonly [string, string] | null) =>
    (await ofSessionNow.knockout.earlier.$put({ param: asParam(id), json: { match, imps } })).json(),
  playExtraBoards: async (id: number, match: number) =>
    (
      await ofSessionNow.knockout.matches[':match']['extra-boards'].$post({
        param: asMatchParam(id, match),
        json: {},
      })
    ).json(),
};
