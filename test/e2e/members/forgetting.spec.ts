/** Forgetting a member: what it does is said before, and the name is on no screen and in no byte afterwards. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNoBarrier } from '../barriers.ts';
import { ask, sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { MembersPage } from '../pages/MembersPage.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { playEvening } from './evening.ts';

/** The files beside a club's file that have a name, without its older copies. */
function filesWith(folder: string, name: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('copies'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).toString('latin1').includes(name));
}

test('a member is forgotten for good, and results stay under a neutral name', async ({ app }) => {
  const { page, dataFolder } = app;
  const members = new MembersPage(page);
  const session = await playEvening(page, 'Quirina Zeltner');
  const { sections } = await sessionOf(page, session);
  const entry = sections[0]?.entries[0]?.id;
  const penalty = { entry, kind: 'penalty', amount: 100, unit: 'percent-of-top', reason: 'Quirina Zeltner was late' };
  await ask(page, 'POST', `/api/sessions/${session}/penalties`, penalty);
  await members.open();
  await members.name('Quirina Zeltner').focus();
  expect(filesWith(dataFolder, 'Zeltner')).not.toEqual([]);

  await page.keyboard.press('Delete');
  const panel = page.getByRole('region', { name: 'Forget Quirina Zeltner?' });
  await expect(panel).toContainText(/The results of the session stay, under “Player \d+”/);
  await expect(panel.getByRole('checkbox', { name: /Quirina Zeltner was late/ })).toBeChecked();
  await expect(panel).toContainText('Copies that still have the name');
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');
  await expect(members.name('Quirina Zeltner')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(panel.getByRole('button', { name: /^Keep/ })).toBeFocused();
  await page.keyboard.press('y');
  await expect(members.said).toHaveText(/^Forgotten\. The results stand under “Player \d+”\.$/);
  await expect(members.name('Quirina Zeltner')).toHaveCount(0);
  expect(filesWith(dataFolder, 'Zeltner')).toEqual([]);

  const screens = ['room', 'ranking', 'names', 'entry', 'display'].map((name) => `/sessions/${session}/${name}`);
  for (const screen of ['/', '/members', ...screens]) {
    await page.goto(new URL(screen, page.url()).href);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await expect(page.locator('body')).not.toContainText('Zeltner');
  }
  const names = new NamesPage(page);
  await names.open(session);
  await expect(names.field(1, 1)).toHaveValue(/^Player \d+$/);
  await expect(names.field(1, 2)).toHaveValue('Hugo Hornbeam');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(names.field(1, 1)).toHaveValue(/^Player \d+$/);
});
