import { expectNoBarrier } from '../barriers.ts';
import { sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { StartPage } from '../pages/StartPage.ts';

function file(text: string) {
  return { name: 'Café.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

const ROUNDS = ['1-1 1\t2-2 2\t3-3 3', '1-3 2\t2-1 3\t3-2 1', '1-2 3\t2-3 1\t3-1 2'];

test('a movement of the club’s own: typed, checked while typing, kept, offered and started', async ({
  app: { page },
}) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { name: 'A movement of the club’s own' })).toBeVisible();
  await page.getByLabel('Name').fill('Three at home');
  await page.getByLabel('Tables', { exact: true }).fill('3');
  await page.keyboard.press('Enter');
  await page.getByLabel('Rounds', { exact: true }).fill('3');
  await page.getByLabel('Boards a round').fill('8');
  const cell = (round: number, table: number) => page.getByLabel(`Round ${round}, table ${table}`, { exact: true });
  await cell(1, 1).click();
  await page.keyboard.type('1-1 1');
  await page.keyboard.press('Tab');
  await expect(cell(1, 2)).toBeFocused();
  await page.keyboard.type('2-1 2');
  await expect(page.getByText('Round 1: pair 4 sits in two places.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cell(2, 2)).toBeFocused();
  await page.keyboard.type('22');
  await expect(cell(2, 2)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(cell(1, 2)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Keep the movement' })).toBeDisabled();
  await expectNoBarrier(page);

  await page.keyboard.press('Escape');
  await expect(start.tables()).toBeVisible();
  await page.goBack();
  await expect(cell(1, 1)).toHaveValue('1-1 1');

  await cell(1, 1).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, ROUNDS.join('\n'));
  await expect(page.getByText('Nothing is wrong: two rankings, balance 100.0.')).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Keep the movement' }).click();

  await page.waitForURL(/\/new$/);
  await start.tables().fill('3');
  await start.movement('Three at home').click();
  await expect(start.drawing()).toHaveAccessibleName('Three at home, the first three rounds');
  await start.start();
  const id = Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
  const { sections } = await sessionOf(page, id);
  expect(sections[0]).toMatchObject({ tables: 3, rounds: 3, boardsPerRound: 8, winners: 2 });
});

test('from a CSV file, with what can’t be read by line; removed and had back', async ({ app: { page } }) => {
  await page.goto(new URL('/new/own', page.url()).href);
  const upload = page.getByLabel('From a CSV file');
  await upload.setInputFiles(file('round,table,ns,ew,set\n1,1,1,x,1\n'));
  const form = page.getByRole('form', { name: 'Import' });
  await expect(form.getByText('“x” under ew is no number from 1 to 999.')).toBeVisible();
  const whole = file('round,table,ns,ew,set\n1,1,1,2,1\n2,1,2,1,2\n');
  await form.locator('input[type=file]').setInputFiles(whole);
  await expect(form).toContainText('1 table, 2 rounds, 2 pairs');
  await form.getByRole('button', { name: 'Keep the movement' }).click();
  await page.waitForURL(/\/new\/own$/);
  await expect(page.getByText(/^Nothing is wrong: one ranking/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Café' }).click();
  await expect(page.getByText(/^Café is no longer in the list/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the movement' }).click();
  await page.waitForURL(/\/new$/);
});

test('on a phone nothing scrolls sideways but the grid', async ({ app: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(new URL('/new/own', page.url()).href);
  await expect(page.getByLabel('Round 1, table 1')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
