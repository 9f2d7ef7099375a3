import type { Page } from '@playwright/test';
import type { MovementSpec } from '../../../src/movement/movement.ts';
import { expectNoBarrier } from '../barriers.ts';
import { openScreen, record, sessionOf, setLook, standingsOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';
import { StartPage } from '../pages/StartPage.ts';

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
    await start.drawnSection('B').click();
    await expect(start.drawing()).toHaveAccessibleName(/Section B/);
    await expectNoBarrier(page);
    await start.tables().focus();
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

test('two movements side by side show the section chosen of both', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await start.tables().fill('14.5');
  await start.field('Sections').fill('2');
  await expect(start.drawing()).toHaveAccessibleName('Section A: Mitchell with a rover, the first three rounds');
  await start.tables().focus();
  await page.keyboard.press('m');
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowDown');
  await expect(start.drawing()).toHaveCount(2);
  await start.drawnSection('B').focus();
  await page.keyboard.press('Enter');
  await expect(start.drawing().first()).toHaveAccessibleName('Section B: Mitchell, the first three rounds');
  await expect(start.drawing().nth(1)).toHaveAccessibleName(/^Section B: Mitchell without N-S 7/);
});

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

test('sections apart: chosen on Start, changed on the ranking and back', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await start.tables().fill('14');
  await expect(start.field('Compared')).toHaveCount(0);
  await start.field('Sections').fill('2');
  await expect(start.field('Compared')).toHaveValue('all');
  await start.field('Compared').selectOption('sections apart');
  await expectNoBarrier(page);
  await start.start();
  const session = Number(/sessions\/(\d+)/.exec(page.url())?.[1]);
  expect((await sessionOf(page, session)).scoring.fields).toBe('section');
  expect((await standingsOf(page, session)).fields).toHaveLength(2);
});

test('the ranking of sections apart, and of all together again', async ({ app: { page } }) => {
  const { session, results, sections } = await twoSections(page);
  await record(page, session, results.slice(0, 28), 0);
  const sitOuts = new Set(sections[1]?.cells.flatMap((cell) => (cell.sitOut ? `${cell.round}.${cell.table}` : [])));
  const played = results.filter(({ round, table }) => !sitOuts.has(`${round}.${table}`));
  await record(page, session, played.slice(0, 24), 1);
  await openScreen(page, session, 'ranking');
  const ranking = new RankingPage(page);
  const said = page.getByRole('button', { name: /Matchpoints, WBF, two winners/ });
  await expect(said).toHaveText('Matchpoints, WBF, two winners, sections together');
  await said.click();
  await page.getByLabel('Compared').selectOption('sections apart');
  await expect(page.getByRole('button', { name: 'Section B', exact: true })).toBeVisible();
  await expect(page.getByLabel('Compared')).toBeVisible();
  await expect(ranking.rows('NS')).toHaveCount(7);
  await expect(ranking.table('NS')).not.toContainText(/B[1-6]/);
  await page.getByLabel('Compared').press('Escape');
  await expect(said).toHaveText('Matchpoints, WBF, two winners, sections apart');
  await page.getByRole('button', { name: 'Section B', exact: true }).click();
  await expect(ranking.rows('NS')).toHaveCount(6);
  await expect(ranking.table('NS')).toContainText(/B[1-6]/);
  await expectNoBarrier(page);
  await said.click();
  await page.getByLabel('Compared').selectOption('sections together');
  await expect(ranking.rows('NS')).toHaveCount(13);
});

test('a pasted list names pairs of both sections by their letter', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchell(null), { names: false, further: [mitchell('NS')] });
  await page.goto(new URL(`/sessions/${session}/names`, page.url()).href);
  await page.getByLabel('List of pairs').fill('A3 Ann Ash / Bob Birch\nB3 Cy Cedar / Di Dogwood\n4 Ed Elm / Fay Fir');
  await expect(page.getByText('Line 3: A4 or B4? Write the section’s letter before the number.')).toBeVisible();
  await expectNoBarrier(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByLabel('Pair A3, player 1')).toHaveValue('Ann Ash');
  await expect(page.getByLabel('Pair B3, player 2')).toHaveValue('Di Dogwood');
  await expect
    .poll(async () => (await sessionOf(page, session)).sections.map(({ entries }) => entries[2]?.players))
    .toEqual([
      ['Ann Ash', 'Bob Birch'],
      ['Cy Cedar', 'Di Dogwood'],
    ]);
});
