import { describe, expect, test } from 'vitest';
import type { ResultView } from '../../../../../main/club/model/result.ts';
import { standingsOf } from '../../../../../main/club/standings/standings.ts';
import { boardsDocument } from '../../../../../main/print/documents/boards/boards.ts';
import { scorecardsDocument } from '../../../../../main/print/documents/scorecards/scorecards.ts';
import type { Outcome } from '../../../../../src/bridge/result/result.ts';
import { outcomeScore } from '../../../../../src/bridge/score/score.ts';
import { formatPercentFigure } from '../../../../../src/language/numbers.ts';
import { readExact, type Exact } from '../../../../../src/scoring/numbers/exact.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../../builders.ts';
import { LONG_NAMES } from '../../../../names.ts';
import { inkOf, linesOn, readPdf, wordsOn } from '../../../../pdf.ts';
import { longNames, namesMissing, printJob, printPdf, wholeOrInitials } from '../../support.ts';

/** The session with the outcomes of board 1 replaced, first table first. */
function withOutcomes(outcomes: readonly Outcome[]): ReturnType<typeof sessionView> {
  const session = sessionView({ sections: [mitchellSpec(13)] });
  const rest = [...outcomes];
  const results = session.results.map((result): ResultView => {
    const outcome = result.board === 1 ? rest.shift() : undefined;
    return outcome ? { ...result, outcome, score: outcomeScore(outcome, 1) } : result;
  });
  return { ...session, results };
}

/** Board 1 at the first six tables. */
function isFouled({ board, table }: ResultView): boolean {
  return board === 1 && table <= 6;
}

/** A score that the director assigns to one side. */
function assigned(score: number) {
  return [{ percent: 100, outcome: { kind: 'score', score } }] as const;
}

/** A part of a weighted score: no-trump, or diamonds doubled. */
const part = (level: 3 | 5, percent: number) =>
  ({
    percent,
    outcome: {
      kind: 'played',
      contract: { level, strain: level === 3 ? 'NT' : 'D', risk: level === 3 ? '' : 'X' },
      declarer: 'E',
      tricks: 10,
      lead: null,
    },
  }) as const;

