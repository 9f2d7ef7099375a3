import { expect, test } from 'vitest';
import { evening } from '../support.ts';

const HANDS = 'N:KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';

test('PUT and GET /deals: the hands of boards, which are not shown while these may be played', async () => {
  const { get, post, put, path } = evening();
  const body = { deals: [{ board: 2, hands: HANDS }], source: 'club.pbn' };
  expect(await put(`${path}/deals`, body)).toMatchObject({ status: 200 });
  expect((await get(path)).body).toMatchObject({ dealt: [2] });
  expect((await get(`${path}/deals`)).body).toMatchObject({ disclosed: [], waiting: [{ board: 2 }] });
  for (const wrong of [{ deals: [] }, { deals: [...body.deals, ...body.deals] }, { deals: [{ board: 2, hands: 1 }] }]) {
    expect(await put(`${path}/deals`, { ...body, ...wrong })).toMatchObject({ status: 400 });
  }
  const twice = { ...body, deals: [{ board: 1, hands: HANDS.replace('AQ9', 'KQ9') }] };
  expect(await put(`${path}/deals`, twice)).toMatchObject({ status: 422, body: { code: 'dealNotPossible', board: 1 } });
  expect(await post(`${path}/undo`)).toMatchObject({ body: { scope: { subject: 'deals', boards: [2] } } });
  expect((await get(path)).body).toMatchObject({ dealt: [] });
});
