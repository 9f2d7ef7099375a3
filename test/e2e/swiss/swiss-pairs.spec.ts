import type { Page } from '@playwright/test';
import { SWISS_PAIRS } from '../../src/scoring/ranked-matches/swiss-pairs.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, giveNames, openScreen, recordColumn, sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { ChangePanel } from '../pages/ChangePanel.ts';
import { DrawPage } from '../pages/DrawPage.ts';

type Round = (typeof SWISS_PAIRS.rounds)[number];

/** Four pairs of names as they come, and four that break pages. */
const NAMES = [
  ['Anne Martin', 'Bruno Petit'],
  ['Marie-Antoinette de la Rochefoucauld-Liancourt', 'Wolfgang Wolfeschlegelsteinhausenbergerdorff'],
  ['=1+1', '<script>alert(1)</script>'],
  ['Eve Oak', 'Finn Ash'],
  ['Gina Elm', 'Hugo Fir'],
  ['山田 太郎', 'דוד בן-גוריון'],
  ['Ida Yew', 'Jan Holm'],
  ['Kim Larch', 'Lou Beech'],
] as const;

/** The example's North-South where equals are ordered by lot, then the announcement. */
async function announce(page: Page, id: number, { round, tables }: Round): Promise<void> {
  const path = `/api/sessions/${id}/draws/${round}`;
  const { proposed } = await ask<{ proposed: { matches: readonly { home: number }[] } }>(page, 'GET', path);
  const homes = new Set(proposed.matches.map(({ home }) => home));
  const wishes = tables.flatMap(({ ns }) =>
    homes.has(ns) ? [] : [{ kind: 'home', entry: ns, until: round, reason: 'as in the example' }],
  );
  if (wishes.length > 0) {
    await ask(page, 'PUT', path, { drawnBy: { rule: 'top', isLate: false }, wishes });
    await expect(new DrawPage(page).panel().getByText('as in the example')).toHaveCount(wishes.length);
  }
  await new DrawPage(page).announce();
}

/** Records a round, table by table. */
async function play(page: Page, id: number, { round, boards, tables }: Round): Promise<void> {
  const [section] = (await sessionOf(page, id)).sections;
  const numbers = new Map(section?.entries.map((entry) => [entry.id, entry.number]));
  for (const { table, ns, ew } of section?.cells.filter((cell) => cell.round === round) ?? []) {
    const own = tables.find((one) => one.ns === numbers.get(ns) && one.ew === numbers.get(ew));
    const lines = boards.map((board, index) => {
      const outcome = { kind: 'score', score: own?.scores[index] ?? 0 };
      return {
        section: section?.id,
        round,
        table,
        slotBoard: board,
        board,
        ns,
        ew,
        outcome,
        typed: '',
        expectedVersion: null,
      };
    });
    await recordColumn(page, id, lines);
  }
}

const row = (page: Page, pair: number) =>
  page
    .getByRole('table', { name: 'Standing' })
    .locator('tbody tr')
    .filter({ has: page.locator('td:nth-child(2)', { hasText: new RegExp(`^${pair}$`) }) });

