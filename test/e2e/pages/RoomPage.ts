import type { Page } from '@playwright/test';

/** The room: a card for each table, the clock, the next move, missing results. */
export class RoomPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The line with the progress of the round. */
  head() {
    return this.page.getByRole('heading', { level: 1 });
  }

  cards() {
    return this.page.getByRole('list', { name: 'Tables' }).locator('> li');
  }

  card(table: number) {
    return this.cards().filter({ has: this.open(table) });
  }

  /** The line of a board on a card. */
  board(table: number, board: number) {
    return this.card(table)
      .getByRole('listitem')
      .filter({ has: this.page.getByText(`${board}`, { exact: true }) });
  }

  /** The link from a card to its results. */
  open(table: number) {
    return this.page.getByRole('link', { name: `Table ${table}`, exact: true });
  }

  round(number: number) {
    return this.page.getByRole('button', { name: new RegExp(`^(Round|Tour) ${number},`) });
  }

  time() {
    return this.page.getByRole('timer');
  }

  clock() {
    return this.page.getByRole('region', { name: /^(Clock|Horloge)$/ });
  }

  panel() {
    return this.page.getByRole('complementary');
  }

  /** The missing results of rounds that are over, each a link to its line. */
  missing() {
    return this.panel().getByRole('link', { name: /^(◆ ?)?(Board|Étui) \d+, table \d+/ });
  }

  /** The seconds on the clock. */
  async secondsShown(): Promise<number> {
    const text = (await this.time().innerText()).trim();
    const [minutes = 0, seconds = 0] = text.replace('−', '').split(':').map(Number);
    return (text.startsWith('−') ? -1 : 1) * (60 * minutes + seconds);
  }
}
