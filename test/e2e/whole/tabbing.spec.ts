/**
 * Every screen by the Tab key alone: everything that can be used is reached, is seen to be reached, and nothing holds
 * the cursor.
 */
import type { Page } from '@playwright/test';
import { mitchellSpec } from '../../builders.ts';
import { record, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';

/** More stops than any screen has. */
const MOST_STOPS = 400;

/** Takes the cursor from everything, numbers what Tab should reach, and notes how it looks without the cursor. */
async function stops(page: Page): Promise<number> {
  return page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    const usable = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility())
      // Of radio buttons Tab reaches the chosen one; arrows move between them.
      .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked));
    for (const [index, element] of usable.entries()) {
      element.dataset['stop'] = String(index);
      const { outline, borderColor, borderWidth, backgroundColor, boxShadow } = getComputedStyle(element);
      element.dataset['look'] = [outline, borderColor, borderWidth, backgroundColor, boxShadow].join('|');
    }
    return usable.length;
  });
}

/** Where the cursor is, and whether it can be seen there. */
async function cursor(
  page: Page,
): Promise<{ readonly stop: string | null; readonly name: string; readonly seen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return { stop: null, name: '', seen: true };
    const { outline, outlineStyle, borderColor, borderWidth, backgroundColor, boxShadow } = getComputedStyle(element);
    const look = [outline, borderColor, borderWidth, backgroundColor, boxShadow].join('|');
    const box = element.getBoundingClientRect();
    const inSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return {
      stop: element.dataset['stop'] ?? null,
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60) ?? element.tagName,
      // A link over a whole card draws its outline around the card.
      seen:
        inSight &&
        (outlineStyle !== 'none' ||
          getComputedStyle(element, '::after').outlineStyle !== 'none' ||
          look !== element.dataset['look']),
    };
  });
}

/** Tabs once round a screen. */
async function tabThrough(page: Page): Promise<void> {
  const expected = await stops(page);
  const reached = new Set<string>();
  const unseen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS && reached.size < expected; stop++) {
    await page.keyboard.press('Tab');
    const now = await cursor(page);
    if (now.stop !== null) reached.add(now.stop);
    if (!now.seen) unseen.push(now.name);
  }
  const missed = await page.evaluate(
    (known) =>
      [...document.querySelectorAll<HTMLElement>('[data-stop]')]
        .filter((element) => !known.includes(element.dataset['stop'] ?? ''))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''),
    [...reached],
  );
  expect({ missed, unseen }).toEqual({ missed: [], unseen: [] });
}

test('the club: events, a new event, a movement of one’s own, settings', async ({ app: { page } }) => {
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await tabThrough(page);
  const { origin } = new URL(page.url());
  for (const [path, ready] of [
    ['/new', page.getByLabel('How many tables?')],
    ['/new/own', page.getByRole('table')],
    ['/settings', page.getByRole('heading', { name: 'Settings' })],
  ] as const) {
    await page.goto(`${origin}${path}`);
    await expect(ready.first()).toBeVisible();
    await tabThrough(page);
  }
});

/** What stands once a screen is drawn and has put the cursor where it wants it. */
const DRAWN = {
  room: '[data-cards] a',
  'entry/1': 'main table input:focus',
  ranking: 'main table button[data-entry]',
  names: 'main input:focus',
  paper: 'main h1',
} as const;

for (const [screen, drawn] of Object.entries(DRAWN)) {
  test(`a session: ${screen}`, async ({ app: { page } }) => {
    const evening = await startEvening(page, mitchellSpec(3));
    await record(page, evening.session, evening.results.slice(0, 12));
    await page.goto(new URL(`/sessions/${evening.session}/${screen}`, page.url()).href);
    await expect(page.locator(drawn).first()).toBeVisible();
    await tabThrough(page);
  });
}
