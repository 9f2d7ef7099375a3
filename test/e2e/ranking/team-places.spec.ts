import type { Page } from '@playwright/test';
import type { TeamSpec } from '../../../src/movement/teams/families/index.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, openScreen, sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { startTeams, WBF_DISCRETE } from '../team-events.ts';

/** Records one board at the first table of the first round. */
async function recordOne(page: Page, id: number) {
  const [section] = (await sessionOf(page, id)).sections;
  const cell = section?.cells.find(({ round, sitOut }) => round === 1 && !sitOut);
  if (!section || !cell) throw new Error('no table');
  const { round, table, ns, ew } = cell;
  const [board = 0] = cell.boards;
  await ask(page, 'POST', `/api/sessions/${id}/results`, {
    section: section.id,
    round,
    table,
    slotBoard: board,
    board,
    ns,
    ew,
    outcome: { kind: 'score', score: 420 },
    typed: '420',
    expectedVersion: null,
  });
}

const places = async (page: Page) =>
  (await page.locator('table[aria-label] tbody tr td:first-child').allInnerTexts()).map((text) => text.slice(0, 1));

test('teams have no place while nothing counts for them, and a match of several rounds is called so everywhere', async ({
  app: { page },
}) => {
  const spec: TeamSpec = {
    kind: 'poule',
    teams: 4,
    boardsPerMatch: 8,
    legs: 1,
    from: 1,
    rounds: 3,
    segments: 1,
    supply: 'exchanged',
  };
  const id = await startTeams(page, spec, WBF_DISCRETE, ['Jura', 'Vosges', 'Ardennes', 'Lot']);
  await recordOne(page, id);
  await openScreen(page, id, 'ranking');
  await expect.poll(() => places(page)).toEqual(['–', '–', '–', '–']);
  await expect(page.getByRole('complementary')).toContainText('No match counts.');
  await page.keyboard.press('b');
  const matches = page.getByRole('form').getByRole('combobox').getByRole('option');
  await expect(matches).toHaveText([
    'In the whole event',
    'Match 1 of 3, rounds 1 and 2, against Lot',
    'Match 2 of 3, rounds 3 and 4, against Vosges',
    'Match 3 of 3, rounds 5 and 6, against Ardennes',
  ]);
  await expectNoBarrier(page);
  await page.goto(new URL(`/sessions/${id}/match`, page.url()).href);
  await expect(page.getByRole('heading', { name: 'Match 2 of 3, rounds 3 and 4' })).toBeVisible();
});

test('teams that are added up have no place while no board of theirs counts', async ({ app: { page } }) => {
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  const { session: id } = await ask<{ session: number }>(page, 'POST', '/api/events', {
    name: 'Teams',
    date: '2026-11-24',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    scoring: { method: 'matchpoints', regulation: 'wbf' },
    addedUp: true,
    spec: {
      kind: 'mitchell',
      tables: 5,
      phantom: null,
      rounds: 4,
      boardsPerRound: 3,
      arrowSwitch: 0,
      even: 'share',
    },
  });
  await recordOne(page, id);
  await openScreen(page, id, 'ranking');
  await expect.poll(() => places(page)).toEqual(['–', '–', '–', '–', '–']);
  await expect(page.getByRole('button', { name: 'Matchpoints, WBF', exact: true })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('No board counts.');
  await expectNoBarrier(page);
});
