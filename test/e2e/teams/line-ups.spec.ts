/** Line-ups that can't be, and names that are saved while a line-up is. */
import { expectNoBarrier } from '../barriers.ts';
import { ask, openScreen, sessionOf, setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { MatchPage } from '../pages/MatchPage.ts';
import { matchOf, recordInRoom, startTeams, WBF_DISCRETE } from '../team-events.ts';

const MATCH = { kind: 'match', teams: 2, boardsPerMatch: 16, segments: 2, supply: 'exchanged' } as const;

/** The two pairs of a team in both rooms. */
function seats(team: string) {
  return { open: [`${team} Player1`, `${team} Player2`], closed: [`${team} Player3`, `${team} Player4`] };
}

test('a line-up that would seat a player at another table of the round is refused, and says which', async ({
  app: { page },
}) => {
  const whist = { kind: 'american-whist', teams: 5, boardsPerMatch: 4 } as const;
  const id = await startTeams(page, whist, WBF_DISCRETE, ['Jura', 'Vosges', 'Lot', 'Ain', 'Tarn']);
  const before = await sessionOf(page, id);
  const [match] = before.matches;
  const [section] = before.sections;
  const home = section?.entries.find((team) => team.id === match?.home)?.team;
  await openScreen(page, id, `match/${match?.id ?? 0}`);
  await page.keyboard.press('l');
  const form = page.getByRole('form', { name: /^(Line-up|Composition)$/ });
  // the two pairs of the team exchange places: in this movement they play other matches of the round
  const name = home?.name ?? '';
  for (const [seat, players] of [
    ['Open room, North-South', home?.players.slice(2)],
    ['Closed room, East-West', home?.players.slice(0, 2)],
  ] as const) {
    for (const place of [1, 2]) {
      await form.getByLabel(`${name}, ${seat}, player ${place}`).fill(players?.[place - 1] ?? '');
    }
  }
  await page.keyboard.press('Enter');
  const refusal = form.getByRole('alert');
  await expect(refusal).toContainText(/In round 1 somebody of this line-up sits at table \d\./);
  await expectNoBarrier(page);
  // nothing that was typed is lost, and nothing was seated
  await expect(form.getByLabel(`${name}, Open room, North-South, player 1`)).toHaveValue(home?.players[2] ?? '');
  expect((await sessionOf(page, id)).sections[0]?.scheduleVersion).toBe(section?.scheduleVersion);
  await setLook(page, { language: 'fr', theme: 'dark' });
  await form.getByLabel(`${name}, Salle ouverte, Nord-Sud, joueur 1`).press('Enter');
  await expect(refusal).toContainText(/Au tour 1, quelqu’un de cette composition est assis à la table \d\./);
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});

test('the same pairs meet again all the same: said before and beside the match, in the review, and undone', async ({
  app: { page },
}) => {
  const id = await startTeams(page, MATCH, WBF_DISCRETE, ['Jura', 'Vosges']);
  const match = matchOf(await sessionOf(page, id), 1, 2);
  const screen = new MatchPage(page);
  await screen.open(id, match);
  const again = screen.panel().getByText(/met before in this match\.$/);
  await expect(again).toHaveCount(0);
  await page.keyboard.press('l');
  const form = page.getByRole('form', { name: 'Line-up' });
  await form.getByRole('button', { name: 'second half' }).click();
  await page.keyboard.press('Alt+x');
  await expect(form.getByText(/have met already/)).toHaveCount(2);
  await form.getByRole('button', { name: 'Seat them all the same' }).click();
  await expect(form).toHaveCount(0);
  await expect(again).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(again).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(again).toHaveCount(2);

  // Once they have begun, the review says it; what both halves gave counts.
  const session = await sessionOf(page, id);
  await recordInRoom(page, session, match, 'open', 1, 420);
  await recordInRoom(page, session, match, 'closed', 1, 170);
  await recordInRoom(page, session, match, 'open', 9, -50);
  await recordInRoom(page, session, match, 'closed', 9, 100);
  await expect(screen.head()).toContainText('6 – 4');
  await openScreen(page, id, 'room');
  const said = page.getByText(/ and .* meet again in half 2, after half 1\. Change the pairs before the next board/);
  await expect(said).toHaveCount(2);
});

test('names typed while a line-up of the team is saved elsewhere are not refused, and nothing is lost', async ({
  app: { page },
}) => {
  const id = await startTeams(page, MATCH, WBF_DISCRETE, ['Jura', 'Vosges']);
  const { sections, matches } = await sessionOf(page, id);
  const [section] = sections;
  await page.goto(new URL(`/sessions/${id}/names`, page.url()).href);
  const field = (text: string) => page.getByRole('combobox', { name: text });
  await expect(field('Team 1, name')).toHaveValue('Jura');
  // the page does not hear of the line-up before it saves a name
  await page.route('**/stream*', (route) => route.abort());
  await page.route('**/diff/**', (route) => route.abort());
  const away = { open: seats('Vosges').closed, closed: seats('Vosges').open };
  await ask(page, 'PUT', `/api/sessions/${id}/matches/${matches[0]?.id ?? 0}/line-up`, {
    segment: 2,
    pairs: { home: { ...seats('Jura'), closed: ['Rowan', 'Willow'] }, away },
    version: section?.scheduleVersion,
  });
  await field('Team 1, name').fill('Haut-Jura');
  await field('Team 1, name').press('Enter');
  const team = async () => {
    const { entries = [], partnerships = [] } = (await sessionOf(page, id)).sections[0] ?? {};
    const jura = entries.find(({ number }) => number === 1);
    const pairs = partnerships.filter(({ of }) => of[0] === jura?.id).map(({ players }) => players.join(' / '));
    return [jura?.team?.name, ...pairs];
  };
  await expect
    .poll(team)
    .toEqual(['Haut-Jura', 'Jura Player1 / Jura Player2', 'Jura Player3 / Jura Player4', 'Rowan / Willow']);
  await expect(page.getByRole('alert').filter({ hasText: 'changed' })).toHaveCount(0);
});
