/** Several sessions of an event: who plays on, what counts, and the ranking over all of them. */
import type { Page } from '@playwright/test';
import { formatExact, formatPercentFigure } from '../../../src/language/numbers.ts';
import { exact, readExact, toNumber, ZERO } from '../../../src/scoring/numbers/exact.ts';
import { mitchellSpec } from '../../builders.ts';
import { HOSTILE_PAIRS, LONG_NAMES } from '../../names.ts';
import { expectNoBarrier } from '../barriers.ts';
import { playedLines, recordLines } from '../competitions/playing.ts';
import { ask, giveNames, sessionOf, setLook, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { RankingPage } from '../pages/RankingPage.ts';
import { PaletteDialog } from '../pages/PaletteDialog.ts';
import { startTeams, TEAM_NAMES, WBF_DISCRETE, workedExample } from '../team-events.ts';

interface Figure {
  readonly place: number;
  readonly pair: string;
  readonly figure: string;
}
const EXAMPLE = workedExample('carry-forward-final') as {
  readonly pairs: readonly {
    readonly pair: string;
    readonly qualifier: string;
    readonly carried: string;
    readonly final: number;
  }[];
  readonly final: Readonly<Record<'carryForward' | 'meanOfPercentages', readonly Figure[]>>;
};

/** Passes all boards of a session out: everybody has half of the matchpoints. */
async function passOut(page: Page, session: number): Promise<void> {
  const lines = playedLines(await sessionOf(page, session), 1).map((line) => ({ ...line, score: 0 }));
  await recordLines(page, session, lines);
}

/** Gives an entry so many matchpoints more than half of them. */
async function adjust(page: Page, session: number, entry: number, matchpoints: number): Promise<void> {
  if (matchpoints === 0) return;
  const kind = matchpoints > 0 ? 'bonus' : 'penalty';
  const amount = Math.round(100 * Math.abs(matchpoints));
  const reason = 'as in the example';
  await ask(page, 'POST', `/api/sessions/${session}/penalties`, { entry, kind, amount, unit: 'matchpoints', reason });
}

/** The qualifying session of the example, played. @returns the entry of each of its pairs */
async function qualified(page: Page) {
  const { session } = await startEvening(page, mitchellSpec(12, { rounds: 12, boardsPerRound: 2 }), {
    names: false,
    event: 'Championship of <b>Saint-Jean</b> & the Featherstonehaugh-Cholmondeley Memorial',
  });
  await giveNames(page, session, [...HOSTILE_PAIRS, ...LONG_NAMES].slice(0, 24));
  await passOut(page, session);
  const entries = (await sessionOf(page, session)).sections[0]?.entries ?? [];
  const pairs = new Map<string, readonly string[]>();
  for (const { pair, qualifier } of EXAMPLE.pairs) {
    const own = entries.filter(({ line }) => line === (pair.startsWith('A') ? 'NS' : 'EW'));
    const entry = own[Number(pair.slice(1)) - 1];
    if (!entry) throw new Error(`no pair ${pair}`);
    pairs.set(pair, entry.players);
    await adjust(page, session, entry.id, toNumber(readExact(qualifier) ?? ZERO) - 264);
  }
  return { session, pairs };
}

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/**
 * North-South 5, who was not among the four best, gets 90 matchpoints: it is shown, decided in two ways and taken back.
 */
async function correctedWhoQualified(page: Page, { session, final }: { session: number; final: number }) {
  const entries = (await sessionOf(page, session)).sections[0]?.entries ?? [];
  const five = entries[4];
  const [own = ''] = five?.players ?? [];
  await page.goto(new URL(`/sessions/${session}/ranking`, page.url()).href);
  const ranking = new RankingPage(page);
  await ranking.rows('NS').filter({ hasText: own }).getByRole('button').first().click();
  await page.keyboard.press('b');
  const form = ranking.penaltyForm();
  await form.getByRole('radio', { name: 'Bonus' }).check();
  await form.getByLabel('Unit').selectOption('matchpoints');
  await form.getByLabel('Amount').fill('90');
  await form.getByLabel('Reason').fill('as it was');
  const changes = page.getByText(/^Changes who qualifies for session 2:/);
  await expect(changes).toContainText(own);
  await page.keyboard.press('Enter');
  await expect(changes).toHaveCount(0);

  await page.goto(new URL(`/sessions/${final}/room`, page.url()).href);
  await page.getByRole('link', { name: 'Decide' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Who qualifies for session 2 has changed' });
  await expect(notice).toContainText('Nothing changes by itself');
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Leave it as drawn' }).click();
  await expect(page.getByText(/^Session 2 was left as drawn at/)).toContainText(own);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: /^Seat 5 / }).click();
  await expect(notice).toHaveCount(0);
  await expect(rows(page).filter({ hasText: own })).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(notice).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: 'Undone: a change in session 1.' })).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(8);
  await expect(notice).toHaveCount(0);
}

