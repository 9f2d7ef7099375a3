import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers.ts';
import { ask, openScreen, sessionOf, setLook, standingsOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { DisplayPage } from '../pages/DisplayPage.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { MatchPage } from '../pages/MatchPage.ts';
import { WBF_DISCRETE, workedExample } from '../team-events.ts';

interface Line {
  readonly contract: string;
  readonly declarer: string;
  readonly tricks: number;
  readonly score: number;
}

interface Halves {
  readonly boards: readonly {
    readonly board: number;
    readonly half: 1 | 2;
    readonly open: Line;
    readonly closed: Line | null;
    readonly imps: { readonly home: string };
  }[];
  readonly halves: readonly { readonly imps: readonly [string, string] }[];
  readonly total: { readonly imps: readonly [string, string]; readonly boardPoints: readonly [string, string] };
  readonly victoryPoints: Readonly<Record<'old-25' | 'wbf-continuous' | 'wbf-discrete', readonly [string, string]>>;
}

const { boards, halves, total, victoryPoints } = workedExample('teams-match-two-halves') as Halves;
const HALF = 8;
/** The field of the number of teams. */
const TEAMS = /How many teams|Combien d’équipes/;

/** A fraction, `65/2`, as a number. */
function numberOf(fraction: string): number {
  const [numerator = 0, denominator = 1] = fraction.split('/').map(Number);
  return numerator / denominator;
}

function sessionIn(page: Page): number {
  return Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
}

/** A line as it is typed: 4hxn-1. */
function typed(line: Line | null): string {
  // The away team was late: average minus for it, who sits North-South in the closed room.
  if (!line) return 'A40';
  const [level = '', strain = ''] = line.contract;
  const over = line.tricks - 6 - Number(level);
  const result = over === 0 ? '=' : over > 0 ? `+${over}` : String(over);
  return `${level}${strain}${line.contract.endsWith('X') ? 'x' : ''}${line.declarer}${result}`.toLowerCase();
}

/** What is typed at a table in a half: its boards in the order in which it plays them. */
function atTable(room: 'open' | 'closed', half: 1 | 2): readonly string[] {
  const all = boards.slice((half - 1) * 2 * HALF, half * 2 * HALF);
  const [first, second] = [all.slice(0, HALF), all.slice(HALF)];
  const played = room === 'open' ? [...first, ...second] : [...second, ...first];
  return played.map((board) => typed(board[room]));
}

async function type(page: Page, ...words: readonly string[]): Promise<void> {
  for (const word of words) {
    await page.keyboard.insertText(word);
    await page.keyboard.press('Enter');
  }
}

/** Starts a match of two halves by keyboard and names the teams; the room is open then. */
async function startMatch(page: Page): Promise<number> {
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /How many tables/ }).waitFor();
  await page.keyboard.press('t');
  await expect(page.getByRole('textbox', { name: TEAMS })).toBeFocused();
  await page.keyboard.type('2');
  await expect(page.locator('tr[aria-current]')).toContainText('Match, two halves of 16 boards');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/names$/);
  await expect(page.getByRole('combobox', { name: 'Team 1, name' })).toBeFocused();
  await type(page, 'Jura', 'Alder', 'Birch', 'Cedar', 'Cypress', 'Vosges', 'Loire', 'Lot', 'Isère', 'Drôme');
  await page.waitForURL(/\/room$/);
  // Nobody types so fast: all is saved before anything else is done.
  const session = sessionIn(page);
  const players = async () => (await sessionOf(page, session)).sections[0]?.entries.map(({ team }) => team?.players);
  await expect.poll(players).toEqual([
    ['Alder', 'Birch', 'Cedar', 'Cypress'],
    ['Loire', 'Lot', 'Isère', 'Drôme'],
  ]);
  return session;
}

/** Types the lines of a table from its first open one. */
async function typeTable(page: Page, session: number, table: number, lines: readonly string[]): Promise<void> {
  const before = (await sessionOf(page, session)).results.length;
  const entry = new EntryPage(page);
  await entry.open(session, `table/${table}`);
  await expect(page.locator('main input:focus')).toHaveCount(1);
  await entry.type(...lines);
  await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(before + lines.length);
}

