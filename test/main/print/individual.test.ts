/** What an individual prints: its players, never a pair. */
import { describe, expect, test } from 'vitest';
import { boardsDocument } from '../../../main/print/documents/boards/boards.ts';
import { guideCardsDocument } from '../../../main/print/documents/seats/guide-cards.ts';
import { scorecardsDocument } from '../../../main/print/documents/scorecards/scorecards.ts';
import { tableCardsDocument } from '../../../main/print/documents/table-cards/table-cards.ts';
import { travellersDocument } from '../../../main/print/documents/play/travellers.ts';
import type { PrintedDocument } from '../../../main/print/document.ts';
import { rankingSpreadsheet } from '../../../main/print/spreadsheets/ranking.ts';
import { travellersSpreadsheet } from '../../../main/print/spreadsheets/travellers.ts';
import { readResultsCsv } from '../../../src/format/results/csv.ts';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import type { Language } from '../../../src/language.ts';
import { settingsView } from '../../builders.ts';
import { readPdf, type PdfPage } from '../../pdf.ts';
import { individual, individualSpec } from './individual-job.ts';
import { overlaps, printPdf, PRINTED_AT } from './support.ts';

async function pagesOf(
  document: PrintedDocument,
  language: Language,
  source = individual(),
): Promise<readonly PdfPage[]> {
  const job = { ...source, settings: settingsView(), language, paper: 'A4', printedAt: PRINTED_AT } as const;
  return (await readPdf(await printPdf(document, job))).pages;
}

/** The rows of a kind on each of the cards of a sheet, four or two tall ones, from left to right and down. */
function rowsOfCards(
  { texts, width, height }: PdfPage,
  isRow: (row: readonly string[]) => boolean,
): readonly (readonly string[])[][] {
  const cards = Map.groupBy(texts, ({ x, baseline }) => Number(x > width / 2) + 2 * Number(baseline < height / 2));
  return [...cards]
    .toSorted(([a], [b]) => a - b)
    .map(([, own]) => {
      const rows = Map.groupBy(own, ({ baseline }) => Math.round(baseline));
      return [...rows]
        .toSorted(([a], [b]) => b - a)
        .map(([, row]) => row.toSorted((a, b) => a.x - b.x).map(({ text }) => text))
        .filter(isRow);
    });
}

const textOf = (pages: readonly PdfPage[]) => pages.flatMap(({ texts }) => texts.map(({ text }) => text));

