import { describe, expect, test } from 'vitest';
import type { RulingView } from '../../../../../main/club/model/ruling.ts';
import type { PrintJob } from '../../../../../main/print/job.ts';
import { changesDocument } from '../../../../../main/print/documents/changes/changes.ts';
import { guideCardsDocument } from '../../../../../main/print/documents/seats/guide-cards.ts';
import { rulingsDocument } from '../../../../../main/print/documents/rulings/rulings.ts';
import { tableCardsDocument } from '../../../../../main/print/documents/table-cards/table-cards.ts';
import type { TeamSpec } from '../../../../../src/movement/teams/families/index.ts';
import { linesOn, readPdf, wordsOn, type PdfFile } from '../../../../pdf.ts';
import { overlaps, printPdf } from '../../support.ts';
import { pouleSpec, teamJob } from '../../team-job.ts';

function textOf({ pages }: PdfFile): string {
  return pages.map(wordsOn).join('\n');
}

function linesOf({ pages }: PdfFile): readonly string[] {
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
}

async function guideText(job: PrintJob): Promise<string> {
  return linesOf(await readPdf(await printPdf(guideCardsDocument, job))).join('\n');
}

function longName(team: number): string {
  return `Association sportive et culturelle des bridgeurs de Saint-Jean-de-Maurienne ${team}`;
}

describe('the card of a table', () => {
  test('has both teams by name, the boards as their case shows them, and the room', async () => {
    const file = await readPdf(await printPdf(tableCardsDocument, teamJob()));
    const lines = linesOf(file);
    expect(lines).toContain('1 1 Jura 2 Vosges 1–8 open 1 2 Vosges 1 Jura 9–16 closed');
    expect(lines).toContain('3 1 Jura 2 Vosges 17–24 open 3 2 Vosges 1 Jura 25–32 closed');
    expect(textOf(file)).toContain('The other table of the match: 2.');
    const dealt = textOf(await readPdf(await printPdf(tableCardsDocument, teamJob({ spec: pouleSpec(5) }))));
    expect(dealt).toMatch(/1–4/);
    expect(dealt).not.toMatch(/9–|pair/i);
  });
});

test('the cards of a Patton have one room of each match, and names clear of boards in two runs', async () => {
  const job = teamJob({ spec: { kind: 'patton', teams: 5, boardsPerMatch: 4, rounds: 5 } });
  const { pages } = await readPdf(await printPdf(tableCardsDocument, job));
  const [page] = pages;
  if (!page) throw new Error('no page');
  expect(linesOn(page).flat()).toContain('19–20, 17–18');
  expect(overlaps(page, { apart: 2 })).toEqual([]);
  // Tables 1 and 2, 3 and 4 stand side by side: in every round one is the open room, the other the closed one.
  const rows = linesOn(page).filter((line) => line.filter((text) => /^(?:open|closed)$/.test(text)).length === 2);
  expect(rows).toHaveLength(10);
  for (const row of rows) expect(row.filter((text) => /^(?:open|closed)$/.test(text))).toEqual(['open', 'closed']);
});

describe('the card of a team', () => {
  test('has its opponents, the tables of both pairs, its boards, and its bye', async () => {
    const job = teamJob({ spec: pouleSpec(5) }, { language: 'fr' });
    const file = await readPdf(await printPdf(guideCardsDocument, job));
    const text = textOf(file);
    const section = job.session.sections[0];
    for (const { team, number } of section?.entries ?? []) {
      expect(text.replaceAll('\n', ' ')).toContain(team?.players.join(', '));
      expect(text).toContain(`${number} ${team?.name}`);
    }
    expect(text.match(/exempt/g)).toHaveLength(5);
    expect(text).not.toMatch(/paire/i);
    const first = job.session.matches.find(({ away }) => away !== null);
    const home = section?.entries.find(({ id }) => id === first?.home);
    const away = section?.entries.find(({ id }) => id === first?.away);
    const tables = section?.cells.filter(({ match, round }) => match?.id === first?.id && round === first?.round);
    const open = tables?.find(({ match }) => match?.room === 'open')?.table;
    const closed = tables?.find(({ match }) => match?.room === 'closed')?.table;
    const lines = linesOf(file).join('\n');
    expect(lines).toContain(`1 ${away?.number} ${away?.team?.name} ${open} ${closed} 1–8 19:30`);
    expect(lines).toContain(`1 ${home?.number} ${home?.team?.name} ${closed} ${open} 1–8 19:30`);
  });
});

