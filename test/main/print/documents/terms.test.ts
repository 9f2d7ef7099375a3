import { describe, expect, test } from 'vitest';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { UnequalBoards } from '../../../../src/scoring/regulation/regulation.ts';
import { rankingSpreadsheet } from '../../../../main/print/spreadsheets/ranking.ts';
import { rankingDocument } from '../../../../main/print/documents/ranking/ranking.ts';
import { linesOn, readPdf } from '../../../pdf.ts';
import { printJob, printPdf } from '../support.ts';

const USUAL = { handicap: null, stratum: null, withoutStanding: false };
/** Pair 6 is a guest, pair 3 in B, pair 4 with a handicap of 90 percent in C. */
const TERMS: Partial<SessionView> = {
  terms: {
    unit: 'percent',
    entries: [
      { ...USUAL, entry: 1006, withoutStanding: true },
      { ...USUAL, entry: 1003, stratum: 1 },
      { ...USUAL, entry: 1004, handicap: 9000, stratum: 2 },
    ],
  },
};

/** The lines of every page as text. */
async function textOf(bytes: Uint8Array): Promise<string[]> {
  const { pages } = await readPdf(bytes);
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
}

describe('on terms of their own', () => {
  test('the ranking sheet has the scratch ranking and the one with handicap, strata and a guest without a place', async () => {
    const lines = await textOf(await printPdf(rankingDocument, printJob({ change: TERMS })));
    const titles = lines.filter((line) => /^(North-South|East-West)/.test(line));
    expect(titles.slice(0, 4)).toEqual([
      'North-South',
      'East-West',
      'North-South, with handicap',
      'East-West, with handicap',
    ]);
    expect(lines.filter((line) => line.startsWith('– 6 '))).toHaveLength(2);
    expect(lines).toContainEqual(expect.stringMatching(/^\d+ ?=? 3 .* B 1 /));
    expect(lines).toContainEqual(expect.stringMatching(/^1 4 .* C 1 \d+ \+90 /));
    expect(lines).toContainEqual(expect.stringContaining('– is without standing.'));
    const french = await textOf(await printPdf(rankingDocument, { ...printJob({ change: TERMS }), language: 'fr' }));
    expect(french).toContainEqual('Nord-Sud, avec handicap');
    expect(french).toContainEqual(expect.stringContaining('– est hors classement.'));
  });

  test('on the usual terms nothing of it is there', async () => {
    const lines = await textOf(await printPdf(rankingDocument, printJob({})));
    expect(lines.join('\n')).not.toMatch(/handicap|Str\.|without standing/i);
  });

  test('the file has them in columns', () => {
    const [heads = '', ...rows] = rankingSpreadsheet
      .write(printJob({ change: TERMS }))
      .trim()
      .split(/\r?\n/);
    expect(heads).toMatch(/Stratum,Place in stratum,Handicap,% with handicap,Place with handicap$/);
    const cells = rows.map((row) => row.split(','));
    const ofPair = (pair: string) => cells.find((row) => row[3] === pair);
    expect(ofPair('6')?.[2]).toBe('');
    expect(ofPair('3')?.slice(11, 14)).toEqual(['B', '1', '']);
    expect(ofPair('4')?.slice(11)).toEqual(['C', '1', '90', expect.stringMatching(/^\d+(\.\d+)?$/), '1']);
  });
});

describe('ranked by a total', () => {
  const job = printJob({});
  const { scoring } = job.session;
  const byTotal = (unequalBoards: UnequalBoards): Partial<SessionView> => ({
    terms: { unit: 'points', entries: [{ ...USUAL, entry: 1004, handicap: 9000 }] },
    scoring: { ...scoring, regulation: { ...scoring.regulation, unequalBoards } },
  });

  test('the last column is the total that places go by', async () => {
    const lines = await textOf(await printPdf(rankingDocument, printJob({ change: byTotal('total') })));
    expect(lines).toContainEqual(expect.stringMatching(/Boards.* Total$/));
    const [first = ''] = lines.filter((line) => /^1 ?=? \d/.test(line));
    const [total, ranked] = first.split(' ').slice(-2);
    expect(ranked).toBe(total);
    const full = printJob({ change: byTotal('factored-total') });
    expect(await textOf(await printPdf(rankingDocument, full))).toContainEqual(expect.stringMatching(/ Full card$/));
    expect(await textOf(await printPdf(rankingDocument, { ...full, language: 'fr' }))).toContainEqual(
      expect.stringMatching(/ Carte pleine$/),
    );
  });

  test('and the file says so of the handicap', () => {
    const [heads = '', ...rows] = rankingSpreadsheet
      .write(printJob({ change: byTotal('total') }))
      .trim()
      .split(/\r?\n/);
    expect(heads).toMatch(/Handicap,Total with handicap,Place with handicap$/);
    const cells = rows.map((row) => row.split(',')).find((row) => row[3] === '4') ?? [];
    expect(Number(cells[12])).toBeCloseTo(Number(cells[7]) + 90);
  });

  test('a pair that withdrew is named so, without a place', async () => {
    const terms = { unit: 'percent', entries: [{ ...USUAL, entry: 1006, withdrawn: true }] } as const;
    const { pages } = await readPdf(await printPdf(rankingDocument, printJob({ change: { terms } })));
    const lines = pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
    expect(lines).toContainEqual(expect.stringMatching(/^– 6 .+ \/ .+ – withdrew /));
    expect(lines.join('\n')).not.toMatch(/without standing/);
  });
});
