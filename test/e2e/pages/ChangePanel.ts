import type { Page } from '@playwright/test';

/** The panel of the room for a change to the running session. */
export class ChangePanel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  what() {
    return this.page.getByRole('combobox', { name: /^(What happened|Ce qui s’est passé)/ });
  }

  field(name: string) {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** The proposals, best first. */
  ways() {
    return this.page.getByRole('list', { name: /^(Ways to go on|Façons de continuer)/ }).getByRole('button');
  }

  said() {
    return this.page
      .getByRole('region', { name: /^(Something has changed|Quelque chose a changé)/ })
      .getByRole('status');
  }

  /** Fills in the change and asks for its proposals. */
  async ask(kind: string, figures: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.what().selectOption(kind);
    for (const [name, figure] of Object.entries(figures)) await this.field(name).fill(figure);
    await this.page.getByRole('button', { name: 'How to go on' }).click();
  }
}
