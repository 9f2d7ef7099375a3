import type { BreakChange } from '../../../../main/club/schedule/clock.ts';
import type { DealsView } from '../../../../main/club/model/deals.ts';
import type { NewDeals } from '../../../../main/club/deals/deals.ts';
import type { AfterRoundView } from '../../../../main/club/model/standings.ts';
import type { StatisticsView } from '../../../../main/club/model/statistics.ts';
import type { UndoWish } from '../../../../main/club/undo/undo.ts';
import type { ClockAction } from '../../../../src/session/clock.ts';
import { asParam, ofSession, ofSessionNow } from './routes.ts';
import { must } from './answers.ts';

/** The requests about a session as a whole. */
export const sessionRequests = {
  session: async (id: number) => must(await (await ofSession.$get({ param: asParam(id) })).json()),
  standings: async (id: number) => must(await (await ofSession.standings.$get({ param: asParam(id) })).json()),
  afterRound: async (id: number, round: number): Promise<AfterRoundView> => {
    const requested = { id: String(id), round: String(round) };
    return must(await (await ofSession.standings.after[':round'].$get({ param: requested })).json());
  },
  statistics: async (id: number): Promise<StatisticsView> =>
    must(await (await ofSession.statistics.$get({ param: asParam(id) })).json()),
  diff: async (id: number, since: number) =>
    must(await (await ofSession.diff[':since'].$get({ param: { id: String(id), since: String(since) } })).json()),
  deals: async (id: number): Promise<DealsView> =>
    must(await (await ofSession.deals.$get({ param: asParam(id) })).json()),
  changeDeals: async (id: number, { deals, source, before }: NewDeals) =>
    (
      await ofSessionNow.deals.$put({
        param: asParam(id),
        json: { deals: [...deals], source, ...(before !== undefined && { before }) },
      })
    ).json(),
  bridgemate: async (id: number) => must(await (await ofSession.bridgemate.$get({ param: asParam(id) })).json()),
  followBridgemate: async (id: number, path: string) =>
    (await ofSession.bridgemate.$put({ param: asParam(id), json: { path } })).json(),
  leaveBridgemate: async (id: number) => (await ofSession.bridgemate.$delete({ param: asParam(id) })).json(),
  undo: async (id: number, wish: UndoWish) =>
    (await ofSessionNow.undo.$post({ param: asParam(id), json: wish })).json(),
  redo: async (id: number) => (await ofSessionNow.redo.$post({ param: asParam(id), json: {} })).json(),
  changeBreak: async (id: number, requested: BreakChange) =>
    (await ofSessionNow.breaks.$put({ param: asParam(id), json: requested })).json(),
  clock: async (id: number, action: ClockAction['action'], seconds?: number) =>
    (
      await ofSessionNow.clock.$post({
        param: asParam(id),
        json: seconds === undefined ? { action } : { action, seconds },
      })
    ).json(),
};
