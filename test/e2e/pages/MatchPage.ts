import type { Page } from '@playwright/test';
import { openScreen } from '../evenings.ts';
import { plainFigure } from './plainFigure.ts';

/**
 * A board of a match as its sheet shows it: what each team won, and the scores of both rooms from North-South where
 * they were recorded without a contract.
 */
export interface SheetRow {
  readonly board: number;
  readonly open: string;
  readonly closed: string;
  readonly home: string;
  readonly away: string;
}

/** The screen of a match: both rooms, board by board and part by part. */
export class MatchPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(session: number, match: number): Promise<void> {
    await openScreen(this.page, session, `match/${match}`);
    await this.sheets().first().waitFor();
  }

  /** The teams and the score so far. */
  head() {
    return this.page.getByRole('heading', { level: 1 });
  }

  panel() {
    return this.page.getByRole('complementary');
  }

  sheets() {
    return this.page.getByRole('table', { name: /^(Boards|First half|Second half|Part \d+)$/ });
  }

  /** The boards of a part of the match, and its totals. */
  async part(part: number): Promise<{ readonly rows: readonly SheetRow[]; readonly totals: readonly string[] }> {
    const sheet = this.sheets().nth(part - 1);
    const rows = await sheet.locator('tbody tr').evaluateAll(cellTexts);
    const [foot = []] = await sheet.locator('tfoot tr').evaluateAll(cellTexts);
    // Where the match has one part alone, the score up to the board stands behind its figures.
    const after = (await sheet.getAttribute('data-wide')) === null ? 0 : 1;
    return {
      rows: rows.map((cells) => {
        const [board = '', , open = '', , closed = ''] = cells.map(plainFigure);
        const [home = '', , away = ''] = cells.slice(cells.length - 3 - after).map(plainFigure);
        return { board: Number(board), open, closed, home, away };
      }),
      totals: foot.slice(1, 3).map(plainFigure),
    };
  }
}

/** The texts of the cells of rows; runs in the page. */
function cellTexts(rows: Element[]): string[][] {
  return rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}