test('the card of a team numbers a match of several rounds as one, and the only match by its halves', async () => {
  const poule = await guideText(teamJob({ spec: pouleSpec(4) }));
  expect(poule).toContain('Match Against');
  expect(
    poule
      .match(/^[1-9] \d \p{L}/gmu)
      ?.map((row) => Number(row[0]))
      .toSorted(),
  ).toEqual([1, 2, 3].flatMap((match) => [match, match]));
  const halves = await guideText(teamJob());
  expect(halves).toContain('Part Against');
  expect(halves).toMatch(/1 2 Vosges 1 2 1–16 19:30/);
  expect(halves).toMatch(/2 2 Vosges 1 2 17–32 \d/);
  expect(await guideText(teamJob({}, { language: 'fr' }))).toContain('Partie Contre');
});

test('the card of a team in an American Whist has each seat of both pairs, round by round', async () => {
  const job = teamJob({ spec: { kind: 'american-whist', teams: 5, boardsPerMatch: 4 } });
  const lines = linesOf(await readPdf(await printPdf(guideCardsDocument, job))).join('\n');
  const [section] = job.session.sections;
  const cells = section?.cells ?? [];
  expect(cells).toHaveLength(20);
  for (const { round, table, boards } of cells) {
    const shown = boards.map((board) => section?.shown[board] ?? board).toSorted((a, b) => a - b);
    const seats = lines.match(new RegExp(`\\b${round} \\d \\p{L}+ ${table} ${shown[0]}–${shown.at(-1)} `, 'gu'));
    expect(seats).toHaveLength(2);
  }
});

test('the card of a team has every long name of its opponents whole, with rows as high as it takes', async () => {
  const job = teamJob({ spec: pouleSpec(5), nameOf: longName });
  const { pages } = await readPdf(await printPdf(guideCardsDocument, job));
  const words = pages.map((page) => wordsOn(page).replaceAll(/\s+/g, ' ')).join(' ');
  for (const team of [1, 2, 3, 4, 5])
    expect(words.split(`${team} ${longName(team)}`).length - 1).toBeGreaterThanOrEqual(4);
  for (const page of pages) expect(overlaps(page)).toEqual([]);
});

test('the card of a team keeps boards above a hundred off the table before them', async () => {
  const job = teamJob({ spec: { ...pouleSpec(16), supply: 'copies' } as TeamSpec, played: 0 });
  const { pages } = await readPdf(await printPdf(guideCardsDocument, job));
  const boards = pages.flatMap(({ texts }) =>
    texts.filter(({ text }) => /^1\d\d–1\d\d$/.test(text)).map((one) => ({ one, texts })),
  );
  expect(boards.length).toBeGreaterThan(16);
  for (const { one, texts } of boards) {
    const before = texts.filter(
      ({ text, x, baseline }) =>
        /^\d{1,2}$/.test(text) && Math.abs(baseline - one.baseline) < 2 && one.right - x < 80 && x < one.right,
    );
    expect(before.length).toBeGreaterThan(0);
    for (const { right } of before) expect(right).toBeLessThan(one.x - 3);
  }
});

test('the log of rulings and the changes name teams, and boards by their case', async () => {
  const job = teamJob({ spec: pouleSpec(5) });
  const section = job.session.sections[0];
  const cell = section?.cells.find(({ round, table }) => round === 3 && table === 1);
  const [board = 0] = cell?.boards ?? [];
  const shown = section?.shown[board] ?? board;
  expect(shown).not.toBe(board);
  const [team] = section?.entries ?? [];
  const at = '2026-11-24T21:30:00.000Z';
  const penalty = {
    number: 1,
    entry: team?.id ?? 0,
    kind: 'penalty',
    amount: 100,
    unit: 'victory-points',
    reason: '',
    at,
  };
  const tables = [{ section: section?.id ?? 0, table: 1 }];
  const what = {
    kind: 'result',
    board,
    tables,
    everywhere: false,
    pairs: [cell?.ns, cell?.ew],
    outcome: { kind: 'notPlayed' },
  };
  const rulings = [
    { at, what: { ...what, form: null, corrected: false }, note: '' },
    { at, what: { kind: 'penalty', penalty }, note: 'late' },
  ] as unknown as readonly RulingView[];
  const log = await readPdf(await printPdf(rulingsDocument, { ...job, rulings }));
  expect(textOf(log)).toContain('Teams');
  expect(textOf(log)).toContain(`1 ${team?.team?.name}`);
  expect(textOf(log)).not.toMatch(/pairs/i);
  expect(linesOf(log)).toContainEqual(expect.stringMatching(new RegExp(`^21:30 ${shown} 1 |^\\S+ ${shown} 1 `)));
  const standing = { place: 1, tied: false, figure: '20', total: '20', unranked: null };
  const report = {
    published: { at, change: 1, until: at, endedAt: null },
    scoring: null,
    results: [],
    penalties: [],
    conditions: [],
    places: [{ entry: team?.id ?? 0, by: 'scratch', before: standing, after: { ...standing, place: 2 } }],
  };
  const changes = await readPdf(await printPdf(changesDocument, { ...job, report } as never));
  expect(textOf(changes)).toContain(team?.team?.name);
  expect(textOf(changes)).not.toMatch(/pair/i);
});
