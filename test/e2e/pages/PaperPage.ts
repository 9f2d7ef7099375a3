import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Documents, their preview and their downloads. */
export class PaperPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(session: number): Promise<void> {
    await this.page.goto(new URL(`/sessions/${session}/paper`, this.page.url()).href);
    await this.pages().first().waitFor();
  }

  /** All papers before play, or after it, once each of them is drawn or known to be empty. */
  async openAll(session: number, use: 'before' | 'after'): Promise<void> {
    await this.page.goto(new URL(`/sessions/${session}/paper?papers=${use}`, this.page.url()).href);
    await this.whole();
  }

  /** Waits until all documents are made. */
  async whole(): Promise<void> {
    await this.state()
      .filter({ hasText: /^\d+ documents?, \d+ pages?/ })
      .waitFor();
  }

  /** The tick of a document among the papers. */
  tick(name: RegExp) {
    return this.page.getByRole('checkbox', { name });
  }

  copies(document: string) {
    return this.page.getByRole('spinbutton', { name: `Copies: ${document}` });
  }

  printAll() {
    return this.page.getByRole('button', { name: /^(Print all|Tout imprimer)$/ });
  }

  /** The pages that were sent to the printer. */
  sheets() {
    return this.page.locator('body > [data-paper] img');
  }

  /** The number of pages, or the state of drawing and printing. */
  state() {
    return this.page.getByRole('main').getByRole('status');
  }

  boards() {
    return this.page.getByRole('textbox', { name: /^(Boards|Étuis)/ });
  }

  choice(option: string) {
    return this.page.getByRole('radio', { name: option, exact: true });
  }

  print() {
    return this.page.getByRole('button', { name: /^(Print|Imprimer)$/ });
  }

  /** The share of dark pixels of a page in the preview, once it is drawn. */
  async inkOf(page: number): Promise<number> {
    const canvas = this.pages().nth(page - 1);
    await canvas.scrollIntoViewIfNeeded();
    await this.page.waitForFunction(
      (element) => element?.getAttribute('data-drawn') === 'true',
      await canvas.elementHandle(),
    );
    return canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element;
      const { data } = element.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
      let dark = 0;
      for (let dot = 0; dot < data.length; dot += 4) if ((data[dot] ?? 255) < 128) dark++;
      return dark / (width * height);
    });
  }

  /**
   * Replaces printing: keeps the printed pages in the sheet and counts the calls. The browser of the specs has no
   * printer and would go on as if it had printed.
   */
  async withoutPrinter(): Promise<void> {
    await this.page.evaluate(() => {
      const counted = document.documentElement.dataset;
      counted['printed'] = '0';
      window.print = () => {
        counted['printed'] = String(Number(counted['printed']) + 1);
        const sheet = document.querySelector<HTMLElement>('body > [data-paper]');
        if (sheet) sheet.replaceChildren = () => {};
      };
      URL.revokeObjectURL = () => {};
    });
  }

  printed(): Promise<number> {
    return this.page.evaluate(() => Number(document.documentElement.dataset['printed']));
  }

  document(name: string | RegExp) {
    return this.page.getByRole('button', { name });
  }

  pages() {
    return this.page.getByRole('img', { name: /^Page \d+/ });
  }

  /** Clicks a download and returns the file's name and content. */
  async download(click: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), click()]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  }

  savePdf() {
    return this.download(() =>
      this.page
        .getByRole('button', { name: /Save as PDF|Enregistrer en PDF/ })
        .last()
        .click(),
    );
  }

  saveCsv(name: RegExp) {
    return this.download(() => this.page.getByRole('link', { name }).click());
  }
}
