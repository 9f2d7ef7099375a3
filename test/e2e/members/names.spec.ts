/** Members in the names of an event: which of two of one name, and the terms they bring. */
import type { PlayerView } from '../../../main/club/model/players.ts';
import { mitchellSpec } from '../../builders.ts';
import { ask, sessionOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { giveMember } from './evening.ts';

test('of two of one name the one with the number is chosen by two letters', async ({ app: { page } }) => {
  const names = new NamesPage(page);
  for (const number of ['11', '22']) {
    const numbers = [{ federation: 'FFB', number }];
    await giveMember(page, 'Anne Martin', { numbers });
  }
  const { session } = await startEvening(page, mitchellSpec(3), { names: false });
  await names.open(session);
  await names.field(1, 1).focus();
  await page.keyboard.type('ma');
  await expect(names.completions()).toHaveText(['Anne MartinFFB 11', 'Anne MartinFFB 22']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(names.field(1, 1)).toHaveValue('Anne Martin');
  await page.keyboard.type('Ben Birch');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await sessionOf(page, session)).sections[0]?.entries[0]?.players[1]).toBe('Ben Birch');
  const partners = async () =>
    (await ask<readonly PlayerView[]>(page, 'GET', '/api/players?like=martin')).map(({ apart }) => apart?.partner);
  expect(await partners()).toEqual([null, 'Ben Birch']);
  // Chosen again, the first takes the place of the second.
  await names.field(1, 1).selectText();
  await page.keyboard.type('martin');
  await expect(names.completions()).toHaveText(['Anne MartinFFB 11', 'Anne MartinFFB 22']);
  await names.completions().nth(0).click();
  await expect(names.field(1, 1)).toHaveValue('Anne Martin');
  await expect.poll(partners).toEqual(['Ben Birch', null]);
  // The second sits with the first: two people, who stay two.
  await names.field(1, 2).selectText();
  await page.keyboard.type('martin');
  await names.completions().nth(1).click();
  await expect
    .poll(async () => (await sessionOf(page, session)).sections[0]?.entries[0]?.players)
    .toEqual(['Anne Martin', 'Anne Martin']);
  await expect(page.getByText('stands twice')).toBeHidden();
  // In a team they sit in different pairs, and stay two when the team gets its name.
  const spec = { kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' } as const;
  const match = await ask<{ session: number }>(page, 'POST', '/api/events', {
    name: 'League',
    date: '2026-11-25',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    spec,
  });
  await page.goto(new URL(`/sessions/${match.session}/names`, page.url()).href);
  const player = (place: number) => page.getByRole('combobox', { name: `Team 1, player ${place}`, exact: true });
  for (const place of [1, 3]) {
    await player(place).fill('Anne Martin');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Anne Martin stands twice in team 1.')).toBeVisible();
  await player(3).selectText();
  await page.keyboard.type('martin');
  await names.completions().nth(1).click();
  await expect(page.getByText('stands twice')).toBeHidden();
  await page.getByRole('combobox', { name: 'Team 1, name' }).fill('Oaks');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await sessionOf(page, match.session)).sections[0]?.entries[0]?.team)
    .toEqual({ name: 'Oaks', club: '', players: ['Anne Martin', 'Anne Martin'] });
  expect((await ask<readonly PlayerView[]>(page, 'GET', '/api/players?like=martin')).length).toBe(2);
});

test('handicap and strata of members fill the columns of an event', async ({ app: { page } }) => {
  const names = new NamesPage(page);
  await giveMember(page, 'Ann Alder', { handicap: 200, stratum: 1 });
  await giveMember(page, 'Ben Birch', { handicap: -50, stratum: 2 });
  await giveMember(page, 'Cy Cedar', { stratum: 0 });
  const { session } = await startEvening(page, mitchellSpec(3), { names: false });
  const [one, two] = (await sessionOf(page, session)).sections[0]?.entries ?? [];
  await ask(page, 'PUT', `/api/sessions/${session}/names`, {
    entries: [{ entry: one?.id, players: ['Ann Alder', 'Ben Birch'] }],
  });
  await names.open(session);
  await page.getByRole('button', { name: 'Handicap and strata' }).click();
  await expect(page.getByRole('textbox', { name: 'Pair 1, handicap' })).toHaveValue('0.75');
  await expect(page.getByRole('textbox', { name: 'Pair 1, stratum' })).toHaveValue('B');
  await ask(page, 'PUT', `/api/sessions/${session}/names`, {
    entries: [{ entry: two?.id, players: ['Cy Cedar', ''] }],
  });
  await page.getByRole('button', { name: 'Fill in 1 pair from the members' }).click();
  await expect(page.getByRole('textbox', { name: 'Pair 2, stratum' })).toHaveValue('A');
  await expect(page.getByRole('button', { name: /from the members/ })).toHaveCount(0);
});
