/** The largest result pages, opened from the disk in a browser without a network. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { run } from '../../main/cli/run.ts';
import { openClub } from '../../main/club/club.ts';
import { writePageFile } from '../../main/site/page-file.ts';
import { readPageParts } from '../../main/site/page-parts.ts';
import { resultPage } from '../../main/site/result-page.ts';
import { longSwiss } from '../../test/main/site/every-kind.ts';
import { unwrap } from '../../test/main/support.ts';
import { launch } from '../browser.ts';
import { loadedRoom } from '../load/run.ts';
import { median, type Figure } from '../report.ts';

const SECTIONS: readonly number[] = [50, 50];
const ROUNDS = 15;
const SWISS_TEAMS = 100;
const TIMES = 7;
const LIMIT = { ms: 1000, mb: 3 } as const;
const MEGABYTE = 2 ** 20;

/** The page of 100 tables that play 30 boards. */
export async function benchPage(folder: string): Promise<Figure[]> {
  mkdirSync(folder, { recursive: true });
  const { session } = loadedRoom(folder, SECTIONS, ROUNDS);
  const out = path.join(folder, 'page');
  const { exit, messages } = await run([
    'print',
    String(session),
    '--document',
    'page',
    '--out',
    out,
    '--data',
    folder,
  ]);
  if (exit !== 0) throw new Error(messages.join('\n'));
  const [name = ''] = readdirSync(out);
  return openedPage(path.join(out, name));
}

/** The page of a Swiss of 100 teams that play 56 boards each. */
export async function benchSwissPage(folder: string): Promise<Figure[]> {
  mkdirSync(folder, { recursive: true });
  const club = unwrap(openClub(path.join(folder, 'club.sqlite'), { now: () => new Date() }));
  const page = resultPage(longSwiss(SWISS_TEAMS)(club));
  club.store.close();
  const file = path.join(folder, 'page.html');
  writeFileSync(file, writePageFile(page, readPageParts()));
  return openedPage(file);
}

async function openedPage(file: string): Promise<Figure[]> {
  const browser = await launch();
  try {
    const opened: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const context = await browser.newContext({ offline: true, viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      const start = performance.now();
      await page.goto(pathToFileURL(file).href);
      // The frame after the next one shows what was drawn.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      opened.push(performance.now() - start);
      await context.close();
    }
    return [
      { name: 'its size', value: statSync(file).size / MEGABYTE, unit: 'MB', limit: LIMIT.mb },
      { name: 'opened from the disk and drawn, median', value: median(opened), unit: 'ms', limit: LIMIT.ms },
    ];
  } finally {
    await browser.close();
  }
}
