import type { Page } from '@playwright/test';

/** The start of an event: the number of tables and the movement. */
export class StartPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto(new URL('/new', this.page.url()).href);
    await this.tables().waitFor();
  }

  tables() {
    return this.page.getByRole('textbox', { name: /How many tables|Combien de tables/ });
  }

  /** The number of players of an individual. */
  players() {
    return this.page.getByRole('textbox', { name: /How many players|Combien de joueurs/ });
  }

  /** The number asked for: of tables, teams or players. */
  number() {
    return this.page.locator('#number');
  }

  /** Chooses what is played. */
  async play(name: string | RegExp): Promise<void> {
    await this.page
      .getByRole('group', { name: /^(What is played|Ce qui se joue)$/ })
      .getByRole('button', { name })
      .click();
  }

  /** What the list is of. */
  heading() {
    return this.page.locator('thead th').first();
  }

  field(name: string | RegExp) {
    return this.page.getByLabel(name);
  }

  scoring() {
    return this.page.getByLabel(/^(Scoring|Mode de calcul)$/);
  }

  regulation() {
    return this.page.getByLabel(/^(Regulation|Règlement)$/);
  }

  /** The movements offered, best first. */
  movements() {
    return this.page.getByRole('row').filter({ has: this.page.locator('th[scope="row"]') });
  }

  movement(name: string | RegExp) {
    return this.movements().filter({ hasText: name });
  }

  chosen() {
    return this.page.locator('tr[aria-current]');
  }

  drawing() {
    return this.page.getByRole('img', { name: /rounds|tours/ });
  }

  /** The tabs that choose the section drawn. */
  drawnSection(letter: string) {
    return this.page
      .getByRole('group', { name: /^(Section drawn|Section dessinée)$/ })
      .getByRole('button', { name: `Section ${letter}` });
  }

  /** Starts the event with the chosen movement and waits for its names. */
  async start(): Promise<void> {
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL(/\/names$/);
  }
}
