/** What goes wrong between teams of one session: what counts meanwhile, after a ruling, and after it was taken back. */
import type { Page } from '@playwright/test';
import type { SessionView } from '../../../main/club/model/session.ts';
import { lineBody, playedLines, recordLines, type PlayedLine } from '../competitions/playing.ts';
import { findings } from '../competitions/team-disturbances.ts';
import { expectStanding } from '../competitions/team-evening.ts';
import { teamNumbers, teamsByHand, type TeamsByHandOptions } from '../competitions/teams-by-hand.ts';
import { ask, sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { DisplayPage } from '../pages/DisplayPage.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { MatchPage } from '../pages/MatchPage.ts';
import { TeamRankingPage } from '../pages/TeamRankingPage.ts';
import { startTeams, TEAM_NAMES, WBF_DISCRETE } from '../team-events.ts';

const WHIST = { kind: 'american-whist', teams: 5, boardsPerMatch: 4 } as const;
const CONTINUOUS = { ...WBF_DISCRETE, scale: 'wbf-continuous' } as const;
const BY = { by: 'victory-points' } as const;
/** The last round: until then no line of it is compared with one to come. */
const LAST = 4;

interface Whist {
  readonly id: number;
  readonly session: SessionView;
  readonly due: readonly PlayedLine[];
  readonly numberOf: (sitter: number) => number;
  /** The lines of a table in the last round. */
  readonly at: (table: number) => readonly PlayedLine[];
  readonly byHand: (lines: readonly PlayedLine[], options?: TeamsByHandOptions) => ReturnType<typeof teamsByHand>;
}

async function startWhist(page: Page, seed: number): Promise<Whist> {
  const id = await startTeams(page, WHIST, CONTINUOUS, TEAM_NAMES);
  const session = await sessionOf(page, id);
  const due = playedLines(session, seed);
  return {
    id,
    session,
    due,
    numberOf: teamNumbers(session),
    at: (table) => due.filter((line) => line.round === LAST && line.table === table),
    byHand: (lines, options) => teamsByHand(session, BY, due, lines, options),
  };
}

/** The teams of a match by their numbers, the one at home first, and its id. */
function matchAt({ session, numberOf }: Whist, line: PlayedLine) {
  const teams = [numberOf(line.ns), numberOf(line.ew)];
  const numbers = new Map(session.sections.flatMap(({ entries }) => entries.map(({ id, number }) => [id, number])));
  const found = session.matches
    .map(({ id, home, away }) => ({ id, home: numbers.get(home) ?? 0, away: numbers.get(away ?? 0) ?? 0 }))
    .find(({ home, away }) => teams.includes(home) && teams.includes(away));
  if (!found) throw new Error(`teams ${teams.join(' and ')} do not meet`);
  return found;
}

test('wrong opponents: their boards are in no match, the review says so, and results are given instead', async ({
  app: { page },
}) => {
  const whist = await startWhist(page, 51);
  const { id, due, byHand } = whist;
  // In the last round table 1 meets the pair of table 2, whose own opponents, who know the boards there, can't play.
  const [one, two] = [whist.at(1)[0], whist.at(2)[0]];
  if (!one || !two) throw new Error('no tables');
  const right = due.filter((line) => !whist.at(1).includes(line) && !whist.at(2).includes(line));
  await recordLines(page, id, [...right, ...whist.at(1).map((line) => ({ ...line, ew: two.ew }))]);
  const stray = whist.at(1).map(({ board }) => `stray-line ${board}`);
  expect(await findings(page, id)).toEqual(expect.arrayContaining([...stray, `unplayed ${one.board}`]));
  const ranking = new TeamRankingPage(page);
  await ranking.open(id);
  await expectStanding(ranking, byHand(right));

  // One match gets IMPs, the other counts for nobody.
  const first = matchAt(whist, one);
  const match = new MatchPage(page);
  await match.open(id, first.id);
  await expect(match.head()).toContainText('–');
  // Neither team has a figure yet, which is said once.
  await expect(match.panel().getByText('Nothing counts yet: the match is not complete.')).toHaveCount(1);
  await page.keyboard.press('g');
  const form = page.getByRole('form', { name: 'Result in the place of the boards' });
  await form.getByRole('textbox').nth(0).fill('9');
  await form.getByRole('textbox').nth(1).fill('2');
  await page.keyboard.press('Enter');
  await expect(match.head()).toContainText('9 – 2');
  await match.open(id, matchAt(whist, two).id);
  await page.keyboard.press('g');
  await form.getByRole('radio', { name: 'Void' }).check();
  await expect(form).toContainText('The match counts for neither team.');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await ranking.open(id);
  const given = [{ teams: [first.home, first.away], imps: [9, 2], boards: 4 }] as const;
  await expectStanding(ranking, byHand(right, { given }));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => ranking.crossFigures()).toEqual(byHand(right).cross);
});

