import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASES } from './bases.ts';
import { corpus } from './corpus.ts';
import { firstBug, requests, routesOf, withApp, type FuzzedRequest } from './routes.ts';

/** `npm run fuzz` tries as many as one likes. */
const CLUBS = 30;
const REQUESTS = 25;

test('every route of the application is fuzzed, and no other', async () => {
  const routes = await withApp((app) => routesOf(app));
  expect(Object.keys(BASES).toSorted()).toEqual(routes.toSorted());
});

test('no body, query or address makes a bug', async () => {
  const routes = await withApp((app) => routesOf(app));
  await fc.assert(
    fc.asyncProperty(requests(routes, REQUESTS), async (asked) => {
      expect(await firstBug(asked)).toBeNull();
    }),
    { numRuns: CLUBS, seed: 20_261_124 },
  );
}, 120_000);

test.each(corpus().map((asked) => [asked.map(({ method, path }) => `${method} ${path}`).join(', '), asked] as const))(
  'what was a bug once is none: %s',
  async (_name, asked: readonly FuzzedRequest[]) => {
    expect(await firstBug(asked)).toBeNull();
  },
);