describe('the paper of an individual', () => {
  test.each([
    ['guide cards', guideCardsDocument],
    ['table cards', tableCardsDocument],
    ['travellers', travellersDocument],
    ['scored boards', boardsDocument],
    ['scorecards', scorecardsDocument],
  ] as const)('%s speak of no pair, and stay on their page', async (_, document) => {
    for (const language of ['en', 'fr'] as const) {
      const pages = await pagesOf(document, language);
      expect(textOf(pages).filter((text) => /\b(pairs?|paires?)\b/i.test(text))).toEqual([]);
      for (const { texts, width } of pages) {
        for (const { x, right } of texts) {
          expect(x).toBeGreaterThan(15);
          expect(right).toBeLessThan(width - 15);
        }
      }
    }
  });

  test('a guide card says where a player sits, with whom and against whom, and when they sit out', async () => {
    const cards = await pagesOf(guideCardsDocument, 'en');
    // Thirteen cards, four a sheet.
    expect(cards).toHaveLength(4);
    const [first] = cards;
    const left = (first?.texts ?? []).filter(({ x, baseline }) => x < (first?.width ?? 0) / 2 && baseline > 421);
    const rows = Map.groupBy(left, ({ baseline }) => Math.round(baseline));
    const texts = [...rows.values()].map((row) => row.toSorted((a, b) => a.x - b.x).map(({ text }) => text));
    expect(texts).toContainEqual(['1', 'sit-out', '19:30']);
    expect(texts).toContainEqual(['2', '2', 'W', '9', '11+8', '13–14', '19:45']);
  });

  test.each([10, 11])(
    'the cards of %i players seat everybody where the schedule does, and nobody else',
    async (players) => {
      const source = individual(individualSpec(players));
      const [section] = source.session.sections;
      if (!section) throw new Error('no section');
      const labels = new Map(section.partnerships.map(({ id, playerLabels }) => [id, playerLabels ?? ['', '']]));
      const seats = section.cells.flatMap(({ round, table, ns, ew, boards }) => {
        const [north = '', south = ''] = labels.get(ns) ?? [];
        const [east = '', west = ''] = labels.get(ew) ?? [];
        const at = { round, table, boards: `${boards[0]}–${boards.at(-1)}` };
        return [
          { ...at, player: north, seat: 'N', partner: south, opponents: `${east}+${west}` },
          { ...at, player: south, seat: 'S', partner: north, opponents: `${east}+${west}` },
          { ...at, player: east, seat: 'E', partner: west, opponents: `${north}+${south}` },
          { ...at, player: west, seat: 'W', partner: east, opponents: `${north}+${south}` },
        ];
      });
      const guides = (await pagesOf(guideCardsDocument, 'en', source)).flatMap((page) =>
        rowsOfCards(page, (row) => /^\d\d:\d\d$/.test(row.at(-1) ?? '')).map((rows) =>
          rows.map((row) => row.slice(0, -1)),
        ),
      );
      const due = numbersTo(players).map((player) =>
        numbersTo(players).map((round) => {
          const seat = seats.find((one) => one.player === String(player) && one.round === round);
          if (!seat) return [String(round), 'sit-out'];
          return [String(round), String(seat.table), seat.seat, seat.partner, seat.opponents, seat.boards];
        }),
      );
      expect(guides).toEqual(due);
      expect(seats).toHaveLength(players * 8);
      const [sheet] = await pagesOf(tableCardsDocument, 'en', source);
      const cards = sheet ? rowsOfCards(sheet, (row) => row.length === 6 && /^\d+$/.test(row[0] ?? '')) : [];
      expect(cards).toEqual(
        [1, 2].map((table) =>
          section.cells
            .filter((cell) => cell.table === table)
            .toSorted((a, b) => a.round - b.round)
            .map(({ round, ns, ew, boards }) => {
              const four = [ns, ew].flatMap((seated) => labels.get(seated) ?? []);
              return [String(round), ...four, `${boards[0]}–${boards.at(-1)}`];
            }),
        ),
      );
    },
  );

  test('a table card seats four players', async () => {
    const texts = textOf(await pagesOf(tableCardsDocument, 'fr'));
    expect(texts).toEqual(expect.arrayContaining(['N', 'S', 'E', 'O']));
  });

  test('a table card of a rainbow says where its boards go', async () => {
    const rainbow = individual({ kind: 'rainbow', players: 20, rounds: 5, boardsPerRound: 4 });
    const texts = textOf(await pagesOf(tableCardsDocument, 'en', rainbow));
    expect(texts.filter((text) => text.startsWith('Boards go to'))).toEqual(
      [5, 1, 2, 3, 4].map((table) => `Boards go to table ${table}.`),
    );
  });

  test('a scorecard has each board that the player played, and the total', async () => {
    const source = individual();
    const [first] = source.session.sections[0]?.entries ?? [];
    const job = { ...source, settings: settingsView(), language: 'en', paper: 'A4', printedAt: PRINTED_AT } as const;
    const { pages } = await readPdf(await printPdf(scorecardsDocument, { ...job, entry: first?.id ?? 0 }));
    const seats = textOf(pages).filter((text) => /^[NESW]$/.test(text));
    // One for each round.
    expect(seats).toHaveLength(12);
    const row = source.standings.fields[0]?.rankings[0]?.rows.find(({ entry }) => entry === first?.id);
    expect(textOf(pages)).toContain(`Player ${first?.number}: ${row?.total} of ${row?.available} matchpoints`);
  });
});

test('scorecards of 28 players keep seats, numbers and names apart', async () => {
  const pages = await pagesOf(scorecardsDocument, 'en', individual(individualSpec(28, 13)));
  expect(pages).toHaveLength(28);
  expect(pages.flatMap((page) => overlaps(page, { apart: 1 }))).toEqual([]);
  expect(textOf(pages).filter((text) => /^\d+ \p{L}/u.test(text)).length).toBeGreaterThanOrEqual(28 * 26);
});

describe('the spreadsheets of an individual', () => {
  test('the ranking has one name a player', () => {
    const [head, ...rows] = rankingSpreadsheet.write({ ...individual(), language: 'en' }).split(/\r?\n/);
    expect(head).toContain('Section,Line,Place,Player,Name,Boards,Matchpoints');
    expect(rows.filter((row) => row !== '')).toHaveLength(13);
  });

  test.each(['en', 'fr'] as const)('the results in %s are read back as those of players', (language) => {
    const source = individual();
    const read = readResultsCsv(travellersSpreadsheet.write({ ...source, language }), null);
    if (read.kind !== 'results') throw new Error(JSON.stringify(read));
    expect(read.results).toHaveLength(78);
    const played = source.session.results.map(({ score }) => score).toSorted((a, b) => (a ?? 0) - (b ?? 0));
    expect(read.results.map(({ score }) => score).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(played);
  });
});
