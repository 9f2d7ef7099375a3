import { expect, type Page } from '@playwright/test';

/** A sheet of rubber bridge or minibridge, and the list of them. */
export class SheetPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openList(): Promise<void> {
    await this.page.goto(new URL('/sheets', this.page.url()).href);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Begins a sheet by the keyboard, from the list of sheets. */
  async begin(game: 'rubber' | 'minibridge', names: readonly string[] = []): Promise<void> {
    await this.page.keyboard.press('n');
    await expect(this.page.locator('aside form input').first()).toBeFocused();
    for (const name of [0, 1, 2, 3].map((seat) => names[seat] ?? '')) {
      await this.page.keyboard.insertText(name);
      await this.page.keyboard.press('Tab');
    }
    if (game === 'minibridge') await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
    await expect(this.line(1)).toBeFocused();
  }

  /** The field of a deal, from 1. */
  line(deal: number) {
    return this.page.getByRole('textbox', { name: new RegExp(`^(Deal|Donne) ${deal}$`) });
  }

  /** Types deals, each once the one before has left its line; it may still be on its way to the file. */
  async type(lines: readonly string[], from = 1): Promise<void> {
    for (const [index, line] of lines.entries()) {
      await expect(this.line(from + index)).toBeFocused();
      await this.page.keyboard.type(line);
      await this.page.keyboard.press('Enter');
    }
  }

  /** What the screen says of the game beside the deals. */
  standing() {
    return this.page.locator('aside');
  }

  /** The figures of a column of the score, by its label. */
  figures(label: string) {
    return this.page.getByRole('list', { name: label }).getByRole('listitem');
  }

  rows() {
    return this.page.locator('tr[data-sheet]');
  }

  /** The row of the list that has the cursor. */
  chosenRow() {
    return this.page.locator('tr[data-sheet]:focus-within');
  }
}
