/** A poule that is complete: published, corrected, with penalties in one match; on screen, explained and on paper. */
import type { Page } from '@playwright/test';
import { linesOn, readPdf } from '../../pdf.ts';
import { expectNoBarrier } from '../barriers.ts';
import { openScreen, sessionOf, setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { PaperPage } from '../pages/PaperPage.ts';
import { TeamRankingPage } from '../pages/TeamRankingPage.ts';
import { matchOf, recordMatches, startTeams, WBF_DISCRETE, type PlayedMatch } from '../team-events.ts';

const POULE = {
  kind: 'poule',
  teams: 3,
  boardsPerMatch: 8,
  legs: 1,
  from: 1,
  rounds: 3,
  segments: 1,
  supply: 'copies',
} as const;
const HOME_AND_AWAY = [
  [2, 3],
  [1, 2],
  [3, 1],
] as const;

/** 170 against 110 on two boards of each match, 110 on the others: 4 IMPs to home, 12-8 on the scale for 8 boards. */
const PLAYED: readonly PlayedMatch[] = HOME_AND_AWAY.map(([home, away], at) => ({
  home,
  away,
  boards: Array.from({ length: 8 }, (_, board) => [8 * at + board + 1, board < 2 ? 170 : 110, 110] as const),
}));

async function publishedPoule(page: Page): Promise<number> {
  const id = await startTeams(page, POULE, WBF_DISCRETE, ['Jura', 'Vosges', 'Lot']);
  await recordMatches(page, id, PLAYED);
  const ranking = new TeamRankingPage(page);
  await ranking.open(id);
  expect((await totals(page)).toSorted((a, b) => a[0] - b[0])).toEqual([
    [1, '20'],
    [2, '20'],
    [3, '20'],
  ]);
  await page.keyboard.press('p');
  await expect(page.getByRole('main').getByText(/corrections until/)).toBeVisible();
  return id;
}

/** The totals of the standing, best first. */
async function totals(page: Page): Promise<(readonly [number, string])[]> {
  const rows = await new TeamRankingPage(page).standing();
  return rows.map(({ team, total }) => [team, total] as const);
}

async function textOf(content: Buffer): Promise<string> {
  const { pages } = await readPdf(content);
  return pages.flatMap((one) => linesOn(one).map((line) => line.join(' '))).join('\n');
}

test('a correction after publication shows which teams it moves before it is saved, and stands among the changes', async ({
  app: { page },
}) => {
  const id = await publishedPoule(page);
  const entry = new EntryPage(page);
  await entry.open(id, 1);
  await entry.field(1).fill('-800');
  const ifSaved = page.getByRole('region', { name: /^(If saved|Si on enregistre)/ });
  // 910 points are 14 IMPs: 2 to 14 in the match, 6-14, so Lot has 26 and Vosges 14
  await expect(ifSaved.getByRole('listitem').filter({ hasText: 'Lot' })).toContainText('26');
  await expect(ifSaved.getByRole('listitem').filter({ hasText: 'Vosges' })).toContainText('14');
  await expect(ifSaved.getByRole('note')).toContainText(/differ from the published result/);
  await expectNoBarrier(page);
  await page.keyboard.press('F8');
  await page.keyboard.type('the slip says so');
  await page.keyboard.press('Escape');
  // A line that is left while it is being sent waits for Entry to open again.
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/results'));
  await page.keyboard.press('Enter');
  expect((await kept).ok()).toBe(true);
  await expect(ifSaved).toHaveCount(0);
  const ranking = new TeamRankingPage(page);
  await ranking.open(id);
  expect(await totals(page)).toEqual([
    [3, '26'],
    [1, '20'],
    [2, '14'],
  ]);
  await page.getByRole('button', { name: 'Changed since published (1)' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('row', { name: /−800.*the slip says so/ })).toBeVisible();
  await expect(main.getByRole('row', { name: /Lot.*20.*26/ })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('link', { name: 'Print the changes' }).click();
  const paper = new PaperPage(page);
  await expect(paper.state()).toHaveText('1 page');
  const changes = await textOf((await paper.savePdf()).content);
  expect(changes).toContain('the slip says so');
  expect(changes).toMatch(/Lot.*20.*26/);
  await setLook(page, { language: 'fr', theme: 'dark' });
  await entry.open(id, 1);
  await entry.field(1).fill('170');
  await expect(ifSaved.getByRole('listitem').filter({ hasText: 'Lot' })).toContainText('20');
  await expectNoBarrier(page);
  await entry.press('Escape', 'ControlOrMeta+z');
  await setLook(page, { language: 'en', theme: 'light' });
  await ranking.open(id);
  await expect.poll(async () => new Set((await totals(page)).map(([, total]) => total))).toEqual(new Set(['20']));
});

// The opponents keep their 8: a penalty is nobody's gain.
for (const { unit, amount, total, said, sum } of [
  // 12 less 2
  { unit: 'victory points', amount: '2', total: '18', said: 'Penalty 2 victory points', sum: 'penalty 2 (Law 90)' },
  // 4 IMPs less 3 are 1, which is 11 on the scale
  { unit: 'IMPs', amount: '3', total: '19', said: 'Penalty 3 IMPs', sum: 'penalty 3' },
] as const) {
  test(`a penalty of ${amount} ${unit} inside one match: in it, in the standing, explained, and on its sheet`, async ({
    app: { page },
  }) => {
    const id = await publishedPoule(page);
    const ranking = new TeamRankingPage(page);
    const session = await sessionOf(page, id);
    const jura = session.sections[0]?.entries.find(({ number }) => number === 1)?.id ?? 0;
    await page.locator(`button[data-entry="${jura}"]`).first().click();
    await page.keyboard.press('b');
    const form = page.getByRole('form', { name: /^Penalty or bonus$/ });
    await form.getByLabel('Amount').fill(amount);
    await form
      .getByRole('combobox')
      .filter({ hasText: 'whole event' })
      .selectOption({ label: 'Round 2, against Vosges' });
    await form.getByRole('combobox').filter({ hasText: 'victory points' }).selectOption({ label: unit });
    await form.getByLabel('Reason').fill('late');
    await expect(page.getByRole('region', { name: 'If saved' }).getByRole('listitem').first()).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('complementary')).toContainText(said);
    await expect(page.getByRole('complementary')).toContainText('Round 2, against Vosges. late');
    const now = new Map(await totals(page));
    expect([now.get(1), now.get(2), now.get(3)]).toEqual([total, '20', '20']);
    await openScreen(page, id, `match/${matchOf(session, 1, 2)}`);
    await expect(page.getByRole('complementary')).toContainText(sum);
    await expectNoBarrier(page);
    const paper = new PaperPage(page);
    for (const [document, words] of [
      [/^Match score sheets/, `Jura: ${said} (late)`],
      [/^Explanations/, sum],
      [/^Rulings/, said],
    ] as const) {
      await paper.open(id);
      await paper.document(document).click();
      await expect(paper.state()).toHaveText(/pages?$/);
      expect((await textOf((await paper.savePdf()).content)).toLowerCase()).toContain(words.toLowerCase());
    }
    await ranking.open(id);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => new Set((await totals(page)).map(([, total]) => total))).toEqual(new Set(['20']));
  });
}
