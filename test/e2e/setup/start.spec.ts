import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers.ts';
import { sessionOf, setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { StartPage } from '../pages/StartPage.ts';

const NAMES = Array.from({ length: 26 }, (_, index) => `Anna ${letters(index)} / Bruno ${letters(index)}`);

function letters(index: number): string {
  return String.fromCodePoint(65 + index).repeat(3);
}

function sessionIn(page: Page): number {
  return Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
}

/** How much wider than its window a page is. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test('an empty club says what to do, and one click opens a whole evening', async ({ app: { page } }) => {
  const events = new EventsPage(page);
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await expect(events.newEvent()).toBeVisible();
  await events.sample().click();
  await page.waitForURL(/\/room$/);

  await page.getByRole('link', { name: 'All events' }).click();
  await expect(events.rows()).toHaveText([/^Tuesday pairssample.*Mitchell13N-S .*E-W /]);
  await expect(events.event('Tuesday pairs')).toBeFocused();
  await page.keyboard.press('s');
  await page.waitForURL(/\/room$/);
  await events.open();
  await expect(events.rows()).toHaveCount(1);
});

test('an event by keyboard alone: N, 13, Enter, a list of 26 pairs, and the room', async ({ app: { page } }) => {
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  await page.keyboard.press('n');
  await expect(new StartPage(page).tables()).toBeFocused();
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/names$/);
  await new NamesPage(page).paste(NAMES.join('\n'));
  await expect(page.getByRole('heading', { name: 'All 26 pairs have names.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/room$/);
  await expect(page.getByText('AAA').first()).toBeVisible();

  const { start, sections } = await sessionOf(page, sessionIn(page));
  expect(start).toBe('19:30');
  expect(sections[0]).toMatchObject({ tables: 13, rounds: 13, boardsPerRound: 2, winners: 2 });
  expect(sections[0]?.entries.map(({ players }) => players.join(' / '))).toEqual(NAMES);
});

test('events are listed newest first, and arrows and Enter open one', async ({ app: { page } }) => {
  const start = new StartPage(page);
  for (const [name, day] of [
    ['Spring', '1/4/2026'],
    ['Autumn', '1/10/2026'],
    ['Summer', '1/7/2026'],
  ] as const) {
    await start.open();
    await start.tables().fill('5');
    await start.field('Name').fill(name);
    await start.field('Day').fill(day);
    await start.start();
  }
  const events = new EventsPage(page);
  await events.open();
  await expect(events.rows()).toHaveText([/^Autumn1 Oct 2026/, /^Summer1 Jul 2026/, /^Spring1 Apr 2026/]);
  await page.keyboard.press('ArrowDown');
  await expect(events.event('Summer')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/room$/);
  await expect(page).toHaveTitle('Room – Summer');
});

test('arrows choose a movement while the number is typed; Enter starts that one', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('13');
  await expect(start.chosen()).toContainText('Everyone plays all 26 boards');
  await page.keyboard.press('ArrowDown');
  await expect(start.chosen()).toContainText('rounds 12 and 13 arrow-switched');
  await expect(start.tables()).toBeFocused();
  await expect(start.drawing()).toHaveAccessibleName(
    'Mitchell, rounds 12 and 13 arrow-switched, the first three rounds',
  );
  await start.field('Minutes a board').fill('8');
  await expect(start.chosen()).toContainText('arrow-switched');
  await expect(start.chosen()).toContainText('23:11');
  await start.start();
  const { sections, minutesPerBoard } = await sessionOf(page, sessionIn(page));
  expect(sections[0]).toMatchObject({ winners: 1, spec: { kind: 'mitchell', arrowSwitch: 2 } });
  expect(minutesPerBoard).toBe(8);
});

test('method and regulation are chosen beside the movement, by keyboard, and are the session’s', async ({
  app: { page },
}) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('13');
  await expect(start.chosen()).toContainText('Everyone plays all 26 boards');
  await expect(start.scoring()).toHaveValue('matchpoints');
  await expect(start.regulation()).toHaveValue('wbf');
  await start.scoring().focus();
  await page.keyboard.press('c');
  await expect(start.scoring()).toHaveValue('cross-imps');
  await page.keyboard.press('Tab');
  await expect(start.regulation()).toBeFocused();
  await page.keyboard.press('e');
  await expect(start.regulation()).toHaveValue('ebu');
  await expect(start.chosen()).toContainText('Everyone plays all 26 boards');
  await start.start();
  expect((await sessionOf(page, sessionIn(page))).scoring).toMatchObject({ method: 'cross-imps', preset: 'ebu' });
});

test('a number typed faster than its movements arrive starts that number of tables', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('7');
  await expect(start.movements().first()).toBeVisible();
  const release = Promise.withResolvers<void>();
  await page.route('**/api/movements?*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await start.tables().fill('13');
  await page.keyboard.press('Enter');
  release.resolve();
  await page.waitForURL(/\/names$/);
  expect((await sessionOf(page, sessionIn(page))).sections[0]?.tables).toBe(13);
});

