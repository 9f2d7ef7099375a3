import { describe, expect, test } from 'vitest';
import { boardCardsDocument } from '../../../../../main/print/documents/play/board-cards.ts';
import { ownScorecardsDocument } from '../../../../../main/print/documents/play/own-scorecards.ts';
import { slipsDocument } from '../../../../../main/print/documents/play/slips.ts';
import type { PrintedDocument } from '../../../../../main/print/document.ts';
import type { PrintJob } from '../../../../../main/print/job.ts';
import { howellSpec, mitchellSpec } from '../../../../builders.ts';
import { linesOn, readPdf, type PdfPage } from '../../../../pdf.ts';
import { overlaps, printJob, printPdf } from '../../support.ts';
import { pouleSpec, teamJob } from '../../team-job.ts';

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

  test('a long event beside wide numbers stays on its card, clear of the heads', async () => {
    const poule = { kind: 'poule', teams: 7, boardsPerMatch: 16, legs: 1, from: 1, rounds: 7, segments: 1 } as const;
    const job = teamJob({ spec: { ...poule, supply: 'copies' } });
    const eventName = 'Championnat de ligue par équipes de quatre, division nationale 2';
    const pages = await pagesOf(boardCardsDocument, { ...job, session: { ...job.session, eventName } });
    const page = pages.find(({ texts }) => texts.some(({ text }) => text === 'Boards 97 to 112'));
    const title = page?.texts.find(({ text }) => text === 'Boards 97 to 112');
    const cut = (page?.height ?? 0) / 2;
    expect(Math.abs((title?.baseline ?? cut) - cut)).toBeGreaterThan(16);
    const onCard = (page?.texts ?? []).filter(({ baseline }) => Math.abs(baseline - cut) < 110);
    const heads = onCard.filter(({ text }) => /^(Round|Table|N-S|E-W)$/.test(text)).map(({ baseline }) => baseline);
    const notes = onCard.filter(({ x }) => x === title?.x).map(({ baseline }) => baseline);
    const apart = heads.flatMap((head) => notes.map((note) => Math.abs(head - note)));
    expect(notes.length).toBeGreaterThan(4);
    expect(Math.min(...apart)).toBeGreaterThan(14);
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

describe('the forms of matches', () => {
  test('a scorecard to fill in for each pair of a team, with the boards as their case shows them', async () => {
    const job = teamJob();
    const pages = await pagesOf(ownScorecardsDocument, job);
    expect(pages).toHaveLength(2);
    const lines = leftHalf(pages[0]);
    expect(lines).toContain('Bob Elm / Emma Fir');
    expect(lines.filter((line) => /^\d+ [NESW] /.test(line))).toHaveLength(32);
    expect(textsOf(pages)).toContain('IMPs');
    const blank = await pagesOf(ownScorecardsDocument, { ...teamJob({ spec: pouleSpec(4) }), blank: true });
    expect(leftHalf(blank[0]).filter((line) => /^\d+ [NESW] /.test(line))).toHaveLength(8);
  });

  test('a long poule takes several cards, and no match is divided', async () => {
    const pages = await pagesOf(ownScorecardsDocument, teamJob({ spec: pouleSpec(16) }, { paper: 'Letter' }));
    expect(pages.length).toBeGreaterThan(32);
    for (const page of pages) {
      const rows = leftHalf(page).filter((line) => /^\d+ [NESW] /.test(line));
      expect(rows.length % 8).toBe(0);
      expect(rows[0]).toMatch(/ \d+$/);
      expect(overlaps(page)).toEqual([]);
    }
  });

  test('a board card only for boards that go from match to match, or between the rooms of the only one', async () => {
    const patton = teamJob({ spec: { kind: 'patton', teams: 6, boardsPerMatch: 4, rounds: 5 } });
    const lines = leftHalf((await pagesOf(boardCardsDocument, patton))[0]);
    const [section] = patton.session.sections;
    const cell = section?.cells.find(({ round, boards }) => round === 1 && boards.includes(1));
    const teamAt = (sitter = 0) => section?.partnerships.find(({ id }) => id === sitter)?.of[0];
    const numbers = [cell?.ns, cell?.ew].map(
      (sitter) => section?.entries.find(({ id }) => id === teamAt(sitter))?.number,
    );
    expect(lines).toContain(`1 ${cell?.table} ${numbers.join(' ')}`);
    expect(
      textsOf(await pagesOf(boardCardsDocument, teamJob())).filter((text) => text.startsWith('Boards')),
    ).toHaveLength(4);
    const dealt = await pagesOf(boardCardsDocument, teamJob({ spec: pouleSpec(6) }));
    expect(textsOf(dealt)).toContain('Nothing to print yet.');
  });
});
