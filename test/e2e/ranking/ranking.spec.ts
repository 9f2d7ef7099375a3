import type { Page } from '@playwright/test';
import { formatPercentFigure, formatShort } from '../../../src/language/numbers.ts';
import { readExact, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { howellSpec, mitchellSpec } from '../../builders.ts';
import {
  cutNames,
  giveNames,
  openScreen,
  record,
  recordOneByOne,
  sessionOf,
  setLook,
  standingsOf,
  startEvening,
} from '../evenings.ts';
import { LONG_NAMES } from '../../names.ts';
import { expectNoBarrier } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';
import { RankingPage } from '../pages/RankingPage.ts';

const SEVEN_TABLES = mitchellSpec(7);

/** The percentages the application answers, as they should be written. */
async function expectedPercentages(page: Page, session: number) {
  const { sections } = await sessionOf(page, session);
  const numbers = new Map(sections.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry.number])));
  const standings = await standingsOf(page, session);
  return standings.fields.flatMap(({ rankings }) =>
    rankings.map(({ rows }) =>
      rows.map((row) => [numbers.get(row.entry), formatPercentFigure(figure(row.figure), 2, 'en')]),
    ),
  );
}

function figure(text: string | null): Exact {
  return readExact(text ?? '') ?? ZERO;
}

test('two winners: both lines as the standings have them, and their sums', async ({ app: { page } }) => {
  const evening = await startEvening(page, SEVEN_TABLES);
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  await expect(ranking.head()).toHaveText('After 7 rounds, all 98 results in.');
  const [ns, ew] = await expectedPercentages(page, evening.session);
  expect(await ranking.percentages('NS')).toEqual(ns);
  expect(await ranking.percentages('EW')).toEqual(ew);
  await expect(
    page.getByText('Each line adds up to 588 matchpoints, 14 boards of 42. Every pair could win 168.'),
  ).toBeVisible();
});

test('one winner: one table of all pairs', async ({ app: { page } }) => {
  const evening = await startEvening(page, howellSpec(4));
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  await expect(page.getByText('Matchpoints, WBF, one winner')).toBeVisible();
  const [all] = await expectedPercentages(page, evening.session);
  expect(await ranking.percentages(null)).toEqual(all);
  await expect(ranking.table('NS')).toHaveCount(0);
  await expect(page.getByText(/^All pairs together have 504 matchpoints, 21 boards of 24\./)).toBeVisible();
});

test('it lives: a result more, and the order is that of the standings again', async ({ app: { page } }) => {
  const evening = await startEvening(page, SEVEN_TABLES);
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible();
  await record(page, evening.session, evening.results.slice(0, 40));
  await expect(ranking.head()).toHaveText('40 of 98 results in.');
  await recordOneByOne(page, evening.session, evening.results.slice(40, 60));
  await expect(ranking.head()).toHaveText('60 of 98 results in.');
  const [ns, ew] = await expectedPercentages(page, evening.session);
  await expect.poll(() => ranking.percentages('NS')).toEqual(ns);
  await expect.poll(() => ranking.percentages('EW')).toEqual(ew);
});

