import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, openScreen, record, sessionOf, setLook, standingsOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';

test('handicap, stratum and guest are asked for, typed by keyboard, and kept', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(3));
  const names = new NamesPage(page);
  await names.open(session);
  await expect(names.term(1, 'handicap')).toHaveCount(0);
  await names.askForTerms().press('Enter');
  await expect(names.term(1, 'handicap')).toBeFocused();
  for (const typed of ['7.5', '', '-2,25']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await names.term(2, 'stratum').fill('b');
  await names.term(3, 'stratum').fill('c');
  await names.guest(6).check();
  await expect
    .poll(async () => {
      const { sections, terms } = await sessionOf(page, session);
      const numbers = new Map(sections.flatMap(({ entries }) => entries.map(({ id, number }) => [id, number])));
      return terms.entries.map(({ entry, ...rest }) => [numbers.get(entry), ...Object.values(rest)]);
    })
    .toEqual([
      [1, 750, null, false],
      [2, null, 1, false],
      [3, -225, 2, false],
      [6, null, null, true],
    ]);
  await page.reload();
  await expect(names.term(1, 'handicap')).toHaveValue('7.5');
  await expect(names.term(3, 'handicap')).toHaveValue('−2.25');
  await expect(names.term(2, 'stratum')).toHaveValue('B');
  await expect(names.guest(6)).toBeChecked();
  await expectNoBarrier(page);
});

test('what is no handicap or stratum is marked, and nothing is saved of it', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(3));
  const names = new NamesPage(page);
  await names.open(session);
  await names.askForTerms().click();
  await names.term(1, 'handicap').fill('seven');
  await expect(names.term(1, 'handicap')).toHaveAttribute('aria-invalid', 'true');
  await names.term(1, 'stratum').fill('x');
  await names.term(2, 'stratum').fill('a');
  await names.term(2, 'stratum').press('ArrowUp');
  await expect(names.term(1, 'stratum')).toBeFocused();
  await expect(names.term(1, 'stratum')).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(async () => (await sessionOf(page, session)).terms.entries.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(names.term(1, 'stratum')).toHaveValue('');
});

test('once there is a ranking, who would move is said before a guest or a handicap is saved', async ({
  app: { page },
}) => {
  const evening = await startEvening(page, mitchellSpec(4));
  await record(page, evening.session, evening.results);
  const names = new NamesPage(page);
  await names.open(evening.session);
  await names.askForTerms().press('Enter');
  const terms = async () => (await sessionOf(page, evening.session)).terms.entries;
  const moves = page.getByRole('complementary').getByRole('region', { name: 'If saved' });
  await page.keyboard.type('40');
  await expect(moves).toContainText('with handicap');
  await page.keyboard.press('Escape');
  await expect(moves).toHaveCount(0);
  await names.guest(1).focus();
  await page.keyboard.press('Space');
  await expect(moves).toContainText(/Pair 1 *\d/);
  await expect(moves).toContainText(/→ *–/);
  await expectNoBarrier(page);
  expect(await terms()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(names.guest(1)).not.toBeChecked();
  await expect(moves).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(names.guest(2)).toBeFocused();
  await expect.poll(terms).toMatchObject([{ withoutStanding: true }]);
  await expect(names.guest(1)).toBeChecked();
});

test('a name that is being typed is kept when its screen is left', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(3), { names: false });
  await openScreen(page, session, 'room');
  await page.keyboard.press('n');
  await page.keyboard.type('Ann Cedar');
  await page.goBack();
  await expect
    .poll(async () => (await sessionOf(page, session)).sections[0]?.entries[0]?.players)
    .toEqual(['Ann Cedar', '']);
});

for (const language of ['en', 'fr'] as const) {
  test(`the ranking by scratch and with handicap, strata, and a guest without a place: ${language}`, async ({
    app: { page },
  }) => {
    await setLook(page, { language, theme: language === 'en' ? 'light' : 'dark' });
    const evening = await startEvening(page, mitchellSpec(4));
    await record(page, evening.session, evening.results);
    const { fields } = await standingsOf(page, evening.session);
    const before = fields[0]?.rankings[0]?.rows.map(({ entry }) => entry) ?? [];
    const [first, second, third, last] = before as [number, number, number, number];
    const usual = { handicap: null, stratum: null, withoutStanding: false };
    await ask(page, 'PUT', `/api/sessions/${evening.session}/terms`, {
      entries: [
        { ...usual, entry: first, withoutStanding: true },
        { ...usual, entry: second, stratum: 1 },
        { ...usual, entry: third, stratum: 1 },
        { ...usual, entry: last, handicap: 9000, stratum: 2 },
      ],
    });
    await openScreen(page, evening.session, 'ranking');
    const ranking = new RankingPage(page);
    const session = await sessionOf(page, evening.session);
    const numbers = new Map(session.sections.flatMap(({ entries }) => entries.map(({ id, number }) => [id, number])));
    const order = async () => (await ranking.column('NS', 'place')).map(([pair]) => pair);
    expect(await order()).toEqual([second, third, last, first].map((entry) => numbers.get(entry)));
    const withoutPlace = { en: 'without standing', fr: 'hors classement' }[language];
    await expect(ranking.rows('NS').last()).toContainText(withoutPlace);
    await expect(ranking.rows('NS').first()).toContainText(/B\s*1/);
    await expect(ranking.rows('NS').nth(2)).toContainText(/C\s*1/);
    await expectNoBarrier(page);
    await ranking.by('handicap').press('Enter');
    expect(await order()).toEqual([last, second, third, first].map((entry) => numbers.get(entry)));
    await expect(ranking.rows('NS').first()).toContainText('+90');
    await expectNoBarrier(page);
  });
}
