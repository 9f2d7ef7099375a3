import type { Page } from '@playwright/test';
import type { Side } from '../../../src/bridge/seat.ts';
import { plainFigure } from './plainFigure.ts';

/** Cells of a row of the ranking, in order. */
const CELL = { place: 0, pair: 1, names: 2, percentage: 3, matchpoints: 5, boards: 6 } as const;

/** A row of a ranking as it is shown. */
export interface RankedFigures {
  readonly place: string;
  readonly label: string;
  readonly figure: string;
  readonly total: string;
  readonly boards: number;
}

/** The rankings, the panel that explains, and the scorecards. */
export class RankingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** How complete the ranking is, in a line. */
  head() {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The ranking of a line, or of all pairs. */
  table(line: Side | null) {
    const names = { NS: /^(North-South|Nord-Sud)$/, EW: /^(East-West|Est-Ouest)$/ };
    return this.page.getByRole('table', {
      name: line ? names[line] : /^(All pairs|Toutes les paires|All players|Tous les joueurs)$/,
    });
  }

  rows(line: Side | null) {
    return this.table(line).locator('tbody tr');
  }

  /** The row that is chosen, whatever its line. */
  current() {
    return this.page.locator('main tbody tr[aria-current]');
  }

  /** Pair numbers and what stands in their percentage column, best first. */
  percentages(line: Side | null): Promise<readonly (readonly [number, string])[]> {
    return this.column(line, 'percentage');
  }

  /** Pair numbers and their places; a shared place without its sign. */
  async places(line: Side | null): Promise<readonly (readonly [number, number])[]> {
    const places = await this.column(line, 'place');
    return places.map(([pair, place]) => [pair, Number(place.replace('=', ''))]);
  }

  /** Pair numbers and the text of another column, best first. */
  async column(line: Side | null, name: keyof typeof CELL): Promise<readonly (readonly [number, string])[]> {
    await this.rows(line).first().waitFor();
    const rows = await this.rows(line).evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
    );
    return rows.map((cells) => [Number(cells[CELL.pair]), cells[CELL[name]] ?? '']);
  }

  /** What stands in the column of masterpoints, best first. */
  async awards(line: Side | null): Promise<readonly string[]> {
    const head = this.table(line).getByRole('columnheader', { name: /^(Masterpoints|Points d’expert)$/ });
    await head.waitFor();
    const at = await head.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell));
    // the head of the place stands over the number of the pair too
    return this.rows(line).evaluateAll(
      (rows, index) => rows.map((row) => row.children[index]?.textContent ?? ''),
      at + 1,
    );
  }

  /** Every figure of a ranking as it stands, best first: place, label, percentage or IMPs a board, total, boards. */
  async figures(line: Side | null): Promise<readonly RankedFigures[]> {
    await this.rows(line).first().waitFor();
    const rows = await this.rows(line).evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    );
    return rows.map((cells) => {
      const cell = (name: keyof typeof CELL) => plainFigure(cells[CELL[name]] ?? '');
      const [place, label, figure, total] = [cell('place'), cell('pair'), cell('percentage'), cell('matchpoints')];
      return { place, label, figure, total, boards: Number(cell('boards')) };
    });
  }

  /** The ranking by scratch, or with handicap. */
  by(what: 'scratch' | 'handicap') {
    const names = { scratch: /^Scratch$/, handicap: /^(With handicap|Avec handicap)$/ };
    return this.page.getByRole('button', { name: names[what] });
  }

  panel() {
    return this.page.getByRole('complementary');
  }

  /** The board that is explained. */
  board() {
    return this.panel().getByRole('heading', { name: /^(Board|Étui) \d+$/ });
  }

  penaltyForm() {
    return this.panel().getByRole('form', { name: /^(Penalty or bonus|Pénalité ou bonification)$/ });
  }

  ladder() {
    return this.panel().getByRole('table').locator('tbody tr');
  }

  bars() {
    return this.panel()
      .getByRole('group', { name: /^(Boards of the pair|Étuis de la paire)$/ })
      .getByRole('button');
  }

  scorecards() {
    return this.page.getByRole('button', { name: /^(Scorecards|Feuilles de score)$/ });
  }

  scorecard() {
    return this.page.getByRole('table', { name: /^(Scorecard|Feuille de score)$/ }).locator('tbody tr');
  }
}
