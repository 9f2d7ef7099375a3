import type { Page } from '@playwright/test';

/** The club's events, and the empty club's first page. */
export class EventsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto(new URL('/', this.page.url()).href);
  }

  newEvent() {
    return this.page.getByRole('button', { name: /^(New event|Nouveau tournoi)/ }).first();
  }

  sample() {
    return this.page.getByRole('button', { name: /^(Open the sample event|Ouvrir le tournoi d’exemple)/ }).first();
  }

  event(name: string) {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** The rows of the events, newest first. */
  rows() {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
  }
}
