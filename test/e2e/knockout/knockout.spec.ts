import type { Page } from '@playwright/test';
import type { KnockoutView } from '../../../main/club/model/knockout.ts';
import { USUAL_CARRY_OVER } from '../../../src/draw/knockout/carry-over.ts';
import { KNOCKOUT_SPEC } from '../../worked-specs.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, sessionOf, setLook, standingsOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';

import { BracketPage } from '../pages/BracketPage.ts';
import {
  matchOf,
  recordMatches,
  startTeams,
  TEAM_NAMES,
  teamsByNumber,
  workedExample,
  type PlayedMatch,
} from '../team-events.ts';

type MatchOfFile = Partial<PlayedMatch> & {
  readonly bye?: number;
  readonly imps?: readonly [number, number];
  readonly extra?: readonly { readonly boards: PlayedMatch['boards']; readonly imps: readonly [number, number] }[];
};
interface KnockoutFile {
  readonly teams: readonly { readonly name: string }[];
  readonly rounds: readonly { readonly matches: readonly MatchOfFile[] }[];
  readonly final: readonly { readonly place: number; readonly tied: boolean; readonly team: number }[];
}

const FILE = workedExample('knockout-11') as KnockoutFile;
const BRACKETS = workedExample('brackets') as {
  readonly order: Readonly<Record<64, readonly number[]>>;
  readonly triangle: {
    readonly example: {
      readonly matches: readonly { readonly teams: readonly string[]; readonly imps: readonly [number, number] }[];
    };
  };
};
const NAMES = FILE.teams.map(({ name }) => name);
const IMPS = { comparison: 'imps', scale: null, pool: null, bye: null, withdrawals: 'session' } as const;

function played(match: MatchOfFile): match is PlayedMatch & MatchOfFile {
  return match.bye === undefined;
}

const matchesOf = (round: number): readonly (PlayedMatch & MatchOfFile)[] =>
  FILE.rounds[round]?.matches.filter(played) ?? [];

/** Gives a match a total, as if it was played elsewhere. */
async function give(page: Page, id: number, [home, away]: readonly [number, number], imps: readonly [number, number]) {
  const session = await sessionOf(page, id);
  const match = matchOf(session, home, away);
  const expectedVersion = session.matches.find((one) => one.id === match)?.givenVersion ?? null;
  const given = { kind: 'totals', home: String(imps[0]), away: String(imps[1]), unit: 'imps', team: null };
  await ask(page, 'PUT', `/api/sessions/${id}/matches/${match}/result`, { given, note: '', expectedVersion });
}

/** The chosen match is forfeited by one of its teams. */
async function forfeit(page: Page, team: string): Promise<void> {
  await page.keyboard.press('w');
  await page
    .getByRole('form', { name: /result/i })
    .getByRole('radio', { name: /forfeit/i })
    .check();
  await page.getByRole('radio', { name: team }).check();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/result'));
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await kept).ok()).toBe(true);
}

