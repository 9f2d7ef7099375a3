import type { Page } from '@playwright/test';
import { howellSpec, mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, sessionOf, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { LONG_NAMES } from '../../names.ts';
import { NamesPage } from '../pages/NamesPage.ts';

const SMALL = mitchellSpec(3);

/** Opens the names of a new event whose pairs have none. */
async function openEmpty(page: Page, spec: Parameters<typeof startEvening>[1] = SMALL) {
  const { session } = await startEvening(page, spec, { names: false });
  const names = new NamesPage(page);
  await names.open(session);
  return { names, session };
}

async function savedNames(page: Page, session: number): Promise<readonly string[]> {
  const { sections } = await sessionOf(page, session);
  return sections.flatMap(({ entries }) => entries.map(({ players }) => players.join(' / ')));
}

test('names are typed one after the other, and every one is saved as it is left', async ({ app: { page } }) => {
  const { names, session } = await openEmpty(page);
  await expect(names.field(1, 1)).toBeFocused();
  for (const name of ['Ann Cedar', 'Bob Cypress', 'Eve Rowan']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('Dan Willow');
  await page.keyboard.press('ArrowDown');
  await expect(names.field(3, 2)).toBeFocused();
  await expect(page.getByRole('heading', { name: '2 of 6 pairs have names.' })).toBeVisible();
  await expect
    .poll(() => savedNames(page, session))
    .toEqual(['Ann Cedar / Bob Cypress', 'Eve Rowan / Dan Willow', ' / ', ' / ', ' / ', ' / ']);
  await page.reload();
  await expect(names.field(2, 2)).toHaveValue('Dan Willow');
  await expect(names.field(3, 1)).toBeFocused();
});

test('Enter in the last field goes to the room, with the last name too', async ({ app: { page } }) => {
  const { names, session } = await openEmpty(page);
  await names.field(6, 2).focus();
  await page.keyboard.type('Zoe Zelkova');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/room$/);
  await expect.poll(async () => (await savedNames(page, session)).at(-1)).toBe(' / Zoe Zelkova');
});

test('↓ in the last line stays there: what is typed next is a name and no key of the room', async ({
  app: { page },
}) => {
  const { names } = await openEmpty(page);
  await names.field(6, 2).focus();
  await page.keyboard.press('ArrowDown');
  await expect(names.field(6, 2)).toBeFocused();
  await page.keyboard.type('Mme Zelkova');
  await expect(names.field(6, 2)).toHaveValue('Mme Zelkova');
});

test('a pasted line that cannot be read stays in the list when the others are taken', async ({ app: { page } }) => {
  const { session } = await startEvening(page, mitchellSpec(3), { names: false });
  const names = new NamesPage(page);
  await names.open(session);
  await names.paste('Ann Cedar / Bob Cypress\nEve / Dan / Joe\nHugo Hazel / Carl Fir');
  await expect(names.list()).toHaveValue('Eve / Dan / Joe');
  await expect(page.getByText('Line 1, “Eve / Dan / Joe”: more than two names.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put the earlier names back' })).toBeVisible();
});

