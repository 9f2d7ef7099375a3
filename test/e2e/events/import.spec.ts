/** Files of other programs, by dialog and by drop on any screen: an event, deals, members, and what is none. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openClub } from '../../../main/club/club.ts';
import { saveEvent } from '../../../main/club/event-file/save.ts';
import { importEvent } from '../../../main/club/exchange/import.ts';
import { isProblem } from '../../../main/club/problem.ts';
import { BWS } from '../../../src/format/bws/format.ts';
import { CSV } from '../../../src/format/csv-event/format.ts';
import { PBN } from '../../../src/format/pbn/pbn.ts';
import { USEBIO } from '../../../src/format/usebio/usebio.ts';
import { USUAL_SEASON_RULE } from '../../../src/season/rule.ts';
import { mitchellSpec } from '../../builders.ts';
import { rankingCsvOf } from '../../main/club/exchange/csv.ts';
import { swissTeams } from '../../main/club/exchange/usebio-matches.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, sessionOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EventsPage } from '../pages/EventsPage.ts';

interface DroppedFile {
  readonly name: string;
  readonly text: string | Uint8Array;
}

async function drop(page: Page, { name, text }: DroppedFile): Promise<void> {
  const file = { name, base64: Buffer.from(text).toString('base64') };
  const dropped = await page.evaluateHandle((sent) => {
    const data = Uint8Array.from(atob(sent.base64), (letter) => letter.codePointAt(0) ?? 0);
    const transfer = new DataTransfer();
    transfer.items.add(new File([data], sent.name));
    return transfer;
  }, file);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
  await expect(page.getByText('Drop the file here')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
}

async function choose(page: Page, { name, text }: DroppedFile): Promise<void> {
  const field = page.getByRole('form', { name: 'Import' }).locator('input[type=file]');
  await field.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const DEALS = {
  name: 'evening.csv',
  text: 'board,north,east,south,west\n1,65.A53.JT7.AK762,AK87.QT4.AK98.95,JT9.982.Q532.Q83,Q432.KJ76.64.JT4\n',
};
const MEMBERS = { name: 'members.csv', text: 'Name,EBU\nAnn North,1234\nBob South,1235\n' };

test('results become an event, deals go into one, and members open where they belong', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(3));
  const events = new EventsPage(page);
  const form = page.getByRole('form', { name: 'Import' });

  // Deals dropped in the room of an event go into it.
  await page.goto(new URL(`/sessions/${session}/room`, page.url()).href);
  await expect(page.getByRole('main')).toContainText('Round');
  // A dialog that is open makes way, for a drop and for the key.
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await drop(page, DEALS);
  await expect(dialog).toBeHidden();
  await expect(form).toContainText('One deal, and no results.');
  await expect(form.getByLabel('Into the event')).toHaveValue(String(session));
  await form.getByRole('button', { name: 'Take the deal' }).click();
  await expect(page.getByText('Deals taken into Tuesday pairs.')).toBeVisible();
  expect((await sessionOf(page, session)).dealt).toEqual([1]);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: Tuesday pairs')).toBeVisible();
  expect((await sessionOf(page, session)).dealt).toEqual([]);

  // Results with a line that can't be right become an event, which is undone whole and made again.
  await page.keyboard.press('F1');
  await expect(dialog).toContainText('Ctrl OImport a file');
  await page.keyboard.press('Control+o');
  await expect(dialog).toBeHidden();
  await expect(form.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  const results = { name: 'Heat 3.csv', text: rankingCsvOf(3).replace('2,1,1,4S', '2,1,1,9S') };
  await choose(page, results);
  await expect(form).toContainText('6 pairs, 3 tables, 3 rounds, 6 boards, 16 results');
  await expect(form).toContainText('1 problem in the file');
  await expect(form).toContainText('“9S” is no contract');
  await expect(form).toContainText('The file has no rounds.');
  await expect(form.getByLabel('Name')).toHaveValue('Heat 3');
  await expectNoBarrier(page);
  await form.getByRole('button', { name: 'Make the event' }).press('Enter');
  await expect(page.getByText('Made: Heat 3.')).toBeVisible();
  await expect(events.event('Heat 3')).toBeFocused();

  // It leaves again for the federation.
  await page.keyboard.press('x');
  const federation = page.getByRole('form', { name: 'Export' });
  await expect(federation).toContainText('For a dealing machine');
  await expectNoBarrier(page);
  const download = page.waitForEvent('download');
  await federation.getByRole('link', { name: 'USEBIO (.xml)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Heat 3 .*\.xml$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(events.event('Heat 3')).toBeHidden();

  // What nobody knows is said; members are opened in their own screen, with what would be done.
  await page.keyboard.press('i');
  await choose(page, { name: 'photo.bin', text: 'JFIF' });
  await expect(form.getByRole('alert')).toHaveText(/^Etui does not know what this file is\./);
  await drop(page, MEMBERS);
  await expect(page.getByRole('heading', { name: 'Ann North' }).or(page.getByText('Ann North').first())).toBeVisible();
  await expect(page).toHaveURL(/members\/import$/);
});

/** Two tables, two rounds of a board each, with names. */
const TWO_TABLES = `round,table,board,ns,ew,contract,declarer,tricks,ns_player1,ns_player2,ew_player1,ew_player2
1,1,1,1,3,4S,N,10,Ann,Bob,Cleo,Dan
1,2,2,2,4,3NT,E,8,Eve,Fay,Gus,Hal
2,1,3,1,4,3NT,W,9,Ann,Bob,Gus,Hal
2,2,4,2,3,4S,N,11,Eve,Fay,Cleo,Dan
`;