test('eleven teams from the first round to the last place, with extra boards, as the example has it', async ({
  app: { page },
}) => {
  const id = await startTeams(page, KNOCKOUT_SPEC, IMPS, NAMES);
  const bracket = new BracketPage(page);
  await recordMatches(page, id, matchesOf(0));
  await bracket.open(id);
  await expect(bracket.match('8 Mendips 54, 9 Chilterns 77')).toBeVisible();
  await expect(bracket.match('1 Jura bye')).toBeVisible();
  expect(await bracket.proposal()).toEqual([
    'Jura – Chilterns',
    'Cévennes – Pennines',
    'Vosges – Malverns',
    'Ardennes – Grampians',
  ]);
  await expectNoBarrier(page);
  await bracket.announce();
  await recordMatches(page, id, matchesOf(1));
  await bracket.choose('1 Jura 65, 9 Chilterns 65');
  await expect(bracket.panel()).toContainText('Nobody goes on yet.');
  const [tied] = matchesOf(1);
  for (const [index, part] of (tied?.extra ?? []).entries()) {
    const seated = page.waitForResponse((answer) => answer.url().endsWith('/extra-boards'));
    await page.keyboard.press('e');
    expect((await seated).ok()).toBe(true);
    await recordMatches(page, id, [{ home: 1, away: 9, boards: part.boards }]);
    await expect(
      bracket.panel().getByRole('row', { name: index === 0 ? '4 more boards 10 10' : 'Sudden death, one board 7 0' }),
    ).toBeVisible();
  }
  await expect(bracket.panel().getByRole('row', { name: 'First half 32 17' })).toBeVisible();
  await expect(bracket.panel().getByRole('row', { name: 'Second half 33 48' })).toBeVisible();
  await expect(bracket.panel().getByRole('row', { name: 'In all 82 75' })).toBeVisible();
  await expect(bracket.panel()).toContainText('Jura goes on.');
  await expect(bracket.panel()).toContainText('Jura had a bye and Chilterns beat Mendips');
  await expect(bracket.drawing()).toContainText('10–10 on 4 boards, 7–0 on one board');
  for (const round of [2, 3]) {
    await expect(bracket.panel()).toContainText(round === 2 ? 'Next: Semi-finals' : 'Next: Final');
    await bracket.announce();
    await recordMatches(page, id, matchesOf(round));
  }
  await bracket.choose('1 Jura 60, 10 Malverns 54');
  await expect(bracket.panel()).toContainText('Jura wins.');
  // A semi-final is corrected after the final was played: the final stands, and who else would play is said until undone.
  await give(page, id, [1, 4], [36, 79]);
  await expect(bracket.panel()).toContainText('Final: drawn for Jura, and now Cévennes would play.');
  await expect(bracket.panel()).toContainText('The round is played: it stands');
  await expect(bracket.match('1 Jura 36, 4 Cévennes 79')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(bracket.match('1 Jura 79, 4 Cévennes 36')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A correction changed who goes on' })).toBeHidden();
  await expect(bracket.panel().getByRole('heading', { name: 'Places', exact: true })).toBeVisible();
  const { fields } = await standingsOf(page, id);
  const numbers = new Map([...teamsByNumber(await sessionOf(page, id))].map(([number, entry]) => [entry, number]));
  const rows =
    fields[0]?.rankings[0]?.rows.map(({ place, tied: isTied, entry }) => ({
      place,
      tied: isTied,
      team: numbers.get(entry),
    })) ?? [];
  const inOrder = rows.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || (a.team ?? 0) - (b.team ?? 0));
  expect(inOrder).toEqual(FILE.final);
  await expect(bracket.panel().getByRole('definition').nth(2)).toHaveText(/Cévennes, Grampians/);
  await expectNoBarrier(page);
});

test('a walkover, a late correction and undo: the director decides, and nothing is drawn by itself', async ({
  app: { page },
}) => {
  const id = await startTeams(page, { ...KNOCKOUT_SPEC, teams: 4 }, IMPS, NAMES);
  const bracket = new BracketPage(page);
  await give(page, id, [1, 4], [30, 12]);
  await bracket.open(id);
  await bracket.choose('2 Vosges, 3 Ardennes');
  await forfeit(page, 'Ardennes');
  await bracket.open(id);
  expect(await bracket.proposal()).toEqual(['Jura – Vosges']);
  await bracket.announce();
  await give(page, id, [1, 4], [12, 30]);
  await expect(page.getByRole('heading', { name: 'A correction changed who goes on' })).toBeVisible();
  await expect(bracket.panel()).toContainText('Final: drawn for Jura, and now Cévennes would play.');
  await expect(bracket.match('1 Jura, 2 Vosges')).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'announce anew' }).click();
  await expect(bracket.match('4 Cévennes, 2 Vosges')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A correction changed who goes on' })).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'A correction changed who goes on' })).toBeVisible();
});

