import path from 'node:path';
import type { Page } from '@playwright/test';
import { launch } from './browser.ts';
import { percentile, type Figure } from './report.ts';
import type { EventMovementSpec } from '../src/movement/event-movement.ts';
import { playInto } from './rooms.ts';
import { startBuiltServer } from '../test/e2e/server.ts';
import { PROJECT, residentMegabytes } from './startup.ts';

/** How many boards are left to be typed here, the last of all: half of them alone, half beside the ranking. */
const OPEN = 4;
/** The slowest a screen may be, whatever the size, in milliseconds. */
const LIMITS = { keystroke: 16, ranking: 50 };
const LINES = ['4sn=/hk', '3nn+1', '4hxe-1', '110', '2dxxs=', '5cw-2/s4', 'p', '1nts7'];

/**
 * The entry screen under a typist's fingers and the ranking beside it, in a real browser against the built server.
 * @param boards how many the movement plays
 * @param isRanked whether a line of a board, counted from 0, changes the ranking; all do where it is left out
 */
export async function benchScreens(
  data: string,
  spec: EventMovementSpec,
  boards: number,
  isRanked: (board: number, line: number) => boolean = () => true,
): Promise<Figure[]> {
  const open = Array.from({ length: OPEN }, (_, place) => boards - OPEN + 1 + place);
  const session = playInto(path.join(data, 'club.sqlite'), spec, boards - OPEN + 1);
  const server = await startBuiltServer(PROJECT, data);
  // A browser each: a window behind another draws no frames.
  const browsers = await Promise.all([launch(), launch()]);
  try {
    const entry = await browsers[0].newPage(WINDOW);
    await openEntry(entry, server.address);
    // The address works once: the second browser is let in as the first was.
    const ranking = await browsers[1].newPage({ ...WINDOW, storageState: await entry.context().storageState() });
    const keystrokes: number[] = [];
    for (const board of open.slice(0, OPEN / 2)) {
      await openBoard(entry, server.address, session, board);
      await typeBoard(entry);
      keystrokes.push(...(await entry.evaluate(() => (window as unknown as Measured).keystrokes)));
    }
    await openRanking(ranking, server.address, session);
    const toRanking: number[] = [];
    for (const board of open.slice(OPEN / 2)) {
      await openBoard(entry, server.address, session, board);
      toRanking.push(...(await typeBesideRanking(entry, ranking, (line) => isRanked(board, line))));
    }
    const memory = residentMegabytes(server.pid ?? 0);
    return [
      { name: 'keystroke to repaint, median', value: percentile(keystrokes, 0.5), unit: 'ms' },
      {
        name: 'keystroke to repaint, 95th percentile',
        value: percentile(keystrokes, 0.95),
        unit: 'ms',
        limit: LIMITS.keystroke,
      },
      {
        name: 'result to the updated ranking in another window, median',
        value: percentile(toRanking, 0.5),
        unit: 'ms',
        limit: LIMITS.ranking,
      },
      {
        name: 'result to the updated ranking in another window, 95th percentile',
        value: percentile(toRanking, 0.95),
        unit: 'ms',
      },
      ...(memory === null ? [] : [{ name: 'memory of the server afterwards', value: memory, unit: 'MB' as const }]),
    ];
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.stop();
  }
}

const WINDOW = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };

interface Measured {
  /** Milliseconds from each key to the paint after it. */
  keystrokes: number[];
  /** When Enter was pressed last, and when the page changed last: milliseconds since 1970. */
  entered: number;
  changed: number;
}

async function openEntry(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const measured = window as unknown as Measured;
    measured.keystrokes = [];
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter') measured.entered = performance.timeOrigin + event.timeStamp;
        requestAnimationFrame(() => {
          // The first task after the frame: everything else that waits its turn stands behind it.
          void scheduler.postTask(() => measured.keystrokes.push(performance.now() - event.timeStamp), {
            priority: 'user-blocking',
          });
        });
      },
      { capture: true },
    );
  });
  await page.goto(url);
}

async function openBoard(page: Page, url: string, session: number, board: number): Promise<void> {
  await page.goto(new URL(`/sessions/${session}/entry/${board}`, url).href);
  await page.waitForFunction(() => document.activeElement?.matches('table input'));
}

/** How many results the board on screen waits for: not all the same in a movement that is cut short. */
function lineCount(page: Page): Promise<number> {
  return page.locator('table input').count();
}

async function openRanking(page: Page, url: string, session: number): Promise<void> {
  await page.goto(new URL(`/sessions/${session}/ranking`, url).href);
  await page.getByRole('table').first().waitFor();
  await page.evaluate(() => {
    const measured = window as unknown as Measured;
    measured.changed = 0;
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() => {
        measured.changed ||= performance.timeOrigin + performance.now();
      }),
    );
    const work = document.querySelector('main');
    if (work) observer.observe(work, { subtree: true, childList: true, characterData: true });
  });
}

/** A key every 60 ms, twice as fast as a very fast typist. */
const KEY_MS = 60;

/** Types the first open board with the entry window alone. */
async function typeBoard(entry: Page): Promise<void> {
  const lines = await lineCount(entry);
  for (let line = 0; line < lines; line++) {
    await entry.keyboard.type(lineText(line), { delay: KEY_MS });
    await entry.keyboard.press('Enter');
    await entry.waitForTimeout(KEY_MS);
  }
}

/** Types the second open board beside the ranking; answers the milliseconds from each Enter to the ranking's change. */
async function typeBesideRanking(entry: Page, ranking: Page, isRanked: (line: number) => boolean): Promise<number[]> {
  const waits: number[] = [];
  const lines = await lineCount(entry);
  for (let line = 0; line < lines; line++) {
    await entry.keyboard.type(lineText(line), { delay: KEY_MS });
    await ranking.evaluate(() => {
      (window as unknown as Measured).changed = 0;
    });
    await entry.keyboard.press('Enter');
    if (!isRanked(line)) {
      await entry.waitForTimeout(300);
      continue;
    }
    await ranking.waitForFunction(() => (window as unknown as Measured).changed > 0, null, {
      polling: 20,
      timeout: 5000,
    });
    const changed = await ranking.evaluate(() => (window as unknown as Measured).changed);
    const entered = await entry.evaluate(() => (window as unknown as Measured).entered);
    waits.push(changed - entered);
    await entry.waitForTimeout(300);
  }
  return waits;
}

function lineText(line: number): string {
  return LINES[line % LINES.length] ?? 'p';
}
