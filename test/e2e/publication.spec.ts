import { mitchellSpec } from '../builders.ts';
import { expectNoBarrier } from './barriers.ts';
import { openScreen, record, setLook, startEvening } from './evenings.ts';
import { expect, test } from './fixtures.ts';
import { EntryPage } from './pages/EntryPage.ts';
import { RankingPage } from './pages/RankingPage.ts';

test('a late correction after publication', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  await record(page, session, results);
  const ranking = new RankingPage(page);
  const main = page.getByRole('main');
  await openScreen(page, session, 'ranking');
  await expect(main.getByText('Not published.')).toBeVisible();
  await page.keyboard.press('p');
  await expect(main.getByText(/^Published \d\d:\d\d, corrections until \d\d:\d\d\.$/)).toBeVisible();
  await page.keyboard.press('p');
  await expect(main.getByText(/corrections ended \d\d:\d\d\.$/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(main.getByText(/corrections until/)).toBeVisible();
  await page.keyboard.press('p');
  await expect(main.getByText(/corrections ended/)).toBeVisible();

  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await entry.field(1).fill('7nn=');
  const ifSaved = page.getByRole('region', { name: 'If saved' });
  await expect(ifSaved.getByRole('listitem').first()).toContainText('Pair');
  await expect(ifSaved.getByRole('note')).toContainText(/differ from the published result/);
  await expectNoBarrier(page);
  await entry.field(1).press('Enter');
  await expect(ifSaved).toHaveCount(0);

  await openScreen(page, session, 'ranking');
  await page.getByRole('button', { name: 'Changed since published (1)' }).click();
  await expect(main.getByRole('row', { name: /7NT N =/ })).toBeVisible();
  await expectNoBarrier(page);
  await setLook(page, { theme: 'light', language: 'fr' });
  await expect(page.getByRole('button', { name: 'Changé depuis la publication (1)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ranking.table('NS')).toBeVisible();
});