test('a pasted team that finds no place stays in the list when the others are taken', async ({ app: { page } }) => {
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  const spec = { kind: 'poule', teams: 4, boardsPerMatch: 4, legs: 1, from: 1, rounds: 3, segments: 1 } as const;
  const { session } = await ask<{ session: number }>(page, 'POST', '/api/events', {
    name: 'League',
    date: '2026-11-24',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    spec: { ...spec, supply: 'copies' },
  });
  await page.goto(new URL(`/sessions/${session}/names`, page.url()).href);
  await page.getByRole('combobox', { name: 'Team 1, name' }).waitFor();
  await page.keyboard.press('ControlOrMeta+l');
  await page.keyboard.insertText('1 Jura: Ann / Bob\n7 Lot: Eve / Dan\n1 Vosges: Joe / Hugo');
  const list = page.getByRole('textbox', { name: 'List of teams' });
  await expect(page.getByText('Line 3: team 1 stands on a line above.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('combobox', { name: 'Team 1, name' })).toHaveValue('Jura');
  await expect(list).toHaveValue('7 Lot: Eve / Dan\n1 Vosges: Joe / Hugo');
  await expect(page.getByText('Line 1: there is no team 7 in this movement.')).toBeVisible();
  await expectNoBarrier(page);
});

test('after a pasted list typing goes on at the first pair without names', async ({ app: { page } }) => {
  const { names } = await openEmpty(page);
  await names.paste('1 Ann Cedar / Bob Cypress\n2 Eve Rowan / Dan Willow');
  await expect(names.field(3, 1)).toBeFocused();
  await page.keyboard.type('Zoe Zelkova');
  await expect(names.field(3, 1)).toHaveValue('Zoe Zelkova');
});

test('Escape gives up what is being typed, and only then leaves', async ({ app: { page } }) => {
  const { names, session } = await openEmpty(page);
  await page.keyboard.type('Ann');
  await page.keyboard.press('Escape');
  await expect(names.field(1, 1)).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/room$/);
  expect((await savedNames(page, session))[0]).toBe(' / ');
});

test.describe('completion', () => {
  test('two letters are enough: arrow and Enter take a member and go on', async ({ app: { page } }) => {
    await startEvening(page, SMALL);
    const { names, session } = await openEmpty(page);
    await page.keyboard.type('c');
    await expect(names.completions()).toHaveCount(0);
    await page.keyboard.type('y');
    await expect(names.completion('Cypress')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(names.completion('Cypress')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(names.field(1, 1)).toHaveValue('Cypress');
    await expect(names.field(1, 2)).toBeFocused();
    await expect.poll(async () => (await savedNames(page, session))[0]).toBe('Cypress / ');
  });

  test('Enter without a choice keeps what was typed', async ({ app: { page } }) => {
    await startEvening(page, SMALL);
    const { names } = await openEmpty(page);
    await page.keyboard.type('Cy');
    await expect(names.completion('Cypress')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(names.field(1, 1)).toHaveValue('Cy');
    await expect(names.completions()).toHaveCount(0);
  });

  test('a click takes the member, not the two letters', async ({ app: { page } }) => {
    await startEvening(page, SMALL);
    const { names, session } = await openEmpty(page);
    await page.keyboard.type('ro');
    await names.completion('Rowan').click();
    await expect(names.field(1, 1)).toHaveValue('Rowan');
    await expect(names.field(1, 2)).toBeFocused();
    await page.reload();
    await expect(names.field(1, 1)).toHaveValue('Rowan');
    expect((await savedNames(page, session))[0]).toBe('Rowan / ');
  });

  test('the list of the last row is in sight', async ({ app: { page } }) => {
    await startEvening(page, SMALL);
    const { names } = await openEmpty(page, mitchellSpec(40));
    await names.field(80, 2).focus();
    await page.keyboard.type('ce');
    await expect(names.completion('Cedar')).toBeInViewport({ ratio: 1 });
  });
});

test('the order of a pasted list without numbers is told by the lines there are: a Howell has none', async ({
  app: { page },
}) => {
  const names = new NamesPage(page);
  const [mitchell, howell] = [await startEvening(page, mitchellSpec(5)), await startEvening(page, howellSpec(5))];
  await names.open(mitchell.session);
  await expect(names.list()).toHaveAccessibleDescription(/without, North-South first\.$/);
  await names.open(howell.session);
  await expect(names.list()).toHaveAccessibleDescription(/without, in the order of the pairs\.$/);
});

test.describe('a pasted list', () => {
  test('with problems says each by its line, and takes what can be taken', async ({ app: { page } }) => {
    const { names, session } = await openEmpty(page);
    await page.keyboard.press('ControlOrMeta+l');
    await expect(names.list()).toBeFocused();
    await names.list().fill('Ann / Bob\nOnly One\nA / B / C\n9 X / Y\n5 Eve / Dan\n5 V / W');
    await expect(names.problems().getByRole('listitem')).toHaveText([
      'Line 2, “Only One”: one name only; the partner stays empty.',
      'Line 3, “A / B / C”: more than two names. Part the two players with a stroke: Ann Cedar / Bob Cypress.',
      'Line 4: there is no pair 9 in this movement.',
      'Line 6, “5 V / W”: this pair number stands above already. Give each pair its own.',
    ]);
    await expect(names.take()).toHaveText(/^Take 3 pairs/);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(names.field(5, 2)).toHaveValue('Dan');
    await expect
      .poll(() => savedNames(page, session))
      .toEqual(['Ann / Bob', 'Only One / ', ' / ', ' / ', 'Eve / Dan', ' / ']);
  });

  test('too long a list names the lines nobody is left for', async ({ app: { page } }) => {
    const { names } = await openEmpty(page, mitchellSpec(3, { phantom: 'NS' }));
    await names.list().fill('A / B\nC / D\nE / F\nG / H\nI / J\nK / L');
    await expect(names.problems()).toHaveText('Line 6, “K / L”: there is no pair left for it.');
    await names.take().click();
    await expect(page.getByRole('heading', { name: 'All 5 pairs have names.' })).toBeVisible();
    await expect(names.field(4, 1)).toHaveValue('E');
  });

  test('pasted into a field it goes to the panel; one line stays in the field', async ({ app: { page } }) => {
    const { names } = await openEmpty(page);
    await names.pasteHere('Ann Cedar / Bob Cypress\r\nEve Rowan / Dan Willow');
    await expect(names.list()).toBeFocused();
    await expect(names.take()).toHaveText(/^Take 2 pairs/);
    await page.keyboard.press('Escape');
    await expect(names.field(1, 1)).toBeFocused();
    await expect(names.field(1, 1)).toHaveValue('');
    await names.pasteHere('Ann Cedar');
    await expect(names.field(1, 1)).toBeFocused();
  });

  test('can be put back', async ({ app: { page } }) => {
    const evening = await startEvening(page, SMALL);
    const names = new NamesPage(page);
    await names.open(evening.session);
    const before = await savedNames(page, evening.session);
    await names.paste('1 Ann / Bob\n4 Eve / Dan');
    await expect(names.field(4, 1)).toHaveValue('Eve');
    await names.putBack().click();
    await expect(names.field(4, 1)).not.toHaveValue('Eve');
    await expect.poll(() => savedNames(page, evening.session)).toEqual(before);
  });
});

test('nobody plays with themselves: the pair waits until one of its names is changed', async ({ app: { page } }) => {
  const { names, session } = await openEmpty(page);
  for (const name of ['Ann Cedar', 'ann cedar', 'Eve Rowan']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Ann Cedar stands twice in pair 1.')).toBeVisible();
  await expect.poll(() => savedNames(page, session)).toContain('Eve Rowan / ');
  expect((await savedNames(page, session))[0]).toBe('Ann Cedar / ');
  await names.field(1, 2).fill('Bob Cypress');
  await names.field(1, 2).press('Enter');
  await expect(page.getByText('stands twice')).toBeHidden();
  await expect.poll(async () => (await savedNames(page, session))[0]).toBe('Ann Cedar / Bob Cypress');
});

test('a name in two pairs is remarked on and kept', async ({ app: { page } }) => {
  const { names, session } = await openEmpty(page);
  await names.paste('Ann / Bob\nEve / Ann');
  await expect(page.getByText('Ann sits in pairs 1 and 2. If that is two people, tell them apart.')).toBeVisible();
  await expect.poll(async () => (await savedNames(page, session))[1]).toBe('Eve / Ann');
});

/** Names sent from now on get an answer of which only the beginning arrives. */
async function cutAnswers(page: Page): Promise<void> {
  await page.route('**/names', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ body: '{"change":' }) : route.continue(),
  );
}

test('names that could not be saved stay, and go along with the next', async ({ app: { page } }) => {
  const { names, session } = await openEmpty(page);
  await cutAnswers(page);
  await page.keyboard.type('Ann Cedar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Names could not be saved. They are still here.');
  await expect(names.field(1, 1)).toHaveValue('Ann Cedar');
  await page.unroute('**/names');
  await page.keyboard.type('Bob Cypress');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await savedNames(page, session))[0]).toBe('Ann Cedar / Bob Cypress');
});

test('and can be saved by asking again', async ({ app: { page } }) => {
  const { session } = await openEmpty(page);
  await cutAnswers(page);
  await page.keyboard.type('Ann Cedar');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await page.unroute('**/names');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await savedNames(page, session))[0]).toBe('Ann Cedar / ');
});

