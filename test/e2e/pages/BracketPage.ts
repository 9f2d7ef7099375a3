import { expect, type Locator, type Page } from '@playwright/test';

/** The bracket of a knockout. */
export class BracketPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(session: number): Promise<void> {
    await this.#page.goto(new URL(`/sessions/${session}/bracket`, this.#page.url()).href);
    await expect(this.drawing()).toBeVisible();
  }

  drawing(): Locator {
    return this.#page.getByRole('group', { name: /^(Bracket|Tableau)/ });
  }

  panel(): Locator {
    return this.#page.getByRole('complementary');
  }

  /** A match by what it says: seeds, names and scores. */
  match(text: string | RegExp): Locator {
    return this.drawing().getByRole('button', { name: text });
  }

  async choose(text: string | RegExp): Promise<void> {
    await this.match(text).click();
    await expect(this.match(text)).toHaveAttribute('aria-pressed', 'true');
  }

  /** The pairs of the round that is proposed. */
  async proposal(): Promise<readonly string[]> {
    return this.panel()
      .getByRole('region', { name: /^(Next|Ensuite)/ })
      .getByRole('listitem')
      .allTextContents();
  }

  /** Announces the proposed round, and waits until its matches can be played. */
  async announce(): Promise<void> {
    const told = this.#page.waitForResponse((answer) => answer.url().endsWith('/knockout/announce'));
    await this.#page.keyboard.press('a');
    expect((await told).ok()).toBe(true);
    await expect(this.panel().getByRole('region', { name: /^(Next|Ensuite)/ })).toBeHidden();
  }
}
