/** A pair leaves in the middle of a round, and one of its slips turns up late. */
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { moveClock, openScreen, record, sessionOf, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';

test('what a pair that withdrew leaves is not missed, is given to its opponents, and may come in late', async ({
  app: { page },
}) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  const [section] = (await sessionOf(page, session)).sections;
  const first = section?.entries.find(({ number }) => number === 1)?.id;
  const cell = section?.cells.find(({ round, ns }) => round === 4 && ns === first);
  const opponents = section?.entries.find(({ id }) => id === cell?.ew);
  const [, slip = 0] = cell?.boards ?? [];
  const isOfFirst = ({ round, table }: { readonly round: number; readonly table: number }) =>
    section?.cells.some((one) => one.round === round && one.table === table && one.ns === first) === true;
  // Three rounds and the first board of the fourth.
  const isLeft = (result: (typeof results)[number]) =>
    isOfFirst(result) && (result.round > 4 || (result.round === 4 && result.board === slip));
  await record(
    page,
    session,
    results.filter((result) => !isLeft(result)),
  );
  for (const action of ['start', 'next', 'next', 'next', 'next', 'next'] as const) {
    await moveClock(page, session, action);
  }
  const ranking = new RankingPage(page);
  await openScreen(page, session, 'ranking');
  await expect(ranking.head()).toContainText('47 of 50 results in. The first 5 rounds lack 3.');
  await ranking.rows('NS').filter({ hasText: 'Cedar' }).getByRole('button').first().click();
  await page.keyboard.press('w');
  await page.getByRole('radio', { name: 'Withdrawn' }).check();
  await page.keyboard.press('Enter');
  await expect(ranking.head()).toContainText('all 47 results in');

  // Its opponents' card has what they were given.
  const pair = page.getByRole('cell', { name: String(opponents?.number), exact: true });
  await ranking.rows('EW').filter({ has: pair }).getByRole('button').first().click();
  await ranking.scorecards().click();
  await expect(ranking.scorecard()).toHaveCount(10);
  const given = ranking.scorecard().filter({ hasText: 'award np / A+' });
  await expect(given).toHaveCount(1);
  await given.getByRole('button').first().click();
  await expect(ranking.panel()).toContainText('average plus');
  await expectNoBarrier(page);

  // The slip turns up: its line is there, passed over by Enter and reached by an arrow.
  const entry = new EntryPage(page);
  await entry.open(session, slip);
  await expect(page.getByText('10 of 10 boards complete')).toBeVisible();
  const left = page.getByRole('rowgroup').filter({ hasText: 'A pair has withdrawn: no result is expected.' });
  await expect(left).toHaveCount(1);
  await setLook(page, { theme: 'dark', language: 'fr' });
  await expect(page.getByText('Une paire s’est retirée : aucun résultat n’est attendu.')).toBeVisible();
  await expectNoBarrier(page);
  await setLook(page, { language: 'en' });
  await left.getByRole('textbox').focus();
  await entry.type('p');
  await expect(left).toHaveCount(0);
  await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(48);
  await expect(entry.waiting()).toHaveCount(0);
});
