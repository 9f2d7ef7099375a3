/**
 * Every screen at 200 % zoom of a window of 1280 by 800 (WCAG 1.4.10): nothing makes the page scroll sideways, and what
 * has the cursor is in sight, not under a bar that stays.
 */
import type { Page } from '@playwright/test';
import { mitchellSpec } from '../../builders.ts';
import { moveClock, record, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { SCREENS, showScreen } from '../pages/screens.ts';

/** Stops of the Tab key looked at on a screen; lists repeat themselves after that. */
const STOPS = 8;

const ZOOMED = { width: 640, height: 400 };

function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** What has the cursor and is out of sight or covered, in words; nothing where all is well. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? element.tagName;
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    if (right - left < 2 || bottom - top < 2) return `${name}: out of sight`;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const own = above !== null && (element.contains(above) || above.contains(element));
    return own ? null : `${name}: under ${above?.tagName.toLowerCase()} ${above?.textContent?.slice(0, 30)}`;
  });
}

test('at 200 % every screen stays within the window, and the cursor in sight', async ({ app: { page } }) => {
  test.slow();
  const { session, results } = await startEvening(page, mitchellSpec(7), { breakMinutes: 15 });
  await record(page, session, results.slice(3, 30));
  await moveClock(page, session, 'next');
  // French has the longer words
  await setLook(page, { language: 'fr' });
  await page.setViewportSize(ZOOMED);
  for (const screen of SCREENS) {
    await test.step(screen.name, async () => {
      await showScreen(page, session, screen);
      await expect.poll(() => overhang(page), { message: screen.name }).toBe(0);
      // What arrows have chosen from a field is brought into sight before the field; the next key brings that back.
      if (screen.name === 'comparison') await page.keyboard.press('Tab');
      for (let stop = 0; stop < STOPS; stop++) {
        await expect.poll(() => hiddenFocus(page), { message: screen.name }).toBeNull();
        await page.keyboard.press('Tab');
      }
    });
  }

  await test.step('pages of a document that come late', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/print/*.pdf*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const paper = SCREENS.find(({ name }) => name === 'paper');
    if (!paper) throw new Error('no paper screen');
    await showScreen(page, session, paper);
    await page.getByRole('button', { name: 'Un document' }).focus();
    held.resolve();
    await page.locator('main canvas[data-drawn]').first().waitFor({ state: 'attached' });
    await expect.poll(() => hiddenFocus(page)).toBeNull();
  });
});
