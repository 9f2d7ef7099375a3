/** What goes wrong on an evening of teams, whatever its movement: the figures meanwhile, and after it is taken back. */
import type { Page } from '@playwright/test';
import type { SessionView } from '../../../main/club/model/session.ts';
import { ask, sessionOf } from '../evenings.ts';
import { expect } from '../fixtures.ts';
import type { TeamRankingPage } from '../pages/TeamRankingPage.ts';
import { lineBody, type PlayedLine } from './playing.ts';
import { meetingsByHand, teamNumbers, teamsByHand, type TeamsByHandOptions } from './teams-by-hand.ts';
import { awardFor, sum, type Way } from './worth.ts';

/** An evening whose lines are all in. */
export interface PlayedEvening {
  readonly session: SessionView;
  readonly way: Way;
  readonly due: readonly PlayedLine[];
  readonly options: TeamsByHandOptions;
  /** Whether a pair sits down at another match's table too. */
  readonly wrongOpponents: boolean;
}

/** The figures by hand of lines, what is expected on the ranking, and the way back to it with all lines. */
interface Steps {
  readonly byHand: (lines: readonly PlayedLine[], more?: TeamsByHandOptions) => ReturnType<typeof teamsByHand>;
  readonly shows: (expected: ReturnType<typeof teamsByHand>, what: string) => Promise<void>;
  readonly undo: (what: string, changes?: number) => Promise<void>;
}

/**
 * A score turned round, two deals on one board, both pairs of a team in one line, wrong opponents where they are asked
 * for, a team that leaves before its last match.
 */
export async function disturbTeams(page: Page, ranking: TeamRankingPage, evening: PlayedEvening): Promise<void> {
  const { session, way, due, options, wrongOpponents } = evening;
  const { id } = session;
  const byHand = (lines: readonly PlayedLine[], more: TeamsByHandOptions = {}) =>
    teamsByHand(session, way, due, lines, { ...options, ...more });
  const shows = async (expected: ReturnType<typeof teamsByHand>, what: string) => {
    const cross = async () =>
      (await ranking.crossFigures()).map((cells) => cells.slice(0, expected.cross.length).map((text) => text.trim()));
    await expect.poll(cross, what).toEqual(expected.cross);
    await page.keyboard.press('1');
    await expect.poll(async () => totalsOf(await ranking.standing()), what).toEqual(totalsOf(expected.rows));
  };
  const undo = async (what: string, changes = 1) => {
    for (let change = 0; change < changes; change++) await page.keyboard.press('Control+z');
    await shows(byHand(due), `${what}, taken back`);
  };
  const record = async (line: PlayedLine, more: Parameters<typeof lineBody>[1] = {}) => {
    const expectedVersion = await versionOf(page, id, line);
    await ask(page, 'POST', `/api/sessions/${id}/results`, lineBody(line, { expectedVersion, ...more }));
  };

  const line = due.find(({ score }) => score !== 0);
  if (!line) throw new Error('nothing was played');
  const turned = { ...line, score: -line.score };
  await record(turned);
  await shows(byHand(due.map((one) => (one === line ? turned : one))), 'a late correction');
  await undo('a late correction');

  // A match counts again once the board is ruled on.
  const without = due.filter((one) => one !== line);
  await record(line, { form: 'B' });
  await shows(byHand(without), 'a fouled board');
  await undo('a fouled board');
  await record(line, { ns: line.ew, ew: line.ns });
  await shows(byHand(without), 'both pairs of a team in one line');
  await undo('both pairs of a team in one line');

  if (wrongOpponents) await sitAtAnotherMatch(page, evening, { byHand, shows, undo });
  if (session.matches.length > 1) await leaveBeforeTheLast(page, evening, { byHand, shows, undo });
}

function totalsOf(rows: readonly { readonly team: number; readonly total: string }[]): readonly string[] {
  return rows.map(({ team, total }) => `${team}: ${total}`).toSorted();
}

async function leaveBeforeTheLast(
  page: Page,
  { session, way, due, options }: PlayedEvening,
  steps: Steps,
): Promise<void> {
  const { id } = session;
  const numberOf = teamNumbers(session);
  const { legOf = () => 0 } = options;
  const last = due.reduce((latest, one) => (one.round > latest.round ? one : latest));
  const [gone, left] = [numberOf(last.ns), numberOf(last.ew)];
  const isMissing = (one: PlayedLine) =>
    [gone, left].includes(numberOf(one.ns)) && [gone, left].includes(numberOf(one.ew)) && legOf(one) === legOf(last);
  const missing = due.filter(isMissing);
  await correctLines(page, id, missing, { outcome: null });
  const entry = session.sections.flatMap(({ entries }) => entries).find(({ number }) => number === gone)?.id;
  await ask(page, 'PUT', `/api/sessions/${id}/terms`, {
    entries: [{ entry, handicap: null, stratum: null, withoutStanding: false, withdrawn: true }],
  });
  const played = due.filter((one) => !isMissing(one));
  const meetings = meetingsByHand(session, way, due, played, options);
  const meanOf = (team: number) => {
    const own = meetings.filter((meeting) => meeting.team === team).map(({ own: { result } }) => result);
    return sum(own) / own.length;
  };
  const boards = new Set(missing.map(({ board }) => board)).size;
  const result = awardFor(way, boards, { own: meanOf(left), theirs: meanOf(gone) });
  const awards = [{ team: left, opponent: gone, result }];
  await steps.shows(steps.byHand(played, { awards }), 'a team that leaves before its last match');
  await steps.undo('a team that leaves before its last match', 2);
}

