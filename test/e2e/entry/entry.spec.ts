/** Entry as a director lives it: travellers typed without a mouse, slips that block nothing, corrections, undo. */
import type { Page } from '@playwright/test';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { Settings } from '../../../main/club/model/settings.ts';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';

/** An event without names and results: three tables, six boards, unless told otherwise. */
async function newEvent(page: Page, tables = 3): Promise<number> {
  const event = {
    name: 'Tuesday pairs',
    date: '2026-11-24',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    spec: mitchellSpec(tables),
  };
  return (await ask<{ session: number }>(page, 'POST', '/api/events', event)).session;
}

async function entry(page: Page, board?: number, tables = 3): Promise<{ entry: EntryPage; session: number }> {
  const session = await newEvent(page, tables);
  const screen = new EntryPage(page);
  await screen.open(session, board);
  return { entry: screen, session };
}

/** Counts the keys pressed on the page from now on, whatever took them. */
async function keysPressed(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { keys: 0 };
    window.addEventListener('keydown', () => (counted.keys += 1), { capture: true });
    return counted;
  });
  return () => counter.evaluate(({ keys }) => keys);
}

const sessionNow = (page: Page, session: number) => ask<SessionView>(page, 'GET', `/api/sessions/${session}`);
const set = (page: Page, settings: Partial<Settings>) => ask<Settings>(page, 'PUT', '/api/settings', settings);

test('a line with its lead is read whole, each character by itself', async ({ app: { page } }) => {
  const { entry: screen } = await entry(page);
  await set(page, { language: 'fr' });
  for (const line of ['2sae-1/t10', '3saexx-1/k']) {
    await page.keyboard.type(line);
    const field = page.locator(':focus');
    await expect(field).toHaveValue(line);
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Control+a');
  }
  await page.keyboard.type('a=/=');
  await expect(screen.line(1)).toContainText('A= / A=');
  await expect(page.locator(':focus')).toHaveCSS('font-variant-ligatures', 'none');
});

test('a traveller of 13 lines takes its characters and one Enter a line', async ({ app }) => {
  const { entry: screen, session } = await entry(app.page, 7, 13);
  const keys = await keysPressed(app.page);
  const asked: string[] = [];
  app.page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await app.page.keyboard.type('4sn+1/hq');
  await expect(screen.line(1)).toContainText('4♠');
  await expect(screen.line(1)).toContainText('♥Q');
  await expect(screen.line(1)).toContainText('650');
  await expect(screen.line(1)).toContainText('11 tricks. The first result of the board.');
  await screen.press('Enter');
  await screen.type('4sn=', '3ns+1', '4sn-1/dk', '650', '5dxe-2', '4ss=', '3nn=/h4', 'p', '-100', 'a60', 'np');
  await app.page.keyboard.type('2he+1');
  await expect(screen.line(13)).toContainText('9 tricks.');
  await screen.press('Enter');

  await expect(screen.nextBoard()).toBeFocused();
  await expect(app.page.getByText('Board 7 is complete.')).toBeVisible();
  await expect(screen.cell(7)).toHaveAccessibleName('Board 7, 13 of 13 results');
  await expect(screen.line(1)).toContainText('95.0');
  // What the page recorded itself is put where it belongs; the session is never fetched for it.
  expect(asked).not.toContain(`GET /api/sessions/${session}`);

  await expect.poll(async () => (await sessionNow(app.page, session)).results.length).toBe(13);
  const typed = (await sessionNow(app.page, session)).results.map((result) => result.typed);
  const characters = typed.reduce((sum, text) => sum + text.length, 0);
  expect(await keys()).toBe(characters + typed.length);

  await screen.type('3nw=');
  await expect(screen.board(8)).toBeVisible();
  await expect(screen.field(1)).toHaveValue('3nw=');
  await expect(screen.field(2)).toBeFocused();
  await expect.poll(async () => (await sessionNow(app.page, session)).results.length).toBe(14);
});

test('a mistake stays on its line, blocks nothing, and one key cures it', async ({ app }) => {
  const { entry: screen, session } = await entry(app.page, 1);
  await screen.type('8sn=', '450', '4sn');
  await expect(screen.line(1)).toContainText('Levels are 1 to 7');
  await expect(screen.line(2)).toContainText('450');
  await expect(screen.line(3)).toContainText('How many tricks? = +1 -1 or 10');
  await expect(screen.waiting()).toHaveText(/2 lines not recorded/);
  await expect(screen.cell(1)).toHaveAccessibleName('Board 1, 1 of 3 results, 2 lines not recorded');

  await screen.press('ArrowUp');
  await app.page.keyboard.type('=');
  await screen.press('Enter');
  await expect(screen.line(3)).toContainText('420');
  await screen.waiting().click();
  await expect(screen.field(1)).toBeFocused();
  await screen.field(1).fill('620');
  await expect(screen.line(1)).toContainText('Nobody vulnerable: no contract is worth 620 to North-South.');
  await screen.press('ArrowDown', 'Alt+1');
  await expect(screen.field(1)).toHaveValue('420');
  await expect(screen.waiting()).toHaveCount(0);
  await expect
    .poll(async () => (await sessionNow(app.page, session)).results.map(({ score }) => score))
    .toEqual(expect.arrayContaining([420, 420, 450]));
});

