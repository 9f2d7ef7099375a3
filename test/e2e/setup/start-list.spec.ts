/** The first screen of an event: figures that stand apart, words in full, nothing cut, and work that is announced. */
import type { Locator, Page } from '@playwright/test';
import { setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { StartPage } from '../pages/StartPage.ts';

/** Figures that stand closer than this, in pixels, read as one. */
const CLOSEST = 7;

/** The figures of the list that stand too close to the one before. */
function crowded(page: Page): Promise<readonly string[]> {
  return page.locator('main table tr').evaluateAll((rows, closest) => {
    return rows.flatMap((row) => {
      const cells = [...row.children].slice(row.closest('thead') ? 1 : 2);
      const ranges = cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range;
      });
      const spans = ranges.map((range) => range.getBoundingClientRect()).filter(({ width }) => width > 0);
      return spans.slice(1).flatMap((span, index) => {
        const gap = span.left - (spans[index]?.right ?? 0);
        return gap < closest ? [`${gap.toFixed(1)} px in: ${(row as HTMLElement).innerText}`] : [];
      });
    });
  }, CLOSEST);
}

/** What of the form lies outside its panel, or below the button that starts the event. */
function cutFromForm(page: Page): Promise<readonly string[]> {
  return page.locator('aside form').evaluate((form) => {
    const panel = form.parentElement as HTMLElement;
    const top = form.querySelector('button[type=submit]')?.getBoundingClientRect().top ?? 0;
    const lines = [...form.querySelectorAll('input, select, p')].filter(
      (line) => line.textContent !== '' || 'value' in line,
    );
    return [
      ...(panel.scrollHeight > panel.clientHeight ? [`${panel.scrollHeight} of ${panel.clientHeight} px`] : []),
      ...lines.filter((line) => line.getBoundingClientRect().bottom > top).map((line) => line.outerHTML),
    ];
  });
}

/** The pixels by which a choice is narrower than it would be on its own, so that its text is cut. */
function missingWidth(choice: Locator): Promise<number> {
  return choice.evaluate((select) => {
    const alone = select.cloneNode(true) as HTMLSelectElement;
    alone.value = (select as HTMLSelectElement).value;
    alone.style.cssText = 'position: absolute; max-width: none';
    select.after(alone);
    const missing = alone.getBoundingClientRect().width - select.getBoundingClientRect().width;
    alone.remove();
    return Math.max(0, Math.round(missing));
  });
}

const LANGUAGES = ['en', 'fr'] as const;

for (const language of LANGUAGES) {
  test(`figures of the list stand apart, for any number of players, teams or tables: ${language}`, async ({
    app: { page },
  }) => {
    await setLook(page, { language });
    const start = new StartPage(page);
    await start.open();
    for (const [play, numbers] of [
      [/^(Individual|Individuel)$/, [8, 9, 10, 11, 13, 14, 17, 20, 23, 27, 28]],
      [/^(Teams|Par quatre)$/, [2, 3, 5, 8, 12]],
      [/^(Pairs|Paires)$/, [5.5, 7, 12.5]],
    ] as const) {
      await start.play(play);
      for (const number of numbers) {
        const text = String(number).replace('.', language === 'fr' ? ',' : '.');
        await start.number().fill(text);
        await expect(start.heading()).toContainText(new RegExp(`(for|à) ${text} `));
        expect(await crowded(page)).toEqual([]);
        await expect(start.heading().locator('span')).toHaveJSProperty('scrollWidth', await headWidth(page));
      }
    }
  });

  test(`all settings of teams are in sight with the button below, whatever is played: ${language}`, async ({
    app: { page },
  }) => {
    await setLook(page, { language });
    const start = new StartPage(page);
    await start.open();
    await start.play(/^(Teams|Par quatre)$/);
    for (const number of [2, 3, 5, 7, 8, 13]) {
      await start.number().fill(String(number));
      await expect(start.heading()).toContainText(new RegExp(`(for|à) ${number} `));
      const ways = await start
        .scoring()
        .locator('option')
        .evaluateAll((all) => all.map((way) => (way as HTMLOptionElement).value));
      expect(ways.length).toBeGreaterThan(4);
      for (const way of ways) {
        await start.scoring().selectOption(way);
        expect({ number, way, cut: await cutFromForm(page) }).toEqual({ number, way, cut: [] });
        expect({ way, missing: await missingWidth(start.scoring()) }).toEqual({ way, missing: 0 });
      }
    }
  });
}

/** The width of what the list says of itself, in pixels: nothing of it is cut. */
function headWidth(page: Page): Promise<number> {
  return page
    .locator('main thead th span')
    .first()
    .evaluate(({ clientWidth }) => clientWidth);
}

