/** A player replaced from a round on: both names where the whole session is shown, one where a round is. */
import type { Page } from '@playwright/test';
import { mitchellSpec } from '../../builders.ts';
import { askText, openScreen, record, sessionOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { ChangePanel } from '../pages/ChangePanel.ts';

const NEW = 'Marie-Charlotte de La Rochefoucauld';

async function openNames(page: Page, session: number): Promise<void> {
  await page.goto(new URL(`/sessions/${session}/names`, page.url()).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Replaces the second player of pair 2 from round 3 on, by keyboard alone. */
async function replaceInPairTwo(page: Page, session: number): Promise<readonly [string, string]> {
  await openNames(page, session);
  const { sections } = await sessionOf(page, session);
  const pair = sections[0]?.entries.find(({ number }) => number === 2);
  if (!pair) throw new Error('no pair 2');
  await page.getByRole('combobox', { name: 'Pair 2, player 1' }).focus();
  await page.keyboard.press('Control+b');
  const form = page.getByRole('form', { name: 'A player is replaced' });
  await expect(form.getByRole('combobox', { name: `In place of ${pair.players[0]}` })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Pair', exact: true })).toHaveValue(pair.label);
  await form.getByLabel('From round').fill('3');
  await form.getByRole('combobox', { name: `In place of ${pair.players[1]}` }).focus();
  await page.keyboard.type(NEW);
  // As the button says: one Enter replaces, with the name still being typed.
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText(`Rounds 3–5: ${NEW} for ${pair.players[1]}`)).toBeVisible();
  // The way back stands beside the line, however long its names.
  const line = page.getByRole('listitem').filter({ hasText: NEW });
  const [text, button] = [await line.locator('span').boundingBox(), await line.getByRole('button').boundingBox()];
  expect(button?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  return pair.players;
}

test('both names stand on ranking, scorecard, travellers and CSV, by the rounds they played', async ({ app }) => {
  const { page } = app;
  const { session, results } = await startEvening(page, mitchellSpec(5));
  await record(page, session, results);
  const [first, second] = await replaceInPairTwo(page, session);
  const both = [first, `${second} (1–2)`, `${NEW} (3–5)`];

  await openScreen(page, session, 'ranking');
  const row = page.getByRole('row').filter({ hasText: NEW }).first();
  await expect(row.getByTitle(both.join(' / '))).toBeVisible();

  // Another pair met pair 2 once: the opponents of that round are named, and they alone.
  const { sections } = await sessionOf(page, session);
  const cells = sections[0]?.cells ?? [];
  const pair = sections[0]?.entries.find(({ number }) => number === 2);
  for (const [round, player] of [
    [1, second],
    [4, NEW],
  ] as const) {
    const cell = cells.find((one) => one.round === round && one.ns === pair?.id);
    const board = cell?.boards[0] ?? 0;
    await page.goto(new URL(`/sessions/${session}/entry/${board}`, page.url()).href);
    const line = page.getByRole('row').filter({ has: page.getByTitle(`${first} / ${player}`, { exact: true }) });
    await expect(line).toHaveCount(1);
  }
  const csv = (kind: string) => askText(page, 'GET', `/api/sessions/${session}/export/${kind}.csv`);
  const ranking = await csv('ranking');
  expect(ranking).toContain(`${second} (1–2), ${NEW} (3–5)`);
  const travellers = (await csv('travellers')).split('\n').filter((text) => text.includes(first));
  expect(travellers).toHaveLength(10);
  expect(travellers.filter((text) => text.includes(NEW))).toHaveLength(6);
  expect(travellers.filter((text) => text.includes(second))).toHaveLength(4);
  expect(travellers.join()).not.toContain('(1–2)');
});

test('leaders by round label a pair with the two who sit in it, so that no label reaches into another', async ({
  app: { page },
}) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  await record(page, session, results);
  const [first] = await replaceInPairTwo(page, session);
  await openScreen(page, session, 'ranking');
  await page.getByRole('main').getByRole('button', { name: 'Leaders by round' }).click();
  const label = page.getByRole('listitem').getByRole('button').filter({ hasText: NEW });
  await expect(label.getByTitle(`${first} / ${NEW}`, { exact: true })).toBeVisible();
});

test('a replacement is undone, and removed by its button', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  await replaceInPairTwo(page, session);
  const { savedAt } = await sessionOf(page, session);
  expect(savedAt).not.toBeNull();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Rounds 3–5')).toBeHidden();
  await page.keyboard.press('Control+y');
  await expect(page.getByText('Rounds 3–5')).toBeVisible();
  await page.getByRole('button', { name: `Remove the substitute ${NEW}` }).click();
  await expect(page.getByText('Rounds 3–5')).toBeHidden();
});

test('what cannot be is refused with a sentence, and what was typed stays', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  await openNames(page, session);
  await page.keyboard.press('Control+b');
  const form = page.getByRole('form', { name: 'A player is replaced' });
  const field = form.getByRole('combobox', { name: /In place of/ }).first();
  await field.fill('Ann Newcomer');
  await form.getByLabel('From round').fill('9');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('A round from 2 to 5. From round 1 on, change the name itself.');
  await expect(field).toHaveValue('Ann Newcomer');
  // A number of two equal digits is typed like any other.
  const pair = form.getByRole('textbox', { name: 'Pair', exact: true });
  const { sections } = await sessionOf(page, session);
  const tenth = sections[0]?.entries.find(({ number }) => number === 10)?.players ?? [];
  await pair.fill('10');
  await expect(form.getByRole('combobox', { name: `In place of ${tenth[0]}` })).toHaveValue('Ann Newcomer');
  await pair.fill('11');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('There is no pair 11.');
});

test('from the change of a pair in the room one key leads to replacing one player of it', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const { sections } = await sessionOf(page, session);
  const pair = sections[0]?.entries.find(({ number }) => number === 3);
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  const oneAlone = page.getByRole('button', { name: /one player only/ });
  await expect(panel.what()).toBeFocused();
  await expect(oneAlone).toHaveCount(0);
  await panel.what().selectOption('pair-replaced');
  await expect(oneAlone).toBeVisible();
  await panel.field('Pair').fill('3');
  await page.keyboard.press('Control+b');
  const form = page.getByRole('form', { name: 'A player is replaced' });
  await expect(form.getByRole('textbox', { name: 'Pair', exact: true })).toHaveValue(pair?.label ?? '');
  await expect(form.getByRole('combobox', { name: `In place of ${pair?.players[0]}` })).toBeFocused();
  await expect(page).toHaveURL(/\/names$/);

  // Substitutes who keep the score of a pair get their names next: its number stays.
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  await panel.ask('pair-replaced', { Pair: '3' });
  await panel.ways().first().click();
  await expect(panel.said()).toHaveText(/^Done\./);
  await page.keyboard.press('Control+b');
  await expect(form.getByRole('combobox', { name: `In place of ${pair?.players[0]}` })).toBeFocused();
});
