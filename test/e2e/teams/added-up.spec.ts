/** Teams whose pairs are added up over a Mitchell, against figures worked out here from the scores alone. */
import type { Page } from '@playwright/test';
import type { SessionView } from '../../../main/club/model/session.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, askText, openScreen, sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { StartPage } from '../pages/StartPage.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { shownFigures, sum, twoDecimals } from '../competitions/worth.ts';

const NAMES = ['Jura', 'Vosges', 'Isère', 'Lot', 'Ain', 'Doubs', 'Saint-Jean-de-Maurienne', 'Savoie', 'Gers'];
const LIST = NAMES.map(
  (name) => `${name} [Dole]: ${['Ann', 'Bob', 'Cat', 'Dan'].map((one) => `${one} ${name}`).join(' / ')}`,
);
/** Scores that can be at any vulnerability. */
const SCORES = [110, 140, -100, 170, 90, -110, 120, -200, 150, -140];
/** Results of every board. */
const PLAYED = 8;
/** Totals are counted in shares of a matchpoint, so that they stay whole. */
const SHARES = 56;

/** A line as it was really played: pairs by their entries, and the form of a fouled board. */
interface Played {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  /** Null where it was not played. */
  readonly score: number | null;
  readonly form?: string;
}

function evening({ sections }: SessionView): readonly Played[] {
  return sections.flatMap((section) =>
    section.cells.flatMap(({ round, table, ns, ew, boards }) =>
      boards.map((board): Played => {
        const score = SCORES[(board * 7 + table * table * 3 + round * 5) % SCORES.length] ?? 0;
        return { section: section.id, round, table, board, ns, ew, score };
      }),
    ),
  );
}

function lineOf({ section, round, table, board, ns, ew, score, form }: Played, expectedVersion: number | null = null) {
  const outcome = score === null ? { kind: 'notPlayed' } : { kind: 'score', score };
  const slot = { section, round, table, slotBoard: board };
  return { ...slot, board, ns, ew, outcome, typed: '', expectedVersion, ...(form && { form }) };
}

/** Matchpoints of every pair in shares, and what they are out of: two a beaten result, one an equal one, Neuberg. */
function matchpoints(lines: readonly Played[]) {
  const sums = new Map<number, { points: number; available: number }>();
  const give = (pair: number, points: number) => {
    const before = sums.get(pair) ?? { points: 0, available: 0 };
    sums.set(pair, { points: before.points + points, available: before.available + 2 * (PLAYED - 1) });
  };
  const scored = lines.filter((line) => line.score !== null);
  for (const group of Map.groupBy(scored, ({ board, form }) => `${board} ${form ?? ''}`).values()) {
    const full = (own: number) => (SHARES * (PLAYED * own + PLAYED - group.length)) / group.length;
    for (const line of group) {
      const others = group.filter((other) => other !== line);
      const won = (sign: 1 | -1) =>
        others.reduce((sum, { score }) => {
          const margin = sign * ((line.score ?? 0) - (score ?? 0));
          return sum + (margin > 0 ? 2 : margin === 0 ? 1 : 0);
        }, 0);
      give(line.ns, full(won(1)));
      give(line.ew, full(won(-1)));
    }
  }
  return sums;
}

const share = ({ points, available }: { points: number; available: number }) =>
  ((100 * points) / SHARES / available).toFixed(2);

