import type { Page } from '@playwright/test';
import type { ExplainedEntry } from '../../../main/club/model/explanation.ts';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, openScreen, record, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';

const FIVE_TABLES = mitchellSpec(5);

/** An evening of five tables with all its results but the last. */
async function evening(page: Page): Promise<number> {
  const { session, results } = await startEvening(page, FIVE_TABLES);
  await record(page, session, results.slice(0, -1));
  return session;
}

function explained(page: Page, session: number, entry: string | null): Promise<ExplainedEntry> {
  return ask(page, 'GET', `/api/sessions/${session}/explain/entry/${entry}`);
}

test('a total by keys alone: E, every board of it by Enter, Escape back', async ({ app: { page } }) => {
  const session = await evening(page);
  await openScreen(page, session, 'ranking');
  const ranking = new RankingPage(page);
  await expect(ranking.board()).toHaveText('Board 1');
  const row = page.locator('button[data-entry]:focus');
  const { total } = await explained(page, session, await row.getAttribute('data-entry'));

  await page.keyboard.press('e');
  const sum = page.getByRole('table', { name: 'What every board gave' });
  await expect(sum.locator('tbody tr')).toHaveCount(total.boards.length);
  await expect(ranking.panel().getByRole('heading', { name: 'Place 1' })).toBeVisible();
  await expect(ranking.panel()).toContainText(`matchpoints on ${total.count} boards; place 1 of 5.`);
  await expectNoBarrier(page);
  // The boards that do not fit pass under the keys of the panel.
  const key = ranking.panel().getByRole('button', { name: /Penalty or bonus/ });
  await page.setViewportSize({ width: 1280, height: 480 });
  await expect(key).toBeInViewport({ ratio: 1 });
  const over = await key.evaluate((button) => {
    const { left, width, top, bottom } = button.getBoundingClientRect();
    const keys = button.parentElement?.getBoundingClientRect() ?? { left: 0, top: 0, bottom: 0 };
    const heights = Array.from(
      { length: 12 },
      (_, step) => Math.max(keys.top, top - 10) + step * ((bottom - top + 10) / 12),
    );
    const tags = heights.flatMap((y) => [left + 4, left + width - 4].map((x) => document.elementFromPoint(x, y)));
    return tags.filter((one) => one?.closest('table')).length;
  });
  expect(over).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  // one pair further down, its total opens in place of this one
  await page.keyboard.press('ArrowDown');
  await expect(ranking.panel().getByRole('heading', { name: 'Place 2' })).toBeVisible();

  const third = sum.getByRole('button', { name: /Board/ }).nth(2);
  const name = await third.innerText();
  await third.focus();
  await page.keyboard.press('Enter');
  await expect(ranking.board()).toHaveText(name);
  await expect(sum).toHaveCount(0);

  // what the pair has stands in the panel as a button too
  await ranking
    .panel()
    .getByRole('button', { name: /^Why \d/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(sum).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sum).toHaveCount(0);
  await expect(row).toHaveCount(1);
  await expect(ranking.rows('NS').nth(1)).toHaveAttribute('aria-current', 'true');
});

test('a press on a place, a percentage or a total; on a scorecard it is the board’s', async ({ app: { page } }) => {
  const session = await evening(page);
  await openScreen(page, session, 'ranking');
  const ranking = new RankingPage(page);
  for (const [row, figure, heading] of [
    [1, 0, 'Place 2'],
    [2, 1, 'Place 3'],
    [3, 2, 'Place 4'],
  ] as const) {
    await ranking.rows('EW').nth(row).locator('[data-figure]').nth(figure).click();
    await expect(ranking.panel().getByRole('heading', { name: heading })).toBeVisible();
  }
  await ranking.scorecards().click();
  await ranking.scorecard().nth(4).locator('[data-figure]').last().click();
  await expect(ranking.board()).toHaveText('Board 5');
  await expect(ranking.panel()).toContainText('Law 78A');
});

test('at IMPs the results are compared one by one', async ({ app: { page } }) => {
  const session = await evening(page);
  await openScreen(page, session, 'ranking');
  const ranking = new RankingPage(page);
  await page.getByRole('button', { name: 'Matchpoints, WBF, two winners' }).click();
  await page.getByRole('combobox', { name: 'Scoring' }).selectOption('Cross-IMPs');
  await expect(ranking.panel()).toContainText(/[+−]\d+: .*together [+−]?\d+\./);
  await expect(ranking.panel()).toContainText('Law 78B');
});

test('Entry: the current line by Ctrl Y, a score of the frequencies by Enter, Escape away', async ({
  app: { page },
}) => {
  const session = await evening(page);
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  const panel = page.getByRole('complementary');
  await page.keyboard.press('Control+y');
  await expect(panel.getByRole('heading', { name: 'Table 1, North-South' })).toBeVisible();
  await expect(panel).toContainText(/Of the 4 other results \d beaten and \d equalled, \d of 8 matchpoints\. Law 78A/);
  await expectNoBarrier(page);
  await page.keyboard.press('Control+y');
  await expect(panel.getByRole('heading', { name: 'Table 1, East-West' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('heading', { name: /^Table/ })).toHaveCount(0);

  await panel.getByRole('button', { name: /^Why/ }).first().focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: /^Table \d, North-South/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('heading', { name: /^Table/ })).toHaveCount(0);
  await expect(page.locator('main input:focus')).toHaveCount(1);

  await entry.traveller().locator('[data-figure]').nth(3).click();
  await expect(panel.getByRole('heading', { name: /^Table \d/ })).toBeVisible();
});

test('on paper for the player who asks, in the other language too', async ({ app: { page } }) => {
  const session = await evening(page);
  await openScreen(page, session, 'ranking');
  const ranking = new RankingPage(page);
  const entry = await page.locator('button[data-entry]:focus').getAttribute('data-entry');
  await ranking.panel().getByRole('link', { name: 'Print the explanation' }).click();
  await expect(page.getByRole('combobox', { name: 'Pair' })).toHaveValue(entry ?? '');
  await expect(page.getByRole('heading', { name: 'Explanations' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d pages?$/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.getByRole('status').filter({ hasText: /^\d pages?$/ })).toBeVisible();
});
