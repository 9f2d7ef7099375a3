import { tableCardWords } from '../../../../../src/language/paper/table-cards.ts';
import { describe, expect, test } from 'vitest';
import { tableCardsDocument } from '../../../../../main/print/documents/table-cards/table-cards.ts';
import type { SessionView } from '../../../../../main/club/model/session.ts';
import { howellSpec, mitchellSpec } from '../../../../builders.ts';
import { inkOf, readPdf, wordsOn, type PdfPage } from '../../../../pdf.ts';
import { overlaps, printJob, printPdf } from '../../support.ts';

/** The lines of one card of a sheet: texts in one corner, joined line by line. */
function cardLines(page: PdfPage | undefined, column: 0 | 1, row: 0 | 1): string[] {
  const { width, height, texts } = page ?? { width: 0, height: 0, texts: [] };
  const own = texts.filter(
    ({ x, baseline }) => Number(x > width / 2) === column && Number(baseline < height / 2) === row,
  );
  const lines = Map.groupBy(own, ({ baseline }) => Math.round(baseline * 2));
  return [...lines]
    .toSorted(([a], [b]) => b - a)
    .map(([, line]) =>
      line
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' '),
    );
}

/** The session after a pair has left it before the fourth round. */
function withoutPair(session: SessionView, number: number): SessionView {
  const sections = session.sections.map((section) => {
    const gone = section.entries.find((entry) => entry.number === number)?.id ?? 0;
    const cells = section.cells.map((cell) =>
      cell.round > 3 && (cell.ns === gone || cell.ew === gone) ? { ...cell, sitOut: true, absent: [gone] } : cell,
    );
    return { ...section, cells };
  });
  return { ...session, sections };
}

