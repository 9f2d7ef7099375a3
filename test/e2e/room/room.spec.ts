import { mitchellSpec, howellSpec } from '../../builders.ts';
import {
  cutNames,
  giveNames,
  moveClock,
  openScreen,
  record,
  recordOneByOne,
  setLook,
  startEvening,
  type Evening,
} from '../evenings.ts';
import { LONG_NAMES } from '../../names.ts';
import { expectNoBarrier } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';
import { RoomPage } from '../pages/RoomPage.ts';

const FIVE_TABLES = mitchellSpec(5);

/** The results of a round of an evening, table by table. */
function ofRound({ results }: Evening, round: number) {
  return results.filter((result) => result.round === round).toSorted((a, b) => a.table - b.table);
}

test('results fill the room as they arrive, from whoever records them', async ({ app: { page } }) => {
  const evening = await startEvening(page, FIVE_TABLES);
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.head()).toHaveText('Round 1: no results yet, 10 expected');
  await expect(room.cards()).toHaveCount(5);
  await expect(room.card(1)).toContainText('waiting');
  await page.keyboard.press('Space');
  await expect(room.card(1)).toContainText('0 of 2');
  await expect(room.card(1)).toContainText('in play');

  const [first, second, ...others] = ofRound(evening, 1);
  if (!first || !second) throw new Error('table 1 plays two boards');
  await recordOneByOne(page, evening.session, [first]);
  await expect(room.card(1)).toContainText('1 of 2');
  await expect(room.head()).toHaveText('Round 1: 1 of 10 results in');

  await recordOneByOne(page, evening.session, [second]);
  await expect(room.card(1)).toContainText('finished');
  await expect(room.head()).toHaveText('Round 1: 2 of 10 results in, 1 table finished');

  await recordOneByOne(page, evening.session, others);
  await expect(room.head()).toHaveText('Round 1: all 10 results in');
  await expect(room.round(1)).toHaveAccessibleName('Round 1, 10 of 10 results');
});

test('a card says who sits there and what became of its boards', async ({ app: { page } }) => {
  const evening = await startEvening(page, FIVE_TABLES);
  await record(page, evening.session, ofRound(evening, 1));
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await page.keyboard.press('Control+ArrowLeft');
  await expect(room.card(1)).toContainText('Cedar / Cypress');
  for (const { board, outcome } of ofRound(evening, 1).filter((result) => result.table === 1)) {
    const line = room.board(1, board);
    if (outcome.kind === 'played') await expect(line).toContainText(`${outcome.contract.level}`);
    await expect(line).toContainText(/[+−]\d|0$/);
  }
});

test('the clock starts, stands, takes minutes, and goes on to the next round', async ({ app: { page } }) => {
  const evening = await startEvening(page, FIVE_TABLES);
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.clock()).toContainText('Before round 1');
  await expect(room.time()).toHaveText('15:00');

  await page.keyboard.press('Space');
  await expect(room.clock()).toContainText('Round 1 of 5');
  await expect(room.time()).not.toHaveText('15:00');
  await page.keyboard.press('Space');
  await expect(room.clock()).toContainText('paused');
  const standing = await room.secondsShown();

  await page.keyboard.press('+');
  await expect.poll(() => room.secondsShown()).toBe(standing + 60);
  await page.keyboard.press('-');
  await expect.poll(() => room.secondsShown()).toBe(standing);

  await expect(room.panel()).toContainText('Next, round 2');
  await expect(room.panel()).toContainText('East-West up one table, boards down one');
  await page.keyboard.press('m');
  await expect(room.clock()).toContainText('Round 2 of 5');
  await expect(room.head()).toContainText('Round 2');
  await page.keyboard.press('b');
  await expect(room.clock()).toContainText('Round 1 of 5');
});

test('after the last round the clock has gone, and comes back', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(3));
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await page.keyboard.press('Space');
  for (const round of [2, 3]) {
    await page.keyboard.press('m');
    await expect(room.clock()).toContainText(`Round ${round} of 3`);
  }
  await expect(room.panel()).toContainText('After the last round');
  await page.keyboard.press('m');
  await expect(room.clock()).toContainText('Play has ended');
  await expect(room.time()).toHaveCount(0);
  await expect(room.missing()).toHaveCount(6);
  await expect(room.panel()).toContainText('and 12 more');
  await page.keyboard.press('b');
  await expect(room.clock()).toContainText('Round 3 of 3');
});

