import { describe, expect, test } from 'vitest';
import type {
  ChangedCondition,
  ChangedResult,
  PlaceChange,
  PublicationReport,
} from '../../../../../main/club/model/publication.ts';
import { changesDocument } from '../../../../../main/print/documents/changes/changes.ts';
import { rankingDocument } from '../../../../../main/print/documents/ranking/ranking.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { PRINTED_AT, printJob, printPdf } from '../../support.ts';
import { pouleSpec, teamJob } from '../../team-job.ts';

const at = '2026-11-24T21:40:00.000Z';
const published = { at: '2026-11-24T21:30:00.000Z', change: 338, until: '2026-11-24T22:30:00.000Z', endedAt: null };
const content = { board: 5, ns: 1003, ew: 1016, outcome: { kind: 'score', score: 420 }, score: 420 } as const;
const result: ChangedResult = {
  section: 1,
  round: 3,
  table: 3,
  slotBoard: 5,
  before: content,
  after: { ...content, outcome: { kind: 'score', score: -50 }, score: -50 },
  at,
  author: 'director',
  reason: 'The slip said one down, and all four players agree to that now that they have looked at the hands again',
};
const move: PlaceChange = {
  by: 'scratch',
  line: 'NS',
  entry: 1003,
  before: { place: 2, tied: true, figure: '7/12' },
  after: { place: 4, tied: false, figure: '11/20' },
};
const penalty = {
  penalty: { number: 1, entry: 1004, kind: 'penalty', amount: 1000, unit: 'percent-of-top', reason: 'late', at },
  stands: false,
  at: '2026-11-25T09:12:00.000Z',
  author: 'phone 4',
} as const;
const NOTHING: PublicationReport = {
  published,
  scoring: null,
  results: [],
  penalties: [],
  conditions: [],
  places: [],
};

async function pagesOf(report: PublicationReport, language: 'en' | 'fr' = 'en'): Promise<string[][]> {
  const { pages } = await readPdf(await printPdf(changesDocument, printJob({}, { report, language })));
  return pages.map((page) => linesOn(page).map((line) => line.join(' ')));
}

