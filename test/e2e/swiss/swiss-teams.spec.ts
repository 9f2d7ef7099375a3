import { parseExact, writeExact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import { expectNoBarrier } from '../barriers.ts';
import { sessionOf, standingsOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { DrawPage } from '../pages/DrawPage.ts';
import { recordMatches, startTeams, workedExample, type PlayedMatch } from '../team-events.ts';
import { SWISS_SPEC } from '../../worked-specs.ts';
import { SWISS_SCORING } from './worked.ts';

interface Swiss {
  readonly teams: readonly { readonly number: number; readonly name: string }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly draw: readonly { readonly home: number; readonly away: number }[];
    readonly results: readonly PlayedMatch[];
    readonly standings: readonly { readonly team: number; readonly total: string; readonly imps: string }[];
  }[];
}

const SWISS = workedExample('swiss-teams-12x5') as Swiss;
const NAMES = SWISS.teams.map(({ name }) => name);

test('a Swiss is started by its number of teams, rounds and boards, and its first round is drawn', async ({
  app: { page },
}) => {
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /How many tables/ }).waitFor();
  await page.keyboard.press('t');
  await page.getByRole('textbox', { name: /How many teams/ }).fill('11');
  const chosen = page.locator('tr[aria-current]');
  await expect(chosen).toBeVisible();
  await page.getByLabel('How it is played').selectOption('swiss');
  await page.getByLabel('Rounds', { exact: true }).fill('6');
  await page.getByLabel('Boards a match').fill('7');
  await expect(chosen).toContainText('Swiss, 6 rounds');
  await expect(chosen).toContainText('after round 5 some may have to meet again');
  await page.getByLabel('Rounds', { exact: true }).fill('5');
  await expect(chosen).toContainText('winners meet winners, and nobody twice');
  await expect(page.getByRole('img', { name: /Swiss/ })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('textbox', { name: /How many teams/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/names$/);
  const id = Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
  const session = await sessionOf(page, id);
  expect(session.sections[0]).toMatchObject({
    rounds: 5,
    tables: 10,
    spec: { kind: 'swiss', draw: 'top', first: 'lot' },
  });
  expect(session.scoring.matches).toMatchObject({ comparison: 'imps', bye: 1200, withdrawals: 'session' });
  expect(session.matches.filter(({ away }) => away === null)).toHaveLength(1);
  // the team with the bye has its two pairs before it sits anywhere
  expect(session.sections[0]?.partnerships).toHaveLength(22);
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/room$/);
  await page.keyboard.press('t');
  await page.waitForURL(/\/draw$/);
  const draw = new DrawPage(page);
  await expect(draw.matches()).toHaveCount(5);
});

test('the worked Swiss of twelve: each round is drawn, explained, announced, played and ranked as in the example', async ({
  app: { page },
}) => {
  const id = await startTeams(page, SWISS_SPEC, SWISS_SCORING, NAMES);
  const draw = new DrawPage(page);
  const wall = await page.context().newPage();
  await wall.goto(new URL(`/sessions/${id}/display`, page.url()).href);
  const head = wall.getByRole('heading', { level: 1 });
  const rowOf = (team: number) =>
    wall.getByRole('row').filter({ has: wall.getByRole('rowheader', { name: NAMES[team - 1] ?? '' }) });
  for (const { round, draw: expected, results, standings } of SWISS.rounds) {
    await draw.open(id, round);
    expect(await draw.pairs()).toEqual(expected.map(({ home, away }) => [home, away]));
    if (round > 1) {
      // the room sees a draw once it is announced, and not before
      await expect(head).toContainText(round === 2 ? 'starts 19:30' : `round ${round - 1}`);
      await draw.announce();
      await expect(head).toContainText(`round ${round}`);
      for (const [index, { home, away }] of expected.entries()) {
        await expect(rowOf(home)).toContainText(`${2 * index + 1} N-S${2 * index + 2} E-W${NAMES[away - 1]}`);
      }
    }
    await recordMatches(page, id, results);
    const { fields } = await standingsOf(page, id);
    const numbers = new Map((await sessionOf(page, id)).sections[0]?.entries.map((one) => [one.id, one.number]));
    const rows = fields[0]?.rankings[0]?.rows.map(({ entry, total }) => [numbers.get(entry), total]);
    expect(new Map(rows as [number, string][])).toEqual(
      new Map(standings.map(({ team, total }) => [team, writeExact(parseExact(total) ?? ZERO)])),
    );
  }
  await draw.open(id, 4);
  await expect(draw.panel()).toContainText('closed');
  await expectNoBarrier(page);
});