test('settings of pairs added up are in sight too, with several sections', async ({ app: { page } }) => {
  await setLook(page, { language: 'fr' });
  const start = new StartPage(page);
  await start.open();
  await start.play('Par quatre');
  for (const number of [5, 7, 13]) {
    await start.number().fill(String(number));
    await expect(start.heading()).toContainText(`à ${number} équipes`);
    await start
      .movement(/Paires additionnées/)
      .first()
      .click();
    await expect(page.getByText(/ne classent que les paires/)).toBeVisible();
    expect({ number, cut: await cutFromForm(page) }).toEqual({ number, cut: [] });
  }
  await start.number().fill('12');
  await start.field('Sections').fill('2');
  await expect(start.movements().first()).toContainText('Paires additionnées');
  await expect(page.getByRole('group', { name: 'Matchs voulus' })).toHaveCount(0);
  expect(await cutFromForm(page)).toEqual([]);
});

test('French heads of columns are words in full', async ({ app: { page } }) => {
  await setLook(page, { language: 'fr' });
  const start = new StartPage(page);
  await start.open();
  await start.play('Par quatre');
  await start.number().fill('7');
  await expect(page.getByRole('columnheader', { name: 'Exemplaires' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Exemptions' })).toBeVisible();
  // The word agrees with its head: byes are feminine.
  await expect(start.chosen().locator('td').last()).toHaveText('aucune');
});

test('the frame of a field typed in is clear of the word after it', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  const field = start.field('Start').first();
  await field.focus();
  const gap = await field.evaluate((input) => {
    const word = input.nextElementSibling as HTMLElement;
    return word.getBoundingClientRect().left - input.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThanOrEqual(2);
});

for (const language of LANGUAGES) {
  test(`on a phone sentences of the list end with its lines: ${language}`, async ({ app: { page } }) => {
    await setLook(page, { language });
    await page.setViewportSize({ width: 390, height: 844 });
    const start = new StartPage(page);
    await start.open();
    await start.play(/^(Teams|Par quatre)$/);
    await start.number().fill('7');
    await expect(start.heading()).toContainText(/(for|à) 7 /);
    const past = await start.movements().evaluateAll((rows) =>
      rows.map((row) => {
        const sentence = row.querySelector('p') as HTMLElement;
        return Math.round(sentence.getBoundingClientRect().right - row.getBoundingClientRect().right);
      }),
    );
    expect(past.length).toBeGreaterThan(2);
    expect(past.filter((pixels) => pixels > 0)).toEqual([]);
  });
}

test('what narrows the list of matches stands above it: arrows choose from there, Enter starts', async ({
  app: { page },
}) => {
  const start = new StartPage(page);
  await start.open();
  await start.play('Teams');
  await start.number().fill('8');
  await expect(start.heading()).toContainText('for 8 teams');
  const wishes = page.getByRole('group', { name: 'Wanted of matches' });
  const whereParts = () =>
    wishes.getByLabel('Parts of a match').evaluate((field) => field.getBoundingClientRect().left);
  const before = await whereParts();
  await wishes.getByLabel('Boards a match').fill('99');
  await expect(wishes.getByRole('alert')).toHaveText('Boards from 1 to 64, or nothing.');
  expect(await whereParts()).toBe(before);
  await start.number().press('Enter');
  await expect(wishes.getByLabel('Boards a match')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('4');
  await expect(wishes.getByRole('alert')).toHaveCount(0);
  await expect(start.chosen()).toContainText('× 4');
  const best = await start.chosen().innerText();
  await page.keyboard.press('ArrowDown');
  await expect(start.chosen()).not.toHaveText(best);
  await page.keyboard.press('ArrowUp');
  await wishes.getByLabel('Against each team').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/names$/);
});

test('movements that take long are announced, and those of the number before stay until then', async ({
  app: { page },
}) => {
  const start = new StartPage(page);
  await start.open();
  await start.play('Teams');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/**teams=16**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await start.number().fill('16');
  const working = page.getByText('Working out the movements for 16 teams ...');
  await expect(working).toBeVisible();
  await start.number().fill('5');
  await expect(start.heading()).toContainText('movements for 5 teams, best first');
  await expect(working).toHaveCount(0);
  const whist = await start.chosen().innerText();
  await start.number().fill('16');
  await expect(working).toBeVisible();
  await expect(start.chosen()).toHaveText(whist.replaceAll(/\s+/g, ' '), { useInnerText: true });
  held.resolve();
  await expect(start.heading()).toContainText('movements for 16 teams, best first');
  await expect(working).toHaveCount(0);
});
