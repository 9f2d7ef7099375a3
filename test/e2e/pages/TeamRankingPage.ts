import { expect, type Page } from '@playwright/test';
import { openScreen } from '../evenings.ts';
import { plainFigure } from './plainFigure.ts';

/** The ranking of teams: the standing, and who met whom. */
export class TeamRankingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(session: number): Promise<void> {
    await openScreen(this.page, session, 'ranking');
    await this.table().locator('tbody tr').first().waitFor();
  }

  table() {
    return this.page.getByRole('table', { name: 'Standing' });
  }

  cross() {
    return this.page.getByRole('table', { name: 'Cross-table' });
  }

  /**
   * Every figure of the standing, best first; no IMPs where they don't count. The total is without
   * what stands below it in small type.
   */
  async standing() {
    const rows = await this.table()
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) => {
          const cells = [...row.querySelectorAll('td, th')];
          return [...cells.slice(0, -1).map((cell) => cell.textContent), cells.at(-1)?.firstChild?.textContent ?? ''];
        }),
      );
    return rows.map((cells) => {
      const figures = cells.map((text) => plainFigure(text ?? ''));
      const [place = '', team, , matches, won, drawn, lost, ...last] = figures;
      const [total = '', imps = ''] = last.toReversed();
      const counts = { matches: Number(matches), won: Number(won), drawn: Number(drawn), lost: Number(lost) };
      return { place, team: Number(team), ...counts, imps, total };
    });
  }

  /** The figures of the cross-table by number of the teams, byes last; opens it. */
  async crossFigures(): Promise<readonly (readonly string[])[]> {
    await this.page.keyboard.press('2');
    await expect(this.cross()).toBeVisible();
    const rows = await this.cross()
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')]
            .slice(1)
            .map((cell) => [...cell.children].map((meeting) => meeting.textContent).join(' ')),
        ),
      );
    return rows.map((cells) => cells.map((text) => plainFigure(text ?? '').replaceAll(/ ?[·…]/g, '')));
  }
}