test('a break: planned, on the clock, in the planned end, and taken out again', async ({ app: { page } }) => {
  const evening = await startEvening(page, FIVE_TABLES);
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.clock()).toContainText('Planned: play to 20:45');
  await page.keyboard.press('p');
  await expect(page.getByLabel('Minutes of break')).toBeFocused();
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(room.clock()).toContainText('after one of the rounds 1 to 4');
  await page.getByLabel('After round').fill('1');
  await page.keyboard.press('Enter');
  await expect(room.clock()).toContainText('Break of 20 min after round 1');
  await expect(room.clock()).toContainText('19:45 to 20:05');
  await expect(room.clock()).toContainText('Planned: play to 21:05');
  await expect(page.getByLabel('Minutes of break')).toHaveCount(0);
  await expectNoBarrier(page);

  await page.keyboard.press('Space');
  await expect(room.panel()).toContainText('Next, break of 20 min');
  await page.keyboard.press('m');
  await expect(room.clock()).toContainText('back at');
  expect(await room.secondsShown()).toBeGreaterThan(18 * 60);
  await expect(room.panel()).toContainText('Next, round 2');
  await expect(room.panel()).toContainText('East-West up one table');
  await expect(room.card(2)).toContainText('waiting');
  await expect(room.missing()).toHaveCount(6);
  await page.keyboard.press('m');
  await expect(room.clock()).toContainText('Round 2 of 5');
  await page.keyboard.press('b');
  await expect(room.clock()).toContainText('back at');
  await page.keyboard.press('b');
  await expect(room.clock()).toContainText('Round 1 of 5');
  await room.clock().getByRole('button', { name: 'take out the break after round 1' }).click();
  await expect(room.panel()).toContainText('Next, round 2');
  await expect(room.clock()).toContainText('play to 20:45');
});

test('the last minutes are told, and the end as the clock goes', async ({ app: { page } }) => {
  await page.clock.install({ time: new Date() });
  const evening = await startEvening(page, FIVE_TABLES);
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.clock()).not.toContainText('As it goes');
  await page.keyboard.press('Space');
  await expect(room.clock()).toContainText('As it goes: play to');
  await page.clock.fastForward('12:30');
  await expect(room.clock()).toContainText('the last 3 minutes');
});

test('tables that lack results are late once the time is up', async ({ app: { page } }) => {
  await page.clock.install({ time: new Date() });
  const evening = await startEvening(page, FIVE_TABLES);
  await record(page, evening.session, ofRound(evening, 1).slice(0, 2));
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await page.keyboard.press('Space');
  await expect(room.clock()).toContainText('Round 1 of 5');
  await expect(room.card(2)).toContainText('0 of 2');
  // fifteen minutes of the round, and four and a half more
  await page.clock.fastForward('19:30');
  await expect(room.card(2)).toContainText('4 min late');
  await expect(room.card(1)).toContainText('finished');
  await expect(room.head()).toHaveText('Round 1: 2 of 10 results in, 1 table finished, 4 late');
  expect(await room.secondsShown()).toBeLessThan(-240);
  await expect(room.clock()).toContainText('ended');
});

test('what a round that is over lacks is named, and leads to its line in Entry', async ({ app: { page } }) => {
  const evening = await startEvening(page, FIVE_TABLES);
  const [, second, ...others] = ofRound(evening, 1);
  if (!second) throw new Error('table 1 plays two boards');
  await record(page, evening.session, [ofRound(evening, 1)[0] ?? second, ...others]);
  await moveClock(page, evening.session, 'start');
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.clock()).toContainText('Round 1 of 5');
  await expect(room.missing()).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(room.missing()).toHaveText([new RegExp(`Board ${second.board}, table 1`)]);
  await page.keyboard.press('Control+ArrowLeft');
  await expect(room.card(1)).toContainText('1 missing');
  await room.missing().first().click();
  await expect(page).toHaveURL(new RegExp(`/entry/${second.board}\\?.*round=1&table=1`));
});

test('arrows and figures choose a table, Enter opens its results, letters go to the other screens', async ({
  app: { page },
}) => {
  const evening = await startEvening(page, mitchellSpec(13));
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.cards()).toHaveCount(13);
  await page.keyboard.press('ArrowRight');
  await expect(room.open(2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(room.open(6)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(room.open(2)).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await expect(room.open(13)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entry\/table\/13\?.*board=25/);

  await openScreen(page, evening.session, 'room');
  await expect(room.cards()).toHaveCount(13);
  await page.keyboard.press('3');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/entry\/5\?from=top$/);
  for (const [key, screen] of [
    ['r', 'ranking'],
    ['n', 'names'],
  ] as const) {
    await openScreen(page, evening.session, 'room');
    await expect(room.cards()).toHaveCount(13);
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`/${screen}$`));
  }
});

