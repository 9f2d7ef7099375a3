import { describe, expect, test } from 'vitest';
import { boardCardsDocument } from '../../../../../main/print/documents/play/board-cards.ts';
import { ownScorecardsDocument } from '../../../../../main/print/documents/play/own-scorecards.ts';
import { slipsDocument } from '../../../../../main/print/documents/play/slips.ts';
import type { PrintedDocument } from '../../../../../main/print/document.ts';
import type { PrintJob } from '../../../../../main/print/job.ts';
import { howellSpec, mitchellSpec } from '../../../../builders.ts';
import { linesOn, readPdf, type PdfPage } from '../../../../pdf.ts';
import { printJob, printPdf } from '../../support.ts';

async function pagesOf(document: PrintedDocument, job: PrintJob): Promise<readonly PdfPage[]> {
  return (await readPdf(await printPdf(document, job))).pages;
}

/** The lines of one of two cards that stand side by side. */
function leftHalf(page: PdfPage | undefined): readonly string[] {
  const { width = 0, height = 0, texts = [] } = page ?? {};
  const left = { width, height, texts: texts.filter(({ x }) => x < width / 2) };
  return linesOn(left).map((line) => line.join(' '));
}

const textsOf = (pages: readonly PdfPage[]) => pages.flatMap(({ texts }) => texts.map(({ text }) => text));

describe('the slips', () => {
  test('one for each table and round that is played, with its boards and both pairs', async () => {
    const job = printJob({ sections: [howellSpec(5, { phantom: true })], results: 0 });
    const texts = textsOf(await pagesOf(slipsDocument, job));
    const due = job.session.sections[0]?.cells.filter(({ sitOut }) => !sitOut) ?? [];
    expect(texts.filter((text) => /^Table \d$/.test(text))).toHaveLength(due.length);
    const boards = due.flatMap((cell) => cell.boards.map(String));
    expect(texts.filter((text) => /^\d+$/.test(text)).toSorted()).toEqual(boards.toSorted());
    expect(texts.slice(0, 4)).toEqual([
      'Table 1',
      'Round 1',
      expect.stringMatching(/^N-S \d+$/),
      expect.stringMatching(/^E-W \d+$/),
    ]);
  });

  test('a sheet of empty ones', async () => {
    const pages = await pagesOf(slipsDocument, printJob({}, { blank: true, language: 'fr', paper: 'Letter' }));
    expect(pages).toHaveLength(1);
    const texts = textsOf(pages);
    expect(texts.filter((text) => text === 'Tour')).toHaveLength(10);
    expect(texts.some((text) => /^\d+$/.test(text))).toBe(false);
  });
});

describe('the cards of the boards', () => {
  test('say the table and the pairs of each round, and where boards wait', async () => {
    const job = printJob({ sections: [howellSpec(4, { rounds: 7 })], results: 0 });
    const lines = leftHalf((await pagesOf(boardCardsDocument, job))[0]);
    const [section] = job.session.sections;
    const first = section?.cells.find(({ boards }) => boards.includes(1));
    const number = (id: number | undefined) => section?.entries.find((entry) => entry.id === id)?.number;
    expect(lines).toContain('Boards 1 to 3');
    expect(lines).toContain(`${first?.round} ${first?.table} ${number(first?.ns)} ${number(first?.ew)}`);
    const played = section?.cells.filter(({ boards, sitOut }) => boards.includes(1) && !sitOut).length ?? 0;
    const waits = lines.filter((line) => /^\d+(?:–\d+)? bye stand$/.test(line)).length;
    expect(played).toBeLessThan(7);
    expect(waits).toBeGreaterThan(0);
  });

  test('every set of a Mitchell has one', async () => {
    const texts = textsOf(await pagesOf(boardCardsDocument, printJob({ results: 0 })));
    expect(texts.filter((text) => /^Boards \d+ and \d+$/.test(text))).toHaveLength(13);
  });
});

describe('the scorecards to fill in', () => {
  test('have the boards in order of play, with dealer, vulnerability and opponents', async () => {
    const job = printJob({ results: 0 });
    const pages = await pagesOf(ownScorecardsDocument, job);
    expect(pages).toHaveLength(13);
    const lines = leftHalf(pages[0]);
    expect(lines).toContain('1 N – 14');
    expect(lines).toContain('4 W all');
    expect(lines.filter((line) => /^\d+ [NESW] /.test(line))).toHaveLength(26);
  });

  test('a sheet without pairs, every board in order', async () => {
    const job = printJob({ sections: [mitchellSpec(13)], results: 0 }, { blank: true, language: 'fr' });
    const pages = await pagesOf(ownScorecardsDocument, job);
    expect(pages).toHaveLength(1);
    const boards = leftHalf(pages[0]).filter((line) => /^\d+ [NESO] /.test(line));
    expect(boards.map((line) => Number.parseInt(line, 10))).toEqual(Array.from({ length: 26 }, (_, at) => at + 1));
    expect(boards[1]).toBe('2 E N-S');
  });
});
