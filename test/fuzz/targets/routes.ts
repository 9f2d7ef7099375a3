import { demand, jsonOf } from '../judge.ts';
import { BASES } from '../routes/bases.ts';
import { firstBug, requests, type FuzzedRequest } from '../routes/requests.ts';
import type { FuzzTarget } from '../target.ts';

const REQUESTS = 25;

/** The director's routes: an input is a list of requests to a new club, in JSON. */
export const routesTarget: FuzzTarget = {
  name: 'routes',
  words: ['"method":"PUT"', '"body":', 'null', '-1', '1e21', '"\\u0000"', '"\\ud800"', '{}', '[]'],
  structured: requests(Object.keys(BASES), REQUESTS).map((asked) => JSON.stringify(asked)),
  longest: 20_000,
  tries: 25,
  async check(text) {
    const asked = jsonOf(text);
    if (!Array.isArray(asked) || !asked.every(isRequest)) return 'no requests';
    const bug = await firstBug(asked);
    demand(bug === null, () => `${bug?.request.method} ${bug?.request.path}: ${bug?.status} ${bug?.error}`);
    return `requests to ${[...new Set(asked.map(({ method }) => method))].toSorted().join(' ')}`;
  },
};

function isRequest(value: unknown): value is FuzzedRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { method, path, body } = value as Record<keyof FuzzedRequest, unknown>;
  const isKnown = typeof method === 'string' && /^(?:GET|POST|PUT|PATCH|DELETE)$/.test(method);
  const isPath = typeof path === 'string' && path.startsWith('/api/') && !path.startsWith('/api/stream');
  return isKnown && isPath && (method !== 'GET' || body === undefined);
}
