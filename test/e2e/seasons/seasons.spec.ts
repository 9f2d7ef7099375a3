/** A season of fourteen evenings, ranked by five rules. */
import type { Page } from '@playwright/test';
import { HOSTILE_NAMES, LONG_NAMES } from '../../names.ts';
import { expectNoBarrier } from '../barriers.ts';
import { askText, setLook } from '../evenings.ts';
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
  const csv = await askText(page, 'GET', `/api/seasons/${id}/export/championship.csv?language=en&ranking=0`);
  const [first] = EVENINGS.ladders.bestOf.rows;
  expect(csv.split('\r\n')[1]).toContain(`1,${first?.player},`);
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
