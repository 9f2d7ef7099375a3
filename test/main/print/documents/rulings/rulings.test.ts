import { describe, expect, test } from 'vitest';
import type { RulingView } from '../../../../../main/club/model/ruling.ts';
import { rulingsDocument } from '../../../../../main/print/documents/rulings/rulings.ts';
import type { Ruled } from '../../../../../src/bridge/result/result.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { printJob, printPdf } from '../../support.ts';

const at = '2026-11-24T20:05:00.000Z';
const score = (points: number, percent = 100) => ({ outcome: { kind: 'score', score: points }, percent }) as const;
const weighted: Ruled = {
  kind: 'ruled',
  ns: [score(420, 60), score(-50, 40)],
  ew: [score(420, 60), score(-50, 40)],
  atTable: { kind: 'notPlayed' },
};
const result = {
  kind: 'result',
  board: 5,
  tables: [{ section: 1, table: 3 }],
  everywhere: false,
  pairs: [1003, 1008],
  form: null,
  corrected: false,
} as const;
const tables = (...numbers: readonly number[]) => numbers.map((table) => ({ section: 1, table }));
const penalty = {
  number: 1,
  entry: 1004,
  kind: 'penalty',
  amount: 1000,
  unit: 'percent-of-top',
  reason: '',
  at,
} as const;
const RULINGS: readonly RulingView[] = [
  { at, what: { ...result, outcome: weighted }, note: 'Misinformation: South was told that 2♦ is natural' },
  { at, what: { ...result, outcome: { ...weighted, ew: [score(420)] } }, note: '' },
  { at, what: { ...result, outcome: { kind: 'award', ns: 60, ew: 40 } }, note: 'too late' },
  { at, what: { ...result, form: 'B', outcome: { kind: 'score', score: 420 } }, note: '' },
  {
    at,
    what: { ...result, tables: tables(1, 2, 3), everywhere: true, pairs: [], outcome: { kind: 'notPlayed' } },
    note: 'two aces of spades',
  },
  { at, what: { kind: 'penalty', penalty }, note: 'slow play' },
  { at, what: { ...result, corrected: true, outcome: { kind: 'score', score: -50 } }, note: 'the slip says so' },
];

async function linesOf(rulings: readonly RulingView[], language: 'en' | 'fr' = 'en'): Promise<string[][]> {
  const bytes = await printPdf(rulingsDocument, printJob({}, { rulings, language }));
  const { pages } = await readPdf(bytes);
  return pages.map((page) => linesOn(page).map((line) => line.join(' ')));
}

describe('the log of rulings on paper', () => {
  test('has a row a ruling with its law, and its note under it', async () => {
    const [lines = []] = await linesOf(RULINGS);
    const rows = lines.filter((line) => /^\d\d:\d\d /.test(line)).map((line) => line.slice(6));
    expect(rows).toEqual([
      expect.stringMatching(/^5 3 .*60.% of 420 and 40.% of −50 Law 12C1\(c\)$/u),
      expect.stringMatching(/NS 60.% of 420 and 40.% of −50 Law 12C1\(f\)$/u),
      expect.stringMatching(/60 \/ 40 Law 12C2$/),
      expect.stringMatching(/ 420, form B Law 87$/),
      expect.stringMatching(/^5 all not played$/),
      expect.stringMatching(/Penalty 10 % of a top Law 90$/),
      expect.stringMatching(/^5 3 .* corrected: −50 Law 79C$/),
    ]);
    expect(lines.map((line) => line.replaceAll(/\s/gu, ' '))).toContain('EW 420');
    expect(lines).toContain('Misinformation: South was told that 2♦ is natural');
    expect(lines.at(-1)).toContain('7 rulings');
  });

  test('keeps a ruling by two Laws within the margins', async () => {
    const outcome = { kind: 'award', ns: null, ew: 60 } as const;
    for (const language of ['en', 'fr'] as const) {
      const bytes = await printPdf(
        rulingsDocument,
        printJob({}, { rulings: [{ at, what: { ...result, outcome }, note: '' }], language }),
      );
      const [page] = (await readPdf(bytes)).pages;
      const texts = page?.texts ?? [];
      const law = texts.find(({ text }) => text.includes('15B3'));
      // The day in the heading ends at the margin.
      const day = texts.find(({ text }) => text.includes('2026'));
      expect(law?.right).toBeLessThanOrEqual((day?.right ?? 0) + 0.5);
    }
  });

  test('has a ruling at several tables once, with all of them', async () => {
    const several = tables(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    const fouled = { ...result, tables: several, pairs: [], form: 'B', outcome: null };
    const [lines = []] = await linesOf([{ at, what: fouled, note: 'the ♠A was in the East hand' }]);
    const row = lines.findIndex((line) => /^\d\d:\d\d /.test(line));
    expect(lines.slice(row, row + 2).map((line) => line.replace(/^\d\d:\d\d /, ''))).toEqual([
      '5 1–10 form B Law 87',
      'the ♠A was in the East hand',
    ]);
    const apart = { ...fouled, tables: tables(1, 2, 3, 5, 8, 9) };
    expect((await linesOf([{ at, what: apart, note: '' }])).flat()).toContainEqual(
      expect.stringContaining('1–3, 5, 8–9'),
    );
  });

  test('names the pairs of a ruling and of a penalty', async () => {
    const job = printJob({}, { rulings: RULINGS.slice(4, 7) });
    const [section] = job.session.sections;
    const namesOf = (id: number) => section?.entries.find((entry) => entry.id === id)?.players.join(' / ');
    const [page] = (await readPdf(await printPdf(rulingsDocument, job))).pages;
    const texts = page?.texts.map(({ text }) => text) ?? [];
    expect(texts.filter((text) => text.includes(' / '))).toEqual(
      [4, 3, 8].map((number) => `${number} ${namesOf(1000 + number)}`),
    );
  });

  test('breaks a weighted score between its parts alone', async () => {
    const parts = [33, 33, 34].map((percent) => ({ ...score(-1100), percent }));
    const long = { ...weighted, ns: parts, ew: parts.slice(1) };
    const [page] = (
      await readPdf(
        await printPdf(
          rulingsDocument,
          printJob({}, { rulings: [{ at, what: { ...result, outcome: long }, note: '' }] }),
        ),
      )
    ).pages;
    const broken = page?.texts.map(({ text }) => text).filter((text) => text.includes('%')) ?? [];
    const bare = broken.map((line) => line.replaceAll(/\s/gu, ''));
    expect(bare).toEqual(['NS33%of−1100,33%of−1100', 'and34%of−1100', 'EW33%of−1100and34%of−1100']);
  });

  test('is in French too', async () => {
    const text = (await linesOf(RULINGS, 'fr')).flat().join('\n');
    expect(text).toMatch(/60.% de 420 et 40.% de −50/u);
    expect(text).toMatch(/Loi 12C1\(c\)/);
    expect(text).toMatch(/corrigé : −50 Loi 79C[\s\S]*7 décisions/);
  });

  test('goes on over as many pages as it needs, none torn', async () => {
    const many = Array.from({ length: 12 }, () => RULINGS).flat();
    const pages = await linesOf(many);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat().filter((line) => /^\d\d:\d\d /.test(line))).toHaveLength(many.length);
    expect(pages.every((lines) => lines.some((line) => line.startsWith('Time')))).toBe(true);
  });

  test('without rulings there is a page that says so', async () => {
    expect((await linesOf([])).flat()).toContain('Nothing to print yet.');
  });
});
