/** An event as one file: out of a club, into another, on from there and back, by dialog and by drop. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openClub, type Club } from '../../../main/club/club.ts';
import { readSession } from '../../../main/club/competitions/sessions.ts';
import { bringInEvent } from '../../../main/club/event-file/bring-in.ts';
import { saveEvent } from '../../../main/club/event-file/save.ts';
import { isProblem } from '../../../main/club/problem.ts';
import { recordResult } from '../../../main/club/results/results.ts';
import { changeSettings } from '../../../main/club/settings.ts';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { record, sessionOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EventsPage } from '../pages/EventsPage.ts';

/** Another club, on another machine. */
function otherClub(folder: string): Club {
  const club = openClub(path.join(folder, 'elm', 'club.sqlite'), { now: () => new Date() });
  if (isProblem(club)) throw new Error(club.code);
  changeSettings(club, { clubName: 'Elm Bridge Club' });
  return club;
}

/** Records a passed-out board on a table of round 1 there, and saves the event again. */
function goOn(club: Club, session: number, table: number): Buffer {
  const view = readSession(club, session);
  if (isProblem(view)) throw new Error(view.code);
  const [section] = view.sections;
  const cell = section?.cells.find((one) => one.round === 1 && one.table === table);
  if (!section || !cell) throw new Error(`no table ${table}`);
  const [board = 0] = cell.boards;
  const slot = { section: section.id, round: 1, table, slotBoard: board };
  const line = { board, ns: cell.ns, ew: cell.ew, outcome: { kind: 'passedOut' }, typed: 'p' } as const;
  const done = recordResult(club, session, { ...slot, ...line, expectedVersion: null });
  const saved = saveEvent(club, session);
  if (isProblem(done) || isProblem(saved)) throw new Error(JSON.stringify([done, saved]));
  return Buffer.from(saved.bytes);
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const file = page.getByRole('form', { name: 'Import' }).locator('input[type=file]');
  await file.setInputFiles({ name: 'tuesday.etui', mimeType: 'application/octet-stream', buffer });
}

test('an event leaves as a file, comes back with what another club did, or beside it', async ({
  app: { page, dataFolder },
}) => {
  const { session, results } = await startEvening(page, mitchellSpec(3));
  await record(page, session, results.slice(0, 1));
  const events = new EventsPage(page);
  await events.open();
  await expect(events.event('Tuesday pairs')).toBeFocused();

  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'Save the file' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Tuesday pairs 2026-11-24.etui');
  await expect(page.getByText('Saved as a file: Tuesday pairs 2026-11-24.etui.')).toBeVisible();
  await expect(events.event('Tuesday pairs')).toBeFocused();
  const bytes = await readFile(await saved.path());
  const elm = otherClub(dataFolder);
  const there = bringInEvent(elm, bytes, { seen: 'new', answers: [] });
  if (isProblem(there)) throw new Error(there.code);

  // It comes back with a result more, is taken out again in one step, and brought in once more.
  const longer = goOn(elm, there.session, 2);
  await page.keyboard.press('i');
  const form = page.getByRole('form', { name: 'Import' });
  await expect(form.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await choose(page, Buffer.from('board,ns,ew\n'));
  await expect(form.getByRole('alert')).toHaveText(/^This is no event saved by Etui\./);
  await choose(page, longer);
  await expect(form).toContainText('From Elm Bridge Club');
  await expect(form).toContainText('3 tables');
  await expect(form).toContainText('The file goes on where it stands here, with 1 change more.');
  await expect(form).toContainText('12 players, 12 known here');
  await expectNoBarrier(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tuesday pairs goes on with 1 change from the file.')).toBeVisible();
  await expect(form).toBeHidden();
  expect((await sessionOf(page, session)).results).toHaveLength(2);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: what the file brought to Tuesday pairs is out again.')).toBeVisible();
  expect((await sessionOf(page, session)).results).toHaveLength(1);

  // Now both have gone on. Dropped on the list, the file is a second event, which is undone as any other.
  const apart = goOn(elm, there.session, 3);
  const dropped = await page.evaluateHandle((base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const transfer = new DataTransfer();
    transfer.items.add(new File([data], 'tuesday.etui'));
    return transfer;
  }, apart.toString('base64'));
  await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
  await expect(page.getByText('Drop the file here')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await expect(form).toContainText('1 change only here, 1 change only in the file');
  await expect(page.getByText('Drop the file here')).toBeHidden();
  await form.getByRole('button', { name: 'Add as a second event' }).click();
  const second = events.event('Tuesday pairs (Elm Bridge Club)');
  await expect(second).toBeFocused();
  await expect(events.rows()).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(second).toBeHidden();
  await page.keyboard.press('i');
  await choose(page, apart);
  await expect(form).toContainText('“Tuesday pairs (Elm Bridge Club)” is deleted here');
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
  await page.keyboard.press('i');
  await choose(page, apart);
  await expect(form).toContainText('This club has everything in this file.');
  await expect(form.getByRole('link', { name: 'Open the event' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  elm.store.close();
});