test('every figure explains itself: percentage, sentence, ladder and calculation agree', async ({ app: { page } }) => {
  const evening = await startEvening(page, SEVEN_TABLES);
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  const session = await sessionOf(page, evening.session);
  const { fields } = await standingsOf(page, evening.session);
  const winner = fields[0]?.rankings[0]?.rows[0]?.entry;
  await expect(ranking.bars()).toHaveCount(14);

  for (let board = 1; board <= 14; board++) {
    const result = session.results.find((one) => one.ns === winner && one.board === board);
    const scores = fields[0]?.boards.find((one) => one.board === board);
    const own = scores?.results.find((one) => one.round === result?.round && one.table === result?.table);
    if (!result || result.score === null || !scores || !own) throw new Error(`no board ${board}`);
    const others = session.results.filter((one) => one.board === board && one !== result);
    const beaten = others.filter((one) => (one.score ?? 0) < (result.score ?? 0)).length;
    const equal = others.filter((one) => one.score === result.score).length;
    expect(2 * beaten + equal).toBe(Number(own.nsPoints));

    await expect(ranking.board()).toHaveText(`Board ${board}`);
    await expect(ranking.panel()).toContainText(`${formatPercentFigure(figure(own.nsPercentage), 1, 'en')}\u202f%`);
    await expect(ranking.panel()).toContainText(
      `Of the 6 other results ${beaten} beaten and ${equal} equalled, ${own.nsPoints} of 12 matchpoints.`,
    );
    await expect(ranking.ladder()).toHaveCount(7);
    await expect(ranking.ladder().and(page.locator('[aria-current]'))).toContainText(
      formatShort(figure(own.nsPoints), 2, 'en'),
    );
    await expect(ranking.panel()).toContainText(`2 × ${beaten} beaten + 1 × ${equal} equalled`);
    await page.keyboard.press('ArrowRight');
  }
});

test('a board with fewer results than the others is brought to them by Neuberg, and says so', async ({
  app: { page },
}) => {
  const evening = await startEvening(page, SEVEN_TABLES);
  const ofBoard = evening.results.filter((result) => result.board === 1);
  await record(
    page,
    evening.session,
    evening.results.filter((result) => result !== ofBoard.at(-1)),
  );
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  await expect(ranking.board()).toHaveText('Board 1');
  await expect(ranking.panel()).toContainText('6 of 7 results, brought to 7 by Neuberg:');
  await expect(ranking.panel()).toContainText(/Neuberg: \(\d+ \+ 1\) × 7 \/ 6 − 1/);
  // The division is of exact figures, so that its result is the one beside it.
  const [whole = '', share = ''] = (
    await ranking
      .panel()
      .getByText(/^[\d /]+ \/ 12$/)
      .locator('xpath=..')
      .innerText()
  )
    .replaceAll('\u202f', ' ')
    .split('\n');
  const parts = /^(?:(\d+)(?: |$))?(?:(\d+)\/(\d+))?$/.exec(whole.replace(/ \/ 12$/, ''));
  const [units, top, bottom] = [1, 2, 3].map((group) => Number(parts?.[group] ?? (group === 3 ? 1 : 0)));
  const points = (units ?? 0) + (top ?? 0) / (bottom ?? 1);
  expect(share.trim()).toBe(`${((100 * points) / 12).toFixed(1)} %`);
  await expect(ranking.ladder()).toHaveCount(6);
  await expect(page.getByText(/^Each line adds up/)).toHaveCount(0);
});

