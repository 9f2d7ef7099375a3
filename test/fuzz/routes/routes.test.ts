import { expect, test } from 'vitest';
import { BASES } from './bases.ts';
import { routesOf, withApp } from './requests.ts';

test('every route of the application is fuzzed, and no other', async () => {
  const routes = await withApp((app) => routesOf(app));
  expect(Object.keys(BASES).toSorted()).toEqual(routes.toSorted());
});
