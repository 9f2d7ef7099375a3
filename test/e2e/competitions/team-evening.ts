/** An evening of teams played to its end through the screens, each figure held against those worked out by hand. */
import type { Page } from '@playwright/test';
import { sessionOf } from '../evenings.ts';
import { expect } from '../fixtures.ts';
import { DisplayPage } from '../pages/DisplayPage.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { TeamRankingPage } from '../pages/TeamRankingPage.ts';
import { bringInAThirdPair, disturbTeams } from './team-disturbances.ts';
import { playedLines, recordLines, typedScore } from './playing.ts';
import { teamsByHand, type TeamsByHand, type TeamsByHandOptions } from './teams-by-hand.ts';
import type { Way } from './worth.ts';

export interface TeamEvening extends Pick<TeamsByHandOptions, 'legOf'> {
  readonly way: Way;
  readonly seed: number;
  /** Whether a pair sits down at another match's table too. */
  readonly wrongOpponents?: boolean;
}

/**
 * A third pair plays in the last match. All lines but the last round of the first table come in at once. Rankings and
 * second display then show what has ended, and nothing of the match that the table still plays, though its other room
 * is in. The rest is typed; undo and redo. Then what can go wrong does, and is taken back.
 */
export async function playTeamsToTheEnd(page: Page, id: number, evening: TeamEvening): Promise<TeamsByHand> {
  const { way, seed, wrongOpponents = false, ...options } = evening;
  const session = await bringInAThirdPair(page, id);
  const due = playedLines(session, seed);
  const lastRound = due.filter(({ round }) => round === Math.max(...due.map((line) => line.round)));
  const lateTable = Math.min(...lastRound.map(({ table }) => table));
  const late = lastRound.filter(({ table }) => table === lateTable);
  const early = due.filter((line) => !late.includes(line));
  await recordLines(page, id, early);
  const before = teamsByHand(session, way, due, early, options);
  const after = teamsByHand(session, way, due, due, options);
  expect(after).not.toEqual(before);

  const ranking = new TeamRankingPage(page);
  await ranking.open(id);
  await expectStanding(ranking, before);
  await expectDisplay(page, id, before);

  const entry = new EntryPage(page);
  await entry.open(id, `table/${lateTable}`);
  await expect(page.locator('main input:focus')).toHaveCount(1);
  await entry.type(...late.map(typedScore));
  await expect.poll(async () => (await sessionOf(page, id)).results.length).toBe(due.length);
  await ranking.open(id);
  await expectStanding(ranking, after);
  // The last line that was typed is taken back and comes again.
  await page.keyboard.press('Control+z');
  await expect.poll(() => ranking.crossFigures()).toEqual(before.cross);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => ranking.crossFigures()).toEqual(after.cross);
  await disturbTeams(page, ranking, { session, way, due, options, wrongOpponents });
  if (before.rows.every(({ matches }) => matches === 0)) await expectDisplay(page, id, after);
  return after;
}

/** Every figure of the standing and of the cross-table. The regulation's criteria order teams with the same total. */
export async function expectStanding(ranking: TeamRankingPage, { rows, cross }: TeamsByHand): Promise<void> {
  const shown = (await ranking.standing()).map(({ place: _place, ...row }) => row);
  expect(shown.map(({ total }) => total)).toEqual(rows.map(({ total }) => total));
  expect(shown.toSorted((a, b) => a.team - b.team)).toEqual(rows.toSorted((a, b) => a.team - b.team));
  expect((await ranking.crossFigures()).map((cells) => cells.slice(0, rows.length))).toEqual(cross);
}

/** The totals beside the clock and on the pages of the ranking, and the cross-table, which comes last. */
async function expectDisplay(page: Page, id: number, { rows, cross }: TeamsByHand): Promise<void> {
  const display = new DisplayPage(page);
  const hasEnded = rows.some(({ matches }) => matches > 0);
  const totals = hasEnded ? rows.map(({ total }) => total) : [];
  await display.open(id);
  const shown = await display.ranking();
  expect(shown.places.map(([, figure]) => figure)).toEqual(totals);
  // The result of two teams that meet alone stands in the standing.
  expect(shown.cross).toEqual(hasEnded && rows.length > 2 ? cross : []);
  await display.hold('clock');
  const first = (await display.places()).map(([, figure]) => figure);
  expect(first.length > 0).toBe(hasEnded);
  expect(first).toEqual(totals.slice(0, first.length));
}
