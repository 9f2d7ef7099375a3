import { linesOn, readPdf } from '../../pdf.ts';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { openScreen, record, sessionOf, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { PaperPage } from '../pages/PaperPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';

test('a late correction after publication', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  await record(page, session, results);
  const ranking = new RankingPage(page);
  const main = page.getByRole('main');
  await openScreen(page, session, 'ranking');
  await expect(main.getByText('Not published.')).toBeVisible();
  await page.keyboard.press('p');
  await expect(main.getByText(/^Published .*\d\d:\d\d, corrections until .*\d\d:\d\d\.$/)).toBeVisible();
  await page.keyboard.press('p');
  await expect(main.getByText(/corrections ended .*\d\d:\d\d\.$/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(main.getByText(/corrections until/)).toBeVisible();
  // It was done here, and the note speaks of no other window.
  await expect(page.getByText('Undone: corrections were ended.', { exact: true })).toBeVisible();
  await page.keyboard.press('p');
  await expect(main.getByText(/corrections ended/)).toBeVisible();

  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await entry.field(1).fill('7nn=');
  const ifSaved = page.getByRole('region', { name: 'If saved' });
  await expect(ifSaved.getByRole('listitem').first()).toContainText('Pair');
  await expect(ifSaved.getByRole('note')).toContainText(/differ from the published result/);
  await page.keyboard.press('F8');
  await expect(page.getByLabel('Reason of the correction')).toBeFocused();
  await page.keyboard.type('the slip says so');
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');
  await expect(entry.field(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ifSaved).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+i');
  await expect(page.getByRole('listitem').filter({ hasText: 'the slip says so' })).toBeVisible();

  await openScreen(page, session, 'ranking');
  await page.getByRole('button', { name: 'Changed since published (1)' }).click();
  await expect(main.getByRole('row', { name: /7NT N =.*the slip says so.*the director/ })).toBeVisible();
  // Figures of one width widen the hyphens of names.
  await expect(main.getByRole('cell', { name: / \/ / }).first()).toHaveCSS('font-variant-numeric', 'normal');
  await expectNoBarrier(page);
  await setLook(page, { theme: 'light', language: 'fr' });
  await expect(page.getByRole('button', { name: 'Changé depuis la publication (1)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ranking.table('NS')).toBeVisible();
});

test('what changed since the ranking was published is printed, and so is until when it may be corrected', async ({
  app: { page },
}) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  await record(page, session, results);
  await openScreen(page, session, 'ranking');
  await page.keyboard.press('p');
  await expect(page.getByRole('main').getByText(/corrections until/)).toBeVisible();
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await entry.field(1).fill('7nn=');
  // A line that is left while it is being sent waits for Entry to open again.
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/results'));
  await entry.field(1).press('Enter');
  expect((await kept).ok()).toBe(true);
  await openScreen(page, session, 'ranking');
  await page.getByRole('button', { name: 'Changed since published (1)' }).click();
  await page.getByRole('link', { name: 'Print the changes' }).click();
  const paper = new PaperPage(page);
  await expect(paper.state()).toHaveText('1 page');
  expect(await paper.inkOf(1)).toBeGreaterThan(0.003);
  const changes = await textOf((await paper.savePdf()).content);
  expect(changes).toContain('Changes since publication');
  expect(changes).toContain('7NT N =');
  await expectNoBarrier(page);
  await paper.document(/^Ranking sheet/).click();
  await expect(paper.state()).toHaveText('1 page');
  expect(await textOf((await paper.savePdf()).content)).toMatch(/Published .*corrections until/);
  await paper.choice('Français').check();
  await expect(paper.state()).toHaveText('1 page');
  expect(await textOf((await paper.savePdf()).content)).toMatch(/Publié .*corrections jusqu’/);
});

test('a penalty and a withdrawal show who moves before they are saved', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  // pair 1 leaves after three rounds
  const { sections } = await sessionOf(page, session);
  const cells = sections[0]?.cells ?? [];
  const first = sections[0]?.entries.find(({ number }) => number === 1)?.id;
  const ofFirst = (round: number, table: number) =>
    cells.some((cell) => cell.round === round && cell.table === table && cell.ns === first);
  await record(
    page,
    session,
    results.filter(({ round, table }) => round <= 3 || !ofFirst(round, table)),
  );
  const ranking = new RankingPage(page);
  await openScreen(page, session, 'ranking');
  await ranking.rows('NS').filter({ hasText: 'Cedar' }).getByRole('button').first().click();
  await page.keyboard.press('b');
  const ifSaved = page.getByRole('region', { name: 'If saved' });
  await ranking.penaltyForm().getByLabel('Amount').fill('90');
  await expect(ifSaved.getByRole('listitem').filter({ hasText: 'Pair 1' })).toBeVisible();
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('w');
  const form = page.getByRole('form', { name: 'Withdrawal or guest' });
  await form.getByRole('radio', { name: 'Withdrawn' }).check();
  await expect(form).toContainText('It has played 6 of 10 boards, half or more');
  await expect(ifSaved.getByRole('listitem').filter({ hasText: '– ·' })).toContainText('Pair 1');
  await expectNoBarrier(page);
  expect((await ranking.places('NS')).map(([pair]) => pair)).toHaveLength(5);
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  const row = ranking.rows('NS').filter({ hasText: 'Cedar' });
  await expect(row).toContainText('withdrew');
  await expect(row).toContainText('–');
  await expect(ranking.head()).toContainText('all 46 results in');
  await setLook(page, { theme: 'dark', language: 'fr' });
  await expect(row).toContainText('a abandonné');
  await expectNoBarrier(page);

  await page.keyboard.press('w');
  await page.getByRole('radio', { name: 'Classée' }).check();
  await page.keyboard.press('Enter');
  await expect(row).not.toContainText('a abandonné');
});

test('statistics and rulings go to a spreadsheet', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  await record(page, session, results);
  const paper = new PaperPage(page);
  await paper.open(session);
  for (const [name, first] of [
    [/^Rulings as CSV/, 'Time,Board,Table,Pairs,Ruling,Law,Note'],
    [/^Statistics as CSV/, 'Counted,Name,Denomination,Number,% made,Tricks'],
  ] as const) {
    const { content } = await paper.saveCsv(name);
    expect(content.toString('utf8').replace('\ufeff', '').split('\r\n')[0]).toBe(first);
  }
  await page.goto(new URL('/statistics', page.url()).href);
  const club = await paper.saveCsv(/^Statistics as CSV/);
  expect(club.name).toMatch(/^Statistics.*\.csv$/);
  expect(club.content.toString('utf8')).toContain('What was bid,Games,Major,');
});

async function textOf(content: Buffer): Promise<string> {
  const { pages } = await readPdf(content);
  return pages
    .map((one) =>
      linesOn(one)
        .map((line) => line.join(' '))
        .join('\n'),
    )
    .join('\n');
}