/**
 * As late as can be, East-West of one table sit down at another whose boards they don't know. Nobody plays at their own
 * then, and they can't play those boards later. What they played is in no match; the review says so.
 */
async function sitAtAnotherMatch(page: Page, { session, due }: PlayedEvening, steps: Steps): Promise<void> {
  const { id } = session;
  const numberOf = teamNumbers(session);
  const tables = [...Map.groupBy(due, ({ round, table }) => `${round} ${table}`).values()].toReversed();
  const [at = [], from = []] =
    tables
      .flatMap((one) => tables.map((other) => [one, other] as const))
      .find(([[here, ...more], [there]]) => {
        if (!here || !there || here.round !== there.round) return false;
        const known = due.filter(isOnBoardsOf([here, ...more], there.ew)).some(({ round }) => round <= here.round);
        return ![here.ns, here.ew].map(numberOf).includes(numberOf(there.ew)) && !known;
      }) ?? [];
  const ew = from[0]?.ew ?? 0;
  const open = due.filter((line) => from.includes(line) || isOnBoardsOf(at, ew)(line));
  await correctLines(page, id, open, { outcome: null });
  await correctLines(page, id, at, { ew });
  const stray = (await findings(page, id)).filter((finding) => finding.startsWith('stray-line '));
  expect(stray.toSorted()).toEqual(at.map(({ board }) => `stray-line ${board}`).toSorted());
  const right = due.filter((line) => !open.includes(line) && !at.includes(line));
  await steps.shows(steps.byHand(right), 'wrong opponents');
  await steps.undo('wrong opponents', 2);
}

/** Whether a pair plays one of the boards of these lines on a line. */
function isOnBoardsOf(lines: readonly PlayedLine[], pair: number) {
  return (line: PlayedLine) => [line.ns, line.ew].includes(pair) && lines.some(({ board }) => board === line.board);
}

/** The findings of the review, each with its board. */
export async function findings(page: Page, session: number): Promise<readonly string[]> {
  const path = `/api/sessions/${session}/review`;
  const { items } = await ask<{ items: { finding: { code: string; slot: { slotBoard: number } } }[] }>(
    page,
    'GET',
    path,
  );
  return items.map(({ finding }) => `${finding.code} ${finding.slot.slotBoard}`);
}

/** Hands lines in again with something of them changed, in one change. */
async function correctLines(
  page: Page,
  id: number,
  lines: readonly PlayedLine[],
  more: { readonly outcome?: null; readonly ew?: number },
): Promise<void> {
  const corrected = await Promise.all(
    lines.map(async (line) => ({ ...lineBody(line, { expectedVersion: await versionOf(page, id, line) }), ...more })),
  );
  await ask(page, 'POST', `/api/sessions/${id}/results/column`, { lines: corrected });
}

/** The version of the result on a line. */
async function versionOf(page: Page, id: number, line: PlayedLine): Promise<number> {
  const { results } = await sessionOf(page, id);
  const found = results.find(
    ({ section, round, table, slotBoard }) =>
      section === line.section && round === line.round && table === line.table && slotBoard === line.board,
  );
  if (!found) throw new Error(`round ${line.round}, table ${line.table}, board ${line.board} has no result`);
  return found.version;
}

/** A third pair sits down for a team in the open room of the last match, or of its last part. */
export async function bringInAThirdPair(page: Page, id: number): Promise<SessionView> {
  const before = await sessionOf(page, id);
  const [section] = before.sections;
  const seated = section?.cells.filter(({ match }) => match) ?? [];
  const last = seated.reduce((latest, cell) => (cell.round > latest.round ? cell : latest));
  const { id: match = 0, segment = 1 } = last.match ?? {};
  const playersAt = (room: 'open' | 'closed', side: 'ns' | 'ew') => {
    const cell = seated.find(
      (one) => one.match?.id === match && one.match.segment === segment && one.match.room === room,
    );
    return section?.partnerships.find((pair) => pair.id === cell?.[side])?.players;
  };
  await ask(page, 'PUT', `/api/sessions/${id}/matches/${match}/line-up`, {
    segment,
    pairs: {
      home: { open: ['Rowan', 'Willow'], closed: playersAt('closed', 'ew') },
      away: { open: playersAt('open', 'ew'), closed: playersAt('closed', 'ns') },
    },
    version: section?.scheduleVersion,
  });
  const after = await sessionOf(page, id);
  const pairs = after.sections.flatMap(({ partnerships }) => partnerships);
  const third = pairs.find(({ players }) => players.includes('Rowan'));
  expect(after.sections.flatMap(({ cells }) => cells).some(({ ns, ew }) => [ns, ew].includes(third?.id ?? 0))).toBe(
    true,
  );
  return after;
}
