import { expect, type Page } from '@playwright/test';
import type { MembersView } from '../../../main/club/model/members/members.ts';
import { ask } from '../evenings.ts';

/** The list of members, reached and worked by the keyboard. */
export class MembersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the list from the list of events. */
  async openByKey(): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await this.page.keyboard.press('m');
    await expect(this.page).toHaveURL(/\/members$/);
    await expect(this.page).toHaveTitle(/^(Members|Membres)/);
  }

  /** Opens the list from wherever the page is. */
  async open(): Promise<void> {
    await this.page.goto(new URL('/members', this.page.url()).href);
    await this.page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  }

  /** The row of a name. */
  row(name: string) {
    return this.page.locator('tr[data-member]').filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  name(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  get names() {
    return this.page.locator('tr[data-member] a');
  }

  get panel() {
    return this.page.locator('aside');
  }

  get said() {
    return this.page.getByRole('status').first();
  }

  /** Adds a member by the keyboard. */
  async add(name: string): Promise<void> {
    await this.page.keyboard.press('n');
    await expect(this.panel.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await this.page.keyboard.insertText(name);
    await this.page.keyboard.press('Enter');
  }

  /** Everybody whom the application lists. */
  async list(find = ''): Promise<MembersView> {
    return ask(this.page, 'GET', `/api/members?find=${encodeURIComponent(find)}`);
  }
}
