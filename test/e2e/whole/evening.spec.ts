/**
 * A club's evening from names to paper, typed as a director types it: keyboard only, no more keystrokes than
 * the characters of a result and one Enter a line.
 */
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readCsv } from '../../../src/format/csv.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import type { HowellSpec } from '../../../src/movement/families/howell.ts';
import { sampleSession, type SampleResult } from '../../../src/sample/session.ts';
import { outcomeScore } from '../../../src/bridge/score/score.ts';
import { publishedSession, type PublishedLine } from '../../published-session.ts';
import { expect, test } from '../fixtures.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { PaperPage } from '../pages/PaperPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';
import { StartPage } from '../pages/StartPage.ts';

test.describe.configure({ timeout: 480_000 });

const NAMES = Array.from({ length: 26 }, (_, index) => `Anna ${letters(index)} / Bruno ${letters(index)}`);

function letters(index: number): string {
  return String.fromCodePoint(65 + index).repeat(3);
}

test('13 tables: a published Mitchell of 26 boards, from names to every percentage of the ranking', async ({ app }) => {
  const { page } = app;
  const session = publishedSession('nz_mp_mitchell_26pairs_26boards');

  await startEvent(page, '13', /^1\s*Mitchell/);
  await new NamesPage(page).paste(NAMES.join('\n'));
  await expect(page.getByText('All 26 pairs have names.')).toBeVisible();

  await toEntry(page);
  for (let board = 1; board <= 26; board++) {
    const lines = session.boards[String(board)] ?? [];
    await typeBoard(page, board, lines.toSorted((a, b) => pairNumber(a.ns) - pairNumber(b.ns)).map(publishedShorthand));
  }
  await expect(page.getByText('26 of 26 boards complete')).toBeVisible();

  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ranking/);
  const ranking = new RankingPage(page);
  for (const line of ['NS', 'EW'] as const) {
    const published = session.ranking
      .filter((row) => row.dir === line)
      .map((row) => [pairNumber(row.pair) + (line === 'EW' ? 13 : 0), row.percentage.toFixed(2)] as const);
    expect(new Map(await ranking.percentages(line))).toEqual(new Map(published));
    const places = new Map(session.ranking.map((row) => [`${row.dir}${pairNumber(row.pair)}`, row.place]));
    for (const [pair, place] of await ranking.places(line)) {
      expect(place, `place of pair ${pair}`).toBe(places.get(`${line}${pair - (line === 'EW' ? 13 : 0)}`));
    }
  }

  const paper = new PaperPage(page);
  await openPaper(page);
  await paper.document(/^Ranking sheet/).click();
  const pdf = await paper.savePdf();
  const text = await pdfText(pdf.content);
  for (const row of session.ranking) expect(text).toContain(row.percentage.toFixed(2));
  for (const name of NAMES) expect(text).toContain(name);

  await paper.document(/^Travellers/).click();
  expect((await pdfText((await paper.savePdf()).content)).match(/Board \d+/g)).toHaveLength(26);
  await paper.document(/^Table cards/).click();
  expect((await pdfText((await paper.savePdf()).content)).match(/Table \d+/g)?.length).toBeGreaterThanOrEqual(13);

  const ranked = await csvRows((await paper.saveCsv(/Ranking as CSV/)).content);
  expect(ranked.filter((cells) => cells.some((cell) => cell.startsWith('Anna ')))).toHaveLength(26);
  const travellers = await csvRows((await paper.saveCsv(/Travellers as CSV/)).content);
  expect(travellers).toHaveLength(1 + 338);
});

test('5 tables: a Howell of 27 boards', async ({ app }) => {
  const { page } = app;
  const spec: HowellSpec = { kind: 'howell', tables: 5, phantom: false, rounds: 9, boardsPerRound: 3 };
  const movement = makeMovement(spec);
  if (!isMovement(movement)) throw new Error('no Howell of five tables');
  const { results } = sampleSession({ seed: 5, movement });

  await startEvent(page, '5', /Howell/);
  await new NamesPage(page).paste(NAMES.slice(0, 10).join('\n'));
  await expect(page.getByText('All 10 pairs have names.')).toBeVisible();
  await toEntry(page);
  for (let board = 1; board <= 27; board++) {
    const lines = results.filter((result) => result.board === board);
    await typeBoard(page, board, await inScreenOrder(page, lines));
  }
  await expect(page.getByText('27 of 27 boards complete')).toBeVisible();

  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ranking/);
  const seats = (result: SampleResult) => {
    const seating = movement.rounds[result.round - 1]?.find((candidate) => candidate.table === result.table);
    return { ns: seating?.ns ?? 0, ew: seating?.ew ?? 0 };
  };
  expect(new Map(await new RankingPage(page).percentages(null))).toEqual(percentagesByHand(results, seats));

  await openPaper(page);
  const paper = new PaperPage(page);
  await paper.document(/^Ranking sheet/).click();
  const text = await pdfText((await paper.savePdf()).content);
  for (const name of NAMES.slice(0, 10)) expect(text).toContain(name);
  expect(await csvRows((await paper.saveCsv(/Travellers as CSV/)).content)).toHaveLength(1 + 135);
});

