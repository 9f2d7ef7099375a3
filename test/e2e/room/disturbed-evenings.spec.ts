/** Evenings on which something went wrong: what is changed then costs no more than the mistake itself. */
import { howellSpec, mitchellSpec } from '../../builders.ts';
import { moveClock, openScreen, record, sessionOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { ChangePanel } from '../pages/ChangePanel.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { RoomPage } from '../pages/RoomPage.ts';

test('eleven tables, wrong boards at one: nobody moves, and two tables are ruled on', async ({ app: { page } }) => {
  const spec = mitchellSpec(11, { rounds: 9, boardsPerRound: 3 });
  const { session, results } = await startEvening(page, spec);
  await record(
    page,
    session,
    results.filter(({ round }) => round === 1),
  );
  for (const _ of [1, 2]) await moveClock(page, session, 'next');
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await panel.what().selectOption('Wrong boards at a table');
  await panel.field('Round').fill('2');
  await panel.field('Table').fill('4');
  await page.getByRole('combobox', { name: 'Boards played' }).selectOption('16–18');
  await page.getByRole('button', { name: 'How to go on' }).click();
  await expect(page.getByText('Round 2, table 4 was to have boards 13–15')).toBeVisible();
  const first = panel.ways().first();
  await expect(first).toContainText('round 3, table 4 (boards 16 to 18); round 8, table 10 (boards 16 to 18)');
  await expect(first).toContainText('9 rounds, 4 pairs affected, 2 idle tables in all, 6 boards lost');
  const before = await sessionOf(page, session);
  await first.click();
  await expect(panel.said()).toHaveText(/^Done\. Go on as scheduled/);
  await expect(panel.what()).toBeFocused();
  // The next change begins without the table of this one, whose boards are not those it was to have any more.
  await expect(panel.field('Table')).toHaveValue('');
  await expect(page.getByText('was to have boards')).toHaveCount(0);

  // Nobody else plays anything but what was scheduled, and the two tables can be ruled on.
  const after = await sessionOf(page, session);
  const cells = (of: typeof before) => of.sections[0]?.cells ?? [];
  const changed = cells(after).filter((cell, place) => JSON.stringify(cell) !== JSON.stringify(cells(before)[place]));
  expect(changed.map(({ round, table, boards }) => [round, table, boards])).toEqual([[2, 4, [16, 17, 18]]]);
  const entry = new EntryPage(page);
  const recorded = expect.poll(async () => (await sessionOf(page, session)).results.length);
  await entry.open(session, 'round/2');
  await expect(entry.field(1)).toBeFocused();
  await entry.field(10).focus();
  await entry.type('4sn=');
  await recorded.toBe(34);
  await entry.open(session, 'round/8');
  await expect(entry.field(1)).toBeFocused();
  await entry.field(28).focus();
  await entry.type('np');
  await recorded.toBe(35);

  // The ruling on a board of round 8 keeps nobody from ending after round 7: it goes, and comes back.
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  await panel.ask('Fewer or more rounds', { 'Rounds altogether': '7' });
  await expect(panel.ways().first()).toContainText('a ruling on a board to come goes with its line');
  await panel.ways().first().click();
  await expect(panel.said()).toHaveText(/^Done\. Play ends after round 7/);
  await recorded.toBe(34);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(new RoomPage(page).round(9)).toBeVisible();
  await recorded.toBe(35);
});

test('a late pair, then wrong boards typed at a table: every change still finds a way', async ({ app: { page } }) => {
  test.slow();
  const spec = mitchellSpec(11, { phantom: 'EW', rounds: 9, boardsPerRound: 3 });
  const { session, results } = await startEvening(page, spec);
  await record(
    page,
    session,
    results.filter(({ round }) => round === 1),
  );
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await panel.ask('Late pair');
  await panel.ways().first().click();
  await expect(panel.said()).toHaveText(/^Done\. Pair 22 takes the free seat/);
  for (const _ of [1, 2]) await moveClock(page, session, 'next');

  // The slips of table 4 in round 2 say boards 16 to 18.
  const entry = new EntryPage(page);
  await entry.open(session, 'round/2');
  await expect(entry.field(1)).toBeFocused();
  for (const [place, board] of [16, 17, 18].entries()) {
    await entry.field(10 + place).focus();
    await entry.press('ControlOrMeta+e');
    await entry.boardPlayed().fill(String(board));
    await entry.press('Enter');
    await expect(entry.line(10 + place)).toContainText(`Played on board ${board}:`);
    await entry.type('4sn=');
    await expect(entry.line(10 + place)).toContainText('4♠');
  }

  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  const expected: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
    ['A pair leaves', { Pair: '9' }, /^The seat of pair 9 stays empty: its opponents sit out\./],
    ['A pair leaves', { Pair: '4' }, /^The seat of pair 4 stays empty: its opponents sit out\./],
    ['A pair is replaced', { Pair: '4' }, /^Substitutes go on as pair 4, with its score\..*nobody affected/],
    ['Fewer or more rounds', { 'Rounds altogether': '8' }, /^Play ends after round 8\./],
    ['Fewer or more boards a round', { 'Boards a round': '2' }, /^From now on 2 boards a round\./],
    ['Late pair', {}, /^Pair 23 comes in as a rover/],
  ];
  for (const [kind, figures, sentence] of expected) {
    await panel.ask(kind, figures);
    await expect(panel.ways().first(), kind).toHaveText(sentence);
    await expect(panel.said()).toBeHidden();
  }

  // One after the other they are taken and undone.
  for (const [kind, figures] of expected.slice(0, 5)) {
    await panel.ask(kind, figures);
    await panel.ways().first().click();
    await expect(panel.said(), kind).toHaveText(/^Done\./);
    await page.getByRole('button', { name: 'Take the last change back' }).click();
    await expect(panel.said(), kind).toHaveText(/^Taken back/);
  }
});

