import type { Page } from '@playwright/test';

/** The names of the pairs. */
export class NamesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(session: number): Promise<void> {
    await this.page.goto(new URL(`/sessions/${session}/names`, this.page.url()).href);
    await this.list().waitFor();
  }

  field(pair: number, player: 1 | 2) {
    return this.page.getByRole('combobox', { name: new RegExp(`^(Pair|Paire) ${pair}, (player|joueur) ${player}$`) });
  }

  /** The field of a player of an individual. */
  player(number: number) {
    return this.page.getByRole('combobox', { name: new RegExp(`^(Player|Joueur) ${number}$`) });
  }

  list() {
    return this.page.getByRole('textbox', { name: /List of (pairs|players)|Liste des (paires|joueurs)/ });
  }

  /** The names offered below the field that is typed in. */
  completions() {
    return this.page.getByRole('listbox').getByRole('option');
  }

  completion(name: string) {
    return this.page.getByRole('option', { name, exact: true });
  }

  column(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The preview of a pasted list, line by line. */
  problems() {
    return this.page.getByRole('region', { name: /^(Paste a list|Coller une liste)$/ }).getByRole('status');
  }

  putBack() {
    return this.page.getByRole('button', { name: /^(Put the earlier names back|Remettre les noms d’avant)$/ });
  }

  take() {
    return this.page.getByRole('button', { name: /^(Take|Prendre)/ });
  }

  askForTerms() {
    return this.page.getByRole('button', { name: /^(Handicap and strata|Handicap et strates)$/ });
  }

  term(pair: number, kind: 'handicap' | 'stratum') {
    const names = { handicap: 'handicap', stratum: '(stratum|strate)' };
    return this.page.getByRole('textbox', { name: new RegExp(`^(Pair|Paire) ${pair}, ${names[kind]}$`) });
  }

  guest(pair: number) {
    return this.page.getByRole('checkbox', { name: new RegExp(`^(Pair|Paire) ${pair} `) });
  }

  masterpoints() {
    return this.page.getByRole('combobox', { name: /^(Masterpoints|Points d’expert)$/ });
  }

  /** The club's own table of masterpoints. */
  ownTable() {
    return this.page.getByRole('textbox', {
      name: /^(The club’s own table of masterpoints|Table des points d’expert du club)$/,
    });
  }

  /** Who gets masterpoints by the scheme that is chosen or typed. */
  awards() {
    return this.page.getByRole('region', { name: /^(Who gets masterpoints|Qui reçoit des points d’expert)$/ });
  }

  async awardsOf(list: string): Promise<readonly string[]> {
    const lists = this.awards().locator('section').filter({ hasText: list });
    await lists.first().waitFor();
    return lists.first().locator('li > :last-child').allInnerTexts();
  }

  useTable() {
    return this.page.getByRole('button', { name: /^(Use this table|Utiliser cette table)$/ });
  }

  /** Pastes a list into the panel and accepts it, by keyboard. */
  async paste(text: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+l');
    await this.list().fill(text);
    await this.page.keyboard.press('ControlOrMeta+Enter');
  }

  /** Pastes text into the field that has the focus, as Ctrl+V does. */
  async pasteHere(text: string): Promise<void> {
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  }
}
