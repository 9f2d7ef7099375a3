import { expect, type Page } from '@playwright/test';
import { plainFigure } from './plainFigure.ts';

/** How long a page of the second display is shown, and a little more, in milliseconds. */
const PAGE_TIME = 12_100;
/** More than any ranking of the specs has. */
const MOST_PAGES = 12;

/** What the pages of the ranking show one after another: places with their figures, and the cross-table. */
export interface DisplayedRanking {
  readonly places: readonly (readonly [place: string, figure: string])[];
  readonly cross: readonly (readonly string[])[];
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
    return (await this.rows()).map((cells) => [cells[0] ?? '', cells.at(-1) ?? ''] as const);
  }

  /** The whole ranking, page by page, with its cross-table where it has one. */
  async ranking(hasCross: boolean): Promise<DisplayedRanking> {
    await this.hold('ranking');
    const head = this.main().getByRole('heading', { level: 1 });
    const shown = new Map<string, DisplayedRanking>();
    for (let turn = 1; turn <= MOST_PAGES; turn++) {
      const text = await head.innerText();
      if (shown.has(text)) break;
      const isCross = hasCross && (await this.main().locator('td[data-own]').count()) > 0;
      shown.set(text, {
        places: isCross ? [] : await this.places(),
        cross: isCross ? (await this.rows()).map((cells) => cells.slice(2)) : [],
      });
      if (!/\d+ of \d+/.test(text)) break;
      await this.page.clock.runFor(PAGE_TIME);
      await expect.poll(() => head.innerText()).not.toBe(text);
    }
    const pages = [...shown]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([, page]) => page);
    return { places: pages.flatMap(({ places }) => places), cross: pages.flatMap(({ cross }) => cross) };
  }

  /** The texts of the cells of every row that is shown. */
  private async rows(): Promise<readonly string[][]> {
    const rows = await this.main()
      .locator('table tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
    return rows.map((cells) => cells.map(plainFigure));
  }
}
