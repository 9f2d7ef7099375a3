import { expect, test } from 'vitest';
import { cellAt, clubWithEvent, handIn, sectionOf, sessionOf } from '../../support.ts';
import { director } from '../director/support.ts';

function posting() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const { app } = director(club);
  const body = JSON.stringify(handIn(section, cellAt(section, 1, 1)));
  const post = async (id: string) => {
    const headers = { 'content-type': 'application/json', 'Idempotency-Key': id };
    const response = await app.request(`/api/sessions/${session}/results`, { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as object };
  };
  return { club, session, post };
}

test('a request that comes again with its id has the same answer, and the result is recorded once', async () => {
  const { club, session, post } = posting();
  const first = await post('phone 1, request 7');
  expect(first).toMatchObject({ status: 200, body: { result: { version: 1 } } });
  expect(await post('phone 1, request 7')).toEqual(first);
  expect(sessionOf(club, session).results).toMatchObject([{ version: 1 }]);
  expect(await post('phone 1, request 8')).toMatchObject({ status: 409, body: { code: 'versionConflict' } });
});

test('an id that is too long is refused', async () => {
  const { club, session, post } = posting();
  expect(await post('x'.repeat(65))).toMatchObject({ status: 400, body: { code: 'malformed' } });
  expect(sessionOf(club, session).results).toEqual([]);
});