/** The rows of the ranking: place, team, the figures of both pairs, percentage, matchpoints. */
function expectedRows(
  session: SessionView,
  lines: readonly Played[],
  penalty: { readonly team: number; readonly points: number } | null,
) {
  const sums = matchpoints(lines);
  const none = { points: 0, available: 0 };
  const teams = session.teams.map(({ id, number, team, pairs }) => {
    const own = pairs.map((pair) => sums.get(pair) ?? none);
    const taken = penalty?.team === number ? penalty.points * SHARES : 0;
    const points = own.reduce((sum, one) => sum + one.points, 0) - taken;
    const available = own.reduce((sum, one) => sum + one.available, 0);
    return { id, number, name: team.name, pairs: own.map(share), points, available };
  });
  const ratio = (one: (typeof teams)[number]) => one.points / one.available;
  const isWhole = teams.every(({ points }) => points % SHARES === 0);
  return teams
    .map((team) => {
      const better = teams.filter((other) => ratio(other) > ratio(team) + 1e-9).length;
      const tied = teams.filter((other) => Math.abs(ratio(other) - ratio(team)) < 1e-9).length > 1;
      return {
        place: `${better + 1}${tied ? '=' : ''}`,
        number: String(team.number),
        name: team.name,
        pairs: team.pairs,
        share: share(team),
        points: (team.points / SHARES).toFixed(isWhole ? 0 : 2),
      };
    })
    .toSorted((a, b) => parseInt(a.place, 10) - parseInt(b.place, 10) || Number(a.number) - Number(b.number));
}

/** The rows as the screen has them. */
async function shownRows(page: Page) {
  const rows = await page
    .getByRole('table', { name: 'Ranking of teams' })
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim().split('\n'))),
    );
  return rows.map(([place, number, names, ns, ew, figure, points]) => ({
    place: place?.join('') ?? '',
    number: number?.[0] ?? '',
    name: names?.[0] ?? '',
    pairs: [ns?.[0] ?? '', ew?.[0] ?? ''],
    share: figure?.[0] ?? '',
    points: points?.[0] ?? '',
  }));
}

async function expectRanking(
  page: Page,
  id: number,
  lines: readonly Played[],
  penalty: Parameters<typeof expectedRows>[2] = null,
) {
  const expected = expectedRows(await sessionOf(page, id), lines, penalty);
  await expect.poll(() => shownRows(page)).toEqual(expected);
  return expected;
}

