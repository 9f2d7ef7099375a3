/** An individual from its first key to the sheet on the wall. */
import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers.ts';
import { ask, moveClock, openScreen, sessionOf, setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { twoDecimals } from '../competitions/worth.ts';
import { DisplayPage } from '../pages/DisplayPage.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';
import { RoomPage } from '../pages/RoomPage.ts';
import { StartPage } from '../pages/StartPage.ts';
import { EXAMPLE, individual, NAMES, ranked, recordExample } from './individuals.ts';

function sessionIn(page: Page): number {
  return Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
}

async function startEight(page: Page): Promise<number> {
  const start = new StartPage(page);
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  await page.keyboard.press('n');
  await expect(start.tables()).toBeFocused();
  await page.keyboard.press('i');
  await expect(start.players()).toBeFocused();
  await page.keyboard.type('8');
  await start.field('Boards wanted, at least').fill('14');
  await expect(start.movements().first()).toContainText('Everybody partners everybody once and opposes them twice.');
  await start.movement('7 × 2').click();
  await start.start();
  return sessionIn(page);
}

test('eight players, by keyboard alone: started, named, entered and ranked as in the worked example', async ({
  app: { page },
}) => {
  test.slow();
  const session = await startEight(page);
  await expect(page.getByRole('heading', { name: '0 of 8 players have names.' })).toBeVisible();
  await new NamesPage(page).paste(NAMES.join('\n'));
  await expect(page.getByRole('heading', { name: 'All 8 players have names.' })).toBeVisible();
  await expect(new NamesPage(page).player(3)).toHaveValue('Smith, John');

  const entry = new EntryPage(page);
  for (let round = 1; round <= 7; round++) {
    await entry.open(session, `round/${round}`);
    const scores = EXAMPLE.lines.filter((line) => line.round === round).map(({ score }) => String(score));
    await entry.field(1).focus();
    await entry.type(...scores);
    await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(4 * round);
  }
  expect(await ranked(page, session)).toEqual(EXAMPLE.final.matchpoints);
  await entry.open(session, 11);
  await expect(entry.line(1)).toContainText('8+1');
  await expect(entry.line(1)).toContainText('7+3');

  await openScreen(page, session, 'ranking');
  const ranking = new RankingPage(page);
  const totals = await ranking.column(null, 'matchpoints');
  expect(totals.map(([player, total]) => [player, Number(total)])).toEqual(
    EXAMPLE.final.matchpoints.map(({ player, total }) => [player, total]),
  );
  await expect(page.getByText('8 players', { exact: true })).toBeVisible();
  // Board 1 is player 1's with 7, against 4 and 6.
  await expect(ranking.panel()).toContainText('with 7 Gérard Klein');
  await expect(ranking.panel()).toContainText('against 4+6');
  await expectNoBarrier(page);
  await ranking.scorecards().click();
  await expect(ranking.scorecard()).toHaveCount(14);
  await expect(ranking.scorecard().first()).toContainText('Gérard Klein');

  await ask(page, 'PUT', `/api/sessions/${session}/scoring`, { method: 'cross-imps', regulation: 'wbf' });
  expect(await ranked(page, session)).toEqual(EXAMPLE.final.crossImps);

  await ask(page, 'PUT', `/api/sessions/${session}/scoring`, { method: 'matchpoints', regulation: 'wbf' });
  for (let round = 0; round <= 7; round++) await moveClock(page, session, 'next');
  const display = new DisplayPage(page);
  await display.open(session);
  const { places } = await display.ranking();
  // Fourteen boards of a top of two.
  expect(places).toEqual(
    EXAMPLE.final.matchpoints.map(({ place, tied, total }) => [
      `${place}${tied ? '=' : ''}`,
      twoDecimals((100 * total) / 28),
    ]),
  );
});

test('names go with a copy of the event, and from it to another individual', async ({ app: { page } }) => {
  const former = await individual(page, 8, 7, 2);
  const names = new NamesPage(page);
  await names.open(former);
  await names.paste(NAMES.join('\n'));
  await expect(page.getByRole('heading', { name: 'All 8 players have names.' })).toBeVisible();
  const namesIn = async (session: number) =>
    (await sessionOf(page, session)).sections[0]?.entries.map(({ players }) => players[0]);
  await page.goto(new URL('/', page.url()).href);
  await page.locator('main tr[data-session] a').first().waitFor();
  await page.keyboard.press('d');
  await expect(page.getByRole('checkbox', { name: 'With the names of the players' })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/room$/);
  expect(await namesIn(sessionIn(page))).toEqual(NAMES);

  const next = await individual(page, 8, 7, 2);
  await names.open(next);
  await expect(page.getByRole('heading', { name: '0 of 8 players have names.' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+o');
  await expect(page.getByRole('button', { name: 'Take 8 players' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('8 players have their names.')).toBeVisible();
  expect(await namesIn(next)).toEqual(NAMES);
});

test.describe('players who sit out together', () => {
  for (const [players, out] of [
    [10, 2],
    [11, 3],
  ] as const) {
    test(`${out} of ${players}`, async ({ app: { page } }) => {
      const session = await individual(page, players, 4, 2);
      const [section] = (await sessionOf(page, session)).sections;
      const seated = (section?.cells ?? [])
        .filter(({ round }) => round === 1)
        .flatMap(({ ns, ew }) => [ns, ew])
        .flatMap((seat) => section?.partnerships.find(({ id }) => id === seat)?.of ?? []);
      const free = section?.entries.filter(({ id }) => !seated.includes(id)).map(({ number }) => number) ?? [];
      expect(free).toHaveLength(out);
      const named = `${free.slice(0, -1).join(', ')} and ${free.at(-1)}`;
      await openScreen(page, session, 'room');
      await expect(page.getByText(`Sitting out: ${named}`, { exact: true })).toBeVisible();
      await page.goto(new URL(`/sessions/${session}/display`, page.url()).href);
      await expect(page.getByRole('row')).toHaveCount(players);
      await expect(page.getByRole('row').filter({ hasText: 'sits out' })).toHaveCount(out);
    });
  }
});

test('thirteen players sit out in turn: in the room, on the second display, on the guide cards', async ({
  app: { page },
}) => {
  const session = await individual(page, 13, 13, 2);
  await openScreen(page, session, 'room');
  await expect(page.getByText('Sitting out: 1', { exact: true })).toBeVisible();
  await new RoomPage(page).round(5).click();
  await expect(page.getByText('Sitting out: 5', { exact: true })).toBeVisible();
  await page.goto(new URL(`/sessions/${session}/display`, page.url()).href);
  await expect(page.getByRole('row')).toHaveCount(13);
  await expect(page.getByRole('row', { name: /^Player 1 / })).toContainText('sits out');
  await expect(page.getByRole('row', { name: /^Player 6 / })).toContainText('1 N');
  await expectNoBarrier(page);
  await moveClock(page, session, 'start');
  await page.keyboard.press('1');
  await expect(page.getByText(/^Next: every player goes where their guide card says/)).toBeVisible();
});

test('in French nobody is a pair', async ({ app: { page } }) => {
  await setLook(page, { language: 'fr', theme: 'dark' });
  const session = await individual(page, 8, 7, 2);
  await recordExample(page, session);
  for (const screen of ['room', 'entry', 'ranking', 'names', 'paper'] as const) {
    await page.goto(new URL(`/sessions/${session}/${screen}`, page.url()).href);
    await page.getByRole('main').waitFor();
    await expect(page.locator('[aria-current="page"]')).toBeVisible();
    // The documents have come, and the heads of the others.
    if (screen === 'paper') await expect(page.getByRole('button', { name: /^Récapitulatif/ })).toBeVisible();
    await expect(page.locator('h1:empty')).toHaveCount(0);
    await expect(page.getByText(/\bpaires?\b/i)).toHaveCount(0);
    await expectNoBarrier(page);
  }
  await page.goto(new URL(`/sessions/${session}/ranking`, page.url()).href);
  await expect(page.getByRole('heading', { name: 'Tous les joueurs' })).toBeVisible();
});

test('more players than an individual has room for play in sections, over the same boards', async ({
  app: { page },
}) => {
  const start = new StartPage(page);
  await start.open();
  await start.play('Individual');
  await start.number().fill('36');
  await expect(page.getByText('Several sections have room for all: type 2 under Sections.')).toBeVisible();
  await start.field('Sections').fill('2');
  await expect(start.chosen()).toContainText('Individual in two sections: 20 and 16 players');
  await expect(start.drawing()).toHaveAccessibleName(/^Section A: Individual for 20 players/);
  // The list begins below a sentence without one, and still ends with a whole row.
  const cut = () =>
    page.locator('main tbody').evaluate((body) => {
      const end = body.closest('div')?.getBoundingClientRect().bottom ?? 0;
      const rows = [...body.querySelectorAll('tr')].map((row) => row.getBoundingClientRect());
      return rows.some(({ top, bottom }) => top < end - 1 && bottom > end + 1);
    });
  await expect.poll(cut).toBe(false);
  await start.drawnSection('B').click();
  await expect(start.drawing()).toHaveAccessibleName(/^Section B: Individual for 16 players/);
  await page.getByLabel('Compared').selectOption({ index: 1 });
  await start.number().focus();
  await start.start();
  const { sections, scoring } = await sessionOf(page, Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]));
  expect(sections.map(({ spec }) => spec)).toMatchObject([
    { kind: 'individual', players: 20, rounds: 14 },
    { kind: 'individual', players: 16, rounds: 14 },
  ]);
  expect(sections.map(({ entries }) => entries.at(-1)?.label)).toEqual(['A20', 'B16']);
  expect(scoring.fields).toBe('section');
  const boards = sections.map(({ cells }) =>
    [...new Set(cells.flatMap((cell) => cell.boards))].toSorted((a, b) => a - b),
  );
  expect(boards[0]).toEqual(boards[1]);
});
