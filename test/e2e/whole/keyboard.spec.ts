import { howellSpec, mitchellSpec } from '../../builders.ts';
import { openScreen, record, sessionOf, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { ChangePanel } from '../pages/ChangePanel.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { PaletteDialog } from '../pages/PaletteDialog.ts';
import { RoomPage } from '../pages/RoomPage.ts';

test('Enter on the list of changes is the button’s that names it', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(5, { phantom: 'EW' }));
  await record(
    page,
    session,
    results.filter(({ round }) => round === 1),
  );
  await openScreen(page, session, 'room');
  await expect(new RoomPage(page).cards()).toHaveCount(5);
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await expect(panel.what()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.ways()).toHaveText(/Pair 10 takes the free seat/);
  await expect(panel.ways()).toBeFocused();
});

test('Enter on the list of units gives the penalty that the button names', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  await record(page, session, results);
  await openScreen(page, session, 'ranking');
  await page.keyboard.press('b');
  await page.getByRole('textbox', { name: 'Amount' }).fill('10');
  await page.getByRole('textbox', { name: 'Reason' }).fill('slow play');
  const units = page.getByRole('complementary').getByRole('combobox');
  await units.focus();
  await page.keyboard.press('Enter');
  await expect(units).toHaveCount(0);
  await expect(page.getByRole('complementary')).toContainText('slow play');
});