/** Starts an event by number of tables, choosing a movement with the arrow keys. */
async function startEvent(page: Page, tables: string, movement: RegExp): Promise<void> {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type(tables);
  const rows = start.movements();
  await expect(rows.first()).toBeVisible();
  const texts = await rows.allInnerTexts();
  const wanted = texts.findIndex((text) => movement.test(text.replaceAll(/\s+/g, ' ')));
  expect(wanted, texts.join('\n')).toBeGreaterThanOrEqual(0);
  for (let step = 0; step < wanted; step++) await page.keyboard.press('ArrowDown');
  await start.start();
}

async function toEntry(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/room$/);
  await page.keyboard.press('e');
  await page.waitForURL(/\/entry/);
  await page.goto(page.url().replace(/\/entry.*/, '/entry/1'));
  await expect(page.getByRole('table').getByRole('textbox').first()).toBeFocused();
}

/**
 * Types a traveller: every line and its Enter. The first key of a board opens it from the last line of the one before.
 */
async function typeBoard(page: Page, board: number, lines: readonly string[]): Promise<void> {
  for (const [index, line] of lines.entries()) {
    await page.keyboard.type(line);
    if (index === 0) await expect(page.getByRole('heading', { name: new RegExp(`^Board ${board} `) })).toBeVisible();
    await page.keyboard.press('Enter');
  }
}

/** The results of a board in the order in which the screen asks for them: by North-South pair, then table. */
async function inScreenOrder(page: Page, results: readonly SampleResult[]): Promise<readonly string[]> {
  const board = results[0]?.board ?? 0;
  if (board > 1) await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: new RegExp(`^Board ${board} `) })).toBeVisible();
  const tables = await page.getByRole('table').getByRole('rowheader').allInnerTexts();
  return tables.map((table) => results.find((result) => result.table === Number(table))?.typed ?? '');
}

async function openPaper(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Paper' }).click();
  await page.waitForURL(/\/paper$/);
}

/** `4S` by S, 12 tricks is typed `4ss12`. */
function publishedShorthand(line: PublishedLine): string {
  if (line.contract === undefined || line.contract === 'PASS') return 'p';
  return `${line.contract}${line.by ?? ''}${line.tricks ?? ''}`.toLowerCase();
}

/** `13 NS` is pair 13. */
function pairNumber(pair: string): number {
  return Number.parseInt(pair, 10);
}

/** Matchpoints the slow way, two for each score beaten and one for each equalled, as the test's own witness. */
function percentagesByHand(
  results: readonly SampleResult[],
  seats: (result: SampleResult) => { ns: number; ew: number },
): Map<number, string> {
  const totals = new Map<number, { won: number; of: number }>();
  const add = (pair: number, won: number, of: number) => {
    const total = totals.get(pair) ?? { won: 0, of: 0 };
    totals.set(pair, { won: total.won + won, of: total.of + of });
  };
  for (const one of results) {
    const others = results.filter((other) => other.board === one.board && other !== one);
    const score = outcomeScore(one.outcome, one.board) ?? 0;
    const won = others.reduce((sum, other) => {
      const against = outcomeScore(other.outcome, other.board) ?? 0;
      return sum + (score > against ? 2 : score === against ? 1 : 0);
    }, 0);
    const { ns, ew } = seats(one);
    add(ns, won, 2 * others.length);
    add(ew, 2 * others.length - won, 2 * others.length);
  }
  return new Map([...totals].map(([pair, { won, of }]) => [pair, ((100 * won) / of).toFixed(2)]));
}

async function pdfText(content: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

async function csvRows(content: Buffer): Promise<readonly (readonly string[])[]> {
  const rows = readCsv(content.toString('utf8'));
  if ('code' in rows) throw new Error(rows.code);
  return rows.map((row) => row.cells);
}