test('a match of two halves by keyboard: names, both rooms, a third pair at half time, every figure', async ({
  app: { page },
}) => {
  const session = await startMatch(page);
  const cards = page.getByRole('list', { name: 'Tables' }).locator('> li');
  await expect(cards.first()).toContainText(/Open room.*Jura.*Alder.*Vosges.*Isère/s);
  await expect(cards.nth(1)).toContainText(/Closed room.*Vosges.*Loire.*Jura.*Cedar/s);
  await expectNoBarrier(page);

  await typeTable(page, session, 1, atTable('open', 1));
  await typeTable(page, session, 2, atTable('closed', 1));
  // a board is worth its IMPs as soon as both rooms are in
  await new EntryPage(page).open(session, 1);
  await expect(new EntryPage(page).line(1)).toContainText('7');
  await expect(page.getByRole('table', { name: 'Both rooms' })).toContainText(/Jura – Vosges.*−140.*\+140.*−7/s);
  await expectNoBarrier(page);

  // half time: the other away pair by itself, the third home pair by its names; who comes in is said
  await openScreen(page, session, 'room');
  await page.keyboard.press('l');
  const form = page.getByRole('form', { name: 'Line-up' });
  await expect(form.getByRole('button', { name: 'second half' })).toHaveAttribute('aria-pressed', 'true');
  await expect(form.getByLabel('Vosges, Open room, East-West, player 1')).toHaveValue('Loire');
  const seat = (place: 1 | 2) => form.getByLabel(`Jura, Closed room, East-West, player ${place}`);
  await page.keyboard.press('Alt+x');
  await expect(form.getByText(/have met already/)).toHaveCount(2);
  await expect(form.getByRole('button', { name: 'Seat them so' })).toHaveCount(0);
  await expectNoBarrier(page);
  await page.keyboard.press('Alt+x');
  await expect(form.getByText(/have met already/)).toHaveCount(0);
  await seat(1).fill('Birch');
  await expect(form.getByText(/Birch stands in two places/)).toBeVisible();
  await seat(1).fill('Rowan');
  await seat(2).fill('Willow');
  await expect(form.getByText('Half 2: Rowan comes in for Jura.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);

  await typeTable(page, session, 1, atTable('open', 2));
  await typeTable(page, session, 2, atTable('closed', 2));
  // the director rules on board 21 in the open room: 60 % of 620, 40 % of -100
  const entry = new EntryPage(page);
  await entry.open(session, 21);
  await entry.field(1).focus();
  await page.keyboard.press('F6');
  await expect(page.getByRole('form', { name: 'Ruling' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  for (const [percent, score] of [
    ['60', '620'],
    ['40', '-100'],
  ] as const) {
    await page.keyboard.type(percent);
    await page.keyboard.press('Tab');
    await page.keyboard.type(score);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('form', { name: 'Ruling' }).getByLabel('Note').focus();
  await page.keyboard.type('Law 12C1');
  await page.keyboard.press('Enter');
  await expect(entry.line(1)).toContainText('4.2');

  const { fields } = await standingsOf(page, session);
  const [match] = fields[0]?.matches?.matches ?? [];
  const lines = match?.segments.flatMap((segment) => segment.boards) ?? [];
  expect(lines.map(({ imps }) => imps?.home.exact)).toEqual(boards.map(({ imps }) => imps.home));
  const won = match?.segments.map(({ totals }) => [totals.home.impsWon.exact, totals.away.impsWon.exact]);
  expect(won).toEqual(halves.map(({ imps }) => imps));
  expect([match?.totals.home.impsWon.exact, match?.totals.away.impsWon.exact]).toEqual(total.imps);

  await openScreen(page, session, `match/${match?.match ?? 0}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('107 – 93.2');
  // who came in is marked in the line of the names
  const lineUps = page.getByRole('table', { name: /Line-ups/ });
  await expect(lineUps).toContainText('Rowan / Willow in');
  const [name, mark] = await Promise.all(
    ['Willow', 'in'].map((text) => lineUps.getByText(text, { exact: true }).boundingBox()),
  );
  expect(mark?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
  expect(mark?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  const screen = new MatchPage(page);
  for (const half of [1, 2] as const) {
    const { rows, totals } = await screen.part(half);
    const expected = boards
      .filter((board) => board.half === half)
      .map(({ board, imps }) => [board, numberOf(imps.home)]);
    // an award gives each side its own figure, every other board the winner alone
    expect(rows.map(({ board, home, away }) => [board, Number(home) || 0 - Number(away)])).toEqual(expected);
    expect(totals.map(Number)).toEqual(halves[half - 1]?.imps.map(numberOf));
  }
  for (const scale of ['old-25', 'wbf-continuous', 'wbf-discrete'] as const) {
    await ask(page, 'PUT', `/api/sessions/${session}/scoring`, {
      method: 'cross-imps',
      regulation: 'wbf',
      matches: { ...WBF_DISCRETE, scale },
    });
    await expect(screen.panel()).toContainText(victoryPoints[scale].join(' – '));
  }
  const matches = { ...WBF_DISCRETE, comparison: 'board-a-match', scale: null };
  await ask(page, 'PUT', `/api/sessions/${session}/scoring`, { method: 'cross-imps', regulation: 'wbf', matches });
  await expect(screen.head()).toContainText(total.boardPoints.map(numberOf).join(' – '));

  // the second display ranks the two teams on a page; a cross-table of one match would say nothing new
  const display = new DisplayPage(page);
  await display.open(session);
  const ranking = await display.ranking();
  expect(ranking.places).toHaveLength(2);
  expect(ranking.cross).toEqual([]);
});

test('undo seats the pairs again; a pair of the team that really sat there is recorded by its letter', async ({
  app: { page },
}) => {
  const session = await startMatch(page);
  await page.keyboard.press('l');
  const form = page.getByRole('form', { name: 'Line-up' });
  await form.getByLabel('Jura, Open room, North-South, player 1').fill('Hazel');
  await page.keyboard.press('Enter');
  const first = page.getByRole('list', { name: 'Tables' }).locator('> li').first();
  await expect(first).toContainText('Hazel');
  await page.keyboard.press('Control+z');
  await expect(first).toContainText('Alder');

  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await entry.field(1).focus();
  await page.keyboard.type('3nn=');
  await page.keyboard.press('ControlOrMeta+e');
  await entry.pair('NS').fill('1b');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(1);
  const { sections, results } = await sessionOf(page, session);
  const pair = sections[0]?.partnerships.find(({ id }) => id === results[0]?.ns);
  expect(pair?.players).toEqual(['Cedar', 'Cypress']);

  // a second reading has the heads of the same sheet
  await page.keyboard.press('F4');
  const verified = page.getByRole('table', { name: /^Second reading/ });
  await expect(verified.getByRole('columnheader', { name: 'IMPs' })).toBeVisible();
  await expect(verified.getByText('Matchpoints')).toHaveCount(0);
});

test('without matches, their address leads to the ranking', async ({ app: { page } }) => {
  const pairs = await startEvening(page, { kind: 'howell', tables: 2, phantom: false, rounds: 3, boardsPerRound: 2 });
  await page.goto(new URL(`/sessions/${pairs.session}/match`, page.url()).href);
  await expect(page).toHaveURL(new RegExp(`/sessions/${pairs.session}/ranking$`));
});

test('in French and dark, on a phone: nothing scrolls sideways', async ({ app: { page } }) => {
  const session = await startMatch(page);
  await setLook(page, { language: 'fr', theme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of ['room', 'names', 'entry/1'] as const) {
    await page.goto(new URL(`/sessions/${session}/${screen}`, page.url()).href);
    await page.getByText('Jura').or(page.getByText('Alder')).or(page.locator('input')).first().waitFor();
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, screen).toBeLessThanOrEqual(0);
    await expectNoBarrier(page);
  }
});