test('the palette on the board one is on gives the line back, from anywhere', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const [entry, palette] = [new EntryPage(page), new PaletteDialog(page)];
  const choose = async (text: string, name: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.field()).toBeFocused();
    await page.keyboard.type(text);
    await expect(palette.chosen()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(palette.commands()).toHaveCount(0);
  };
  await entry.open(session, 3);
  await expect(entry.field(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('4s');
  await choose('3', 'Board 3');
  await expect(entry.field(2)).toBeFocused();
  await page.keyboard.type('n=');
  await expect(entry.field(2)).toHaveValue('4sn=');

  // The focus was nowhere, and on a button.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await choose('3', 'Board 3');
  await expect(entry.field(2)).toBeFocused();
  await entry.cell(3).focus();
  await choose('dark', 'Dark screens');
  await expect(entry.field(2)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  await expect(entry.field(2)).toBeFocused();
});

test('the palette has every name once, and none is left over from an earlier text', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const palette = new PaletteDialog(page);
  await openScreen(page, session, 'room');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.field()).toBeFocused();
  const names = (await palette.options().locator('> span').allTextContents()).map((name) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
  await page.keyboard.type('ran');
  await expect(palette.options()).toContainText(['anking']);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('board 1');
  await expect(palette.options().filter({ hasText: /ranking|names/i })).toHaveCount(0);
});

test('a Howell’s traveller from the room begins at its first line, and every pair gets its own result', async ({
  app: { page },
}) => {
  const { session } = await startEvening(page, howellSpec(4));
  const [entry, room] = [new EntryPage(page), new RoomPage(page)];
  await openScreen(page, session, 'room');
  await expect(room.cards()).toHaveCount(4);
  await page.keyboard.press('3');
  await expect(room.open(3)).toBeFocused();
  await page.keyboard.press('e');
  await expect(entry.field(1)).toBeFocused();
  const board = Number(/entry\/(\d+)/.exec(page.url())?.[1]);
  // The sheet has the North-South pairs from the top down.
  const { sections } = await sessionOf(page, session);
  const cells = sections[0]?.cells.filter(({ boards, sitOut }) => !sitOut && boards.includes(board)) ?? [];
  const inOrder = cells.toSorted((a, b) => a.ns - b.ns);
  expect(inOrder.length).toBeGreaterThan(2);
  for (const place of inOrder.keys()) await entry.type(`1nn${place + 7}`);
  await expect
    .poll(async () => (await sessionOf(page, session)).results.length, 'results on the disk')
    .toBe(inOrder.length);
  const { results } = await sessionOf(page, session);
  for (const [place, { ns, ew }] of inOrder.entries()) {
    expect(results.find((result) => result.ns === ns && result.ew === ew)?.typed).toBe(`1nn${place + 7}`);
  }
});

test('Enter on a table’s card opens its own sheet, at its own line', async ({ app: { page } }) => {
  const { session } = await startEvening(page, howellSpec(4));
  const [entry, room] = [new EntryPage(page), new RoomPage(page)];
  await openScreen(page, session, 'room');
  await expect(room.cards()).toHaveCount(4);
  await page.keyboard.press('3');
  await expect(room.open(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry.sheet(/Sheet of/)).toBeVisible();
  await entry.type('4sn=');
  await expect.poll(async () => (await sessionOf(page, session)).results).toMatchObject([{ round: 1, table: 3 }]);
});

test('a result for another pair is asked about once, and one key takes it to its line', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const entry = new EntryPage(page);
  await entry.open(session, 3);
  await expect(entry.field(1)).toBeFocused();
  await entry.type('1,4sn=');
  await expect(entry.field(2)).toBeFocused();
  await page.keyboard.type('4,3nn+1');
  await expect(entry.line(2)).toContainText('You typed pair 4; this line is 2 against');
  await page.keyboard.press('Alt+1');
  await expect(entry.field(4)).toHaveValue('3nn+1');
  await expect(entry.field(2)).toHaveValue('');
  await expect(entry.field(5)).toBeFocused();
  await expect
    .poll(async () => (await sessionOf(page, session)).results.map(({ typed }) => typed))
    .toEqual(['4sn=', '3nn+1']);

  // The sheet begins at its top, though its first line came in before it.
  await openScreen(page, session, 'room');
  await expect(new RoomPage(page).cards()).toHaveCount(5);
  await entry.open(session, '3?from=top');
  await expect(entry.field(1)).toBeFocused();
  await entry.type('2hs-1');
  await expect(entry.line(1)).toContainText('Is the sheet one line off?');
  await expect(entry.field(1)).toBeFocused();
  await page.keyboard.press('Alt+1');
  await expect(entry.field(1)).toHaveValue('4sn=');
  await expect(entry.field(2)).toHaveValue('2hs-1');
  await expect(entry.field(3)).toBeFocused();
});

test('a sheet in another order than its page goes on at the first line that is left', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const entry = new EntryPage(page);
  await entry.open(session, 3);
  await expect(entry.field(1)).toBeFocused();
  await entry.type('5,3nn+1');
  await page.keyboard.press('Alt+1');
  await expect(entry.field(5)).toHaveValue('3nn+1');
  await expect(entry.field(1)).toBeFocused();
  await entry.type('4,4sn=');
  await page.keyboard.press('Alt+1');
  await expect(entry.field(4)).toHaveValue('4sn=');
  await expect(entry.field(5)).toBeFocused();
});

test('a refused line is selected on return, with what was typed', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const [entry, room] = [new EntryPage(page), new RoomPage(page)];
  await entry.open(session, 3);
  await entry.type('1nn=');
  await expect(entry.field(2)).toBeFocused();
  await page.route('**/api/sessions/*/results', (route) =>
    route.fulfill({ status: 409, json: { kind: 'problem', code: 'slotNotScheduled' } }),
  );
  await entry.type('4sn+1');
  await expect(entry.line(2)).toContainText('Not recorded');
  await page.unroute('**/api/sessions/*/results');
  await entry.type('p');
  await expect(entry.field(4)).toBeFocused();
  await page.getByRole('link', { name: 'Room' }).press('Enter');
  await expect(room.cards()).toHaveCount(5);
  await page.getByRole('link', { name: 'Entry' }).press('Enter');
  await expect(entry.field(2)).toBeFocused();
  await expect(entry.field(2)).toHaveValue('4sn+1');
  const selected = () => page.evaluate(() => window.getSelection()?.toString());
  expect(await selected()).toBe('4sn+1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await selected()).toBe('4sn+1');
  await page.keyboard.press('Enter');
  await expect(entry.waiting()).toHaveCount(0);
});

