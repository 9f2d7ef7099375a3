import type { Page } from '@playwright/test';
import { openScreen } from '../evenings.ts';
import { plainFigure } from './plainFigure.ts';

/** A board of a match as its sheet shows it: the scores of both rooms from North-South, and what each team won. */
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

  /** The rows of a part of the match whose results are scores, and its totals. */
  async part(part: number): Promise<{ readonly rows: readonly SheetRow[]; readonly totals: readonly string[] }> {
    const sheet = this.sheets().nth(part - 1);
    const rows = await sheet.locator('tbody tr').evaluateAll(cellTexts);
    const [foot = []] = await sheet.locator('tfoot tr').evaluateAll(cellTexts);
    return {
      // a score without a contract has an empty cell before it
      rows: rows.map((cells) => {
        const [board = '', , open = '', , closed = '', home = '', , away = ''] = cells.map(plainFigure);
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
