import type { TeamSpec } from '../../../src/movement/teams/families/index.ts';
import type { MatchStageScoring } from '../../../src/scoring/ranked-matches/scoring.ts';
import { shownFigures } from '../competitions/worth.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, openScreen, sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { TeamRankingPage } from '../pages/TeamRankingPage.ts';
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

type PattonWay = 'board-a-match' | 'patton-ratio' | 'patton-imps' | 'imps-vp';

interface Ranked {
  readonly place: number;
  readonly tied: boolean;
  readonly team: number;
  readonly total: string;
  readonly matches: number;
}

const POULE = workedExample('poule-7') as {
  readonly teams: readonly { readonly name: string }[];
  readonly rounds: readonly { readonly results: readonly PlayedMatch[] }[];
  readonly withdrawals: readonly {
    readonly team: number;
    readonly afterRound: number;
    readonly played: number;
    readonly of: number;
    readonly outcome: 'stand' | 'cancelled';
    /** What opponents without their match are given. */
    readonly given?: readonly { readonly team: number; readonly given: string }[];
    readonly final: readonly Ranked[];
  }[];
};
const PATTON = workedExample('patton-5') as {
  readonly teams: readonly { readonly name: string }[];
  readonly matches: readonly PlayedMatch[];
  readonly final: Readonly<Record<PattonWay, readonly Ranked[]>>;
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

for (const left of POULE.withdrawals) {
  const { team, afterRound, played, of, outcome } = left;
  test(`team ${team} leaves a poule after round ${afterRound}: ${outcome}, as in the worked example, and back`, async ({
    app: { page },
  }) => {
    const names = POULE.teams.map(({ name }) => name);
    const id = await startTeams(page, SPEC, WBF_DISCRETE, names);
    const results = POULE.rounds.flatMap(({ results: all }, at) =>
      all.filter(({ home, away }) => at < afterRound || (home !== team && away !== team)),
    );
    await recordMatches(page, id, results);
    const ranking = new TeamRankingPage(page);
    await ranking.open(id);
    const before = await ranking.standing();
    const entry = teamsByNumber(await sessionOf(page, id)).get(team) ?? 0;
    await page.locator(`button[data-entry="${entry}"]`).first().click();
    await page.keyboard.press('w');
    await page.getByRole('radio', { name: 'Withdrawn' }).check();
    await expect(page.getByRole('complementary')).toContainText(`${played} of ${of} matches`);
    await page.keyboard.press('Enter');
    const row = ranking.table().locator('tr', { has: page.locator(`[data-entry="${entry}"]`) });
    await expect(row).toContainText('withdrew');
    const shown = (await ranking.standing()).filter(({ place }) => place !== '');
    expect(shown.map(({ total }) => total)).toEqual(left.final.map(({ total }) => total));
    expect(shown.map((one) => one.matches)).toEqual(left.final.map(({ matches }) => matches));
    // places of ties are those of the regulation
    const untied = left.final.filter(({ tied }) => !tied).map((one) => [String(one.place), one.team]);
    expect(shown.map((one) => [one.place, one.team])).toEqual(expect.arrayContaining(untied));
    const cross = await ranking.crossFigures();
    const given = left.given ?? [];
    expect(given.map((one) => cross[one.team - 1]?.[team - 1])).toEqual(given.map((one) => one.given));
    await expect(ranking.cross().locator('td i')).toHaveCount(given.length);
    if (given.length > 1) await expectNoBarrier(page);
    if (outcome === 'cancelled') expect(new Set(cross[team - 1])).toEqual(new Set(['', '–']));
    await page.keyboard.press('Control+z');
    await page.keyboard.press('1');
    await expect.poll(() => ranking.standing()).toEqual(before);
  });
}

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
  // The list opens at the first round that has an open match, with the cursor there.
  const missing = session.matches.find(({ round, away }) => round === 3 && away !== null)?.id ?? 0;
  await page.getByRole('link', { name: 'All matches' }).click();
  await expect(page.locator(`a[href$="/match/${missing}"]`)).toBeFocused();
  const rounds = page.locator('main section > h2');
  await expect(rounds.nth(0)).not.toBeInViewport();
  await expect(rounds.nth(2)).toBeInViewport();
  await page.goBack();
  await recordInRoom(page, session, match, 'open', 1, 100, { expectedVersion: version('open'), form: 'A' });
  await recordInRoom(page, session, match, 'closed', 1, -430, { expectedVersion: version('closed') + 1, form: 'B' });
  await expect(page.getByRole('main')).toContainText('different deals at the two tables');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('48 – 34');
  const review = await ask<{ items: { finding: { code: string } }[] }>(page, 'GET', `/api/sessions/${id}/review`);
  expect(review.items.map(({ finding }) => finding.code)).toContain('fouled');
  // The match is open again.
  await page.getByRole('link', { name: 'All matches' }).click();
  await expect(page.locator(`a[href$="/match/${match}"]`)).toBeFocused();
});

const SCORINGS: Readonly<Record<PattonWay, MatchStageScoring>> = {
  'board-a-match': { ...WBF_DISCRETE, comparison: 'board-a-match', scale: null },
  'patton-ratio': { ...WBF_DISCRETE, comparison: 'patton-ratio', scale: null, pool: 8 },
  'patton-imps': { ...WBF_DISCRETE, comparison: 'patton-imps', scale: 'wbf-discrete-half' },
  'imps-vp': WBF_DISCRETE,
};

/** A fraction, `65/2`, as a number. */
function numberOf(fraction: string): number {
  const [numerator = 0, denominator = 1] = fraction.split('/').map(Number);
  return numerator / denominator;
}

test('five teams scored four ways: every place and total of the worked example', async ({ app: { page } }) => {
  const names = PATTON.teams.map(({ name }) => name);
  const id = await startTeams(page, { kind: 'american-whist', teams: 5, boardsPerMatch: 4 }, WBF_DISCRETE, names);
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
  const ranking = new TeamRankingPage(page);
  await ranking.open(id);
  for (const way of ['board-a-match', 'patton-ratio', 'patton-imps', 'imps-vp'] as const) {
    const scoring = { method: 'cross-imps', regulation: 'wbf', matches: SCORINGS[way] };
    await ask(page, 'PUT', `/api/sessions/${id}/scoring`, scoring);
    const final = PATTON.final[way];
    const totals = shownFigures(final.map(({ total }) => numberOf(total)));
    await expect.poll(async () => (await ranking.standing()).map(({ total }) => total), way).toEqual(totals);
    const shown = await ranking.standing();
    // a tie of the example is split by the regulation's own criteria
    const untied = final.filter(({ tied }) => !tied).map(({ place, team }) => [String(place), team]);
    expect(shown.map(({ place, team }) => [place, team])).toEqual(expect.arrayContaining(untied));
    expect(new Set(shown.map(({ team }) => team)).size).toBe(5);
  }
});
