import { hc } from 'hono/client';
import type { DirectorApi } from '../../../../main/app/director/app.ts';
import { sendOnce, sendUntilAnswered } from '../connection.ts';

/** The typed client of the server. A wrong path, body or answer does not compile. */
export const routes = hc<DirectorApi>('/', { fetch: sendUntilAnswered }).api;

/** The routes of one session. */
export const ofSession = routes.sessions[':id'];

/** The routes of one sheet. */
export const ofSheet = routes.sheets[':id'];

/** The same for what must not happen later: it fails while the server is gone. */
export const routesNow = hc<DirectorApi>('/', { fetch: sendOnce }).api;

export const ofSessionNow = routesNow.sessions[':id'];

export const ofSheetNow = routesNow.sheets[':id'];

export const ofSeasonNow = routesNow.seasons[':id'];

/** The id in a route's address. */
export const asParam = (id: number) => ({ id: String(id) });

export const asRoundParam = (id: number, round: number) => ({ id: String(id), round: String(round) });

export const asMatchParam = (id: number, match: number) => ({ id: String(id), match: String(match) });

/** The values as strings of a query. */
export function asQuery<Values extends object>(values: Values): Record<keyof Values, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) as Record<
    keyof Values,
    string
  >;
}
