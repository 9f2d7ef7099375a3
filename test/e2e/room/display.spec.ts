/** The second display: a window of its own for the room. */
import type { Page } from '@playwright/test';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { giveNames, leaveSeconds, moveClock, openScreen, record, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';

test('D opens it beside the room: seats before play, the clock during it, the ranking after', async ({ app }) => {
  const { page } = app;
  const evening = await startEvening(page, mitchellSpec(3));
  await openScreen(page, evening.session, 'room');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('d');
  const display = await opened;
  await display.setViewportSize({ width: 1920, height: 1080 });
  await expect(display.getByRole('row')).toHaveCount(12);
  await expect(display.getByText('starts 19:30')).toBeVisible();
  await expectNoBarrier(display);
  // A file that is dropped there by mistake does not take its place.
  const isRefused = await display.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.pbn'));
    const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    return !document.body.dispatchEvent(dropped);
  });
  expect(isRefused).toBe(true);

  await page.keyboard.press('Space');
  await expect(display.getByRole('heading', { level: 1 })).toHaveText('Round 1 of 3');
  await expect(display.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(display.getByText('Next: East-West up one table, boards down one.')).toBeVisible();
  await record(page, evening.session, evening.results.slice(0, 12));
  await expect(display.getByRole('columnheader', { name: 'North-South' })).toBeVisible();
  await expectNoBarrier(display);

  // With the time nearly up the room is told in words, not in colour alone.
  for (let minute = 0; minute < 13; minute++) await page.keyboard.press('-');
  await expect(display.getByText('the last 2 minutes')).toBeVisible();

  await record(page, evening.session, evening.results.slice(12));
  for (let round = 0; round < 3; round++) await moveClock(page, evening.session, 'next');
  await expect(display.getByRole('columnheader', { name: 'East-West' })).toBeVisible();
  await expect(display.getByRole('timer')).toHaveCount(0);
  await display.keyboard.press('1');
  await expect(display.getByRole('heading', { level: 1 })).toHaveText('Play has ended');
});

/** The frequencies a window has sounded. */
function tones(window: Page): Promise<readonly number[]> {
  return window.evaluate(() => (globalThis as unknown as { heard: number[] }).heard);
}

test('the clock sounds in the window the club has chosen, and in that alone', async ({ app }) => {
  const { page } = app;
  await page.context().addInitScript(() => {
    const heard: number[] = [];
    class Heard extends OscillatorNode {
      override start(when?: number): void {
        heard.push(this.frequency.value);
        super.start(when);
      }
    }
    Object.assign(globalThis, { heard, OscillatorNode: Heard });
  });
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.choice('Sound of the clock', 'The second display').check();
  await expect.poll(() => tones(page)).toEqual([880]);
  const { session } = await startEvening(page, mitchellSpec(3));
  await openScreen(page, session, 'room');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('d');
  const display = await opened;
  await display.getByRole('navigation').waitFor();
  await display.keyboard.press('1');
  await moveClock(page, session, 'start');
  await expect(display.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await leaveSeconds(page, session, 182);
  await expect.poll(() => tones(display)).toEqual([880]);
  await leaveSeconds(page, session, 2);
  await expect.poll(() => tones(display)).toEqual([880, 880, 660]);
  expect(await tones(page)).toEqual([]);
});

test('in a break it says when play goes on, and where', async ({ app }) => {
  const { page } = app;
  const evening = await startEvening(page, mitchellSpec(3), { breakMinutes: 15 });
  await moveClock(page, evening.session, 'start');
  await moveClock(page, evening.session, 'next');
  await moveClock(page, evening.session, 'next');
  await openScreen(page, evening.session, 'room');
  await page.goto(page.url().replace('/room', '/display'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Break');
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(page.getByText(/^back at \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('round 3')).toBeVisible();
  await expectNoBarrier(page);
});

test('the time of a round of two hours stays beside the ranking', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(3, { boardsPerRound: 16 }));
  await moveClock(page, session, 'start');
  await page.setViewportSize({ width: 1280, height: 720 });
  await openScreen(page, session, 'room');
  await page.goto(page.url().replace('/room', '/display'));
  const time = page.getByRole('timer');
  await expect(time).toHaveText(/^1\d\d:\d\d$/);
  expect(await time.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
});

test('the time past the end of a round stays beside the ranking', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  await moveClock(page, session, 'start');
  await leaveSeconds(page, session, 60);
  await openScreen(page, session, 'room');
  await page.clock.setFixedTime(Date.now() + 33 * 60_000);
  await page.goto(page.url().replace('/room', '/display'));
  const time = page.getByRole('timer');
  await expect(time).toHaveText(/^\u22123[12]:\d\d$/);
  expect(await time.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
});

test('in French, in the dark, without names', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5, { phantom: 'EW' }), { names: false });
  await setLook(page, { theme: 'dark', language: 'fr' });
  await openScreen(page, session, 'room');
  await page.goto(page.url().replace('/room', '/display'));
  await expect(page.getByRole('row', { name: /^Paire 1 / })).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByText('Pas encore de résultats')).toBeVisible();
  await expectNoBarrier(page);
});

