import { DOCUMENT_NAMES } from '../../../../../main/print/registry.ts';
import { describe, expect, test } from 'vitest';
import { PRESS } from '../../../../../main/app/director/paper.ts';
import { changeSettings } from '../../../../../main/club/settings.ts';
import { changeLogo } from '../../../../../main/club/logo/logo.ts';
import { damageLogo, drawnLogo } from '../../../../logos.ts';
import { clubWithEvent, sessionOf, unwrap } from '../../../support.ts';
import { director, recordingPaper } from '../support.ts';

function press(name = 'Tuesday pairs') {
  const { club, session } = clubWithEvent({ name });
  const { paper, asked } = recordingPaper();
  return { club, session, asked, ...director(club, { paper }) };
}

/** The name that a browser saves a file under. */
function savedName(headers: Headers): string {
  return decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '');
}

test('a logo that was damaged in the file is left out of the papers, which say so', async () => {
  const { club, session, get, asked } = press();
  await changeLogo(club, drawnLogo('image/png'));
  const paths = ['ranking.pdf', 'papers.pdf?use=after&documents=ranking,recap'];
  const damaged = async () =>
    Promise.all(
      paths.map(async (path) => (await get(`/api/sessions/${session}/print/${path}`)).headers.get('etui-logo-damaged')),
    );
  expect(await damaged()).toEqual([null, null]);
  damageLogo(club.store.file);
  expect(await damaged()).toEqual(['yes', 'yes']);
  const printed = asked.map(([, job]) => 'logo' in job && job.logo !== null);
  expect(printed).toEqual([true, true, true, false, false, false]);
});

