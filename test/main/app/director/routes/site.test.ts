/** The files of events for the club's site: saved, never opened here, and complete in themselves. */
import { beforeAll, expect, test } from 'vitest';
import { openSample } from '../../../../../main/club/competitions/sample.ts';
import { changeSettings } from '../../../../../main/club/settings.ts';
import { builtPageParts, cellText, pageIn, sheetOf, tablesOf } from '../../../site/support.ts';
import { testClub, unwrap } from '../../../support.ts';
import { director } from '../support.ts';

beforeAll(builtPageParts);

function sampleSite() {
  const club = testClub();
  const { session } = unwrap(openSample(club, 'en'));
  return { club, session, ...director(club) };
}

test('the page of an event is a file to be saved, in the language asked for or the club’s', async () => {
  const { club, session, app } = sampleSite();
  const path = `/api/sessions/${session}/site/page.html`;
  const french = await app.request(`${path}?language=fr`);
  expect(french.status).toBe(200);
  expect(french.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(french.headers.get('Content-Disposition')).toMatch(/^attachment; .*filename\*=UTF-8''R%C3%A9sultats/);
  const html = await french.text();
  expect(html).toContain('<html lang="fr">');
  const page = pageIn(html);
  // Alone, it leads to no other file.
  expect([page.language, page.texts.fr.index]).toEqual(['fr', undefined]);
  expect(sheetOf(page.texts.fr, 'card-6').blocks).toHaveLength(1);
  changeSettings(club, { language: 'fr' }, { language: 'en' });
  expect(await (await app.request(path)).text()).toContain('<html lang="fr">');
});

test('the e-mail of an event is plain text', async () => {
  const { session, app } = sampleSite();
  const mail = await app.request(`/api/sessions/${session}/site/mail.txt?language=en`);
  expect(mail.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await mail.text()).toContain('North-South (%)');
});

test('an event that is not there, and a file that nobody makes, are refused', async () => {
  const { session, app } = sampleSite();
  const unknown = await app.request('/api/sessions/99/site/page.html');
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'unknownSession' }]);
  expect((await app.request(`/api/sessions/${session}/site/page.pdf`)).status).toBe(400);
  expect((await app.request('/api/site/season/pages/99')).status).toBe(404);
  expect((await app.request(`/api/site/season/events?sessions=${session},99`)).status).toBe(404);
});

test('the page of an event in a season leads to the page of all events, and that one back to it', async () => {
  const { session, app } = sampleSite();
  const read = async (path: string) =>
    (await (await app.request(`/api/site/season/${path}`)).json()) as {
      readonly name: string;
      readonly content: string;
    };
  const file = await read(`pages/${session}?language=en`);
  expect(file.name).toMatch(/^\d{4}-\d\d-\d\d-[a-z0-9-]+\.html$/);
  const index = await read(`events?sessions=${session}&language=fr`);
  expect(index).toMatchObject({ name: 'index.html', zip: expect.stringMatching(/^Résultats.*\.zip$/) });
  expect(pageIn(file.content).texts.en.index).toEqual({ text: 'Events', file: index.name });
  const page = pageIn(index.content);
  expect(page.language).toBe('fr');
  const [row] = tablesOf(sheetOf(page.texts.fr, 'events'))[0]?.rows ?? [];
  expect(row?.cells[0]).toMatchObject({ file: file.name });
  expect(cellText(row?.cells[2])).toContain('N-S');
});
