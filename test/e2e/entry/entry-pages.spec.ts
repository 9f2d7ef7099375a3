/** Entry in other ways than board by board: slips of a round, the sheet of a table, and the verify pass. */
import { expectNoBarrier } from '../barriers.ts';
import { record, sessionOf, setLook, startEvening } from '../evenings.ts';
import { mitchellSpec } from '../../builders.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';

test('pick-up slips of a round: table by table, board by board, and on to the next round', async ({
  app: { page },
}) => {
  const { session } = await startEvening(page, mitchellSpec(3));
  const entry = new EntryPage(page);
  await entry.open(session, 'round/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1 of 3' })).toBeVisible();
  await expect(entry.sheet('Slips of round 1').getByRole('rowheader', { name: /^Table / })).toHaveText([
    'Table 1',
    'Table 2',
    'Table 3',
  ]);
  // Two boards at each table; the vulnerability is that of the line's own board.
  await entry.type('4sn=', 'p', '3nts=', '110', '4he-1');
  await expect(page.getByText(/^Board 6: dealer East, East-West vulnerable$/)).toBeVisible();
  await entry.type('2cw+1');
  await expect(page.getByText('Round 1 is complete.')).toBeVisible();
  await entry.type('1ntn=');
  await expect(page.getByRole('heading', { level: 1, name: 'Round 2 of 3' })).toBeVisible();
  await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(7);
  await expectNoBarrier(page);
});

test('F2 keeps the line: its traveller, its round, its table', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(3));
  const entry = new EntryPage(page);
  await entry.open(session, '3');
  await entry.press('ArrowDown');
  const name = await entry.focused();
  await entry.press('F2');
  await expect(page.getByRole('heading', { level: 1, name: /^Round \d of 3$/ })).toBeVisible();
  await entry.press('F2');
  await expect(page.getByRole('heading', { level: 1, name: /^Table \d of 3$/ })).toBeVisible();
  await entry.press('F2');
  await expect(entry.board(3)).toBeVisible();
  expect(await entry.focused()).toBe(name);
  await page.getByRole('button', { name: 'By table' }).click();
  await entry.press('ControlOrMeta+g');
  await page.keyboard.type('2');
  await entry.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Table 2 of 3' })).toBeVisible();
});

test('a column from a spreadsheet: what can be read is recorded, the rest waits on its line', async ({
  app: { page },
}) => {
  const evening = await startEvening(page, mitchellSpec(3));
  const entry = new EntryPage(page);
  await entry.open(evening.session, '1');
  await entry.paste('4SN=\r\n8sn=\r\n-110\r\n3NTS=\r\n');
  await expect(page.getByText('The page has no line for: 3NTS=')).toBeVisible();
  await expect(entry.line(2)).toContainText('Levels are 1 to 7');
  await expect(entry.waiting()).toHaveText('◆ 1 line not recorded');
  // From another page F3 goes back to it, and the palette knows it by its name.
  await entry.press('ControlOrMeta+ArrowRight', 'F3');
  await expect(entry.field(2)).toBeFocused();
  await expect(entry.field(2)).toHaveValue('8sn=');
  await entry.press('ControlOrMeta+k');
  await page.keyboard.type('not rec');
  await expect(page.getByRole('option', { name: /line not recorded/ })).toBeVisible();
  await entry.press('Escape');
  await expect.poll(async () => scoresOf(await sessionOf(page, evening.session))).toEqual([-110, 420]);
});

