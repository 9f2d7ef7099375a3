import { placeMasterpoints } from '../../../src/scoring/masterpoints/award.ts';
import { isMasterpointTable, masterpointTable } from '../../../src/scoring/masterpoints/scheme.ts';
import { MASTERPOINT_SCHEMES } from '../../../src/scoring/masterpoints/schemes.ts';
import { toNumber } from '../../../src/scoring/numbers/exact.ts';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, openScreen, record, sessionOf, setLook, standingsOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';

/** What four tables of two winners get of ABF green points: 0.02 a table by one and a half, the second 70 % of it. */
const GREEN = MASTERPOINT_SCHEMES['abf-green'];

test('a scheme is chosen, every award is that of its place, and undo takes it back', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(4));
  await record(page, evening.session, evening.results);
  const names = new NamesPage(page);
  await names.open(evening.session);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('masterpoints');
  await page.keyboard.press('Enter');
  await expect(names.masterpoints()).toBeFocused();
  await names.masterpoints().selectOption({ label: 'ABF green points' });
  await expect
    .poll(async () => (await sessionOf(page, evening.session)).terms.masterpoints)
    .toEqual({ scheme: 'abf-green' });
  await expect(names.awards()).toContainText('As the ranking stands now');
  const given = await names.awardsOf('North-South');
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  expect((await ranking.awards('NS')).filter((award) => award !== '')).toEqual(given);
  const table = masterpointTable(GREEN, { entries: 4, tables: 4, winners: 2, boards: 24, contestants: 'pairs' });
  if (!isMasterpointTable(table)) throw new Error('no awards');
  const { fields } = await standingsOf(page, evening.session);
  for (const { line, rows } of fields[0]?.rankings ?? []) {
    const expected = rows.map(({ place }) => {
      const sharing = rows.filter((other) => other.place === place).length;
      const points = toNumber(placeMasterpoints(table, place ?? 0, sharing));
      return points === 0 ? '' : points.toFixed(2);
    });
    expect(await ranking.awards(line)).toEqual(expected);
  }
  expect((await ranking.awards('NS'))[0]).toBe('0.12');
  await expect(page.getByText('Provisional until the ranking is published.')).toBeVisible();
  await expectNoBarrier(page);
  await ranking.rows('NS').first().getByRole('button').first().click();
  await expect(ranking.panel()).toContainText('Masterpoints: 0.12');
  await page.keyboard.press('2');
  await expect(page.getByText('Masterpoints are given by the ranking after the last round.')).toBeVisible();
  await expect(ranking.table('NS').getByRole('columnheader', { name: 'Masterpoints' })).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(ranking.table('NS').getByRole('columnheader', { name: 'Masterpoints' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(ranking.table('NS').getByRole('columnheader', { name: 'Masterpoints' })).toHaveCount(0);
  expect((await sessionOf(page, evening.session)).terms.masterpoints).toBeUndefined();
});

test('the club’s own table is typed, told what is wrong with it, used, and kept for the next event', async ({
  app: { page },
}) => {
  await setLook(page, { language: 'fr', theme: 'dark' });
  const evening = await startEvening(page, mitchellSpec(4));
  await record(page, evening.session, evening.results);
  const names = new NamesPage(page);
  await names.open(evening.session);
  await names.masterpoints().selectOption({ label: 'table du club' });
  await names.ownTable().fill('tables;1;2\n3-8;1,5;x');
  await expect(page.getByText(/^Ligne 2\s:\s«\sx\s»/)).toBeVisible();
  await expect(names.useTable()).toBeDisabled();
  await expect(names.awards()).toHaveCount(0);
  await names.ownTable().fill('tables;1;2\n3-8;1,5;0,75');
  // What is typed is shown with its awards before it is used.
  await expect(names.awards()).toContainText('Avec cette table');
  expect(await names.awardsOf('Est-Ouest')).toEqual(['1,50', '0,75']);
  expect((await sessionOf(page, evening.session)).terms.masterpoints).toBeUndefined();
  await expectNoBarrier(page);
  await names.useTable().click();
  await expect
    .poll(async () => (await sessionOf(page, evening.session)).terms.masterpoints)
    .toEqual({ scheme: 'club', table: 'tables;1;2\n3-8;1,5;0,75' });
  await expect(names.useTable()).toHaveCount(0);
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  expect(await ranking.awards('EW')).toEqual(['1,50', '0,75', '', '']);
  await expectNoBarrier(page);
  const next = await startEvening(page, mitchellSpec(3), { event: 'Jeudi' });
  await names.open(next.session);
  await names.masterpoints().selectOption({ label: 'table du club' });
  await expect(names.ownTable()).toHaveValue('tables;1;2\n3-8;1,5;0,75');
});

test('a pair takes the best award of its strata, and has its own with handicap', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(4));
  await record(page, evening.session, evening.results);
  const { fields } = await standingsOf(page, evening.session);
  const rows = fields[0]?.rankings[0]?.rows ?? [];
  const last = rows.at(-1)?.entry ?? 0;
  await ask(page, 'PUT', `/api/sessions/${evening.session}/terms`, {
    masterpoints: { scheme: 'acbl-open' },
    entries: [{ entry: last, handicap: 9000, stratum: 1, withoutStanding: false }],
  });
  await openScreen(page, evening.session, 'ranking');
  const ranking = new RankingPage(page);
  // 40 % of four pairs are two; the only pair of stratum B is none of them
  expect(await ranking.awards('NS')).toEqual(['0.40', '0.28', '', '']);
  await ranking.rows('NS').first().getByRole('button').first().click();
  await expect(ranking.panel()).toContainText('Masterpoints: 0.40');
  await ranking.by('handicap').click();
  expect(await ranking.awards('NS')).toEqual(['0.40', '0.28', '', '']);
  expect((await ranking.column('NS', 'place'))[0]?.[1]).toBe('1');
  await expectNoBarrier(page);
});
