import type { Page } from '@playwright/test';
import { openScreen } from '../evenings.ts';

/** The screen of the draws of a Swiss. */
export class DrawPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(session: number, round?: number): Promise<void> {
    await openScreen(this.#page, session, round === undefined ? 'draw' : `draw/${round}`);
    await this.matches().first().waitFor();
  }

  /** The matches of the draw, in order. */
  matches() {
    return this.#page.getByRole('region', { name: /^Draw of round/ }).getByRole('button');
  }

  /** Three who meet over two rounds. */
  triangle() {
    return this.#page.getByRole('listitem').filter({ hasText: /triangle, rounds/ });
  }

  /** Three who meet in half matches within the round. */
  halfMatches() {
    return this.#page.getByRole('listitem').filter({ hasText: 'half matches' });
  }

  standing() {
    return this.#page.getByRole('table');
  }

  /** The matches as their numbers, home first. */
  async pairs(): Promise<readonly (readonly [home: number, away: number])[]> {
    const lines = await this.matches().evaluateAll((buttons) =>
      buttons.map((button) =>
        [...button.querySelectorAll('i')].map((number) => ({
          number: Number(number.textContent),
          isHome: number.parentElement?.textContent?.trim().endsWith('home') ?? false,
        })),
      ),
    );
    return lines.map((teams) => {
      const [home, away] = [teams.find(({ isHome }) => isHome), teams.find(({ isHome }) => !isHome)];
      return [home?.number ?? 0, away?.number ?? 0] as const;
    });
  }

  async announce(): Promise<void> {
    await this.#page.keyboard.press('Enter');
    await this.panel().getByText('announced', { exact: true }).waitFor();
  }

  panel() {
    return this.#page.getByRole('complementary');
  }
}
