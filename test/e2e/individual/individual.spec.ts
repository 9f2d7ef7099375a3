/** An individual from its first key to the sheet on the wall. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SessionView } from '../../../main/club/model/session.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, moveClock, openScreen, sessionOf, setLook, standingsOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { fieldByHand } from '../competitions/field-by-hand.ts';
import { recordLines, type PlayedLine } from '../competitions/playing.ts';
import { twoDecimals } from '../competitions/worth.ts';
import { ChangePanel } from '../pages/ChangePanel.ts';
import { DisplayPage } from '../pages/DisplayPage.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';
import { RoomPage } from '../pages/RoomPage.ts';
import { StartPage } from '../pages/StartPage.ts';

interface Example {
  readonly lines: readonly {
    readonly round: number;
    readonly table: number;
    readonly board: number;
    readonly score: number;
  }[];
  readonly final: Readonly<Record<'matchpoints' | 'crossImps', readonly Placed[]>>;
}

interface Placed {
  readonly place: number;
  readonly tied: boolean;
  readonly player: number;
  readonly total: number;
}

const EXAMPLE = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../data/scoring/events/individual-8.json'), 'utf8'),
) as Example;

const NAMES = [
  'Anne de La Rochefoucauld-Montbel',
  'Bo Li',
  'Smith, John',
  'Dorothée Przybyszewska',
  'Élise Martin',
  'Françoise O’Connor',
  'Gérard Klein',
  'Henry Fitzwilliam-Smythe',
];

function sessionIn(page: Page): number {
  return Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
}

/** An exact figure, `37/2`, as a number. */
function numberOf(figure: string): number {
  const [numerator = 0, denominator = 1] = figure.split('/').map(Number);
  return numerator / denominator;
}

/** Places, players and totals as the application ranks them. */
async function ranked(page: Page, session: number): Promise<readonly Placed[]> {
  const [{ fields }, { sections }] = await Promise.all([standingsOf(page, session), sessionOf(page, session)]);
  const numbers = new Map(sections.flatMap(({ entries }) => entries.map(({ id, number }) => [id, number])));
  return (fields[0]?.rankings[0]?.rows ?? []).map(({ place, tied, entry, total }) => ({
    place: place ?? 0,
    tied,
    player: numbers.get(entry) ?? 0,
    total: numberOf(total),
  }));
}

function totalsOf(rows: readonly Placed[]): ReadonlyMap<number, number> {
  return new Map(rows.map(({ player, total }) => [player, total]));
}

async function startEight(page: Page): Promise<number> {
  const start = new StartPage(page);
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  await page.keyboard.press('n');
  await expect(start.tables()).toBeFocused();
  await page.keyboard.press('i');
  await expect(start.players()).toBeFocused();
  await page.keyboard.type('8');
  await start.field('Boards wanted, at least').fill('14');
  await expect(start.movements().first()).toContainText('Everybody partners everybody once and opposes them twice.');
  await start.movement('7 × 2').click();
  await start.start();
  return sessionIn(page);
}

/** Makes the event through the application, without its start screen. */
async function individual(page: Page, players: number, rounds: number, boardsPerRound: number): Promise<number> {
  const { session } = await ask<{ session: number }>(page, 'POST', '/api/events', {
    name: 'Players',
    date: '2026-11-24',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    spec: { kind: 'individual', players, rounds, boardsPerRound },
  });
  return session;
}

/** Records the worked example, or some of its lines, as Entry does. */
async function recordExample(page: Page, session: number, lines = EXAMPLE.lines): Promise<void> {
  const section = (await sessionOf(page, session)).sections[0];
  for (const { round, table, board, score } of lines) {
    const cell = section?.cells.find((one) => one.round === round && one.table === table);
    const slot = { section: section?.id, round, table, slotBoard: board };
    const outcome = { kind: 'score', score };
    const line = { ...slot, board, ns: cell?.ns, ew: cell?.ew, outcome, typed: String(score), expectedVersion: null };
    await ask(page, 'POST', `/api/sessions/${session}/results`, line);
  }
}

function labelOf({ sections }: SessionView, sitter: number | undefined): string | undefined {
  return sections[0]?.partnerships.find(({ id }) => id === sitter)?.label;
}

