import type { Page } from '@playwright/test';
import type { ProposalsView } from '../../../main/club/model/schedule.ts';
import type { DrawView } from '../../../main/club/model/draws.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, askText, openScreen, sessionOf, standingsOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { ChangePanel } from '../pages/ChangePanel.ts';
import { DrawPage } from '../pages/DrawPage.ts';
import {
  lineInRoom,
  matchOf,
  recordMatches,
  startTeams,
  teamsByNumber,
  workedExample,
  type PlayedMatch,
} from '../team-events.ts';
import { SWISS_SPEC } from '../../worked-specs.ts';
import { SWISS_SCORING } from './worked.ts';

type Pair = readonly [home: number, away: number];

const SWISS = workedExample('swiss-teams-12x5') as {
  readonly teams: readonly { readonly name: string }[];
  readonly rounds: readonly {
    readonly results: readonly PlayedMatch[];
    readonly drawsByRule: {
      readonly closest: { readonly pairs: readonly Pair[] };
      readonly oneRoundLate: readonly Pair[];
    };
  }[];
  readonly disturbed: {
    readonly lateCorrection: { readonly drawOfRound4: { readonly stands: readonly Pair[] } };
    readonly withdrawal: {
      readonly triangle: { readonly rounds: readonly { readonly triangle: readonly number[] }[] };
    };
  };
};
const NAMES = SWISS.teams.map(({ name }) => name);

/** The boards of round 4, of which the first decides. */
function decidedBy(first: number): PlayedMatch['boards'] {
  return [25, 26, 27, 28, 29, 30, 31, 32].map((board) => [board, board === 25 ? first : 0, 0]);
}

/** Announces a round as it is drawn, through the route. */
async function announceRound(page: Page, id: number, round: number): Promise<void> {
  const { proposed } = await ask<DrawView>(page, 'GET', `/api/sessions/${id}/draws/${round}`);
  if (proposed === null || !('key' in proposed)) throw new Error(`round ${round} has no proposal`);
  await ask(page, 'POST', `/api/sessions/${id}/draws/${round}/announce`, { key: proposed.key });
}

