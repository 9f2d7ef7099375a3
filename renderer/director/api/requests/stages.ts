import type { SharedPlaceDecision } from '../../../../main/club/stages/decide.ts';
import type { FurtherSession } from '../../../../main/club/stages/further-session.ts';
import type { SeatInPlace } from '../../../../main/club/stages/seat.ts';
import type { LaterEvening } from '../../../../src/session/evenings.ts';
import type { RankedBy } from '../../../../src/scoring/standing/handicap.ts';
import type { OverallDerivation } from '../../../../src/scoring/derivation/overall.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { asParam, ofSession, ofSessionNow } from './routes.ts';
import { must } from './answers.ts';

/** The requests about several sessions of an event. */
export const stageRequests = {
  overall: async (id: number) => must(await (await ofSession.overall.$get({ param: asParam(id) })).json()),
  explainOverall: async (id: number, entry: number, by: RankedBy) => {
    const asked = { param: { ...asParam(id), entry: String(entry) }, query: { by } };
    const answer = must(await (await ofSession.overall[':entry'].$get(asked)).json());
    return deserializeExacts<OverallDerivation>(answer);
  },
  qualifying: async (id: number) => must(await (await ofSession.qualifying.$get({ param: asParam(id) })).json()),
  splitPlace: async (id: number, decision: SharedPlaceDecision) =>
    (
      await ofSessionNow.qualifying.split.$post({
        param: asParam(id),
        json: { ...decision, entries: [...decision.entries] },
      })
    ).json(),
  planEvenings: async (id: number, evenings: readonly LaterEvening[]) =>
    (await ofSessionNow.evenings.$put({ param: asParam(id), json: { evenings: [...evenings] } })).json(),
  choosePrizes: async (id: number, places: number) =>
    (await ofSessionNow.prizes.$put({ param: asParam(id), json: { places } })).json(),
  leaveAsDrawn: async (id: number) => (await ofSessionNow.qualifying.leave.$post({ param: asParam(id) })).json(),
  seatInPlace: async (id: number, seat: SeatInPlace) =>
    (await ofSessionNow.qualifying.seat.$post({ param: asParam(id), json: seat })).json(),
  addSession: async (before: number, next: FurtherSession) =>
    (await ofSessionNow.next.$post({ param: asParam(before), json: next })).json(),
};
