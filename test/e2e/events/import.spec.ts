/** Files of other programs, by dialog and by drop on any screen: an event, deals, members, and what is none. */
import type { Page } from '@playwright/test';
import { mitchellSpec } from '../../builders.ts';
import { rankingCsvOf } from '../../main/club/exchange/csv.ts';
import { expectNoBarrier } from '../barriers.ts';
import { sessionOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EventsPage } from '../pages/EventsPage.ts';

interface DroppedFile {
  readonly name: string;
  readonly text: string;
}

async function drop(page: Page, file: DroppedFile): Promise<void> {
  const dropped = await page.evaluateHandle(({ name, text }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name));
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
