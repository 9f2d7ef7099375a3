import { expect, type Page } from '@playwright/test';
import { plainFigure } from './plainFigure.ts';

/** How long a page of the second display is shown, in milliseconds. */
const PAGE_TIME = 12_000;

/** What the pages of the ranking show one after another: places with their figures, and the cross-table. */
export interface DisplayedRanking {
  readonly places: readonly (readonly [place: string, figure: string])[];
  readonly cross: readonly (readonly string[])[];
}

/** A page of the second display: its head, and the texts of the cells of every row. */
interface DisplayedPage {
  readonly head: string;
  readonly isCross: boolean;
  readonly rows: readonly (readonly string[])[];
}

/** The second display, whose pages the specs turn by moving its clock on. */
export class DisplayPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(session: number): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(new URL(`/sessions/${session}/display`, this.page.url()).href);
    await this.main().getByRole('navigation').waitFor();
    // How many pages names need is known once the fonts are there.
    await this.page.evaluate(() => document.fonts.ready);
  }

  main() {
    return this.page.getByRole('main');
  }

  /** The clock, the seating or the ranking, held by its key. */
  async hold(view: 'clock' | 'seating' | 'ranking'): Promise<void> {
    const name = { clock: /clock$/, seating: /seating$/, ranking: /ranking$/ }[view];
    await this.page.keyboard.press({ clock: '1', seating: '2', ranking: '3' }[view]);
    await expect(this.page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }

  /** Places and figures of the rows that are shown. */
  async places(): Promise<DisplayedRanking['places']> {
    return placesIn((await this.read()).rows);
  }

  /** The whole ranking, page by page, with its cross-table where it has one. */
  async ranking(): Promise<DisplayedRanking> {
    await this.hold('ranking');
    const shown = new Map<string, DisplayedPage>();
    let page = await this.read();
    while (!shown.has(page.head)) {
      shown.set(page.head, page);
      if (!/\d of \d|Section/.test(page.head)) break;
      page = await this.turned(page.head);
    }
    const all = [...shown.values()].toSorted((a, b) => a.head.localeCompare(b.head, 'en', { numeric: true }));
    return {
      places: all.filter(({ isCross }) => !isCross).flatMap(({ rows }) => placesIn(rows)),
      cross: all.filter(({ isCross }) => isCross).flatMap(({ rows }) => rows.map((cells) => cells.slice(2))),
    };
  }

  /** The page after one with a head, as it is first seen: it turns by itself too. */
  private async turned(head: string): Promise<DisplayedPage> {
    await this.page.clock.runFor(PAGE_TIME);
    let page = await this.read();
    await expect.poll(async () => (page = await this.read()).head).not.toBe(head);
    return page;
  }

  /** What is shown at a moment. */
  private async read(): Promise<DisplayedPage> {
    const { rows, ...page } = await this.main().evaluate((main) => ({
      head: main.querySelector('h1')?.textContent ?? '',
      isCross: main.querySelector('td[data-own]') !== null,
      rows: [...main.querySelectorAll('table tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent ?? ''),
      ),
    }));
    return { ...page, rows: rows.map((cells) => cells.map(plainFigure)) };
  }
}

function placesIn(rows: DisplayedPage['rows']): DisplayedRanking['places'] {
  return rows.map((cells) => [cells[0] ?? '', cells.at(-1) ?? ''] as const);
}
