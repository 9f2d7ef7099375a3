import type { Page } from '@playwright/test';

/** How the field of a line is called. */
const LINE = /^(Table|Board|Étui) /;

/** Entry. Lines are counted from 1 as they stand on the sheet. */
export class EntryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page: a board's traveller by its number, `round/3`, `table/5`. */
  async open(session: number, address?: number | string): Promise<void> {
    const { origin, protocol, host } = new URL(this.page.url());
    const home = protocol === 'etui:' ? `etui://${host}` : origin;
    await this.page.goto(`${home}/sessions/${session}/entry${address === undefined ? '' : `/${address}`}`);
    await this.sheet().waitFor();
  }

  board(number: number) {
    return this.page.getByRole('heading', { level: 1, name: new RegExp(`^(Board|Étui) ${number} `) });
  }

  traveller() {
    return this.page.getByRole('table', { name: /^(Traveller of board|Fiche ambulante de l’étui)/ });
  }

  /** The lines of whatever page is open, the verify pass included. */
  sheet(name: string | RegExp = /(Traveller of|Fiche ambulante|Slips of|Feuillets|Sheet of|Feuille de)/) {
    return this.page.getByRole('main').getByRole('table', { name });
  }

  /** A line with what stands under it. */
  line(place: number) {
    return this.sheet()
      .getByRole('rowgroup')
      .filter({ has: this.page.getByRole('textbox', { name: LINE }) })
      .nth(place - 1);
  }

  /** What the field under the cursor is called. */
  focused(): Promise<string | null> {
    return this.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
  }

  /** The field of a line. */
  field(place: number) {
    return this.line(place).getByRole('textbox', { name: LINE });
  }

  /** The field behind the last line: Enter or the first character opens the next board. */
  nextBoard() {
    return this.page.getByRole('textbox', { name: /^(Next: board|Ensuite)/ });
  }

  pair(side: 'NS' | 'EW') {
    const name =
      side === 'NS'
        ? /^(Pair North-South|Paire Nord-Sud|Players North-South|Joueurs Nord-Sud)\b/
        : /^(Pair East-West|Paire Est-Ouest|Players East-West|Joueurs Est-Ouest)\b/;
    return this.page.getByRole('textbox', { name });
  }

  /** The board a line was really played on. */
  boardPlayed() {
    return this.page.getByRole('textbox', { name: /^(Board really played|Étui vraiment joué)$/ });
  }

  /** The cell of a board in the head. */
  cell(board: number) {
    return this.page.getByRole('button', { name: new RegExp(`^(Board|Étui) ${board},`) });
  }

  frequencies() {
    return this.page.getByRole('table', { name: /^(Frequencies|Fréquences)$/ });
  }

  history() {
    return this.page.getByRole('complementary').getByRole('listitem');
  }

  /** How many lines wait unrecorded, as a button to the first. */
  waiting() {
    return this.page.getByRole('button', { name: /^\d+ (lines? not recorded|lignes? non enregistrées?)$/ });
  }

  /** Types lines into the current line and on, each with its Enter. */
  async type(...lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      await this.page.keyboard.type(line);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Pastes a text where the cursor is, as the clipboard would. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    }, text);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
}
