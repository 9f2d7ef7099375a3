import { describe, expect, test } from 'vitest';
import { standingsOf } from '../../../../../main/club/standings/standings.ts';
import { boardsDocument } from '../../../../../main/print/documents/boards/boards.ts';
import { recapDocument } from '../../../../../main/print/documents/recap/recap.ts';
import { scorecardsDocument } from '../../../../../main/print/documents/scorecards/scorecards.ts';
import { rankingDocument } from '../../../../../main/print/documents/ranking/ranking.ts';
import { formatPercentFigure } from '../../../../../src/language/numbers.ts';
import { readExact, type Exact } from '../../../../../src/scoring/numbers/exact.ts';
import { howellSpec, mitchellSpec } from '../../../../builders.ts';
import { inkOf, linesOn, readPdf, wordsOn, type PdfFile } from '../../../../pdf.ts';
import { longNames, namesMissing, printJob, printPdf } from '../../support.ts';

function textOf(file: PdfFile): string {
  return file.pages.map(wordsOn).join('\n');
}

async function seventh(language: 'en' | 'fr'): Promise<string> {
  return textOf(await readPdf(await printPdf(rankingDocument, printJob({}, { language, after: 7 }))));
}

describe('the ranking sheet', () => {
  test('has every pair with its names and its percentage, both lines on one page', async () => {
    const job = printJob();
    const bytes = await printPdf(rankingDocument, job);
    const file = await readPdf(bytes);
    expect(file.pages).toHaveLength(1);
    const lines = linesOn(file.pages[0] ?? { width: 0, height: 0, texts: [] }).map((line) => line.join(' '));
    for (const { rows } of job.standings.fields[0]?.rankings ?? []) {
      for (const { entry, figure, total } of rows) {
        const pair = job.session.sections[0]?.entries.find(({ id }) => id === entry);
        const share = formatPercentFigure(readExact(figure ?? '') as Exact, 2, 'en');
        expect(lines).toContainEqual(
          expect.stringMatching(new RegExp(`${pair?.number} ?${pair?.players.join(' / ')}.* 26 ${total} ${share}$`)),
        );
      }
    }
    expect(lines).toContainEqual('Tuesday pairs');
    expect(lines).toContainEqual('Riverside Bridge Club');
    expect(lines).toContainEqual('Mitchell, 13 tables, 13 rounds of 2 boards');
    expect(lines).toContainEqual(expect.stringContaining('Matchpoints 2-1-0, WBF, top 24 on a board, 624 in all.'));
    expect(lines).toContainEqual(expect.stringContaining('All 338 results'));
    expect(await inkOf(bytes, 1)).toBeGreaterThan(0.01);
  });

  test('has the masterpoints of every place, and says that they are provisional', async () => {
    const terms = { unit: 'percent', masterpoints: { scheme: 'acbl-open' }, entries: [] } as const;
    for (const [language, first, note] of [
      ['en', '1.30', 'Provisional until the ranking is published.'],
      ['fr', '1,30', 'Provisoires jusqu’à la publication du classement.'],
    ] as const) {
      const job = printJob({ change: { terms } }, { language });
      const file = await readPdf(await printPdf(rankingDocument, job));
      const awards = file.pages[0]?.texts.filter(({ text }) => text === first) ?? [];
      // thirteen tables: a tenth of a point each for the first of either line
      expect(awards).toHaveLength(2);
      expect(textOf(file).replace(/\s+/g, ' ')).toContain(note);
    }
  });

  test('of a round says after which', async () => {
    expect(await seventh('en')).toContain('North-South, after round 7');
    expect(await seventh('fr')).toContain('Est-Ouest, après le tour 7');
  });

  test('figures end in one line, the leader of each line in bold stands with them', async () => {
    const file = await readPdf(await printPdf(rankingDocument, printJob()));
    const percentages = file.pages[0]?.texts.filter(({ text }) => /^\d\d\.\d\d$/.test(text)) ?? [];
    expect(percentages).toHaveLength(26);
    const rights = percentages.map(({ right }) => right);
    expect(Math.max(...rights) - Math.min(...rights)).toBeLessThan(0.1);
  });

  test('in French: words, comma, sections, and one ranking for a Howell', async () => {
    const job = printJob({ sections: [mitchellSpec(9), howellSpec(5)] }, { language: 'fr', paper: 'Letter' });
    const file = await readPdf(await printPdf(rankingDocument, job));
    expect(file).toMatchObject({ title: 'Classement – Tuesday pairs, 24 novembre 2026', language: 'fr' });
    expect(file.pages).toHaveLength(2);
    const [first = '', second = ''] = file.pages.map(wordsOn);
    expect(first).toContain('Section A : Mitchell, 9 tables, 9 tours de 2 étuis');
    expect(first).toContain('Nord-Sud');
    expect(second).toContain('Section B : Howell, 5 tables, 9 tours de 3 étuis');
    expect(second).toContain('Classement');
    expect(second).toMatch(/\d\d,\d\d/);
    expect(second).toContain('Page 2 sur 2');
  });

  test('pairs with different totals: the foot says so', async () => {
    const job = printJob({ sections: [mitchellSpec(12, { phantom: 'EW' })] });
    const file = await readPdf(await printPdf(rankingDocument, job));
    expect(textOf(file)).toContain('top 20 on a board, 440 to 480 in all, by boards played.');
    expect(textOf(file)).toContain('Mitchell, 11½ tables');
  });

  test('tied pairs share a place; an unfinished evening says how many results are in', async () => {
    const job = printJob({ sections: [mitchellSpec(12, { phantom: 'EW' })], results: 200 });
    const tied = job.standings.fields[0]?.rankings.flatMap(({ rows }) => rows.filter((row) => row.tied)) ?? [];
    const file = await readPdf(await printPdf(rankingDocument, job));
    expect((textOf(file).match(/^\d*=/gm) ?? []).length).toBe(tied.length);
    expect(textOf(file)).toContain('200 of 264 results');
  });

  test('without a result: names in order, no place and no figure', async () => {
    const file = await readPdf(await printPdf(rankingDocument, printJob({ results: 0 })));
    expect(textOf(file)).toContain('No results yet.');
    expect(textOf(file)).toContain('0 of 338 results');
    expect(textOf(file)).not.toContain('%\n0');
  });

  test.each(['A4', 'Letter'] as const)(
    '80 pairs with long names on %s: heads again on each page, nothing outside',
    async (paper) => {
      const job = printJob({ sections: [mitchellSpec(40, { rounds: 13 })], names: longNames }, { paper });
      const file = await readPdf(await printPdf(rankingDocument, job));
      expect(file.pages).toHaveLength(4);
      for (const [index, page] of file.pages.entries()) {
        expect(wordsOn(page)).toContain(`Page ${index + 1} of 4`);
        expect(wordsOn(page)).toContain('Matchpoints');
        for (const { x, right, baseline } of page.texts) {
          expect(x).toBeGreaterThan(40);
          expect(right).toBeLessThan(page.width - 40);
          expect(baseline).toBeGreaterThan(30);
          expect(baseline).toBeLessThan(page.height - 40);
        }
      }
      expect(textOf(file)).toContain('North-South, continued');
      expect((textOf(file).match(/\d\d\.\d\d$/gm) ?? []).length).toBeGreaterThanOrEqual(80);
      // both partners of every pair stand there whole
      expect(namesMissing(file, job)).toEqual([]);
    },
  );
});