for (const [language, teams, bye] of [
  ['en', 'Teams', 'bye'],
  ['fr', 'Par quatre', 'exempt'],
] as const) {
  test(`a team that has no opponents in a round is drawn with a bye: ${language}`, async ({ app: { page } }) => {
    await setLook(page, { language });
    const start = new StartPage(page);
    await start.open();
    await start.play(teams);
    await start.number().fill('5');
    await start
      .movement(/Round robin|Poule/)
      .first()
      .click();
    await expect(start.drawing().getByText(bye, { exact: true })).toHaveCount(3);
  });
}

test('a half table: who sits out is drawn, and the missing pair has no names', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('12,5');
  await expect(page.getByText('25 pairs.')).toBeVisible();
  await expect(start.movements().first()).toContainText('Mitchell without N-S 13');
  await expect(start.movements().first()).toContainText('2 boards');
  await expect(start.drawing().getByText('sits out')).toHaveCount(3);
  await start.start();
  const names = new NamesPage(page);
  await expect(page.getByRole('heading', { name: '0 of 25 pairs have names.' })).toBeVisible();
  await expect(page.getByText('nobody: its opponents sit out')).toBeVisible();
  await expect(names.field(13, 1)).toHaveCount(0);
});

test('impossible numbers of tables are said at the field, and start nothing', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  const problem = page.getByText('A number from 2 to 40, with .5 for a half table.');
  for (const text of ['41', '0', '12.3', 'ten']) {
    await start.tables().fill(text);
    await expect(problem).toBeVisible();
    await expect(start.tables()).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Enter');
    await expect(start.movements()).toHaveCount(0);
  }
  // The 1 of 13 is no mistake until Enter.
  await start.tables().fill('1');
  await expect(problem).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(problem).toBeVisible();
  expect(page.url()).toMatch(/\/new$/);
  await page.keyboard.type('3');
  await expect(problem).toBeHidden();
  await expect(start.movements().first()).toBeVisible();
});

test('what else cannot be is said at its field, and Enter leads there', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('13');
  for (const [field, wrong, sentence, right] of [
    ['Name', ' ', 'Give the event a name.', 'Tuesday pairs'],
    ['Day', '31/2', 'A day, such as 24/11 or 24 Nov 2026.', '24/11/2026'],
    ['Start', '25:00', 'A time, such as 19:30.', '1400'],
    ['Minutes a board', '0', 'Minutes from 1 to 60.', '7'],
    ['Boards wanted, at most', '20', 'The second number cannot be less than the first; at most 99.', '28'],
  ] as const) {
    await start.field(field).fill(wrong);
    await expect(page.getByRole('alert')).toHaveText(sentence);
    // What fits with the usual value stays in sight.
    await expect(start.movements().first()).toBeVisible();
    await start.tables().press('Enter');
    await expect(start.field(field)).toBeFocused();
    await start.field(field).fill(right);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await start.tables().focus();
  await expect(start.field('Start')).toHaveValue('14:00');
  await expect(start.field('Day')).toHaveValue('24 Nov 2026');
  await start.start();
  expect(await sessionOf(page, sessionIn(page))).toMatchObject({ start: '14:00', date: '2026-11-24' });
});

test('where nothing fits, it says what could be changed', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('13');
  await start.field('Boards wanted, at least').fill('1');
  await start.field('Boards wanted, at most').fill('1');
  await expect(page.getByText('No movement fits.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No movement fits.')).toBeVisible();
  expect(page.url()).toMatch(/\/new$/);
});

