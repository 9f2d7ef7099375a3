import { boardStatistics } from '../../../src/statistics/board-statistics.ts';
import { allContracts, contractsOfKind, tallyOf } from '../../../src/statistics/tally.ts';
import { totalContracts } from '../../../src/statistics/contract-count.ts';
import { howellSpec, mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, openScreen, record, sessionOf, setLook, standingsOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { RankingPage } from '../pages/RankingPage.ts';
import { SeePage, VIEWS } from '../pages/SeePage.ts';

test('leaders by round: every pair a line and a name, arrows choose as in the table', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(7));
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'ranking');
  const see = new SeePage(page);
  await see.tab('evolution').click();
  await expect(see.pairs()).toHaveCount(14);
  await expect(see.curves()).toHaveCount(14);
  // A curve ends in a dot at the last round. What leads on to its label is no data, and drawn like none.
  await expect(see.curveEnds()).toHaveCount(14);
  const drawn = await see.leaders().evaluateAll((lines) =>
    lines.map((line) => {
      const { strokeDasharray, stroke } = getComputedStyle(line);
      return { strokeDasharray, stroke, from: Number(line.getAttribute('x1')) };
    }),
  );
  expect(drawn).toHaveLength(14);
  expect(new Set(drawn.map(({ stroke }) => stroke)).size).toBe(1);
  expect(drawn.filter(({ strokeDasharray, from }) => strokeDasharray === 'none' || from < 5)).toEqual([]);
  const { fields } = await standingsOf(page, evening.session);
  const [first, second] = fields[0]?.rankings[0]?.rows ?? [];
  await expect(see.chosenPair()).toHaveAttribute('data-entry', String(first?.entry));
  await page.keyboard.press('ArrowDown');
  await expect(see.chosenPair()).toHaveAttribute('data-entry', String(second?.entry));
  await expect(see.chosenPair()).toBeFocused();
  const rows = see.roundTable('North-South').locator('tbody tr');
  await expect(rows).toHaveCount(7);
  const figures = (second?.byRound ?? []).map((figure) => figure?.toFixed(1) ?? '');
  await expect(rows.nth(1).getByRole('cell')).toHaveText(figures);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('table', { name: 'North-South', exact: true })).toBeVisible();
});

test('after a round: every place as it stood, by keys alone, printed, and asked for by name', async ({
  app: { page },
}) => {
  const evening = await startEvening(page, mitchellSpec(7));
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'ranking');
  const see = new SeePage(page);
  const ranking = new RankingPage(page);
  await ranking.rows('NS').first().waitFor();
  const final = await ranking.column('NS', 'matchpoints');
  await page.keyboard.press('2');
  await expect(see.afterRound()).toHaveText('After round 7 of 7');
  expect(await ranking.column('NS', 'matchpoints')).toEqual(final);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(see.afterRound()).toHaveText('After round 5 of 7');
  const { fields } = await ask<StandingsView>(page, 'GET', `/api/sessions/${evening.session}/standings/after/5`);
  const totals = (fields[0]?.rankings[0]?.rows ?? []).map(({ total }) => total);
  await expect(async () => {
    expect((await ranking.column('NS', 'matchpoints')).map(([, total]) => total)).toEqual(totals);
  }).toPass();
  await expect(ranking.current()).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(ranking.rows('NS').nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('Control+p');
  await expect(page.getByLabel('Standings')).toHaveValue('5');
  await page.goBack();
  await ranking.rows('NS').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('after a');
  await page.keyboard.press('Enter');
  await expect(see.afterRound()).toBeVisible();
});

test('one winner: one picture of all pairs', async ({ app: { page } }) => {
  const evening = await startEvening(page, howellSpec(4));
  await record(page, evening.session, evening.results.slice(0, 40));
  await openScreen(page, evening.session, 'ranking');
  const see = new SeePage(page);
  await see.tab('evolution').click();
  await expect(page.getByRole('heading', { name: 'All pairs' })).toBeVisible();
  await expect(see.pairs()).toHaveCount(8);
});

test('spread of the boards: a row a board, and Enter opens its traveller', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(7));
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'ranking');
  const see = new SeePage(page);
  await see.tab('boards').click();
  const { results } = await sessionOf(page, evening.session);
  const expected = boardStatistics(results);
  await expect(see.boards()).toHaveCount(expected.length);
  const rows = await see.boardFigures();
  expect(rows.map(({ scores, contracts }) => [scores, contracts])).toEqual(
    expected.map(({ scores, contracts }) => [scores.length, contracts]),
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(see.boards().and(page.locator('[aria-current]'))).toContainText('3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entry\/3$/);
});

test('statistics of the session, and of all sessions', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(7));
  await record(page, evening.session, evening.results);
  await openScreen(page, evening.session, 'ranking');
  const see = new SeePage(page);
  await see.tab('statistics').click();
  const tally = tallyOf(evening.results.map(({ outcome }) => ({ outcome, times: 1 })));
  const contracts = totalContracts(allContracts(tally));
  await expect(page.getByText(`98 results, ${contracts} of them contracts.`)).toBeVisible();
  await expect(see.statistics('What was bid').getByRole('row', { name: /^Games/ })).toContainText(
    String(totalContracts(contractsOfKind(tally, 'game'))),
  );
  await expect(see.statistics('Declarer').getByRole('row')).toHaveCount(5);
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText('One session has results. The sample event does not count.')).toBeVisible();
  await expect(page.getByText(`98 results, ${contracts} of them contracts.`)).toBeVisible();
});

test('no barrier in any look, and for 20 tables nothing to scroll but the boards and every place', async ({
  app: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const evening = await startEvening(page, mitchellSpec(20, { rounds: 13, even: 'skip' }));
  await record(page, evening.session, evening.results.slice(0, 80));
  await openScreen(page, evening.session, 'ranking');
  const see = new SeePage(page);
  for (const look of [{ theme: 'light' }, { theme: 'dark', language: 'fr' }] as const) {
    await setLook(page, look);
    for (const view of VIEWS) {
      await see.tab(view).click();
      await see.shown(view).first().waitFor();
      await expectNoBarrier(page);
      if (view !== 'boards' && view !== 'rounds') expect(await see.overflow()).toBe(0);
    }
  }
  await page.goto(new URL('/statistics', page.url()).href);
  await see.shown('statistics').waitFor();
  await expectNoBarrier(page);
});

test('on a phone nothing is wider than the screen', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(7));
  await record(page, evening.session, evening.results);
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, evening.session, 'ranking');
  const see = new SeePage(page);
  for (const view of VIEWS) {
    await see.tab(view).click();
    await see.shown(view).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