test('a draw is changed by hand with its consequence shown, corrected late, and goes on with a triangle', async ({
  app: { page },
}) => {
  const id = await startTeams(page, SWISS_SPEC, SWISS_SCORING, NAMES);
  for (const [index, { results }] of SWISS.rounds.slice(0, 3).entries()) {
    if (index > 0) await announceRound(page, id, index + 1);
    await recordMatches(page, id, results);
  }
  const draw = new DrawPage(page);
  const panel = draw.panel();
  const { stands } = SWISS.disturbed.lateCorrection.drawOfRound4;
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  /** The matches on the screen, whoever is at home. */
  const expectPairs = async (pairs: readonly Pair[]) => {
    const sorted = (all: readonly Pair[]) => all.map((pair) => pair.toSorted((a, b) => a - b));
    await expect.poll(async () => sorted(await draw.pairs())).toEqual(sorted(pairs));
  };
  await draw.open(id, 4);
  await expectPairs(stands);
  await expect(page.getByText('Rounds 4 and 5 can be drawn without a rematch.')).toBeVisible();

  // the other ways to draw stand beside, each with the matches of the example, and are taken back
  const { drawsByRule } = SWISS.rounds[3] ?? {};
  for (const [name, pairs] of [
    ['Closest totals', drawsByRule?.closest.pairs],
    ['One round late, from the top', drawsByRule?.oneRoundLate],
  ] as const) {
    await page.getByRole('radio', { name }).click();
    await expectPairs(pairs ?? []);
    await keys('Control+z');
    await expectPairs(stands);
  }

  // two teams change places: each meets the other's opponent, and what else that changes is shown before it is kept
  await draw.matches().nth(4).click();
  await keys('x');
  await page.getByRole('combobox', { name: 'Exchange Cotswolds with' }).selectOption({ label: '2 Vosges' });
  await page.getByRole('textbox', { name: 'Reason' }).fill('same car as Cévennes');
  await keys('Enter');
  await expect(panel).toContainText('This wish changes 2 matches, shown here.');
  await keys('Enter');
  await expect(panel.getByText('same car as Cévennes')).toHaveCount(2);
  await expect(panel.getByRole('button', { name: 'take back' })).toHaveCount(2);
  await expectPairs([...stands.slice(0, 4), [1, 7], [2, 4]]);
  await expect(page.getByText('1 rematch in this draw.')).toBeVisible();
  await keys('Control+z');
  await expect(panel.getByText('same car as Cévennes')).toHaveCount(0);
  await expectPairs(stands);

  // a match is forbidden with its reason, and allowed again
  await draw.matches().nth(0).click();
  await keys('n');
  await page.getByRole('combobox', { name: 'Mendips doesn’t meet' }).selectOption({ label: '12 Cairngorms' });
  await page.getByRole('textbox', { name: 'Until round' }).fill('5');
  await page.getByRole('textbox', { name: 'Reason' }).fill('one club');
  await keys('Enter');
  await expect(panel).toContainText(/This wish changes \d matches/);
  await keys('Enter');
  await expect(panel).toContainText('Mendips and Cairngorms don’t meet, until round 5 one club');
  await expect.poll(() => draw.pairs()).not.toContainEqual([8, 12]);
  await panel.getByRole('button', { name: 'take back' }).click();
  await expect(panel).not.toContainText('one club');
  await expectPairs(stands);

  // a slam of round 3 is read as one down: what that would change is said before the draw, and after it was announced
  const session = await sessionOf(page, id);
  const line = lineInRoom(session, matchOf(session, 1, 9), 'closed', 19, -50);
  const { section, round: third, table, slotBoard, outcome } = line;
  await ask(page, 'POST', `/api/sessions/${id}/verifications`, { section, round: third, table, slotBoard, outcome });
  await page.reload();
  await expect(panel.getByRole('link', { name: `Round 3, table ${table}, board 19` })).toBeVisible();
  await expect(panel).toContainText('Corrected, it would change 5 matches.');
  await draw.announce();
  const known = session.results.find(
    ({ round, table, slotBoard }) => round === line.round && table === line.table && slotBoard === line.slotBoard,
  );
  await askText(page, 'POST', `/api/sessions/${id}/results`, { ...line, expectedVersion: known?.version ?? null });
  await expect(panel).toContainText('By the results as they are now, 5 matches would change.');
  await expectPairs(stands);
  await keys('Control+z');
  await expect(panel).not.toContainText('By the results as they are now');
  await keys('Control+z');
  await expect(panel.getByText('not announced', { exact: true })).toBeVisible();

  // a team leaves: the last has the bye, another is given it, or three meet in a triangle
  const entry = teamsByNumber(session).get(1) ?? 0;
  const terms = { entry, handicap: null, stratum: null, withoutStanding: false, withdrawn: true };
  await ask(page, 'PUT', `/api/sessions/${id}/terms`, { entries: [terms] });
  await expect(draw.matches()).toHaveCount(5);
  await expect(page.getByRole('listitem').filter({ hasText: 'Vosges bye' })).toBeVisible();
  await draw.matches().nth(4).click();
  await keys('b');
  await expect(panel).toContainText('Cotswolds has the bye');
  await keys('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Cotswolds bye' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'take back' })).toBeVisible();
  await keys('Control+z');
  await expect(page.getByRole('listitem').filter({ hasText: 'Vosges bye' })).toBeVisible();
  await keys('o');
  await expect(draw.matches()).toHaveCount(4);
  const three = SWISS.disturbed.withdrawal.triangle.rounds[0]?.triangle ?? [];
  for (const team of three) await expect(draw.triangle()).toContainText(NAMES[team - 1] ?? '');
  await expect(draw.triangle()).toContainText('triangle, rounds 4 and 5');
  await expect(panel).toContainText('Cotswolds, Cévennes and Vosges are the lowest three');
  await expectNoBarrier(page);
  await draw.announce();
  await expect(draw.triangle()).toContainText('tables 9, 10 and 11');
  const drawn = (await sessionOf(page, id)).matches.filter(({ lastRound }) => lastRound === 5);
  expect(drawn.map(({ round }) => round)).toEqual([4, 4, 4]);

  // two teams sit at each other's table: the matches are theirs, and a mismatch counts by whose fault it was
  await recordMatches(page, id, [
    { home: 8, away: 12, boards: decidedBy(-620) },
    { home: 5, away: 6, boards: decidedBy(430) },
  ]);
  const change = { kind: 'wrong-opponents', round: 4, tables: [1, 7], line: 'EW' };
  const asked = { section: session.sections[0]?.id, from: 4, change };
  const { version, frozen, teams } = await ask<ProposalsView>(
    page,
    'POST',
    `/api/sessions/${id}/schedule/proposals`,
    asked,
  );
  const way = teams.find(({ rule }) => rule.kind === 'redrawn');
  await ask(page, 'POST', `/api/sessions/${id}/schedule`, { ...asked, version, frozen, key: way?.key });
  await draw.matches().filter({ hasText: 'Mendips' }).click();
  await expect(panel).toContainText(
    'Mendips and Cheviots sat down together by mistake; Mendips was drawn against Cairngorms',
  );
  await panel.getByRole('link', { name: 'open the match' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keys('g');
  await page.getByRole('radio', { name: 'Mismatch: the wrong opponents (White Book 3.5)' }).check();
  await expect(panel).toContainText('Mendips: 5.61 stands');
  await expect(panel).toContainText('Cheviots: 14.39 counts as 15.7925');
  await page.getByRole('radio', { name: 'Cheviots' }).check();
  await expect(panel).toContainText('Cheviots: 14.39 stands');
  await page.getByRole('radio', { name: 'neither' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toContainText('5.61 – 15.79');
});

test('an odd round is played in half matches to its ranking, shown in the room, and undone', async ({
  app: { page },
}) => {
  const spec = { ...SWISS_SPEC, teams: 7, rounds: 3, boardsPerMatch: 4 };
  const id = await startTeams(page, spec, { ...SWISS_SCORING, scale: 'wbf-discrete' }, NAMES);
  const draw = new DrawPage(page);
  const panel = draw.panel();
  await draw.open(id, 1);
  // the first round is announced with its bye when the event is made: it is drawn anew
  await page.keyboard.press('o');
  await expect(panel.getByRole('radio', { name: 'Triangle' })).toBeChecked();
  await page.keyboard.press('o');
  await expect(panel.getByRole('radio', { name: 'Half matches' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(draw.halfMatches()).toContainText('first at tables 5, 6 and 7then at tables 8, 9 and 10');
  await expect(panel).toContainText('Tables 5, then 8: half match Pennines against Cotswolds, 2 boards.');
  await expect(panel).toContainText('Pennines, Cheviots and Cotswolds are the lowest three who have not met');
  await expectNoBarrier(page);
  const wall = await page.context().newPage();
  await wall.goto(new URL(`/sessions/${id}/display`, page.url()).href);
  const row = wall.getByRole('row').filter({ has: wall.getByRole('rowheader', { name: NAMES[4] ?? '' }) });
  await expect(row.getByRole('cell').first()).toHaveText('5 N-S6 E-Wthen8 E-W9 N-S');

  // 8 IMPs over two boards are 9-1, 3 are 7-3 (published for half matches); 11 over the four of a match 15-5
  await recordMatches(page, id, [
    {
      home: 5,
      away: 7,
      boards: [
        [1, 140, 0],
        [2, 140, 0],
      ],
    },
    {
      home: 6,
      away: 5,
      boards: [
        [1, 110, 0],
        [2, 0, 0],
      ],
    },
    {
      home: 7,
      away: 6,
      boards: [
        [1, 0, 0],
        [2, 0, 0],
      ],
    },
    { home: 1, away: 3, boards: [1, 2, 3, 4].map((board) => [board, board < 3 ? 140 : board === 3 ? 110 : 0, 0]) },
    { home: 2, away: 4, boards: [1, 2, 3, 4].map((board) => [board, 0, 0]) },
  ]);
  const totals = async () => {
    const numbers = new Map([...teamsByNumber(await sessionOf(page, id))].map(([number, entry]) => [entry, number]));
    const { fields } = await standingsOf(page, id);
    const rows = fields[0]?.rankings[0]?.rows ?? [];
    return rows.map(({ entry, total }) => [numbers.get(entry), Number(total)]);
  };
  const sorted = async () => (await totals()).toSorted(([one = 0], [other = 0]) => one - other);
  const played = [15, 10, 5, 10, 9 + 3, 7 + 5, 1 + 5].map((total, at) => [at + 1, total]);
  await expect.poll(sorted).toEqual(played);
  await draw.open(id, 2);
  await expect(draw.standing().getByRole('row').filter({ hasText: 'Pennines' })).toContainText('12');
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(page.getByRole('link', { name: /half match/ })).toHaveCount(3);
  await page.getByRole('link', { name: /Pennines.*Cotswolds/ }).click();
  await expect(panel).toContainText('9 – 1');
  await expect(panel).toContainText('WBF discrete 10-0, half match, 2 boards');
  await expect(page.getByRole('table').first()).toContainText('Second half, N-S Cotswolds');

  // all is undone step by step: the results, then the draw, and the bye is back
  const isHalves = async () => (await sessionOf(page, id)).matches.some(({ isHalf }) => isHalf);
  while (await isHalves()) await ask(page, 'POST', `/api/sessions/${id}/undo`, {});
  expect(await totals()).toEqual(NAMES.slice(0, 7).map((_, at) => [at + 1, 0]));
  await draw.open(id, 1);
  await expect(page.getByRole('listitem').filter({ hasText: 'Cotswolds bye' })).toBeVisible();
});

test('beyond half of a small field the fewest rematches are said before; a match is forced, and a late team joins', async ({
  app: { page },
}) => {
  const spec = { ...SWISS_SPEC, teams: 4, rounds: 4, boardsPerMatch: 1 };
  const id = await startTeams(page, spec, SWISS_SCORING, NAMES);
  const draw = new DrawPage(page);
  const panel = draw.panel();
  await draw.open(id);
  await expect(page.getByText('Round 2 can be drawn without a rematch. From round 3 on some')).toBeVisible();
  for (const round of [1, 2, 3]) {
    if (round > 1) await announceRound(page, id, round);
    const session = await sessionOf(page, id);
    const numbers = new Map([...teamsByNumber(session)].map(([number, entry]) => [entry, number]));
    const played = session.matches.filter((match) => match.round === round);
    await recordMatches(
      page,
      id,
      played.map(({ home, away }) => {
        return { home: numbers.get(home) ?? 0, away: numbers.get(away ?? 0) ?? 0, boards: [[round, 110, 0]] };
      }),
    );
  }
  await draw.open(id, 4);
  await expect(page.getByText('2 rematches in this draw.')).toBeVisible();
  await draw.matches().first().click();
  await expect(panel).toContainText(/met in round 1; the round can’t be drawn with fewer than 2 rematches/);

  // a match that the director wants, with what it changes shown before it is kept
  const pairs = await draw.pairs();
  const [[home, away] = [0, 0]] = pairs;
  const other = [1, 2, 3, 4].find((team) => team !== home && team !== away) ?? 0;
  const name = (team: number) => NAMES[team - 1] ?? '';
  await page.keyboard.press('m');
  const label = `${other} ${name(other)}`;
  await page.getByRole('combobox', { name: / meets$/ }).selectOption({ label });
  await page.getByRole('textbox', { name: 'Reason' }).fill('the final they want');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('This wish changes 2 matches, shown here.');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('the final they want');
  await draw
    .matches()
    .filter({ hasText: name(other) })
    .click();
  await expect(panel).toContainText('meet because the director wants it');
  await page.keyboard.press('Control+z');
  await expect(panel).not.toContainText('the final they want');

  // a fifth team comes late: it is in the draw, and one rematch is enough
  await openScreen(page, id, 'room');
  await page.keyboard.press('c');
  const change = new ChangePanel(page);
  await change.ask('late-pairs');
  await expect(change.ways()).toHaveText([
    /^The late team becomes number 5 and is drawn with the others from round 4 on\.It has nothing for rounds 1 to 3; under Ranking, B can give it a bonus\.$/,
  ]);
  await page.keyboard.press('Enter');
  await expect(change.said()).toContainText('Done.');
  await expectNoBarrier(page);
  await draw.open(id, 4);
  await expect(page.getByRole('listitem').filter({ hasText: 'Team 5 bye' })).toBeVisible();
  await draw.announce();
});