/** A finalist leaves before play: the next of its line is proposed and seated, and both are taken back. */
async function seatedReserve(page: Page, { session, final }: { session: number; final: number }) {
  const [entry] = (await sessionOf(page, final)).sections[0]?.entries ?? [];
  const terms = { entry: entry?.id, handicap: null, stratum: null, withoutStanding: false, withdrawn: true };
  await adjust(page, session, (await sessionOf(page, session)).sections[0]?.entries[11]?.id ?? 0, 1);
  await ask(page, 'PUT', `/api/sessions/${final}/terms`, { entries: [terms] });
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'Somebody who plays in session 2 has left' });
  await expect(notice).toContainText('Nothing changes by itself');
  await expect(notice).toContainText(/has left before play\. 12 .* comes next in order\./);
  await expectNoBarrier(page);
  await page.getByRole('button', { name: /^Seat 12 .* in place of / }).click();
  await expect(notice).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(notice).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(notice).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: 'Undone: a change in session 1.' })).toBeVisible();
}

test('a final of the four best of each line carries forward what the example carries', async ({ app: { page } }) => {
  const { session, pairs } = await qualified(page);
  await page.goto(new URL(`/sessions/${session}/ranking`, page.url()).href);
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await new PaletteDialog(page).field().fill('Next session');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Session 2 of Championship/ })).toBeVisible();
  await expect(page.getByText('24 play on.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Who plays on' }).selectOption('by place');
  await page.getByRole('textbox', { name: 'to', exact: true }).first().fill('4');
  await expect(page.getByText('8 play on.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'How many tables?' })).toHaveValue('4');
  await page.getByRole('combobox', { name: 'What counts' }).selectOption('carried forward (half a board)');
  await expectNoBarrier(page);
  await page.getByRole('textbox', { name: 'Boards wanted, at least' }).fill('21');
  await page.getByRole('textbox', { name: 'Boards wanted, at most' }).fill('21');
  await page.getByRole('textbox', { name: 'How many tables?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sessions\/\d+\/names$/);
  const final = Number(/sessions\/(\d+)/.exec(page.url())?.[1]);
  expect(final).not.toBe(session);

  await correctedWhoQualified(page, { session, final });
  await seatedReserve(page, { session, final });

  await passOut(page, final);
  const played = (await sessionOf(page, final)).sections[0]?.entries ?? [];
  expect(played.every(({ phantom }) => !phantom)).toBe(true);
  for (const { pair, final: points } of EXAMPLE.pairs) {
    const own = played.find(({ players }) => players.join() === pairs.get(pair)?.join());
    await adjust(page, final, own?.id ?? 0, points - 63);
  }
  await page.goto(new URL(`/sessions/${final}/overall`, page.url()).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions of this event' })).toBeVisible();
  await expect(rows(page)).toHaveCount(8);
  for (const [at, { place, pair, figure }] of EXAMPLE.final.carryForward.entries()) {
    const row = rows(page).nth(at);
    const { carried = '', final: own = 0 } = EXAMPLE.pairs.find((one) => one.pair === pair) ?? {};
    await expect(row.getByRole('cell').first()).toHaveText(String(place));
    await expect(row.getByRole('rowheader')).toContainText((pairs.get(pair)?.[0] ?? '').split(' ').at(-1) ?? '');
    const points = [carried, String(own), figure].map((text) => formatExact(readExact(text) ?? ZERO, 2, 'en'));
    await expect(row.getByRole('cell').nth(-3)).toHaveText(points[0] ?? '');
    await expect(row.getByRole('cell').nth(-2)).toHaveText(points[1] ?? '');
    await expect(row.getByRole('cell').nth(-1)).toHaveText(points[2] ?? '');
  }
  await expectNoBarrier(page);
  await rows(page).first().getByRole('button', { name: 'Why 113.73' }).click();
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText('½ × 306/528 × 144 = 41.73 (EBU White Book 3.8)');
  await expect(panel).toContainText('41.73 carried + 72.00 won = 113.73.');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.goto(new URL(`/sessions/${final}/display`, page.url()).href);
  await page.getByRole('button', { name: '4 all sessions' }).click();
  await expect(rows(page).filter({ hasText: '113.73' }).getByRole('cell').first()).toHaveText('1');
  await expectNoBarrier(page);
  await page.goto(new URL(`/sessions/${final}/overall`, page.url()).href);
  await page.getByRole('link', { name: '+ Consolation' }).click();
  await expect(page.getByText('16 play on.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'What counts' })).toHaveValue('carry-forward');
  await page.goBack();

  // A correction in the qualifying session reaches the final by itself.
  const [first] = (await sessionOf(page, session)).sections[0]?.entries ?? [];
  await adjust(page, session, first?.id ?? 0, 22);
  await page.reload();
  const carried = formatExact(exact(492, 11), 2, 'en');
  await expect(rows(page).filter({ hasText: carried })).toHaveCount(1);

  await setLook(page, { theme: 'dark', language: 'fr' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Séances de ce tournoi' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Report' })).toBeVisible();
  await expectNoBarrier(page);
});

test('everybody plays on, every board counts the same, and the first session stays as it was', async ({
  app: { page },
}) => {
  const { session } = await startEvening(page, mitchellSpec(3, { rounds: 3, boardsPerRound: 2 }));
  await passOut(page, session);
  await page.goto(new URL(`/sessions/${session}/overall`, page.url()).href);
  await expect(page.getByText('Ranked by itself: nothing counts of the sessions before.')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('6 play on.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'How many tables?' })).toHaveValue('3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sessions\/\d+\/names$/);
  const second = Number(/sessions\/(\d+)/.exec(page.url())?.[1]);
  await passOut(page, second);
  const [one] = (await sessionOf(page, second)).sections[0]?.entries ?? [];
  await adjust(page, second, one?.id ?? 0, 6);
  await page.goto(new URL(`/sessions/${second}/overall`, page.url()).href);
  await expect(page.getByText('Every board of all sessions counts the same.')).toBeVisible();
  // A handicap of the first session counts in the ranking over both, beside the one without.
  const [, helped] = (await sessionOf(page, session)).sections[0]?.entries ?? [];
  const terms = { entry: helped?.id, handicap: 4000, stratum: null, withoutStanding: false };
  await ask(page, 'PUT', `/api/sessions/${session}/terms`, { unit: 'percent', entries: [terms] });
  await page.reload();
  await page.getByRole('button', { name: 'With handicap' }).click();
  await expect(page.getByText('Each session counts with its own handicap.')).toBeVisible();
  await expect(rows(page).first().getByRole('cell').nth(1)).toHaveText(helped?.label ?? '');
  await rows(page).first().getByRole('button', { name: /^Why / }).click();
  await expect(page.getByRole('complementary')).toContainText('of it handicap (+40');
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Scratch' }).click();
  const { boards = 0 } = (await sessionOf(page, second)).sections[0] ?? {};
  expect(boards).toBeGreaterThan(0);
  await page.getByText('Played on several evenings').click();
  await page.getByLabel('From round').fill('2');
  await page.getByLabel('on', { exact: true }).fill('1 Dec 2037');
  await page.getByLabel('at', { exact: true }).fill('14h15');
  await page.keyboard.press('Enter');
  const evening = page.getByRole('listitem').filter({ hasText: '1 December 2037' });
  await expect(evening).toContainText('1 December 2037, 14:15');
  await evening.getByRole('button', { name: 'change' }).click();
  await page.getByLabel('at', { exact: true }).fill('20:15');
  await page.keyboard.press('Enter');
  await expect(evening).toContainText('20:15');
  await expectNoBarrier(page);
  await page.getByRole('link', { name: 'One list and prizes' }).click();
  await page.getByLabel('Prizes for the places to').fill('1');
  await expect(rows(page).nth(1).getByRole('cell').last()).toHaveText('');
  await expect(rows(page).first().getByRole('cell').last()).toHaveText('place 1');
  await expectNoBarrier(page);
  await page.goBack();
  // Half of the matchpoints in both sessions, and six more of what the second had.
  await expect(rows(page).first().getByRole('cell').nth(-3)).toHaveText(formatPercentFigure(exact(1, 2), 2, 'en'));
  await page.getByRole('link', { name: /^Session 1/ }).click();
  await expect(page.getByText('Ranked by itself: nothing counts of the sessions before.')).toBeVisible();
  const first = await sessionOf(page, session);
  expect(first.penalties).toEqual([]);

  // Of those who share a place only some can play on: a lot says who, or a play-off once the lot is taken back.
  const open = page.getByText(/share place 2, and not all of them play on\./);
  const choosePlaces = async () => {
    await page.keyboard.press('n');
    await page.getByRole('combobox', { name: 'Who plays on' }).selectOption('by place');
    await page.getByRole('textbox', { name: 'to', exact: true }).first().fill('2');
    await expect(open).toBeVisible();
  };
  const overall = new URL(`/sessions/${second}/overall`, page.url()).href;
  await page.goto(overall);
  await expect(rows(page).first()).toBeVisible();
  await choosePlaces();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Draw a lot' }).click();
  await expect(open).toHaveCount(0);
  await expect(page.getByText('2 play on.')).toBeVisible();
  await page.goto(overall);
  const lot = page.getByText(/^Lot drawn at .* before /);
  await expect(lot).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(lot).toHaveCount(0);
  await choosePlaces();
  await page.getByRole('button', { name: 'Play-off' }).click();
  await page.getByRole('group', { name: 'After the play-off: who comes first?' }).getByRole('button').last().click();
  for (const place of [3, 4, 5]) {
    await page
      .getByRole('group', { name: `Who has place ${place}?` })
      .getByRole('button')
      .last()
      .click();
  }
  await expect(open).toHaveCount(0);
  await expect(page.getByText('2 play on.')).toBeVisible();
  await page.goto(overall);
  await expect(page.getByText(/^Play-off noted at .* before /)).toBeVisible();
});

test('a poule of which two rounds were played goes on with the three that remain', async ({ app: { page } }) => {
  const part = { kind: 'poule', teams: 6, boardsPerMatch: 8, legs: 1, segments: 1, supply: 'dealt' } as const;
  const id = await startTeams(page, { ...part, from: 1, rounds: 2 }, WBF_DISCRETE, TEAM_NAMES);
  await page.goto(new URL(`/sessions/${id}/overall`, page.url()).href);
  await expect(page.getByText(/^Ranked by itself/)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('6 play on.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sessions\/\d+\/names$/);
  const next = Number(/sessions\/(\d+)/.exec(page.url())?.[1]);
  expect((await sessionOf(page, next)).sections[0]?.spec).toEqual({ ...part, from: 3, rounds: 3 });
});
