import type { Page } from '@playwright/test';
import type { TeamSpec } from '../../../src/movement/teams/families/index.ts';
import { expectNoBarrier } from '../barriers.ts';
import { openScreen, sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { TeamRankingPage } from '../pages/TeamRankingPage.ts';
import { matchOf, recordMatches, startTeams, WBF_DISCRETE, workedExample, type PlayedMatch } from '../team-events.ts';

interface Poule {
  readonly teams: readonly { readonly number: number; readonly name: string }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly results: readonly (PlayedMatch & { readonly imps: readonly [number, number] })[];
    readonly standings: readonly {
      readonly place: number;
      readonly tied: boolean;
      readonly team: number;
      readonly total: string;
      readonly matches: number;
    }[];
  }[];
  readonly cross: readonly (readonly (string | null)[])[];
  readonly final: {
    readonly wbf: readonly { readonly place: number; readonly team: number; readonly total: string }[];
  };
}

const POULE = workedExample('poule-7') as Poule;
const SPEC: TeamSpec = {
  kind: 'poule',
  teams: 7,
  boardsPerMatch: 16,
  legs: 1,
  from: 1,
  rounds: 7,
  segments: 1,
  supply: 'copies',
};
const NAMES = POULE.teams.map(({ name }) => name);

async function playedPoule(page: Page, rounds: number): Promise<number> {
  const session = await startTeams(page, SPEC, WBF_DISCRETE, NAMES);
  await recordMatches(
    page,
    session,
    POULE.rounds.slice(0, rounds).flatMap(({ results }) => results),
  );
  return session;
}

test('a poule of seven: the standing, the cross-table and a match as the worked example has them', async ({
  app: { page },
}) => {
  const session = await playedPoule(page, 7);
  await openScreen(page, session, 'ranking');
  const ranking = new TeamRankingPage(page);
  const standing = ranking.table();
  const rows = standing.locator('tbody tr');
  await expect(rows).toHaveCount(7);
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => {
      const cells = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent?.trim() ?? '');
      return { place: cells[0], team: cells[1], total: cells.at(-1) };
    }),
  );
  expect(shown.map(({ place, team }) => [Number(place), Number(team)])).toEqual(
    POULE.final.wbf.map(({ place, team }) => [place, team]),
  );
  for (const [at, { total }] of POULE.final.wbf.entries()) expect(shown[at]?.total).toMatch(new RegExp(`^${total}`));
  await expect(rows.nth(1)).toContainText('own meetings 11');
  await expect(rows.nth(4)).toContainText('quotient of IMPs 0.864');
  await expect(page.getByRole('complementary')).toContainText('Place 1');
  await expectNoBarrier(page);

  await page.keyboard.press('2');
  const cross = page.getByRole('table', { name: 'Cross-table' });
  await expect(cross.locator('tbody tr')).toHaveCount(7);
  const figures = await cross
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent)));
  expect(figures).toEqual(POULE.cross.map((row) => row.map((figure) => figure ?? '')));
  await expectNoBarrier(page);
  await expect(page.getByText('Each row has what its team won.')).not.toContainText(/[·…]/);

  // the standing as it was after each round
  await page.keyboard.press('3');
  for (const { round, standings } of POULE.rounds) {
    await page.getByRole('button', { name: `After round ${round} of 7` }).click();
    const after = async () =>
      (await ranking.standing()).map(({ team, matches, total }) => [team, matches, total]).toSorted(byTeam);
    await expect
      .poll(after, `after round ${round}`)
      .toEqual(standings.map(({ team, matches, total }) => [team, matches, total]).toSorted(byTeam));
    // A team with a bye in the first round has no place yet.
    const untied = standings
      .filter(({ tied, matches }) => !tied && matches > 0)
      .map(({ place, team }) => [String(place), team]);
    const without = (await ranking.standing()).filter(({ matches }) => matches === 0);
    expect(without.map(({ place }) => place)).toEqual(without.map(() => '–no match counts'));
    const places = (await ranking.standing()).map(({ place, team }) => [place, team]);
    expect(places).toEqual(expect.arrayContaining(untied));
  }

  const [first] = POULE.rounds[0]?.results ?? [];
  if (!first) throw new Error('no match');
  await openScreen(page, session, `match/${matchOf(await sessionOf(page, session), first.home, first.away)}`);
  const sheet = page.getByRole('table', { name: 'Boards' });
  await expect(sheet.locator('tbody tr')).toHaveCount(16);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first.imps.join(' – '));
  await expectNoBarrier(page);

  // All matches are in: their list opens at the last round.
  await page.getByRole('link', { name: 'All matches' }).click();
  await expect(page.locator('main section').last().getByRole('link').first()).toBeFocused();
  await expect(page.locator('main section').first()).not.toBeInViewport();
});

test('the cross-table explains the signs of matches without a result while it has them', async ({ app: { page } }) => {
  const session = await playedPoule(page, 6);
  const [first] = POULE.rounds[6]?.results ?? [];
  if (!first) throw new Error('no match');
  await openScreen(page, session, 'ranking');
  await page.keyboard.press('2');
  const cross = page.getByRole('table', { name: 'Cross-table' });
  const note = page.getByText('Each row has what its team won.');
  await expect(cross.getByText('·', { exact: true })).toHaveCount(6);
  await expect(note).toHaveText(/was cancelled\. · not begun\.$/);
  await recordMatches(page, session, [{ ...first, boards: first.boards.slice(0, 1) }]);
  await expect(cross.getByText('…', { exact: true })).toHaveCount(2);
  await expect(note).toHaveText(/was cancelled\. · not begun, … in play\.$/);
  await expectNoBarrier(page);
});

function byTeam([one]: readonly unknown[], [other]: readonly unknown[]): number {
  return Number(one) - Number(other);
}
