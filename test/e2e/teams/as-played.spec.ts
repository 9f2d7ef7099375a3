/** What stands on the screens of teams as they play: rooms, rounds, IMPs and who is there. */
import { expect, test } from '../fixtures.ts';
import { ask, openScreen, sessionOf } from '../evenings.ts';
import { ChangePanel } from '../pages/ChangePanel.ts';
import { RoomPage } from '../pages/RoomPage.ts';
import { TeamRankingPage } from '../pages/TeamRankingPage.ts';
import { recordMatches, startTeams, TEAM_NAMES, teamsByNumber, WBF_DISCRETE } from '../team-events.ts';

const POULE = { kind: 'poule', teams: 5, boardsPerMatch: 2, legs: 1, from: 1, rounds: 5, segments: 1 } as const;

test('an American Whist has no rooms, its matches stand under their rounds, and total points have no IMPs', async ({
  app: { page },
}) => {
  const spec = { kind: 'american-whist', teams: 5, boardsPerMatch: 2 } as const;
  const id = await startTeams(page, spec, { ...WBF_DISCRETE, comparison: 'aggregate', scale: null }, TEAM_NAMES);
  const room = new RoomPage(page);
  await openScreen(page, id, 'room');
  await expect(room.cards()).toHaveCount(5);
  await expect(room.cards().first()).not.toContainText(/room/i);
  await page.goto(new URL(`/sessions/${id}/entry/round/1`, page.url()).href);
  await expect(page.getByRole('main')).toContainText('Table 1');
  await expect(page.getByRole('main')).not.toContainText(/(open|closed) room/i);
  const { matches } = await sessionOf(page, id);
  const [match] = matches;
  const numbers = new Map([...teamsByNumber(await sessionOf(page, id))].map(([number, entry]) => [entry, number]));
  const [home, away] = [match?.home, match?.away].map((entry) => numbers.get(entry ?? 0) ?? 0);
  await recordMatches(page, id, [{ home: home ?? 0, away: away ?? 0, boards: [[1, 110, -50]] }]);
  const ranking = new TeamRankingPage(page);
  await ranking.open(id);
  await expect(ranking.table().getByRole('columnheader', { name: 'Matches' })).toBeVisible();
  await expect(ranking.table().getByRole('columnheader', { name: 'IMPs' })).toHaveCount(0);
  await expect(page.getByRole('complementary')).toContainText(/What every match gave\s*Round\s*Points/);
  await expect(page.getByRole('complementary').getByRole('listitem').first()).toContainText(/^1, 4/);
});

test('a match of an American Whist is told by its rounds: who sat there, its scores, its keys, its review', async ({
  app: { page },
}) => {
  const spec = { kind: 'american-whist', teams: 5, boardsPerMatch: 2 } as const;
  const id = await startTeams(page, spec, WBF_DISCRETE, TEAM_NAMES);
  const view = await sessionOf(page, id);
  const [match] = view.matches;
  const numbers = new Map([...teamsByNumber(view)].map(([number, entry]) => [entry, number]));
  const [home, away] = [match?.home, match?.away].map((entry) => numbers.get(entry ?? 0) ?? 0);
  await recordMatches(page, id, [{ home: home ?? 0, away: away ?? 0, boards: [[1, 1430, -100]] }]);
  await page.goto(new URL(`/sessions/${id}/match/${match?.id}`, page.url()).href);
  await page.getByRole('button', { name: 'Board 1', exact: true }).click();
  await expect(page.getByRole('complementary')).toContainText(/at one table \+1.430, at the other \+100/);
  await expect(page.getByRole('contentinfo')).toContainText('the other table’s result');
  await expect(page.getByText(/(open|closed) room/i)).toHaveCount(0);
  await page.goto(new URL(`/sessions/${id}/entry/1`, page.url()).href);
  await expect(page.getByRole('table', { name: 'Both tables' })).toContainText('1st N-S2nd N-S');
  await expect(page.getByText(/room/i).filter({ hasNotText: 'Room' })).toHaveCount(0);
  await openScreen(page, id, 'room');
  await expect(page.getByText('A swing of 17 IMPs. Ask for the slips of both tables.')).toBeVisible();
});

test('matches of a New England relay stand under both their rounds, the middle one under its own', async ({
  app: { page },
}) => {
  const spec = { kind: 'new-england', teams: 6, boardsPerMatch: 2, copies: 1 } as const;
  const id = await startTeams(page, spec, WBF_DISCRETE, TEAM_NAMES);
  const view = await sessionOf(page, id);
  const [match] = view.matches;
  const numbers = new Map([...teamsByNumber(view)].map(([number, entry]) => [entry, number]));
  const [home, away] = [match?.home, match?.away].map((entry) => numbers.get(entry ?? 0) ?? 0);
  const board = view.sections[0]?.cells.find((cell) => cell.match?.id === match?.id)?.boards[0] ?? 1;
  await recordMatches(page, id, [{ home: home ?? 0, away: away ?? 0, boards: [[board, 110, -50]] }]);
  await new TeamRankingPage(page).open(id);
  const rounds = page.getByRole('complementary').getByRole('listitem').locator('> :first-child');
  await expect.poll(async () => [...new Set(await rounds.allTextContents())]).toEqual(['1, 5', '2, 4', '3']);
});

test('a table of a team that withdrew says so', async ({ app: { page } }) => {
  const id = await startTeams(page, { ...POULE, supply: 'copies' }, WBF_DISCRETE, TEAM_NAMES);
  const view = await sessionOf(page, id);
  const [cell] = view.sections[0]?.cells ?? [];
  const home = view.matches.find((one) => one.id === cell?.match?.id)?.home;
  const terms = { entry: home, handicap: null, stratum: null, withoutStanding: false, withdrawn: true };
  await ask(page, 'PUT', `/api/sessions/${id}/terms`, { entries: [terms] });
  const room = new RoomPage(page);
  await openScreen(page, id, 'room');
  await expect(room.card(1)).toContainText(/Open room.*not played.*withdrew/s);
  await expect(room.card(3)).not.toContainText('withdrew');
});

test('a match of two teams offers no late team', async ({ app: { page } }) => {
  const spec = { kind: 'match', teams: 2, boardsPerMatch: 8, segments: 2, supply: 'exchanged' } as const;
  const id = await startTeams(page, spec, WBF_DISCRETE, TEAM_NAMES);
  await openScreen(page, id, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await expect(panel.what()).toBeVisible();
  await expect(panel.what().getByRole('option')).toHaveText([
    'A team leaves',
    'Fewer or more rounds',
    'Fewer boards a round',
  ]);
});

test('teams without names are called by their numbers', async ({ app: { page } }) => {
  const id = await startTeams(page, { ...POULE, supply: 'copies' }, WBF_DISCRETE, []);
  await openScreen(page, id, 'room');
  await page.keyboard.press('c');
  const panel = new ChangePanel(page);
  await panel.ask('wrong-opponents', { Round: '1', Table: '1', 'Other table': '2' });
  await expect(page.getByRole('complementary')).toContainText(/N-S Team \d/);
  await ask(page, 'PUT', '/api/settings', { language: 'fr' });
  await page.goto(new URL(`/sessions/${id}/match`, page.url()).href);
  await expect(page.getByRole('main')).toContainText(/L’équipe \d est exempte\./);
});