test('a Swiss of pairs is started, drawn, played, explained, corrected, left and ranked with the figures of the example', async ({
  app: { page },
}) => {
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /How many tables/ }).fill('4');
  await page.getByLabel('How it is played').selectOption('swiss');
  await page.getByLabel('Rounds', { exact: true }).fill('3');
  await page.getByLabel('Boards a round').fill('4');
  await page.getByLabel('Round 1', { exact: true }).selectOption('halves');
  await page.getByLabel('Regulation').selectOption('ebu');
  await expect(page.getByLabel('Scale')).toHaveValue('ebu-swiss-pairs');
  await expect(page.locator('tr[aria-current]')).toContainText('Swiss pairs, 3 rounds');
  await page.getByRole('textbox', { name: /How many tables/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/names$/);
  const id = Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
  await giveNames(page, id, NAMES);
  const draw = new DrawPage(page);
  for (const round of SWISS_PAIRS.rounds) {
    await draw.open(id, round.round);
    if (round.round > 1) await announce(page, id, round);
    await play(page, id, round);
  }
  await expectNoBarrier(page);

  await openScreen(page, id, 'ranking');
  for (const { pair, place, vp } of SWISS_PAIRS.final.byMatchpoints) {
    await expect(row(page, pair).locator('td').first()).toHaveText(String(place));
    await expect(row(page, pair).locator('td').last()).toHaveText(String(vp));
  }
  await row(page, 1).getByRole('button').click();
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText('48');
  await panel.getByRole('link', { name: /Ida Yew/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('15 – 9');
  await expect(panel).toContainText('62.5');
  await expectNoBarrier(page);

  // The four of board 9 are compared with each other: one score more of 450 moves all of them.
  const session = await sessionOf(page, id);
  const [first] = session.sections[0]?.entries ?? [];
  const line = session.results.find(({ slotBoard, ns }) => slotBoard === 9 && ns === first?.id);
  const { score: _score, at: _at, version, ...result } = line ?? {};
  const corrected = { ...result, outcome: { kind: 'score', score: 450 }, typed: '', expectedVersion: version };
  await ask(page, 'POST', `/api/sessions/${id}/results`, corrected);
  await openScreen(page, id, 'ranking');
  await expect(row(page, 1).locator('td').last()).toHaveText('52');
  await expect(row(page, 5).locator('td').first()).toHaveText('4=');
  await page.keyboard.press('Control+z');
  await expect(row(page, 1).locator('td').last()).toHaveText('48');

  // 8 and 5 sat at each other's table: the matches are those that were played, and 5 met a pair too high.
  await openScreen(page, id, 'room');
  await page.keyboard.press('c');
  const change = new ChangePanel(page);
  await change.ask('wrong-opponents', { Round: '3', Table: '2', 'Other table': '4' });
  await expect(change.ways()).toHaveText([
    /^The draw of round 3 becomes what was played: .*Not to be played: .*8 results typed for the pairs drawn become those of the pairs that sat there\.$/,
  ]);
  await page.keyboard.press('Enter');
  await expect(change.said()).toContainText('Done.');
  await openScreen(page, id, 'ranking');
  await expect(row(page, 5).locator('td').last()).toHaveText('26');
  await row(page, 5).getByRole('button').click();
  await panel.getByRole('link', { name: /山田 太郎/ }).click();
  await page.keyboard.press('g');
  await page.getByRole('radio', { name: /^Mismatch/ }).check();
  await expect(panel).toContainText('18 counts as 18.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toContainText('2 – 18.5');
  await openScreen(page, id, 'ranking');
  await expect(row(page, 5).locator('td').last()).toHaveText('26.50');
  await page.keyboard.press('Control+z');
  await expect(row(page, 5).locator('td').last()).toHaveText('26');
  await page.keyboard.press('Control+z');
  await expect(row(page, 5).locator('td').last()).toHaveText('27');

  // By cross-IMPs another pair wins.
  await page.getByRole('button', { name: /Matchpoints, victory points/ }).click();
  await page.getByLabel('Scoring', { exact: true }).selectOption('cross-imps');
  await expect(page.getByLabel('Scale')).toHaveValue('wbf-discrete');
  await page.getByRole('button', { name: 'Score so' }).click();
  for (const { pair, place, tied, vp } of SWISS_PAIRS.final.byCrossImps) {
    await expect(row(page, pair).locator('td').first()).toHaveText(`${place}${tied ? '=' : ''}`);
    await expect(row(page, pair).locator('td').last()).toHaveText(String(vp));
  }

  // Whoever leaves after the last round keeps its results, and has no place.
  await row(page, 8).getByRole('button').click();
  await page.keyboard.press('w');
  await panel.getByRole('radio', { name: 'Withdrawn' }).check();
  await expect(panel).toContainText('12 of 12 boards');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 8)).toContainText('withdrew');
  await expect(row(page, 8).locator('td').last()).toHaveText('42');
  await expect(row(page, 1).locator('td').first()).toHaveText('1');
});

test('three pairs of an odd Swiss share a table in two half matches, and the draw says who sits when', async ({
  app: { page },
}) => {
  const { session: id } = await ask<{ session: number }>(page, 'POST', '/api/events', {
    name: 'Seven pairs',
    date: '2026-11-24',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    spec: {
      kind: 'swiss-pairs',
      pairs: 7,
      rounds: 3,
      boardsPerRound: 4,
      supply: 'copies',
      draw: 'top',
      first: 'halves',
    },
    scoring: { method: 'matchpoints', regulation: 'ebu' },
    breakMinutes: 0,
  });
  await giveNames(page, id, NAMES.slice(0, 7));
  const draw = new DrawPage(page);
  const panel = draw.panel();
  await draw.open(id, 1);
  await page.keyboard.press('o');
  await expect(panel.getByRole('radio', { name: 'Half matches' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(draw.halfMatches()).toContainText('first at table 3, 5–6then at table 4, 5–7');
  await expect(panel).toContainText(/First half, table 3: .*Gina Elm.* against .*, 2 boards; .*Ida Yew.* sits out\./);
  await expect(panel).toContainText('from half time on its slips and results are under number 4 instead of 3');
  await expectNoBarrier(page);
  await openScreen(page, id, 'room');
  await expect(page.getByText('Second half', { exact: true })).toHaveCount(1);
  await expectNoBarrier(page);
});
