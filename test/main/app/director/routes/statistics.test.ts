import { expect, test } from 'vitest';
import { recordResult } from '../../../../../main/club/results/results.ts';
import { cellAt, clubWithEvent, handIn, played, sectionOf, unwrap } from '../../../support.ts';
import { director } from '../support.ts';

test('GET /api/sessions/:id/statistics and /api/statistics', async () => {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  unwrap(recordResult(club, session, handIn(section, cellAt(section, 1, 1), { outcome: played(3, 9, 'W') })));
  const { get } = director(club);
  const tally = {
    results: 1,
    contracts: { partScore: { major: { made: 1, down: 0, overtricks: 0, undertricks: 0 } } },
    declarers: { W: { made: 1 }, N: { made: 0 } },
  };
  expect(await get(`/api/sessions/${session}/statistics`)).toMatchObject({
    status: 200,
    body: { tally, fields: [{ sections: [section.id], boards: [{ board: 1, spread: { median: -140 } }] }] },
  });
  expect(await get('/api/statistics')).toMatchObject({ status: 200, body: { sessions: 1, tally } });
  const csv = await get('/api/export/statistics.csv?language=fr');
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="Statistiques\.csv"/);
  expect(String(csv.body).split('\r\n')[1]).toMatch(/^Contrats demandés;Partielles;Mineure;/);
  expect(await get('/api/sessions/99/statistics')).toMatchObject({ status: 404, body: { code: 'unknownSession' } });
});