test('both pairs of a team in one line, and two deals on one board: averages typed on the line count', async ({
  app: { page },
}) => {
  const whist = await startWhist(page, 52);
  const { id, due, byHand } = whist;
  const table = whist.at(1);
  const [first, second, third] = table;
  if (!first || !second || !third) throw new Error('no table');
  const isTurned = (line: PlayedLine) => [first, second].includes(line);
  await recordLines(
    page,
    id,
    due.map((line) => (isTurned(line) ? { ...line, ns: line.ew, ew: line.ns } : line)),
  );
  await ask(page, 'POST', `/api/sessions/${id}/results`, lineBody(third, { expectedVersion: 1, form: 'B' }));
  const found = [`wrong-seats ${first.board}`, `wrong-seats ${second.board}`, `fouled ${third.board}`];
  expect(await findings(page, id)).toEqual(expect.arrayContaining(found));
  const ranking = new TeamRankingPage(page);
  await ranking.open(id);
  await expectStanding(ranking, byHand(due.filter((line) => !table.includes(line))));

  const entry = new EntryPage(page);
  for (const [line, typed] of [
    [first, 'a50'],
    [second, 'a50'],
    [third, 'a6040'],
  ] as const) {
    await entry.open(id, line.board);
    await page.getByRole('textbox', { name: /^Table 1\b/ }).fill(typed);
    await page.keyboard.press('Enter');
    const path = `/api/sessions/${id}`;
    await expect
      .poll(async () => {
        const { results } = await ask<SessionView>(page, 'GET', path);
        return results.find(({ round, table: at, board }) => round === LAST && at === 1 && board === line.board)
          ?.outcome.kind;
      })
      .toBe('award');
  }
  // Average is no difference; average plus is 3 IMPs, as 100 points are.
  const other = (line: PlayedLine) =>
    due.find(
      (one) => one.board === line.board && one.ns !== line.ns && matchAt(whist, one).id === matchAt(whist, line).id,
    );
  const ruled = due.map((line) => {
    if (isTurned(line)) return { ...line, score: other(line)?.score ?? 0 };
    return line === third ? { ...line, score: (other(line)?.score ?? 0) + 100 } : line;
  });
  await ranking.open(id);
  await expectStanding(ranking, byHand(ruled));
  await page.keyboard.press('Control+z');
  await expect.poll(() => ranking.crossFigures()).toEqual(byHand(due.filter((line) => !table.includes(line))).cross);
});

test('a team that leaves before half of its matches is cancelled; a late correction; both taken back', async ({
  app: { page },
}) => {
  const whist = await startWhist(page, 53);
  const { id, session, due, byHand } = whist;
  // Matches are played in rounds 1 and 4, and 2 and 3: after round 2 the team has finished none.
  const gone = 4;
  const isOf = (line: PlayedLine) => [line.ns, line.ew].some((sitter) => whist.numberOf(sitter) === gone);
  const played = due.filter((line) => line.round <= 2 || !isOf(line));
  await recordLines(page, id, played);
  const ranking = new TeamRankingPage(page);
  await ranking.open(id);
  await expectStanding(ranking, byHand(played));
  await page.keyboard.press('1');
  const entry = session.sections[0]?.entries.find(({ number }) => number === gone)?.id ?? 0;
  await page.locator(`button[data-entry="${entry}"]`).first().click();
  await page.keyboard.press('w');
  await page.getByRole('radio', { name: 'Withdrawn' }).check();
  await expect(page.getByRole('complementary')).toContainText('0 of 4 matches');
  await page.keyboard.press('Enter');
  const others = played.filter((line) => !isOf(line));
  const withoutGone = ({ rows, cross }: ReturnType<typeof teamsByHand>) => ({
    rows: rows.filter(({ team }) => team !== gone),
    cross: cross.map((cells, row) =>
      cells.map((text, cell) => (row !== cell && (row + 1 === gone || cell + 1 === gone) ? '–' : text)),
    ),
  });
  const shown = async () =>
    (await ranking.standing()).filter(({ place }) => place !== '').map(({ place: _place, ...row }) => row);
  await expect.poll(shown).toEqual(withoutGone(byHand(others)).rows);
  expect(await ranking.crossFigures()).toEqual(withoutGone(byHand(others)).cross);

  const at = played.findIndex((line) => line.round === 3 && !isOf(line) && line.score !== 0);
  const corrected = played.map((line, place) => (place === at ? { ...line, score: -line.score } : line));
  const line = corrected[at];
  if (!line) throw new Error('nothing to correct');
  await ask(page, 'POST', `/api/sessions/${id}/results`, lineBody(line, { expectedVersion: 1 }));
  const after = corrected.filter((one) => !isOf(one));
  await expect.poll(() => ranking.crossFigures()).toEqual(withoutGone(byHand(after)).cross);
  await page.keyboard.press('1');
  expect(await shown()).toEqual(withoutGone(byHand(after)).rows);
  await page.keyboard.press('Control+z');
  await expect.poll(shown).toEqual(withoutGone(byHand(others)).rows);
  await page.keyboard.press('Control+z');
  await expect.poll(shown).toEqual(byHand(played).rows);
});

test('half a point off one team alone: the same decimals on screen and on every page of the second display', async ({
  app: { page },
}) => {
  const scoring = { ...WBF_DISCRETE, comparison: 'board-a-match', scale: null } as const;
  const id = await startTeams(page, WHIST, scoring, TEAM_NAMES);
  const session = await sessionOf(page, id);
  const due = playedLines(session, 54);
  await recordLines(page, id, due);
  const { rows } = teamsByHand(session, { by: 'board-a-match' }, due);
  const last = rows.at(-1);
  const ranking = new TeamRankingPage(page);
  await ranking.open(id);
  expect((await ranking.standing()).map(({ total }) => total)).toEqual(rows.map(({ total }) => total));
  const entry = session.sections[0]?.entries.find(({ number }) => number === last?.team)?.id;
  const late = { entry, kind: 'penalty', amount: 50, unit: 'matchpoints', reason: 'late' };
  await ask(page, 'POST', `/api/sessions/${id}/penalties`, late);
  const totals = rows.map((row) => (Number(row.total) - (row === last ? 0.5 : 0)).toFixed(2));
  await expect.poll(async () => (await ranking.standing()).map(({ total }) => total)).toEqual(totals);
  const display = new DisplayPage(page);
  await display.open(id);
  expect((await display.ranking()).places.map(([, figure]) => figure)).toEqual(totals);
});
