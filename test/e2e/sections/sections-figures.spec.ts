/** Two sections over the same boards: the worked example of 36 pairs as one field and apart, and other movements. */
import type { Page } from '@playwright/test';
import type { Side } from '../../../src/bridge/seat.ts';
import { mitchellSpec } from '../../builders.ts';
import { HOSTILE_PAIRS, LONG_NAMES } from '../../names.ts';
import { fieldByHand } from '../competitions/field-by-hand.ts';
import { lineBody, playedLines, recordLines, typedScore, type PlayedLine } from '../competitions/playing.ts';
import { ask, giveNames, sessionOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { DisplayPage } from '../pages/DisplayPage.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';
import { workedExample } from '../team-events.ts';
import type { SessionView } from '../../../main/club/model/session.ts';

interface Placed {
  readonly place: number;
  readonly tied: boolean;
  readonly pair: string;
  readonly matchpoints: number;
}

type ByLine<Of> = Readonly<Record<'ns' | 'ew', Of>>;

const EXAMPLE = workedExample('two-sections-36-pairs') as {
  readonly rows: readonly (readonly [
    section: 'A' | 'B',
    round: number,
    table: number,
    ns: string,
    ew: string,
    first: number,
    scores: readonly number[],
  ])[];
  readonly oneField: ByLine<readonly Placed[]>;
  readonly sectionsApart: ByLine<Readonly<Record<'A' | 'B', readonly Placed[]>>>;
};
const NINE = mitchellSpec(9, { rounds: 9, boardsPerRound: 3 });
const NAMES = [...HOSTILE_PAIRS, ...LONG_NAMES].slice(0, 18);
/** The board that is typed; all others come in at once. */
const TYPED = 27;

/** The lines of the example where the schedule has them. */
function exampleLines({ sections }: SessionView): readonly PlayedLine[] {
  return EXAMPLE.rows.flatMap(([letter, round, table, ns, ew, first, scores]) => {
    const section = sections.find((one) => one.letter === letter);
    const cell = section?.cells.find((one) => one.round === round && one.table === table);
    if (!section || !cell) throw new Error(`no table ${letter}${table} in round ${round}`);
    const labels = new Map(section.entries.map(({ id, label }) => [id, label]));
    expect([labels.get(cell.ns), labels.get(cell.ew)]).toEqual([ns, ew]);
    return scores.map((score, at) => {
      const board = first + at;
      return { section: section.id, round, table, board, shown: board, ns: cell.ns, ew: cell.ew, score };
    });
  });
}

const placed = ({ place, tied, pair, matchpoints }: Placed) => ({
  place: `${place}${tied ? '=' : ''}`,
  label: pair,
  total: String(matchpoints),
});

/** Starts the two sections of the example with names of all kinds. */
async function twoMitchells(page: Page): Promise<SessionView> {
  const { session } = await startEvening(page, NINE, { names: false, further: [NINE] });
  await giveNames(page, session, NAMES);
  return sessionOf(page, session);
}

async function openRanking(page: Page, session: number): Promise<RankingPage> {
  const ranking = new RankingPage(page);
  await page.goto(new URL(`/sessions/${session}/ranking`, page.url()).href);
  await ranking.rows('NS').first().waitFor();
  return ranking;
}

/** Places, labels and totals of a ranking as they are shown. */
async function shown(ranking: RankingPage, line: Side) {
  return (await ranking.figures(line)).map(({ place, label, total }) => ({ place, label, total }));
}

function compare(page: Page, session: number, fields: 'all' | 'section'): Promise<unknown> {
  const scoring = { method: 'matchpoints', regulation: 'wbf', fields };
  return ask(page, 'PUT', `/api/sessions/${session}/scoring`, scoring);
}

test('36 pairs in two sections: every figure of the example as one field and apart, on screen and second display', async ({
  app: { page },
}) => {
  const session = await twoMitchells(page);
  const { id, sections } = session;
  const lines = exampleLines(session);
  const late = sections.flatMap((section) =>
    lines.filter((line) => line.section === section.id && line.board === TYPED),
  );
  await recordLines(
    page,
    id,
    lines.filter((line) => !late.includes(line)),
  );
  const entry = new EntryPage(page);
  await entry.open(id, TYPED);
  await expect(page.locator('main input:focus')).toHaveCount(1);
  const traveller = sections.flatMap((section) =>
    late.filter((line) => line.section === section.id).toSorted((a, b) => a.table - b.table),
  );
  await entry.type(...traveller.map(typedScore));
  await expect.poll(async () => (await sessionOf(page, id)).results.length).toBe(lines.length);

  const { oneField, sectionsApart } = EXAMPLE;
  const ranking = await openRanking(page, id);
  for (const [side, expected] of [
    ['NS', oneField.ns],
    ['EW', oneField.ew],
  ] as const) {
    expect(await shown(ranking, side)).toEqual(expected.map(placed));
    const percentages = expected.map(({ matchpoints }) => ((100 * matchpoints) / 918).toFixed(2));
    expect((await ranking.figures(side)).map(({ figure }) => figure)).toEqual(percentages);
  }
  const display = new DisplayPage(page);
  await display.open(id);
  const together = (await display.ranking()).places;
  const [ns, ew] = [oneField.ns, oneField.ew].map((rows) =>
    rows.map((row) => [placed(row).place, ((100 * row.matchpoints) / 918).toFixed(2)]),
  );
  expect(together).toEqual(expect.arrayContaining([...(ns ?? []), ...(ew ?? [])]));
  expect(together).toHaveLength(36);

  await compare(page, id, 'section');
  await openRanking(page, id);
  for (const letter of ['A', 'B'] as const) {
    await page.getByRole('button', { name: `Section ${letter}`, exact: true }).click();
    await expect.poll(() => shown(ranking, 'NS')).toEqual(sectionsApart.ns[letter].map(placed));
    expect(await shown(ranking, 'EW')).toEqual(sectionsApart.ew[letter].map(placed));
  }
  await display.open(id);
  const apart = (await display.ranking()).places;
  const all = (['A', 'B'] as const).flatMap((letter) => [...sectionsApart.ns[letter], ...sectionsApart.ew[letter]]);
  expect(apart.toSorted(byText)).toEqual(
    all.map((row) => [placed(row).place, ((100 * row.matchpoints) / 432).toFixed(2)]).toSorted(byText),
  );
});

test('two pairs change sections for the last round, and a late correction: every figure by hand, undo', async ({
  app: { page },
}) => {
  const session = await twoMitchells(page);
  const { id, sections } = session;
  const [a, b] = sections;
  if (!a || !b) throw new Error('two sections');
  const lines = exampleLines(session);
  // In round 9 pairs A7 and B7 sit down at each other's table, where the same boards lie.
  const idOf = (label: string) =>
    sections.flatMap(({ entries }) => entries).find((one) => one.label === label)?.id ?? 0;
  const swapped = lines.map((line) => {
    if (line.round !== 9 || line.table !== 7) return line;
    return { ...line, ns: idOf(line.section === a.id ? 'B7' : 'A7') };
  });
  const played = swapped.filter((line, at) => line === lines[at]);
  await recordLines(page, id, played);
  const entry = new EntryPage(page);
  const wrong = swapped.filter((line) => !played.includes(line));
  expect(wrong).toHaveLength(6);
  const [first] = wrong;
  if (!first) throw new Error('nobody changed sections');
  await entry.open(id, first.board);
  for (const line of wrong.filter(({ board }) => board === first.board)) {
    // table A7 is the seventh line, table B7 the sixteenth
    await entry.field(line.section === a.id ? 7 : 16).focus();
    await page.keyboard.type(typedScore(line));
    await page.keyboard.press('ControlOrMeta+e');
    await entry.pair('NS').fill(line.section === a.id ? 'b7' : 'A7');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () =>
        (await sessionOf(page, id)).results.some((one) => one.ns === line.ns && one.board === line.board),
      )
      .toBe(true);
  }
  await recordLines(
    page,
    id,
    wrong.filter(({ board }) => board !== first.board),
  );
  const ranking = await openRanking(page, id);
  const inLine = (side: 'NS' | 'EW', all = swapped) => {
    const labels = new Set(EXAMPLE.oneField[side === 'NS' ? 'ns' : 'ew'].map(({ pair }) => pair));
    return fieldByHand(session, 'matchpoints', all, (label) => labels.has(label));
  };
  expect(await ranking.figures('NS')).toEqual(inLine('NS'));
  expect(await ranking.figures('EW')).toEqual(inLine('EW'));

  // A late correction of a score, then taken back.
  const corrected = swapped.map((line, at) =>
    at === 40 ? { ...line, score: line.score === 1430 ? 680 : 1430 } : line,
  );
  const line = corrected[40];
  if (!line) throw new Error('no line');
  await ask(page, 'POST', `/api/sessions/${id}/results`, lineBody(line, { expectedVersion: 1 }));
  await expect.poll(() => ranking.figures('NS')).toEqual(inLine('NS', corrected));
  expect(await ranking.figures('EW')).toEqual(inLine('EW', corrected));
  await page.keyboard.press('Control+z');
  await expect.poll(() => ranking.figures('NS')).toEqual(inLine('NS'));

  // Another deal lay in the case of a board in section B: half of the results each, brought to the same top.
  const fouledBoard = swapped.find(({ board }) => wrong.every((other) => other.board !== board))?.board ?? 0;
  const fouled = swapped.map((one) =>
    one.section === b.id && one.board === fouledBoard ? { ...one, form: 'B' } : one,
  );
  const turned = fouled.filter(({ form }) => form !== undefined);
  expect(turned).toHaveLength(9);
  await ask(page, 'POST', `/api/sessions/${id}/results/column`, {
    lines: turned.map((one) => lineBody(one, { expectedVersion: 1 })),
  });
  await expect.poll(() => ranking.figures('NS')).toEqual(inLine('NS', fouled));
  expect(await ranking.figures('EW')).toEqual(inLine('EW', fouled));
  await page.keyboard.press('Control+z');
  await expect.poll(() => ranking.figures('NS')).toEqual(inLine('NS'));

  // Pair A3 leaves after three of nine rounds: what it played counts for nobody.
  const gone = idOf('A3');
  const isOfGone = ({ ns, ew }: PlayedLine) => ns === gone || ew === gone;
  const unplayed = swapped.filter((one) => isOfGone(one) && one.round > 3);
  expect(unplayed).toHaveLength(18);
  const without = unplayed.map((one) => ({ ...lineBody(one, { expectedVersion: 1 }), outcome: null }));
  await ask(page, 'POST', `/api/sessions/${id}/results/column`, { lines: without });
  await ask(page, 'PUT', `/api/sessions/${id}/terms`, {
    entries: [{ entry: gone, handicap: null, stratum: null, withoutStanding: false, withdrawn: true }],
  });
  const others = swapped.filter((one) => !isOfGone(one));
  const placed = async () => (await ranking.figures('NS')).filter(({ label }) => label !== 'A3');
  await expect.poll(placed).toEqual(inLine('NS', others));
  expect(await ranking.figures('EW')).toEqual(inLine('EW', others));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => ranking.figures('NS')).toEqual(inLine('NS'));
});