describe('what changed since the ranking was published, on paper', () => {
  test('result by result, penalty by penalty, place by place', async () => {
    const report = { ...NOTHING, results: [result], penalties: [penalty], places: [move] };
    const [lines = [], ...more] = await pagesOf(report);
    expect(more).toEqual([]);
    expect(lines).toContain('Changes since publication');
    expect(lines).toContainEqual(expect.stringMatching(/^Published \d\d:30, corrections until \d\d:30$/));
    expect(lines).toContainEqual(expect.stringMatching(/^5 3 3 \+420 −50 the director \d\d:40$/));
    expect(lines.join(' ')).toContain(result.reason);
    expect(lines).toContainEqual(
      expect.stringMatching(/^4 Penalty 10 % of a top, taken back phone 4 25 Nov, \d\d:12$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^3 .+ \/ .+ 2= · 58\.33 4 · 55\.00$/));
    expect(lines.at(-1)).toContain('2 changes');
  });

  test('names the board and the pairs where other ones played', async () => {
    const other = { ...result, after: { ...content, ew: 1017 }, before: content };
    const text = (await pagesOf({ ...NOTHING, results: [other] })).flat().join(' ');
    expect(text).toMatch(/\+420 \(board 5, 3.–.16\).*\+420 \(board 5, 3.–.17\)/u);
  });

  test('a board that a match deals itself has the number on its case', async () => {
    const job = teamJob({ spec: pouleSpec(5) });
    const [section] = job.session.sections;
    const cell = section?.cells.findLast(({ match }) => match !== undefined);
    const [board = 0, other = 0] = cell?.boards ?? [];
    const [shown, otherShown] = [board, other].map((number) => section?.shown[number]);
    expect(shown).not.toBe(board);
    const own = { ...content, board, ns: cell?.ns ?? 0, ew: cell?.ew ?? 0 };
    const changed = {
      ...result,
      section: section?.id ?? 0,
      slotBoard: board,
      before: own,
      after: { ...own, board: other },
    };
    const { pages } = await readPdf(
      await printPdf(changesDocument, { ...job, report: { ...NOTHING, results: [changed] } }),
    );
    const text = pages
      .map((page) => linesOn(page).map((line) => line.join(' ')))
      .flat()
      .join(' ');
    expect(text).toContain(`${otherShown} 3 3 +420 (board ${shown},`);
    expect(text).toContain(`+420 (board ${otherShown},`);
  });

  test('pairs with long names have one line each, or a line a player', async () => {
    const long = ['Marie-Christine Mouillefarine', 'Pierre-Emmanuel Quéméneur'] as const;
    const longer = [`${long[0]}-Castelnau-Tursan`, `${long[1]}-Bourguignon`] as const;
    for (const [names, lines] of [
      [long, [long.join(' / ')]],
      [longer, longer],
    ] as const) {
      const job = printJob({ names: () => names }, { report: { ...NOTHING, places: [move] } });
      const [page] = (await readPdf(await printPdf(changesDocument, job))).pages;
      const texts = page?.texts.map(({ text }) => text) ?? [];
      expect(texts.filter((text) => /Marie|Pierre/.test(text))).toEqual(lines);
    }
  });

  test('with what else the ranking rests on, and figures as they were scored then', async () => {
    const { session } = printJob();
    const butler = { ...session.scoring, method: 'butler' } as const;
    const usual = { handicap: null, stratum: null, withoutStanding: false };
    const conditions: readonly ChangedCondition[] = [
      { kind: 'scoring', before: butler, after: session.scoring, at, author: 'director' },
      { kind: 'datum', board: 7, before: null, after: -50, at, author: 'director' },
      {
        kind: 'terms',
        entry: 1003,
        before: { ...usual, handicap: 350 },
        after: { ...usual, stratum: 1, withdrawn: true },
        outcome: 'stand',
        at,
        author: 'director',
      },
    ];
    const moved = { ...move, before: { place: 1, tied: false, figure: '3/2' } };
    const [lines = []] = await pagesOf({ ...NOTHING, scoring: butler, conditions, places: [moved] });
    const text = lines.join(' ');
    expect(lines).toContain('Terms and scoring');
    expect(lines).toContainEqual(expect.stringMatching(/^Scoring Butler, WBF Matchpoints, WBF the director/));
    expect(lines).toContainEqual(expect.stringMatching(/^Datum of board 7 none −50 the director/));
    expect(text).toMatch(/Pair 3 ranked, handicap \+3\.5, no withdrew, its results stand, the director/);
    expect(text).toMatch(/stratum no handicap, stratum B/);
    expect(lines).toContainEqual(expect.stringMatching(/^3 .+ \/ .+ 1 · \+1\.50 4 · 55\.00$/));
    expect(lines.at(-1)).toContain('3 changes');
  });

  test('says the form of a fouled board where it is another', async () => {
    const fouled = { ...result, before: content, after: { ...content, form: 'B' } };
    expect((await pagesOf({ ...NOTHING, results: [fouled] })).flat().join(' ')).toMatch(
      /\+420, As dealt \+420, Form B/,
    );
  });

  test('in French, and a result that was taken away', async () => {
    const [lines = []] = await pagesOf({ ...NOTHING, results: [{ ...result, after: null, reason: '' }] }, 'fr');
    expect(lines).toContain('Changements depuis la publication');
    expect(lines).toContainEqual(expect.stringMatching(/^5 3 3 \+420 pas de résultat l’arbitre \d\d:40$/));
    expect(lines.at(-1)).toContain('1 changement');
  });

  test('goes on over as many pages as it needs, with the heads again and no row torn', async () => {
    const places = Array.from({ length: 60 }, () => move);
    const results = Array.from({ length: 40 }, () => result);
    const pages = await pagesOf({ ...NOTHING, results, places });
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat().filter((line) => line.startsWith('5 3 3 '))).toHaveLength(40);
    expect(pages.flat().filter((line) => line.endsWith('55.00'))).toHaveLength(60);
    expect(pages[1]?.some((line) => line === 'Results, continued')).toBe(true);
  });

  test('says that nothing changed, or that nothing is published', async () => {
    expect((await pagesOf(NOTHING)).flat()).toContain('Nothing has changed since the ranking was published.');
    expect((await pagesOf({ ...NOTHING, published: null })).flat()).toContain('Nothing to print yet.');
  });
});

async function linesOf(report?: PublicationReport, language: 'en' | 'fr' = 'en'): Promise<string[]> {
  const { pages } = await readPdf(
    await printPdf(rankingDocument, printJob({}, { language, ...(report ? { report } : {}) })),
  );
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
}

describe('the ranking sheet says whether it is official', () => {
  test.each([
    ['before the end of the correction period', published, 'en', /Published \d\d:30, corrections until \d\d:30$/],
    ['after it', { ...published, until: PRINTED_AT.toISOString() }, 'en', /corrections ended \d\d:20$/],
    ['ended by hand', { ...published, endedAt: at }, 'en', /corrections ended \d\d:40$/],
    ['on another day', { ...published, until: '2026-11-25T21:30:00.000Z' }, 'en', /until 25 Nov, \d\d:30$/],
    ['in French', published, 'fr', /Publié à \d\d:30, corrections jusqu’à \d\d:30$/],
  ] as const)('%s', async (_, times, language, said) => {
    expect(await linesOf({ ...NOTHING, published: times }, language)).toContainEqual(expect.stringMatching(said));
  });

  test('and nothing of the kind while it is not', async () => {
    const plain = await linesOf();
    expect(await linesOf({ ...NOTHING, published: null })).toEqual(plain);
    expect(plain.join('\n')).not.toMatch(/Published/);
  });

  test('a change of another day has its day and time in one line', async () => {
    const report = { ...NOTHING, penalties: [{ ...penalty, at: '2026-09-30T21:59:00.000Z' }] };
    for (const language of ['en', 'fr'] as const) {
      const [lines = []] = await pagesOf(report, language);
      expect(lines.filter((line) => /\d\d:\d\d$/.test(line) && line.startsWith('4 '))).toHaveLength(1);
      expect(lines.some((line) => /^\d\d:\d\d$/.test(line))).toBe(false);
    }
  });
});
