/** Several clubs on the same boards: two events and a table are added, compared with the own one, and taken back. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { run } from '../../../main/cli/run.ts';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { record, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { playElsewhere } from './other-clubs.ts';

interface SentFile {
  readonly name: string;
  readonly buffer: Buffer;
}

const csv = (name: string, lines: readonly string[]): SentFile => ({
  name,
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});
const BOARDS = [1, 2, 3, 4, 5, 6];
/** A club whose name takes two lines wherever it stands. */
const LONG_CLUB = 'Union sportive et culturelle de Saint-Jean-de-Maurienne';
const ASH = csv(`${LONG_CLUB}.csv`, [
  'board,ns,ew,score',
  ...BOARDS.flatMap((board) => [`${board},1,2,420`, `${board},3,4,-50`, `${board},5,6,110`]),
]);
const NAMES = csv('names.csv', ['club,entry,name', `${LONG_CLUB},1,Ann Birch & Bo Fir`]);
const ELSEWHERE = csv('Elm.csv', ['board,ns,ew,score', '21,1,1,420', '22,2,2,50x']);
const OTHER_BOARDS = csv('Elm.csv', ['board,ns,ew,score', '21,1,1,420', '22,2,2,50']);

async function choose(page: Page, ...files: readonly SentFile[]): Promise<void> {
  await page
    .locator('main input[type=file]')
    .setInputFiles(files.map((one) => ({ ...one, mimeType: 'application/octet-stream' })));
}

/** The rows of a table on screen: place, club and figure of each. */
function rowsOf(table: Locator): Promise<readonly (readonly string[])[]> {
  return table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const cells = [...row.querySelectorAll('td')].map((cell) => cell.textContent);
      return [cells[0] ?? '', cells[2] ?? '', cells.at(-1) ?? ''];
    }),
  );
}

