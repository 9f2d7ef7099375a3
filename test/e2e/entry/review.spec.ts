/** The review queue: what stands out, with its likely cause, one key for the fix and one for "it is right". */
import type { ReviewView } from '../../../main/club/model/review.ts';
import { expectNoBarrier } from '../barriers.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { ask, moveClock, record, sessionOf, setLook, startEvening } from '../evenings.ts';
import { howellSpec, mitchellSpec } from '../../builders.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';

test('a contract typed for the wrong side: F7 goes to it, one key turns it', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(7));
  const entry = new EntryPage(page);
  const queue = page.getByRole('region', { name: 'Review' });
  await entry.open(session, '1');
  await entry.type('4sn=', '4ss+1', '4se=', '4sn=', '4sn=', '4sn-1', '4ss=');
  await expect(queue.getByRole('heading', { name: 'Review (1)' })).toBeVisible();
  await expect(queue).toContainText('Board 1, table 3');
  await expect(queue).toContainText('4♠ E =, −420. The middle of the 6 others is +420.');
  await expect(queue).toContainText('Probably entered for the wrong side.');
  await expectNoBarrier(page);
  await entry.press('F7');
  expect(await entry.focused()).toMatch(/^Table 3/);
  await entry.press('Alt+1');
  await expect(queue).toBeHidden();
  await expect.poll(async () => scoreOf(await sessionOf(page, session), 3)).toBe(420);
  // It is a correction as any other: undo takes it back, and it is asked again.
  await entry.press('ControlOrMeta+z');
  await expect(queue).toContainText('Board 1, table 3');
  await queue.getByRole('button', { name: 'it is right' }).click();
  await expect(queue).toBeHidden();
  await page.reload();
  await expect(entry.frequencies()).toBeVisible();
  await entry.type('');
  await expect
    .poll(async () => (await ask<ReviewView>(page, 'GET', `/api/sessions/${session}/review`)).items)
    .toEqual([]);
  await expect(queue).toBeHidden();
});

test('at five tables a suit that all others played is theirs: the wrong side is found, and F7 goes to it', async ({
  app: { page },
}) => {
  const { session } = await startEvening(page, howellSpec(5));
  const entry = new EntryPage(page);
  const queue = page.getByRole('region', { name: 'Review' });
  await entry.open(session, '1');
  await entry.type('4sn=', '4ss+1', '4se=', '4sn=', '4sn-1');
  await expect(queue).toContainText('4♠ E =, −420. The middle of the 4 others is +420.');
  await expect(queue).toContainText('Probably entered for the wrong side.');
  await entry.press('F7');
  await expect(entry.field(3)).toBeFocused();
  await entry.press('Alt+1');
  await expect(queue).toBeHidden();
  await expect
    .poll(async () => (await sessionOf(page, session)).results.map(({ score }) => score ?? 0).toSorted((x, y) => x - y))
    .toEqual([-50, 420, 420, 420, 450]);
});

test('F7 goes from board to board through a long queue, and Alt 1 is always for what it went to', async ({
  app: { page },
}) => {
  const { session } = await startEvening(page, mitchellSpec(7));
  const entry = new EntryPage(page);
  const queue = page.getByRole('region', { name: 'Review' });
  const boards = [1, 3, 5, 7, 9];
  for (const board of boards) {
    await entry.open(session, board);
    await entry.type('2hs=', '2hs+1', '2he=', '2hn=', '2hn=', '2hn-1', '2hs=');
    await expect
      .poll(async () => (await sessionOf(page, session)).results.length)
      .toBe(7 * (boards.indexOf(board) + 1));
  }
  await expect(queue.getByRole('heading', { name: 'Review (5)' })).toBeVisible();
  await expect(queue.getByText('and 1 more')).toBeVisible();
  const places = await queue.getByRole('button', { name: /^◆?\s*Board/ }).allInnerTexts();
  const order = places.map((text) => Number(/Board (\d+)/.exec(text)?.[1]));
  const last = boards.find((board) => !order.includes(board)) ?? 0;
  for (const board of [...order, last]) {
    await entry.press('F7');
    await expect(entry.board(board)).toBeVisible();
    await expect(queue.getByRole('listitem').first()).toContainText(`Board ${board}, table 3`);
  }
  // The fifth, which the panel had no room for, is put right by its key; the next is the first again.
  await entry.press('Alt+1');
  await expect(queue.getByRole('heading', { name: 'Review (4)' })).toBeVisible();
  await expect(queue.getByRole('listitem').first()).toContainText(`Board ${order[0]}, table 3`);
  await entry.press('F7');
  await expect(entry.board(order[0] ?? 0)).toBeVisible();
});