/** Starts nine teams on the screens: the movement from the list, the names pasted. */
async function startOnScreen(page: Page): Promise<number> {
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /How many tables/ }).waitFor();
  await page.keyboard.press('t');
  await page.getByRole('textbox', { name: /How many teams/ }).fill('9');
  const row = page.getByRole('row').filter({ hasText: 'Pairs added up' }).filter({ hasText: '8 × 3' });
  await expect(row).toContainText('they never meet, and their scores are added up');
  await row.click();
  await expect(page.locator('tr[aria-current]')).toContainText('Pairs added up');
  await page.getByLabel('Scoring').selectOption('matchpoints');
  await expectNoBarrier(page);
  await page.getByRole('textbox', { name: /How many teams/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/names$/);
  await page.getByRole('combobox', { name: 'Team 1, name' }).waitFor();
  await page.keyboard.press('ControlOrMeta+l');
  await page.keyboard.insertText(LIST.join('\n'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: 'All 9 teams have a name and four players.' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Team 3, club' })).toHaveValue('Dole');
  await expectNoBarrier(page);
  const id = Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
  await expect.poll(async () => (await sessionOf(page, id)).teams.at(-1)?.team.name).toBe(NAMES.at(-1));
  return id;
}

test('nine teams: a pair in each line, entry as for pairs, and the sum of both after every disturbance', async ({
  app: { page },
}) => {
  const id = await startOnScreen(page);
  const session = await sessionOf(page, id);
  const cells = session.sections[0]?.cells ?? [];
  const teamOf = new Map(session.teams.flatMap(({ number, pairs }) => pairs.map((pair) => [pair, number])));
  expect(cells.filter(({ ns, ew }) => teamOf.get(ns) === teamOf.get(ew))).toEqual([]);
  let lines = evening(session);

  // A traveller is typed as a traveller of pairs is.
  const entry = new EntryPage(page);
  await entry.open(id, 1);
  const first = lines.filter(({ board }) => board === 1).toSorted((a, b) => a.round - b.round || a.table - b.table);
  const due = (await sessionOf(page, id)).sections[0]?.cells.filter(({ boards }) => boards.includes(1)) ?? [];
  expect(due).toHaveLength(first.length);
  for (const at of first.keys()) {
    const label = (await entry.focused()) ?? '';
    const table = Number(/Table (\d+)/.exec(label)?.[1]);
    const played = first.find((line) => line.table === table) ?? first[at];
    await page.keyboard.type(String(played?.score ?? 0));
    await page.keyboard.press('Enter');
  }
  await expect.poll(async () => (await sessionOf(page, id)).results.length).toBe(first.length);
  await ask(page, 'POST', `/api/sessions/${id}/results/column`, {
    lines: lines.filter(({ board }) => board !== 1).map((line) => lineOf(line)),
  });
  await openScreen(page, id, 'ranking');
  const [leader] = await expectRanking(page, id, lines);
  await expectNoBarrier(page);
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText(new RegExp(`Place ${leader?.place}.*${leader?.share.replace('.', '\\.')}`));
  await expect(panel).toContainText('together');
  // Teams are ranked in one list whatever the lines of their pairs are.
  await expect(page.getByRole('button', { name: /^Matchpoints, / })).not.toContainText('winner');

  // A penalty of a team is its own: its pairs keep what they have.
  await page.keyboard.press('b');
  const form = page.getByRole('form', { name: 'Penalty or bonus' });
  await form.getByRole('textbox').first().fill('6');
  await form.getByRole('combobox').selectOption('matchpoints');
  await form.getByRole('textbox').last().fill('late at the table');
  await form.getByRole('textbox').last().focus();
  await page.keyboard.press('Enter');
  const penalty = { team: Number(leader?.number), points: 6 };
  await expectRanking(page, id, lines, penalty);

  // Published; then a late correction, a fouled board, and pairs at the wrong table.
  await page.keyboard.press('p');
  await expect(page.getByText(/Official|Published/).first()).toBeVisible();
  const corrected = lines.find(({ round, table }) => round === 3 && table === 4);
  const change = (is: (line: Played) => boolean, how: Partial<Played>) => {
    const changed = new Map(lines.filter(is).map((line) => [line, { ...line, ...how }]));
    lines = lines.map((line) => changed.get(line) ?? line);
    return [...changed.values()];
  };
  const record = async (changed: readonly Played[], version = 1) => {
    for (const line of changed) await askText(page, 'POST', `/api/sessions/${id}/results`, lineOf(line, version));
  };
  await record(change((line) => line === corrected, { score: -800 }));
  const board = 5;
  await record(change((line) => line.board === board, { form: 'A' }));
  const turned = lines.filter((line) => line.board === board && line.round > 4);
  expect(turned).toHaveLength(4);
  await record(
    change((line) => turned.includes(line), { form: 'B' }),
    2,
  );
  const wrong = wrongTables(session);
  await record(change((line) => line.round === PLAYED && line.table === wrong.away, { score: null }));
  await record(change((line) => line.round === PLAYED && line.table === wrong.at, { ew: wrong.pair }));
  await expectRanking(page, id, lines, penalty);
  await page.keyboard.press('3');
  const changes = page.getByRole('main');
  await expect(changes).toContainText(NAMES[(teamOf.get(corrected?.ns ?? 0) ?? 1) - 1] ?? '');
  await page.keyboard.press('1');

  // After a round; the pairs as such; a substitute; who looks on sees the teams.
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'After round 4 of 8' }).click();
  await expect.poll(() => shownRows(page)).not.toEqual([]);
  await page.keyboard.press('s');
  await expect(page.getByRole('table', { name: 'North-South' })).toBeVisible();
  const [jura] = session.teams;
  await ask(page, 'PUT', `/api/sessions/${id}/names/replaced`, {
    entry: jura?.pairs[0],
    fromRound: 5,
    players: ['Eve Newcomer', ''],
  });
  await expect(page.getByRole('table', { name: 'North-South' })).toContainText('Newcomer');
  await page.keyboard.press('s');
  const ranked = await expectRanking(page, id, lines, penalty);
  await page.goto(new URL(`/sessions/${id}/display`, page.url()).href);
  await page.getByRole('button', { name: '3 ranking' }).click();
  // Pages of teams and of pairs take turns.
  await expect(page.getByRole('main')).toContainText(new RegExp(`All teams.*${ranked[0]?.share}`, 's'), {
    timeout: 30_000,
  });

  // The sheet has the same figures.
  const csv = await askText(page, 'GET', `/api/sessions/${id}/export/addedUp.csv?language=en`);
  const sheet = csv.trim().split('\r\n').slice(1);
  expect(sheet).toHaveLength(NAMES.length);
  for (const [at, row] of ranked.entries()) {
    expect(sheet[at]).toContain(`,${row.number},${row.name},Dole,`);
    expect(sheet[at]).toContain(`,${Number(row.share)},`);
  }

  // A team of guests has no place; undone, everything is as it was.
  await openScreen(page, id, 'ranking');
  await expectRanking(page, id, lines, penalty);
  await ask(page, 'PUT', `/api/sessions/${id}/terms`, {
    entries: (jura?.pairs ?? []).map((entry) => ({ entry, handicap: null, stratum: null, withoutStanding: true })),
  });
  await expect.poll(async () => (await shownRows(page)).find(({ number }) => number === '1')?.place).toMatch(/^–/);
  await page.keyboard.press('ControlOrMeta+z');
  await expectRanking(page, id, lines, penalty);
});

