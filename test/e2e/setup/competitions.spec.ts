/**
 * Every competition of one session is started by keys from the first screen of an event: its number, fields and row.
 */
import type { Page } from '@playwright/test';
import { sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { StartPage } from '../pages/StartPage.ts';

interface Started {
  readonly play: 'teams' | 'individual';
  readonly number: number;
  /** Fields with what is typed or chosen in them. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What its row in the list says. */
  readonly row: RegExp;
  readonly spec: Readonly<Record<string, unknown>>;
  readonly scoring?: Readonly<Record<string, unknown>>;
}

const WHIST = { kind: 'american-whist' } as const;
const POULE = { kind: 'poule', from: 1, segments: 1, legs: 1 } as const;

const COMPETITIONS: readonly Started[] = [
  {
    play: 'teams',
    number: 2,
    fields: { 'Boards a match': '24', 'Parts of a match': '4', Boards: 'two copies a match', Scoring: 'IMPs alone' },
    row: /Match, 4 segments of 6 boards/,
    spec: { kind: 'match', teams: 2, boardsPerMatch: 24, segments: 4, supply: 'copies' },
    scoring: { comparison: 'imps', scale: null },
  },
  {
    play: 'teams',
    number: 2,
    fields: { 'Boards a match': '24', Boards: 'dealt at the tables' },
    row: /Match, two halves of 12 boards/,
    spec: { kind: 'match', boardsPerMatch: 24, segments: 2, supply: 'dealt' },
    scoring: { comparison: 'imps', scale: 'wbf-continuous' },
  },
  {
    play: 'teams',
    number: 7,
    fields: { Scoring: 'Board-a-match', 'Boards a match': '4' },
    row: /American Whist/,
    spec: { ...WHIST, teams: 7, boardsPerMatch: 4 },
    scoring: { comparison: 'board-a-match', scale: null },
  },
  { play: 'teams', number: 6, row: /American Whist/, spec: { ...WHIST, teams: 6 } },
  {
    play: 'teams',
    number: 6,
    fields: { Scoring: 'Total points' },
    row: /New England relay, two copies/,
    spec: { kind: 'new-england', teams: 6, copies: 2 },
    scoring: { comparison: 'aggregate', scale: null },
  },
  {
    play: 'teams',
    number: 8,
    fields: { 'Boards a match': '4' },
    row: /Patton movement/,
    spec: { kind: 'patton', teams: 8, boardsPerMatch: 4 },
    scoring: { comparison: 'patton-ratio', scale: null, pool: 8 },
  },
  {
    play: 'teams',
    number: 5,
    fields: { Scoring: 'Patton, IMPs on a scale', Boards: 'one copy, exchanged', 'Boards a match': '6' },
    row: /Round robin/,
    spec: { ...POULE, teams: 5, boardsPerMatch: 6, rounds: 5, supply: 'exchanged' },
    scoring: { comparison: 'patton-imps', scale: 'wbf-continuous' },
  },
  {
    play: 'teams',
    number: 3,
    fields: { 'Against each team': 'twice', Boards: 'two copies a match', 'Boards a match': '5' },
    row: /Round robin, home and away/,
    spec: { ...POULE, teams: 3, legs: 2, boardsPerMatch: 5, rounds: 6, supply: 'copies' },
  },
  { play: 'individual', number: 10, row: /./, spec: { kind: 'individual', players: 10 } },
  { play: 'individual', number: 28, row: /./, spec: { kind: 'individual', players: 28 } },
  { play: 'individual', number: 20, row: /[Rr]ainbow/, spec: { kind: 'rainbow', players: 20, rounds: 5 } },
];

/** As many rows or options as a list can have. */
const MOST = 60;

async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; !(await isThere()); pressed++) {
    if (pressed === MOST) throw new Error(`${key} does not lead there`);
    await page.keyboard.press(key);
  }
}

async function begin(page: Page, { play, number, fields = {}, row }: Started): Promise<number> {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.press(play === 'teams' ? 't' : 'i');
  const count = page.getByRole('textbox', { name: play === 'teams' ? /How many teams/ : /How many players/ });
  await expect(count).toBeFocused();
  await page.keyboard.type(String(number));
  await expect(start.chosen()).toBeVisible();
  for (const [name, value] of Object.entries(fields)) {
    const field = page.getByLabel(name, { exact: true });
    await field.focus();
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
      await page.keyboard.press('Home');
      await pressUntil(page, 'ArrowDown', async () => (await field.locator('option:checked').innerText()) === value);
    } else {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(value);
    }
  }
  // The short list leaves out what few directors choose.
  await count.focus();
  await page.keyboard.press('m');
  await expect(start.movement(row).first()).toBeVisible();
  await pressUntil(page, 'ArrowDown', async () => row.test(await start.chosen().innerText()));
  await start.start();
  return Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
}

test('matches, multiple teams, poules and individuals begin as they were chosen', async ({ app: { page } }) => {
  for (const started of COMPETITIONS) {
    await test.step(`${started.number} ${started.play}, ${started.row}`, async () => {
      const { sections, scoring } = await sessionOf(page, await begin(page, started));
      expect(sections.map(({ spec }) => spec)).toMatchObject([started.spec]);
      if (started.scoring) expect(scoring.matches).toMatchObject(started.scoring);
    });
  }
});
