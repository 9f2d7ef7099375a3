/** Results of matches typed as they come: by board, by round, by table; read again, turned round, taken back. */
import type { Page } from '@playwright/test';
import type { MatchStageScoring } from '../../../src/scoring/ranked-matches/scoring.ts';
import { expectNoBarrier } from '../barriers.ts';
import { openScreen, sessionOf, setLook, standingsOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { startTeams, WBF_DISCRETE } from '../team-events.ts';

const MATCH = { kind: 'match', teams: 2, boardsPerMatch: 16, segments: 2, supply: 'exchanged' } as const;
const BOARD_A_MATCH: MatchStageScoring = { ...WBF_DISCRETE, comparison: 'board-a-match', scale: null };
const TEAMS = ['Jura', 'Vosges'];

function queueOn(page: Page) {
  return page.getByRole('region', { name: /^(Review|À revoir)$/ });
}

/** Waits until so many results are recorded. */
async function recorded(page: Page, session: number, results: number): Promise<void> {
  await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(results);
}

/** What home won on the boards that are in, by number. */
async function homeFigures(page: Page, session: number, figure: 'imps' | 'boardPoints') {
  const { fields } = await standingsOf(page, session);
  const boards = fields[0]?.matches?.matches[0]?.segments.flatMap((segment) => segment.boards) ?? [];
  return boards.flatMap((board) => (board[figure] ? [[board.board, board[figure].home.exact]] : []));
}

test('a board of a match is read a second time: its two lines, what differs, and the key that keeps it', async ({
  app: { page },
}) => {
  const id = await startTeams(page, MATCH, WBF_DISCRETE, TEAMS);
  const entry = new EntryPage(page);
  await entry.open(id, 1);
  await entry.type('4sn=', '3nn=');
  await recorded(page, id, 2);
  await entry.open(id, 1);
  await entry.press('F4');
  const pass = entry.sheet(/^Second reading/);
  await expect(pass.getByRole('columnheader', { name: 'IMPs' })).toBeVisible();
  await expect(pass).not.toContainText('Matchpoints');
  await expect(pass).not.toContainText('420');
  await entry.type('4sn=', '3nn+1');
  await expect(page.getByText('Board 1: 1 line differs from what is recorded.')).toBeVisible();
  await expect(pass).toContainText('Recorded 3NT N =, now read 3NT N +1.');
  await expectNoBarrier(page);
  await entry.press('F4');
  await expect(queueOn(page)).toContainText('Board 1, table 2');
  await setLook(page, { language: 'fr', theme: 'dark' });
  await expect(queueOn(page)).toContainText(/Enregistré .* puis lu/s);
  await expectNoBarrier(page);
  await entry.press('Alt+1');
  await expect(queueOn(page)).toBeHidden();
  // 420 against 430: nothing moves at 10 points but the side
  await expect.poll(() => homeFigures(page, id, 'imps')).toEqual([[1, '0']]);
});

test('one room the wrong way round is said while it is typed, and one key turns it; both ways undone', async ({
  app: { page },
}) => {
  const id = await startTeams(page, MATCH, WBF_DISCRETE, TEAMS);
  const entry = new EntryPage(page);
  await entry.open(id, 2);
  await entry.type('4sn=');
  await page.keyboard.type('4sn+1');
  await entry.press('ControlOrMeta+e', 'ControlOrMeta+e');
  await expect(entry.line(2)).toContainText('same team N-S at both tables');
  await entry.press('Enter');
  await expect(entry.line(2)).toContainText('The other way round: 2 N-S and 1 E-W were expected.');
  await expect(entry.line(2)).not.toContainText('IMP');
  await expectNoBarrier(page);
  await entry.press('Enter');
  await recorded(page, id, 2);
  await expect(queueOn(page)).toContainText('Both pairs of a team sat in one line');
  expect(await homeFigures(page, id, 'imps')).toEqual([]);
  const match = (await sessionOf(page, id)).matches[0]?.id ?? 0;
  await openScreen(page, id, `match/${match}`);
  await expect(page.getByRole('main')).toContainText('same team N-S at both tables');
  await entry.open(id, 2);
  await expect(queueOn(page)).toContainText('Both pairs of a team sat in one line');
  await entry.press('F7', 'Alt+1');
  await expect(queueOn(page)).toBeHidden();
  // 620 in the open room, 650 in the closed one to the other side: 30 points, one IMP
  await expect.poll(() => homeFigures(page, id, 'imps')).toEqual([[2, '-1']]);
  await entry.press('ControlOrMeta+z');
  await expect(queueOn(page)).toContainText('Both pairs of a team sat in one line');
  await entry.press('ControlOrMeta+z');
  await expect(queueOn(page)).toBeHidden();
  await recorded(page, id, 1);
  await entry.press('ControlOrMeta+Shift+z', 'ControlOrMeta+Shift+z');
  await expect.poll(() => homeFigures(page, id, 'imps')).toEqual([[2, '-1']]);
});

test('board-a-match by round, by table and by board: the points of a board as soon as both rooms are in', async ({
  app: { page },
}) => {
  const id = await startTeams(page, MATCH, BOARD_A_MATCH, TEAMS);
  const entry = new EntryPage(page);
  // by round: both tables of the round stand one below the other, each with its room
  await entry.open(id, 'round/1');
  await expect(page.getByRole('main')).toContainText('Table 1, open room, Jura – Vosges');
  await expect(page.getByRole('main')).toContainText('Table 2, closed room, Jura – Vosges');
  await entry.type('110', '110', '140', 'p', '100', '-100', '100', '100');
  await recorded(page, id, 8);
  // by table: the closed room goes on with its boards of the second round
  await entry.open(id, 'table/2');
  await expect(entry.line(5)).toContainText('Jura Player3');
  await entry.field(5).focus();
  await entry.type('110', '90', '170');
  await recorded(page, id, 11);
  // by board: the line that is still open
  await entry.open(id, 4);
  await entry.field(2).focus();
  await page.keyboard.type('1nw=');
  await expect(entry.line(2)).toContainText('The other room has 0.');
  await entry.press('Enter');
  await recorded(page, id, 12);
  await expect(entry.sheet().getByRole('columnheader', { name: 'Points' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Both rooms' })).toContainText(/Jura – Vosges.*0.*−90/s);
  await expectNoBarrier(page);
  // 110-110, 110-90, 140-170, 0 against -90: a half, a win, a loss, a win
  await expect
    .poll(() => homeFigures(page, id, 'boardPoints'))
    .toEqual([
      [1, '1'],
      [2, '2'],
      [3, '0'],
      [4, '2'],
    ]);
  await entry.press('ControlOrMeta+z');
  await expect.poll(async () => (await homeFigures(page, id, 'boardPoints')).length).toBe(3);
  await setLook(page, { language: 'fr', theme: 'dark' });
  await entry.open(id, 4);
  await expect(entry.sheet()).toBeVisible();
  await expectNoBarrier(page);
});
