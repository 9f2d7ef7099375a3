import { describe, expect, test } from 'vitest';
import { scorecardsDocument } from '../../../../../main/print/documents/scorecards/scorecards.ts';
import { REGULATIONS } from '../../../../../src/scoring/regulation/regulation.ts';
import { mitchellSpec } from '../../../../builders.ts';
import { HOSTILE_PAIRS } from '../../../../names.ts';
import { linesOn, readPdf, wordsOn } from '../../../../pdf.ts';
import { printJob, printPdf } from '../../support.ts';

async function linesOf(job: ReturnType<typeof printJob>): Promise<readonly string[]> {
  const { pages } = await readPdf(await printPdf(scorecardsDocument, job));
  return pages.flatMap(linesOn).map((line) => line.join(' '));
}

function hostilePair(pair: number): readonly [string, string] {
  return HOSTILE_PAIRS[(pair - 1) % HOSTILE_PAIRS.length] ?? ['', ''];
}

describe('a scorecard', () => {
  test('has a page for each pair, with every board, what it was worth, and the sum so far', async () => {
    const job = printJob();
    const { pages } = await readPdf(await printPdf(scorecardsDocument, job));
    expect(pages).toHaveLength(26);
    const [first] = pages;
    const lines = linesOn(first ?? { width: 0, height: 0, texts: [] }).map((line) => line.join(' '));
    const boards = lines.filter((line) => /(?:^| )(?:none|N-S|E-W|all) .*\d\d\.\d\d$/.test(line));
    expect(boards).toHaveLength(26);
    // The last sum is the figure of the ranking, which stands in the head.
    const row = job.standings.fields[0]?.rankings[0]?.rows.find(({ entry }) => entry === 1001);
    const final = /\d+\.\d\d$/.exec(boards.at(-1) ?? '')?.[0] ?? '';
    const place = `${row?.place}${row?.tied ? '=' : ''}`;
    expect(lines).toContain(`Place ${place} of 13 North-South, ${final} %`);
    expect(lines).toContain(`Pair 1: ${row?.total} of 624 matchpoints`);
  });

  test('says how the pair did as declarer, by kind of contract, and in its best and worst round', async () => {
    const job = printJob({}, { entry: 1006, language: 'fr' });
    const lines = await linesOf(job);
    const own = job.session.results.filter(({ ns, outcome }) => ns === 1006 && outcome.kind === 'played');
    const declared = own.filter(({ outcome }) => outcome.kind === 'played' && 'NS'.includes(outcome.declarer)).length;
    const summary = lines.filter((line) => /En attaque|En défense|Chelems/.test(line)).join('\n');
    expect(summary).toMatch(new RegExp(String.raw`En attaque ${declared} \d+,\d\d`));
    expect(summary).toMatch(new RegExp(String.raw`En défense ${own.length - declared} \d+,\d\d`));
    expect(lines.join('\n')).toMatch(/meilleur, .* \d+,\d\d\n/);
    expect(lines.join('\n')).toContain('Plein : au-dessus de la moyenne');
  });

  test('names the opponents of its best and worst round by number without names, and where these take three lines', async () => {
    const without = await linesOf(printJob({ names: () => ['', ''] }, { entry: 1006 }));
    expect(without.join('\n')).toMatch(/best, pair \d+ \d+\.\d\d/);
    expect(without.join('\n')).toMatch(/worst, pair \d+ \d+\.\d\d/);
    const long = 'Maria Anna Luísa de Bourbon e Saxe-Coburgo-Gotha von und zu Liechtenstein';
    const tooLong = await linesOf(printJob({ names: () => [long, long] }, { entry: 1006, language: 'fr' }));
    expect(tooLong.join('\n')).toMatch(/meilleur, paire \d+ \d+,\d\d/);
  });

  test('keeps the score of East-West apart from matchpoints of two digits and decimals', async () => {
    const { pages } = await readPdf(await printPdf(scorecardsDocument, printJob({ results: 300 })));
    const gaps = pages.flatMap(({ texts }) => {
      const points = texts.filter(({ text }) => /^1\d\.\d\d$/.test(text));
      return points.flatMap((point) =>
        texts
          .filter(({ text, baseline }) => baseline === point.baseline && /^\d+$/.test(text))
          .flatMap(({ right }) => (right < point.right ? [point.x - right] : [])),
      );
    });
    expect(gaps.length).toBeGreaterThan(20);
    expect(Math.min(...gaps)).toBeGreaterThan(4);
  });

  test('of IMPs adds up to the total of the ranking', async () => {
    const scoring = {
      version: 1,
      method: 'cross-imps',
      preset: 'wbf',
      regulation: REGULATIONS.wbf,
      fields: 'all',
    } as const;
    const lines = await linesOf(printJob({ change: { scoring } }, { entry: 1001 }));
    const head = lines.find((line) => line.startsWith('Pair 1')) ?? '';
    const total = /^Pair1:(.+)IMPson26boards$/.exec(head.replaceAll(/\s/g, ''));
    const last = lines.filter((line) => /(?:^| )(?:none|N-S|E-W|all) .*\.\d\d$/.test(line)).at(-1) ?? '';
    expect(last.split(' ').at(-1)).toBe(total?.[1]);
    expect(lines.join('\n')).toContain('Filled: IMPs won; outlined: lost.');
  });

  test('of more boards than a page takes goes on over the page, a round never divided', async () => {
    const job = printJob({ sections: [mitchellSpec(13, { boardsPerRound: 4 })] }, { entry: 1001 });
    const { pages } = await readPdf(await printPdf(scorecardsDocument, job));
    expect(pages).toHaveLength(2);
    const boards = pages.map((page) => linesOn(page).filter((line) => /\d\d\.\d\d$/.test(line.join(' '))).length);
    expect(wordsOn(pages[1] ?? { width: 0, height: 0, texts: [] })).toContain('So far');
    expect(boards[0]).toBeGreaterThan(20);
  });
});

test('no name makes the type of a scorecard smaller than nine points of a screen', async () => {
  const { pages } = await readPdf(await printPdf(scorecardsDocument, printJob({ names: hostilePair })));
  const least = Math.min(...pages.flatMap(({ texts }) => texts.map(({ size }) => size)));
  expect(least).toBeGreaterThanOrEqual(9 * 0.75 - 0.01);
  // What is said of the best and the worst round is larger still.
  const rounds = pages.flatMap(({ texts }) => texts.filter(({ text }) => /^(?:best|worst), /.test(text)));
  expect(rounds.length).toBeGreaterThan(48);
  for (const { size } of rounds) expect(size).toBeGreaterThanOrEqual(10 * 0.75 - 0.01);
});