for (const [title, spec, further] of [
  [
    'a web of eight tables beside a Mitchell of seven',
    { kind: 'web', tables: 8, phantom: null, rounds: 7, boardsPerRound: 3, arrowSwitch: 0, sets: 7 },
    mitchellSpec(7, { rounds: 7, boardsPerRound: 3 }),
  ],
  [
    'a Mitchell of seven tables beside one of six and a half',
    mitchellSpec(7, { rounds: 7, boardsPerRound: 2 }),
    mitchellSpec(7, { rounds: 7, boardsPerRound: 2, phantom: 'NS' }),
  ],
] as const) {
  test(`${title}: every figure as one field and apart`, async ({ app: { page } }) => {
    const { session: id } = await startEvening(page, spec, { names: false, further: [further] });
    const session = await sessionOf(page, id);
    const lines = playedLines(session, 15);
    await recordLines(page, id, lines);
    const ranking = await openRanking(page, id);
    const labels = (side: Side, letter = '') =>
      new Set(
        session.sections
          .flatMap(({ entries }) => entries)
          .filter((one) => one.line === side && !one.phantom && one.label.startsWith(letter))
          .map(({ label }) => label),
      );
    for (const side of ['NS', 'EW'] as const) {
      const ranked = labels(side);
      expect(await ranking.figures(side)).toEqual(
        fieldByHand(session, 'matchpoints', lines, (label) => ranked.has(label)),
      );
    }
    await compare(page, id, 'section');
    for (const { id: section, letter } of session.sections) {
      await page.getByRole('button', { name: `Section ${letter}`, exact: true }).click();
      for (const side of ['NS', 'EW'] as const) {
        const ranked = labels(side, letter);
        const own = lines.filter((line) => line.section === section);
        await expect
          .poll(() => ranking.figures(side))
          .toEqual(fieldByHand(session, 'matchpoints', own, (label) => ranked.has(label)));
      }
    }
  });
}

function byText(a: readonly (string | undefined)[], b: readonly (string | undefined)[]): number {
  return a.join(' ').localeCompare(b.join(' '), 'en', { numeric: true });
}
