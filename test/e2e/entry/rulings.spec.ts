import type { Page } from '@playwright/test';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, record, sessionOf, setLook, standingsOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';

/** An evening of five tables with all its results, at board 1; the cursor stands in its first line. */
async function atBoardOne(page: Page): Promise<number> {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  await record(page, session, results);
  await new EntryPage(page).open(session, 1);
  await expect(page.locator('main input:focus')).toHaveCount(1);
  return session;
}

/** The ruling that is chosen, arrows down from the first. */
async function choose(page: Page, steps: number): Promise<void> {
  await page.keyboard.press('F6');
  await expect(page.getByRole('form', { name: /Ruling|Décision/ })).toBeVisible();
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
}

test('a weighted score by keys alone: typed, seen for both sides and the board, applied, undone', async ({
  app: { page },
}) => {
  const session = await atBoardOne(page);
  const before = (await standingsOf(page, session)).fields[0]?.boards[0];
  await choose(page, 2);
  const panel = page.getByRole('form', { name: 'Ruling' });
  await page.keyboard.type('60');
  await page.keyboard.press('Tab');
  await page.keyboard.type('420');
  await expect(panel).toContainText('60\u202f% of 100');
  await expect(panel.getByRole('button', { name: /Rule so/ })).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-50');
  await expect(panel).toContainText('100\u202f% of 100');
  const changes = panel.getByRole('region', { name: 'What it changes' });
  await expect(changes.getByRole('definition').first()).toHaveText(/MP, .*% → .*MP, .*%/);
  await expect(changes.getByRole('row', { name: /^\+420/ })).toContainText('0.6');
  await expect(changes.getByRole('row', { name: /^−50/ })).toContainText('0.4');
  await expectNoBarrier(page);
  // nothing is recorded before Enter
  expect((await standingsOf(page, session)).fields[0]?.boards[0]).toEqual(before);

  await panel.getByLabel('Note').focus();
  await page.keyboard.type('Misinformation');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  // it stands in its line, on one line, and nowhere else
  await expect(page.getByRole('main').getByText('60\u202f% of 420 and 40\u202f% of −50')).toHaveCount(1);
  await expect(page.locator('main input:focus')).toHaveCount(1);
  const said = page.getByRole('main').getByText('60\u202f% of 420 and 40\u202f% of −50');
  await page.keyboard.press('ArrowDown');
  await expect(said).toBeVisible();
  // While the line is typed its text stands there, and would cut it in two.
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('main input:focus')).toHaveValue(/60%\s*420/);
  await expect(said).toBeHidden();
  const ruled = (await sessionOf(page, session)).results.find(({ outcome }) => outcome.kind === 'ruled');
  expect(ruled).toMatchObject({ note: 'Misinformation', score: null });

  // Who asks is told each component's worth, with the Law; the ranking has it.
  await page.keyboard.press('Control+y');
  await expect(page.getByRole('complementary')).toContainText('Law 12C1(c)');
  await page.keyboard.press('Escape');
  const after = (await standingsOf(page, session)).fields[0]?.boards[0];
  expect(after?.frequencies).not.toEqual(before?.frequencies);

  await page.keyboard.press('Control+z');
  await expect
    .poll(async () => (await sessionOf(page, session)).results.some(({ outcome }) => outcome.kind === 'ruled'))
    .toBe(false);
  expect((await standingsOf(page, session)).fields[0]?.boards[0]?.frequencies).toEqual(before?.frequencies);
});