test('Up and Down leave what was typed where it is', async ({ app }) => {
  const { entry: screen } = await entry(app.page, 1);
  await app.page.keyboard.type('4s');
  await screen.press('ArrowDown');
  await app.page.keyboard.type('3nt');
  await screen.press('ArrowUp');
  await expect(screen.field(1)).toBeFocused();
  await app.page.keyboard.type('n=');
  await expect(screen.field(1)).toHaveValue('4sn=');
  await expect(screen.field(2)).toHaveValue('3nt');
  await screen.press('ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(screen.nextBoard()).toBeFocused();
  await screen.press('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp');
  await expect(screen.field(1)).toBeFocused();
  await screen.press('Enter');
  await expect(screen.line(1)).toContainText('420');
  await expect(screen.line(2)).toContainText('Who declared? N E S W');
});

test('a correction shows what it changes, Escape leaves it, every version is kept', async ({ app }) => {
  const { entry: screen } = await entry(app.page, 1);
  await screen.type('4sn=', '3nn=', '2hn=');
  await expect(screen.line(1)).toContainText('100.0');
  await screen.press('ArrowUp', 'ArrowUp', 'ArrowUp');
  await app.page.keyboard.type('2hn=');
  await expect(screen.line(1)).toContainText(/\+420 → \+110, 100\.0.%\s→ 25\.0.% on this board/);
  await screen.press('Escape');
  await expect(screen.field(1)).toHaveValue('4sn=');
  await app.page.keyboard.press('Control+a');
  await screen.type('2hn=');
  await expect(screen.line(1)).toContainText(/110.*25\.0/s);

  await screen.press('ArrowUp', 'ControlOrMeta+i');
  await expect(screen.history()).toHaveCount(2);
  await expect(screen.history().first()).toContainText('2♥ N =');
  await expect(screen.history().last()).toContainText('4♠ N =');
});

test('a line is erased by emptying it and Enter twice, and undo brings the result back', async ({ app }) => {
  const { entry: screen, session } = await entry(app.page, 1);
  await screen.type('4sn=', '3nn=');
  await expect(screen.frequencies().getByRole('row')).toHaveCount(3);
  await screen.press('ArrowUp', 'ArrowUp', 'Delete', 'Enter');
  await expect(screen.line(1)).toContainText('Take the result (4♠ N =) away?');
  expect((await sessionNow(app.page, session)).results).toHaveLength(2);
  await screen.press('Enter');
  await expect(screen.line(1)).not.toContainText('420');
  await expect.poll(async () => (await sessionNow(app.page, session)).results.length).toBe(1);

  await screen.press('ControlOrMeta+z');
  await expect(screen.line(1)).toContainText('420');
  await expect(screen.field(1)).toBeFocused();
  await expect(app.page.getByText('Undone: board 1, table 1.')).toBeVisible();
});

test('French letters on a French screen, and what was typed in English reads in French', async ({ app }) => {
  const { entry: screen } = await entry(app.page, 1);
  await screen.type('4sn=');
  await expect(screen.line(1)).toContainText('420');
  await set(app.page, { language: 'fr' });
  await expect(screen.board(1)).toBeVisible();
  await expect(screen.field(1)).toHaveValue('4pn=');
  await screen.type('3sao-1/cr');
  await expect(screen.line(2)).toContainText(/3SA.*O.*♥R.*−1.*50/s);
  await app.page.keyboard.type('4sn=');
  await expect(screen.line(3)).toContainText('Couleur ? T K C P SA');
});

test('who really played is recorded as it happened', async ({ app }) => {
  const { entry: screen, session } = await entry(app.page, 1);
  const [section] = (await sessionNow(app.page, session)).sections;
  const numberOf = (id: number) => section?.entries.find((pair) => pair.id === id)?.number;
  await screen.press('ControlOrMeta+e');
  await expect(screen.pair('NS')).toBeFocused();
  await screen.press('ControlOrMeta+e', 'Enter');
  await expect(screen.field(1)).toBeFocused();
  await expect(screen.line(1)).toContainText('The other way round: 1 N-S and 4 E-W were expected.');
  await screen.type('4se=');
  await expect.poll(async () => (await sessionNow(app.page, session)).results.length).toBe(1);
  const [result] = (await sessionNow(app.page, session)).results;
  expect([numberOf(result?.ns ?? 0), numberOf(result?.ew ?? 0)]).toEqual([4, 1]);

  await screen.press('ControlOrMeta+e');
  await screen.pair('NS').fill('9');
  await screen.press('Enter');
  await expect(app.page.getByRole('alert')).toHaveText('There is no pair 9.');
  await screen.pair('NS').fill('1');
  await screen.press('Enter');
  await screen.type('p');
  await expect(screen.line(2)).toContainText('Pair 1 has a result on this board already: table 1, round 1.');
  await expect(screen.waiting()).toHaveText(/1 line not recorded/);
});

test('what is typed as really played holds wherever Enter is pressed, and the line reads by it at once', async ({
  app,
}) => {
  const { entry: screen, session } = await entry(app.page, 5);
  // The fields for what was played have names of their own in the line.
  const result = app.page.getByRole('textbox', { name: /^Table 1, / });
  const recorded = async () => {
    const { results, sections } = await sessionNow(app.page, session);
    const numberOf = (id: number) => sections[0]?.entries.find((pair) => pair.id === id)?.number;
    return results.map(({ board, ns, ew, score }) => [board, numberOf(ns), numberOf(ew), score]);
  };
  const [scheduled] =
    (await sessionNow(app.page, session)).sections[0]?.cells.filter(
      ({ table, boards }) => table === 1 && boards.includes(5),
    ) ?? [];
  // Tab goes from the pairs to the board, before the result that is read by its vulnerability.
  await screen.press('ControlOrMeta+e', 'Tab', 'Tab');
  await expect(screen.boardPlayed()).toBeFocused();
  await app.page.keyboard.type('6');
  await screen.press('Tab');
  await expect(result).toBeFocused();
  await screen.press('Shift+Tab');
  await expect(screen.boardPlayed()).toBeFocused();
  await screen.press('Tab');
  await app.page.keyboard.type('3nw-2');
  await expect(app.page.getByRole('complementary')).toContainText('board 6');
  await screen.press('Enter');
  const pairs = [scheduled?.ns, scheduled?.ew];
  await expect.poll(async () => (await recorded()).map(([board, , , score]) => [board, score])).toEqual([[6, 200]]);
  const [first] = (await sessionNow(app.page, session)).results;
  expect([first?.ns, first?.ew]).toEqual(pairs);

  // From the pairs over the board on to the result; a pair that is not there holds the line.
  await screen.press('ControlOrMeta+z');
  await expect.poll(recorded).toEqual([]);
  await result.focus();
  await screen.press('ControlOrMeta+e', 'ControlOrMeta+e', 'Tab', 'Tab', 'Tab');
  await expect(result).toBeFocused();
  await app.page.keyboard.type('p');
  await screen.pair('EW').fill('99');
  await result.focus();
  await screen.press('Enter');
  await expect(app.page.getByRole('alert')).toHaveText('There is no pair 99.');
  expect(await recorded()).toEqual([]);
  await screen.press('Escape');
  await screen.press('Enter');
  await expect
    .poll(async () => (await sessionNow(app.page, session)).results.map(({ ns, ew }) => [ns, ew]))
    .toEqual([pairs]);
});

test('a wrong board in round 3 is recorded on the board that was played', async ({ app }) => {
  const { entry: screen, session } = await entry(app.page, 5);
  await screen.press('ControlOrMeta+e');
  await screen.boardPlayed().fill('9');
  await screen.press('Enter');
  await expect(app.page.getByRole('alert')).toHaveText('There is no board 9 here: they are 1 to 6.');
  await screen.boardPlayed().fill('6');
  await screen.press('Enter');
  await expect(screen.field(1)).toBeFocused();
  await expect(screen.line(1)).toContainText('Played on board 6: board 5 was expected.');
  // East-West are vulnerable on board 6, both sides not on board 5: the score is that of the board really played.
  await screen.type('3ne=');
  await expect
    .poll(async () => (await sessionNow(app.page, session)).results.map(({ board, score }) => [board, score]))
    .toEqual([[6, -600]]);
  await expect(screen.line(1)).toContainText('Played on board 6: board 5 was expected.');
  await screen.press('ControlOrMeta+z');
  await expect.poll(async () => (await sessionNow(app.page, session)).results).toEqual([]);
});

test('what is not finished is still there after leaving the screen', async ({ app }) => {
  const { entry: screen } = await entry(app.page, 1);
  await app.page.keyboard.type('4sn');
  await app.page.getByRole('link', { name: 'Room' }).click();
  await app.page.waitForURL(/\/room/);
  await app.page.getByRole('link', { name: 'Entry' }).click();
  await expect(screen.field(1)).toHaveValue('4sn');
  await expect(screen.cell(1)).toHaveAccessibleName(/1 line not recorded$/);
  await screen.press('ControlOrMeta+ArrowRight');
  await expect(screen.board(2)).toBeVisible();
  await screen.press('ControlOrMeta+ArrowLeft');
  await expect(screen.field(1)).toHaveValue('4sn');
  await app.page.reload();
  await expect(screen.field(1)).toHaveValue('4sn');
});

test('another board is two figures away, and the line says where boards end', async ({ app }) => {
  const { entry: screen } = await entry(app.page, 1);
  await screen.press('ControlOrMeta+g');
  await screen.type('7');
  await expect(app.page.getByText('Boards are 1 to 6')).toBeVisible();
  await app.page.getByRole('textbox', { name: 'Go to board' }).fill('5');
  await screen.press('Enter');
  await expect(screen.board(5)).toBeVisible();
  await expect(screen.field(1)).toBeFocused();
  await screen.press('ControlOrMeta+g', 'Escape');
  await expect(screen.field(1)).toBeFocused();
});

test('lines whose answer can not be read are kept, and go in when tried again', async ({ app }, info) => {
  test.skip(info.project.name === 'desktop', 'the window has no network to cut');
  const { entry: screen, session } = await entry(app.page, 1);
  await app.page.route('**/results', (route) => route.fulfill({ body: '{"result":' }));
  await screen.type('4sn=', '3nn=');
  await expect(screen.line(1)).toContainText('Not recorded: the application did not answer.');
  await expect(screen.line(2)).toContainText('Not recorded: the application did not answer.');
  await expect(screen.waiting()).toHaveText(/2 lines not recorded/);
  await app.page.unroute('**/results');
  await screen.press('ArrowUp', 'ArrowUp', 'Enter', 'Enter');
  await expect(screen.waiting()).toHaveCount(0);
  const recorded = async () => (await sessionNow(app.page, session)).results.map(({ typed }) => typed);
  await expect.poll(recorded).toEqual(['4sn=', '3nn=']);
});

test('a result that came from elsewhere meanwhile is shown, to keep or to replace', async ({ app }) => {
  const { entry: screen, session } = await entry(app.page, 1);
  const { sections } = await sessionNow(app.page, session);
  const [section] = sections;
  const cell = section?.cells.find(({ table, boards }) => table === 1 && boards.includes(1));
  await app.page.keyboard.type('4s');
  await ask(app.page, 'POST', `/api/sessions/${session}/results`, {
    section: section?.id,
    round: cell?.round,
    table: 1,
    slotBoard: 1,
    board: 1,
    ns: cell?.ns,
    ew: cell?.ew,
    outcome: { kind: 'passedOut' },
    typed: 'p',
    expectedVersion: null,
  });
  await screen.type('n=');
  await expect(screen.line(1)).toContainText('Changed meanwhile: the line now says passed out.');
  await expect(screen.line(1)).toContainText('Alt 1keep passed out');
  await screen.press('Alt+2');
  await expect(screen.line(1)).toContainText('420');
  await expect
    .poll(async () => (await sessionNow(app.page, session)).results[0])
    .toMatchObject({ typed: '4sn=', version: 2 });
});

for (const [language, theme] of [
  ['en', 'light'],
  ['en', 'dark'],
  ['fr', 'light'],
] as const) {
  test(`nothing for axe to find: ${language}, ${theme}`, async ({ app }) => {
    const { entry: screen } = await entry(app.page, 1);
    await set(app.page, { language, theme });
    await expect(app.page.locator('html')).toHaveAttribute('data-theme', theme);
    await screen.type('620', '420', 'p');
    await screen.press('ArrowUp', 'ControlOrMeta+i');
    await app.page.keyboard.type('3');
    await expectNoBarrier(app.page);
    await screen.press('ControlOrMeta+e');
    await expectNoBarrier(app.page);
  });
}

test('on a phone nothing is wider than the page', async ({ app }) => {
  const { entry: screen } = await entry(app.page, 1, 13);
  await app.page.setViewportSize({ width: 390, height: 844 });
  await screen.type('620', '3nts=/dk');
  await expect(screen.line(2)).toContainText('+400');
  const wider = await app.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBe(0);
});

test('the last board typed before the answers are in: Enter still leads to the ranking', async ({ app: { page } }) => {
  const { entry: screen } = await entry(page, 1);
  const held = Promise.withResolvers<void>();
  await page.route('**/results', async (route) => {
    await held.promise;
    await route.continue();
  });
  for (let board = 1; board <= 6; board++) {
    for (const text of ['4sn=', '3ne-1', 'p']) {
      await page.keyboard.type(text);
      await expect(screen.board(board)).toBeVisible();
      await page.keyboard.press('Enter');
    }
  }
  await expect(page.getByText('6 of 6 boards complete')).toHaveCount(0);
  held.resolve();
  await expect(page.getByText('6 of 6 boards complete')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ranking' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ranking$/);
});