test('other clubs are added, refused by name, ranked as etui combine ranks them, and undone to nothing', async ({
  app: { page, dataFolder },
}) => {
  const { session, results } = await startEvening(page, mitchellSpec(3));
  await record(page, session, results);
  const oak = playElsewhere(dataFolder, 'Oak', 1);
  const elm = playElsewhere(dataFolder, 'Elm', 4);
  const oakFile = { name: 'oak.etui', buffer: oak.file() };
  const elmFile = { name: 'elm.etui', buffer: elm.file() };

  // Whoever begins a new event finds them too, and is told where they are added.
  await page.keyboard.press('n');
  await expect(page.getByText('In a simultaneous event, other clubs are added below the ranking.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('simultaneous');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(/^Other clubs: Tuesday pairs, 24 Nov/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Other clubs' })).toBeVisible();
  await expectNoBarrier(page);

  // Nothing is added while a line can't be read, or another board was played.
  await choose(page, oakFile, ELSEWHERE);
  const offer = page.getByRole('form', { name: 'Found in the files' });
  await expect(offer.getByRole('alert')).toContainText('Elm.csv');
  await expect(offer.getByRole('alert')).toContainText('Line 3, score: “50x” is not a score.');
  await expect(offer.getByRole('button', { name: 'Add the club' })).toBeDisabled();
  await choose(page, OTHER_BOARDS);
  await expect(offer.getByRole('alert')).toContainText('No other club has played a board of Elm.');
  await offer.getByRole('button', { name: 'Take Elm.csv out' }).click();
  await choose(page, elmFile, ASH, NAMES);
  await expect(offer).toContainText('6 pairs, 18 results on boards 1 to 6, 1 with names');
  await expect(offer.getByRole('alert')).toBeHidden();

  // A name twice is refused by name; another one is given, and the three are added.
  await offer.getByRole('textbox', { name: 'Club of elm.etui' }).fill('Oak');
  await offer.getByRole('textbox', { name: 'Club of elm.etui' }).press('Tab');
  await expect(offer.getByRole('alert')).toContainText('Oak is there twice.');
  await offer.getByRole('textbox', { name: 'Club of elm.etui' }).fill('Elm');
  await offer.getByRole('textbox', { name: 'Club of elm.etui' }).press('Tab');
  await expect(offer.getByRole('alert')).toBeHidden();
  await offer.getByRole('button', { name: 'Add 3 clubs' }).click();
  await expect(offer).toBeHidden();

  // The figures are those of the command line.
  await page.getByRole('group', { name: 'How it is ranked' }).getByRole('button', { name: 'One list' }).click();
  const table = page.getByRole('table', { name: 'Ranking of all clubs' });
  await expect(table.locator('tbody tr')).toHaveCount(24);
  const own = await page.evaluate(async (id) => {
    const key = localStorage.getItem('etui page key') ?? '';
    const answer = await fetch(`/api/sessions/${id}/file`, { headers: { 'Etui-Key': key } });
    const reader = new FileReader();
    reader.readAsDataURL(await answer.blob());
    await new Promise((read) => reader.addEventListener('load', read));
    return typeof reader.result === 'string' ? reader.result : '';
  }, session);
  const paths = [
    { name: 'Own club.etui', buffer: Buffer.from(own.split(',')[1] ?? '', 'base64') },
    elmFile,
    oakFile,
    ASH,
  ].map((one) => {
    writeFileSync(path.join(dataFolder, one.name), one.buffer);
    return path.join(dataFolder, one.name);
  });
  const { out } = await run(['combine', ...paths, '--json']);
  const { ranking } = JSON.parse(out) as {
    readonly ranking: readonly { club: string; place: number; tied: boolean; percentage: number }[];
  };
  expect(await rowsOf(table)).toEqual(
    ranking.map((row) => [`${row.place}${row.tied ? '=' : ''}`, row.club, row.percentage.toFixed(2)]),
  );
  await expectNoBarrier(page);

  // A figure is looked into, down to a board of all clubs.
  await table.getByRole('button', { name: new RegExp(`^Why ${LONG_CLUB}, pair 1,`) }).click();
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText('Ann Birch / Bo Fir');
  await panel.getByRole('button', { name: 'Board 3' }).click();
  await expect(panel.getByRole('region', { name: 'Board 3' })).toContainText('12 scores of 4 clubs, a top is 22');
  await page.keyboard.press('Escape');

  // The same file again is refused; a newer one takes the place of the earlier, as is said before.
  await choose(page, oakFile);
  await expect(offer.getByRole('alert')).toContainText('This file is there already, as Oak.');
  oak.name(0, ['Cy Yew', 'Di Sloe']);
  await choose(page, { name: 'oak.etui', buffer: oak.file() });
  await expect(offer).toContainText('Takes the place of what is there of Oak.');
  await offer.getByRole('button', { name: 'Add the club' }).click();
  await expect(table).toContainText('Cy Yew');

  // One club by itself, the list of clubs, and one taken out.
  await page.getByRole('combobox', { name: 'Club' }).selectOption('Oak');
  await expect(table.locator('tbody tr')).toHaveCount(6);
  await page.getByRole('button', { name: 'Clubs (4)' }).click();
  await page.getByRole('button', { name: `Take ${LONG_CLUB} out` }).click();
  await expect(page.getByRole('button', { name: 'Clubs (3)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All clubs' })).toBeVisible();

  // Each step is undone, back to nothing.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Clubs (4)' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('the other clubs');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('link', { name: 'All clubs' })).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByRole('button', { name: 'Clubs (4)' })).toBeVisible();

  // In French, in the dark and on a phone; then on the second display.
  await setLook(page, { theme: 'dark', language: 'fr' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Autres clubs' })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('Ann Birch');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const ofLongClub = page.locator('tbody tr').filter({ hasText: LONG_CLUB }).first();
  await ofLongClub.scrollIntoViewIfNeeded();
  for (const part of [ofLongClub.getByText(LONG_CLUB).first(), ofLongClub.locator('td').last().getByRole('button')]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  // Pages turn every twelve seconds: this is the second of two.
  await page.clock.setFixedTime(12_000 * 150_000_001);
  await page.goto(new URL(`/sessions/${session}/display`, page.url()).href);
  const key = page.getByRole('button', { name: '4 tous les clubs' });
  await key.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2 sur 2');
  // However many lines a club takes, no row runs into the keys below.
  const keys = await key.boundingBox();
  for (const turn of [1, 0]) {
    await page.clock.setFixedTime(12_000 * (150_000_000 + turn));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${turn + 1} sur 2`);
    const bottoms = await page
      .getByRole('table')
      .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThan(keys?.y ?? 0);
  }
  await expect(page.getByRole('main')).toContainText(LONG_CLUB);
});