test('pages are of equal length, the order is chosen, and the ranking hidden if the club wants it', async ({
  app: { page },
}) => {
  const evening = await startEvening(page, mitchellSpec(15, { rounds: 2, boardsPerRound: 2, even: 'skip' }));
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'room');
  await page.goto(page.url().replace('/room', '/display'));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(page.getByRole('row')).toHaveCount(30);
  await expect(page.getByText(/^[A-Z] to [A-Z], [12] of 2$/)).toBeVisible();
  await page.keyboard.press('3');
  const north = page.getByRole('table').first();
  // Fifteen pairs a line are eight and seven, never fourteen and one; a head row stands above them.
  await expect.poll(() => north.getByRole('row').count()).toBeGreaterThanOrEqual(8);
  await expect(page.getByText(/^[12] of 2$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'O by place' })).toBeVisible();
  await page.keyboard.press('o');
  await expect(page.getByRole('button', { name: 'O by number' })).toBeVisible();
  await expect(north.getByRole('columnheader', { name: 'Place' })).toBeVisible();
  const first = async () => (await north.locator('tbody td:first-child').allTextContents()).map(Number);
  const shown = await first();
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  await expectNoBarrier(page);
  await page.keyboard.press('o');
  await expect(page.getByRole('button', { name: 'O by name' })).toBeVisible();
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Before round 1' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'North-South' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '3 ranking' })).toHaveCount(0);
  const settings = new SettingsPage(page);
  await settings.open();
  await expect(settings.choice('Ranking on the second display', 'Not shown')).toBeChecked();
});

test('after the last round the leaders have the height of the screen, and no name touches a place', async ({
  app: { page },
}) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  const pairs = Array.from({ length: 10 }, (_, pair) => pair);
  // Too wide for one line beside the clock.
  await giveNames(
    page,
    session,
    pairs.map((pair) => [`Bartholomew${pair} Featherstone-Haugh`, 'Alexandra Macpherson-Grant']),
  );
  await record(page, session, results);
  for (let round = 0; round < 6; round++) await moveClock(page, session, 'next');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(new URL(`/sessions/${session}/display`, page.url()).href);
  await expect(page.getByRole('button', { name: '1 clock' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { level: 1, name: 'Play has ended' })).toBeVisible();
  const leaders = page.locator('main section').getByRole('table');
  await expect(leaders).toHaveCount(2);
  for (const place of [0, 1]) await expect(leaders.nth(place).locator('tbody tr')).toHaveCount(3);
  const bottom = await leaders.nth(1).evaluate((table) => table.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(1020);

  await giveNames(
    page,
    session,
    pairs.map((pair) => [`Ann Cedar${pair}`, 'Bob Cypress']),
  );
  await page.keyboard.press('3');
  await page.keyboard.press('o');
  const names = page.locator('main table[data-numbered] tbody th');
  await expect(names.first()).toContainText('Cedar');
  const gaps = await names.evaluateAll((cells) =>
    cells.map((cell) => {
      const drawn = [...cell.querySelectorAll('[aria-hidden] span')].filter((one) => one.children.length === 0);
      const right = Math.max(...drawn.map((one) => one.getBoundingClientRect().right));
      return (cell.nextElementSibling?.getBoundingClientRect().left ?? 0) - right;
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(12);
});