test('keys: pairs, the other line, boards, Entry, paper, and the panel away', async ({ app: { page } }) => {
  const evening = await startEvening(page, SEVEN_TABLES);
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  await expect(ranking.rows('NS').nth(0)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(ranking.rows('NS').nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(ranking.rows('EW').nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(ranking.current()).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(ranking.rows('NS').nth(1)).toHaveAttribute('aria-current', 'true');

  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await expect(ranking.board()).toHaveText('Board 7');
  await page.keyboard.press('ArrowUp');
  await expect(ranking.board()).toHaveText('Board 7');
  await page.keyboard.press('ArrowLeft');
  await expect(ranking.board()).toHaveText('Board 6');

  await page.keyboard.press('Escape');
  await expect(ranking.panel()).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(ranking.panel()).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entry\/6\?/);
  await openScreen(page, evening.session, 'ranking');
  await expect(ranking.current()).toHaveCount(1);
  await page.keyboard.press('Control+p');
  await expect(page).toHaveURL(/\/paper$/);
});

test('a scorecard has all boards of a pair, and adds up to its percentage', async ({ app: { page } }) => {
  const evening = await startEvening(page, SEVEN_TABLES);
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  const [[, total] = []] = await ranking.column('NS', 'matchpoints');
  await ranking.scorecards().click();
  await expect(ranking.scorecard()).toHaveCount(14);
  const points = await ranking
    .scorecard()
    .evaluateAll((rows) => rows.map((row) => Number(row.children[row.children.length - 3]?.textContent)));
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(Number(total));

  await page.keyboard.press('ArrowDown');
  await expect(ranking.scorecard().nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(ranking.board()).toHaveText('Board 2');
  const before = await ranking.panel().getByRole('heading').first().innerText();
  await page.keyboard.press('ArrowRight');
  await expect(ranking.panel().getByRole('heading').first()).not.toHaveText(before);
  await page.keyboard.press('Escape');
  await expect(ranking.table('NS')).toBeVisible();
});

test('penalties: B, reason, Enter; beside the total; Ctrl Z takes it back', async ({ app: { page } }) => {
  const evening = await startEvening(page, SEVEN_TABLES);
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  await expect(ranking.rows('NS').nth(0)).toHaveAttribute('aria-current', 'true');
  const [[pair] = []] = await ranking.percentages('NS');
  const totals = async () => new Map(await ranking.column('NS', 'matchpoints'));
  const before = Number((await totals()).get(pair ?? 0));

  await page.keyboard.press('b');
  const form = ranking.penaltyForm();
  await expect(form.getByRole('radio', { name: 'Penalty' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Say why: it stays with the penalty.');
  await form.getByLabel('Amount').fill('0');
  await form.getByLabel('Reason').fill('slow play');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('More than 0, with two decimals at most.');
  await form.getByLabel('Amount').fill('25');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);

  // a quarter of a top of 12
  await expect(ranking.panel().getByText('Penalty 25 % of a top')).toBeVisible();
  await expect(ranking.panel().getByText('slow play')).toBeVisible();
  await expect.poll(async () => (await totals()).get(pair ?? 0)).toBe(`${before - 3}of which bonuses and penalties −3`);
  const [ns] = await expectedPercentages(page, evening.session);
  await expect.poll(() => ranking.percentages('NS')).toEqual(ns);
  await expect(page.getByText('Each line adds up to 588 matchpoints, 14 boards of 42.')).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(page.getByText(`Undone: penalty or bonus of pair ${pair}.`)).toBeVisible();
  await expect(ranking.panel().getByText('slow play')).toHaveCount(0);
  await expect.poll(async () => Number((await totals()).get(pair ?? 0))).toBe(before);

  await page.keyboard.press('b');
  await form.getByRole('radio', { name: 'Bonus' }).check();
  await form.getByLabel('Unit').selectOption('matchpoints');
  await form.getByLabel('Reason').fill('no fault of theirs');
  await form.getByLabel('Reason').press('Enter');
  await expect(ranking.panel().getByText('Bonus 10 matchpoints')).toBeVisible();
  await ranking.panel().getByRole('button', { name: 'take back' }).click();
  await expect(ranking.panel().getByText('Bonus 10 matchpoints')).toHaveCount(0);
});

test('another method: IMPs with their sign, and the way back', async ({ app: { page } }) => {
  const evening = await startEvening(page, SEVEN_TABLES);
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  await page.getByRole('button', { name: 'Matchpoints, WBF, two winners' }).click();
  await page.getByRole('combobox', { name: 'Scoring' }).selectOption('Butler');
  await expect(ranking.table('NS').getByRole('columnheader', { name: 'IMPs' })).toBeVisible();
  const { fields } = await standingsOf(page, evening.session);
  const best = fields[0]?.rankings[0]?.rows[0];
  expect(fields[0]?.unit).toBe('imps');
  await expect.poll(async () => (await ranking.column('NS', 'matchpoints'))[0]?.[1]).toBe(`+${best?.total}`);
  await expect(ranking.panel()).toContainText(/[+−]\d+ against the datum [+−]?\d+, (\d+ (better|worse)|no difference)/);
  await page.getByRole('combobox', { name: 'Regulation' }).selectOption('ABF');
  await page.getByRole('combobox', { name: 'Regulation' }).press('Escape');
  await expect(page.getByRole('button', { name: 'Butler, ABF, two winners' })).toBeVisible();
  await ranking.scorecards().click();
  await expect(ranking.scorecard()).toHaveCount(14);
  await expectNoBarrier(page);
});

test('a pair that climbs is seen to move, unless the system asks for less', async ({ app: { page } }) => {
  const evening = await startEvening(page, SEVEN_TABLES);
  await record(page, evening.session, evening.results.slice(0, 40));
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  const moves = async (motion: 'reduce' | 'no-preference', from: number, to: number) => {
    await page.emulateMedia({ reducedMotion: motion });
    await watchRows(page);
    const before = await ranking.column('NS', 'place');
    await recordOneByOne(page, evening.session, evening.results.slice(from, to));
    await expect(ranking.head()).toHaveText(`${to} of 98 results in.`);
    await expect.poll(() => ranking.column('NS', 'place')).not.toEqual(before);
    return () => page.evaluate(() => (window as unknown as { moving: number }).moving);
  };
  const seen = await moves('no-preference', 40, 60);
  // The order is new a frame before the first movement can be seen.
  await expect.poll(seen).toBeGreaterThan(0);
  await expect.poll(() => movingRows(page)).toBe(0);
  const unseen = await moves('reduce', 60, 90);
  await page.waitForTimeout(300);
  expect(await unseen()).toBe(0);
});

/** Rows that move at this moment. */
function movingRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const targets = document.getAnimations().map((one) => (one.effect as KeyframeEffect | null)?.target);
    return targets.filter((target) => target?.matches('tr')).length;
  });
}

/** Looks at every frame from here on for rows that move, and counts the most it sees at once. */
async function watchRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watching = window as unknown as { moving: number };
    watching.moving = 0;
    const look = () => {
      const rows = document.getAnimations().map((one) => (one.effect as KeyframeEffect | null)?.target);
      watching.moving = Math.max(watching.moving, rows.filter((row) => row?.matches('tr')).length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`nothing bars the way, ${theme}`, async ({ app: { page } }) => {
    test.slow();
    const evening = await startEvening(page, SEVEN_TABLES);
    await setLook(page, { theme });
    await record(page, evening.session, evening.results.slice(0, 70));
    await openScreen(page, evening.session, 'ranking');
    const ranking = new RankingPage(page);
    await expect(ranking.bars().first()).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('b');
    await expect(ranking.penaltyForm()).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await expect(ranking.penaltyForm()).toHaveCount(0);
    await ranking.scorecards().click();
    await expect(ranking.scorecard().first()).toBeVisible();
    await expectNoBarrier(page);
  });
}

test('on a phone and in French nothing is wider than the page', async ({ app: { page } }) => {
  const evening = await startEvening(page, SEVEN_TABLES);
  await setLook(page, { language: 'fr' });
  await record(page, evening.session, evening.results.slice(0, 70));
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  await expect(ranking.head()).toHaveText('70 résultats sur 98.');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  await ranking.scorecards().click();
  await expect(ranking.scorecard().first()).toBeVisible();
  expect(await width()).toBe(390);
});

test('long names stand whole, one below the other where they must', async ({ app: { page } }) => {
  for (const spec of [mitchellSpec(13), howellSpec(5)]) {
    const evening = await startEvening(page, spec);
    await giveNames(page, evening.session, LONG_NAMES);
    await record(
      page,
      evening.session,
      evening.results.filter(({ round }) => round === 1),
    );
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await openScreen(page, evening.session, 'ranking');
      await expect(page.getByRole('rowheader').filter({ hasText: 'Larrieu-Etcheverry' }).first()).toBeVisible();
      expect(await cutNames(page, 'th')).toEqual([]);
    }
  }
});
