import { describe, expect, test } from 'vitest';
import { rankingSpreadsheet } from '../../../../main/print/spreadsheets/ranking.ts';
import { travellersSpreadsheet } from '../../../../main/print/spreadsheets/travellers.ts';
import { boardsDocument } from '../../../../main/print/documents/boards/boards.ts';
import { rankingDocument } from '../../../../main/print/documents/ranking/ranking.ts';
import { standingsOf } from '../../../../main/club/standings/standings.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { mitchellSpec, sessionView } from '../../../builders.ts';
import { linesOn, readPdf } from '../../../pdf.ts';
import { printJob, printPdf } from '../support.ts';

const BUTLER = {
  scoring: { version: 1, method: 'butler', preset: 'abf', regulation: REGULATIONS.abf, fields: 'all' },
  penalties: [
    {
      number: 1,
      entry: 1006,
      kind: 'penalty',
      amount: 300,
      unit: 'imps',
      reason: 'late',
      at: '2026-11-24T21:00:00.000Z',
    },
  ],
} satisfies Partial<SessionView>;

/** The lines of every page as text. */
async function textOf(bytes: Uint8Array): Promise<string[]> {
  const { pages } = await readPdf(bytes);
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
}

describe('two sections', () => {
  const sections = [mitchellSpec(5), mitchellSpec(5, { phantom: 'NS' })];
  const scoring = { version: 1, method: 'matchpoints', preset: 'wbf', regulation: REGULATIONS.wbf } as const;
  const apart = { sections, change: { scoring: { ...scoring, fields: 'section' as const } } };

  test('together: one ranking, and the foot says so', async () => {
    const lines = await textOf(await printPdf(rankingDocument, printJob({ sections })));
    expect(lines).toContainEqual(expect.stringContaining('Matchpoints 2-1-0, WBF, sections together, top '));
    expect(lines.filter((line) => line === 'North-South')).toHaveLength(1);
  });

  test('each by itself: a ranking a section, each under its own name, and the foot says so', async () => {
    const lines = await textOf(await printPdf(rankingDocument, printJob(apart)));
    expect(lines).toContainEqual(expect.stringContaining('Matchpoints 2-1-0, WBF, sections apart, top '));
    expect(lines.filter((line) => line === 'North-South')).toHaveLength(2);
    expect(lines.join('\n')).toMatch(/Section A: Mitchell[^]*Section B: Mitchell/);
    const french = await textOf(await printPdf(boardsDocument, { ...printJob(apart), language: 'fr' }));
    expect(french).toContainEqual(expect.stringContaining('WBF, sections séparées'));
  });

  test('the file of the ranking says how they are compared', () => {
    const session = sessionView(apart);
    const [head = '', ...rows] = rankingSpreadsheet
      .write({ session, standings: standingsOf(session), language: 'en' })
      .split('\r\n');
    expect(head).toMatch(/,Compared$/);
    expect(rows.filter(Boolean).every((row) => row.endsWith(',sections apart'))).toBe(true);
    expect(rows.filter((row) => /^[AB],N-S,1,/.test(row)).map(([letter]) => letter)).toEqual(['A', 'B']);
  });
});

describe('at IMPs', () => {
  test('the ranking sheet has the total and the mean with their signs, the penalty, and how it was scored', async () => {
    const job = printJob({ change: BUTLER });
    const lines = await textOf(await printPdf(rankingDocument, job));
    const row = job.standings.fields[0]?.rankings[0]?.rows.find(({ entry }) => entry === 1006);
    expect(row).toMatchObject({ change: '-3' });
    const total = `${Number(row?.total) > 0 ? '\\+' : '\u2212?'}${Math.abs(Number(row?.total))}`;
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^\\d+ ?=? 6 .* 26 \u22123 ${total} [+\u2212]?\\d\\.\\d\\d$`)),
    );
    expect(lines).toContainEqual(expect.stringContaining('Butler, ABF. Places go by IMPs a board.'));
    expect(lines).toContainEqual(expect.stringMatching(/Boards Pen\. IMPs IMPs a board$/));
  });

  test('by totals the sheet says so', async () => {
    const { scoring } = BUTLER;
    const byTotals = { ...scoring, regulation: { ...scoring.regulation, unequalBoards: 'total' } } as const;
    const lines = await textOf(await printPdf(rankingDocument, printJob({ change: { ...BUTLER, scoring: byTotals } })));
    expect(lines).toContainEqual(expect.stringContaining('Butler, ABF. Places go by IMPs in all.'));
  });

  test('in French too', async () => {
    const job = printJob({ change: BUTLER });
    const french = await textOf(await printPdf(rankingDocument, { ...job, language: 'fr' }));
    expect(french).toContainEqual(expect.stringContaining('Butler, ABF. Classement aux IMPs par étui.'));
  });

  test('a board has its datum and no percentages', async () => {
    const job = printJob({ change: BUTLER }, { boards: [7] });
    const lines = await textOf(await printPdf(boardsDocument, job));
    expect(lines).toContainEqual(expect.stringMatching(/13 results, datum [+\u2212]?\d+$/));
    expect(lines.join('\n')).not.toContain('%');
    expect(lines).toContainEqual(expect.stringMatching(/^IMPs N-S \+\d/));
  });

  test('the files have IMPs in the place of matchpoints', () => {
    const session = sessionView({ change: BUTLER });
    const source = { session, standings: standingsOf(session), language: 'en' } as const;
    const [head = '', ...rows] = rankingSpreadsheet.write(source).split('\r\n');
    expect(head).toMatch(/Boards,IMPs,IMPs a board,Bonus or penalty$/);
    expect(rows.find((row) => row.includes(',6,'))).toMatch(/,-3$/);
    expect(travellersSpreadsheet.write(source).split('\r\n')[0]).toMatch(/award,IMPs N-S,IMPs E-W$/);
  });
});