test('two readings that disagree: one key takes what was read, one keeps what is recorded', async ({
  app: { page },
}) => {
  const { session } = await startEvening(page, mitchellSpec(3));
  const entry = new EntryPage(page);
  const queue = page.getByRole('region', { name: /^(Review|À revoir)$/ });
  await entry.open(session, '1');
  await entry.type('4sn=', '3nts+1', '2hw-1');
  await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(3);
  await entry.open(session, '1');
  await entry.press('F4');
  await entry.type('4sn=', '3nts=', '2hw-2');
  await expect(page.getByText('Board 1: 2 lines differ from what is recorded.')).toBeVisible();
  // The pass is left with its differences: they wait in the queue.
  await entry.press('F4');
  await expect(queue.getByRole('heading', { name: 'Review (2)' })).toBeVisible();
  const [kept, taken] = [queue.getByRole('listitem').nth(0), queue.getByRole('listitem').nth(1)];
  await expect(kept).toContainText(/Recorded .* then read as .*Alt 1.*Alt 2\s*keep/s);
  await expect(taken).toContainText(/Alt 3.*Alt 4\s*keep/s);
  // An answer of two lines begins under its own first word.
  await expect(kept.getByRole('button', { name: /keep/ })).toHaveCSS('text-align', 'left');
  await expectNoBarrier(page);
  const lastIsNoTrump = (await taken.innerText()).includes('3NT');
  await entry.press('Alt+3');
  await expect(queue.getByRole('heading', { name: 'Review (1)' })).toBeVisible();
  await setLook(page, { theme: 'dark', language: 'fr' });
  await expect(kept).toContainText(/Enregistré .* puis lu .*garder/s);
  await expectNoBarrier(page);
  await entry.press('Alt+2');
  await expect(queue).toBeHidden();
  const scores = (await sessionOf(page, session)).results.map(({ score }) => score);
  expect(scores.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(lastIsNoTrump ? [50, 400, 420] : [100, 420, 430]);
});

test('the room has the queue too; Entry counts what is not in', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(7));
  const entry = new EntryPage(page);
  await entry.open(session, '2');
  await entry.type('3nts=', '-600', '3nts+1', '3nts=', '3ntn=', '3ntn=', '3nts=');
  const queue = page.getByRole('region', { name: /^(Review|À revoir)$/ });
  await expect(queue).toContainText('−600. The middle of the 6 others is +600.');
  await moveClock(page, session, 'start');
  await moveClock(page, session, 'next');
  await expect(queue).toContainText(/\d+ results of finished rounds are not in/);
  await page.getByRole('link', { name: 'Room' }).click();
  await expect(queue.getByRole('heading', { name: 'Review (1)' })).toBeVisible();
  await expect(queue).not.toContainText('are not in');
  await expectNoBarrier(page);
  await page.keyboard.press('F7');
  await expect(entry.board(2)).toBeVisible();
  expect(await entry.focused()).toMatch(/^Table 2/);
  await setLook(page, { theme: 'dark', language: 'fr' });
  await expect(queue).toContainText('Sans doute saisi pour le mauvais camp.');
  await expectNoBarrier(page);
});

