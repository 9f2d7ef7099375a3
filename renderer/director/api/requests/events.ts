import type { DuplicateRequest } from '../../../../main/club/competitions/duplicate.ts';
import type { NewEvent } from '../../../../main/club/competitions/events.ts';
import type { EventDetails } from '../../../../main/club/model/event.ts';
import type { Language } from '../../../../src/language.ts';
import type { IndividualWishes } from '../../../../src/movement/individual/choices.ts';
import type { AddedUpWishes } from '../../../../src/movement/teams/added-up/choices.ts';
import type { TeamWishes } from '../../../../src/movement/teams/choices.ts';
import type { ChoiceWishes } from '../../../../src/movement/choice/choices.ts';
import { asParam, asQuery, routes, routesNow, ofSessionNow } from './routes.ts';
import { must } from './answers.ts';

/** The requests about the club's events. */
export const eventRequests = {
  /** The club's events, a page of them. */
  events: async (find: string, from: number) =>
    must(await (await routes.events.$get({ query: { find, from: String(from) } })).json()),
  /** One event of the list; null where it is deleted. */
  event: async (id: number) => {
    const { events } = must(await (await routes.events.$get({ query: { only: String(id) } })).json());
    return events[0] ?? null;
  },
  winners: async (sessions: readonly number[]) =>
    must(await (await routes.events.winners.$get({ query: { sessions: sessions.join(',') } })).json()),
  playedEvents: async (from: string, to: string) =>
    must(await (await routes.events.played.$get({ query: { from, to } })).json()),
  deletedEvents: async () => (await routes.events.deleted.$get()).json(),
  changeDetails: async (id: number, details: EventDetails) =>
    (await ofSessionNow.details.$put({ param: asParam(id), json: details })).json(),
  duplicateEvent: async (id: number, copy: DuplicateRequest) =>
    (await ofSessionNow.duplicate.$post({ param: asParam(id), json: copy })).json(),
  deleteEvent: async (id: number) => (await ofSessionNow.$delete({ param: asParam(id) })).json(),
  restoreEvent: async (id: number) => (await ofSessionNow.restore.$post({ param: asParam(id), json: {} })).json(),
  removeEvent: async (id: number) => (await ofSessionNow.remove.$post({ param: asParam(id), json: {} })).json(),
  movements: async (wishes: ChoiceWishes & { readonly sections: number }) =>
    must(await (await routes.movements.$get({ query: asQuery(wishes) })).json()),
  individuals: async (wishes: IndividualWishes & { readonly sections: number }) =>
    must(await (await routes.individuals.$get({ query: asQuery(wishes) })).json()),
  teamMovements: async ({ supply, kind, ...wishes }: TeamWishes) => {
    const query = {
      ...asQuery(wishes),
      ...(supply && { supply }),
      ...((kind === 'swiss' || kind === 'knockout') && { kind }),
    };
    return must(await (await routes.teams.$get({ query })).json());
  },
  addedUpMovements: async (wishes: AddedUpWishes) =>
    must(await (await routes.teams['added-up'].$get({ query: asQuery(wishes) })).json()),
  createEvent: async (event: NewEvent) => (await routesNow.events.$post({ json: event })).json(),
  openSample: async (language: Language) => must(await (await routesNow.sample.$post({ json: { language } })).json()),
};