test.each([
  ['en', 'No results yet.', 'No board has two results to be compared yet.'],
  ['fr', 'Pas encore de résultat.', 'Aucun étui n’a encore deux résultats à comparer.'],
] as const)('the ranking sheet says why nobody is ranked: %s', async (language, nothing, alone) => {
  expect(textOf(await readPdf(await printPdf(rankingDocument, printJob({ results: 0 }, { language }))))).toContain(
    nothing,
  );
  const one = textOf(await readPdf(await printPdf(rankingDocument, printJob({ results: 1 }, { language }))));
  expect(one).toContain(alone);
  expect(one).not.toContain(nothing);
});

test('sections ranked by themselves each say how complete their own results are', async () => {
  const job = printJob({ sections: [mitchellSpec(5), mitchellSpec(4)] });
  const session = { ...job.session, scoring: { ...job.session.scoring, fields: 'section' } } as const;
  const apart = { ...job, session, standings: standingsOf(session) };
  for (const document of [rankingDocument, recapDocument, boardsDocument, scorecardsDocument]) {
    const { pages } = await readPdf(await printPdf(document, apart));
    const states = pages.map((page) => /All \d+ results/.exec(wordsOn(page))?.[0]);
    expect([...new Set(states)]).toEqual(['All 50 results', 'All 32 results']);
  }
  const alone = await readPdf(await printPdf(rankingDocument, { ...apart, sections: [2] }));
  expect(textOf(alone)).toContain('All 32 results');
});