/** A file of each kind, by its ending: the events as Etui writes them, the deals as another program did. */
function filesOfEvents(folder: string): readonly DroppedFile[] {
  const [event] = CSV.parse(new TextEncoder().encode(TWO_TABLES)).events;
  const club = openClub(path.join(folder, 'elm', 'club.sqlite'), { now: () => new Date() });
  if (!event || isProblem(club)) throw new Error('no event');
  const made = importEvent(club, { name: 'elm.csv', bytes: Buffer.from(TWO_TABLES) }, ELM);
  const saved = isProblem(made) ? made : saveEvent(club, made.session);
  if (isProblem(saved)) throw new Error(saved.code);
  const written = [CSV, USEBIO, PBN, BWS].map(({ format, extensions, make }) => {
    const name = `Heat ${format}`;
    return { name: `${name}.${extensions[0]}`, text: make?.({ ...event, name }) ?? '' };
  });
  return [...written, { name: 'elm.etui', text: saved.bytes }];
}

const MOVEMENT = 'Tour;Table;NS;EO;Étuis\n1;1;1;3;1-3\n1;2;2;4;4-6\n';
const RANKINGS =
  'Evening\tDay\tRank\tNames\t%\nA\t1/9/2026\t1\tZoé / Bob\t60,5\nA\t1/9/2026\t2\tCleo / Dan\t39,5\nB\t\t1\tZoé / Dan\t55\n';
const SEASON = { name: 'Autumn', from: null, to: null, has: 'nothing', planned: null, rules: [USUAL_SEASON_RULE] };

const UNKNOWN_HEADS = 'Nr.;N-S;E-W;Bid;By;Made\n1;1;2;4S;N;10\n1;3;4;3NT;E;8\n';

const ELM = { event: 0, name: 'Elm heat', date: '2026-11-17', method: 'matchpoints', answers: [] } as const;

