import { describe, expect, test } from 'vitest';
import { travellersDocument } from '../../../../../main/print/documents/play/travellers.ts';
import { howellSpec, mitchellSpec } from '../../../../builders.ts';
import { inkOf, linesOn, readPdf, wordsOn, type PdfPage } from '../../../../pdf.ts';
import { printJob, printPdf } from '../../support.ts';

const NO_PAGE: PdfPage = { width: 0, height: 0, texts: [] };

describe('the travellers', () => {
  test('two boards a sheet, pairs and rounds filled in', async () => {
    const bytes = await printPdf(travellersDocument, printJob());
    const file = await readPdf(bytes);
    expect(file.pages).toHaveLength(13);
    const sheet = file.pages[3] ?? NO_PAGE;
    const lines = linesOn(sheet).map((line) => line.join(' '));
    expect(lines).toContain('Board 7');
    expect(lines).toContain('Board 8');
    expect(lines).toContain('Dealer South, both vulnerable');
    expect(lines.filter((line) => line === '1 24 4')).toHaveLength(2);
    expect(lines.filter((line) => line === '13 22 5')).toHaveLength(2);
    expect(
      lines.filter((line) => line === 'N-S E-W Round Contract By Lead Tricks N-S + E-W + MP N-S MP E-W'),
    ).toHaveLength(2);
    expect(await inkOf(bytes, 4)).toBeGreaterThan(0.01);
  });

  test('every meeting of the schedule has one line, a sit-out has none', async () => {
    const job = printJob({ sections: [howellSpec(5, { phantom: true })] }, { paper: 'Letter', language: 'fr' });
    const file = await readPdf(await printPdf(travellersDocument, job));
    const printed = file.pages.flatMap((page) =>
      linesOn(page)
        .map((line) => line.join(' '))
        .filter((line) => /^\d+ \d+ \d+$/.test(line)),
    );
    const section = job.session.sections[0];
    const number = (id: number): number => section?.entries.find((entry) => entry.id === id)?.number ?? 0;
    const due = (section?.cells ?? [])
      .filter((cell) => !cell.sitOut)
      .flatMap((cell) => cell.boards.map(() => `${number(cell.ns)} ${number(cell.ew)} ${cell.round}`));
    expect(printed.toSorted()).toEqual(due.toSorted());
    expect(wordsOn(file.pages[0] ?? NO_PAGE)).toContain('Entame');
  });

  test.each(['A4', 'Letter'] as const)(
    'one a sheet when it has more lines than half a sheet of %s takes',
    async (paper) => {
      const many = printJob({ sections: [mitchellSpec(21, { boardsPerRound: 1 })] }, { paper });
      expect((await readPdf(await printPdf(travellersDocument, many))).pages).toHaveLength(21);
      const few = printJob({ sections: [mitchellSpec(15, { boardsPerRound: 1 })] }, { paper });
      expect((await readPdf(await printPdf(travellersDocument, few))).pages).toHaveLength(8);
    },
  );

  test('a board with more lines than a sheet takes goes over two, each with its heads', async () => {
    const job = printJob({ sections: [mitchellSpec(61, { boardsPerRound: 1 })], results: 0 }, { boards: [9] });
    const file = await readPdf(await printPdf(travellersDocument, job));
    expect(file.pages.map((page) => /Board 9, sheet \d of 2/.exec(wordsOn(page))?.[0])).toEqual([
      'Board 9, sheet 1 of 2',
      'Board 9, sheet 2 of 2',
    ]);
    const rows = file.pages.map((page) => linesOn(page).filter((line) => /^\d+ \d+ \d+$/.test(line.join(' '))).length);
    expect(rows).toEqual([31, 30]);
  });

  test.each([
    [4, 4],
    [5, 3],
    [8, 3],
    [9, 2],
    [15, 2],
  ] as const)('of %i tables, %i boards share a sheet', async (tables, boards) => {
    const job = printJob({ sections: [mitchellSpec(tables, { boardsPerRound: 2 })], results: 0 });
    const pagesOf = async (last: number) => {
      const chosen = Array.from({ length: last }, (_, index) => index + 1);
      return (await readPdf(await printPdf(travellersDocument, { ...job, boards: chosen }))).pages.length;
    };
    expect([await pagesOf(boards), await pagesOf(boards + 1)]).toEqual([1, 2]);
  });

  test('only the boards asked for, in each section its own', async () => {
    const job = printJob({ sections: [mitchellSpec(5), howellSpec(4)], results: 0 }, { boards: [1, 2, 3] });
    const file = await readPdf(await printPdf(travellersDocument, job));
    expect(file.pages).toHaveLength(2);
    const words = file.pages.map(wordsOn);
    expect(words[0]).toContain('Section A: Mitchell, 5 tables');
    expect(words[1]).toContain('Section B: Howell, 4 tables');
    for (const text of words) expect(text.match(/^Board \d+$/gm)).toEqual(['Board 1', 'Board 2', 'Board 3']);
  });

  test.each(['A4', 'Letter'] as const)('nothing stands outside the sheet of %s', async (paper) => {
    const job = printJob({ sections: [mitchellSpec(39, { boardsPerRound: 1 })], results: 0 }, { paper });
    const file = await readPdf(await printPdf(travellersDocument, job));
    for (const { width, height, texts } of file.pages) {
      for (const { x, right, baseline } of texts) {
        expect(Math.min(x, width - right, baseline, height - baseline)).toBeGreaterThan(20);
      }
    }
  });
});
