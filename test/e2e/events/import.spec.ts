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
import { mitchellSpec } from '../../builders.ts';
import { rankingCsvOf } from '../../main/club/exchange/csv.ts';
import { swissTeams } from '../../main/club/exchange/usebio-matches.ts';
import { expectNoBarrier } from '../barriers.ts';
import { sessionOf, startEvening } from '../evenings.ts';
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
  await drop(page, DEALS);
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
  await expect(page.getByRole('dialog')).toContainText('Ctrl OImport a file');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+o');
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
  await events.open();
  await expect(events.event('Tuesday pairs')).toBeFocused();
  const files = filesOfEvents(dataFolder);
  for (const [index, file] of files.entries()) {
    await bring(file);
    await expect(form).toContainText('2 tables');
    await expect(form).toContainText(/\b(?:4 results|Elm heat)/);
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
  for (const kind of ['lin', 'bri', 'dge', 'dup', 'dlm'] as const) {
    const source = kind === 'lin' ? 'lin-deal-convert.lin' : `deals.${kind}`;
    await bring({ name: `deals.${kind}`, text: readFileSync(`test/data/formats/${source}`) });
    await expect(form).toContainText('16 deals, and no results.');
    await form.getByLabel('Into the event').selectOption(String(session));
    await form.getByRole('button', { name: 'Take the 16 deals' }).click();
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
  await bring(MEMBERS);
  await expect(page).toHaveURL(/members\/import$/);
  await expect(page.getByRole('region', { name: 'What it does' })).toContainText('2 added');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 added, 0 changed.')).toBeVisible();
});
