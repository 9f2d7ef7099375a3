import type { Page } from '@playwright/test';

/** The command palette of a screen, or the list of its keys. */
export class PaletteDialog {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  commands() {
    return this.page.getByRole('dialog', { name: /^(Commands|Commandes)$/ });
  }

  keys() {
    return this.page.getByRole('dialog', { name: /^(Keys of this screen|Touches de cet écran)$/ });
  }

  field() {
    return this.commands().getByRole('combobox');
  }

  options() {
    return this.commands().getByRole('option');
  }

  chosen() {
    return this.commands().getByRole('option', { selected: true });
  }
}
