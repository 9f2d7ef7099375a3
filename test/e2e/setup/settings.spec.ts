import { readPdf, wordsOn } from '../../pdf.ts';
import { expectNoBarrier } from '../barriers.ts';
import { sessionOf, setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { PaperPage } from '../pages/PaperPage.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';
import { StartPage } from '../pages/StartPage.ts';

test('the name of the club, typed fast, is saved to the last letter and stands on the paper', async ({
  app: { page },
}) => {
  const settings = new SettingsPage(page);
  await settings.open();
  const saved = page.waitForResponse(async (response) =>
    (await response.text().catch(() => '')).includes('"Riverside Bridge Club"'),
  );
  await settings.clubName().focus();
  await page.keyboard.type('Riverside Bridge Club');
  await expect(settings.clubName()).toHaveValue('Riverside Bridge Club');
  await saved;
  await page.reload();
  await expect(settings.clubName()).toHaveValue('Riverside Bridge Club');
  await expect(page.getByRole('banner').getByText('Riverside Bridge Club')).toBeVisible();

  const events = new EventsPage(page);
  await events.open();
  await expect(events.sample()).toBeVisible();
  await page.keyboard.press('s');
  await page.waitForURL(/\/room$/);
  const paper = new PaperPage(page);
  await paper.open(1);
  const [sheet] = (await readPdf((await paper.savePdf()).content)).pages;
  expect(sheet && wordsOn(sheet)).toContain('Riverside Bridge Club');
});

test('letters are saved in the order they were typed, however slow an answer is', async ({ app: { page } }) => {
  const settings = new SettingsPage(page);
  await settings.open();
  let held = true;
  await page.route('**/api/settings', async (route) => {
    if (route.request().method() === 'PUT' && held) {
      held = false;
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    await route.continue();
  });
  const last = page.waitForResponse(
    async (response) => response.request().method() === 'PUT' && (await response.text()).includes('"Riverside"'),
  );
  await settings.clubName().focus();
  await page.keyboard.type('Riverside');
  await last;
  await page.reload();
  await expect(settings.clubName()).toHaveValue('Riverside');
});

test('theme, suits and language change at once and stay', async ({ app: { page } }) => {
  const settings = new SettingsPage(page);
  await settings.open();
  const html = page.locator('html');
  await settings.choice('Light or dark', 'Dark').check();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await settings.choice('Suit colours', 'Four').check();
  await expect(html).toHaveAttribute('data-suits', '4');
  await settings.choice('Scores without the last nought', 'Yes').check();
  await settings.choice('Paper', 'Letter').check();
  await settings.choice('Language', 'Français').check();
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
  await expect(settings.state()).toHaveText('Enregistré.');

  await page.reload();
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-suits', '4');
  await expect(settings.choice('Marques sans le dernier zéro', 'Oui')).toBeChecked();
  await expect(settings.choice('Papier', 'Letter')).toBeChecked();
  await expect(settings.choice('Clair ou sombre', 'Sombre')).toBeChecked();

  // Each is taken back by itself, and said.
  await page.keyboard.press('Control+z');
  await expect(settings.state()).toHaveText('Undone: language.');
  await page.keyboard.press('Control+z');
  await expect(settings.choice('Paper', 'A4')).toBeChecked();
  await expect(settings.state()).toHaveText('Undone: paper.');
  await page.keyboard.press('Control+Shift+z');
  await expect(settings.choice('Paper', 'Letter')).toBeChecked();
});

test('light or dark as the system has it, also when that changes', async ({ app: { page } }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the language is a click away on every screen, and English again after another', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'EN: Passer au français' }).click();
  await expect(page.getByRole('heading', { name: 'Pas encore de tournoi' })).toBeVisible();
  await page.getByRole('button', { name: 'FR: Switch to English' }).click();
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
});

test('a change made elsewhere arrives', async ({ app: { page } }) => {
  const settings = new SettingsPage(page);
  await settings.open();
  await expect(settings.choice('Paper', 'A4')).toBeChecked();
  await setLook(page, { theme: 'dark' });
  await expect(settings.choice('Light or dark', 'Dark')).toBeChecked();
});

test('a change that could not be saved is said, and taken back', async ({ app: { page } }) => {
  const settings = new SettingsPage(page);
  await settings.open();
  await page.route('**/api/settings', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await settings.choice('Light or dark', 'Dark').click();
  await expect(settings.state()).toHaveText(/^The change could not be saved/);
  await expect(settings.choice('Light or dark', 'As the system')).toBeChecked();
});

test('a machine without a network saves like any other', async ({ app: { page } }) => {
  const settings = new SettingsPage(page);
  await settings.open();
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await settings.choice('Paper', 'Letter').check();
  await expect(settings.state()).toHaveText('Saved.');
  await page.reload();
  await expect(settings.choice('Paper', 'Letter')).toBeChecked();
});

test("the club's own regulation: begun with a preset, a rule changed, used by a new event", async ({
  app: { page },
}) => {
  const settings = new SettingsPage(page);
  await settings.open();
  await page.getByRole('button', { name: 'Make our own' }).click();
  await settings.regulationName().fill('Riverside');
  await settings.preset().selectOption('PZBS');
  await expect(settings.rule('A board missed by sitting out, in % of a top')).toHaveValue('60');
  await settings.choice('Points for a score beaten, equalled, not reached', '1, ½ and 0').check();
  await settings.rule('Average plus, %').fill('65');
  await expect(settings.state().first()).toHaveText('Saved.');
  await settings.defaultRegulation().selectOption('Riverside');
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await settings.choice('Scoring', 'Butler').check();
  await answered;
  await page.reload();
  await expect(settings.regulationName()).toHaveValue('Riverside');
  await expect(settings.rule('Average plus, %')).toHaveValue('65');
  await expect(settings.defaultRegulation()).toHaveValue('own');

  const start = new StartPage(page);
  await start.open();
  await expect(start.scoring()).toHaveValue('butler');
  await expect(start.regulation()).toHaveValue('own');
  await page.keyboard.type('7');
  await expect(start.movements().first()).toBeVisible();
  await start.start();
  const id = Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
  expect((await sessionOf(page, id)).scoring).toMatchObject({
    method: 'butler',
    preset: 'pzbs',
    regulation: { code: 'Riverside', matchpoints: '1-1/2-0', artificial: { percents: { 'average-plus': 65 } } },
  });
});

test('the club’s own regulation is removed, and put back', async ({ app: { page } }) => {
  const settings = new SettingsPage(page);
  await settings.open();
  await page.getByRole('button', { name: 'Make our own' }).click();
  await settings.regulationName().fill('Riverside');
  await expect(settings.state().first()).toHaveText('Saved.');
  await settings.defaultRegulation().selectOption('Riverside');
  await expect(settings.defaultRegulation()).toHaveValue('own');
  const removed = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Remove our own' }).click();
  expect((await removed).ok()).toBe(true);
  await expect(settings.defaultRegulation()).toHaveValue('wbf');
  await expect(settings.defaultRegulation().getByText('Riverside')).toHaveCount(0);
  await page.getByRole('button', { name: 'Put our own back' }).click();
  await expect(settings.regulationName()).toHaveValue('Riverside');
});

test('ties, least boards and undertricks of the club’s own: chosen whole or in an order of its own, kept', async ({
  app: { page },
}) => {
  const settings = new SettingsPage(page);
  await settings.open();
  await page.getByRole('button', { name: 'Make our own' }).click();
  const ties = settings.select('Ties of pairs');
  const place = (number: number) => settings.select(`Ties of pairs, ${number}`);
  await expect(ties).toHaveValue('shared');
  await expect(place(1)).toHaveValue('');
  await expect(place(2)).toHaveCount(0);
  await ties.selectOption('as the FFB (article 81)');
  await expect(place(1)).toHaveValue('better-boards');
  await expect(place(2)).toHaveValue('tops');
  await place(3).selectOption('tops');
  await expect(page.getByRole('group', { name: 'Ties of pairs' }).getByRole('alert')).toHaveText(
    'A tie is split twice by the same. Take one of them out.',
  );
  await place(3).selectOption('lot');
  await expect(ties).toHaveValue('own');
  await settings.choice('Pairs that are still tied', 'begin with the first again').check();
  await settings.choice('Undertricks', 'before 1987').check();
  await settings.choice('Pairs with different numbers of boards are ranked by', 'their total').check();
  await settings.select('Victory points of a match').selectOption('WBF discrete 20-0');
  await settings.rule('Least boards to be ranked, in %').fill('50');
  await expect(settings.state().first()).toHaveText('Saved.');
  await settings.defaultRegulation().selectOption('Our club');
  await page.reload();
  await expect(place(3)).toHaveValue('lot');
  await expect(settings.choice('Undertricks', 'before 1987')).toBeChecked();

  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('7');
  await expect(start.movements().first()).toBeVisible();
  await start.start();
  const id = Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
  expect((await sessionOf(page, id)).scoring.regulation).toMatchObject({
    ties: { chain: ['better-boards', 'tops', 'lot'], afterSplit: 'again' },
    leastBoards: 50,
    unequalBoards: 'total',
    victoryPoints: 'wbf-discrete',
    undertricks: 'before-1987',
  });
});

test('a rule that cannot be is said at its field and not saved', async ({ app: { page } }) => {
  const settings = new SettingsPage(page);
  await settings.open();
  await page.getByRole('button', { name: 'Make our own' }).click();
  const own = page.getByRole('region', { name: 'The club’s own regulation' });
  await settings.rule('Average plus, %').fill('160');
  await expect(settings.rule('Average plus, %')).toHaveAttribute('aria-invalid', 'true');
  await expect(own.getByRole('alert')).toHaveText('160 is no percentage. It is 0 to 100, with two decimals at most.');
  await expect(own.getByRole('status')).toHaveText('Not saved until the marked rules are corrected.');
  await settings.rule('Average plus, %').fill('many');
  await expect(own.getByRole('alert')).toHaveText('A number, such as 60.');
  await settings.rule('Average plus, %').fill('30');
  await expect(own.getByRole('alert')).toHaveText(/^Average plus is at least average/);
  await settings.rule('Average plus, %').fill('60');
  await expect(own.getByRole('alert')).toHaveCount(0);
  await settings.regulationName().fill('WBF');
  await expect(own.getByRole('alert')).toHaveText(
    'WBF is the name of a regulation that is there already. Choose another.',
  );
  await page.reload();
  await expect(settings.regulationName()).toHaveValue('Our club');
  await expect(settings.rule('Average plus, %')).toHaveValue('60');
});

test("the club's own scale of victory points: begun with a league of three results, typed in, kept", async ({
  app: { page },
}) => {
  const settings = new SettingsPage(page);
  await settings.open();
  await page.getByRole('button', { name: 'Make our own' }).click();
  await settings.select('Victory points of a match').selectOption('club');
  const scale = page.getByRole('group', { name: 'The club’s scale' });
  await scale.getByRole('button', { name: 'Add a row' }).click();
  const cell = (what: string, row: number) => settings.rule(`${what}, table 1, row ${row}`);
  await expect(cell('Up to IMPs', 2)).toHaveValue('5');
  await cell('Winner', 2).fill('1.5');
  await expect(cell('Loser', 2)).toHaveValue('0.5');
  await cell('Up to IMPs', 2).fill('0');
  await expect(scale.getByRole('alert')).toHaveText(
    'Table 1, row 2: the limit must be larger than the one of the row before.',
  );
  await cell('Up to IMPs', 2).fill('6');
  await expect(scale.getByRole('alert')).toHaveCount(0);
  await settings.select('IMPs of a board of a match are rounded').selectOption('by-result');
  await settings.choice('Average plus and minus in a match', 'or the team’s own average').check();
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.reload();
  await expect(cell('Up to IMPs', 2)).toHaveValue('6');
  await expect(cell('Winner', 2)).toHaveValue('1.5');
  await expect(settings.select('Victory points of a match')).toHaveValue('club');
  await expect(settings.select('IMPs of a board of a match are rounded')).toHaveValue('by-result');
  await expect(settings.choice('Average plus and minus in a match', 'or the team’s own average')).toBeChecked();
});

for (const theme of ['light', 'dark'] as const) {
  test(`nothing is in anybody's way: ${theme}`, async ({ app: { page } }) => {
    await setLook(page, { theme });
    const settings = new SettingsPage(page);
    await settings.open();
    await page.getByRole('button', { name: 'Make our own' }).click();
    await expect(settings.regulationName()).toBeVisible();
    await expectNoBarrier(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoBarrier(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}

for (const [language, title, licence] of [
  ['en', 'About Etui', 'under the MIT licence'],
  ['fr', 'À propos d’Etui', 'sous licence MIT'],
] as const) {
  test(`version, licence and the notices of others are two clicks away: ${language}`, async ({ app: { page } }) => {
    await setLook(page, { language, theme: language === 'en' ? 'light' : 'dark' });
    await page.goto(new URL('/settings', page.url()).href);
    await page.getByRole('link', { name: /Version, licen[cs]e/ }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
    await expect(page.getByText(licence)).toBeVisible();
    await expect(page.getByRole('region')).toContainText(/react \d[\s\S]*zod \d/);
    await expectNoBarrier(page);
    await page
      .getByRole('link', { name: /settings|réglages/i })
      .last()
      .click();
    await expect(page).toHaveURL(/\/settings$/);
  });
}
