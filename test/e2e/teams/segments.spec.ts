/** Matches in other parts than two halves, board by board; totals in the place of boards. */
import type { Page } from '@playwright/test';
import type { TeamMatchSpec } from '../../../src/movement/teams/families/match.ts';
import { playTeamsToTheEnd } from '../competitions/team-evening.ts';
import { playedLines } from '../competitions/playing.ts';
import { continuousPoints, impsFor, shownFigures, sum } from '../competitions/worth.ts';
import { sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { MatchPage } from '../pages/MatchPage.ts';
import { TeamRankingPage } from '../pages/TeamRankingPage.ts';
import { matchOf, startTeams, TEAM_NAMES, WBF_DISCRETE } from '../team-events.ts';

const CONTINUOUS = { ...WBF_DISCRETE, scale: 'wbf-continuous' } as const;
const PLANS: readonly (readonly [title: string, plan: Omit<TeamMatchSpec, 'kind' | 'teams'>])[] = [
  ['two parts of twelve, dealt at the tables', { boardsPerMatch: 24, segments: 2, supply: 'dealt' }],
  ['four parts of six, two copies', { boardsPerMatch: 24, segments: 4, supply: 'copies' }],
  ['eight boards in one, exchanged', { boardsPerMatch: 8, segments: 1, supply: 'exchanged' }],
];

for (const [title, plan] of PLANS) {
  test(`a match of ${title}: every board, every part, the result, undo`, async ({ app: { page } }) => {
    const id = await startTeams(page, { kind: 'match', teams: 2, ...plan }, CONTINUOUS, TEAM_NAMES.slice(1));
    const seed = plan.segments;
    await playTeamsToTheEnd(page, id, { way: { by: 'victory-points' }, seed });
    const session = await sessionOf(page, id);
    const match = new MatchPage(page);
    await match.open(id, matchOf(session, 1, 2));
    if (plan.segments > 1) await expectMeetingsSaid(page, plan.segments);
    const size = plan.boardsPerMatch / plan.segments;
    await expect(match.sheets()).toHaveCount(plan.segments);
    const boards = [...Map.groupBy(playedLines(session, seed), ({ shown }) => shown)]
      .toSorted(([a], [b]) => a - b)
      .map(([board, both]) => {
        const [open, closed] = [1, 2].map((table) => both.find((line) => line.table === table)?.score ?? 0);
        return { board, open: open ?? 0, closed: closed ?? 0, imps: impsFor((open ?? 0) - (closed ?? 0)) };
      });
    for (let part = 1; part <= plan.segments; part++) {
      const own = boards.slice((part - 1) * size, part * size);
      const { rows, totals } = await match.part(part);
      expect(rows).toEqual(
        own.map(({ board, open, closed, imps }) => {
          const [home, away] = [imps > 0 ? String(imps) : '', imps < 0 ? String(-imps) : ''];
          return { board, open: signed(open), closed: signed(closed), home, away };
        }),
      );
      expect(totals).toEqual(wonBy(own.map(({ imps }) => imps)).map(String));
    }
    const [home, away] = wonBy(boards.map(({ imps }) => imps));
    await expect(match.head()).toContainText(`${home} – ${away}`);
    const points = continuousPoints((home ?? 0) - (away ?? 0), plan.boardsPerMatch);
    await expect(match.panel()).toContainText(`${points} – ${Math.round(100 * (20 - points)) / 100}`);
  });
}

/**
 * In two parts the same pairs meet once: beside the third pair, the others would meet again. In more parts they may.
 */
async function expectMeetingsSaid(page: Page, segments: number): Promise<void> {
  await page.keyboard.press('l');
  const form = page.getByRole('form', { name: 'Line-up' });
  await expect(form.getByRole('button', { name: 'exchange the away pairs' })).toBeVisible();
  await page.keyboard.press('Alt+x');
  await expect(form.getByText(/have met already/)).toHaveCount(segments === 2 ? 1 : 0);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
}

test('totals of a match that was played elsewhere count in its place, and are taken away again', async ({
  app: { page },
}) => {
  const spec = { kind: 'poule', teams: 3, boardsPerMatch: 8, legs: 1, from: 1, rounds: 3 } as const;
  const id = await startTeams(page, { ...spec, segments: 1, supply: 'exchanged' }, CONTINUOUS, TEAM_NAMES);
  const session = await sessionOf(page, id);
  const given = session.matches.find(({ away }) => away !== null);
  const ranking = new TeamRankingPage(page);
  await new MatchPage(page).open(id, given?.id ?? 0);
  await page.keyboard.press('g');
  const form = page.getByRole('form', { name: 'Result in the place of the boards' });
  const [home, away] = [form.getByRole('textbox').nth(0), form.getByRole('textbox').nth(1)];
  await home.fill('x');
  await away.fill('13');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Both figures, as numbers.');
  await home.fill('31');
  await form.getByLabel('Note').fill('Played at Chambéry on Sunday');
  await page.keyboard.press('Enter');
  await expect(new MatchPage(page).head()).toContainText('31 – 13');
  await expect(new MatchPage(page).panel()).toContainText('Played at Chambéry on Sunday');
  const points = continuousPoints(18, 8);
  await ranking.open(id);
  const totals = async () => (await ranking.standing()).map(({ total, matches, imps }) => [total, matches, imps]);
  const figures = shownFigures([points, 20 - points, 0]);
  const won = [
    [figures[0], 1, '31–13'],
    [figures[1], 1, '13–31'],
    [figures[2], 0, '0–0'],
  ];
  await expect.poll(totals).toEqual(won);
  await page.keyboard.press('Control+z');
  await expect(ranking.table()).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(totals).toEqual(won);
  // In victory points there is no score of the boards: the head shows the result itself.
  await new MatchPage(page).open(id, given?.id ?? 0);
  await page.keyboard.press('g');
  await form.getByRole('combobox').selectOption('victory-points');
  await home.fill('12.5');
  await away.fill('7.5');
  await page.keyboard.press('Enter');
  await expect(new MatchPage(page).head()).toContainText('12.5 – 7.5');
});

function signed(score: number): string {
  return score > 0 ? `+${score}` : String(score);
}

/** IMPs won by each team. */
function wonBy(imps: readonly number[]): readonly [number, number] {
  return [sum(imps.filter((figure) => figure > 0)), sum(imps.filter((figure) => figure < 0).map((figure) => -figure))];
}
