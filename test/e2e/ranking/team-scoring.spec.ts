import type { Page } from '@playwright/test';
import type { TeamSpec } from '../../../src/movement/teams/families/index.ts';
import { expectNoBarrier } from '../barriers.ts';
import { openScreen, sessionOf, setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import {
  recordMatches,
  startTeams,
  teamsByNumber,
  WBF_DISCRETE,
  workedExample,
  type PlayedMatch,
} from '../team-events.ts';

interface Ranked {
  readonly team: number;
  readonly total: string;
}

const PATTON = workedExample('patton-5') as {
  readonly teams: readonly { readonly name: string }[];
  readonly matches: readonly PlayedMatch[];
  readonly final: Readonly<Record<'board-a-match' | 'patton-imps', readonly Ranked[]>>;
};
const WHIST: TeamSpec = { kind: 'american-whist', teams: 5, boardsPerMatch: 4 };

async function totals(page: Page): Promise<readonly string[]> {
  const rows = page.getByRole('table', { name: /^(Standing|Classement)$/ }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((all) =>
    all
      .map((row) => [...row.querySelectorAll('td, th')])
      .map((cells) => `${Number(cells[1]?.textContent)}: ${cells.at(-1)?.firstChild?.textContent?.trim() ?? ''}`)
      .toSorted(),
  );
}

const totalsOf = (ranked: readonly Ranked[]) => ranked.map(({ team, total }) => `${team}: ${total}`).toSorted();

test('matches are scored in another way from the ranking: who would move is said first, and undo scores them as before', async ({
  app: { page },
}) => {
  const id = await startTeams(
    page,
    WHIST,
    WBF_DISCRETE,
    PATTON.teams.map(({ name }) => name),
  );
  const session = await sessionOf(page, id);
  const numbers = new Map([...teamsByNumber(session)].map(([number, entry]) => [entry, number]));
  const turned = PATTON.matches.map((one): PlayedMatch => {
    const asDrawn = session.matches.some(
      ({ home, away }) => numbers.get(home) === one.home && numbers.get(away ?? 0) === one.away,
    );
    if (asDrawn) return one;
    return { home: one.away, away: one.home, boards: one.boards.map(([board, home, away]) => [board, away, home]) };
  });
  await recordMatches(page, id, turned);
  await openScreen(page, id, 'ranking');
  const before = await totals(page);
  await page.getByRole('button', { name: /^IMPs, victory points/ }).click();
  const form = page.getByRole('form', { name: 'change the scoring' });
  await expect(form).toContainText('The matches are scored so now.');
  await form.getByLabel('Scoring', { exact: true }).selectOption('board-a-match');
  await expect(form).toContainText('Each board 2–1–0; the points are added up.');
  await expect(form.getByRole('heading', { name: 'If saved' })).toBeVisible();
  for (const { total } of PATTON.final['board-a-match']) await expect(form).toContainText(`· ${total}`);
  await expectNoBarrier(page);
  // nothing is scored so before it is saved
  expect(await totals(page)).toEqual(before);
  await form.getByRole('button', { name: /Score so/ }).click();
  await expect.poll(() => totals(page)).toEqual(totalsOf(PATTON.final['board-a-match']));
  await page.getByRole('button', { name: /^Board-a-match/ }).click();
  await form.getByLabel('Scoring', { exact: true }).selectOption('patton-imps');
  await form.getByLabel('Scale').selectOption('wbf-discrete-half');
  await form.getByLabel('Scale').press('Enter');
  await expect.poll(() => totals(page)).toEqual(totalsOf(PATTON.final['patton-imps']));
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => totals(page)).toEqual(totalsOf(PATTON.final['board-a-match']));
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => totals(page)).toEqual(before);
});

test('a bye is given victory points, in French; what is no figure is refused and kept', async ({ app: { page } }) => {
  const spec: TeamSpec = {
    kind: 'poule',
    teams: 3,
    boardsPerMatch: 2,
    legs: 1,
    from: 1,
    rounds: 3,
    segments: 1,
    supply: 'copies',
  };
  const id = await startTeams(page, spec, WBF_DISCRETE, ['Jura', 'Vosges', 'Lot']);
  const session = await sessionOf(page, id);
  const numbers = new Map([...teamsByNumber(session)].map(([number, entry]) => [entry, number]));
  const drawn = session.matches.filter(({ away }) => away !== null);
  // every match is drawn, 10 to both
  await recordMatches(
    page,
    id,
    drawn.map(({ home, away, round }) => ({
      home: numbers.get(home) ?? 0,
      away: numbers.get(away ?? 0) ?? 0,
      boards: [1, 2].map((board) => [2 * (round - 1) + board, 0, 0] as const),
    })),
  );
  await setLook(page, { language: 'fr', theme: 'dark' });
  await openScreen(page, id, 'ranking');
  await expect.poll(() => totals(page)).toEqual(['1: 20', '2: 20', '3: 20']);
  await page.getByRole('button', { name: /^IMPs, points de victoire/ }).click();
  const form = page.getByRole('form', { name: 'changer le mode de calcul' });
  const bye = form.getByLabel('Une exemption vaut');
  await bye.fill('douze');
  await bye.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Une exemption vaut un nombre de points');
  await expect(bye).toHaveValue('douze');
  await bye.fill('12,5');
  await expect(form).toContainText('1= · 32,5');
  await expectNoBarrier(page);
  await bye.press('Enter');
  await expect.poll(() => totals(page)).toEqual(['1: 32,50', '2: 32,50', '3: 32,50']);
});