test('a verify pass finds two slips: one is corrected, one was right', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(3));
  const entry = new EntryPage(page);
  await entry.open(evening.session, '1');
  await entry.type('4sn=', '3nts+1', '2hw-1');
  await expect.poll(async () => (await sessionOf(page, evening.session)).results.length).toBe(3);
  await entry.open(evening.session, '1');
  await entry.press('F4');
  await expect(page.getByText('0 of 3 lines agree')).toBeVisible();
  // What is recorded is not in sight while the sheet is read again.
  await expect(entry.line(1)).not.toContainText('420');
  await entry.type('4sn=');
  await expect(entry.line(1)).toContainText('agrees');
  await entry.type('3nts=', '2hw-2');
  await expect(page.getByText('Board 1: 2 lines differ from what is recorded.')).toBeVisible();
  await expect(entry.line(2)).toContainText('Recorded 3NT S +1, now read 3NT S =.');
  await expect(entry.line(3)).toContainText('Recorded 2♥ W −1, now read 2♥ W −2.');
  await expectNoBarrier(page);

  // Alt 1 and 2 belong to the first difference, 3 and 4 to the second.
  await expect(entry.line(2)).toContainText(/Alt 1\s*correct to 3NT S =\s*Alt 2\s*keep/);
  await entry.press('Alt+3');
  await expect(entry.line(3)).toContainText('agrees');
  await entry.press('Alt+2');
  await expect(entry.line(2)).toContainText('agrees');
  await expect(page.getByText('3 of 3 lines agree')).toBeVisible();
  await expect.poll(async () => scoresOf(await sessionOf(page, evening.session))).toEqual([100, 420, 430]);

  // What was verified is known after a restart of the screen; the pass is left with the key it began with.
  await page.reload();
  await expect(entry.traveller()).toBeVisible();
  await entry.press('F4');
  await expect(page.getByText('3 of 3 lines agree')).toBeVisible();
  await entry.press('F4');
  await expect(entry.traveller()).toBeVisible();
});

test('a verify pass goes by lines without a result: every reading lands on its own line', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(3));
  const entry = new EntryPage(page);
  await entry.open(evening.session, '1');
  await entry.type('4sn=');
  await entry.press('ArrowDown');
  await entry.type('2hw-1');
  await expect.poll(async () => (await sessionOf(page, evening.session)).results.length).toBe(2);
  await entry.open(evening.session, '1');
  await entry.press('F4');
  await expect(page.getByText('0 of 2 lines agree')).toBeVisible();
  await entry.type('4sn=', '2hw-1');
  await expect(entry.line(1)).toContainText('agrees');
  await expect(entry.line(3)).toContainText('agrees');
  await entry.press('ArrowUp');
  await entry.press('ArrowUp');
  expect(await entry.focused()).toContain('Table 1');
});

test('verifying in French and in the dark, and nothing is in anybody’s way', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(3));
  await record(page, evening.session, evening.results.slice(0, 6));
  await setLook(page, { theme: 'dark', language: 'fr' });
  const entry = new EntryPage(page);
  await entry.open(evening.session, '1');
  await page.getByRole('group', { name: 'Seconde lecture' }).getByRole('button').click();
  await entry.type('7sax n 0');
  await expect(page.getByText(/^Enregistré .*, lu maintenant 7SA× N −13\.$/)).toBeVisible();
  await expectNoBarrier(page);
});

for (const language of ['en', 'fr'] as const) {
  test(`the table stands still from board to board, whoever is vulnerable: ${language}`, async ({ app: { page } }) => {
    const { session } = await startEvening(page, mitchellSpec(13));
    await setLook(page, { language });
    const entry = new EntryPage(page);
    await entry.open(session, 1);
    const tops = new Set<number>();
    for (let board = 1; board <= 16; board++) {
      await expect(entry.board(board)).toBeVisible();
      tops.add((await entry.traveller().boundingBox())?.y ?? 0);
      await entry.press('ControlOrMeta+ArrowRight');
    }
    expect([...tops]).toHaveLength(1);
  });
}

function scoresOf(session: { readonly results: readonly { readonly score: number | null }[] }): readonly number[] {
  return session.results.map(({ score }) => score ?? 0).toSorted((a, b) => a - b);
}

test('in French too what Enter does stands on the line of the sentence beside it', async ({ app: { page } }) => {
  await setLook(page, { language: 'fr' });
  const { session, results } = await startEvening(page, mitchellSpec(13));
  await record(
    page,
    session,
    results.filter(({ board }) => board === 1),
  );
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  for (let place = 1; place <= 13; place++) {
    await entry.field(place).click();
    const note = entry.line(place).getByRole('row').last();
    await expect(note).toContainText('Entrée ligne suivante');
    const box = await note.boundingBox();
    expect(box?.height, (await note.textContent()) ?? '').toBeLessThan(36);
  }
});
