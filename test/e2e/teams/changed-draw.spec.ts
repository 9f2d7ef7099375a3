import type { Page } from '@playwright/test';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { TeamSpec } from '../../../src/movement/teams/families/index.ts';
import { expectNoBarrier } from '../barriers.ts';
import { playedLines, recordLines } from '../competitions/playing.ts';
import { ask, openScreen, sessionOf, setLook } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { ChangePanel } from '../pages/ChangePanel.ts';
import {
  lineInRoom,
  matchOf,
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

const POULE = workedExample('poule-7') as {
  readonly teams: readonly { readonly name: string }[];
  readonly rounds: readonly { readonly results: readonly PlayedMatch[] }[];
  readonly cross: readonly (readonly (string | null)[])[];
  readonly final: { readonly wbf: readonly Ranked[] };
  readonly withdrawals: readonly {
    readonly team: number;
    readonly afterRound: number;
    readonly outcome: string;
    readonly final: readonly Ranked[];
  }[];
};
const NAMES = POULE.teams.map(({ name }) => name);
const PLAYED = POULE.rounds.flatMap(({ results }) => results);
const SPEC: TeamSpec = {
  kind: 'poule',
  teams: 7,
  boardsPerMatch: 16,
  legs: 1,
  from: 1,
  rounds: 7,
  segments: 1,
  supply: 'copies',
};

/** The totals of the teams with a place in the standing on screen, by their numbers. */
async function totals(page: Page): Promise<readonly string[]> {
  const rows = page.getByRole('table', { name: 'Standing' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((all) =>
    all
      .map((row) => [...row.querySelectorAll('td, th')])
      .filter((cells) => cells[0]?.textContent?.trim() !== '')
      .map((cells) => `${Number(cells[1]?.textContent)}: ${cells.at(-1)?.firstChild?.textContent?.trim() ?? ''}`)
      .toSorted(),
  );
}

const totalsOf = (ranked: readonly Ranked[]) => ranked.map(({ team, total }) => `${team}: ${total}`).toSorted();

/** Who meets whom, in whatever round. */
function meetings({ matches }: SessionView): readonly string[] {
  return matches.map(({ home, away }) => [home, away ?? 0].toSorted((a, b) => a - b).join('-')).toSorted();
}

/** The match of two teams in the example, whoever is at home. */
function exampleOf(one: number, other: number): PlayedMatch | undefined {
  return PLAYED.find(({ home, away }) => (home === one && away === other) || (home === other && away === one));
}

/** The match of the example that a drawn match is, with home and away as drawn and the boards of its round. */
function played(session: SessionView, drawn: SessionView['matches'][number]): PlayedMatch {
  const numbers = new Map([...teamsByNumber(session)].map(([number, entry]) => [entry, number]));
  const [home, away] = [numbers.get(drawn.home) ?? 0, numbers.get(drawn.away ?? 0) ?? 0];
  const found = exampleOf(home, away);
  if (!found) throw new Error(`${home} and ${away} do not meet`);
  const first = 16 * (drawn.round - 1);
  const boards = found.boards.map(([, open, closed], index): PlayedMatch['boards'][number] =>
    found.home === home ? [first + index + 1, open, closed] : [first + index + 1, closed, open],
  );
  return { home, away, boards };
}

async function openChange(page: Page, id: number): Promise<ChangePanel> {
  await openScreen(page, id, 'room');
  await page.keyboard.press('c');
  return new ChangePanel(page);
}

const DRAWN = (session: SessionView, round: number) =>
  session.matches.filter((match) => match.round === round && match.away !== null);

test('two matches that were played by exchanged teams become the draw, the rest is repaired, and every total is the same', async ({
  app: { page },
}) => {
  const id = await startTeams(page, SPEC, WBF_DISCRETE, NAMES);
  const before = await sessionOf(page, id);
  // 2-7 and 3-6 were drawn; 7 and 6 changed places: what was typed under these names are 2-6 and 3-7
  const [first, second] = [
    [2, 7, 6],
    [3, 6, 7],
  ] as const;
  for (const [home, drawn, really] of [first, second]) {
    const match = matchOf(before, home, drawn);
    const found = exampleOf(home, really);
    const lines = (found?.boards ?? []).flatMap(([, open, closed], index) => {
      const [atOpen, atClosed] = found?.home === home ? [open, closed] : [closed, open];
      return [
        lineInRoom(before, match, 'open', index + 1, atOpen),
        lineInRoom(before, match, 'closed', index + 1, atClosed),
      ];
    });
    await ask(page, 'POST', `/api/sessions/${id}/results/column`, { lines });
  }
  const panel = await openChange(page, id);
  await panel.ask('wrong-opponents', { Round: '1', Table: '1', 'Other table': '3' });
  // the other room has results of the teams drawn, so only these two tables may have been wrong
  await expect(panel.ways().first()).toContainText('The draw stands. Only tables 1 and 3 were wrong');
  await expect(panel.ways().first()).toContainText(`Not played to the end: ${NAMES[1]} – ${NAMES[6]}`);
  const way = panel.ways().filter({ hasText: 'Everybody still meets as drawn.' }).first();
  await expect(way).toContainText('64 results typed for the teams drawn become those of the teams that sat there.');
  await expectNoBarrier(page);
  await way.click();
  await expect(panel.said()).toContainText(
    /Done\. The draw of round 1 becomes what was played.*Table cards printed before/,
  );
  const after = await sessionOf(page, id);
  expect(meetings(after)).toEqual(meetings(before));
  // taken back, and done again
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undone: the change of the movement.')).toBeVisible();
  expect((await sessionOf(page, id)).matches).toEqual(before.matches);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByText('Done again: the change of the movement.')).toBeVisible();
  const now = await sessionOf(page, id);
  expect(now.matches).toEqual(after.matches);
  const begun = new Set([matchOf(now, 2, 6), matchOf(now, 3, 7)]);
  const rest = now.matches.filter((match) => match.away !== null && !begun.has(match.id));
  await recordMatches(
    page,
    id,
    rest.map((match) => played(now, match)),
  );
  await openScreen(page, id, 'ranking');
  await expect.poll(() => totals(page)).toEqual(totalsOf(POULE.final.wbf));
});

test('a poule that is cut says who will not have met; the standing adds up what was played, and undo brings the rounds back', async ({
  app: { page },
}) => {
  const id = await startTeams(page, SPEC, WBF_DISCRETE, NAMES);
  await recordMatches(
    page,
    id,
    POULE.rounds.slice(0, 5).flatMap(({ results }) => results),
  );
  const panel = await openChange(page, id);
  await panel.ask('rounds', { 'Rounds altogether': '5' });
  const missing = POULE.rounds.slice(5).flatMap(({ results }) => results);
  await expect(panel.ways()).toHaveCount(1);
  for (const { home, away } of missing) {
    const [one, other] = [home, away].toSorted((a, b) => a - b);
    await expect(panel.ways()).toContainText(`${NAMES[(one ?? 1) - 1]} – ${NAMES[(other ?? 1) - 1]}`);
  }
  await expect(panel.ways()).toContainText('4 or 5 matches a team; the standing adds up what was played.');
  await expect(panel.ways()).toContainText('Not every team has had a bye');
  await page.keyboard.press('Enter');
  await expect(panel.said()).toContainText('Play ends after round 5.');
  await openScreen(page, id, 'ranking');
  const expected = POULE.cross.map((row, index) => {
    const without = missing.flatMap(({ home, away }) =>
      home === index + 1 ? [away] : away === index + 1 ? [home] : [],
    );
    const sum = row.reduce((all, figure, other) => all + (without.includes(other + 1) ? 0 : Number(figure ?? 0)), 0);
    return `${index + 1}: ${sum}`;
  });
  await expect.poll(() => totals(page)).toEqual(expected.toSorted());
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await sessionOf(page, id)).sections[0]?.rounds).toBe(7);
  expect(DRAWN(await sessionOf(page, id), 7)).toHaveLength(3);
});