test('one ranking is one list in two columns', async ({ app: { page } }) => {
  const { names } = await openEmpty(page, howellSpec(5));
  await expect(names.column('Pairs 1 to 5').getByRole('combobox')).toHaveCount(10);
  await names.field(5, 2).focus();
  await page.keyboard.press('Enter');
  await expect(names.field(6, 1)).toBeFocused();
});

test('twenty tables are in sight at once', async ({ app: { page } }) => {
  const { names } = await openEmpty(page, mitchellSpec(20));
  for (const pair of [1, 20, 40]) await expect(names.field(pair, 2)).toBeInViewport({ ratio: 1 });
});

for (const theme of ['light', 'dark'] as const) {
  test(`nothing is in anybody's way: ${theme}`, async ({ app: { page } }) => {
    await setLook(page, { theme });
    await startEvening(page, SMALL);
    const { names } = await openEmpty(page, mitchellSpec(13, { phantom: 'NS' }));
    await expectNoBarrier(page);
    await page.keyboard.type('ce');
    await expect(names.completion('Cedar')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoBarrier(page);
    await names.list().fill('Ann / Bob\nOnly One\n99 X / Y');
    await expectNoBarrier(page);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(names.putBack()).toBeVisible();
    await expectNoBarrier(page);
  });
}

test('long names and a phone: nothing scrolls sideways', async ({ app: { page } }) => {
  const { names } = await openEmpty(page, mitchellSpec(13));
  const long = 'Maximiliane-Theodora von Hohenlohe-Waldenburg-Schillingsfürst';
  await names.paste(`${long} / ${long} the Younger`);
  await expect(names.field(1, 1)).toHaveValue(long);
  for (const width of [1280, 640, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
});

for (const [width, height] of [
  [1280, 800],
  [1024, 640],
  [390, 844],
] as const) {
  test(`a long pasted list stays inside the window, with its button: ${width} by ${height}`, async ({
    app: { page },
  }) => {
    const { names } = await openEmpty(page, mitchellSpec(20));
    await page.setViewportSize({ width, height });
    const lines = Array.from({ length: 40 }, (_, index) => LONG_NAMES[index % LONG_NAMES.length]?.join(' / '));
    await names.list().fill(lines.join('\n'));
    const panel = page.getByRole('region', { name: 'Paste a list' });
    await panel.getByRole('textbox').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: /^Take \d+ pairs/ })).toBeInViewport({ ratio: 1 });
    const { height: tall = 0 } = (await panel.boundingBox()) ?? {};
    expect(tall).toBeGreaterThan(0);
    expect(tall).toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page);
  });
}