test('a fix that moves a result takes the cursor along with the mouse as with its key', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const entry = new EntryPage(page);
  await entry.open(session, 3);
  await expect(entry.field(1)).toBeFocused();
  await entry.type('4,3nn+1');
  await entry.line(1).getByRole('button', { name: /Alt 1/ }).click();
  await expect(entry.field(4)).toHaveValue('3nn+1');
  await expect(entry.field(1)).toHaveValue('');
  await expect(entry.field(5)).toBeFocused();
});

test('every screen has a key from every other, also from the middle of a line', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  await record(page, session, results.slice(0, 5));
  const SCREENS = [
    ['1', /\/room$/],
    ['2', /\/entry\//],
    ['3', /\/ranking$/],
    ['4', /\/names$/],
    ['5', /\/paper$/],
    ['6', /:\d+\/$/],
    ['7', /\/new$/],
    ['8', /\/statistics$/],
    ['9', /\/new\/own$/],
    [',', /\/settings$/],
  ] as const;
  await openScreen(page, session, 'room');
  for (const [place, [from, there]] of SCREENS.entries()) {
    await page.keyboard.press(`ControlOrMeta+${from}`);
    await expect(page).toHaveURL(there);
    // There and back: the screens before this one have been left for it and returned to.
    for (const [to, url] of SCREENS.slice(place)) {
      await page.keyboard.press(`ControlOrMeta+${to}`);
      await expect(page, `Ctrl ${from}, Ctrl ${to}`).toHaveURL(url);
      await page.keyboard.press(`ControlOrMeta+${from}`);
      await expect(page).toHaveURL(there);
    }
  }
  await page.keyboard.press('ControlOrMeta+2');
  await expect(page.locator('main input:focus')).toHaveCount(1);
  await page.keyboard.type('4s');
  await page.keyboard.press('ControlOrMeta+3');
  await expect(page).toHaveURL(/\/ranking$/);
  // The keys stand on the tabs while Ctrl is held, and in the list of all keys.
  const tab = page.getByRole('link', { name: 'Room', exact: true });
  await expect(tab.locator('kbd')).toBeHidden();
  await page.keyboard.down('Control');
  await expect(tab.locator('kbd')).toBeVisible();
  await page.keyboard.up('Control');
  await expect(tab.locator('kbd')).toBeHidden();
  await page.keyboard.press('F1');
  await expect(new PaletteDialog(page).keys()).toContainText('Ctrl 1');
  await expect(new PaletteDialog(page).keys()).toContainText('Ctrl ,');
  await expect(new PaletteDialog(page).keys()).toContainText('Ctrl 9A movement of your own');
});

test('the second display opens by its key from a screen of the session and of the club', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  await openScreen(page, session, 'room');
  for (const path of [`/sessions/${session}/names`, '/settings']) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('link', { name: /^(Room|Settings)$/ }).first()).toBeVisible();
    if (path === '/settings') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const palette = new PaletteDialog(page);
    await page.keyboard.type('projector');
    await expect(palette.chosen()).toContainText('Second display');
    await page.keyboard.press('Escape');
    await expect(palette.commands()).toHaveCount(0);
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('F9');
    const display = await opened;
    await expect(display).toHaveURL(new RegExp(`/sessions/${session}/display$`));
    await display.close();
  }
});