test('keys press what Tab has led to, and no more', async ({ app: { page } }) => {
  const evening = await startEvening(page, FIVE_TABLES);
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.cards()).toHaveCount(5);
  await page.getByRole('link', { name: 'Names' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/names$/);

  await openScreen(page, evening.session, 'room');
  await page.keyboard.press('Space');
  await expect(room.clock()).toContainText('Round 1 of 5');
  // a press with the mouse leaves the keys what they are: the space bar is the clock's
  await page.getByRole('button', { name: 'call the move' }).click();
  await expect(room.clock()).toContainText('Round 2 of 5');
  await page.keyboard.press('Space');
  await expect(room.clock()).toContainText('paused');
  await expect(room.clock()).toContainText('Round 2 of 5');
});

test('a Howell says the directions; a table without opponents sits out', async ({ app: { page } }) => {
  const howell = await startEvening(page, howellSpec(4, { phantom: true }));
  await openScreen(page, howell.session, 'room');
  const room = new RoomPage(page);
  await expect(room.cards().first()).toContainText('N-S');
  await expect(room.cards().filter({ hasText: 'sit-out' })).toHaveCount(1);
  await expect(room.head()).toHaveText('Round 1: no results yet, 9 expected');
});

test('without names the room says what to do', async ({ app: { page } }) => {
  const evening = await startEvening(page, FIVE_TABLES, { names: false });
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.card(1)).toContainText('North-South');
  await room.panel().getByRole('link', { name: 'Type the names' }).click();
  await expect(page).toHaveURL(/\/names$/);
});

test('twenty tables fit a screen of 800 without scrolling', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(20, { rounds: 13 }));
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.cards()).toHaveCount(20);
  await expect(room.card(20)).toBeInViewport({ ratio: 1 });
  expect(await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`nothing bars the way, ${theme}`, async ({ app: { page } }) => {
    test.slow();
    const evening = await startEvening(page, FIVE_TABLES);
    await setLook(page, { theme });
    await record(page, evening.session, ofRound(evening, 1).slice(0, 7));
    await moveClock(page, evening.session, 'start');
    await moveClock(page, evening.session, 'next');
    await openScreen(page, evening.session, 'room');
    const room = new RoomPage(page);
    await expect(room.missing()).toHaveCount(3);
    await expectNoBarrier(page);
    await page.keyboard.press('Control+ArrowLeft');
    await expect(room.card(5)).toContainText('missing');
    await expectNoBarrier(page);
  });
}

test('on a phone and in French nothing is wider than the page', async ({ app: { page } }) => {
  const evening = await startEvening(page, FIVE_TABLES);
  await setLook(page, { language: 'fr' });
  await moveClock(page, evening.session, 'start');
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.head()).toHaveText(/^Tour 1\s: pas encore de résultat, 10 attendus$/);
  await expect(room.panel()).toContainText('Est-Ouest');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** The height of the line of keys at the foot. */
const KEY_LINE = 28;

test('few tables fill the screen with whole names; twenty stand on it without scrolling', async ({ app: { page } }) => {
  const few = await startEvening(page, FIVE_TABLES);
  await giveNames(page, few.session, LONG_NAMES);
  await openScreen(page, few.session, 'room');
  const room = new RoomPage(page);
  await expect(room.card(1)).toContainText('Marie-Christine Mouillefarine / Pierre-Emmanuel Quéméneur');
  expect(await cutNames(page, 'li')).toEqual([]);
  const wide = await room.card(1).boundingBox();
  expect(wide?.width).toBeGreaterThan(290);

  expect(wide?.height).toBeGreaterThan(300);
  const lowest = await room.card(5).boundingBox();
  expect(800 - KEY_LINE - ((lowest?.y ?? 0) + (lowest?.height ?? 0))).toBeLessThan(16);

  for (const boardsPerRound of [2, 3, 4]) {
    const many = await startEvening(page, mitchellSpec(20, { rounds: 5, boardsPerRound }));
    await giveNames(page, many.session, LONG_NAMES);
    await openScreen(page, many.session, 'room');
    await expect(room.cards()).toHaveCount(20);
    expect(await cutNames(page, 'li')).toEqual([]);
    const last = await room.card(20).boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(800 - KEY_LINE);
  }
});

test('few tables give the longest names more lines; none is cut over an empty card', async ({ app: { page } }) => {
  const { session } = await startEvening(page, howellSpec(5));
  const long = 'Wolfgang Amadeus von Schwartzenberger-Hohenlohe zu Liechtenstein';
  await giveNames(
    page,
    session,
    Array.from({ length: 10 }, (_, pair) => [`${long} ${pair}`, 'O’Brien'] as const),
  );
  await openScreen(page, session, 'room');
  await expect(new RoomPage(page).cards()).toHaveCount(5);
  const names = page.locator('[data-cards] [data-names] bdi');
  await expect(names.first()).toContainText('Schwartzenberger-Hohenlohe');
  const cut = await names.evaluateAll(
    (all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth || getComputedStyle(name).overflow === 'hidden').length,
  );
  expect(cut).toBe(0);
});
