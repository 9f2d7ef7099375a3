import type { TeamSpec } from '../../../src/movement/teams/families/index.ts';
import { sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { DisplayPage } from '../pages/DisplayPage.ts';
import {
  matchOf,
  recordInRoom,
  recordMatches,
  startTeams,
  WBF_DISCRETE,
  workedExample,
  type PlayedMatch,
} from '../team-events.ts';

const POULE = workedExample('poule-7') as {
  readonly teams: readonly { readonly name: string }[];
  readonly rounds: readonly { readonly results: readonly PlayedMatch[] }[];
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

test('the second display seats teams, ranks them by matches that ended, and keeps what a match still has to play', async ({
  app: { page },
}) => {
  const names = POULE.teams.map(({ name }) => name);
  const id = await startTeams(page, SPEC, WBF_DISCRETE, names);
  const rounds = POULE.rounds.map(({ results }) => results);
  await recordMatches(page, id, rounds[0] ?? []);
  const session = await sessionOf(page, id);
  const [open] = rounds[1] ?? [];
  if (!open) throw new Error('no second round');
  // a grand slam in the open room, which the closed room has still to play
  await recordInRoom(page, session, matchOf(session, open.home, open.away), 'open', 17, 1510);
  await recordInRoom(page, session, matchOf(session, open.home, open.away), 'open', 18, 1460);

  const display = new DisplayPage(page);
  await display.open(id);
  const row = (name: string | undefined) =>
    display
      .main()
      .getByRole('row')
      .filter({ hasText: name ?? '' });
  await expect(row(names[0])).toContainText('bye');
  await expect(row(names[1])).toContainText(/\d N-S\s*\d+ E-W/);

  const { places, cross: figures } = await display.ranking();
  expect(places).toHaveLength(7);
  for (const name of names) await expect(display.main()).toContainText(name);
  // three matches have ended: six figures, and none of the match in play
  expect(figures.flat().filter((figure) => figure !== '')).toHaveLength(6);
  expect(figures[open.home - 1]?.[open.away - 1]).toBe('');
  await expect(display.main()).not.toContainText(/1.?510|1.?460/);
});

test('before a match ends the ranking is one page, which says so', async ({ app: { page } }) => {
  const id = await startTeams(
    page,
    SPEC,
    WBF_DISCRETE,
    POULE.teams.map(({ name }) => name),
  );
  const display = new DisplayPage(page);
  await display.open(id);
  await display.hold('ranking');
  await expect(display.main()).toContainText('No results yet');
  await expect(display.main().getByRole('heading', { level: 1 })).not.toContainText(/\d of \d/);
});
