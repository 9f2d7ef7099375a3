import type { Page } from '@playwright/test';

/** A screen, or a state of one that is drawn differently. */
export interface ShownScreen {
  readonly name: string;
  /** Its path below the club's address, or below the session's. */
  readonly path: string;
  readonly of: 'club' | 'session';
  /** Keys that lead to the state, in order. Text in quotes is typed. */
  readonly keys?: readonly string[];
  /** A button that leads to the state. */
  readonly button?: RegExp;
}

/** Every screen of the director, for tests of all screens. The session is running and has results. */
export const SCREENS: readonly ShownScreen[] = [
  { name: 'events', path: '/', of: 'club' },
  { name: 'event-details', path: '/', of: 'club', keys: ['e'] },
  { name: 'event-deletion', path: '/', of: 'club', keys: ['Delete'] },
  { name: 'deleted-events', path: '/deleted', of: 'club' },
  { name: 'start', path: '/new', of: 'club', keys: ['"13"'] },
  { name: 'comparison', path: '/new', of: 'club', keys: ['"13"', 'c', 'ArrowDown'] },
  { name: 'own-movement', path: '/new/own', of: 'club' },
  { name: 'club-statistics', path: '/statistics', of: 'club' },
  { name: 'settings', path: '/settings', of: 'club' },
  { name: 'room', path: '/room', of: 'session' },
  { name: 'room-change', path: '/room', of: 'session', keys: ['c'] },
  { name: 'room-break', path: '/room', of: 'session', keys: ['p'] },
  { name: 'palette', path: '/room', of: 'session', keys: ['Control+k'] },
  { name: 'keys', path: '/room', of: 'session', keys: ['?'] },
  { name: 'entry', path: '/entry/3', of: 'session' },
  { name: 'entry-round', path: '/entry/round/2', of: 'session' },
  { name: 'entry-table', path: '/entry/table/2', of: 'session' },
  { name: 'entry-verify', path: '/entry/3', of: 'session', keys: ['F4'] },
  { name: 'entry-ruling', path: '/entry/1', of: 'session', keys: ['F6', 'ArrowDown', 'ArrowDown'] },
  { name: 'entry-happened', path: '/entry/1', of: 'session', keys: ['Control+e'] },
  { name: 'entry-explained', path: '/entry/1', of: 'session', keys: ['Control+y'] },
  { name: 'entry-history', path: '/entry/1', of: 'session', keys: ['Control+i'] },
  { name: 'ranking', path: '/ranking', of: 'session' },
  { name: 'explain', path: '/ranking', of: 'session', keys: ['e'] },
  { name: 'leaders', path: '/ranking', of: 'session', button: /^(Leaders by round|Tour par tour)$/ },
  { name: 'spread', path: '/ranking', of: 'session', button: /^(Spread of the boards|Écarts par étui)$/ },
  { name: 'statistics', path: '/ranking', of: 'session', button: /^(Statistics|Statistiques)$/ },
  { name: 'names', path: '/names', of: 'session' },
  { name: 'paper', path: '/paper', of: 'session' },
  { name: 'display', path: '/display', of: 'session' },
];

/** Opens a screen and brings it into its state. */
export async function showScreen(
  page: Page,
  session: number,
  { path, of, keys = [], button }: ShownScreen,
): Promise<void> {
  const { origin, protocol, host } = new URL(page.url());
  const home = protocol === 'etui:' ? `etui://${host}` : origin;
  await page.goto(home + (of === 'session' ? `/sessions/${session}` : '') + path);
  await page
    .locator('main')
    .locator('h1:visible, h2:visible, p:visible, table:visible, form:visible, ul:visible')
    .first()
    .waitFor();
  if (button) await page.locator('main').getByRole('button', { name: button }).click();
  for (const key of keys) {
    if (key.startsWith('"')) await page.keyboard.type(key.slice(1, -1));
    else await page.keyboard.press(key);
  }
}
