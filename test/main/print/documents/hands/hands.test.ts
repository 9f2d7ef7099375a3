import { describe, expect, test } from 'vitest';
import { handsDocument } from '../../../../../main/print/documents/hands/hands.ts';
import type { DealsView } from '../../../../../main/club/model/deals.ts';
import type { PrintJob } from '../../../../../main/print/job.ts';
import { mitchellSpec } from '../../../../builders.ts';
import { LONG_NAMES } from '../../../../names.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { overlaps, printJob, printPdf, sampleDeals } from '../../support.ts';

const SUITS = ['AKQJT98765432...', '.AKQJT98765432..', '..AKQJT98765432.', '...AKQJT98765432'];
/** Whole suits at each seat in turn, a suit of eight, and one of seven with a ten at West. */
const ODD = [
  ...SUITS.map((_, turn) => `N:${[...SUITS.slice(turn), ...SUITS.slice(0, turn)].join(' ')}`),
  'W:KQT98762.32.4.A5 A3.654.653.T9864 4.AQJ987.Q9.KJ73 J5.KT.AKJT872.Q2',
];

async function pagesOf(deals: Partial<DealsView>, changes: Partial<PrintJob> = {}) {
  const job = printJob({}, { deals: { version: 1, disclosed: [], waiting: [], ...deals }, ...changes });
  const { pages } = await readPdf(await printPdf(handsDocument, job));
  return pages.map((page) => ({ page, lines: linesOn(page).map((line) => line.join(' ').replaceAll(/\s/gu, ' ')) }));
}

const odd = ODD.map((hands, index) => ({ board: index + 1, hands }));

describe('the hand record', () => {
  test('has six boards a page, with dealer, vulnerability and the points of each hand', async () => {
    const pages = await pagesOf(sampleDeals(mitchellSpec(13)));
    expect(pages).toHaveLength(5);
    const text = pages[0]?.lines.join('\n') ?? '';
    expect(text).toContain('Boards 1 to 6 of 26');
    expect(text).toMatch(/North deals.*East deals/u);
    expect(text).toMatch(/none vulnerable.*N-S vulnerable/u);
    expect(text).toContain('♠ K J 5 4 2');
    expect(text).toContain('♣ K 9 8 7 5 4');
    expect(text).toMatch(/N 9 N 10/u);
    expect(text).toMatch(/W 7 7 E/u);
    expect(pages[4]?.lines.join('\n')).toContain('Boards 25 to 26 of 26');
    expect(pages[4]?.lines.join('\n')).toContain('Page 5 of 5');
  });

  test.each(['A4', 'Letter'] as const)('sets a whole suit closer, wherever it is held, on %s', async (paper) => {
    for (const language of ['en', 'fr'] as const) {
      const [first] = await pagesOf({ disclosed: odd }, { paper, language });
      if (!first) throw new Error('there is no page');
      expect(overlaps(first.page)).toEqual([]);
      const whole = language === 'en' ? 'A K Q J 10 9 8 7 6 5 4 3 2' : 'A R D V 10 9 8 7 6 5 4 3 2';
      expect(first.lines.join('\n').split(whole)).toHaveLength(17);
      expect(first.lines.join('\n')).toContain('♥ –');
    }
  });

  test.each(['en', 'fr'] as const)(
    'has the figures of the file of the deals under the hands, in %s',
    async (language) => {
      const figures = { tricks: '63456634567a9867a986', source: 'tuesday.pbn' };
      const pars = ['NS 4S= +420', 'EW 6H=; EW 6S=; EW 6NT= -990', 'x'.repeat(100), null, null];
      const disclosed = odd.map((one, index) => ({
        ...one,
        ...(index === 4 ? {} : figures),
        par: pars[index] ?? null,
      }));
      const [first] = await pagesOf({ disclosed }, { language });
      const text = first?.lines.join('\n') ?? '';
      expect(overlaps(first!.page)).toEqual([]);
      expect(text).toContain('NS 4S= +420');
      expect(text).toMatch(language === 'en' ? /NT ♠ ♥ ♦ ♣/u : /SA ♠ ♥ ♦ ♣/u);
      expect(text).toContain('E 7 10 9 8 6');
      expect(text).toContain(language === 'en' ? 'as the file of the deals has them' : 'd’après le fichier des donnes');
    },
  );

  test('has fewer a page under a long heading, and none cut', async () => {
    const name = LONG_NAMES.flat().join(' – ');
    const job = printJob({}, { deals: sampleDeals(mitchellSpec(13)), paper: 'Letter' });
    const long = { ...job, session: { ...job.session, eventName: name } };
    const { pages } = await readPdf(await printPdf(handsDocument, long));
    for (const page of pages) expect(overlaps(page)).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(5);
  });

  test('leaves out boards that may still be played, and says which', async () => {
    const waiting = [7, 8, 9, 11].map((board) => ({ board, table: null }));
    const [page] = await pagesOf({ disclosed: odd, waiting });
    expect(page?.lines.join('\n')).toContain('Left out until played: 7–9, 11.');
    const chosen = await pagesOf({ disclosed: odd, waiting }, { boards: [2, 3, 11] });
    expect(chosen[0]?.lines.join('\n')).toContain('Boards 2 to 3 of 2');
    expect(chosen[0]?.lines.join('\n')).toContain('Left out until played: 11.');
  });

  test('is empty where no hand may be seen, so that it is not among the papers of an evening', () => {
    for (const waiting of [[], [{ board: 1, table: null }]]) {
      const job = printJob({}, { deals: { version: 1, disclosed: [], waiting } });
      expect(handsDocument.layOut(job, () => 0)).toEqual([]);
    }
  });
});
