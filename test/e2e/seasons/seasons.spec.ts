/** A season of fourteen evenings, ranked by five rules. */
import type { Page } from '@playwright/test';
import { HOSTILE_NAMES, LONG_NAMES } from '../../names.ts';
import { expectNoBarrier } from '../barriers.ts';
import { mitchellSpec } from '../../builders.ts';
import { ask, askText, record, sessionOf, setLook, standingsOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EVENINGS } from '../../src/season/evenings.ts';
import { rounded } from '../../rounded.ts';
import { giveSeason, LADDERS } from './season.ts';

const rows = (page: Page) => page.getByRole('table').first().locator('tbody tr');

/** Every row of the ranking that is shown: place, who, sessions and figure. */
async function shown(page: Page): Promise<readonly (readonly string[])[]> {
  return rows(page).evaluateAll((all) =>
    all.map((row) => {
      const cells = [...row.children].map((cell) => cell.textContent?.trim() ?? '');
      return [cells[0] ?? '', cells[1] ?? '', cells.at(-2) ?? '', cells.at(-1) ?? ''];
    }),
  );
}

test('each of the five ladders has the places and figures of the example', async ({ app: { page } }) => {
  const id = await giveSeason(page);
  await page.goto(new URL(`/seasons/${id}`, page.url()).href);
  await expect(rows(page).first()).toBeVisible();
  for (const [index, ladder] of LADDERS.entries()) {
    await page.keyboard.press(String(index + 1));
    const expected = EVENINGS.ladders[ladder].rows;
    // Those without a place stand behind.
    const placed = expected.filter(({ place }) => place !== null);
    await expect
      .poll(async () => (await shown(page)).slice(0, placed.length))
      .toEqual(
        placed.map(({ place, player, pair, sessions, figure }, at) => {
          const isTied = placed.some((other, other_) => other_ !== at && other.place === place);
          const who =
            player ?? expect.stringMatching(new RegExp(`^(${pair?.join('.*')}|${pair?.toReversed().join('.*')})$`));
          return [`${place}${isTied ? '=' : ''}`, who, String(sessions), rounded(figure ?? '0', 2)];
        }),
      );
  }
  // The second display has the ranking that it was opened with, in order, and digits choose another.
  const displayed = page.context().waitForEvent('page');
  await page.keyboard.press('d');
  const display = await displayed;
  const columns = display.getByRole('table');
  await expect(columns.first().getByRole('row').nth(1)).toHaveText(/^1Fir \/ Larch1054\.70$/);
  await expect(display.getByRole('rowheader')).toHaveCount(8);
  await display.keyboard.press('2');
  await expect(columns.first().getByRole('row').nth(1)).toHaveText(/^1Larch14/);
  await display.close();

  // What is on paper is printed from the panel, and each document is the one of this ranking.
  await page.keyboard.press('1');
  await page.keyboard.press('Control+p');
  await expect(page.getByRole('button', { name: 'Championship table' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Championship table' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toHaveAttribute('data-drawn', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Personal sheet of Larch' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Personal sheet of Larch' })).toBeVisible();
  await expectNoBarrier(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('listitem').filter({ hasText: 'Personal sheet of Larch' }).getByRole('link').click();
  expect((await saved).suggestedFilename()).toBe('Autumn championship - Personal sheets.pdf');

  // On a phone the figure of each row stays in sight, however far the sessions are scrolled.
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const cell of [rows(page).first().locator('td').last(), rows(page).first().getByRole('button')]) {
    await rows(page).first().locator('td').nth(5).scrollIntoViewIfNeeded();
    await expect(cell).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const csv = await askText(page, 'GET', `/api/seasons/${id}/export/championship.csv?language=en&ranking=0`);
  const [first] = EVENINGS.ladders.bestOf.rows;
  expect(csv.split('\r\n')[1]).toContain(`1,${first?.player},`);

  // What the next session can do; then the last evening is left out: fewer best results count, until it is put in again.
  await page.setViewportSize({ width: 1280, height: 800 });
  await rows(page).first().getByRole('button').click();
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText(/For Larch more than 55\.55\s% raises the figure/);
  await expect(panel).toContainText(/Oak, 2\.66 behind, passes with more than 72\.75\s%/);
  const all = await shown(page);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: /Tuesday 14/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('13 of 16 sessions played')).toBeVisible();
  const figures = (await shown(page)).filter(([place]) => place !== '–').map(([, who = '', , figure]) => [who, figure]);
  expect(new Map(figures as [string, string][])).toEqual(bestEight(EVENINGS.evenings.slice(0, 13)));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(() => shown(page)).toEqual(all);
});

/** The mean of the eight best of each player who has as many, worked out apart from the application. */
function bestEight(evenings: typeof EVENINGS.evenings): ReadonlyMap<string, string> {
  const own = new Map<string, (readonly [bigint, bigint])[]>();
  for (const { pair, percent } of evenings.flatMap(({ results }) => results)) {
    const [top = '0', bottom = '1'] = percent.split('/');
    for (const player of pair) own.set(player, [...(own.get(player) ?? []), [BigInt(top), BigInt(bottom)]]);
  }
  const enough = [...own].filter(([, figures]) => figures.length >= 8);
  return new Map(
    enough.map(([player, figures]) => {
      const best = figures.toSorted(([a, b], [c, d]) => Number(c * b - a * d)).slice(0, 8);
      const [top, bottom] = best.reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n]);
      return [player, rounded(`${top}/${8n * bottom}`, 2)];
    }),
  );
}

test('a season is begun, changed and undone by its forms, and a correction reaches its ladder', async ({
  app: { page },
}) => {
  const evening = await startEvening(page, mitchellSpec(3), { event: 'Winter pairs' });
  await record(page, evening.session, evening.results);
  const other = await startEvening(page, mitchellSpec(3), { event: 'Sunday pairs' });
  await record(page, other.session, other.results);
  for (const { session } of [evening, other]) {
    await ask(page, 'POST', `/api/sessions/${session}/publication`, {});
  }
  await page.goto(new URL('/seasons', page.url()).href);
  await expect(page.getByText('A championship or a ladder ranks')).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('form', { name: 'New championship' });
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Write a name.');
  await page.keyboard.type('Winter ladder');
  await form.getByRole('textbox', { name: 'From' }).fill('1/11/2026');
  await form.getByRole('textbox', { name: 'To' }).fill('31/12/2026');
  await form.getByRole('textbox', { name: 'Only sessions with this in the name' }).fill('winter');
  await page.keyboard.press('Enter');

  // The event counts by its name; the figures are those of its ranking.
  const figures = async () => {
    const { fields } = await standingsOf(page, evening.session);
    return fields.flatMap(({ rankings }) =>
      rankings.flatMap((ranking) => ranking.rows.map(({ figure }) => hundredTimes(figure ?? '0'))),
    );
  };
  const onLadder = async () => (await shown(page)).map((cells) => cells[3]);
  await expect(rows(page)).toHaveCount(12);
  expect(await onLadder()).toEqual(twiceSorted(await figures()));

  // A correction of the published session reaches the ladder while it is on the screen.
  const before = await onLadder();
  const view = await sessionOf(page, evening.session);
  const [line] = view.results;
  if (!line) throw new Error('no result');
  const { section, round, table, slotBoard, board, ns, ew, version } = line;
  await ask(page, 'POST', `/api/sessions/${evening.session}/results`, {
    section,
    round,
    table,
    slotBoard,
    board,
    ns,
    ew,
    expectedVersion: version,
    outcome: { kind: 'score', score: 1520 },
    typed: '1520',
  });
  await expect.poll(async () => (await onLadder()).join()).not.toBe(before.join());
  expect(await onLadder()).toEqual(twiceSorted(await figures()));
  await expect(page.getByText('corrected since it was published')).toBeVisible();

  // Another session is put in by hand and taken out again.
  await page.keyboard.press('a');
  const sessions = page.getByRole('region', { name: 'Which sessions count' });
  await expect(sessions.getByRole('button', { name: /Winter pairs/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 sessions played')).toBeVisible();
  await expect(sessions.getByRole('button', { name: /Sunday pairs.*by hand/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('1 session played')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('2 sessions played')).toBeVisible();

  // An evening that was played before is typed; what can't be read is named with its line.
  await page.keyboard.press('e');
  const typed = page.getByRole('form', { name: 'An evening without results' });
  await typed.getByRole('textbox', { name: 'Name of the evening' }).fill('Winter, before');
  await typed.getByRole('textbox', { name: 'Day' }).fill('3/11/2026');
  await typed.getByRole('textbox', { name: 'Ranking' }).fill('place,percent,player1,player2\n1,sixty,Anne,Ben');
  await typed.getByRole('button', { name: 'Save' }).click();
  await expect(typed.getByRole('alert')).toContainText('Line 2: “sixty” is not a figure for percent.');
  await typed
    .getByRole('textbox', { name: 'Ranking' })
    .fill('place,percent,player1,player2\n1,99.5,Anne Alder,Ben Birch');
  await typed.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).first().locator('td').last()).toHaveText('99.50');
  await expect(page.getByText('3 sessions played')).toBeVisible();

  // The rule is changed, and every step is taken back, the season itself last.
  await page.keyboard.press('r');
  const rule = page.getByRole('form', { name: 'Rule and days' });
  await rule.getByRole('combobox', { name: 'Counts', exact: true }).selectOption('the best');
  await rule.getByRole('textbox', { name: 'How many of the best' }).fill('0');
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(rule.getByRole('alert')).toContainText('Ranking 1 is not possible');
  await rule.getByRole('textbox', { name: 'How many of the best' }).fill('2');
  await rule.getByRole('textbox', { name: 'Sessions needed for a place' }).fill('2');
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Mean of a player’s best 2 sessions, 2 at least.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Mean of all of a player’s sessions.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('2 sessions played')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('1 session played')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('This championship is deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(rows(page)).toHaveCount(12);
});

test('long and hostile names stay names, in French and in the dark, and nothing bars anybody', async ({
  app: { page },
}) => {
  const known = new Map<string, string>();
  const others = [
    ...new Set([...LONG_NAMES.flat().slice(0, 10), ...HOSTILE_NAMES.filter(isPlainEnough), ...LONG_NAMES.flat()]),
  ];
  const names = (name: string): string => {
    const other = known.get(name) ?? others[known.size] ?? name;
    known.set(name, other);
    return other;
  };
  const id = await giveSeason(page, { evenings: 3, names });
  await page.goto(new URL('/seasons', page.url()).href);
  await expect(page.getByRole('link', { name: 'Autumn championship' })).toBeVisible();
  await expectNoBarrier(page);
  await page.goto(new URL(`/seasons/${id}`, page.url()).href);
  await page.keyboard.press('2');
  await expect(rows(page).first()).toBeVisible();
  await expectNoBarrier(page);
  await setLook(page, { language: 'fr', theme: 'dark' });
  await page.reload();
  await expect(page.getByText('Ce que peut la prochaine séance')).toBeVisible();
  await expectNoBarrier(page);
});

/** A name that a CSV file gives back as it is. */
function isPlainEnough(name: string): boolean {
  return name.trim() === name && name.length > 4 && name.length < 80 && !/\p{Cc}/u.test(name);
}

/** Both players of each pair, the highest figure first. */
function twiceSorted(all: readonly string[]): readonly string[] {
  return all.flatMap((one) => [one, one]).toSorted((a, b) => Number(b) - Number(a));
}

/** A share as the percentage that a ladder shows. */
function hundredTimes(share: string): string {
  const [top = '0', bottom = '1'] = share.split('/');
  return rounded(`${BigInt(top) * 100n}/${bottom}`, 2);
}
