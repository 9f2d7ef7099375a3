import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mitchellSpec } from '../../builders.ts';
import { movementRows, rowOf, type Row } from '../../main/club/bridgemate/rows.ts';
import { bwsFile } from '../../src/format/bws/made.ts';
import { expectNoBarrier } from '../barriers.ts';
import { openScreen, record, sessionOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { RoomPage } from '../pages/RoomPage.ts';

test('a session follows the file of a Bridgemate server', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(5));
  const { sections } = await sessionOf(page, evening.session);
  const [section] = sections;
  if (!section) throw new Error('no section');
  const movement = movementRows(section);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etui-bws-'));
  const file = path.join(folder, 'Tuesday ♠ étui.bws');
  const write = (rows: readonly Row[]) => writeFileSync(file, bwsFile({ RoundData: movement, ReceivedData: rows }));
  try {
    // The director has typed a result of table 2 already; the table says another.
    await record(
      page,
      evening.session,
      evening.results.filter(({ round, table }) => round === 1 && table === 2).slice(0, 1),
    );
    const typed = evening.results.find(({ round, table }) => round === 1 && table === 2)?.board ?? 0;
    const first = movement.find((row) => row['Table'] === 1 && row['Round'] === 1)?.['LowBoard'];
    const rows = [
      rowOf(movement, 1, 1, 1, Number(first)),
      rowOf(movement, 2, 1, 2, typed, { Contract: '7 NT xx', Result: '-13' }),
    ];
    write(rows.slice(0, 1));
    await openScreen(page, evening.session, 'room');
    const room = new RoomPage(page);
    await page.keyboard.press('f');
    await page.keyboard.type(path.join(folder, 'not there.bws'));
    await page.keyboard.press('Enter');
    const block = page.getByRole('region', { name: 'Bridgemates' });
    await expect(block).toContainText('The file is not there.');
    await page.keyboard.press('f');
    await block.getByRole('textbox').fill(file);
    await page.keyboard.press('Enter');
    await expect(block).toContainText('1 of 1 result of the file is here.');
    await expect(room.head()).toHaveText('Round 1: 2 of 10 results in');

    // The file grows, without anybody asking for it.
    write([...rows, rowOf(movement, 3, 1, 3, 1)]);
    await expect(block).toContainText('1 for you to settle', { timeout: 15_000 });
    await expect(block).toContainText('2 of 3 results of the file are here.');
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review).toContainText('then read as 7NT×× ');
    await expectNoBarrier(page);
    await page.keyboard.press('F7');
    await expect(page).toHaveURL(/entry/);

    await openScreen(page, evening.session, 'room');
    await block.getByRole('button', { name: 'stop following' }).click();
    await expect(block).toHaveCount(0);
    await expect(room.head()).toHaveText('Round 1: 2 of 10 results in');

    // Brought in as an event: of a file that was cut what is left, once the director agrees; it goes on from there.
    const whole = bwsFile({ RoundData: movement, ReceivedData: rows.slice(0, 1) });
    await page.keyboard.press('Control+o');
    const form = page.getByRole('form', { name: 'Import' });
    const buffer = Buffer.concat([whole, Buffer.from('cut')]);
    await form.locator('input[type=file]').setInputFiles({ name: 'Cut.bws', mimeType: 'application/msaccess', buffer });
    await expect(form).toContainText(`The file ends after ${Math.floor(whole.length / 1024)} KB`);
    const make = form.getByRole('button', { name: 'Make the event' });
    await expect(make).toBeDisabled();
    await form.getByRole('checkbox').check();
    await expectNoBarrier(page);
    await make.click();
    const row = page.getByRole('row', { name: /^Cut/ });
    await expect(row).toContainText('in play: round 1 of 5, 1 of 50 results');
    await row.getByRole('link').click();
    await expect(room.head()).toHaveText('Round 1: 1 of 10 results in');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