test('a team that leaves from the same panel: the half rule is said, and the standing is that of the example', async ({
  app: { page },
}) => {
  const left = POULE.withdrawals.find(({ outcome }) => outcome === 'stand');
  if (!left) throw new Error('nobody left');
  const id = await startTeams(page, SPEC, WBF_DISCRETE, NAMES);
  const results = POULE.rounds.flatMap(({ results: of }, at) =>
    of.filter(({ home, away }) => at < left.afterRound || (home !== left.team && away !== left.team)),
  );
  await recordMatches(page, id, results);
  const panel = await openChange(page, id);
  await panel.ask('pair-leaves', { Team: String(left.team) });
  await expect(panel.ways()).toContainText(`${NAMES[left.team - 1]} leaves.`);
  await expect(panel.ways()).toContainText('It has played 4 of 6 matches, half or more: its results stand');
  await page.keyboard.press('Enter');
  await expect(panel.said()).toContainText('Done.');
  await openScreen(page, id, 'ranking');
  await expect.poll(() => totals(page)).toEqual(totalsOf(left.final));
});

const FIVE: TeamSpec = { ...SPEC, teams: 5, boardsPerMatch: 4, rounds: 5, supply: 'dealt' };

test('a late team takes the bye, matches get shorter, and a second leg follows', async ({ app: { page } }) => {
  const id = await startTeams(page, FIVE, WBF_DISCRETE, NAMES.slice(0, 5));
  const panel = await openChange(page, id);
  await panel.ask('late-pairs', { 'From round': '2' });
  await expect(panel.ways()).toContainText(
    'The late team becomes number 6 and takes the place of the bye from round 2 on, at tables 5 and 6.',
  );
  await page.keyboard.press('Enter');
  await expect(panel.said()).toContainText('Done. The late team becomes number 6');
  await panel.ask('boards-per-round', { 'Boards a round': '3', 'From round': '4' });
  await expect(panel.ways()).toContainText(
    'Matches have 3 to 4 boards; each is read from the scale for its own number.',
  );
  await page.keyboard.press('Enter');
  await expect(panel.said()).toContainText('From round 4 on 3 boards a round.');
  await panel.ask('rounds', { 'Rounds altogether': '6' });
  await expect(panel.ways()).toContainText('One round is added: a second leg, with home and away exchanged.');
  await page.keyboard.press('Enter');
  await expect(panel.said()).toContainText('One round is added');
  const session = await sessionOf(page, id);
  expect(session.sections[0]?.rounds).toBe(6);
  expect(DRAWN(session, 6)).toHaveLength(3);
  expect(session.matches.filter(({ away }) => away === null)).toHaveLength(1);
  await page.getByRole('button', { name: 'Take the last change back' }).click();
  await expect(panel.said()).toContainText('Taken back');
  await expect.poll(async () => (await sessionOf(page, id)).sections[0]?.rounds).toBe(5);
  await page.goto(page.url().replace(/\/room.*$/, '/names'));
  await expect(page.getByRole('combobox', { name: 'Team 6, name' })).toBeVisible();
});

