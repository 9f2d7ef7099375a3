import type { Page } from '@playwright/test';
import type { TeamSpec } from '../../../src/movement/teams/families/index.ts';
import type { MatchStageScoring } from '../../../src/scoring/ranked-matches/scoring.ts';
import { ask, openScreen, sessionOf } from '../evenings.ts';
import { expectNoBarrier } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';
import {
  matchOf,
  recordInRoom,
  recordMatches,
  startTeams,
  teamsByNumber,
  WBF_DISCRETE,
  workedExample,
  type PlayedMatch,
} from '../team-events.ts';

interface Ranked {
  readonly place: number;
  readonly tied: boolean;
  readonly team: number;
  readonly total: string;
}

const POULE = workedExample('poule-7') as {
  readonly teams: readonly { readonly name: string }[];
  readonly rounds: readonly { readonly results: readonly PlayedMatch[] }[];
  readonly withdrawals: readonly {
    readonly team: number;
    readonly afterRound: number;
    readonly outcome: string;
    readonly final: readonly Ranked[];
  }[];
};
const PATTON = workedExample('patton-5') as {
  readonly teams: readonly { readonly name: string }[];
  readonly matches: readonly PlayedMatch[];
  readonly final: Readonly<Record<'board-a-match' | 'patton-imps', readonly Ranked[]>>;
};
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

/** Places, team numbers and totals, as the standing on screen has them. */
async function standing(page: Page): Promise<readonly (readonly [string, number, string])[]> {
  const rows = page.getByRole('table', { name: 'Standing' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((all) =>
    all.map((row) => {
      const cells = [...row.querySelectorAll('td, th')];
      const total = cells.at(-1);
      return [
        cells[0]?.textContent?.trim() ?? '',
        Number(cells[1]?.textContent),
        total?.firstChild?.textContent?.trim() ?? '',
      ] as const;
    }),
  );
}

test('a team that leaves a poule after half: the standing, what its opponents were given, and the same in the panel', async ({
  app: { page },
}) => {
  const left = POULE.withdrawals.find(({ outcome }) => outcome === 'stand');
  if (!left) throw new Error('nobody left');
  const id = await startTeams(
    page,
    SPEC,
    WBF_DISCRETE,
    POULE.teams.map(({ name }) => name),
  );
  const results = POULE.rounds.flatMap(({ results: played }, at) =>
    played.filter(({ home, away }) => at < left.afterRound || (home !== left.team && away !== left.team)),
  );
  await recordMatches(page, id, results);
  const entry = teamsByNumber(await sessionOf(page, id)).get(left.team) ?? 0;
  await openScreen(page, id, 'ranking');
  await page.locator(`button[data-entry="${entry}"]`).first().click();
  await page.keyboard.press('w');
  await page.getByRole('radio', { name: 'Withdrawn' }).check();
  await expect(page.getByRole('complementary')).toContainText('4 of 6 matches, half or more');
  await page.keyboard.press('Enter');
  const row = page
    .getByRole('table', { name: 'Standing' })
    .locator('tr', { has: page.locator(`[data-entry="${entry}"]`) });
  await expect(row).toContainText('withdrew');
  const shown = await standing(page);
  // the total under a tie carries what split it; places of ties are those of the regulation
  expect(
    shown
      .filter(([place]) => place !== '')
      .map(([, team, total]) => `${team}: ${total}`)
      .toSorted(),
  ).toEqual(left.final.map(({ team, total }) => `${team}: ${total}`).toSorted());
  await page.keyboard.press('2');
  await expect(page.getByRole('table', { name: 'Cross-table' }).locator('td i')).not.toHaveCount(0);
  await expectNoBarrier(page);
});

test('a late correction shows what it moves; a fouled board is in the review, and the match says why it is not compared', async ({
  app: { page },
}) => {
  const id = await startTeams(
    page,
    SPEC,
    WBF_DISCRETE,
    POULE.teams.map(({ name }) => name),
  );
  await recordMatches(
    page,
    id,
    POULE.rounds.slice(0, 2).flatMap(({ results }) => results),
  );
  const [first] = POULE.rounds[0]?.results ?? [];
  if (!first) throw new Error('no match');
  const session = await sessionOf(page, id);
  const match = matchOf(session, first.home, first.away);
  const version = (room: 'open' | 'closed') => {
    const cell = session.sections[0]?.cells.find((one) => one.match?.id === match && one.match.room === room);
    return (
      session.results.find((one) => one.round === cell?.round && one.table === cell.table && one.slotBoard === 1)
        ?.version ?? 1
    );
  };
  await openScreen(page, id, `match/${match}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('51 – 34');
  await recordInRoom(page, session, match, 'closed', 1, -430, { expectedVersion: version('closed') });
  // +100 and +430 together are 530, 11 IMPs where there were 3
  await expect(page.getByRole('heading', { level: 1 })).toContainText('59 – 34');
  await expect(page.getByRole('complementary')).toContainText('open room +100, closed room +430, together +530');
  await recordInRoom(page, session, match, 'open', 1, 100, { expectedVersion: version('open'), form: 'A' });
  await recordInRoom(page, session, match, 'closed', 1, -430, { expectedVersion: version('closed') + 1, form: 'B' });
  await expect(page.getByRole('main')).toContainText('different deals at the two tables');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('48 – 34');
  const review = await ask<{ items: { finding: { code: string } }[] }>(page, 'GET', `/api/sessions/${id}/review`);
  expect(review.items.map(({ finding }) => finding.code)).toContain('fouled');
});

const SCORINGS: readonly (readonly ['board-a-match' | 'patton-imps', MatchStageScoring])[] = [
  ['board-a-match', { ...WBF_DISCRETE, comparison: 'board-a-match', scale: null }],
  ['patton-imps', { ...WBF_DISCRETE, comparison: 'patton-imps', scale: 'wbf-discrete-half' }],
];

for (const [name, scoring] of SCORINGS) {
  test(`five teams by ${name}: every total of the worked example`, async ({ app: { page } }) => {
    const spec: TeamSpec = { kind: 'american-whist', teams: 5, boardsPerMatch: 4 };
    const id = await startTeams(
      page,
      spec,
      scoring,
      PATTON.teams.map(({ name: team }) => team),
    );
    const session = await sessionOf(page, id);
    const numbers = new Map([...teamsByNumber(session)].map(([number, entry]) => [entry, number]));
    const turned = PATTON.matches.map((one): PlayedMatch => {
      const isTurned = !session.matches.some(
        ({ home, away }) => numbers.get(home) === one.home && numbers.get(away ?? 0) === one.away,
      );
      if (!isTurned) return one;
      return { home: one.away, away: one.home, boards: one.boards.map(([board, home, away]) => [board, away, home]) };
    });
    await recordMatches(page, id, turned);
    await openScreen(page, id, 'ranking');
    const shown = await standing(page);
    const final = PATTON.final[name];
    expect(shown.map(([, team, total]) => `${team}: ${total}`).toSorted()).toEqual(
      final.map(({ team, total }) => `${team}: ${total}`).toSorted(),
    );
    // a tie of the example is split by the regulation's own criteria
    const untied = final.filter(({ tied }) => !tied);
    expect(
      shown.filter(([, team]) => untied.some((one) => one.team === team)).map(([place, team]) => [place, team]),
    ).toEqual(untied.map(({ place, team }) => [String(place), team]));
  });
}
