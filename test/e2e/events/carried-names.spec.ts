/** Names taken from another event: all or some, under their numbers or the free ones. */
import { howellSpec, mitchellSpec } from '../../builders.ts';
import { askText, sessionOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';

test('all the pairs of a former event come along with their numbers, and are undone together', async ({ app }) => {
  const { page } = app;
  const former = await startEvening(page, mitchellSpec(3));
  const { session } = await startEvening(page, mitchellSpec(3), { names: false });
  await page.goto(new URL(`/sessions/${session}/names`, page.url()).href);
  await expect(page.getByText('0 of 6 pairs have names.')).toBeVisible();
  const members = () => askText(page, 'GET', '/api/players?like=');
  const before = await members();
  await page.keyboard.press('Control+o');
  const panel = page.getByRole('region', { name: 'Names from another event' });
  await expect(panel.getByRole('button', { name: 'Take 6 pairs' })).toBeVisible();
  await expect(panel.getByRole('combobox', { name: 'Which event' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('6 pairs have their names.')).toBeVisible();
  const names = async (id: number) =>
    (await sessionOf(page, id)).sections.flatMap(({ entries }) => entries.map(({ players }) => players));
  expect(await names(session)).toEqual(await names(former.session));
  expect(await members()).toBe(before);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('0 of 6 pairs have names.')).toBeVisible();
});

test('some pairs come under free numbers; who sits here already stays out and is named', async ({ app: { page } }) => {
  const former = await startEvening(page, mitchellSpec(3));
  const { session } = await startEvening(page, howellSpec(3), { names: false });
  const { sections } = await sessionOf(page, former.session);
  const [one, two, three] = sections[0]?.entries ?? [];
  await page.goto(new URL(`/sessions/${session}/names`, page.url()).href);
  await page.getByRole('combobox', { name: 'Pair 1, player 1' }).fill(one?.players[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByText('Saved').waitFor();
  await page.keyboard.press('Control+o');
  const panel = page.getByRole('region', { name: 'Names from another event' });
  await panel.getByRole('button', { name: 'none', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Take 0 pairs' })).toBeDisabled();
  await panel.getByRole('radio', { name: 'the free ones in order' }).check();
  for (const pair of [one, two, three])
    await panel
      .getByRole('listitem')
      .filter({ hasText: pair?.players.join(' / ') ?? '' })
      .getByRole('checkbox')
      .check();
  await expect(panel.getByText(`${one?.players[0]} sits in pair 1`)).toBeVisible();
  await panel.getByRole('button', { name: 'Take 2 pairs' }).click();
  await expect(page.getByText('2 pairs have their names.')).toBeVisible();
  const after = (await sessionOf(page, session)).sections[0]?.entries.map(({ players }) => players.join(' / '));
  expect(after?.slice(1, 3)).toEqual([two, three].map((pair) => pair?.players.join(' / ')));
  expect(after).not.toContain(one?.players.join(' / '));
});

test('names come from any former event, found by typing where the list has the newest alone', async ({
  app: { page },
}) => {
  const former = await startEvening(page, mitchellSpec(3), { event: 'Spring cup' });
  for (let more = 1; more <= 60; more += 1)
    await startEvening(page, mitchellSpec(3), { event: `Tuesday ${more}`, names: false });
  const { session } = await startEvening(page, mitchellSpec(3), { names: false });
  await page.goto(new URL(`/sessions/${session}/names`, page.url()).href);
  await expect(page.getByText('0 of 6 pairs have names.')).toBeVisible();
  await page.keyboard.press('Control+o');
  const panel = page.getByRole('region', { name: 'Names from another event' });
  await expect(panel.getByRole('textbox', { name: /^Find it/ })).toBeFocused();
  await page.keyboard.type('spring');
  await expect(panel.getByRole('button', { name: 'Take 6 pairs' })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: /^Find it/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('6 pairs have their names.')).toBeVisible();
  const names = async (id: number) =>
    (await sessionOf(page, id)).sections.flatMap(({ entries }) => entries.map(({ players }) => players));
  expect(await names(session)).toEqual(await names(former.session));
});

test('the key that takes many pairs is in sight', async ({ app: { page } }) => {
  await startEvening(page, mitchellSpec(11));
  const { session } = await startEvening(page, mitchellSpec(11), { names: false });
  await page.goto(new URL(`/sessions/${session}/names`, page.url()).href);
  await expect(page.getByText('0 of 22 pairs have names.')).toBeVisible();
  await page.keyboard.press('Control+o');
  await expect(page.getByRole('button', { name: 'Take 22 pairs' })).toBeInViewport({ ratio: 1 });
});