test('the rounds of the drawing are turned by key and by mouse, to the last and not beyond', async ({
  app: { page },
}) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('5');
  await expect(start.drawing()).toHaveAccessibleName('Howell, the first three rounds');
  await page.keyboard.press('PageDown');
  await expect(start.drawing()).toHaveAccessibleName('Howell, rounds 2 to 4');
  await page.getByRole('button', { name: 'later rounds' }).click();
  await expect(start.drawing()).toHaveAccessibleName('Howell, rounds 3 to 5');
  await start.tables().blur();
  await page.keyboard.press('ArrowRight');
  await expect(start.drawing()).toHaveAccessibleName('Howell, rounds 4 to 6');
  for (let turn = 0; turn < 9; turn++) await page.keyboard.press('PageDown');
  await expect(start.drawing()).toHaveAccessibleName('Howell, rounds 7 to 9');
  await expect(page.getByRole('button', { name: 'later rounds' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(start.drawing()).toHaveAccessibleName(/the first three rounds$/);
});

test('the few movements a director chooses from are listed, and M lists all that fit', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('13');
  await expect(page.getByText('6 of 19 movements for 13 tables, best first')).toBeVisible();
  await expect(start.movements()).toHaveCount(6);
  await page.keyboard.press('m');
  await expect(page.getByText('19 movements for 13 tables, best first')).toBeVisible();
  await expect(start.movements()).toHaveCount(19);
  await start.movement('Hesitation Mitchell').click();
  await start.field('Minutes a board').fill('6');
  await expect(start.chosen()).toContainText('Hesitation Mitchell');
  await page.getByRole('button', { name: 'only the few' }).click();
  await expect(start.movements()).toHaveCount(6);
  await expect(start.chosen()).toContainText('Everyone plays all 26 boards');
});

for (const [width, height] of [
  [1280, 800],
  [1366, 768],
  [1024, 640],
] as const) {
  test(`no movement is cut by the end of the list: ${width} by ${height}`, async ({ app: { page } }) => {
    await page.setViewportSize({ width, height });
    const start = new StartPage(page);
    await start.open();
    for (const tables of ['13', '9.5', '12']) {
      await start.tables().fill(tables);
      await expect(page.getByText(`for ${tables} tables, best first`)).toBeVisible();
      await expect(start.drawing()).toBeVisible();
      const sliced = () =>
        start.movements().evaluateAll((rows) => {
          const end = rows[0]?.closest('div')?.getBoundingClientRect().bottom ?? 0;
          return rows.filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return top < end - 1 && bottom > end + 1;
          }).length;
        });
      await expect.poll(sliced).toBe(0);
    }
  });

  test(`arrow keys bring each movement into the list whole: ${width} by ${height}`, async ({ app: { page } }) => {
    await setLook(page, { language: 'fr' });
    await page.setViewportSize({ width, height });
    const start = new StartPage(page);
    await start.open();
    // Names of one line and of two stand among each other.
    await start.tables().fill('15');
    await expect(start.movements()).toHaveCount(6);
    await expect(start.drawing()).toBeVisible();
    const shown = () =>
      start.movements().evaluateAll((rows) => {
        const list = rows[0]?.closest('div');
        const end = list?.getBoundingClientRect().bottom ?? 0;
        const head = list?.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
        const places = rows.map((row) => row.getBoundingClientRect());
        const isCut = (line: number) => places.some(({ top, bottom }) => top < line - 2 && bottom > line + 2);
        const chosen = places[rows.findIndex((row) => row.hasAttribute('aria-current'))];
        return {
          cut: isCut(end) || isCut(head),
          seen: chosen !== undefined && chosen.top >= head - 2 && chosen.bottom <= end + 2,
          chosen: rows.findIndex((row) => row.hasAttribute('aria-current')),
        };
      });
    for (const chosen of [1, 2, 3, 4, 5]) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(shown).toEqual({ cut: false, seen: true, chosen });
    }
    for (const chosen of [4, 3, 2, 1, 0]) {
      await page.keyboard.press('ArrowUp');
      await expect.poll(shown).toEqual({ cut: false, seen: true, chosen });
    }
  });
}