test('opponents are chosen by rank, a beaten team is seated, seeds are typed, places are played off, all by keys', async ({
  app: { page },
}) => {
  const id = await startTeams(page, { ...KNOCKOUT_SPEC, teams: 4, playOffs: 'third' }, IMPS, NAMES);
  const bracket = new BracketPage(page);
  await bracket.open(id);
  await page.keyboard.press('s');
  await page.getByLabel(/numbers of the teams/).fill('3 1 4 2');
  await page.keyboard.press('Enter');
  await expect(bracket.match('1 Ardennes, 4 Vosges')).toBeVisible();
  await give(page, id, [3, 2], [30, 10]);
  await give(page, id, [1, 4], [25, 10]);
  await expect(bracket.panel()).toContainText('Next: Final');
  expect(await bracket.proposal()).toEqual(['Ardennes – Jura', 'Cévennes – Vosges']);
  await page.keyboard.press('x');
  const form = page.getByRole('form', { name: 'Who meets whom' });
  await form.getByLabel('Team').selectOption('Ardennes');
  await form.getByLabel('meets').selectOption('Ardennes');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Ardennes cannot meet itself. Name two teams.');
  await form.getByLabel('meets').selectOption('Cévennes');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Ardennes and Cévennes play for different places and cannot meet.');
  await page.keyboard.press('Escape');
  await bracket.choose(/^1 Ardennes 30/);
  await page.keyboard.press('i');
  await expect(bracket.panel().getByText('Jura – Vosges')).toBeVisible();
  await bracket.announce();
  await bracket.choose('4 Vosges, 2 Jura');
  await expect(bracket.panel()).toContainText('Vosges plays in the place of Ardennes, who beat it.');
  await give(page, id, [1, 2], [20, 21]);
  await bracket.choose('1 Ardennes, 3 Cévennes');
  await forfeit(page, 'Ardennes');
  await bracket.open(id);
  await expect(bracket.panel().getByRole('definition')).toHaveText(['Vosges ', 'Jura ', 'Cévennes ', 'Ardennes ']);
});

test('what two had in an earlier session of the event is offered as the match of which a part is carried over', async ({
  app: { page },
}) => {
  const first = await startTeams(page, { ...KNOCKOUT_SPEC, teams: 4 }, IMPS, NAMES);
  await give(page, first, [1, 4], [30, 12]);
  const { session: id } = await ask<{ session: number }>(page, 'POST', `/api/sessions/${first}/next`, {
    date: '2026-12-01',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    spec: { ...KNOCKOUT_SPEC, teams: 4, carry: USUAL_CARRY_OVER },
    way: { kind: 'nothing' },
  });
  const bracket = new BracketPage(page);
  await bracket.open(id);
  await bracket.choose('1 Jura, 4 Cévennes');
  await page.keyboard.press('c');
  const form = page.getByRole('form', { name: 'Earlier match of the two' });
  await expect(form.getByLabel('Jura')).toHaveValue('30');
  await expect(form.getByLabel('Cévennes')).toHaveValue('12');
  await expect(form).toContainText('The figures are those of their match in session 1.');
  await expectNoBarrier(page);
  await page.keyboard.press('Enter');
  await give(page, id, [1, 4], [20, 28]);
  await expect(bracket.panel().getByRole('row', { name: 'Carried over 9 0' })).toBeVisible();
  await expect(bracket.panel()).toContainText('Jura goes on.');
});

