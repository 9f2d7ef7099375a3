/** What happens in an individual while it is played, and what is corrected afterwards. */
import { expectNoBarrier } from '../barriers.ts';
import { ask, moveClock, openScreen, sessionOf, setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { fieldByHand } from '../competitions/field-by-hand.ts';
import { recordLines, type PlayedLine } from '../competitions/playing.ts';
import { ChangePanel } from '../pages/ChangePanel.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';
import { RoomPage } from '../pages/RoomPage.ts';
import { EXAMPLE, individual, labelOf, NAMES, ranked, recordExample, totalsOf } from './individuals.ts';

test('seats exchanged, a board played twice, a fouled board and a late correction', async ({ app: { page } }) => {
  test.slow();
  const session = await individual(page, 8, 7, 2);
  await recordExample(page, session);
  const entry = new EntryPage(page);
  await entry.open(session, 14);
  const before = await ranked(page, session);

  // South and East had exchanged seats: 8+1 lost the board that 8+2 is down for.
  await entry.field(1).focus();
  await entry.press('ControlOrMeta+e');
  await entry.pair('NS').fill('8 1');
  await entry.pair('EW').fill('2+4');
  await entry.press('Enter');
  await expect(entry.line(1)).toContainText('Other players: 8+2 and 1+4 were expected.');
  await entry.press('Enter');
  await expect.poll(async () => totalsOf(await ranked(page, session)).get(1)).toBe((totalsOf(before).get(1) ?? 0) - 2);
  expect(totalsOf(await ranked(page, session)).get(2)).toBe((totalsOf(before).get(2) ?? 0) + 2);
  const exchanged = await sessionOf(page, session);
  const line = exchanged.results.find(({ round, table, board }) => round === 2 && table === 1 && board === 14);
  expect([labelOf(exchanged, line?.ns), labelOf(exchanged, line?.ew)?.split('+').toSorted()]).toEqual([
    expect.stringMatching(/^(8\+1|1\+8)$/),
    ['2', '4'],
  ]);
  await expectNoBarrier(page);
  await entry.press('ControlOrMeta+z');
  await expect.poll(() => ranked(page, session)).toEqual(EXAMPLE.final.matchpoints);

  // Nobody plays a board twice, in whatever partnership.
  await entry.open(session, 1);
  await entry.field(1).focus();
  await entry.press('ControlOrMeta+e');
  await entry.pair('NS').fill('7+3');
  await entry.press('Enter', 'Enter');
  await expect(entry.line(1)).toContainText('One of 7+3 has a result on this board already: table 2, round 3.');
  await entry.press('Escape', 'Escape');

  // A fouled board: each table is alone with its form, and the players of both keep their half.
  const { results } = await sessionOf(page, session);
  const fouled = results.find(({ board, table }) => board === 14 && table === 1);
  if (!fouled) throw new Error('board 14 was played at table 1');
  const { version, outcome, typed, ...rest } = fouled;
  const { section, round, table, slotBoard, board, ns, ew } = rest;
  const asked = {
    section,
    round,
    table,
    slotBoard,
    board,
    ns,
    ew,
    outcome,
    typed,
    form: 'B',
    expectedVersion: version,
  };
  await ask(page, 'POST', `/api/sessions/${session}/results`, asked);
  const alone = totalsOf(await ranked(page, session));
  // Alone of two expected results: (0 + 1) x 2 / 1 - 1 is one matchpoint of two for everybody.
  const moved = [8, 2, 1, 4].map((player) => (alone.get(player) ?? 0) - (totalsOf(before).get(player) ?? 0));
  expect(moved).toEqual([1, 1, -1, -1]);
  await entry.open(session, 14);
  await entry.press('ControlOrMeta+z');
  await expect.poll(() => ranked(page, session)).toEqual(EXAMPLE.final.matchpoints);

  // A late correction of board 14 makes both of its results equal, and back.
  await entry.open(session, 14);
  await entry.field(1).focus();
  await entry.press('ControlOrMeta+a');
  await entry.type('140');
  await expect.poll(async () => totalsOf(await ranked(page, session)).get(8)).toBe((totalsOf(before).get(8) ?? 0) + 1);
  await entry.press('ControlOrMeta+z');
  await expect.poll(() => ranked(page, session)).toEqual(EXAMPLE.final.matchpoints);
});

test('a substitute sits under the same number; nothing is offered that an individual cannot do', async ({
  app: { page },
}) => {
  const session = await individual(page, 8, 7, 2);
  const names = new NamesPage(page);
  await names.open(session);
  await names.paste(NAMES.join('\n'));
  await expect(page.getByRole('heading', { name: 'All 8 players have names.' })).toBeVisible();
  await moveClock(page, session, 'start');
  await openScreen(page, session, 'room');
  const room = new RoomPage(page);
  await expect(room.card(1)).toContainText('Henry Fitzwilliam-Smythe');
  await expect(room.card(1).getByText('N', { exact: true })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('ControlOrMeta+b');
  const form = page.getByRole('form', { name: 'A player is replaced' });
  await form.getByLabel('Player', { exact: true }).fill('8');
  await form.getByLabel('From round').fill('4');
  const name = form.getByRole('combobox', { name: 'In place of Henry Fitzwilliam-Smythe' });
  await name.fill('Ivo Novák');
  await name.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rounds 4–7: Ivo Novák for Henry Fitzwilliam-Smythe')).toBeVisible();
  await openScreen(page, session, 'room');
  await room.round(4).click();
  await expect(room.card(1)).toContainText('Ivo Novák');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('late pair');
  await expect(page.getByRole('dialog').getByRole('option', { name: /Late pair/ })).toHaveCount(0);
});

test('an individual in play is cut by keys: what its balance becomes, its ranking, and back', async ({
  app: { page },
}) => {
  const session = await individual(page, 8, 7, 2);
  await recordExample(
    page,
    session,
    EXAMPLE.lines.filter(({ round }) => round <= 5),
  );
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  const panel = page.getByRole('region', { name: 'Something has changed' });
  await expect(panel.getByRole('combobox', { name: 'What happened' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('Rounds altogether')).toBeFocused();
  await panel.getByLabel('Rounds altogether').fill('5');
  await expect(panel).toContainText('With 5 rounds the balance goes from 100 to 24.');
  await expect(panel).toContainText('Everybody partners everybody at most once');
  await expectNoBarrier(page);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: /^Play ends after round 5\./ })).toBeFocused();
  await expect(panel.getByText(/\bpairs?\b/i)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toContainText('Done. Play ends after round 5.');
  expect((await sessionOf(page, session)).sections[0]).toMatchObject({ rounds: 5 });
  await openScreen(page, session, 'ranking');
  await expect(new RankingPage(page).head()).toContainText('all 20 results in');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await sessionOf(page, session)).sections[0]?.rounds).toBe(7);
  await expect(new RankingPage(page).head()).toContainText('20 of 28');

  // A round that has begun is not cut, and the panel says which may be.
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  await panel.getByLabel('Rounds altogether').fill('4');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Round 4 is not possible: 5 to 6 rounds are.');
  await setLook(page, { language: 'fr', theme: 'dark' });
  await expect(page.getByText('Avec 4 tours, l’équilibre passe de 100 à')).toBeVisible();
  await expect(page.getByText(/\bpaires?\b/i)).toHaveCount(0);
});

