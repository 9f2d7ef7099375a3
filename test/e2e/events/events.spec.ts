/** The list of events: delete and restore, rename, another day, duplicate, search, who won. */
import type { Page } from '@playwright/test';
import { howellSpec, mitchellSpec } from '../../builders.ts';
import {
  ask,
  giveNames,
  moveClock,
  record,
  sessionOf,
  setLook,
  standingsOf,
  startEvening,
  type Evening,
} from '../evenings.ts';
import { expectNoBarrier } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';
import { EventsPage } from '../pages/EventsPage.ts';

/** Tuesday's event with all its results, and one on Thursday without any. */
async function twoEvents(page: Page): Promise<{ readonly played: Evening; readonly planned: number }> {
  const played = await startEvening(page, mitchellSpec(3));
  await record(page, played.session, played.results);
  const { session } = await startEvening(page, howellSpec(3), { names: false });
  const details = { name: 'Thursday Howell', date: '2027-01-07', start: '14:00' };
  await ask(page, 'PUT', `/api/sessions/${session}/details`, details);
  await new EventsPage(page).open();
  await expect(page.getByRole('link', { name: 'Thursday Howell' })).toBeFocused();
  return { played, planned: session };
}

test('deletes an event by two keys, undoes it, and says what would be deleted', async ({ app: { page } }) => {
  await twoEvents(page);
  const events = new EventsPage(page);
  await page.keyboard.press('ArrowDown');
  await expect(events.event('Tuesday pairs')).toBeFocused();
  await page.keyboard.press('Delete');
  const question = page.getByRole('region', { name: 'Delete “Tuesday pairs”?' });
  await expect(question).toContainText('It is the event of 24 November 2026, with 18 results.');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();

  // Enter, the next key of a hurried director, keeps it.
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(events.event('Tuesday pairs')).toBeFocused();

  await page.keyboard.press('Delete');
  await question.waitFor();
  await page.keyboard.press('y');
  await expect(events.event('Tuesday pairs')).toBeHidden();
  await expect(page.getByText('Deleted: Tuesday pairs.')).toBeVisible();
  await expect(page.getByRole('link', { name: '1 deleted event' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(events.event('Tuesday pairs')).toBeVisible();
  await expect(page.getByText('Restored: Tuesday pairs.')).toBeVisible();
  await expect(page.getByRole('link', { name: '1 deleted event' })).toBeHidden();
});

test('restores a deleted event later, and removes one for good only by its name', async ({ app: { page } }) => {
  const { played } = await twoEvents(page);
  const events = new EventsPage(page);
  for (const name of ['Thursday Howell', 'Tuesday pairs']) {
    await expect(events.event(name)).toBeFocused();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Keep it' }).waitFor();
    await page.keyboard.press('y');
    await expect(events.event(name)).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await page.getByRole('link', { name: '2 deleted events' }).click();
  await expect(page.getByRole('button', { name: 'Restore it: Tuesday pairs' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Restored: Tuesday pairs.')).toBeVisible();
  expect((await sessionOf(page, played.session)).results).toHaveLength(18);

  await expect(page.getByRole('button', { name: 'Restore it: Thursday Howell' })).toBeFocused();
  await page.keyboard.press('Delete');
  const remove = page.locator('aside').getByRole('button', { name: 'Remove for good' });
  await expect(remove).toBeDisabled();
  await page.keyboard.type('thursday howel');
  await expect(remove).toBeDisabled();
  await page.keyboard.type('l');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Removed for good: Thursday Howell.')).toBeVisible();
  await expect(page.getByText('No event is deleted.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(events.rows()).toHaveCount(1);
});

test('an event deleted in one window says so in another, and is restored there', async ({ app: { page } }) => {
  const { played } = await twoEvents(page);
  const other = await page.context().newPage();
  await other.goto(new URL(`/sessions/${played.session}/ranking`, page.url()).href);
  await other.getByRole('heading', { level: 1 }).waitFor();
  await page.bringToFront();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Keep it' }).waitFor();
  await page.keyboard.press('y');
  await expect(page.getByText('Deleted: Tuesday pairs.')).toBeVisible();
  await expect(other.getByRole('heading', { name: '“Tuesday pairs” was deleted.' })).toBeVisible();
  await other.getByRole('button', { name: 'Restore it' }).click();
  await expect(other.getByRole('heading', { name: '“Tuesday pairs” was deleted.' })).toBeHidden();
  await expect(other.getByRole('table').first()).toBeVisible();
  await expect(new EventsPage(page).event('Tuesday pairs')).toBeVisible();
});

test('renames an event and sets another day, refuses what is none, and undoes it', async ({ app: { page } }) => {
  await twoEvents(page);
  const events = new EventsPage(page);
  await page.keyboard.press('e');
  const form = page.getByRole('form', { name: 'Name and day' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Club final of the whole valley, first of two sessions');
  await form.getByLabel('Day').fill('31 feb');
  await page.keyboard.press('Enter');
  await expect(form.getByText('A day, such as 24 Nov or 24/11/26.')).toBeVisible();
  await expect(form.getByLabel('Day')).toBeFocused();
  await form.getByLabel('Day').fill('20 nov 2026');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(events.rows().nth(1)).toContainText('Club final of the whole valley, first of two sessions');
  await expect(events.rows().nth(1)).toContainText('20 Nov 2026');
  await expect(events.event('Club final of the whole valley, first of two sessions')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(events.rows().first()).toContainText('Thursday Howell');
  await expect(events.rows().first()).toContainText('7 Jan 2027');
});

test('duplicates an event with its names, without its results', async ({ app: { page } }) => {
  const { played } = await twoEvents(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('d');
  const form = page.getByRole('form', { name: 'Duplicate this event' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Next Tuesday');
  await expect(form.getByLabel('With the names of the pairs')).toBeChecked();
  await page.keyboard.press('Enter');
  await page.waitForURL(/sessions\/\d+\/room/);
  const copy = await sessionOf(page, Number(/sessions\/(\d+)/.exec(page.url())?.[1]));
  const before = await sessionOf(page, played.session);
  expect(copy.eventName).toBe('Next Tuesday');
  expect(copy.results).toEqual([]);
  const namesOf = ({ sections }: typeof copy) =>
    sections.flatMap(({ entries }) => entries.map(({ players }) => players));
  expect(namesOf(copy)).toEqual(namesOf(before));
  expect(copy.sections[0]?.spec).toEqual(before.sections[0]?.spec);
});

test('the list shows movement, tables and winners, and how far an event in play is', async ({ app: { page } }) => {
  const { played, planned } = await twoEvents(page);
  const events = new EventsPage(page);
  const { sections } = await sessionOf(page, played.session);
  const { fields } = await standingsOf(page, played.session);
  const first = fields[0]?.rankings.map(({ rows }) => rows[0]?.entry) ?? [];
  const row = events.rows().nth(1);
  for (const winner of first) {
    const pair = sections.flatMap(({ entries }) => entries).find(({ id }) => id === winner);
    await expect(row).toContainText(pair?.players.join(' / ') ?? '?');
  }
  await expect(row.getByRole('cell')).toContainText(['24 Nov 2026', 'Mitchell', '3', 'N-S']);
  await expect(events.rows().first()).toContainText('not started');
  await moveClock(page, planned, 'next');
  await expect(events.rows().first()).toContainText('in play: round 1 of 5, 0 of 45 results');
});

test('is searched by typing: name, day, movement, two letters of a player', async ({ app: { page } }) => {
  const { planned } = await twoEvents(page);
  const events = new EventsPage(page);
  await giveNames(page, planned, [
    ['Zoë Quéméneur', 'Ann Alder'],
    ['Ben Birch', 'Carl Cedar'],
    ['Dora Dogwood', 'Eve Elm'],
    ['Fay Fir', 'Gus Gorse'],
    ['Hal Hazel', 'Ivo Ivy'],
    ['Jo Juniper', 'Kit Kapok'],
  ]);
  const find = page.getByRole('searchbox', { name: 'Name, day, movement or player' });
  for (const [typed, name] of [
    ['tues pai', 'Tuesday pairs'],
    ['24/11', 'Tuesday pairs'],
    ['mitch', 'Tuesday pairs'],
    ['qu', 'Thursday Howell'],
    ['january', 'Thursday Howell'],
  ] as const) {
    await page.locator('body').press('f');
    await expect(find).toBeFocused();
    await find.fill(typed);
    await expect(page.getByText('1 event found.')).toBeVisible();
    await expect(events.rows()).toHaveCount(1);
    await expect(events.event(name)).toBeVisible();
    if (typed === 'qu') await expect(events.rows().first()).toContainText('Zoë Quéméneur');
    await page.keyboard.press('Escape');
    await expect(events.rows()).toHaveCount(2);
  }
  await page.locator('body').press('f');
  await find.fill('xyzzy');
  await expect(page.getByText('No event, day, movement or player begins with “xyzzy”.')).toBeVisible();
  await find.fill('howell');
  await expect(events.rows()).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/sessions/${planned}/room`);
});

test('the palette of an event leads to its name, its copy and its deletion, in both languages', async ({ app }) => {
  const { page } = app;
  const { played } = await twoEvents(page);
  await setLook(page, { language: 'fr' });
  for (const [typed, name] of [
    ['renommer', 'Nom et jour'],
    ['dupliquer', 'Dupliquer ce tournoi'],
    ['supprimer', 'Supprimer « Tuesday pairs » ?'],
  ] as const) {
    await page.goto(new URL(`/sessions/${played.session}/room`, page.url()).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.locator('aside').getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('C’est le tournoi du 24 novembre 2026, avec 18 résultats.')).toBeVisible();
  await page.keyboard.press('o');
  await expect(page.getByText('Supprimé : Tuesday pairs.')).toBeVisible();
});

test('N-S and E-W of a movement stay in one piece beside an open panel, in French', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(11, { phantom: 'EW', rounds: 9, boardsPerRound: 3 }));
  await setLook(page, { language: 'fr' });
  await page.goto(new URL(`/?event=${session}&do=duplicate`, page.url()).href);
  await page.locator('aside').getByRole('heading').waitFor();
  const movement = page.getByRole('cell', { name: /sans E-O 11/ });
  const lines = await movement.getByText('E-O', { exact: true }).evaluate((part) => part.getClientRects().length);
  expect(lines).toBe(1);
});

for (const theme of ['light', 'dark'] as const) {
  test(`nothing is in anybody's way in the forms and lists of events: ${theme}`, async ({ app: { page } }) => {
    const { played } = await twoEvents(page);
    await setLook(page, { theme });
    const origin = new URL(page.url()).origin;
    for (const task of ['edit', 'duplicate', 'delete']) {
      await page.goto(`${origin}/?event=${played.session}&do=${task}`);
      await page.locator('aside').getByRole('heading').waitFor();
      await expectNoBarrier(page);
    }
    await page.keyboard.press('y');
    await page.getByRole('link', { name: '1 deleted event' }).click();
    await expect(page.getByRole('button', { name: 'Restore it: Tuesday pairs' })).toBeFocused();
    await page.keyboard.press('Delete');
    await page.locator('aside').getByRole('heading').waitFor();
    await expectNoBarrier(page);
    await page.goto(`${origin}/sessions/${played.session}/room`);
    await page.getByRole('heading', { name: '“Tuesday pairs” was deleted.' }).waitFor();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Restore it' }).click();
    await page.goto(`${origin}/sessions/${played.session}/names`);
    for (const key of ['Control+b', 'Control+o']) {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press(key);
      await page.locator('aside').getByRole('heading').first().waitFor();
      await expectNoBarrier(page);
    }
  });
}