/**
 * Pairs of seven tables and six rounds by matchpoints, after one of them left; what each has on a board, and its top.
 */
function withoutPair(lines: readonly Played[], gone: number, left: 'cancelled' | 'stand') {
  const expected = 6;
  const top = 2 * (expected - 1);
  const isOfGone = ({ ns, ew }: Played) => ns === gone || ew === gone;
  const counted = lines.filter((line) => line.score !== null && !(left === 'cancelled' && isOfGone(line)));
  const boards = new Map<number, number[]>();
  const give = (pair: number, points: number) => boards.set(pair, [...(boards.get(pair) ?? []), points]);
  for (const group of Map.groupBy(counted, ({ board }) => board).values()) {
    for (const line of group) {
      const signs = group
        .filter((other) => other !== line)
        .map(({ score }) => Math.sign((line.score ?? 0) - (score ?? 0)));
      const full = (won: number) => ((won + 1) * expected) / group.length - 1;
      give(line.ns, full(signs.reduce((sum, sign) => sum + 1 + sign, 0)));
      give(line.ew, full(signs.reduce((sum, sign) => sum + 1 - sign, 0)));
    }
  }
  if (left === 'stand') {
    // Average plus: three fifths of the top, or what the pair has on its other boards where that is more.
    const owed = lines.filter((line) => line.score === null && isOfGone(line));
    for (const [pair, own] of Map.groupBy(owed, ({ ns, ew }) => (ns === gone ? ew : ns))) {
      const played = boards.get(pair) ?? [];
      const mean = sum(played) / played.length;
      for (const _ of own) give(pair, Math.max(0.6 * top, mean));
    }
  }
  const figure = (points: readonly number[]) => twoDecimals((100 * sum(points)) / (top * points.length));
  return (pairs: readonly number[]) => {
    const own = pairs.map((pair) => boards.get(pair) ?? []);
    return { pairs: own.map(figure), share: figure(own.flat()), points: sum(own.flat()) };
  };
}

