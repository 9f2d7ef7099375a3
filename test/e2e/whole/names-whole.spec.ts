/**
 * Every screen with long names, as clubs have them, and with hostile ones: no name is cut, or it is whole in a title;
 * no page scrolls sideways; a name written from right to left orders nothing but itself; and no name moves once it is
 * seen.
 */
import type { Page } from '@playwright/test';
import { howellSpec, mitchellSpec } from '../../builders.ts';
import { HOSTILE_PAIRS, LONG_NAMES } from '../../names.ts';
import { expectNoBarrier } from '../barriers.ts';
import { giveNames, moveClock, openScreen, record, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { SCREENS, showScreen, type ShownScreen } from '../pages/screens.ts';

const RANKING = { path: '/ranking', of: 'session', drawn: 'main [data-names]' } as const;
const DISPLAY = { path: '/display', of: 'session', drawn: 'main nav button' } as const;
const VIEWS: readonly ShownScreen[] = [
  { name: 'after-round', ...RANKING, button: /^(After a round|Après un tour)$/ },
  { name: 'scorecards', ...RANKING, button: /^(Scorecards|Feuilles de score)$/ },
  { name: 'display-seating', ...DISPLAY, steps: [['2', 'nav button:nth-child(2)[aria-pressed="true"]']] },
  { name: 'display-ranking', ...DISPLAY, steps: [['3', 'nav button:nth-child(3)[aria-pressed="true"]']] },
];
const NAMED = [...SCREENS.filter(({ of }) => of === 'session'), ...VIEWS];

interface NameFaults {
  /** Texts that are cut where nothing has them whole. */
  readonly cut: readonly string[];
  /** Names that are elided; their titles have them whole. */
  readonly elided: readonly string[];
  /** Names that could order the text around them. */
  readonly mixed: readonly string[];
  /** By how much the page is wider than its window. */
  readonly overhang: number;
  /** Names that moved after they were drawn. */
  readonly moved: readonly string[];
}

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has no outer scope */
function nameFaults(page: Page): Promise<NameFaults> {
  return page.evaluate(() => {
    const text = (element: Element) =>
      (element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')).slice(0, 60);
    const isCut = (element: Element) => {
      const { overflowX, clipPath } = getComputedStyle(element);
      const isClipped = overflowX === 'hidden' || overflowX === 'clip' || element instanceof HTMLInputElement;
      return isClipped && clipPath === 'none' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth;
    };
    const titleOf = (element: Element) => element.closest('[title]')?.getAttribute('title') ?? '';
    const isWholeInTitle = (element: Element) =>
      titleOf(element)
        .replaceAll(/[\u2068\u2069]/g, '')
        .includes(element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')) ||
      titleOf(element).includes(text(element).slice(-20));
    // What was typed as a result is no name.
    const cut = [...document.querySelectorAll('body :not(td input)')].filter(
      (element) => isCut(element) && text(element) !== '',
    );
    const names = [...document.querySelectorAll('[data-names]')];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const mixed: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const content = node.textContent ?? '';
      const bare = content.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
      const parent = node.parentElement;
      if (!/[\u0590-\u08ff]/.test(bare) || !parent || parent.closest('option, script')) continue;
      if (!/isolate|plaintext/.test(getComputedStyle(parent).unicodeBidi)) mixed.push(content);
    }
    return {
      cut: [
        ...cut.filter((element) => !isWholeInTitle(element)).map(text),
        ...names
          .filter((place) => !place.hasAttribute('data-overflow') && place.scrollWidth > place.clientWidth)
          .map(text),
      ],
      elided: names.filter((place) => place.getAttribute('data-overflow') === 'elided').map(text),
      mixed,
      overhang: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      moved: (globalThis as unknown as { movedNames: string[] }).movedNames,
    };
  });
}

/** Notes names that move without a key or a click. */
async function watchNames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const movedNames: string[] = [];
    Object.assign(globalThis, { movedNames });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        for (const { node, previousRect } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (previousRect.width > 0 && element?.closest('[data-names]')) movedNames.push(element.textContent ?? '');
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const MANY = mitchellSpec(20, { rounds: 9, boardsPerRound: 3 });

const EVENINGS = [
  { what: 'long', names: LONG_NAMES, spec: mitchellSpec(13), size: WIDE, look: { theme: 'light', language: 'en' } },
  { what: 'long', names: LONG_NAMES, spec: howellSpec(5), size: WIDE, look: { theme: 'dark', language: 'fr' } },
  { what: 'long', names: LONG_NAMES, spec: mitchellSpec(5), size: PHONE, look: { theme: 'light', language: 'en' } },
  { what: 'hostile', names: HOSTILE_PAIRS, spec: MANY, size: WIDE, look: { theme: 'light', language: 'en' } },
  { what: 'hostile', names: HOSTILE_PAIRS, spec: howellSpec(7), size: PHONE, look: { theme: 'dark', language: 'fr' } },
] as const;

for (const { what, names, spec, size, look } of EVENINGS) {
  test(`${what} names, ${spec.tables} tables, ${size.width} wide: none is cut`, async ({ app: { page } }) => {
    await watchNames(page);
    const { session, results } = await startEvening(page, spec);
    await giveNames(page, session, names);
    await record(
      page,
      session,
      results.filter(({ round }) => round === 1),
    );
    await moveClock(page, session, 'next');
    await setLook(page, look);
    await page.setViewportSize(size);
    for (const screen of NAMED) {
      await test.step(screen.name, async () => {
        await showScreen(page, session, screen);
        await page.evaluate(() => document.fonts.ready);
        const { elided, ...faults } = await nameFaults(page);
        expect.soft(faults, screen.name).toEqual({ cut: [], mixed: [], overhang: 0, moved: [] });
        // Names of real people need no ellipsis where there is a whole window.
        expect.soft(what === 'long' && size === WIDE ? elided : [], screen.name).toEqual([]);
      });
    }
  });
}

test('a name too long for its field stands on two lines, whole, until somebody types in it', async ({
  app: { page },
}) => {
  const { session } = await startEvening(page, mitchellSpec(20, { rounds: 9, boardsPerRound: 3 }));
  await giveNames(page, session, LONG_NAMES);
  const names = new NamesPage(page);
  await names.open(session);
  await expect(names.field(20, 2)).toHaveValue(LONG_NAMES[19]?.[1] ?? '');
  await page.evaluate(() => document.fonts.ready);
  // Twenty tables fit the window, whatever their names.
  await expect(names.field(20, 2)).toBeInViewport({ ratio: 1 });
  await expect(names.field(40, 2)).toBeInViewport({ ratio: 1 });
  const cut = () =>
    page.getByRole('combobox').evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter((field) => field !== document.activeElement)
        .filter((field) => {
          const whole = field.parentElement?.querySelector('bdi[aria-hidden]');
          if (!whole) return field.scrollWidth > field.clientWidth;
          const [inside, around] = [whole, field].map((one) => one.getBoundingClientRect());
          return !inside || !around || whole.textContent !== field.value || inside.height > around.height + 1;
        })
        .map((field) => field.value),
    );
  await expect.poll(cut).toEqual([]);
  // The columns of handicap and strata leave the names half the width: the rows grow.
  await names.askForTerms().click();
  await expect(names.term(1, 'handicap')).toBeFocused();
  await expect.poll(cut).toEqual([]);
  const long = page.getByRole('combobox', { name: 'Pair 12, player 2' });
  await expect(long).toHaveCSS('opacity', '0');
  await long.focus();
  await expect(long).toHaveCSS('opacity', '1');
  await expect(page.getByText('Marie-Christine Grandjean-Duvivier', { exact: true })).toBeHidden();
  await expectNoBarrier(page);
});

test('on the second display no name is small: there are more pages instead', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(13, { rounds: 3, boardsPerRound: 2 }));
  await giveNames(page, session, LONG_NAMES);
  await record(page, session, results);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(new URL(`/sessions/${session}/display`, page.url()).href);
  for (const view of ['1', '2', '3', 'o']) {
    await page.keyboard.press(view);
    await expect.poll(() => page.locator('main [data-names]').count()).toBeGreaterThan(3);
    await page.evaluate(() => document.fonts.ready);
    const shown = await page.locator('main [data-names]').evaluateAll((places) =>
      places.map((place) => ({
        name: place.textContent,
        size: Math.min(...[...place.children].map((child) => parseFloat(getComputedStyle(child).fontSize))),
        bottom: place.getBoundingClientRect().bottom,
        isCut: place.hasAttribute('data-overflow') || place.scrollWidth > place.clientWidth,
      })),
    );
    const keys = await page.locator('main nav').boundingBox();
    expect(shown.filter(({ size }) => size < 30)).toEqual([]);
    expect(shown.filter(({ isCut }) => isCut)).toEqual([]);
    expect(Math.max(...shown.map(({ bottom }) => bottom))).toBeLessThanOrEqual(keys?.y ?? 0);
    expect((keys?.y ?? 0) + (keys?.height ?? 0)).toBeLessThanOrEqual(1080);
  }
});

test('the names of a traveller have one size, but for the few that are the longest', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(13));
  await giveNames(page, session, LONG_NAMES);
  const entry = new EntryPage(page);
  await entry.open(session, 3);
  await expect(entry.field(1)).toBeFocused();
  await page.evaluate(() => document.fonts.ready);
  const sizes = await entry
    .sheet()
    .locator('[data-names] > [style], [data-names] > :not([style]):last-child')
    .evaluateAll((names) => names.map((name) => Math.round(10 * parseFloat(getComputedStyle(name).fontSize)) / 10));
  expect(sizes).toHaveLength(26);
  const most = sizes.filter((size) => size === Math.max(...sizes));
  expect(most.length, String(sizes)).toBeGreaterThan(20);
});

test('the name of an event that is too long for the bar is whole in its title', async ({ app: { page } }) => {
  const name = 'Championnat régional par paires mixtes de la Côte d’Azur, mémorial Pierre-Emmanuel Quéméneur';
  const { session } = await startEvening(page, mitchellSpec(3), { event: name });
  await openScreen(page, session, 'room');
  await expect(page.getByRole('banner').getByTitle(name, { exact: true })).toHaveText(name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});
