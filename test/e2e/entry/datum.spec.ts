import type { Locator } from '@playwright/test';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, record, sessionOf, setLook, standingsOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';

for (const language of ['en', 'fr'] as const) {
  test(`a datum is typed beside the board, and its results are held against it: ${language}`, async ({
    app: { page },
  }) => {
    await setLook(page, { language, theme: language === 'en' ? 'light' : 'dark' });
    const evening = await startEvening(page, mitchellSpec(3));
    await record(page, evening.session, evening.results);
    await ask(page, 'PUT', `/api/sessions/${evening.session}/scoring`, { method: 'fixed-datum', regulation: 'wbf' });
    await page.goto(new URL(`/sessions/${evening.session}/entry/2`, page.url()).href);
    const datum = page.getByRole('textbox', { name: /^(Datum of board 2|Datum de l’étui 2)/ });
    await datum.fill('3x');
    await expect(datum).toHaveAttribute('aria-invalid', 'true');
    await datum.fill('-50');
    await datum.press('Enter');
    await expect(datum).toHaveValue('−50');
    await expect.poll(async () => (await sessionOf(page, evening.session)).datums).toEqual([{ board: 2, score: -50 }]);
    const { fields } = await standingsOf(page, evening.session);
    expect(fields[0]?.boards.filter((board) => board.datum !== null).map(({ board }) => board)).toEqual([2]);
    await expectNoBarrier(page);
  });
}

test('no line breaks inside the name of a side, however narrow the page', async ({ app: { page } }) => {
  await setLook(page, { language: 'fr' });
  const evening = await startEvening(page, mitchellSpec(3));
  await record(page, evening.session, evening.results);
  await ask(page, 'PUT', `/api/sessions/${evening.session}/scoring`, { method: 'fixed-datum', regulation: 'wbf' });
  await page.goto(new URL(`/sessions/${evening.session}/entry/2`, page.url()).href);
  const sentence = page.getByText(/^Vu de Nord-Sud, 330 ou -50/);
  await expect(sentence).toBeVisible();
  const broken: number[] = [];
  for (let width = 60; width <= 240; width += 6) {
    if (await breaksInside(sentence, 'Nord-Sud', width)) broken.push(width);
  }
  expect(broken).toEqual([]);
});

/** Whether a word of a text stands on two lines where the text is so many pixels wide. */
function breaksInside(text: Locator, word: string, width: number): Promise<boolean> {
  return text.evaluate(
    (element, { wanted, pixels }) => {
      (element as HTMLElement).style.width = `${pixels}px`;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const from = (node.textContent ?? '').indexOf(wanted);
        if (from === -1) continue;
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, from + wanted.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      }
      throw new Error(`${wanted} is not in the text`);
    },
    { wanted: word, pixels: width },
  );
}