test('eight players, by keyboard alone: started, named, entered and ranked as in the worked example', async ({
  app: { page },
}) => {
  test.slow();
  const session = await startEight(page);
  await expect(page.getByRole('heading', { name: '0 of 8 players have names.' })).toBeVisible();
  await new NamesPage(page).paste(NAMES.join('\n'));
  await expect(page.getByRole('heading', { name: 'All 8 players have names.' })).toBeVisible();
  await expect(new NamesPage(page).player(3)).toHaveValue('Smith, John');

  const entry = new EntryPage(page);
  for (let round = 1; round <= 7; round++) {
    await entry.open(session, `round/${round}`);
    const scores = EXAMPLE.lines.filter((line) => line.round === round).map(({ score }) => String(score));
    await entry.field(1).focus();
    await entry.type(...scores);
    await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(4 * round);
  }
  expect(await ranked(page, session)).toEqual(EXAMPLE.final.matchpoints);
  await entry.open(session, 11);
  await expect(entry.line(1)).toContainText('8+1');
  await expect(entry.line(1)).toContainText('7+3');

  await openScreen(page, session, 'ranking');
  const ranking = new RankingPage(page);
  const totals = await ranking.column(null, 'matchpoints');
  expect(totals.map(([player, total]) => [player, Number(total)])).toEqual(
    EXAMPLE.final.matchpoints.map(({ player, total }) => [player, total]),
  );
  await expect(page.getByText('8 players', { exact: true })).toBeVisible();
  // Board 1 is player 1's with 7, against 4 and 6.
  await expect(ranking.panel()).toContainText('with 7 Gérard Klein');
  await expect(ranking.panel()).toContainText('against 4+6');
  await expectNoBarrier(page);
  await ranking.scorecards().click();
  await expect(ranking.scorecard()).toHaveCount(14);
  await expect(ranking.scorecard().first()).toContainText('Gérard Klein');

  await ask(page, 'PUT', `/api/sessions/${session}/scoring`, { method: 'cross-imps', regulation: 'wbf' });
  expect(await ranked(page, session)).toEqual(EXAMPLE.final.crossImps);

  await ask(page, 'PUT', `/api/sessions/${session}/scoring`, { method: 'matchpoints', regulation: 'wbf' });
  for (let round = 0; round <= 7; round++) await moveClock(page, session, 'next');
  const display = new DisplayPage(page);
  await display.open(session);
  const { places } = await display.ranking();
  // Fourteen boards of a top of two.
  expect(places).toEqual(
    EXAMPLE.final.matchpoints.map(({ place, tied, total }) => [
      `${place}${tied ? '=' : ''}`,
      twoDecimals((100 * total) / 28),
    ]),
  );
});

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

