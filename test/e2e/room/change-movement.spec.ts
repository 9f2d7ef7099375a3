import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { moveClock, openScreen, record, sessionOf, setLook, startEvening, type Evening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { ChangePanel } from '../pages/ChangePanel.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { RoomPage } from '../pages/RoomPage.ts';

/** The results of a round of an evening. */
function ofRound({ results }: Evening, round: number) {
  return results.filter((result) => result.round === round);
}

test('a late pair takes the free seat, by keys alone', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(5, { phantom: 'EW' }));
  await record(page, evening.session, ofRound(evening, 1));
  const { results } = await sessionOf(page, evening.session);
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.cards()).toHaveCount(5);
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await expect(panel.what()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.ways()).toHaveText(/Pair 10 takes the free seat: table 1, East-West/);
  await expect(panel.ways()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.said()).toHaveText(/^Done. Pair 10 takes .* Table cards printed before no longer hold.$/);

  await page.keyboard.press('Escape');
  await expect(panel.what()).toHaveCount(0);
  await expect(room.head()).toHaveText('Round 2: no results yet, 10 expected');
  await expect(room.cards().filter({ hasText: 'sit-out' })).toHaveCount(0);
  expect((await sessionOf(page, evening.session)).results).toEqual(results);
});

test('Enter on a change without its figures goes to the first that is missing', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(5));
  await openScreen(page, evening.session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await panel.what().selectOption('wrong-boards');
  await panel.what().focus();
  await page.keyboard.press('Enter');
  await expect(panel.field('Table')).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Boards played' })).toBeFocused();
  await expect(panel.ways()).toHaveCount(0);
});

test('a late pair sits down at once where its opponents wait, and is sent away again', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(5, { phantom: 'EW' }));
  for (const _ of [1, 2]) await moveClock(page, evening.session, 'next');
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.cards().filter({ hasText: 'sit-out' })).toHaveCount(1);
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.ways()).toHaveText([
    /^Pair 10 sits down at once: round 2, table \d, East-West, boards \d+ and \d+\./,
    /^Pair 10 takes the free seat/,
  ]);
  await expect(page.getByText('The tables of round 2 that play go on undisturbed.')).toBeVisible();
  await expect(panel.ways().first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.said()).toHaveText(/^Done\. Pair 10 sits down at once/);
  await expect(room.cards().filter({ hasText: 'sit-out' })).toHaveCount(0);
  await expect(room.head()).toHaveText('Round 2: no results yet, 10 expected');
  await page.getByRole('button', { name: 'Take the last change back' }).click();
  await expect(room.cards().filter({ hasText: 'sit-out' })).toHaveCount(1);
  await expect(panel.said()).toHaveText(/^Taken back/);
});

test('the panel of a change forgets what it did once Ctrl Z has undone it', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(5, { phantom: 'EW' }));
  await openScreen(page, evening.session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.ways().first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.said()).toHaveText(/^Done\. Pair 10/);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: the change of the movement.')).toBeVisible();
  await expect(panel.said()).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('button', { name: 'Take the last change back' }).click();
  await expect(panel.said()).toHaveText(/^Taken back/);
  await page.keyboard.press('Control+z');
  await expect(panel.said()).toBeHidden();
});

test('before the first result another movement is taken: names and places stay, and it is undone', async ({
  app: { page },
}) => {
  const evening = await startEvening(page, mitchellSpec(7, { rounds: 6, boardsPerRound: 4 }));
  await moveClock(page, evening.session, 'start');
  const before = await sessionOf(page, evening.session);
  const named = (session: typeof before) => {
    const [section] = session.sections;
    const name = (id: number) => section?.entries.find((entry) => entry.id === id)?.players.join(' / ');
    const cells = section?.cells.filter(({ round }) => round === 1);
    return cells?.map(({ table, ns, ew }) => [table, name(ns), name(ew)]);
  };
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.round(6)).toBeVisible();
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await panel.what().selectOption('Another movement');
  await expect(page.getByText('Mitchell, one round fewer, 6 rounds of 4 as it stands')).toBeVisible();
  await panel.ask('Another movement', { 'Boards each pair plays': '26' });
  await expect(page.getByText('Play begins with round 1 of the movement you take.')).toBeVisible();
  await panel
    .ways()
    .filter({ hasText: /^Howell: 13 rounds of 2, 26 boards each, one winner\./ })
    .click();
  await expect(panel.said()).toHaveText(/^Done\. Howell: 13 rounds/);
  await expect(room.round(13)).toBeVisible();
  expect(named(await sessionOf(page, evening.session))).toEqual(named(before));

  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(room.round(7)).toHaveCount(0);
  expect((await sessionOf(page, evening.session)).sections[0]?.cells).toEqual(before.sections[0]?.cells);

  await record(page, evening.session, evening.results.slice(0, 1));
  await page.keyboard.press('c');
  await panel.ask('Another movement', { 'Boards each pair plays': '26' });
  await expect(panel.said()).toHaveText(
    'Round 1, table 1 has a result, so the movement stays. The rounds, the boards a round and the pairs can still be changed.',
  );
});