for (const [left, rounds, then] of [
  ['cancelled', 2, 'and takes the place of its team with it'],
  ['stand', 4, 'and its team keeps a place by what it had'],
] as const) {
  test(`seven teams: a pair leaves after round ${rounds}, ${then}, until it is undone`, async ({ app: { page } }) => {
    await page.getByRole('heading', { name: 'No events yet' }).waitFor();
    const seven = { kind: 'mitchell', tables: 7, rounds: 6, boardsPerRound: 2, phantom: null, arrowSwitch: 0 } as const;
    const { session: id } = await ask<{ session: number }>(page, 'POST', '/api/events', {
      name: 'Sum of pairs',
      date: '2026-11-24',
      start: '19:30',
      minutesPerBoard: 7,
      minutesToMove: 1,
      spec: { ...seven, even: 'share' },
      addedUp: true,
    });
    const session = await sessionOf(page, id);
    const [team] = session.teams;
    const gone = team?.pairs[0] ?? 0;
    const lines = evening(session).map((line) =>
      line.round > rounds && [line.ns, line.ew].includes(gone) ? { ...line, score: null } : line,
    );
    const played = lines.filter(({ score }) => score !== null);
    await ask(page, 'POST', `/api/sessions/${id}/results/column`, { lines: played.map((line) => lineOf(line)) });
    await openScreen(page, id, 'ranking');
    await expect.poll(async () => (await shownRows(page)).length).toBe(7);
    const before = await shownRows(page);
    expect(before.map(({ name }) => name).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `Team ${number}`));
    // The pair leaves from the screen of pairs.
    await page.keyboard.press('s');
    await page.getByRole('table', { name: 'North-South' }).locator(`button[data-entry="${gone}"]`).click();
    await page.keyboard.press('w');
    await page.getByRole('radio', { name: /withdr/i }).check();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await sessionOf(page, id)).terms.entries.some(({ withdrawn }) => withdrawn))
      .toBe(true);
    await page.keyboard.press('s');
    const figures = withoutPair(lines, gone, left);
    const ranked = session.teams
      .filter((one) => left === 'stand' || one !== team)
      .map(({ number, pairs }) => ({ number, ...figures(pairs) }));
    const points = shownFigures(ranked.map((one) => one.points));
    const expected = ranked
      .map((one, at) => ({ ...one, number: String(one.number), points: points[at] ?? '' }))
      .toSorted((a, b) => Number(b.share) - Number(a.share))
      .map((one, at) => ({ ...one, place: String(at + 1) }));
    const shown = async () =>
      (await shownRows(page))
        .filter(({ place }) => !place.startsWith('–'))
        .map(({ name: _name, ...figuresOf }) => figuresOf);
    await expect.poll(shown).toEqual(expected);
    if (left === 'cancelled') {
      const last = page.getByRole('table', { name: 'Ranking of teams' }).locator('tbody tr').last();
      await expect(last).toContainText('withdrew');
      await last.getByRole('button').click();
      const said = 'its results are cancelled: the team has no place';
      await expect(page.getByRole('complementary')).toContainText(said);
    }
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => shownRows(page)).toEqual(before);
  });
}

/** In the last round a pair sits at a table whose boards it has not played: that table, and the one it leaves empty. */
function wrongTables({ sections }: SessionView) {
  const cells = sections[0]?.cells ?? [];
  const last = cells.filter(({ round }) => round === PLAYED);
  for (const from of last) {
    const played = new Set(cells.filter(({ ew }) => ew === from.ew).flatMap(({ boards }) => boards));
    const at = last.find(({ boards }) => boards.every((board) => !played.has(board)));
    if (at) return { at: at.table, away: from.table, pair: from.ew };
  }
  throw new Error('nobody can sit wrong');
}

test('handicap and strata say that they rank pairs only, on Start and with the names', async ({ app: { page } }) => {
  const start = new StartPage(page);
  await start.open();
  await start.play('Teams');
  await start.number().fill('5');
  const note = page.getByText('Teams have the sum of their pairs. Handicap and strata rank the pairs only.');
  await expect(start.chosen()).toBeVisible();
  await expect(note).toBeHidden();
  await start
    .movement(/Pairs added up/)
    .first()
    .click();
  await expect(note).toBeVisible();
  await start.number().focus();
  await start.start();
  await page.getByRole('button', { name: 'Pairs', exact: true }).click();
  await page.getByRole('button', { name: 'Handicap and strata' }).click();
  await expect(
    page.getByText(/They rank the pairs only: the teams are ranked by what their pairs score\.$/),
  ).toBeVisible();
});