describe('the table cards', () => {
  test('a Mitchell: four a sheet, a line a round, where East-West go', async () => {
    const bytes = await printPdf(tableCardsDocument, printJob());
    const file = await readPdf(bytes);
    expect(file.pages).toHaveLength(4);
    const card = cardLines(file.pages[0], 1, 1);
    expect(card).toContain('4');
    expect(card).toContain('Round N-S E-W Boards E-W then');
    expect(card).toContain('1 4 17 7–8 table 5');
    expect(card).toContain('13 4 18 5–6 end');
    expect(card).toContain('North-South stay. Boards go to table 3.');
    expect(await inkOf(bytes, 1)).toBeGreaterThan(0.01);
  });

  test('a pair that has left is not on the cards of its seat, whose heads keep clear of each other', async () => {
    const job = printJob({ sections: [mitchellSpec(5)] });
    const file = await readPdf(await printPdf(tableCardsDocument, { ...job, session: withoutPair(job.session, 2) }));
    const card = cardLines(file.pages[0], 1, 0);
    expect(card).toContainEqual(expect.stringMatching(/^3 2 10 /));
    expect(card.filter((line) => /^[45] – \d+ sit-out/.test(line))).toHaveLength(2);
    for (const { texts } of file.pages) {
      const heads = texts.filter(({ text }) => /^(Round|N-S|E-W|Boards)/.test(text)).toSorted((a, b) => a.x - b.x);
      expect(heads.some(({ text }) => text.includes('RoundN'))).toBe(false);
    }
  });

  test('a table stays on one line with its number', () => {
    const next = { kind: 'to', tables: [4] } as const;
    expect(tableCardWords.en.boardsGo(next)).toBe('Boards go to table\u00a04.');
    expect(tableCardWords.fr.boardsGo(next)).toBe('Les étuis vont à la table\u00a04.');
    expect(tableCardWords.fr.sharesWith(4)).toBe('Les étuis sont partagés avec la table\u00a04.');
  });

  test('a Howell: both pairs are told table and line', async () => {
    const file = await readPdf(
      await printPdf(tableCardsDocument, printJob({ sections: [howellSpec(5)] }, { language: 'fr' })),
    );
    expect(file.pages).toHaveLength(2);
    const words = file.pages.map(wordsOn).join('\n');
    expect(words).toMatch(/table \d N-S/);
    expect(words).toMatch(/table \d E-O/);
    expect(words).toContain('restent');
    expect(cardLines(file.pages[0], 0, 0)).toContain('Tour N-S E-O Étuis N-S ensuite E-O ensuite');
  });

  test('a Howell says where the boards go at every table, and who stays', async () => {
    for (const [language, first, fourth] of [
      [
        'en',
        /Pair 8 stays\. Boards go to the bye stand, then to table 4\./,
        /table 3\. New boards are on the bye stand\./,
      ],
      [
        'fr',
        /La paire 8 est fixe\. Les étuis vont au guéridon, puis à la table 4\./,
        /table 3\. Les étuis suivants sont au guéridon\./,
      ],
    ] as const) {
      const job = printJob({ sections: [howellSpec(4)] }, { language });
      const { pages } = await readPdf(await printPdf(tableCardsDocument, job));
      const card = (column: 0 | 1, row: 0 | 1) => cardLines(pages[0], column, row).join(' ');
      expect(card(0, 0)).toMatch(first);
      expect(card(1, 0)).toMatch(/table 1\./);
      expect(card(0, 1)).toMatch(/table 2\./);
      expect(card(1, 1)).toMatch(fourth);
    }
  });

  test.each(['en', 'fr'] as const)(
    'a Howell that a pair left keeps its columns apart and its margin free: %s',
    async (language) => {
      const job = printJob({ sections: [howellSpec(5)] }, { language });
      const session = withoutPair(job.session, 4);
      const { pages } = await readPdf(await printPdf(tableCardsDocument, { ...job, session }));
      for (const { width, texts } of pages) {
        for (const { x, right, baseline } of texts) {
          const after = texts.filter((one) => Math.abs(one.baseline - baseline) < 1 && one.x > x);
          const edge = (x < width / 2 ? width / 2 : width) - 22;
          expect(right).toBeLessThan(Math.min(edge, ...after.map((one) => one.x - 3)));
        }
      }
    },
  );

  test('boards that go to three tables keep clear of where pairs go', async () => {
    const spec = { kind: 'appendix', tables: 11, phantom: null, rounds: 7, boardsPerRound: 1, arrowSwitch: 0 } as const;
    const { pages } = await readPdf(await printPdf(tableCardsDocument, printJob({ sections: [spec], results: 0 })));
    expect(pages.map(wordsOn).join('\n')).toMatch(/\d+\+\d+\+\d+/);
    expect(pages.flatMap((page) => overlaps(page, { apart: 3 }))).toEqual([]);
  });

  test('sit-outs are said where they are, and before', async () => {
    const job = printJob({ sections: [mitchellSpec(7, { phantom: 'NS' })] });
    const file = await readPdf(await printPdf(tableCardsDocument, job));
    expect(cardLines(file.pages[1], 0, 1)).toContain('1 – 14 sit-out table 1');
    expect(cardLines(file.pages[1], 1, 0)).toContain('1 6 13 11–12 sit-out, table 7');
  });

  test('shared boards are said', async () => {
    const file = await readPdf(
      await printPdf(tableCardsDocument, printJob({ sections: [mitchellSpec(8)] }, { language: 'fr' })),
    );
    const sentences = cardLines(file.pages[0], 0, 0).join(' ');
    expect(sentences).toContain('Les étuis sont partagés avec la table 8.');
    expect(cardLines(file.pages[0], 1, 0).join()).not.toContain('partagés');
  });

  test('many rounds: two tall cards a sheet', async () => {
    const job = printJob({ sections: [mitchellSpec(31, { boardsPerRound: 1 })], results: 0 });
    const file = await readPdf(await printPdf(tableCardsDocument, job));
    expect(file.pages).toHaveLength(16);
  });

  test.each(['A4', 'Letter'] as const)('every text stays on its own card of %s, in both languages', async (paper) => {
    const sections = [howellSpec(10, { phantom: true }), mitchellSpec(12, { phantom: 'NS', boardsPerRound: 3 })];
    for (const language of ['en', 'fr'] as const) {
      const file = await readPdf(
        await printPdf(tableCardsDocument, printJob({ sections, results: 0 }, { paper, language })),
      );
      for (const { width, height, texts } of file.pages) {
        for (const { x, right, baseline } of texts) {
          const middle = width / 2;
          const inside = x < middle ? [x, middle - right] : [x - middle, width - right];
          expect(Math.min(...inside)).toBeGreaterThan(15);
          expect(Math.min(baseline, height - baseline)).toBeGreaterThan(15);
        }
      }
    }
  });
});