test('two tables met the wrong pairs: nobody moves, and what cannot be played is ruled on', async ({
  app: { page },
}) => {
  const { session, results } = await startEvening(page, mitchellSpec(11, { rounds: 9, boardsPerRound: 3 }));
  await record(
    page,
    session,
    results.filter(({ round }) => round === 1),
  );
  for (const _ of [1, 2]) await moveClock(page, session, 'next');
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await panel.ask('Two tables met the wrong pairs', { Round: '2', Table: '4', 'Other table': '7' });
  await expect(panel.ways().first()).toHaveText(
    /^Go on as scheduled\..* 3 pairs affected, 2 idle tables in all, 6 boards/,
  );
  const cells = async (after: number) =>
    (await sessionOf(page, session)).sections[0]?.cells.filter(({ round }) => round > after);
  const before = await cells(2);
  await panel.ways().first().click();
  await expect(panel.said()).toHaveText(/^Done\. Go on as scheduled/);
  expect(await cells(2)).toEqual(before);
});

test('a pair leaves a Howell: its seat is nobody’s, and arrows and Escape stay with the plans', async ({
  app: { page },
}) => {
  const { session, results } = await startEvening(page, howellSpec(4));
  await record(
    page,
    session,
    results.filter(({ round }) => round === 1),
  );
  await moveClock(page, session, 'next');
  await openScreen(page, session, 'room');
  const [panel, room] = [new ChangePanel(page), new RoomPage(page)];
  await page.keyboard.press('c');
  await panel.ask('A pair leaves', { Pair: '3' });
  await expect(panel.ways().first()).toBeFocused();
  for (const arrow of ['ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(arrow);
    await expect(panel.ways().first()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(panel.said()).toHaveText(/^Done\./);
  // Escape closes the panel, wherever the focus is.
  await room.open(2).focus();
  await page.keyboard.press('Escape');
  await expect(panel.what()).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+ArrowRight');
  const empty = room.cards().filter({ hasText: 'no opponents in this round' });
  await expect(empty).toHaveCount(1);
  await expect(empty).toContainText('no pair');
  const { sections } = await sessionOf(page, session);
  const names = sections[0]?.entries.find(({ number }) => number === 3)?.players ?? [];
  await expect(room.cards()).toHaveCount(4);
  for (const name of names) await expect(room.cards().filter({ hasText: name })).toHaveCount(0);
});
