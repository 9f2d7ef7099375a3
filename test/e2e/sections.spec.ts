import type { Page } from '@playwright/test';
import type { MovementSpec } from '../../src/movement/movement.ts';
import { expectNoBarrier } from './barriers.ts';
import { openScreen, record, sessionOf, setLook, standingsOf, startEvening } from './evenings.ts';
import { expect, test } from './fixtures.ts';
import { EntryPage } from './pages/EntryPage.ts';
import { RankingPage } from './pages/RankingPage.ts';
import { StartPage } from './pages/StartPage.ts';

const mitchell = (phantom: 'NS' | null): MovementSpec => {
  return { kind: 'mitchell', tables: 7, phantom, even: 'share', rounds: 7, boardsPerRound: 2, arrowSwitch: 0 };
};

/** Two sections of 7 and 6½ tables over the same 14 boards. */
async function twoSections(page: Page) {
  const evening = await startEvening(page, mitchell(null), { further: [mitchell('NS')] });
  const { sections } = await sessionOf(page, evening.session);
  return { ...evening, sections };
}

for (const [language, theme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as const) {
  test(`Start shares 27 pairs over two sections (${language}, ${theme})`, async ({ app: { page } }) => {
    await setLook(page, { language, theme });
    const start = new StartPage(page);
    await start.open();
    await start.tables().fill('7');
    await expect(start.field('Sections')).toHaveCount(0);
    await start.tables().fill('13.5');
    await start.field('Sections').fill('2');
    await expect(start.chosen()).toContainText(
      language === 'en' ? 'Sections of 7 and 6.5 tables' : 'de 7 et 6,5 tables',
    );
    await expect(start.drawing()).toHaveAccessibleName(/Section A/);
    await expectNoBarrier(page);
    await start.start();
    const { sections } = await sessionOf(page, Number(/sessions\/(\d+)/.exec(page.url())?.[1]));
    expect(sections).toMatchObject([
      { letter: 'A', tables: 7, rounds: 7, boards: 28 },
      { letter: 'B', tables: 7, rounds: 7, boards: 28 },
    ]);
    expect(sections[1]?.entries.filter(({ phantom }) => phantom).map(({ label }) => label)).toEqual(['B7']);
    await expect(page.getByRole('region', { name: /^B / }).first()).toBeVisible();
    await expectNoBarrier(page);
  });
}

test('what is typed for sections is checked', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await start.tables().fill('14');
  await start.field('Sections').fill('0');
  await expect(page.getByRole('alert')).toHaveText('Sections from 1 to 9, over the same boards.');
  await start.field('Sections').fill('9');
  await expect(page.getByText('No movement', { exact: false }).first()).toBeVisible();
});

test('a board’s traveller has the lines of all sections, compared as one field', async ({ app: { page } }) => {
  const { session, sections } = await twoSections(page);
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await expect(entry.line(1)).toContainText('A');
  await expect(entry.line(8)).toContainText('B');
  await page.keyboard.type('4sn=');
  await page.keyboard.press('Enter');
  await entry.line(8).getByRole('textbox').last().click();
  await page.keyboard.type('4sn+1');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await standingsOf(page, session)).fields.map(({ boards }) => boards.map(({ actual }) => actual)))
    .toEqual([[2]]);
  const { fields } = await standingsOf(page, session);
  expect(fields[0]?.sections).toEqual(sections.map(({ id }) => id));
  expect(fields[0]?.boards[0]?.results.map(({ section, nsPoints }) => [section, nsPoints])).toEqual([
    [sections[0]?.id, '0'],
    [sections[1]?.id, '2'],
  ]);
});

test('the pairs of all sections are ranked together, and their numbers carry the letter', async ({ app: { page } }) => {
  const { session, results, sections } = await twoSections(page);
  await record(page, session, results, 0);
  const missing = sections[1]?.cells.filter(({ sitOut }) => sitOut) ?? [];
  const isPlayed = (one: { round: number; table: number }) =>
    !missing.some(({ round, table }) => round === one.round && table === one.table);
  await record(page, session, results.filter(isPlayed), 1);
  await openScreen(page, session, 'ranking');
  const ranking = new RankingPage(page);
  await expect(ranking.rows('NS')).toHaveCount(13);
  await expect(ranking.rows('EW')).toHaveCount(14);
  await expect(page.getByRole('button', { name: /^Section/ })).toHaveCount(0);
  await expect(ranking.table('NS')).toContainText(/A[1-7]/);
  await expect(ranking.table('NS')).toContainText(/B[1-6]/);
  await expectNoBarrier(page);
});
