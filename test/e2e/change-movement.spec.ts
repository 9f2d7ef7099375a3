import { mitchellSpec } from '../builders.ts';
import { expectNoBarrier } from './barriers.ts';
import { moveClock, openScreen, record, sessionOf, setLook, startEvening, type Evening } from './evenings.ts';
import { expect, test } from './fixtures.ts';
import { RoomPage } from './pages/RoomPage.ts';

/** The results of a round of an evening. */
function ofRound({ results }: Evening, round: number) {
  return results.filter((result) => result.round === round);
}

test('a late pair takes the free seat, by keys alone', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(5, { phantom: 'EW' }));
  await record(page, evening.session, ofRound(evening, 1));
  const { results } = await sessionOf(page, evening.session);
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.cards()).toHaveCount(5);
  await page.keyboard.press('c');
  await expect(page.getByLabel('What happened')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const ways = page.getByRole('list', { name: 'Ways to go on, best first' });
  await expect(ways.getByRole('button')).toHaveText(/Pair 10 takes the free seat: table 1, East-West/);
  await expect(ways.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done. Everybody else keeps their seats.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(room.head()).toHaveText('Round 2: no results yet, 10 expected');
  await expect(room.cards().filter({ hasText: 'sit-out' })).toHaveCount(0);
  expect((await sessionOf(page, evening.session)).results).toEqual(results);
});

test('rounds are cut, and the cut is taken back', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(5));
  await record(page, evening.session, ofRound(evening, 1));
  await moveClock(page, evening.session, 'start');
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.round(5)).toBeVisible();
  await page.getByRole('button', { name: 'late pair, cut' }).click();
  await page.getByLabel('What happened').selectOption('Fewer or more rounds');
  await page.getByLabel('Rounds altogether').fill('4');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Play ends after round 4/ }).click();
  await expect(room.round(5)).toHaveCount(0);
  await page.getByRole('button', { name: 'Take the last change back' }).click();
  await expect(room.round(5)).toBeVisible();
});

test('what cannot be is said, and a rover is offered with what it costs', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(7));
  await record(page, evening.session, ofRound(evening, 1));
  await openScreen(page, evening.session, 'room');
  await page.getByRole('button', { name: 'late pair, cut' }).click();
  await page.getByRole('button', { name: 'How to go on' }).click();
  const ways = page.getByRole('list', { name: 'Ways to go on, best first' });
  await expect(ways.getByRole('button').first()).toContainText('Pair 15 comes in as a rover North-South');
  await page.keyboard.press('ArrowDown');
  await expect(ways.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done. Everybody else keeps their seats.')).toBeVisible();
  await expect.poll(async () => (await sessionOf(page, evening.session)).sections[0]?.entries.length).toBe(15);

  await page.getByLabel('What happened').selectOption('A pair leaves');
  await page.getByLabel('Pair', { exact: true }).fill('44');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no pair 44 in play.')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`nothing bars the way, ${theme}, in French`, async ({ app: { page } }) => {
    test.slow();
    const evening = await startEvening(page, mitchellSpec(5));
    await setLook(page, { theme, language: 'fr' });
    await openScreen(page, evening.session, 'room');
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Comment continuer' }).click();
    await expect(
      page
        .getByRole('list', { name: /Façons de continuer/ })
        .getByRole('button')
        .first(),
    ).toBeVisible();
    await expectNoBarrier(page);
  });
}