test('a weighted score by thirds, the rest left to the last; read back, exported and seen as fractions', async ({
  app: { page },
}) => {
  const session = await atBoardOne(page);
  await choose(page, 2);
  const panel = page.getByRole('form', { name: 'Ruling' });
  await page.keyboard.type('1/3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('420');
  await expect(panel).toContainText('1/3 of 100\u202f%, the rest is 2/3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-50');
  await expect(panel.getByRole('textbox', { name: /^Weight of score 2/ })).toHaveAttribute('placeholder', '2/3');
  const changes = panel.getByRole('region', { name: 'What it changes' });
  await expect(changes.getByRole('row', { name: /^\+420/ })).toContainText('1/3');
  await expect(changes.getByRole('row', { name: /^−50/ })).toContainText('2/3');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('main').getByText('1/3 of 420 and 2/3 of −50')).toHaveCount(1);
  const ruled = (await sessionOf(page, session)).results.find(({ outcome }) => outcome.kind === 'ruled');
  expect(ruled?.outcome).toMatchObject({
    ns: [
      { outcome: { score: 420 }, percent: 33, thirds: 1 },
      { outcome: { score: -50 }, percent: 66, thirds: 2 },
    ],
  });
  await expect(page.locator('main input:focus')).toHaveCount(1);
  const frequencies = new EntryPage(page).frequencies();
  await expect(frequencies.getByRole('row', { name: /^420 (?:.*\.)33/ })).toHaveCount(1);
  await expect(frequencies.getByRole('cell').filter({ hasText: /\d\.\d{3,}/ })).toHaveCount(0);
  // While the line is typed its text is whole; then the cells beside it say what it is.
  const field = page.locator('main input:focus');
  await expect(field).toHaveValue('1/3 420+rest -50');
  expect(await field.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  const end = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { x: end.x + end.width - 8, y: end.y + end.height / 2 };
  expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, at)).toBe('INPUT');
  await page.keyboard.press('Control+y');
  await expect(page.getByRole('complementary')).toContainText('1/3 of +420');
  // No digit is cut, however narrow the screen: -50 would read -5.
  for (const language of ['en', 'fr'] as const) {
    await setLook(page, { language });
    for (const width of [1280, 900, 760, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const cell = page.locator('td').filter({ has: page.getByText(/^(1\/3 (of|de|×) |weighted|pondéré)/) });
      await expect(cell).toHaveCount(1);
      await expect
        .poll(() => cell.evaluate((one) => one.scrollWidth <= one.clientWidth), `${language}, ${width} wide`)
        .toBe(true);
    }
  }
});

test('Escape leaves a ruling, and nothing is written', async ({ app: { page } }) => {
  const session = await atBoardOne(page);
  const { change } = await sessionOf(page, session);
  await choose(page, 1);
  await page.keyboard.type('420');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('form', { name: 'Ruling' })).toHaveCount(0);
  await expect(page.locator('main input:focus')).toHaveCount(1);
  expect((await sessionOf(page, session)).change).toBe(change);
});

test('a board cancelled at every table counts for nobody', async ({ app: { page } }) => {
  const session = await atBoardOne(page);
  await choose(page, 6);
  await page.keyboard.type('fouled beyond repair');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Board 1 is cancelled at every table.')).toBeVisible();
  const { results } = await sessionOf(page, session);
  const ofBoard = results.filter(({ board }) => board === 1);
  expect(ofBoard).toHaveLength(5);
  expect(ofBoard.every(({ outcome, note }) => outcome.kind === 'notPlayed' && note !== undefined)).toBe(true);
});

test('forms of a fouled board have frequencies of their own', async ({ app: { page } }) => {
  await atBoardOne(page);
  await choose(page, 4);
  await page.keyboard.type('b');
  await expect(page.getByRole('region', { name: 'What it changes' })).toContainText('Form B');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toContainText('Form B');
  await expect(page.getByRole('complementary')).toContainText('As dealt');
});

test('a split score alone in its form: each side’s chart has its own percentage, not the rest of the top', async ({
  app: { page },
}) => {
  const session = await atBoardOne(page);
  await ask(page, 'PUT', `/api/sessions/${session}/scoring`, { method: 'matchpoints', regulation: 'ebu' });
  await choose(page, 4);
  await page.keyboard.type('b');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText('Form B');
  await expect(page.locator('main input:focus')).toHaveCount(1);
  await choose(page, 3);
  await page.keyboard.type('-50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('420');
  const changes = page.getByRole('region', { name: 'What it changes' });
  await expect(changes.getByRole('row', { name: /^\+420/ }).last()).toContainText('60.0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Ruling' })).toHaveCount(0);
  const charts = panel.getByRole('table');
  await expect(charts.filter({ hasText: '420' }).last()).toContainText('60.0');
  await expect(charts.filter({ hasText: '50' }).last()).not.toContainText('40.0');
});