test('a result that did not come in is a key away from not played; the palette goes to it', async ({
  app: { page },
}) => {
  const { session, results } = await startEvening(page, mitchellSpec(3));
  const [first, ...others] = results.filter(({ round }) => round === 1);
  await record(page, session, others);
  await moveClock(page, session, 'start');
  await moveClock(page, session, 'next');
  const entry = new EntryPage(page);
  await entry.open(session, '6');
  const queue = page.getByRole('region', { name: 'Review' });
  await expect(queue).toContainText(`Board ${first?.board}, table ${first?.table}`);
  await expect(queue).toContainText('Its round is over and no result has come in.');
  await expectNoBarrier(page);
  await entry.press('ControlOrMeta+k');
  await page.keyboard.type('next in the review');
  await page.keyboard.press('Enter');
  await expect(entry.board(first?.board ?? 0)).toBeVisible();
  await expect(queue.getByRole('button', { name: 'not played' })).toBeVisible();
  await entry.press('Alt+1');
  await expect(queue).toBeHidden();
  await expect
    .poll(
      async () => (await sessionOf(page, session)).results.filter(({ outcome }) => outcome.kind === 'notPlayed').length,
    )
    .toBe(1);
});

test('a wrong pair number is asked once and put right by one key, in the queue or where the pair comes up again', async ({
  app: { page },
}) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const entry = new EntryPage(page);
  const queue = page.getByRole('region', { name: /^(Review|À revoir)$/ });
  const misread = async () => {
    await entry.press('ControlOrMeta+e', 'ControlOrMeta+a');
    await page.keyboard.type('3');
    await entry.press('Enter');
    await entry.type('4sn=');
  };
  await entry.open(session, '1');
  await misread();
  await expect(queue).toContainText('Pair 1 has not played board 1.');
  await expect(queue).toContainText(/Pair 3 stands in its place, and is to play it in round \d at table 3\./);
  await expect(queue.getByRole('listitem')).toHaveCount(1);
  await expectNoBarrier(page);
  await entry.press('Alt+1');
  await expect(queue).toBeHidden();
  await expect.poll(async () => scoreOf(await sessionOf(page, session), 1)).toBe(420);
  await entry.press('ControlOrMeta+z');
  await expect(queue).toContainText('Pair 1 has not played board 1.');

  // The traveller goes on; at the line of pair 3 the same key does both.
  await entry.press('ArrowDown', 'ArrowDown');
  await entry.type('3nts=');
  await expect(entry.line(3)).toContainText('Pair 3 has a result on this board already: table 1, round 1.');
  await expect(entry.line(3)).toContainText(/Alt 1table 1 was 1 against \d+: correct it, and accept this line/);
  await setLook(page, { theme: 'dark', language: 'fr' });
  await expect(entry.line(3)).toContainText(/à la table 1 c’était 1 contre \d+/);
  await expectNoBarrier(page);
  await entry.press('Alt+1');
  await expect
    .poll(async () => {
      const now = await sessionOf(page, session);
      return [1, 3].map((pair) => scoreOf(now, pair));
    })
    .toEqual([420, 400]);
  await expect(queue).toBeHidden();
  await expect(entry.waiting()).toHaveCount(0);
});

/** The score of a North-South pair on board 1. */
function scoreOf({ results, sections }: SessionView, ns: number): number | null | undefined {
  const entry = sections[0]?.entries.find(({ number }) => number === ns)?.id;
  return results.find((result) => result.board === 1 && result.ns === entry)?.score;
}

test('a line that the review rules on waits no longer with what was typed on it', async ({ app: { page } }) => {
  const { session, results } = await startEvening(page, mitchellSpec(3));
  const [first, ...others] = results.filter(({ round }) => round === 1);
  await record(page, session, others);
  await moveClock(page, session, 'start');
  await moveClock(page, session, 'next');
  const entry = new EntryPage(page);
  await entry.open(session, `${first?.board}?round=1&table=${first?.table}`);
  await entry.type('4sn');
  await expect(entry.waiting()).toHaveText(/1 line not recorded/);
  await page.getByRole('region', { name: 'Review' }).getByRole('button', { name: 'not played' }).click();
  await expect(entry.waiting()).toHaveCount(0);
  const { results: after } = await sessionOf(page, session);
  expect(after.filter(({ outcome }) => outcome.kind === 'notPlayed')).toHaveLength(1);
});