test('names go with a copy of the event, and from it to another individual', async ({ app: { page } }) => {
  const former = await individual(page, 8, 7, 2);
  const names = new NamesPage(page);
  await names.open(former);
  await names.paste(NAMES.join('\n'));
  await expect(page.getByRole('heading', { name: 'All 8 players have names.' })).toBeVisible();
  const namesIn = async (session: number) =>
    (await sessionOf(page, session)).sections[0]?.entries.map(({ players }) => players[0]);
  await page.goto(new URL('/', page.url()).href);
  await page.locator('main tr[data-session] a').first().waitFor();
  await page.keyboard.press('d');
  await expect(page.getByRole('checkbox', { name: 'With the names of the players' })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/room$/);
  expect(await namesIn(sessionIn(page))).toEqual(NAMES);

  const next = await individual(page, 8, 7, 2);
  await names.open(next);
  await expect(page.getByRole('heading', { name: '0 of 8 players have names.' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+o');
  await expect(page.getByRole('button', { name: 'Take 8 players' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('8 players have their names.')).toBeVisible();
  expect(await namesIn(next)).toEqual(NAMES);
});

test.describe('players who sit out together', () => {
  for (const [players, out] of [
    [10, 2],
    [11, 3],
  ] as const) {
    test(`${out} of ${players}`, async ({ app: { page } }) => {
      const session = await individual(page, players, 4, 2);
      const [section] = (await sessionOf(page, session)).sections;
      const seated = (section?.cells ?? [])
        .filter(({ round }) => round === 1)
        .flatMap(({ ns, ew }) => [ns, ew])
        .flatMap((seat) => section?.partnerships.find(({ id }) => id === seat)?.of ?? []);
      const free = section?.entries.filter(({ id }) => !seated.includes(id)).map(({ number }) => number) ?? [];
      expect(free).toHaveLength(out);
      const named = `${free.slice(0, -1).join(', ')} and ${free.at(-1)}`;
      await openScreen(page, session, 'room');
      await expect(page.getByText(`Sitting out: ${named}`, { exact: true })).toBeVisible();
      await page.goto(new URL(`/sessions/${session}/display`, page.url()).href);
      await expect(page.getByRole('row')).toHaveCount(players);
      await expect(page.getByRole('row').filter({ hasText: 'sits out' })).toHaveCount(out);
    });
  }
});

test('thirteen players sit out in turn: in the room, on the second display, on the guide cards', async ({
  app: { page },
}) => {
  const session = await individual(page, 13, 13, 2);
  await openScreen(page, session, 'room');
  await expect(page.getByText('Sitting out: 1', { exact: true })).toBeVisible();
  await new RoomPage(page).round(5).click();
  await expect(page.getByText('Sitting out: 5', { exact: true })).toBeVisible();
  await page.goto(new URL(`/sessions/${session}/display`, page.url()).href);
  await expect(page.getByRole('row')).toHaveCount(13);
  await expect(page.getByRole('row', { name: /^Player 1 / })).toContainText('sits out');
  await expect(page.getByRole('row', { name: /^Player 6 / })).toContainText('1 N');
  await expectNoBarrier(page);
  await moveClock(page, session, 'start');
  await page.keyboard.press('1');
  await expect(page.getByText(/^Next: every player goes where their guide card says/)).toBeVisible();
});

test('in French nobody is a pair', async ({ app: { page } }) => {
  await setLook(page, { language: 'fr', theme: 'dark' });
  const session = await individual(page, 8, 7, 2);
  await recordExample(page, session);
  for (const screen of ['room', 'entry', 'ranking', 'names', 'paper'] as const) {
    await page.goto(new URL(`/sessions/${session}/${screen}`, page.url()).href);
    await page.getByRole('main').waitFor();
    await expect(page.locator('[aria-current="page"]')).toBeVisible();
    // The documents have come, and the heads of the others.
    if (screen === 'paper') await expect(page.getByRole('button', { name: /^Récapitulatif/ })).toBeVisible();
    await expect(page.locator('h1:empty')).toHaveCount(0);
    await expect(page.getByText(/\bpaires?\b/i)).toHaveCount(0);
    await expectNoBarrier(page);
  }
  await page.goto(new URL(`/sessions/${session}/ranking`, page.url()).href);
  await expect(page.getByRole('heading', { name: 'Tous les joueurs' })).toBeVisible();
});

test('more players than an individual has room for play in sections, over the same boards', async ({
  app: { page },
}) => {
  const start = new StartPage(page);
  await start.open();
  await start.play('Individual');
  await start.number().fill('36');
  await expect(page.getByText('Several sections have room for all: type 2 under Sections.')).toBeVisible();
  await start.field('Sections').fill('2');
  await expect(start.chosen()).toContainText('Individual in two sections: 20 and 16 players');
  await expect(start.drawing()).toHaveAccessibleName(/^Section A: Individual for 20 players/);
  // The list begins below a sentence without one, and still ends with a whole row.
  const cut = () =>
    page.locator('main tbody').evaluate((body) => {
      const end = body.closest('div')?.getBoundingClientRect().bottom ?? 0;
      const rows = [...body.querySelectorAll('tr')].map((row) => row.getBoundingClientRect());
      return rows.some(({ top, bottom }) => top < end - 1 && bottom > end + 1);
    });
  await expect.poll(cut).toBe(false);
  await start.drawnSection('B').click();
  await expect(start.drawing()).toHaveAccessibleName(/^Section B: Individual for 16 players/);
  await page.getByLabel('Compared').selectOption({ index: 1 });
  await start.number().focus();
  await start.start();
  const { sections, scoring } = await sessionOf(page, Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]));
  expect(sections.map(({ spec }) => spec)).toMatchObject([
    { kind: 'individual', players: 20, rounds: 14 },
    { kind: 'individual', players: 16, rounds: 14 },
  ]);
  expect(sections.map(({ entries }) => entries.at(-1)?.label)).toEqual(['A20', 'B16']);
  expect(scoring.fields).toBe('section');
  const boards = sections.map(({ cells }) =>
    [...new Set(cells.flatMap((cell) => cell.boards))].toSorted((a, b) => a - b),
  );
  expect(boards[0]).toEqual(boards[1]);
});
