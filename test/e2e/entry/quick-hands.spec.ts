/** Keys and focus that come before the screen has caught up: nothing of them is lost. */
import { mitchellSpec } from '../../builders.ts';
import { sessionOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';

test('a line that is focused before the last move is painted is the line that Enter records', async ({
  app: { page },
}) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await expect(entry.field(1)).toBeFocused();
  // The arrow and the focus come within one frame, as from a screen reader.
  const fourth = await entry.field(4).elementHandle();
  await entry.field(1).evaluate(async (first, field) => {
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    await Promise.resolve();
    if (field instanceof HTMLElement) field.focus();
  }, fourth);
  await expect(entry.field(4)).toBeFocused();
  await entry.type('4sn=');
  await expect.poll(async () => (await sessionOf(page, session)).results.map(({ table }) => table)).toEqual([4]);
  await expect(entry.field(5)).toBeFocused();
});

test('what is read a second time before the saved readings have come stays read', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(3));
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await entry.type('4sn=', '3nts=', '2hw-1');
  await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(3);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/verifications', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const saved = await route.fetch();
    await held;
    return route.fulfill({ response: saved });
  });
  await entry.open(session, 1);
  await entry.press('F4');
  await entry.type('4sn=');
  await expect(entry.line(1)).toContainText('agrees');
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && /verific/.test(answer.url()),
  );
  release();
  await answered;
  await entry.type('3nts=', '2hw-1');
  await expect(entry.line(2)).toContainText('agrees');
  await expect(entry.line(1)).toContainText('agrees');
});
