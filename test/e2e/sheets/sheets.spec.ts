/** Rubber and minibridge tables: typed by the keyboard alone, kept, corrected, left, printed, deleted and restored. */
import type { SheetsView, SheetView } from '../../../main/club/model/sheet.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../names.ts';
import { expectNoBarrier } from '../barriers.ts';
import { declarerOf, levelFor, totalsAfter, type PlayedDeal } from '../competitions/minibridge-by-hand.ts';
import { ask, askText, setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { PaletteDialog } from '../pages/PaletteDialog.ts';
import { SheetPage } from '../pages/SheetPage.ts';

const NAMES = ['Ann Alder', 'Ben Birch', 'Cy Cedar', 'Dora Dogwood'];
/** The rubber of 1,850 to 500, won two games to one. */
const WORKED = ['2ce+2', '3nn=', '2ns=', '4sn-2', '3cw-1', '3de-1', '4he=', '2ss-1', '6sn= h150n'];

test('a rubber is typed, scored as on paper, and settled with fifty counted down', async ({ app: { page } }) => {
  const sheet = new SheetPage(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: 'Rubber and minibridge' })).toBeVisible();
  await sheet.begin('rubber', NAMES);
  await expect(sheet.standing()).toContainText('Game 1');
  await page.keyboard.type('2ce+2');
  await expect(page.getByText('East-West: 40 below the line and 40 overtricks.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.standing()).toContainText('marked at 40, 60 still needed');
  await sheet.type(WORKED.slice(1, 3), 2);
  await expect(sheet.standing()).toContainText('Game 2');
  await expect(sheet.standing()).toContainText('one game, vulnerable');
  await expect(sheet.standing()).toContainText('marked at 70, 30 still needed');
  await sheet.type(WORKED.slice(3, 8), 4);
  await expect(sheet.line(9)).toBeFocused();
  await page.keyboard.type('6sn=');
  await expect(page.getByText('North-South win the rubber, and 500 for it.')).toBeVisible();
  await page.keyboard.type(' h150n');
  await expect(page.getByText('180 below the line, 750 slam and 150 honours.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.standing()).toContainText(/North-South win by 1\s350: 13 hundreds\./);
  await expect(sheet.figures('North-South, above the line')).toHaveText(['50', '50', '750', '150', '500']);
  await expect(sheet.figures('East-West, above the line')).toHaveText(['40', '200', '100']);
  await expect(sheet.figures('North-South, below the line, game 2')).toHaveText(['70']);
  await expect(sheet.figures('East-West, below the line, game 2')).toHaveText(['120']);
  await expect(sheet.line(10)).toHaveCount(0);

  // It is on the disk, in English whatever the screen speaks.
  const id = Number(/sheets\/(\d+)/.exec(page.url())?.[1]);
  const kept = async () =>
    (await ask<SheetView>(page, 'GET', `/api/sheets/${id}`)).lines.map(({ shorthand }) => shorthand);
  await expect.poll(kept).toEqual(WORKED);
  await setLook(page, { language: 'fr' });
  await page.reload();
  await expect(sheet.line(9)).toHaveValue('6pn= h150n');
  await expect(sheet.standing()).toContainText(/Nord-Sud gagne de 1\s350\s: 13 centaines\./);

  const csv = await askText(page, 'GET', `/api/sheets/${id}/export/sheet.csv?language=fr`);
  expect(csv.trimEnd().split(/\r?\n/).slice(-4)).toEqual([
    '8;2P;S;-1;;;100',
    '9;6P;N;=;150 N;1080;',
    ';robre;;;;500;',
    ';Total;;;;1850;500',
  ]);
  expect(await askText(page, 'GET', `/api/sheets/${id}/print/sheet.pdf?language=fr`)).toMatch(/^%PDF-1\.7/);
});

test('a line is corrected, taken away, undone and redone; honours may follow', async ({ app: { page } }) => {
  const sheet = new SheetPage(page);
  await sheet.openList();
  await sheet.begin('rubber');
  await sheet.type(['2sn=', '1cw-1']);
  await expect(sheet.line(3)).toBeFocused();
  await expect(sheet.standing()).toContainText('marked at 60, 40 still needed');

  // What was forgotten: honours of the deal before.
  await page.keyboard.type('h50');
  await expect(page.getByText('Honours are H100 or H150 and who holds them: H100N')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet.line(3)).toHaveValue('');
  await page.keyboard.type('h100e');
  await page.keyboard.press('Enter');
  await expect(sheet.line(2)).toHaveValue('1cw-1 h100e');
  await expect(sheet.line(3)).toHaveValue('');
  await expect(sheet.figures('East-West, above the line')).toHaveText(['100']);

  // An earlier deal: what follows is scored again.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(sheet.line(1)).toBeFocused();
  await sheet.line(1).fill('4sn=');
  await expect(page.getByText('North-South: 120 below the line. Game to North-South.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.standing()).toContainText('Game 2');
  await expect(sheet.line(2)).toBeFocused();
  await sheet.line(2).fill('');
  await expect(page.getByText('The deal would be taken away.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.figures('East-West, above the line')).toHaveCount(0);
  await expect(sheet.line(3)).toHaveCount(0);

  await page.keyboard.press('Control+z');
  await expect(sheet.line(2)).toHaveValue('1cw-1 h100e');
  await page.keyboard.press('Control+z');
  await expect(sheet.line(1)).toHaveValue('2sn=');
  await page.keyboard.press('Control+Shift+z');
  await expect(sheet.line(1)).toHaveValue('4sn=');
  await expect(page.getByText('Done again.')).toBeVisible();
});

test('a fast typist waits for nothing, and a line of another window is not written over', async ({ app: { page } }) => {
  const sheet = new SheetPage(page);
  await sheet.openList();
  await sheet.begin('rubber');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/sheets/*/lines', async (route) => {
    await held;
    await route.continue();
  });
  // Three deals are typed before the first is answered.
  await page.keyboard.type('3nn=');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2he=');
  await page.keyboard.press('Enter');
  await page.keyboard.type('4sn=');
  await expect(sheet.line(1)).toHaveValue('3nn=');
  await expect(sheet.line(2)).toHaveValue('2he=');
  await expect(sheet.line(3)).toHaveValue('4sn=');
  await expect(sheet.line(3)).toBeFocused();
  release();
  await expect
    .poll(async () => (await ask<SheetView>(page, 'GET', '/api/sheets/1')).lines.map(({ shorthand }) => shorthand))
    .toEqual(['3nn=', '2he=']);
  await expect(sheet.line(3)).toHaveValue('4sn=');

  // Another window writes the third deal first: ours is kept, and goes in with the next Enter.
  await ask(page, 'POST', '/api/sheets/1/lines', { shorthand: 'p', lines: 2 });
  await expect(sheet.line(4)).toHaveValue('4sn=');
  await expect(sheet.line(4)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This sheet was changed in another window.')).toBeVisible();
  await expect(sheet.line(4)).toHaveValue('4sn=');
  await page.keyboard.press('Enter');
  await expect(sheet.standing()).toContainText('The rubber is over');

  // A deal taken away elsewhere while another is corrected: the correction stays with its own deal.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(sheet.line(2)).toBeFocused();
  await sheet.line(2).fill('2he+1');
  await ask(page, 'PUT', '/api/sheets/1/lines/1', { shorthand: '', before: '3nn=' });
  await expect(sheet.line(1)).toHaveValue('2he+1');
  await expect(sheet.line(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.line(2)).toBeFocused();
  const { lines } = await ask<SheetView>(page, 'GET', '/api/sheets/1');
  expect(lines.map(({ shorthand }) => shorthand)).toEqual(['2he+1', 'p', '4sn=']);
});

test('a rubber is left only once the deals typed before are written', async ({ app: { page } }) => {
  const sheet = new SheetPage(page);
  await sheet.openList();
  await sheet.begin('rubber');
  await sheet.type(['3nn=']);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/sheets/*/lines', async (route) => {
    await held;
    await route.continue();
  });
  await sheet.type(['2he='], 2);
  await page.keyboard.press('F4');
  release();
  await expect(sheet.standing()).toContainText('The rubber was left');
  await expect(sheet.standing()).toContainText('North-South win by 240: 2 hundreds.');
  expect((await ask<SheetView>(page, 'GET', '/api/sheets/1')).lines).toHaveLength(2);
});

test('what can’t be is said on the line and keeps what was typed', async ({ app: { page } }) => {
  const sheet = new SheetPage(page);
  await sheet.openList();
  await sheet.begin('rubber');
  await sheet.type(['3nn=', '1nn=']);
  await expect(sheet.line(3)).toBeFocused();
  for (const [typed, said] of [
    ['8sn=', 'Levels are 1 to 7'],
    ['a60', 'A sheet has contracts and P for a deal passed out: 4SN='],
    ['4sn=/hk', 'A sheet has no leads, take the card away'],
  ] as const) {
    await sheet.line(3).fill(typed);
    await expect(page.getByText(said)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(sheet.line(3)).toHaveValue(typed);
  }
  await sheet.line(3).fill('4hn=');
  await page.keyboard.press('Enter');
  await expect(sheet.standing()).toContainText('The rubber is over');
  await page.keyboard.press('ArrowUp');
  await expect(sheet.line(2)).toBeFocused();
  await sheet.line(2).fill('4sn=');
  await expect(page.getByText('With this the rubber would be over before deal 3.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.line(2)).toHaveValue('4sn=');
  await page.keyboard.press('Escape');
  await expect(sheet.line(2)).toHaveValue('1nn=');
});

test('a rubber is left by the French rules, gone on with, and begun again by the same players', async ({
  app: { page },
}) => {
  const sheet = new SheetPage(page);
  await sheet.openList();
  await sheet.begin('rubber', NAMES);
  await sheet.type(['3nn=', '2he=']);
  await expect(sheet.line(3)).toBeFocused();
  await page.keyboard.press('F4');
  await expect(sheet.standing()).toContainText('The rubber was left');
  await expect(sheet.standing()).toContainText('North-South win by 240: 2 hundreds.');
  await expect(sheet.figures('North-South, above the line')).toHaveText(['300']);
  await expect(sheet.figures('East-West, above the line')).toHaveText(['100']);
  await expect(sheet.line(3)).toHaveCount(0);
  await page.keyboard.press('F4');
  await expect(sheet.line(3)).toBeVisible();
  await expect(sheet.standing()).toContainText('marked at 60, 40 still needed');
  await page.keyboard.press('Control+z');
  await expect(sheet.standing()).toContainText('The rubber was left');
  await page.keyboard.press('F8');
  await expect(page).toHaveURL(/sheets\/2$/);
  await expect(sheet.standing()).toContainText('Ann Alder / Cy Cedar');
  await expect(sheet.line(1)).toBeFocused();

  // Other names, and the laws of today: doubled four down is worth more.
  await page.keyboard.type('4sxn-4');
  await expect(page.getByText('East-West: 700 undertricks.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  await expect(page.getByLabel('North', { exact: true })).toBeFocused();
  await page.keyboard.type('Zoë Quéméneur');
  await page.getByRole('radio', { name: 'Laws since 1993' }).check();
  await page.keyboard.press('Enter');
  await expect(sheet.standing()).toContainText('Zoë Quéméneur / Cy Cedar');
  await expect(sheet.standing()).toContainText('East-West lead by 800.');
  await expect(sheet.line(2)).toBeFocused();
});

test('minibridge: points, the level offered for them, the result and running totals', async ({ app: { page } }) => {
  const sheet = new SheetPage(page);
  await setLook(page, { language: 'fr' });
  await sheet.openList();
  await sheet.begin('minibridge', NAMES);
  await expect(sheet.standing()).toContainText('Nord donne.');
  await page.keyboard.type('12 9 14');
  await expect(page.getByText('Sud déclare avec 26 points : palier de 3.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '25–26 points' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.type(' 4p+1');
  await expect(page.getByText(/Nord-Sud\s: 450\./)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.line(1)).toHaveValue('12 9 14 5 4ps+1');
  await sheet.type(['10 11 4 3sa-2', '10 10 10 1sae='], 2);
  await expect(sheet.line(4)).toBeFocused();
  await expect(sheet.standing()).toContainText('Nord-Sud mène de 260.');
  const third = page.getByRole('row').filter({ has: sheet.line(3) });
  await expect(third.getByRole('cell')).toContainText([
    '',
    '10',
    '10',
    '10',
    '10',
    '1SA',
    'E',
    '=',
    '',
    '90',
    '450',
    '190',
  ]);
  await page.keyboard.type('20 20 5');
  await expect(page.getByText('Les quatre mains ont 40 points, pas 45')).toBeVisible();
});

/** What each deal is worth to both sides, and their totals after it. */
function rowsByHand(deals: readonly PlayedDeal[]): readonly (readonly string[])[] {
  const totals = totalsAfter(deals);
  return totals.map(([ns, ew], at) => {
    const [nsBefore, ewBefore] = totals[at - 1] ?? [0, 0];
    return [ns - nsBefore, ew - ewBefore, ns, ew].map(String);
  });
}

function lead(deals: readonly PlayedDeal[]): RegExp {
  const [ns, ew] = totalsAfter(deals).at(-1) ?? [0, 0];
  const margin = String(Math.abs(ns - ew)).replace(/(\d)(\d{3})$/, String.raw`$1\s$2`);
  return new RegExp(`${ns > ew ? 'North-South' : 'East-West'} lead by ${margin}\\.`);
}

/** Each level of the table, parts and games in each strain, made, made with more, and missed. */
const DEALS: readonly PlayedDeal[] = [
  { points: [11, 9, 11, 9], level: 1, strain: 'c', result: 1 },
  { points: [5, 12, 12, 11], level: 2, strain: 'd', result: 0 },
  { points: [13, 7, 12, 8], level: 3, strain: 'n', result: 0 },
  { points: [7, 14, 6, 13], level: 4, strain: 'h', result: -2 },
  { points: [15, 5, 15, 5], level: 5, strain: 'c', result: 1 },
  { points: [4, 18, 3, 15], level: 6, strain: 's', result: -1 },
  { points: [17, 1, 20, 2], level: 7, strain: 'n', result: 0 },
  { points: [8, 16, 4, 12], level: 3, strain: 's', result: 1 },
  { points: [10, 10, 13, 7], level: 2, strain: 'n', result: 2 },
];

for (const [language, line] of [
  ['en', '10 11 12 7 3ns+10'],
  ['fr', '10 11 12 7 3sas+10'],
] as const) {
  test(`the longest line of minibridge is read whole, below heads that stay: ${language}`, async ({
    app: { page },
  }) => {
    await setLook(page, { language });
    const sheet = new SheetPage(page);
    await sheet.openList();
    await sheet.begin('minibridge');
    await sheet.line(1).fill(line);
    const cut = await sheet.line(1).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut).toBe(0);
    await sheet.line(1).fill('');
    await sheet.type(Array.from({ length: 30 }, () => 'p'));
    await expect(sheet.line(31)).toBeFocused();
    const head = page.getByRole('columnheader').first();
    await expect(sheet.line(1)).not.toBeInViewport();
    await expect(head).toBeInViewport();
  });
}

test('minibridge: nine deals, each row, total and lead by hand; an earlier one corrected, undone', async ({
  app: { page },
}) => {
  const sheet = new SheetPage(page);
  await sheet.openList();
  await sheet.begin('minibridge', NAMES);
  for (const [at, deal] of DEALS.entries()) {
    const { seat, points } = declarerOf(deal, at);
    await expect(sheet.line(at + 1)).toBeFocused();
    await page.keyboard.type(deal.points.join(' '));
    const names = { N: 'North', E: 'East', S: 'South', W: 'West' };
    const offered = `${names[seat]} declares with ${points} points: level ${levelFor(points)}.`;
    await expect(page.getByText(offered)).toBeVisible();
    const made = deal.result === 0 ? '=' : deal.result > 0 ? `+${deal.result}` : String(deal.result);
    await page.keyboard.type(` ${deal.level}${deal.strain}${made}`);
    await page.keyboard.press('Enter');
  }
  await expect(sheet.line(DEALS.length + 1)).toBeFocused();
  const shown = () =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('textbox') })
      .evaluateAll((rows) =>
        rows
          .slice(0, -1)
          .map((row) =>
            [...row.querySelectorAll('td')]
              .map((cell) => (cell.textContent ?? '').replaceAll(/\s/g, '') || '0')
              .slice(-4),
          ),
      );
  expect(await shown()).toEqual(rowsByHand(DEALS));
  await expect(sheet.standing()).toContainText(lead(DEALS));
  // The fourth was made after all: all totals below it move.
  const corrected = DEALS.map((deal, at) => (at === 3 ? { ...deal, result: 1 } : deal));
  await sheet.line(4).fill('7 14 6 13 4h+1');
  await sheet.line(4).press('Enter');
  await expect.poll(shown).toEqual(rowsByHand(corrected));
  await expect(sheet.standing()).toContainText(lead(corrected));
  await page.keyboard.press('Control+z');
  await expect.poll(shown).toEqual(rowsByHand(DEALS));
});

test('sheets are listed newest first, deleted, undone and restored, in every window', async ({ app: { page } }) => {
  const sheet = new SheetPage(page);
  await sheet.openList();
  await sheet.begin('rubber', NAMES);
  await sheet.type(['3nn=']);
  // The next line does not wait for the deal to be written; another page must.
  await expect.poll(async () => (await ask<SheetView>(page, 'GET', '/api/sheets/1')).lines.length).toBe(1);
  await sheet.openList();
  await sheet.begin('minibridge');
  await page.keyboard.press('Escape');
  await expect(sheet.rows()).toHaveCount(2);
  await expect(sheet.rows().first()).toContainText('Minibridge');
  await expect(sheet.rows().nth(1)).toContainText('Ann Alder / Cy Cedar – Ben Birch / Dora Dogwood');
  await expect(sheet.rows().nth(1)).toContainText('100 – 0 in play');

  const other = await page.context().newPage();
  await other.goto(new URL('/sheets/1', page.url()).href);
  await expect(new SheetPage(other).line(2)).toBeVisible();
  await page.bringToFront();
  await expect(sheet.chosenRow()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(sheet.rows().nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(sheet.rows()).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Deleted: Rubber' })).toBeVisible();
  await expect(other.getByText('This sheet was deleted.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(sheet.rows()).toHaveCount(2);
  await expect(new SheetPage(other).line(2)).toBeVisible();

  await expect(sheet.chosenRow()).toContainText('Minibridge');
  await page.keyboard.press('Delete');
  await expect(sheet.rows()).toHaveCount(1);
  await sheet.openList();
  // The list takes the cursor once it stands.
  await expect(sheet.chosenRow()).toBeVisible();
  await page.getByRole('button', { name: '1 deleted sheet' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Deleted sheets' })).toBeVisible();
  await expect(sheet.rows().getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No sheet is deleted.')).toBeVisible();
  const { total, deleted } = await ask<SheetsView>(page, 'GET', '/api/sheets');
  expect([total, deleted]).toEqual([2, 0]);

  // A deal written in one window stands in the other.
  await ask(page, 'POST', '/api/sheets/1/lines', { shorthand: '2he=', lines: 1 });
  await expect(new SheetPage(other).line(2)).toHaveValue('2he=');
});

test('is found by its words in both languages', async ({ app: { page } }) => {
  const palette = new PaletteDialog(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const words of ['rubber', 'minibridge', 'partie libre']) {
    await page.keyboard.press('Control+k');
    await palette.field().fill(words);
    await expect(palette.chosen()).toContainText(/rubber and minibridge/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sheets$/);
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await setLook(page, { language: 'fr' });
  await page.keyboard.press('Control+k');
  await palette.field().fill('robre');
  await expect(palette.chosen()).toContainText(/partie libre et mini-bridge/i);
});

test('stands in nobody’s way, with long and hostile names, in both languages and themes', async ({ app: { page } }) => {
  const sheet = new SheetPage(page);
  const [[long, other] = ['', '']] = LONG_NAMES;
  const players = [
    { N: long, E: HOSTILE_NAMES[0] ?? '', S: other, W: 'W'.repeat(100) },
    { N: '=1+1', E: 'נגיב', S: 'נגיב', W: '<b>&' },
  ];
  for (const [index, kind] of (['rubber', 'minibridge'] as const).entries()) {
    const { id } = await ask<SheetView>(page, 'POST', '/api/sheets', { kind, players: players[index] });
    const line = kind === 'rubber' ? '4sn= h100n' : '12 9 14 4s=';
    await ask(page, 'POST', `/api/sheets/${id}/lines`, { shorthand: line, lines: 0 });
  }
  for (const look of [
    { language: 'en', theme: 'light' },
    { language: 'fr', theme: 'dark' },
  ] as const) {
    await setLook(page, look);
    await sheet.openList();
    await expect(sheet.rows()).toHaveCount(2);
    await expectNoBarrier(page);
    await page.keyboard.press('n');
    await page.locator('aside form input:focus').waitFor();
    await expectNoBarrier(page);
    for (const id of [1, 2]) {
      await page.goto(new URL(`/sheets/${id}`, page.url()).href);
      await expect(sheet.line(2)).toBeFocused();
      await page.keyboard.type(id === 1 ? '9s' : '12 9 14 4sx');
      await expectNoBarrier(page);
      await page.keyboard.press('F2');
      await page.locator('aside form input:focus').waitFor();
      await expectNoBarrier(page);
    }
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/sheets', '/sheets/1', '/sheets/2']) {
      await page.goto(new URL(path, page.url()).href);
      await page.locator('main :is(tr[data-sheet], input)').first().waitFor();
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  const csv = await askText(page, 'GET', '/api/sheets/2/export/sheet.csv?language=en');
  expect(csv).not.toMatch(/^North,=/m);
});