test('a player who leaves and one who is late: what happens to the tables to come is said, recorded, and taken back', async ({
  app: { page },
}) => {
  const session = await individual(page, 8, 7, 2);
  await recordExample(
    page,
    session,
    EXAMPLE.lines.filter(({ round }) => round <= 5),
  );
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await panel.ask('late-pairs');
  await expect(panel.said()).toHaveText(
    'The movement has a seat for each of its 8 players, and none for another. A late player can take over for one of them (“replace a player”).',
  );
  await panel.ask('pair-leaves', { Player: '9', 'From round': '6' });
  await expect(panel.said()).toHaveText('There is no player 9.');
  await panel.ask('pair-leaves', { Player: '3', 'From round': '6' });
  await expect(panel.ways()).toHaveCount(1);
  await expect(panel.ways()).toContainText(
    /^Player 3 leaves, and nobody takes the seat: table \d in round 6 and table \d in round 7 are not played\. The 4 boards count for nobody/,
  );
  await expectNoBarrier(page);
  await page.keyboard.press('Enter');
  await expect(panel.said()).toContainText('Done. Player 3 leaves');
  await openScreen(page, session, 'ranking');
  const ranking = new RankingPage(page);
  await expect(ranking.head()).toContainText('24 of 28');
  const view = await sessionOf(page, session);
  const played = EXAMPLE.lines.flatMap(({ round, table, board, score }): readonly PlayedLine[] => {
    const section = view.sections[0];
    const cell = section?.cells.find((one) => one.round === round && one.table === table);
    const players = [cell?.ns, cell?.ew].flatMap((pair) => labelOf(view, pair)?.split('+') ?? []);
    if (!section || !cell || (round > 5 && players.includes('3'))) return [];
    return [{ section: section.id, round, table, board, shown: board, ns: cell.ns, ew: cell.ew, score }];
  });
  expect(played).toHaveLength(24);
  const late = played.filter(({ round }) => round > 5);
  await recordLines(page, session, late);
  await expect(ranking.head()).toContainText('all 28 results in');
  await expect.poll(() => ranking.figures(null)).toEqual(fieldByHand(view, 'matchpoints', played));
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(new RankingPage(page).head()).toContainText('20 of 28');
  await setLook(page, { language: 'fr', theme: 'dark' });
  await openScreen(page, session, 'room');
  await page.keyboard.press('c');
  await panel.what().selectOption('pair-leaves');
  await page.getByRole('textbox', { name: 'Joueur', exact: true }).fill('3');
  await page.getByRole('textbox', { name: 'À partir du tour' }).fill('7');
  await page.getByRole('button', { name: 'Comment continuer' }).click();
  await expect(panel.ways()).toContainText(
    /Le joueur 3 s’en va et personne ne prend sa place\s: la table \d au tour 7 ne se joue pas\./,
  );
  await expect(page.getByText(/\bpaires?\b/i)).toHaveCount(0);
});

