import type { Page } from '@playwright/test';

/** How the club likes it. */
export class SettingsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto(new URL('/settings', this.page.url()).href);
  }

  clubName() {
    return this.page.getByRole('textbox', { name: /Name of the club|Nom du club/ });
  }

  state() {
    return this.page.getByRole('status');
  }

  /** Of the club's own regulation. */
  regulationName() {
    return this.page.getByRole('textbox', { name: /^(Name|Nom)$/ });
  }

  preset() {
    return this.page.getByLabel(/^(Begins with|Partir de)$/);
  }

  /** A rule that is a number. */
  rule(name: string) {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** A rule that is chosen from a list. */
  select(name: string) {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  defaultRegulation() {
    return this.page.getByLabel(/^(Regulation|Règlement)$/);
  }

  choice(group: string, option: string) {
    return this.page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true });
  }
}
