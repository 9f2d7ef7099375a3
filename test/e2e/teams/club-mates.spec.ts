import { expectNoBarrier } from '../barriers.ts';
import { ask, sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';

const CLUBS = ['Dole', '', 'Gap', '', 'Dole', 'Gap'];
const NAMES = ['Jura 1', 'Vosges', 'Alpes 1', 'Lot', 'Jura 2', 'Alpes 2'];

test('club-mates meet first where the director asks for it: said before, undone after, never by itself', async ({
  app: { page },
}) => {
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  const { session: id } = await ask<{ session: number }>(page, 'POST', '/api/events', {
    name: 'League',
    date: '2026-11-24',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    spec: { kind: 'poule', teams: 6, boardsPerMatch: 4, legs: 1, from: 1, rounds: 5, segments: 1, supply: 'copies' },
  });
  const entries = (await sessionOf(page, id)).sections[0]?.entries ?? [];
  const teams = entries.map(({ id: entry }, at) => ({
    entry,
    name: NAMES[at],
    players: [1, 2, 3, 4].map((player) => `${NAMES[at]} ${player}`),
  }));
  await ask(page, 'PUT', `/api/sessions/${id}/teams`, { teams });
  await page.goto(new URL(`/sessions/${id}/names`, page.url()).href);
  // Clubs are typed where they are asked for.
  await expect(page.getByRole('heading', { name: 'Club-mates first' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clubs of the teams' }).click();
  for (const [at, club] of CLUBS.entries()) {
    if (club === '') continue;
    await page.getByRole('combobox', { name: `Team ${at + 1}, club` }).fill(club);
    await page.keyboard.press('Enter');
  }
  const panel = page.getByRole('region', { name: 'Club-mates first' });
  await expect(panel).toContainText(/Gap: Alpes 1 and Alpes 2 meet in round [2-5]\. With other numbers: in round 1\./);
  await expect(panel).toContainText(
    /New numbers: (\d for (Jura|Alpes|Vosges|Lot)[ \d]*, )+\d for [\w ]+\. Nobody else moves\./,
  );
  await expect(panel).toContainText('It is possible until the first result.');
  await expectNoBarrier(page);
  const numbers = async () => {
    const view = await sessionOf(page, id);
    return view.sections[0]?.entries.map(({ team }) => team?.name);
  };
  expect(await numbers()).toEqual(NAMES);
  /** The rounds in which teams of one club meet. */
  const rounds = async () => {
    const { matches, sections } = await sessionOf(page, id);
    const clubs = new Map(sections[0]?.entries.map((entry) => [entry.id, entry.team?.club ?? '']));
    const isOfOne = ({ home, away }: (typeof matches)[number]) =>
      clubs.get(home) !== '' && clubs.get(home) === clubs.get(away ?? 0);
    return matches.filter(isOfOne).map(({ round }) => round);
  };
  await panel.getByRole('button', { name: 'Give these numbers' }).click();
  await expect.poll(rounds).toEqual([1, 1]);
  await expect(panel).toContainText('They meet as early as they can.');
  expect((await numbers())?.toSorted()).toEqual(NAMES.toSorted());
  const alpes = (await sessionOf(page, id)).sections[0]?.entries.find(({ team }) => team?.name === 'Alpes 1');
  expect(alpes?.team).toMatchObject({ club: 'Gap', players: [1, 2, 3, 4].map((player) => `Alpes 1 ${player}`) });
  await page.getByRole('heading', { name: 'Club-mates first' }).click();
  await ask(page, 'POST', `/api/sessions/${id}/undo`, {});
  await expect.poll(numbers).toEqual(NAMES);
  await expect(panel).toContainText('With other numbers: in round 1.');
});
