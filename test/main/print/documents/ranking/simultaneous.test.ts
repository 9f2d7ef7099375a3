import { describe, expect, test } from 'vitest';
import { simultaneousDocument } from '../../../../../main/print/documents/ranking/simultaneous.ts';
import { simultaneousSpreadsheet } from '../../../../../main/print/spreadsheets/simultaneous.ts';
import { readCsv } from '../../../../../src/format/csv.ts';
import { HOSTILE_PAIRS, LONG_NAMES } from '../../../../names.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { fieldOf } from '../../field-job.ts';
import { overlaps, printJob, printPdf } from '../../support.ts';

const CLUBS = [
  ['', LONG_NAMES],
  ['Cercle de bridge de Saint-Rémy-lès-Chevreuse et de la haute vallée', [['Ann Birch', 'Bo Fir']]],
] as const;

describe('the ranking of all clubs on paper', () => {
  test.each(['A4', 'Letter'] as const)('everybody, the clubs, and the own pairs, nothing cut: %s', async (paper) => {
    for (const language of ['en', 'fr'] as const) {
      const job = printJob({ change: { otherClubs: 1 } }, { language, paper });
      const field = { ...fieldOf(CLUBS), ownBoards: [{ club: 0, boards: [25, 26] }] };
      const { pages } = await readPdf(await printPdf(simultaneousDocument, { ...job, simultaneous: field }));
      const text = pages.flatMap((page) => linesOn(page).map((line) => line.join(' '))).join(' ');
      const words = new Set(text.split(/\s+/));
      for (const name of LONG_NAMES.flat()) for (const word of name.split(' ')) expect(words).toContain(word);
      expect(text).toContain(language === 'en' ? 'Own club' : 'Notre club');
      expect(text).toContain('Saint-Rémy-lès-Chevreuse');
      expect(text).toContain(language === 'en' ? '66.67' : '66,67');
      expect(text).toContain(language === 'en' ? 'N-S mean' : 'Moy. N-S');
      // How far the own session is says nothing of a field of all clubs.
      const results = 12 * (LONG_NAMES.length + 1);
      expect(text).toContain(language === 'en' ? `${results} results of 2 clubs` : `${results} résultats de 2 clubs`);
      expect(text).toContain(language === 'en' ? 'Boards 25 and 26 only Own club' : 'Seul Notre club a joué les étuis');
      expect(pages.flatMap((page) => overlaps(page))).toEqual([]);
      for (const page of pages) for (const { right } of page.texts) expect(right).toBeLessThan(page.width - 40);
    }
  });

  test('a thousand rows go on from page to page', async () => {
    const pairs = Array.from({ length: 1000 }, (_, at) => [`First ${at}`, `Second ${at}`] as const);
    const job = printJob({ change: { otherClubs: 1 } }, {});
    const field = fieldOf([
      ['Own Club', pairs.slice(0, 20)],
      ['Oak', pairs.slice(20)],
    ]);
    const { pages } = await readPdf(await printPdf(simultaneousDocument, { ...job, simultaneous: field }));
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.flatMap((page) => page.texts.map(({ text }) => text)).join(' ')).toContain('Second 999');
  });

  test('as CSV: a line each with club and place in it, names inert', () => {
    const job = printJob({ change: { otherClubs: 1 } }, {});
    const field = fieldOf([
      ['Own Club', HOSTILE_PAIRS],
      ['Oak', [['Ann Birch', 'Bo Fir']]],
    ]);
    const text = simultaneousSpreadsheet.write({ ...job, simultaneous: field });
    const csv = readCsv(text);
    if ('code' in csv) throw new Error(csv.code);
    const rows = csv.map(({ cells }) => cells);
    expect(rows[0]).toEqual(['Line', 'Place', 'Club', 'In club', 'No.', 'Names', 'Boards', 'MP', '%']);
    expect(rows).toHaveLength(HOSTILE_PAIRS.length + 2);
    expect(rows.at(-1)).toMatchObject({ 2: 'Oak', 3: '1', 4: '1', 5: 'Ann Birch / Bo Fir', 6: '24' });
    expect(text).toContain(",'=1+1 / ");
    expect(text).not.toContain(',=1+1');
  });
});