describe('paper', () => {
  test.each([
    ['travellers', 'Fiches ambulantes'],
    ['slips', 'Bordereaux'],
    ['boardCards', 'Fiches des étuis'],
    ['ownScorecards', 'Feuilles de score à remplir'],
    ['seatingByName', 'Placement par nom'],
    ['seatingByTable', 'Placement par table'],
    ['attendance', 'Liste de présence'],
    ['badges', 'Badges'],
    ['tableCards', 'Fiches de table'],
    ['guideCards', 'Fiches de route'],
    ['ranking', 'Classement'],
    ['recap', 'Récapitulatif'],
    ['board', 'Résultats'],
    ['scorecards', 'Feuilles de score'],
    ['explanation', 'Explication'],
    ['rulings', 'Décisions'],
    ['changes', 'Changements depuis la publication'],
  ])('%s.pdf', async (kind, title) => {
    const { get, session, asked } = press();
    const { status, body, headers } = await get(`/api/sessions/${session}/print/${kind}.pdf?language=fr&paper=Letter`);
    expect(status).toBe(200);
    expect(body).toBe(`%PDF ${kind}`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(savedName(headers)).toBe(`${title} - Tuesday pairs 2026-11-24.pdf`);
    expect(headers.get('content-disposition')).toMatch(/^inline; /);
    expect(asked).toMatchObject([
      [
        kind,
        {
          language: 'fr',
          paper: 'Letter',
          printedAt: new Date('2026-11-24T19:30:00.000Z'),
          session: { id: session },
          standings: { change: 0 },
          settings: { paper: 'A4' },
        },
      ],
    ]);
  });

  test('says which names hold letters that no font has, a dozen of them and how many more', async () => {
    const { club, session } = clubWithEvent();
    const names = ['山田 太郎', 'half \ud83c', ...Array.from({ length: 12 }, (_, at) => `김 ${at}`)];
    const { get } = director(club, { paper: recordingPaper(names).paper });
    const { headers } = await get(`/api/sessions/${session}/print/ranking.pdf`);
    const told = decodeURIComponent(headers.get('etui-unprinted') ?? '');
    expect(JSON.parse(told)).toEqual({ names: names.slice(0, 12), more: 2 });
    const whole = await director(club).get(`/api/sessions/${session}/print/ranking.pdf`);
    expect(whole.headers.has('etui-unprinted')).toBe(false);
  });

  test('several documents as one file, each once, in the order asked for', async () => {
    const { get, session, asked } = press();
    const path = `/api/sessions/${session}/print/papers.pdf?language=fr&use=before`;
    const { status, headers, body } = await get(`${path}&documents=guideCards,travellers,guideCards`);
    expect([status, body]).toEqual([200, '%PDF papers']);
    expect(savedName(headers)).toBe('Papiers avant le jeu - Tuesday pairs 2026-11-24.pdf');
    expect(asked.map(([name]) => name)).toEqual(['guideCards', 'travellers']);
    for (const none of ['', '&documents=', '&documents=ranking,nothing'])
      expect(await get(`${path}${none}`)).toMatchObject({ status: 400 });
  });

  test('several documents have their pages one after the other; what is empty is left out', async () => {
    const { club, session } = clubWithEvent();
    const { get } = director(club, { paper: PRESS });
    const path = `/api/sessions/${session}/print`;
    const bytesOf = async (file: string) => {
      const { status, body, headers } = await get(`${path}/${file}`);
      expect(status).toBe(200);
      return { pages: (String(body).match(/\/Type \/Page\b/g) ?? []).length, nothing: headers.get('etui-nothing') };
    };
    const travellers = await bytesOf('travellers.pdf');
    const guideCards = await bytesOf('guideCards.pdf');
    expect(travellers.nothing).toBeNull();
    expect(await bytesOf('rulings.pdf')).toEqual({ pages: 1, nothing: 'yes' });
    const together = await bytesOf('papers.pdf?use=before&documents=travellers,rulings,guideCards');
    expect(together).toEqual({ pages: travellers.pages + guideCards.pages, nothing: null });
    expect(await bytesOf('papers.pdf?use=after&documents=rulings')).toEqual({ pages: 1, nothing: 'yes' });
  });

  test('the ranking after a round, and none after a round there is not', async () => {
    const { get, session, asked } = press();
    const { headers } = await get(`/api/sessions/${session}/print/ranking.pdf?after=2`);
    expect(savedName(headers)).toBe('Ranking, after round 2 - Tuesday pairs 2026-11-24.pdf');
    await get(`/api/sessions/${session}/print/board.pdf?after=2`);
    expect(asked).toMatchObject([
      ['ranking', { after: 2 }],
      ['board', {}],
    ]);
    expect(asked[0]?.[1]).not.toHaveProperty('report');
    expect(asked[1]?.[1]).not.toHaveProperty('after');
    const refused = await get(`/api/sessions/${session}/print/ranking.pdf?after=9`);
    expect(refused).toMatchObject({ status: 404, body: { code: 'unknownRound', rounds: 3 } });
  });

  test('follows the settings where nothing is asked, and prints all boards', async () => {
    const { get, club, session, asked } = press();
    unwrap(changeSettings(club, { language: 'fr', paper: 'Letter' }));
    await get(`/api/sessions/${session}/print/ranking.pdf`);
    expect(asked).toMatchObject([['ranking', { language: 'fr', paper: 'Letter' }]]);
    expect(asked[0]?.[1]).not.toHaveProperty('boards');
  });

  test('prints the boards asked for', async () => {
    const { get, session, asked } = press();
    await get(`/api/sessions/${session}/print/travellers.pdf?boards=5,1-3`);
    expect(asked).toMatchObject([['travellers', { boards: [1, 2, 3, 5] }]]);
  });

  test('explains the pair asked for, or every pair; other papers explain nobody', async () => {
    const { get, club, session, asked } = press();
    const entry = sessionOf(club, session).sections[0]?.entries[2]?.id;
    await get(`/api/sessions/${session}/print/explanation.pdf?entry=${entry}`);
    await get(`/api/sessions/${session}/print/explanation.pdf`);
    await get(`/api/sessions/${session}/print/ranking.pdf?entry=${entry}`);
    const explained = asked.map(([, document]) => (document as { explained?: readonly { entry: number }[] }).explained);
    expect(explained[0]?.map((one) => one.entry)).toEqual([entry]);
    expect(explained[1]).toHaveLength(6);
    expect(explained[2]).toBeUndefined();
  });

  test.each([
    ['ranking', 'Classement'],
    ['travellers', 'Fiches ambulantes'],
    ['rulings', 'Décisions'],
    ['statistics', 'Statistiques'],
  ])('%s.csv', async (kind, title) => {
    const { get, club, session, asked } = press();
    const { status, body, headers } = await get(`/api/sessions/${session}/export/${kind}.csv?language=fr`);
    expect(status).toBe(200);
    expect(body).toBe(`${kind}\n`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(savedName(headers)).toBe(`${title} - Tuesday pairs 2026-11-24.csv`);
    expect(asked).toEqual([[kind, expect.objectContaining({ language: 'fr', session: sessionOf(club, session) })]]);
  });
});

test('the documents are listed with what can be chosen for each, and the spreadsheets', async () => {
  const { get } = press();
  const { status, body } = await get('/api/documents');
  expect(status).toBe(200);
  expect(body).toEqual({
    documents: [
      { name: 'travellers', use: 'before', options: ['boards'], for: 'field' },
      { name: 'slips', use: 'before', options: ['blank'], for: 'field' },
      { name: 'tableCards', use: 'before', options: [] },
      { name: 'guideCards', use: 'before', options: [] },
      { name: 'boardCards', use: 'before', options: [] },
      { name: 'ownScorecards', use: 'before', options: ['blank'] },
      { name: 'seatingByName', use: 'before', options: [] },
      { name: 'seatingByTable', use: 'before', options: [] },
      { name: 'attendance', use: 'before', options: [] },
      { name: 'badges', use: 'before', options: [] },
      { name: 'draw', use: 'before', options: ['round'], drawn: true },
      { name: 'matchSlips', use: 'before', options: ['round'], for: 'matches', drawn: true },
      { name: 'lineUps', use: 'before', options: ['match', 'blank'], for: 'matches' },
      { name: 'matchSheets', use: 'before', options: ['match', 'blank'], for: 'matches' },
      { name: 'tableSlips', use: 'before', options: ['match'], for: 'matches' },
      { name: 'ranking', use: 'after', options: ['after'] },
      { name: 'sessions', use: 'after', options: [], several: true },
      { name: 'simultaneous', use: 'after', options: [], otherClubs: true },
      { name: 'roundStandings', use: 'after', options: ['after'], drawn: true, matched: true },
      { name: 'recap', use: 'after', options: [], for: 'field' },
      { name: 'bracket', use: 'after', options: [], for: 'matches', bracket: true },
      { name: 'crossTable', use: 'after', options: [], for: 'matches' },
      { name: 'board', use: 'after', options: ['boards'], for: 'field' },
      { name: 'matchBoards', use: 'after', options: ['match', 'boards'], for: 'matches' },
      { name: 'hands', use: 'after', options: ['boards'] },
      { name: 'scorecards', use: 'after', options: ['entry'], for: 'field' },
      { name: 'pairCards', use: 'after', options: ['entry'], for: 'matches' },
      { name: 'prizes', use: 'after', options: [] },
      { name: 'explanation', use: 'after', options: ['boards', 'entry'] },
      { name: 'rulings', use: 'after', options: [] },
      { name: 'changes', use: 'after', options: [] },
    ],
    spreadsheets: [
      { name: 'ranking' },
      { name: 'addedUp', addedUp: true },
      { name: 'bracket', for: 'matches', bracket: true },
      { name: 'sessions', several: true },
      { name: 'simultaneous', otherClubs: true },
      { name: 'prizes' },
      { name: 'roundStandings', drawn: true, matched: true },
      { name: 'draw', drawn: true },
      { name: 'matches', for: 'matches' },
      { name: 'matchBoards', for: 'matches' },
      { name: 'entries' },
      { name: 'movement', for: 'field' },
      { name: 'travellers', for: 'field' },
      { name: 'rulings' },
      { name: 'statistics' },
    ],
  });
});

test.each([
  ['boards', '1-'],
  ['entry', '0'],
  ['after', 'x'],
  ['match', 'Jura'],
  ['round', 'last'],
  ['blank', 'no'],
])('an option that cannot be read is named: %s=%s', async (option, text) => {
  const { get, session } = press();
  const { status, body } = await get(`/api/sessions/${session}/print/rulings.pdf?${option}=${text}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'malformed', path: [option] });
});

describe('the application’s own press', () => {
  test.each(DOCUMENT_NAMES)('prints %s as a PDF', async (kind) => {
    const { club, session } = clubWithEvent();
    const { app } = director(club, { paper: PRESS });
    const response = await app.request(`/api/sessions/${session}/print/${kind}.pdf`);
    expect(response.status).toBe(200);
    expect(new TextDecoder('latin1').decode((await response.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  });

  test.each(['ranking', 'travellers', 'rulings', 'statistics'])('writes %s as CSV', async (kind) => {
    const { club, session } = clubWithEvent();
    const { get } = director(club, { paper: PRESS });
    const { status, body } = await get(`/api/sessions/${session}/export/${kind}.csv`);
    expect(status).toBe(200);
    expect(String(body).split('\n').length).toBeGreaterThan(1);
  });
});
