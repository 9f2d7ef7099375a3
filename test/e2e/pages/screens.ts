import { expect, type Page } from '@playwright/test';

/** A key, or a text in quotes that is typed, and what stands once it has worked. */
type Step = readonly [key: string, stands: string];

/** A screen, or a state of one that is drawn differently. */
export interface ShownScreen {
  readonly name: string;
  /** Its path below the club's address, or below the session's. */
  readonly path: string;
  readonly of: 'club' | 'session';
  /** What stands once the screen is there with what it shows. */
  readonly drawn: string;
  /** What gets the cursor before the keys. */
  readonly at?: string;
  /** What leads to the state, in order. */
  readonly steps?: readonly Step[];
  /** A button that leads to the state, and is pressed in it. */
  readonly button?: RegExp;
}

const EVENTS = { path: '/', of: 'club', drawn: 'main tr[data-session]', at: 'main tr[data-session] a' } as const;
const MEMBERS = { path: '/members', of: 'club', drawn: 'main tr[data-member] a:focus' } as const;
const START = { path: '/new', of: 'club', drawn: 'aside input:focus' } as const;
/** The list, or the sentence that there is none: until it stands, nothing below it is in its place. */
const SHEETS = { path: '/sheets', of: 'club', drawn: 'main :is(tr[data-sheet], p + button)' } as const;
const MOVEMENTS: Step = ['"13"', 'main thead span:text-matches("13.tables")'];
const ROOM = { path: '/room', of: 'session', drawn: 'main [data-cards] [data-names]' } as const;
const ENTRY = { of: 'session', drawn: 'main table input:focus' } as const;
const FIELD_OF_RESULT = 'main tbody[data-state="recorded"] input';
const RANKING = { path: '/ranking', of: 'session', drawn: 'main [data-names]' } as const;
const RULING = 'aside form';

/** Every screen of the director, for tests of all screens. The session is running and has results. */
export const SCREENS: readonly ShownScreen[] = [
  { name: 'events', ...EVENTS },
  { name: 'event-details', ...EVENTS, steps: [['e', 'aside form input:focus']] },
  { name: 'event-deletion', ...EVENTS, steps: [['Delete', 'aside section button:focus']] },
  { name: 'deleted-events', path: '/deleted', of: 'club', drawn: 'main h1' },
  { name: 'start', ...START, steps: [MOVEMENTS] },
  {
    name: 'comparison',
    ...START,
    steps: [MOVEMENTS, ['c', 'main th [class*="marked"]'], ['ArrowDown', 'main section > div > table']],
  },
  { name: 'own-movement', path: '/new/own', of: 'club', drawn: 'main table' },
  { name: 'sheets', ...SHEETS },
  { name: 'sheet-begun', ...SHEETS, steps: [['n', 'aside form input:focus']] },
  { name: 'members', ...MEMBERS },
  { name: 'member-form', ...MEMBERS, steps: [['Enter', 'aside form input:focus']] },
  { name: 'member-merge', ...MEMBERS, steps: [['m', 'aside form input:focus']] },
  { name: 'member-forgetting', ...MEMBERS, steps: [['Delete', 'aside section button:focus']] },
  { name: 'member-import', path: '/members/import', of: 'club', drawn: 'main h1' },
  { name: 'club-statistics', path: '/statistics', of: 'club', drawn: 'main h1' },
  { name: 'settings', path: '/settings', of: 'club', drawn: 'main h1' },
  { name: 'room', ...ROOM },
  { name: 'room-change', ...ROOM, steps: [['c', 'aside select:focus']] },
  { name: 'room-break', ...ROOM, steps: [['p', 'aside input:focus']] },
  { name: 'palette', ...ROOM, steps: [['Control+k', 'dialog[open] input:focus']] },
  { name: 'keys', ...ROOM, steps: [['?', 'dialog[open] dl']] },
  { name: 'entry', ...ENTRY, path: '/entry/3' },
  { name: 'entry-round', ...ENTRY, path: '/entry/round/2' },
  { name: 'entry-table', ...ENTRY, path: '/entry/table/2' },
  { name: 'entry-verify', ...ENTRY, path: '/entry/3', steps: [['F4', pressed('Verify|Vérifier')]] },
  {
    name: 'entry-ruling',
    ...ENTRY,
    path: '/entry/1',
    steps: [
      ['F6', `${RULING} :focus`],
      ['ArrowDown', RULING],
      ['ArrowDown', RULING],
    ],
  },
  { name: 'entry-happened', ...ENTRY, path: '/entry/1', steps: [['Control+e', 'main td input[inputmode]:focus']] },
  {
    name: 'entry-explained',
    ...ENTRY,
    path: '/entry/round/1',
    at: FIELD_OF_RESULT,
    steps: [['Control+y', 'aside section[aria-live] p']],
  },
  {
    name: 'entry-history',
    ...ENTRY,
    path: '/entry/round/1',
    at: FIELD_OF_RESULT,
    steps: [['Control+i', 'aside section li']],
  },
  { name: 'ranking', ...RANKING },
  { name: 'explain', ...RANKING, steps: [['e', 'aside table[class*="sum"]']] },
  { name: 'leaders', ...RANKING, button: /^(Leaders by round|Tour par tour)$/ },
  { name: 'spread', ...RANKING, button: /^(Spread of the boards|Écarts par étui)$/ },
  { name: 'statistics', ...RANKING, button: /^(Statistics|Statistiques)$/ },
  { name: 'names', path: '/names', of: 'session', drawn: 'main input:focus' },
  { name: 'paper', path: '/paper', of: 'session', drawn: 'main h1' },
  { name: 'display', path: '/display', of: 'session', drawn: 'main nav button' },
];

/** Opens a screen and brings it into its state: every key waits for what the one before it has opened. */
export async function showScreen(page: Page, session: number, screen: ShownScreen): Promise<void> {
  const { path, of, drawn, at, steps = [], button } = screen;
  const { origin, protocol, host } = new URL(page.url());
  const home = protocol === 'etui:' ? `etui://${host}` : origin;
  await page.goto(home + (of === 'session' ? `/sessions/${session}` : '') + path);
  await expectStanding(page, drawn, screen.name);
  if (button) {
    const view = page.locator('main').getByRole('button', { name: button });
    await view.click();
    await expect(view).toHaveAttribute('aria-pressed', 'true');
  }
  if (at !== undefined && steps.length > 0) await moveCursor(page, at, screen.name);
  for (const [key, stands] of steps) {
    if (key.startsWith('"')) await page.keyboard.type(key.slice(1, -1));
    else await page.keyboard.press(key);
    await expectStanding(page, stands, `${screen.name}: ${key}`);
  }
}

/** Moves the cursor into a field. A page still being drawn may put it back into its own line once. */
async function moveCursor(page: Page, to: string, what: string): Promise<void> {
  const field = page.locator(to).first();
  await expect(async () => {
    await field.focus();
    // The page notes the cursor once it has painted.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(field, what).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

async function expectStanding(page: Page, stands: string, what: string): Promise<void> {
  await expect(page.locator(stands).filter({ visible: true }).first(), what).toBeVisible();
}

/** A button by its words, while it is pressed. */
function pressed(words: string): string {
  return `main button[aria-pressed="true"]:text-matches("^(${words})$")`;
}
