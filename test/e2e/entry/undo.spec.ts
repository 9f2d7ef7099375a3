/** Back and forth along what was done: Ctrl Z and Ctrl Shift Z on every screen of a session, whatever it was. */
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { openScreen, record, sessionOf, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { PaletteDialog } from '../pages/PaletteDialog.ts';

test('a result is taken back and done again, over a reload too, until another is typed', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(3));
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await entry.type('4sn=', '3nn=');
  await entry.press('ControlOrMeta+z');
  await expect(page.getByText('Undone: board 1, table 2.')).toBeVisible();
  await expect(entry.field(2)).toBeFocused();
  await expect(entry.field(2)).toHaveValue('');
  await entry.press('ControlOrMeta+z');
  await expect(page.getByText('Undone: board 1, table 1.')).toBeVisible();
  await expectNoBarrier(page);

  await page.reload();
  await expect(entry.field(1)).toBeFocused();
  await entry.press('ControlOrMeta+Shift+z');
  await expect(page.getByText('Done again: board 1, table 1.')).toBeVisible();
  await expect(entry.line(1)).toContainText('420');
  // The way out of it stands beside it.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Ctrl Z\s*undo$/ })
    .last()
    .click();
  await expect(page.getByText('Undone: board 1, table 1.')).toBeVisible();
  await entry.press('ControlOrMeta+Shift+z');
  await expect(page.getByText('Done again: board 1, table 1.')).toBeVisible();

  // What is typed in a line is the line's own to take back.
  await page.keyboard.press('ArrowDown');
  await expect(entry.field(2)).toBeFocused();
  await page.keyboard.type('4');
  await entry.press('ControlOrMeta+z');
  await expect(entry.field(2)).toHaveValue('');
  await expect(entry.line(1)).toContainText('420');
  await page.keyboard.type('p');
  await entry.press('Enter');
  await expect(page.getByText('Done again')).toHaveCount(0);
  await entry.press('ControlOrMeta+Shift+z');
  await expect(page.getByText('There is nothing to redo.')).toBeVisible();
  expect((await sessionOf(page, session)).results).toHaveLength(2);
});

test('an undo says that what it takes back was done in another window, and when', async ({
  app: { page, address },
}) => {
  test.skip(address === null, 'the desktop window has no second one');
  const { session } = await startEvening(page, mitchellSpec(3));
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const elsewhere = new EntryPage(other);
  await expect(elsewhere.field(1)).toBeFocused();
  await elsewhere.type('4sn=');
  await expect(entry.cell(1)).toHaveAccessibleName(/1 of 3 results/);
  await entry.press('ControlOrMeta+z');
  await expect(
    page.getByText(/^Undone: board 1, table 1\. It was made in another window at \d\d:\d\d\.$/),
  ).toBeVisible();
  await other.bringToFront();
  await elsewhere.press('ControlOrMeta+Shift+z');
  await expect(other.getByText(/^Done again: board 1, table 1\. It was undone in another window at/)).toBeVisible();
});

test('what one press made, one press takes back: a column, two boards exchanged', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(7));
  const entry = new EntryPage(page);
  const scores = async (board: number) =>
    (await sessionOf(page, session)).results
      .filter((result) => result.board === board)
      .toSorted((a, b) => a.ns - b.ns)
      .map(({ score }) => score);
  await entry.open(session, 1);
  await entry.paste('4sn=\r\n4sn=\r\n4sn=\r\n1cn=\r\n4sn=\r\n4sn=\r\n4sn=');
  await expect.poll(() => scores(1)).toHaveLength(7);
  await entry.press('ControlOrMeta+z');
  await expect(page.getByText('Undone: board 1 at 7 tables.')).toBeVisible();
  expect(await scores(1)).toEqual([]);
  await entry.press('ControlOrMeta+Shift+z');
  await expect.poll(() => scores(1)).toEqual([420, 420, 420, 70, 420, 420, 420]);

  await entry.open(session, 2);
  await entry.paste('1cn=\r\n1cn=\r\n1cn=\r\n4sn=\r\n1cn=\r\n1cn=\r\n1cn=');
  await expect.poll(() => scores(2)).toHaveLength(7);
  const queue = page.getByRole('region', { name: 'Review' });
  await queue.getByRole('button', { name: 'exchange the two lines' }).click();
  await expect.poll(() => scores(1)).toEqual(Array(7).fill(420));
  await expect.poll(() => scores(2)).toEqual(Array(7).fill(70));
  await entry.press('ControlOrMeta+z');
  await expect(page.getByText('Undone: 2 results.')).toBeVisible();
  expect((await scores(1)).filter((score) => score === 70)).toHaveLength(1);
  expect((await scores(2)).filter((score) => score === 70)).toHaveLength(6);
  await expect(queue.getByRole('button', { name: 'exchange the two lines' })).toBeVisible();
});

test('names, handicaps and how the session is scored are steps like any other, from whatever screen', async ({
  app: { page },
}) => {
  const evening = await startEvening(page, mitchellSpec(3));
  await record(page, evening.session, evening.results);
  const names = new NamesPage(page);
  await names.open(evening.session);
  const before = await names.field(2, 1).inputValue();
  await names.field(2, 1).fill('Zoe Quill');
  // Not taken yet: the field takes its own text back.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(names.field(2, 1)).not.toHaveValue('Zoe Quill');
  await names.field(2, 1).fill('Zoe Quill');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Handicap and strata' }).click();
  await page.getByRole('textbox', { name: 'Pair 3, stratum' }).fill('B');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await sessionOf(page, evening.session)).terms.entries.length).toBe(1);

  await openScreen(page, evening.session, 'ranking');
  await page.getByRole('button', { name: 'Matchpoints, WBF, two winners' }).click();
  await page.getByRole('combobox', { name: 'Scoring' }).selectOption('Butler');
  await expect.poll(async () => (await sessionOf(page, evening.session)).scoring.method).toBe('butler');

  await openScreen(page, evening.session, 'room');
  for (const said of ['how the session is scored', 'how pair 3 is ranked', 'names of pair 2']) {
    await page.keyboard.press('Control+z');
    await expect(page.getByText(`Undone: ${said}.`)).toBeVisible();
  }
  await names.open(evening.session);
  await expect(names.field(2, 1)).toHaveValue(before);
  await setLook(page, { language: 'fr', theme: 'dark' });
  await page.keyboard.press('Control+y');
  await expect(page.getByText('Rétabli : noms de la paire 2.')).toBeVisible();
  await expect(names.field(2, 1)).toHaveValue('Zoe Quill');
  await expectNoBarrier(page);

  const palette = new PaletteDialog(page);
  await page.keyboard.press('F1');
  await expect(palette.keys()).toContainText('Ctrl Maj Zrétablir');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rétablir');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rétabli : la façon dont la paire 3 est classée.')).toBeVisible();
});