describe('the scored sheet of a board', () => {
  test('every board has all its lines with their percentages, and its frequencies, two boards a page', async () => {
    const job = printJob();
    const bytes = await printPdf(boardsDocument, job);
    const file = await readPdf(bytes);
    expect(file.pages).toHaveLength(13);
    for (const [index, page] of file.pages.entries()) {
      const boards = [index * 2 + 1, index * 2 + 2];
      const scores = job.standings.fields[0]?.boards.filter(({ board }) => boards.includes(board)) ?? [];
      const words = wordsOn(page);
      for (const board of boards) expect(words).toContain(`Board ${board}\n`);
      expect(words.match(/13 results, top 24/g)).toHaveLength(2);
      expect(words).toContain(`Page ${index + 1} of 13`);
      const expected = scores
        .flatMap(({ results, frequencies }) => [...results, ...frequencies])
        .map(({ nsPercentage }) => formatPercentFigure(readExact(nsPercentage ?? '') as Exact, 1, 'en'));
      const printed = page.texts.map(({ text }) => text).filter((text) => /^\d+\.\d$/.test(text));
      expect(printed.toSorted()).toEqual(expected.toSorted());
    }
    expect(await inkOf(bytes, 7)).toBeGreaterThan(0.01);
  });

  test('a line as it was played, in both languages', async () => {
    const outcomes: Outcome[] = [
      {
        kind: 'played',
        contract: { level: 3, strain: 'NT', risk: '' },
        declarer: 'W',
        tricks: 10,
        lead: { suit: 'H', rank: 'Q' },
      },
      { kind: 'played', contract: { level: 5, strain: 'D', risk: 'X' }, declarer: 'N', tricks: 9, lead: null },
      { kind: 'score', score: 420 },
      { kind: 'passedOut' },
      { kind: 'award', ns: 60, ew: 40 },
      { kind: 'notPlayed' },
      { kind: 'played', contract: { level: 2, strain: 'S', risk: 'XX' }, declarer: 'S', tricks: 6, lead: null },
    ];
    const session = withOutcomes(outcomes);
    const standings = standingsOf(session);
    const lines = async (language: 'en' | 'fr'): Promise<string[]> => {
      const file = await readPdf(
        await printPdf(boardsDocument, { ...printJob(), session, standings, language, boards: [1] }),
      );
      return linesOn(file.pages[0] ?? { width: 0, height: 0, texts: [] }).map((line) => line.join(' '));
    };
    const [en, fr] = [await lines('en'), await lines('fr')];
    const expected = [
      ['3 NT W ♥Q +1 430', '3 SA O ♥D +1 430'],
      ['5♦ × N −2 300', '5♦ × N −2 300'],
      ['score only 420', 'marque seule 420'],
      ['passed out 0', 'passe général 0'],
      ['award 60 / 40', 'attribué 60 / 40'],
      ['not played', 'non joué'],
      ['2♠ ×× S −2 600', '2♠ ×× S −2 600'],
    ] as const;
    for (const [english, french] of expected) {
      expect(en).toContainEqual(expect.stringContaining(english));
      expect(fr).toContainEqual(expect.stringContaining(french));
    }
    expect(en).toContainEqual('Dealer North, none vulnerable');
    expect(fr).toContainEqual(expect.stringContaining('Donneur Nord, personne vulnérable'));
  });

  test.each([
    ['en', 'Contract', 'North-South East-West Contract By Lead Result N-S E-W N-S E-W % N-S'],
    ['fr', 'Contrat', 'Nord-Sud Est-Ouest Contrat Par Ent. Rés. N-S E-O N-S E-O % N-S'],
  ] as const)('the heads of columns keep clear of each other: %s', async (language, contract, line) => {
    const job = printJob({}, { boards: [1], language });
    const fouled = job.session.results.map((result) => (isFouled(result) ? { ...result, form: 'B' } : result));
    for (const results of [job.session.results, fouled]) {
      const session = { ...job.session, results };
      const file = await readPdf(await printPdf(boardsDocument, { ...job, session, standings: standingsOf(session) }));
      const texts = file.pages[0]?.texts ?? [];
      const { baseline } = texts.find(({ text }) => text.startsWith(contract)) ?? {};
      const heads = texts.filter((text) => text.baseline === baseline).toSorted((a, b) => a.x - b.x);
      // Heads that stand a space apart may be one text of the file.
      expect(heads.map(({ text }) => text).join(' ')).toBe(line);
      for (const [index, head] of heads.slice(1).entries())
        expect(head.x - (heads[index]?.right ?? 0)).toBeGreaterThan(2);
    }
  });

  test('matchpoints with decimals keep clear of each other', async () => {
    const session = withOutcomes([{ kind: 'notPlayed' }, { kind: 'award', ns: 60, ew: 40 }]);
    const job = { ...printJob(), session, standings: standingsOf(session), boards: [1] };
    const file = await readPdf(await printPdf(boardsDocument, job));
    const texts = file.pages[0]?.texts ?? [];
    const figures = texts.filter(({ text }) => /^\d+\.\d\d$/.test(text)).toSorted((a, b) => a.x - b.x);
    expect(figures.length).toBeGreaterThan(20);
    for (const line of Map.groupBy(figures, ({ baseline }) => baseline).values()) {
      for (const [index, figure] of line.slice(1).entries()) {
        expect(figure.x - (line[index]?.right ?? 0)).toBeGreaterThan(4);
      }
    }
  });

  test('a weighted score keeps clear of its matchpoints', async () => {
    const ns = [part(3, 40), part(5, 60)];
    const session = withOutcomes([{ kind: 'ruled', atTable: { kind: 'passedOut' }, ns, ew: ns }]);
    const job = { ...printJob(), session, standings: standingsOf(session), boards: [1] };
    for (const document of [boardsDocument, scorecardsDocument]) {
      const pages = (await readPdf(await printPdf(document, job))).pages;
      const ruled = pages.flatMap(({ texts }) => {
        const one = texts.find(({ text }) => text.includes('3NT'));
        const points = texts.find(
          ({ text, x, baseline }) => one && x > one.x && baseline === one.baseline && /^\d+\.\d+$/.test(text),
        );
        return one && points ? [points.x - one.right] : [];
      });
      expect(ruled.length).toBeGreaterThan(0);
      expect(Math.min(...ruled)).toBeGreaterThan(2);
    }
  });

  test('only the boards asked for; a board without results has no sheet', async () => {
    const some = await readPdf(await printPdf(boardsDocument, printJob({}, { boards: [3, 7, 99] })));
    expect(some.pages.flatMap((page) => wordsOn(page).match(/^Board \d+$/gm))).toEqual(['Board 3', 'Board 7']);
    const early = await readPdf(await printPdf(boardsDocument, printJob({ results: 3 })));
    expect(early.pages.flatMap((page) => wordsOn(page).match(/^Board \d+$/gm))).toHaveLength(3);
    expect(early.pages).toHaveLength(1);
    const none = await readPdf(await printPdf(boardsDocument, printJob({ results: 0 })));
    expect(none.pages.map(wordsOn)).toEqual([expect.stringContaining('Nothing to print yet.')]);
  });

  test('a wrong board played is on the sheet of the board that was played', async () => {
    const session = sessionView({ results: 4 });
    const [first, ...others] = session.results;
    const moved = { ...(first as ResultView), board: 20 };
    const changed = { ...session, results: [moved, ...others] };
    const file = await readPdf(
      await printPdf(boardsDocument, {
        ...printJob(),
        session: changed,
        standings: standingsOf(changed),
        boards: [20],
      }),
    );
    expect(wordsOn(file.pages[0] ?? { width: 0, height: 0, texts: [] })).toContain('Cedar / Cypress');
  });

  test('long names stand one over the other; nothing touches the next column or leaves the page', async () => {
    const job = printJob({ sections: [howellSpec(5)], names: longNames }, { paper: 'Letter', boards: [1] });
    const file = await readPdf(await printPdf(boardsDocument, job));
    expect(file.pages).toHaveLength(1);
    const texts = file.pages[0]?.texts ?? [];
    expect(texts.filter(({ text }) => text.startsWith('J.-B. '))).toHaveLength(10);
    const columns = texts.filter(({ text }) => /^[JM]\.?-|^Marie-/.test(text)).map(({ x, right }) => right - x);
    expect(Math.max(...columns)).toBeLessThanOrEqual(134 * 0.75);
    expect(namesMissing(file, job, wholeOrInitials)).toEqual([]);
    expect(Math.max(...texts.map(({ right }) => right))).toBeLessThan(612 - 40);
  });

  test('first names become initials before the names of a pair take more than two lines', async () => {
    const job = printJob(
      { sections: [mitchellSpec(13)], names: (pair) => LONG_NAMES[pair - 1] ?? ['', ''] },
      { boards: [1] },
    );
    const file = await readPdf(await printPdf(boardsDocument, job));
    const forms = LONG_NAMES.flat().flatMap(wholeOrInitials);
    const texts = file.pages[0]?.texts ?? [];
    const results = job.session.results.filter(({ board }) => board === 1);
    expect(texts.filter(({ text }) => forms.includes(text))).toHaveLength(4 * results.length);
  });

  test('of a fouled board each line says its form, and each form has its own frequencies', async () => {
    const whole = sessionView({ sections: [mitchellSpec(13)] });
    const results = whole.results.map((result) => (isFouled(result) ? { ...result, form: 'B' } : result));
    const session = { ...whole, results };
    const standings = standingsOf(session);
    const fields = standings.fields[0]?.boards.find(({ board }) => board === 1)?.subfields ?? [];
    expect(new Set(fields.map(({ form }) => form))).toEqual(new Set(['', 'B']));
    const file = await readPdf(
      await printPdf(boardsDocument, { ...printJob(), session, standings, boards: [1], language: 'fr' }),
    );
    const [page] = file.pages;
    const texts = page?.texts ?? [];
    expect(texts.filter(({ text }) => text === 'B')).toHaveLength(results.filter(isFouled).length);
    const words = wordsOn(page ?? { width: 0, height: 0, texts: [] });
    expect(words).toContain('Fréquences de la forme B');
    expect(words).toContain('Fréquences de l’étui d’origine');
    const shares = fields.flatMap(({ frequencies }) => frequencies.map(({ nsPercentage }) => nsPercentage));
    const printed = texts.map(({ text }) => text).filter((text) => /^\d+,\d$/.test(text));
    for (const share of shares)
      expect(printed).toContain(formatPercentFigure(readExact(share ?? '') as Exact, 1, 'fr'));
  });

  test('of a split score each side has the frequencies it was compared in', async () => {
    const session = withOutcomes([
      { kind: 'ruled', ns: assigned(-50), ew: assigned(420), atTable: { kind: 'notPlayed' } },
    ]);
    const standings = standingsOf(session);
    const file = await readPdf(await printPdf(boardsDocument, { ...printJob(), session, standings, boards: [1] }));
    const words = wordsOn(file.pages[0] ?? { width: 0, height: 0, texts: [] });
    expect(words).toContain('Frequencies of North-South');
    expect(words).toContain('Frequencies of East-West');
  });

  test('47 results go over two pages with their heads', async () => {
    const spec = mitchellSpec(47, { boardsPerRound: 1 });
    const file = await readPdf(
      await printPdf(boardsDocument, printJob({ sections: [spec] }, { boards: [1], language: 'fr' })),
    );
    expect(file.pages).toHaveLength(2);
    const [first = '', second = ''] = file.pages.map(wordsOn);
    expect(second).toContain('Étui 1 (suite)');
    expect(second).toContain('Contrat');
    expect(first + second).toContain('Fréquences');
  });
});

test.each([
  [4, { boardsPerRound: 6 }, 'A4', 8],
  [13, {}, 'A4', 13],
  [13, {}, 'Letter', 13],
] as const)('boards of %i tables share pages: %j on %s', async (tables, changes, paper, pages) => {
  const names = tables === 4 ? (pair: number) => LONG_NAMES[pair - 1] ?? (['', ''] as const) : undefined;
  const job = printJob({ sections: [mitchellSpec(tables, changes)], ...(names && { names }) }, { paper });
  expect((await readPdf(await printPdf(boardsDocument, job))).pages).toHaveLength(pages);
});