test('rulings, a second reading, publication and a correction are of players', async ({ app: { page } }) => {
  test.slow();
  const session = await individual(page, 8, 7, 2);
  await recordExample(page, session);
  const entry = new EntryPage(page);
  const before = totalsOf(await ranked(page, session));
  const nobodyIsAPair = () => expect(page.getByText(/\bpairs?\b/i)).toHaveCount(0);

  // Board 1, table 1: 8+3 against 2+5. Its score of 80 becomes 60 % of 420 and 40 % of -50.
  await entry.open(session, 1);
  await expect(page.locator('main input:focus')).toHaveCount(1);
  await page.keyboard.press('F6');
  const ruling = page.getByRole('form', { name: 'Ruling' });
  await expect(ruling).toBeVisible();
  await entry.press('ArrowDown', 'ArrowDown', 'Tab');
  for (const typed of ['60', '420', '40', '-50']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(ruling.getByRole('definition').first()).toHaveText(/2 MP, 100.0.% → 1\.6 MP, 80\.0.%/);
  await nobodyIsAPair();
  await page.keyboard.press('Enter');
  await expect(ruling).toHaveCount(0);
  // The other table is compared with 0.6 of a better and 0.4 of an equal score, where its score was the worse one.
  const expected = { 8: -0.4, 3: -0.4, 2: 0.4, 5: 0.4, 7: 0.4, 1: 0.4, 4: -0.4, 6: -0.4 };
  const given = async () => {
    const now = totalsOf(await ranked(page, session));
    return Object.fromEntries(
      [...before].map(([player, was]) => [player, Math.round(10 * ((now.get(player) ?? 0) - was)) / 10]),
    );
  };
  const nothing = Object.fromEntries([...before.keys()].map((player) => [player, 0]));
  await expect.poll(given).toEqual(expected);
  await entry.press('ControlOrMeta+z');
  await expect.poll(given).toEqual(nothing);
  await entry.press('ControlOrMeta+Shift+z');
  await expect.poll(given).toEqual(expected);

  // The second reading.
  const [first, second] = ['1', '2'].map((table) =>
    String(EXAMPLE.lines.find((line) => line.board === 2 && line.table === Number(table))?.score),
  );
  await entry.open(session, 2);
  await entry.press('F4');
  await entry.type(first ?? '');
  await expect(entry.line(1)).toContainText('agrees');
  await entry.type(second ?? '');
  await expect(page.getByText('2 of 28 lines agree')).toBeVisible();
  await nobodyIsAPair();
  await entry.press('F4');

  await openScreen(page, session, 'ranking');
  await page.keyboard.press('p');
  await expect(page.getByRole('main').getByText(/corrections until/)).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('main').getByText(/corrections ended/)).toBeVisible();
  await entry.open(session, 4);
  await entry.field(1).fill('7nn=');
  const ifSaved = page.getByRole('region', { name: 'If saved' });
  await expect(ifSaved.getByRole('listitem').first()).toContainText('Player');
  await nobodyIsAPair();
  await page.keyboard.press('Enter');
  await expect(ifSaved).toHaveCount(0);
  await openScreen(page, session, 'ranking');
  await page.getByRole('button', { name: 'Changed since published (1)' }).click();
  await expect(page.getByRole('main').getByRole('row', { name: /7NT N =/ })).toBeVisible();
  await nobodyIsAPair();
});
