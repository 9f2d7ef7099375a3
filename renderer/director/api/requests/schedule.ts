import type { ScheduleRequest, ChosenProposal } from '../../../../main/club/schedule/proposals.ts';
import { asParam, ofSession, ofSessionNow } from './routes.ts';

/** The requests that change a movement under way. */
export const scheduleRequests = {
  proposeChange: async (id: number, requested: ScheduleRequest) =>
    (await ofSession.schedule.proposals.$post({ param: asParam(id), json: writableChange(requested) })).json(),
  applyChange: async (id: number, chosen: ChosenProposal) =>
    (await ofSessionNow.schedule.$post({ param: asParam(id), json: writableChange(chosen) })).json(),
  undoSchedule: async (id: number) => (await ofSessionNow.schedule.undo.$post({ param: asParam(id), json: {} })).json(),
};

/** A mutable copy of a request, as the body's type needs it. */
function writableChange<Requested extends ScheduleRequest>(requested: Requested) {
  const { change } = requested;
  if (change.kind !== 'wrong-opponents') return { ...requested, change };
  const [one, other] = change.tables;
  return { ...requested, change: { ...change, tables: [one, other] as [number, number] } };
}
