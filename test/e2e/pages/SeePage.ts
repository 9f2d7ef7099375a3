import type { Page } from '@playwright/test';

export const VIEWS = ['rounds', 'evolution', 'boards', 'statistics'] as const;
type View = (typeof VIEWS)[number];

const TABS: Record<View, RegExp> = {
  rounds: /^(After a round|Après un tour)$/,
  evolution: /^(Leaders by round|Tour par tour)$/,
  boards: /^(Spread of the boards|Écarts par étui)$/,
  statistics: /^(Statistics|Statistiques)$/,
};

/** The pictures beside the ranking, and the statistics. */
export class SeePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  tab(view: View) {
    return this.page.getByRole('main').getByRole('button', { name: TABS[view] });
  }

  /** Something that is there once a view is drawn. */
  shown(view: View) {
    if (view === 'evolution') return this.pairs();
    if (view === 'rounds') return this.afterRound();
    return view === 'boards' ? this.boards() : this.statistics(/^(What was bid|Contrats demandés)$/);
  }

  /** Which round the ranking is of. */
  afterRound() {
    return this.page.getByRole('main').getByText(/^(After round|Après le tour) \d+ (of|sur) \d+$/);
  }

  /** The names beside the lines. */
  pairs() {
    return this.page.getByRole('main').locator('button[data-entry]');
  }

  chosenPair() {
    return this.page.getByRole('main').locator('button[data-entry][aria-pressed="true"]');
  }

  /** The dots at which curves end, and the lines from there to the labels. */
  curveEnds() {
    return this.page.getByRole('main').locator('svg circle');
  }

  leaders() {
    return this.page.getByRole('main').locator('svg circle + line');
  }

  curves() {
    return this.page.getByRole('main').locator('polyline');
  }

  /** The figures of a line for those who hear them. */
  roundTable(line: string) {
    return this.page.getByRole('table', { name: `${line}, round by round` });
  }

  boards() {
    return this.page.getByRole('table', { name: TABS.boards }).locator('tbody tr');
  }

  /** How many different scores and contracts each board's row tells of. */
  async boardFigures(): Promise<readonly { readonly scores: number; readonly contracts: number }[]> {
    await this.boards().first().waitFor();
    const rows = await this.boards().evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => Number(cell.textContent))),
    );
    return rows.map((cells) => ({ scores: cells[3] ?? 0, contracts: cells[4] ?? 0 }));
  }

  statistics(name: string | RegExp) {
    return this.page.getByRole('table', { name });
  }

  /** How far the work area would have to be scrolled. */
  overflow(): Promise<number> {
    return this.page.getByRole('main').evaluate((main) => main.scrollHeight - main.clientHeight);
  }
}
