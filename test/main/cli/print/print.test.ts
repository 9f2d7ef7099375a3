import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { deleteEvent } from '../../../../main/club/competitions/deletion.ts';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { run } from '../../../../main/cli/run.ts';
import { DOCUMENT_NAMES } from '../../../../main/print/registry.ts';
import { mitchellSpec } from '../../../builders.ts';
import { readPdf, wordsOn } from '../../../pdf.ts';
import { changeLogo } from '../../../../main/club/logo/logo.ts';
import { damageLogo, drawnLogo } from '../../../logos.ts';
import { builtPageParts } from '../../site/support.ts';
import { newEvent, temporaryFolder, testClock, testClub, unwrap } from '../../support.ts';

/** The folder of a club with the sample evening, which stays open as beside a running program. */
function sampleClub() {
  const data = temporaryFolder();
  const club = testClub(testClock(), join(data, 'club.sqlite'));
  const { session } = unwrap(openSample(club, 'en'));
  return { data, club, session };
}

const print = (...args: readonly string[]) => run(['print', ...args]);

async function wordsIn(file: string): Promise<string> {
  return (await readPdf(readFileSync(file))).pages.map(wordsOn).join('\n');
}

describe('etui print', () => {
  test('writes a file for each document into the folder, beside a running program', async () => {
    const { data, session } = sampleClub();
    const out = join(data, 'papers', 'tonight');
    const call = [String(session), '--document', 'ranking,travellers', '--out', out, '--data', data];
    const { exit, out: printed, messages } = await print(...call);
    expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
    const files = readdirSync(out).toSorted();
    expect(files).toEqual([
      expect.stringMatching(/^Ranking - .*\.pdf$/),
      expect.stringMatching(/^Travellers - .*\.pdf$/),
    ]);
    expect(printed.trim().split('\n').toSorted()).toEqual(files.map((file) => join(out, file)));
    expect(await wordsIn(join(out, files[0] ?? ''))).toContain('North-South');
    expect(await wordsIn(join(out, files[1] ?? ''))).toContain('Board 7');
  });

  test('in the language, on the paper and for the boards asked for', async () => {
    const { data, session } = sampleClub();
    const call = [String(session), '--document', 'travellers', '--out', data, '--data', data];
    const { out } = await print(...call, '--language', 'fr', '--paper', 'Letter', '--boards', '3', '--json');
    const { files } = JSON.parse(out) as { files: { document: string; file: string; unprinted: string[] }[] };
    expect(files).toEqual([
      { document: 'travellers', file: expect.stringContaining('Fiches ambulantes'), unprinted: [] },
    ]);
    const { pages } = await readPdf(readFileSync(files[0]?.file ?? ''));
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[612, 792]]);
    expect(wordsOn(pages[0] ?? { width: 0, height: 0, texts: [] })).toContain('Étui 3');
  });

  test('without a logo that was damaged in the file', async () => {
    const { data, club, session } = sampleClub();
    await changeLogo(club, drawnLogo('image/png'));
    damageLogo(club.store.file);
    const { exit, out, messages } = await print(
      String(session),
      '--document',
      'ranking',
      '--out',
      data,
      '--data',
      data,
    );
    expect({ exit, messages }).toEqual({
      exit: 0,
      messages: ['The club’s logo is damaged in its file and left out. Choose it again in the settings.'],
    });
    expect(await wordsIn(out.trim())).toContain('North-South');
  });

  test('only the sections asked for', async () => {
    const data = temporaryFolder();
    const club = testClub(testClock(), join(data, 'club.sqlite'));
    const event = newEvent({ spec: mitchellSpec(5), further: [mitchellSpec(3)] });
    const { session } = unwrap(createEvent(club, event));
    const call = [String(session), '--document', 'guideCards,travellers', '--out', data, '--data', data];
    const { out } = await print(...call, '--section', 'b');
    const [travellers = '', cards = ''] = await Promise.all(out.trim().split('\n').map(wordsIn));
    expect(travellers).toContain('Section B');
    expect(travellers).not.toContain('Section A');
    expect(cards).toMatch(/^B6$/m);
    expect(cards).not.toMatch(/^A\d+$/m);
    expect(await print(...call, '--section', 'C')).toMatchObject({
      exit: 1,
      messages: ['There is no section C. There are A and B.'],
    });
  });

  test('one document into a file of its own', async () => {
    const { data, session } = sampleClub();
    const file = join(data, 'wall.pdf');
    const { exit, out } = await print('ranking', '--data', data, '--session', String(session), '-o', file);
    expect({ exit, out }).toEqual({ exit: 0, out: `${file}\n` });
    expect(await wordsIn(file)).toContain('North-South');
  });

  test('leaves the club’s file as it is', async () => {
    const { data, club, session } = sampleClub();
    club.store.close();
    const file = join(data, 'club.sqlite');
    const before = readFileSync(file);
    await print(String(session), '--document', 'ranking', '--out', join(data, 'out'), '--data', data);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a call that is wrong is answered with exit 2 and its cure', () => {
  test.each([
    [[], /^Which documents\? --document .*ranking/],
    [['3', '--document', 'ranking'], /^Into which folder\? --out DIR$/],
    [['3', '--document', 'rankings', '--out', 'x'], /^There is no document rankings\. There are: .*ranking/],
    [['last', '--document', 'ranking', '--out', 'x'], /^last is no event’s number\.$/],
    [['3', '4', '--document', 'ranking', '--out', 'x'], /^Several events are written as result pages/],
    [['3', 'four', '--document', 'page', '--out', 'x'], /^four is no event’s number\.$/],
    [['ranking', '4', '--session', '3', '--out', 'x'], /^4 is no event’s number\.$/],
    [['3', 'evening.etui', '--document', 'page', '--out', 'x'], /^evening\.etui: .*stands first and alone/],
    [['3', '--document', 'ranking', '--out', 'x', '--paper', 'A3'], /^A3 is no paper size\. There are A4 and Letter/],
    [['3', '--document', 'board', '--out', 'x', '--boards', '8-1'], /^The boards are written so: --boards 3,7-9$/],
    [['3', '--document', 'ranking', '--out', 'x', '--after', 'two'], /^The round is a number: --after 7$/],
    [['3', '--colour'], /^--colour is not understood here\.$/],
  ])('%j', async (args, problem) => {
    const { exit, out, messages } = await print(...args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(messages[0]).toMatch(problem);
    expect(messages[1]).toContain('Usage: npm run -s etui -- print EVENT');
    expect((await print(...args, '--language', 'fr')).messages.join()).toContain('npm run -s etui -- print TOURNOI');
  });
});

/** The sentence of a refusal, which leaves the folder of the papers unmade. */
async function refused(data: string, args: readonly string[]): Promise<string> {
  const folder = join(data, 'papers');
  const { exit, out, messages } = await print(...args, '--out', folder, '--data', data);
  expect({ exit, out, made: existsSync(folder) }).toEqual({ exit: 1, out: '', made: false });
  return messages.join('\n');
}

describe('what can’t be printed is refused with exit 1, and no file is made', () => {
  test('an event that is not there: those there are are named', async () => {
    const { data, session } = sampleClub();
    const sentence = await refused(data, [String(session + 1), '--document', 'ranking']);
    expect(sentence).toContain(`There is no event ${session + 1}. The newest: ${session} (`);
    expect(await refused(data, ['--document', 'ranking'])).toContain(`Which event? The newest: ${session} (`);
  });

  test('a deleted event', async () => {
    const { data, club, session } = sampleClub();
    unwrap(deleteEvent(club, session));
    expect(await refused(data, [String(session), '--document', 'ranking'])).toMatch(/is deleted\. Restore it/);
  });

  test('a document, a section, a board and a round that this event doesn’t have', async () => {
    const { data, session } = sampleClub();
    const event = String(session);
    expect(await refused(data, [event, '--document', 'ranking,crossTable'])).toBe(
      'crossTable is a document of matches, and this event has none.',
    );
    expect(await refused(data, [event, '--document', 'ranking', '--section', 'B'])).toBe(
      'There is no section B: this event has one section, A.',
    );
    expect(await refused(data, [event, '--document', 'board', '--boards', '1,99'])).toBe(
      'Board 99 is not played in this event.',
    );
    expect(await refused(data, [event, '--document', 'ranking', '--after', '99'])).toBe(
      'There is no round 99: there are 13.',
    );
  });

  test('a folder without a club, another program’s file, a file of another version', async () => {
    const data = temporaryFolder();
    const args = ['1', '--document', 'ranking'];
    expect(await refused(data, args)).toMatch(/club\.sqlite cannot be opened/);
    expect(await refused(join(data, 'not', 'there'), args)).toMatch(/club\.sqlite cannot be opened/);
    writeFileSync(join(data, 'club.sqlite'), 'no database at all, but long enough to be looked at as one'.repeat(9));
    expect(await refused(data, args)).toMatch(/club\.sqlite is not a club's file/);
    const [older, newer] = [sampleClub(), sampleClub()];
    for (const [{ data: folder, club }, by] of [
      [older, -1],
      [newer, 1],
    ] as const) {
      const { version } = club.store;
      club.store.close();
      const db = new SQLite(join(folder, 'club.sqlite'));
      db.pragma(`user_version = ${version + by}`);
      db.close();
    }
    expect(await refused(older.data, args)).toMatch(/older Etui .* Open the club once with this Etui/);
    expect(await refused(newer.data, args)).toMatch(/newer Etui/);
    const asked = await print(...args, '--out', data, '--data', older.data, '--json');
    expect(JSON.parse(asked.out)).toMatchObject({ kind: 'problem', code: 'notMigrated' });
  });

  test('a folder that can’t be written', async () => {
    const { data, session } = sampleClub();
    const file = join(data, 'taken');
    writeFileSync(file, '');
    mkdirSync(join(data, 'folder'));
    const call = [String(session), '--document', 'ranking', '--data', data];
    const { exit, messages } = await print(...call, '--out', file);
    expect({ exit, messages }).toEqual({ exit: 1, messages: [expect.stringMatching(/can’t be written .*folder/)] });
  });
});

test('--help names every document, in both languages', async () => {
  for (const language of ['en', 'fr']) {
    const { exit, out } = await print('--help', '--language', language);
    expect(exit).toBe(0);
    for (const name of DOCUMENT_NAMES) expect(out).toContain(name);
    expect(out).toContain('--section');
  }
});

describe('etui print of result pages', () => {
  beforeAll(builtPageParts);

  test('writes the page and the text for an e-mail beside papers', async () => {
    const { data, session } = sampleClub();
    const out = join(data, 'site');
    const { exit } = await print(String(session), '--document', 'page,mail', '--out', out, '--data', data);
    expect(exit).toBe(0);
    const [text = '', page = ''] = readdirSync(out).toSorted();
    expect([text, page]).toEqual([expect.stringMatching(/^Ranking - .*\.txt$/), expect.stringMatching(/\.html$/)]);
    expect(readFileSync(join(out, text), 'utf8')).toContain('North-South (%)');
    expect(readFileSync(join(out, page), 'utf8')).toContain('id="results"');
  });

  test('of several events are a folder with an index that leads to each', async () => {
    const { data, club, session } = sampleClub();
    const other = unwrap(openSample(club, 'en')).session;
    const out = join(data, 'season');
    const call = [String(session), String(other), '--document', 'page', '--out', out, '--data', data];
    expect((await print(...call)).exit).toBe(0);
    const files = readdirSync(out).toSorted();
    expect(files).toHaveLength(new Set([session, other]).size + 1);
    const index = readFileSync(join(out, 'index.html'), 'utf8');
    for (const file of files.filter((name) => name !== 'index.html')) {
      expect(file).toMatch(/^\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.html$/);
      expect(index.slice(0, index.indexOf('<script'))).toContain(`<a href="${file}">`);
    }
  });

  test('of several events are no papers, and no single file', async () => {
    const { data } = sampleClub();
    const papers = await print('1', '2', '--document', 'ranking', '--out', data, '--data', data);
    expect(papers.messages.join()).toContain('Several events are written as result pages');
    const file = await print('1', '2', '--document', 'page', '--out', join(data, 'a.html'), '--data', data);
    expect(file.messages.join()).toContain('--out names their folder');
    expect((await print('1', 'two', '--document', 'page', '--out', data, '--data', data)).exit).not.toBe(0);
  });
});