test('rounds are cut, and the cut is taken back', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(5));
  await record(page, evening.session, ofRound(evening, 1));
  await moveClock(page, evening.session, 'start');
  await openScreen(page, evening.session, 'room');
  const room = new RoomPage(page);
  await expect(room.round(5)).toBeVisible();
  await page.getByRole('button', { name: 'late pair, cut' }).click();
  const panel = new ChangePanel(page);
  await panel.ask('Fewer or more rounds', { 'Rounds altogether': '4' });
  await panel.ways().filter({ hasText: 'Play ends after round 4' }).click();
  await expect(room.round(5)).toHaveCount(0);
  await page.getByRole('button', { name: 'Take the last change back' }).click();
  await expect(room.round(5)).toBeVisible();
});

test('what cannot be is said, and a rover is offered with what it costs', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(7));
  await record(page, evening.session, ofRound(evening, 1));
  await openScreen(page, evening.session, 'room');
  await page.getByRole('button', { name: 'late pair, cut' }).click();
  const panel = new ChangePanel(page);
  await panel.ask('Late pair');
  await expect(panel.ways().first()).toContainText('Pair 15 comes in as a rover North-South');
  await expect(panel.ways().last()).toContainText('Table 8 is added for pair 16');
  await page.keyboard.press('ArrowDown');
  await expect(panel.ways().nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.said()).toHaveText(/^Done. Pair 15/);
  await expect.poll(async () => (await sessionOf(page, evening.session)).sections[0]?.entries.length).toBe(15);

  await panel.ask('A pair leaves', { Pair: '44' });
  await expect(panel.said()).toHaveText('There is no pair 44 in play.');
});

test('from a later round on: those before keep their boards, new ones join the sets, and it is taken back', async ({
  app: { page },
}) => {
  const evening = await startEvening(page, mitchellSpec(5));
  await moveClock(page, evening.session, 'start');
  await openScreen(page, evening.session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await panel.what().selectOption('Fewer or more boards a round');
  await expect(page.getByText('2 boards a round as it stands')).toBeVisible();
  await expect(panel.field('From round')).toHaveValue('2');
  await panel.ask('Fewer or more boards a round', { 'Boards a round': '3', 'From round': '4' });
  await expect(page.getByText('Rounds 1 to 3 stay as they are: from round 4 on.')).toBeVisible();
  await expect(panel.ways()).toHaveText(/New boards 11 to 15 join the sets in order: board 11 with boards 1 and 2/);
  await panel.ways().click();
  const room = new RoomPage(page);
  await room.round(3).click();
  await expect(room.board(1, 5)).toBeVisible();
  await expect(room.head()).toHaveText('Round 3: no results yet, 10 expected');
  await room.round(4).click();
  await expect(room.board(1, 14)).toBeVisible();
  await expect(room.head()).toHaveText('Round 4: no results yet, 15 expected');

  await page.getByRole('button', { name: 'Take the last change back' }).click();
  await expect(panel.said()).toHaveText('Taken back: the schedule is again as it was before.');
  await expect(room.head()).toHaveText('Round 4: no results yet, 10 expected');
});

test('a round before the first that is open is not changed, whatever is typed', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(5));
  await record(page, evening.session, [...ofRound(evening, 1), ...ofRound(evening, 2)]);
  await openScreen(page, evening.session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await panel.ask('A pair leaves', { Pair: '2', 'From round': '1' });
  await expect(page.getByText('Rounds 1 and 2 stay as they are: from round 3 on.')).toBeVisible();
  await expect(panel.ways().first()).toContainText('The seat of pair 2 stays empty');
});

