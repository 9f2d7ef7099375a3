import { expect, test } from 'vitest';
import { cellAt, clubWithEvent, handIn, played, sectionOf, testClock } from '../../../support.ts';
import { director } from '../support.ts';

test('GET /review and POST /review/accepted', async () => {
  const clock = testClock();
  const { club, session } = clubWithEvent({}, clock);
  const section = sectionOf(club, session);
  const { get, post } = director(club);
  const path = `/api/sessions/${session}`;
  const handed = handIn(section, cellAt(section, 1, 1), { outcome: played(4, 10) });
  const { round, table, slotBoard } = handed;
  const slot = { section: section.id, round, table, slotBoard };
  await post(`${path}/results`, handed);
  expect(await get(`${path}/review`)).toMatchObject({ status: 200, body: { items: [] } });
  clock.forward(60);
  await post(`${path}/verifications`, { ...slot, outcome: played(4, 9) });
  expect((await get(`${path}/review`)).body).toMatchObject({
    items: [{ version: 1, finding: { code: 'reading', slot } }],
  });
  const accepted = { ...slot, code: 'reading', version: 1 };
  for (const wrong of [{ code: 'odd' }, { version: -1 }, { slotBoard: 0 }, { note: '' }]) {
    expect(await post(`${path}/review/accepted`, { ...accepted, ...wrong })).toMatchObject({ status: 400 });
  }
  expect(await post(`${path}/review/accepted`, { ...accepted, slotBoard: 99 })).toMatchObject({
    body: { code: 'slotNotScheduled' },
  });
  expect(await post(`${path}/review/accepted`, accepted)).toMatchObject({ status: 200 });
  expect((await get(`${path}/review`)).body).toMatchObject({ items: [] });
  expect(await get('/api/sessions/99/review')).toMatchObject({ body: { code: 'unknownSession' } });
});
