/**
 * A published poule with boards dealt at the tables, corrected afterwards: what changed, by the numbers on the cases.
 */
import { lineBody, playedLines, recordLines } from '../competitions/playing.ts';
import { expectStanding } from '../competitions/team-evening.ts';
import { teamsByHand } from '../competitions/teams-by-hand.ts';
import { ask, sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { TeamRankingPage } from '../pages/TeamRankingPage.ts';
import { startTeams, TEAM_NAMES, WBF_DISCRETE } from '../team-events.ts';

const POULE = { kind: 'poule', teams: 5, boardsPerMatch: 4, legs: 1, from: 1, rounds: 5, segments: 1 } as const;
const CONTINUOUS = { ...WBF_DISCRETE, scale: 'wbf-continuous' } as const;

test('a correction after publication is reported with both figures of every team it moves', async ({
  app: { page },
}) => {
  const id = await startTeams(page, { ...POULE, supply: 'dealt' }, CONTINUOUS, TEAM_NAMES);
  const session = await sessionOf(page, id);
  const due = playedLines(session, 55);
  await recordLines(page, id, due);
  const byHand = (lines = due) => teamsByHand(session, { by: 'victory-points' }, due, lines);
  const ranking = new TeamRankingPage(page);
  await ranking.open(id);
  await expectStanding(ranking, byHand());
  await page.keyboard.press('p');
  await expect(page.getByRole('main').getByText(/corrections until/)).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('main').getByText(/corrections ended/)).toBeVisible();

  const line = due.find(({ round, table, shown }) => round === 5 && table === 2 && shown === 4);
  if (!line) throw new Error('no board 4');
  expect(line.board).not.toBe(line.shown);
  const entry = new EntryPage(page);
  await entry.open(id, line.board);
  await entry.field(2).fill('7nn=');
  await expect(page.getByRole('region', { name: 'If saved' })).toBeVisible();
  await page.keyboard.press('Enter');
  const corrected = due.map((one) => (one === line ? { ...one, score: 2220 } : one));
  await ranking.open(id);
  await expectStanding(ranking, byHand(corrected));
  await page.getByRole('button', { name: 'Changed since published (1)' }).click();
  const result = page.getByRole('main').getByRole('row', { name: /7NT N =/ });
  await expect(result.getByRole('cell').nth(0)).toHaveText('4');
  await expect(result.getByRole('cell').nth(1)).toHaveText('2');
  await expect(result.getByRole('cell').nth(2)).toHaveText('5');
  const [before, after] = [byHand().rows, byHand(corrected).rows];
  for (const { team, total } of after) {
    const was = before.find((row) => row.team === team)?.total ?? '';
    const row = page.getByRole('main').getByRole('row', { name: new RegExp(`^${team} `) });
    if (was === total) await expect(row.filter({ hasText: '·' })).toHaveCount(0);
    else await expect(row.filter({ hasText: '·' })).toContainText(new RegExp(`${Number(was)}.*${Number(total)}`));
  }

  // Recorded on another board of the match by mistake: the history of the line says which.
  await ask(page, 'POST', `/api/sessions/${id}/results`, { ...lineBody(line, { expectedVersion: 2 }), outcome: null });
  const next = due.find(({ round, table, shown }) => round === 5 && table === 2 && shown === 3);
  if (!next) throw new Error('no board 3');
  const moved = lineBody({ ...next, board: line.board }, { expectedVersion: 1 });
  await ask(page, 'POST', `/api/sessions/${id}/results`, { ...moved, slotBoard: next.board });
  await entry.open(id, next.board);
  await entry.field(2).focus();
  await page.keyboard.press('ControlOrMeta+i');
  await expect(entry.history().filter({ hasText: /on board \d/ })).toHaveText([/on board 4/]);
});