test('the log of rulings prints, with the note', async ({ app: { page } }) => {
  const session = await atBoardOne(page);
  await choose(page, 0);
  await page.keyboard.type('A+/-');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wrong cards');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Ruled: board 1, table/)).toBeVisible();
  await page.goto(new URL(`/sessions/${session}/paper`, page.url()).href);
  await page.getByText('Rulings', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Rulings' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^1 page$/ })).toBeVisible();
});

for (const [language, theme, width] of [
  ['en', 'light', 1280],
  ['fr', 'dark', 1280],
  ['fr', 'light', 390],
] as const) {
  test(`the panel of a split score: ${language}, ${theme}, ${width}`, async ({ app: { page } }) => {
    await setLook(page, { language, theme });
    await page.setViewportSize({ width, height: 844 });
    await atBoardOne(page);
    await choose(page, 3);
    await page.keyboard.type('-50');
    await page.keyboard.press('Tab');
    await page.keyboard.type('420');
    const panel = page.getByRole('form');
    await expect(panel.getByRole('table')).toHaveCount(3);
    await expect(panel.getByRole('columnheader', { name: /Before|Avant/ })).toHaveCount(1);
    await expectNoBarrier(page);
  });
}

test('one ruling for a board fouled at four tables: typed or pressed, one change, one undo, one row on paper', async ({
  app: { page },
}) => {
  const session = await atBoardOne(page);
  const before = await sessionOf(page, session);
  await choose(page, 4);
  const panel = page.getByRole('form', { name: 'Ruling' });
  await page.keyboard.type('b');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('textbox', { name: 'Tables' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1 9');
  await expect(panel).toContainText('No table 9 plays this board.');
  await expect(panel.getByRole('button', { name: /Rule so/ })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1-3');
  const table = (number: number) => panel.getByRole('button', { name: new RegExp(`^Table ${number}:`) });
  await expect(table(3)).toHaveAttribute('aria-pressed', 'true');
  await table(5).click();
  await expect(panel.getByRole('textbox', { name: 'Tables' })).toHaveValue('1 2 3 5');
  await expect(panel).toContainText('board 1, 4 tables');
  await expect(panel.getByRole('region', { name: 'What it changes' })).toContainText('Form B');
  await expectNoBarrier(page);
  await panel.getByLabel('Note').focus();
  await page.keyboard.type('the ♠A was in the East hand');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ruled: board 1, tables 1, 2, 3 and 5.')).toBeVisible();
  await expect(page.locator('main input:focus')).toHaveCount(1);

  const after = await sessionOf(page, session);
  const fouled = after.results.filter(({ form }) => form === 'B');
  expect(fouled.map(({ table }) => table).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5]);
  expect(fouled.every(({ note }) => note === 'the ♠A was in the East hand')).toBe(true);
  const log = await ask<readonly unknown[]>(page, 'GET', `/api/sessions/${session}/rulings`);
  expect(log).toMatchObject([{ what: { form: 'B', outcome: null }, note: 'the ♠A was in the East hand' }]);
  // Every one of the lines says so.
  for (const place of [2, 3]) {
    await page.keyboard.press('ArrowDown');
    await expect(new EntryPage(page).line(place)).toContainText('%. Form B. the ♠A was in the East hand');
  }
  await expect(page.getByTitle('Form B')).toHaveText(['B', 'B', 'B', 'B']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect
    .poll(async () => (await sessionOf(page, session)).results.map(({ form, note }) => [form, note]))
    .toEqual(before.results.map(() => [undefined, undefined]));
  await expect(page.getByTitle('Form B')).toHaveCount(0);
  await expect(page.getByText('Ruled: board 1')).toHaveCount(0);
  expect(await ask(page, 'GET', `/api/sessions/${session}/rulings`)).toEqual([]);
});

test('an average at several tables, some without a result yet, in French', async ({ app: { page } }) => {
  await setLook(page, { language: 'fr', theme: 'dark' });
  const { session } = await startEvening(page, mitchellSpec(5));
  await new EntryPage(page).open(session, 2);
  await choose(page, 0);
  await page.keyboard.type('=/=');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('*');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Décision enregistrée : étui 2, tables 1, 2, 3, 4 et 5.')).toBeVisible();
  const { results } = await sessionOf(page, session);
  expect(results.map(({ outcome }) => outcome.kind)).toEqual(Array.from({ length: 5 }, () => 'award'));
  const log = await ask<readonly unknown[]>(page, 'GET', `/api/sessions/${session}/rulings`);
  expect(log).toMatchObject([{ what: { everywhere: true } }]);
});