test('what can’t be changed is said in a sentence, in both languages', async ({ app: { page } }) => {
  const whist: TeamSpec = { kind: 'american-whist', teams: 5, boardsPerMatch: 4 };
  const id = await startTeams(page, whist, WBF_DISCRETE, NAMES.slice(0, 5));
  const panel = await openChange(page, id);
  await panel.ask('rounds', { 'Rounds altogether': '3' });
  await expect(panel.said()).toContainText(
    'American Whist: every match is finished only in a later round, so no round can be left out or added. Fewer boards a round',
  );
  await panel.ask('late-pairs', { 'From round': '2' });
  await expect(panel.said()).toContainText('there is no bye, so there is no place for a late team');
  await setLook(page, { language: 'fr', theme: 'dark' });
  await openScreen(page, id, 'room');
  await page.keyboard.press('c');
  await panel.what().selectOption('wrong-opponents');
  await page.getByRole('textbox', { name: 'Table', exact: true }).fill('1');
  await page.getByRole('textbox', { name: 'Autre table' }).fill('2');
  await page.getByRole('button', { name: 'Comment continuer' }).click();
  await expect(panel.said()).toContainText('Aucun tour n’a commencé : personne n’a pu rencontrer la mauvaise équipe.');
  await expectNoBarrier(page);

  // In rounds 1 and 2 every match begins: from then on none can have fewer boards either.
  const due = playedLines(await sessionOf(page, id), 5);
  await recordLines(
    page,
    id,
    due.filter(({ round }) => round <= 2),
  );
  await setLook(page, { language: 'en', theme: 'light' });
  await openChange(page, id);
  await panel.ask('rounds', { 'Rounds altogether': '3' });
  await expect(panel.said()).toContainText('All have begun: give those that are not finished a result under Matches');
});