test('a triangle is drawn and decided as the example has it; 64 teams stand in order of seeds, each with its name', async ({
  app: { page },
}) => {
  const triangle = await startTeams(page, { ...KNOCKOUT_SPEC, teams: 3, odd: 'triangles' }, IMPS, NAMES);
  const bracket = new BracketPage(page);
  await bracket.open(triangle);
  await bracket.choose('1 Jura, 2 Vosges, 3 Ardennes');
  await expect(bracket.panel()).toContainText('Triangle of Jura, Vosges and Ardennes');
  // Two of the three are level by wins, IMPs and their quotient: four more boards decide, and can be taken back.
  for (const { teams, imps } of BRACKETS.triangle.example.matches) {
    const [home = 0, away = 0] = teams.map((team) => 'ABC'.indexOf(team) + 1);
    await give(page, triangle, [home, away], imps);
  }
  await expect(bracket.panel().getByRole('row', { name: 'Jura 1 55–43' })).toBeVisible();
  await expect(bracket.panel().getByRole('row', { name: /^(Vosges|Ardennes) 1 45–51$/ })).toHaveCount(2);
  await expect(bracket.panel()).toContainText('Vosges and Ardennes are level: extra boards decide.');
  await page.keyboard.press('e');
  await expect(bracket.panel().getByRole('row', { name: '4 more boards 0 0' })).toBeVisible();
  const more = [13, 14, 15, 16].map((board) => [board, board === 13 ? -130 : 0, 0] as const);
  await recordMatches(page, triangle, [{ home: 2, away: 3, boards: more }]);
  await expect(bracket.panel()).toContainText('Jura and Ardennes go on.');
  expect(await bracket.proposal()).toEqual(['Jura – Ardennes']);
  await expectNoBarrier(page);
  while (
    await bracket
      .panel()
      .getByRole('row', { name: /more boards/ })
      .isVisible()
  ) {
    const undone = page.waitForResponse((answer) => answer.url().endsWith('/undo'));
    await page.keyboard.press('Control+z');
    await undone;
  }
  await expect(bracket.panel()).toContainText('Vosges and Ardennes are level: extra boards decide.');
  const names = Array.from({ length: 64 }, (_, index) => TEAM_NAMES[index] ?? `Équipe ${index + 1}`);
  const all = await startTeams(page, { ...KNOCKOUT_SPEC, teams: 64 }, IMPS, names);
  await bracket.open(all);
  const { nodes } = await ask<KnockoutView>(page, 'GET', `/api/sessions/${all}/knockout`);
  await expect(bracket.drawing().getByRole('button')).toHaveCount(nodes.length);
  const drawn = await bracket
    .drawing()
    .getByRole('button')
    .evaluateAll((matches) =>
      matches
        .map((match) => ({ id: Number(match.dataset['bracket']), top: match.getBoundingClientRect().top }))
        .toSorted((one, other) => one.top - other.top)
        .map(({ id }) => id),
    );
  const firstRound = drawn.flatMap((id) => nodes.filter((node) => node.id === id && node.round === 1));
  expect(firstRound.flatMap(({ sides }) => sides.map(({ entry }) => entry))).toEqual(BRACKETS.order[64]);
  const text = (await bracket.drawing().textContent())?.replaceAll(/[\s\u2066-\u2069]/g, '') ?? '';
  expect(names.filter((name) => !text.includes(name.normalize('NFC').replaceAll(/\s/g, '')))).toEqual([]);
  await expectNoBarrier(page);
});

test('in French and dark, on a laptop and on a phone, nothing stands in the way', async ({ app: { page } }) => {
  const names = TEAM_NAMES.slice(0, 11);
  const id = await startTeams(page, { ...KNOCKOUT_SPEC, playOffs: 'third' }, IMPS, names);
  await give(page, id, [8, 9], [54, 77]);
  const bracket = new BracketPage(page);
  await bracket.open(id);
  await setLook(page, { language: 'fr', theme: 'dark' });
  await expect(bracket.drawing()).toContainText('Quarts de finale');
  await expect(bracket.drawing()).toContainText('Places 3 à 4');
  await expect(bracket.panel()).toContainText('Premier tour selon les têtes de série');
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bracket.drawing()).toBeVisible();
  await expectNoBarrier(page);
});

test('the second display shows the bracket part by part, each name whole', async ({ app: { page } }) => {
  const names = Array.from({ length: 16 }, (_, index) => TEAM_NAMES[index] ?? '');
  const id = await startTeams(page, { ...KNOCKOUT_SPEC, teams: 16 }, IMPS, names);
  await page.goto(new URL(`/sessions/${id}/display`, page.url()).href);
  await page.getByRole('main').waitFor();
  await page.keyboard.press('3');
  const drawing = page.getByRole('group', { name: /^Bracket of/ });
  await expect(drawing).toBeVisible();
  await expect(drawing.getByRole('button')).toHaveCount(0);
  const box = await drawing.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(800);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Team evening\d of 2$/);
  await expect(page.getByRole('button', { name: '3 bracket' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoBarrier(page);
});