test('a pair that leaves in the round in play leaves the other tables undisturbed', async ({ app: { page } }) => {
  const evening = await startEvening(page, mitchellSpec(5));
  for (const _ of [1, 2]) await moveClock(page, evening.session, 'next');
  await record(page, evening.session, ofRound(evening, 1));
  await record(page, evening.session, ofRound(evening, 2).slice(0, 1));
  await openScreen(page, evening.session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await panel.ask('A pair leaves', { Pair: '4', 'From round': '2' });
  await expect(panel.ways().first()).toContainText('The seat of pair 4 stays empty');
  await expect(page.getByText('Round 2: a change for 1 pair')).toBeVisible();
  await expect(page.getByText('The tables of round 2 that play go on undisturbed.')).toBeVisible();
  await expect(page.getByText(/stay as they are/)).toHaveCount(0);
});

test('after wrong boards at one table everybody plays on as scheduled, and the boards to rule on are named', async ({
  app: { page },
}) => {
  const evening = await startEvening(page, mitchellSpec(11, { rounds: 9, boardsPerRound: 3 }));
  for (const _ of [1, 2]) await moveClock(page, evening.session, 'next');
  await openScreen(page, evening.session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await panel.what().selectOption('Wrong boards at a table');
  await panel.field('Round').fill('2');
  await panel.field('Table').fill('4');
  await page.getByRole('combobox', { name: 'Boards played' }).selectOption('16–18');
  await page.getByRole('button', { name: 'How to go on' }).click();
  await expect(panel.ways().first()).toHaveText(
    /^Go on as scheduled\. Boards that a pair has played already: round 3, table 4 \(boards 16 to 18\); round 8, table 10 \(boards 16 to 18\)\. Rule on them: not played, or average \(Laws 15B3, 12C2\)\./,
  );
  await expect(panel.ways().first()).toContainText('1 sit-out at most');
  const [before] = (await sessionOf(page, evening.session)).sections;
  await panel.ways().first().click();
  await expect(panel.said()).toHaveText(/^Done\. Go on as scheduled/);
  const [after] = (await sessionOf(page, evening.session)).sections;
  const ahead = (section: typeof before) => section?.cells.filter(({ round }) => round > 2);
  expect(ahead(after)).toEqual(ahead(before));
});

test('every scenario is told in a few figures, and says what to expect', async ({ app: { page } }) => {
  test.slow();
  const spec = mitchellSpec(6, { even: 'skip', rounds: 5, phantom: 'EW' });
  const evening = await startEvening(page, spec);
  for (const _ of [1, 2, 3]) await moveClock(page, evening.session, 'next');
  await openScreen(page, evening.session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  const told: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
    ['Late pair', {}, /Pair 12 sits down at once: round 3/],
    ['A pair leaves', { Pair: '2' }, /The seat of pair 2 stays empty/],
    ['A pair is replaced', { Pair: '2' }, /Substitutes go on as pair 2/],
    ['Fewer or more rounds', { 'Rounds altogether': '4' }, /Play ends after round 4/],
    ['Fewer or more rounds', { 'Rounds altogether': '6' }, /One round is added/],
    ['Fewer or more boards a round', { 'Boards a round': '1' }, /From now on 1 board a round/],
    ['A table sat the wrong way', { Round: '1', Table: '2' }, /Go on as scheduled/],
    ['Two tables met the wrong pairs', { Round: '3', Table: '2', 'Other table': '4' }, /Go on as scheduled|Everybody/],
  ];
  for (const [kind, figures, expected] of told) {
    await panel.ask(kind, figures);
    await expect(panel.ways().first(), kind).toHaveText(expected);
  }
  await panel.what().selectOption('Wrong boards at a table');
  await panel.field('Round').fill('1');
  await panel.field('Table').fill('1');
  await page.getByRole('combobox', { name: 'Boards played' }).selectOption('7–8');
  await page.getByRole('button', { name: 'How to go on' }).click();
  await expect(panel.ways().first()).toHaveText(/^Go on as scheduled/);
  await panel.ask('The skip was forgotten', { Round: '4' });
  await expect(panel.said()).toHaveText(/Round 4 is not possible/);
  await panel.ask('Two half tables become one');
  await expect(panel.said()).toHaveText(/there are not two pairs without opponents/);

  await panel.ask('A pair leaves', { Pair: '2' });
  await panel.ways().first().click();
  await expect(panel.said()).toHaveText(/^Done/);
  await panel.ask('Two half tables become one');
  await expect(page.getByText(/Without opponents in round 4: /)).toBeVisible();
  await panel.ways().filter({ hasText: 'The room closes up to 5 full tables' }).first().click();
  await expect(panel.said()).toHaveText(/^Done. The room closes up/);
  const room = new RoomPage(page);
  await room.round(4).click();
  await expect(room.cards().filter({ hasText: 'sit-out' })).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`nothing bars the way, ${theme}, in French`, async ({ app: { page } }) => {
    test.slow();
    const evening = await startEvening(page, mitchellSpec(5));
    await setLook(page, { theme, language: 'fr' });
    await openScreen(page, evening.session, 'room');
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Comment continuer' }).click();
    const panel = new ChangePanel(page);
    await expect(panel.ways().first()).toBeVisible();
    await expectNoBarrier(page);
    await panel.what().selectOption('Deux paires à la mauvaise table');
    await panel.field('Table').fill('2');
    await expect(page.getByText('Tour 1, table 2 devait avoir les étuis 3–4')).toBeVisible();
    await expectNoBarrier(page);
  });
}

test('a result typed by mistake in a round to come is named, and frees the rounds before it once it is gone', async ({
  app: { page },
}) => {
  const { session, results } = await startEvening(page, mitchellSpec(7));
  await record(
    page,
    session,
    results.filter(({ round, table }) => round <= 2 || (round === 6 && table === 4)).slice(0, -1),
  );
  for (const _ of [1, 2, 3]) await moveClock(page, session, 'next');
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  const named = page.getByText(/^Round 6 counts as begun: table 4 has a result on board \d+.* take it away first\.$/);
  await expect(named).toBeVisible();
  await page.keyboard.press('Escape');
  const entry = new EntryPage(page);
  await entry.open(session, 'round/6');
  await expect(entry.field(1)).toBeFocused();
  const typed = page.locator('main tbody[data-state="recorded"] input').first();
  await typed.focus();
  await page.keyboard.press('Control+a');
  for (const key of ['Delete', 'Enter', 'Enter']) await page.keyboard.press(key);
  await expect.poll(async () => (await sessionOf(page, session)).results.some(({ round }) => round === 6)).toBe(false);
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  await expect(panel.what()).toBeFocused();
  await expect(named).toHaveCount(0);
});