for (const choice of ['here', 'there'] as const) {
  test(`a name typed while another window changes it overwrites nothing unasked: ${choice} is taken`, async ({
    app: { page, address },
  }) => {
    test.skip(address === null, 'the desktop has one window');
    const { names, session } = await openEmpty(page);
    await names.field(1, 1).fill('Ann Cedar');
    await names.field(1, 2).fill('Bob Cypress');
    await names.field(2, 1).focus();
    await expect.poll(async () => (await savedNames(page, session))[0]).toBe('Ann Cedar / Bob Cypress');
    const other = new NamesPage(await page.context().newPage());
    await other.page.goto(page.url());
    // typing has begun here when the other window's change arrives
    await names.field(1, 1).fill('Ann Cedar mine');
    await other.field(1, 1).fill('Eve Rowan');
    await other.field(1, 2).fill('Dan Willow');
    await other.field(2, 1).focus();
    await expect(names.field(1, 2)).toHaveValue('Dan Willow');
    await expect(names.field(1, 1)).toHaveValue('Ann Cedar mine');
    await names.field(2, 1).focus();
    const alert = page.getByRole('alert').filter({ hasText: 'another window' });
    await expect(alert).toContainText('Pair 1: there Eve Rowan, Dan Willow; here Ann Cedar mine, Dan Willow');
    expect((await savedNames(page, session))[0]).toBe('Eve Rowan / Dan Willow');
    await expect(names.field(1, 1)).toHaveValue('Ann Cedar mine');
    const taken = choice === 'here' ? 'Ann Cedar mine' : 'Eve Rowan';
    await page.getByRole('button', { name: choice === 'here' ? 'Save those typed here' : 'Keep the others' }).click();
    await expect(names.field(1, 1)).toHaveValue(taken);
    await expect(alert).toHaveCount(0);
    await expect.poll(async () => (await savedNames(page, session))[0]).toBe(`${taken} / Dan Willow`);
  });
}