test('a file of each kind comes in, by drop and by dialog', async ({ app: { page, dataFolder } }) => {
  const { session } = await startEvening(page, mitchellSpec(4), { names: false });
  const events = new EventsPage(page);
  const form = page.getByRole('form', { name: 'Import' });
  let dropsNext = false;
  const bring = async (file: DroppedFile): Promise<void> => {
    dropsNext = !dropsNext;
    if (dropsNext) return drop(page, file);
    await page.keyboard.press('Control+o');
    await choose(page, file);
  };
  // What is found is the same by either way, and what is left has done nothing.
  const bringTwice = async (file: DroppedFile, ...found: readonly (string | RegExp)[]): Promise<void> => {
    await drop(page, file);
    for (const text of found) await expect(form).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.keyboard.press('Control+o');
    await choose(page, file);
    for (const text of found) await expect(form).toContainText(text);
  };
  await events.open();
  await expect(events.event('Tuesday pairs')).toBeFocused();
  const files = filesOfEvents(dataFolder);
  for (const [index, file] of files.entries()) {
    await bringTwice(file, '2 tables', /\b(?:4 results|Elm heat)/);
    // Whoever came in with the file before is the same player here.
    await form.getByRole('button', { name: /^(?:Make the event|Add the event)/ }).press('Enter');
    await expect(form).toBeHidden();
    await expect(events.rows()).toHaveCount(index + 2);
  }
  // Teams come in with their matches, by the scale that gives the scores of the file.
  const { name, bytes: text } = swissTeams();
  await bring({ name, text });
  await expect(form).toContainText('4 teams, 4 matches, 4 tables, 2 rounds');
  await expect(form).toContainText('WBF discrete 20-0. By it every match has the score of the file.');
  await expect(form).toContainText('Ranked as published: all 4');
  await expectNoBarrier(page);
  await form.getByRole('button', { name: 'Make the event' }).press('Enter');
  await expect(events.rows()).toHaveCount(files.length + 2);
  await expect(events.rows().filter({ hasText: 'Étoile & Co' })).toBeVisible();
  // And are taken back whole.
  await page.keyboard.press('Control+z');
  await expect(events.rows()).toHaveCount(files.length + 1);
  for (const kind of ['lin', 'bri', 'dge', 'dup', 'dlm'] as const) {
    const source = kind === 'lin' ? 'lin-deal-convert.lin' : `deals.${kind}`;
    const text = readFileSync(`test/data/formats/${source}`);
    await bringTwice({ name: `deals.${kind}`, text }, '16 deals, and no results.');
    await form.getByLabel('Into the event').selectOption(String(session));
    await form.getByRole('button', { name: 'Take the 8 deals' }).click();
    await expect(form).toBeHidden();
    expect((await sessionOf(page, session)).dealt).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Undone: Tuesday pairs')).toBeVisible();
  }
  // Heads that nobody knows are chosen beside what stands under them; the next file of the shape is read so.
  await bring({ name: 'mapped.csv', text: UNKNOWN_HEADS });
  const columns = form.getByRole('region', { name: 'Columns of the file' });
  await expect(columns).toContainText('Say what the columns hold.');
  await columns.getByLabel('Nr. holds').selectOption('board');
  await expect(form).toContainText('2 problems in the file');
  await columns.getByLabel('Made holds').selectOption('tricks');
  await expect(form).toContainText('1 board, 2 results');
  await expectNoBarrier(page);
  await form.getByRole('button', { name: 'Make the event' }).press('Enter');
  await expect(form).toBeHidden();
  await bring({ name: 'again.csv', text: UNKNOWN_HEADS });
  await expect(columns).toContainText('As for the last file with these columns.');
  await expect(form).toContainText('1 board, 2 results');
  await page.keyboard.press('Escape');

  // Lists are known by their columns. A movement is kept for new events, and taken back.
  await bring({ name: 'Tuesdays.csv', text: MOVEMENT });
  await expect(form.getByLabel('The file holds')).toHaveValue('movement');
  await expect(form).toContainText('2 tables, 1 round, 4 pairs');
  await expect(form.getByLabel('Boards a round')).toHaveValue('3');
  await form.getByRole('button', { name: 'Keep the movement' }).press('Enter');
  await expect(page.getByText('The movement Tuesdays is kept, and offered for new events.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: the movement Tuesdays.')).toBeVisible();
  // Names go to the pairs that the file numbers, as salliere writes them without heads.
  await bring({ name: 'names.csv', text: Buffer.from('2,Zoé Elm,Ola Fir\n9,Wes Gorse,Flo Hazel\n', 'latin1') });
  await expect(form.getByLabel('The file holds')).toHaveValue('entries');
  await form.getByLabel('Into the event').selectOption(String(session));
  await expect(form).toContainText('2Zoé Elm / Ola Fir');
  await expect(form).toContainText('The event has no number 9.');
  await expectNoBarrier(page);
  await form.getByRole('button', { name: 'Take the names' }).press('Enter');
  await expect(page.getByText('Names taken into Tuesday pairs.')).toBeVisible();
  const named = async () => (await sessionOf(page, session)).sections[0]?.entries.find(({ number }) => number === 2);
  expect((await named())?.players).toEqual(['Zoé Elm', 'Ola Fir']);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: Tuesday pairs')).toBeVisible();
  expect((await named())?.players).toEqual(['', '']);
  // What may be one thing or another is asked once.
  await bring({ name: 'who.csv', text: 'No;Who\n1;Una Larch\n2;Kit Oak\n' });
  await expect(form).toContainText('Its columns don’t say what this file is.');
  await form.getByLabel('The file holds').selectOption('entries');
  await columns.getByLabel('Who holds').selectOption('players');
  await form.getByLabel('Into the event').selectOption(String(session));
  await form.getByRole('button', { name: 'Take 2 lines of names' }).press('Enter');
  await expect(form).toBeHidden();
  await bring({ name: 'next.csv', text: 'No;Who\n3;Cleo East\n' });
  await expect(columns).toContainText('As for the last file with these columns.');
  await page.keyboard.press('Escape');
  // Past rankings go into a season, all evenings in one change.
  await ask(page, 'POST', '/api/seasons', SEASON);
  await bring({ name: 'past.csv', text: RANKINGS });
  await expect(form).toContainText('2 evenings, 3 lines.');
  await expect(form.getByRole('button', { name: 'Add the 2 evenings' })).toBeHidden();
  await form.getByLabel('Day of evening 2').fill('8/9/2026');
  await expectNoBarrier(page);
  await form.getByRole('button', { name: 'Add the 2 evenings' }).press('Enter');
  await expect(page).toHaveURL(/\/seasons\/\d+$/);
  await expect(page.getByRole('row', { name: 'Zoé 60.5' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('row', { name: 'Zoé 60.5' })).toBeHidden();
  await bring(MEMBERS);
  await expect(page).toHaveURL(/members\/import$/);
  await expect(page.getByRole('region', { name: 'What it does' })).toContainText('2 added');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 added, 0 changed.')).toBeVisible();
});

test('an import that takes long says how much is written, and Escape leaves it', async ({ app: { page } }) => {
  const form = page.getByRole('form', { name: 'Import' });
  await page.route('**/api/foreign-files', () => {
    // No answer: the import takes for ever.
  });
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('Control+o');
  await choose(page, { name: 'long.csv', text: TWO_TABLES });
  const asked = page.waitForRequest('**/api/foreign-files');
  await form.getByRole('button', { name: 'Make the event' }).press('Enter');
  await asked;
  await expect(form.getByRole('status')).toHaveText(/^Reading/);
  // How far the server is comes to every page that waits for it.
  const names = Array.from({ length: 2001 }, (_, index) => `Player ${index}`);
  const file = Buffer.from(['Name', ...names].join('\n')).toString('base64');
  await ask(page, 'POST', '/api/members/import', { file, mapping: [{ is: 'name' }] });
  await expect(form.getByRole('status')).toHaveText(/^2\s?000 of 2\s?001 results written/);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByText('Made:')).toHaveCount(0);
});