for (const [language, words] of [
  [
    'en',
    { substitute: 'A pair is replaced', penalty: 'penalty', spread: 'Spread', verify: 'verify', ruling: 'ruling' },
  ],
  [
    'fr',
    {
      substitute: 'remplacée',
      penalty: 'pénalité',
      spread: 'Écarts',
      verify: 'vérifier',
      ruling: 'décision',
    },
  ],
] as const) {
  test(`what the palette finds is done at once, from any screen: ${language}`, async ({ app: { page } }) => {
    await setLook(page, { language, theme: 'light' });
    const { session, results } = await startEvening(page, mitchellSpec(5));
    await record(page, session, results.slice(0, 30));
    const [palette, panel] = [new PaletteDialog(page), new ChangePanel(page)];
    await openScreen(page, session, 'room');
    await page.keyboard.press('ControlOrMeta+5');
    await expect(page).toHaveURL(/\/paper$/);
    const choose = async (text: string, name: string) => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(palette.field()).toBeFocused();
      await page.keyboard.type(text);
      await expect(palette.chosen()).toContainText(new RegExp(name, 'i'));
      await page.keyboard.press('Enter');
      await expect(palette.commands()).toHaveCount(0);
    };
    await choose(language === 'en' ? 'substitute' : 'remplaçant', words.substitute);
    await expect(panel.what()).toBeFocused();
    await expect(panel.what()).toHaveValue('pair-replaced');
    await page.keyboard.press('Escape');
    await expect(panel.what()).toHaveCount(0);
    // Asked for again, it opens again.
    await choose(language === 'en' ? 'substitute' : 'remplaçant', words.substitute);
    await expect(panel.what()).toBeFocused();

    await choose('handicap', 'handicap');
    await expect(page.getByRole('textbox', { name: /handicap/i }).first()).toBeFocused();
    await choose('import', language === 'en' ? 'import a file' : 'importer un fichier');
    await expect(page).toHaveURL(/do=file/);
    await openScreen(page, session, 'room');
    const own = language === 'en' ? ['custom', 'movement of your own'] : ['personnel', 'mouvement du club'];
    await choose(own[0] ?? '', own[1] ?? '');
    await expect(page).toHaveURL(/\/new\/own$/);
    await page.keyboard.press('ControlOrMeta+1');

    await choose(language === 'en' ? 'fine' : 'amende', words.penalty);
    await expect(page).toHaveURL(/\/ranking$/);
    await expect(page.getByRole('textbox', { name: /^(Reason|Motif)$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(language === 'en' ? 'spread' : 'écarts', words.spread);
    await expect(page.getByRole('button', { name: /^(Spread of the boards|Écarts par étui)$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await choose(language === 'en' ? 'second reading' : 'relire', words.verify);
    await expect(page.getByRole('button', { name: /^(Verify|Vérifier)$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main input:focus')).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+1');
    await choose(language === 'en' ? 'fouled' : 'faussée', words.ruling);
    await expect(page.getByRole('form', { name: /^(Ruling|Décision)$/ })).toBeVisible();
    await expect(page.locator('form input:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await choose(language === 'en' ? 'pick-up' : 'feuillets', language === 'en' ? 'by round' : 'par tour');
    await expect(page).toHaveURL(/\/entry\/round\/\d+/);
    await expect(page.locator('main input:focus')).toHaveCount(1);
    await choose('csv', 'CSV');
    await expect(page).toHaveURL(/\/paper/);
    await choose(
      language === 'en' ? 'print rulings' : 'imprimer décisions',
      language === 'en' ? 'rulings' : 'décisions',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'en' ? 'Rulings' : 'Décisions');
    await choose(
      language === 'en' ? 'print travellers' : 'imprimer fiches ambulantes',
      language === 'en' ? 'travellers' : 'fiches',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'en' ? 'Travellers' : 'Fiches ambulantes',
    );
  });
}

test('number keys reach every view of the ranking', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  await record(page, session, results);
  await openScreen(page, session, 'ranking');
  const views = page.getByRole('group', { name: 'Ranking, pictures, scorecards, statistics' }).getByRole('button');
  await expect(views).toHaveCount(6);
  await page.keyboard.press('p');
  await expect(views).toHaveCount(7);
  for (let view = 7; view >= 1; view -= 1) {
    await page.keyboard.press(String(view));
    await expect(views.nth(view - 1)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('a key right after Escape is not lost with the palette that closes', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const palette = new PaletteDialog(page);
  await openScreen(page, session, 'room');
  await expect(new RoomPage(page).cards()).toHaveCount(5);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.field()).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F1');
  await expect(palette.keys()).toBeVisible();
  await expect(palette.keys()).toContainText('F9');
});