test('every line among the settings can be set', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('13');
  await expect(start.movements().first()).toBeVisible();
  const names = page.getByText(/^(Name|Day|Start|over by|Minutes a board|Minutes to move|Scoring|Regulation)$/);
  const lines = await names.evaluateAll((all) => all.map((name) => name.parentElement?.querySelector('input, select')));
  expect(lines.filter((control) => control === null)).toEqual([]);
  expect(lines.length).toBeGreaterThan(6);
  await expect(page.getByText('The names come next.')).toBeVisible();
});

test('on a laptop list and drawing are both in sight, up to twenty tables without a scroll bar', async ({
  app: { page },
}) => {
  const start = new StartPage(page);
  await start.open();
  for (const tables of ['13', '20']) {
    await start.tables().fill(tables);
    await expect(page.getByText(`for ${tables} tables, best first`)).toBeVisible();
    await expect(start.movements().nth(5)).toBeInViewport({ ratio: 1 });
    await expect(start.drawing()).toBeInViewport({ ratio: 1 });
  }
  await start.tables().fill('40');
  await expect(page.getByText('for 40 tables, best first')).toBeVisible();
  await expect(start.drawing()).not.toBeInViewport({ ratio: 1 });
  expect(await overhang(page)).toBe(0);
});

test('a machine without a network starts its event like any other', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.keyboard.type('13');
  await expect(start.movements().first()).toBeVisible();
  await start.start();
});

test('an event that cannot be started says so, and starts when asked again', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('13');
  await page.route('**/api/events', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^The event could not be started\. Nothing is lost/);
  await page.unroute('**/api/events');
  await start.start();
});

test('in French at once, with what was typed', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('12.5');
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { name: 'Combien de tables ?' })).toBeVisible();
  await expect(start.tables()).toHaveValue('12.5');
  await expect(start.field('Nom')).toHaveValue(/^Paires du /);
  await expect(page.getByText('à 12,5 tables, le meilleur d’abord')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

for (const theme of ['light', 'dark'] as const) {
  test(`nothing is in anybody's way: ${theme}`, async ({ app: { page } }) => {
    const events = new EventsPage(page);
    const start = new StartPage(page);
    await setLook(page, { theme });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
    await expectNoBarrier(page);
    await start.open();
    await expectNoBarrier(page);
    for (const tables of ['12.5', '40', '41']) {
      await start.tables().fill(tables);
      await expect(page.getByText(/ tables, best first$|A number from 2 to 40/)).toBeVisible();
      await expectNoBarrier(page);
    }
    await start.tables().fill('13');
    await start.field('Start').fill('25');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoBarrier(page);
    await start.field('Start').fill('19:30');
    await start.start();
    await events.open();
    await expect(events.rows()).toHaveCount(1);
    await expectNoBarrier(page);
  });
}

test('on a phone, and at twice the size, nothing scrolls sideways', async ({ app: { page } }) => {
  const start = new StartPage(page);
  for (const size of [
    { width: 390, height: 844 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size);
    await new EventsPage(page).open();
    expect(await overhang(page)).toBe(0);
    await start.open();
    for (const tables of ['12.5', '40']) {
      await start.tables().fill(tables);
      await expect(start.drawing()).toBeVisible();
      expect(await overhang(page)).toBe(0);
    }
  }
  await page.getByRole('button', { name: /^Start the event/ }).click();
  await page.waitForURL(/\/names$/);
});

test('on a phone the count of movements stands over the list in one line, the way to all of them below it', async ({
  app: { page },
}) => {
  await setLook(page, { language: 'fr' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(new URL('/new', page.url()).href);
  await page.getByRole('textbox').first().fill('13');
  const count = page.getByText(/^6 mouvements sur 19/);
  const all = page.getByRole('button', { name: 'tous les 19' });
  await expect(count).toBeVisible();
  const [above, below] = [await count.boundingBox(), await all.boundingBox()];
  expect(above?.height).toBeLessThan(24);
  expect(below?.height).toBeLessThan(24);
  expect(below?.y).toBeGreaterThan(above?.y ?? 0);
  await all.click();
  await expect(page.getByText(/^19 mouvements/)).toBeVisible();
});
