import { SWISS_SPEC } from '../../../worked-specs.ts';
import { describe, expect, test } from 'vitest';
import type { OverallView } from '../../../../main/club/model/overall.ts';
import { normalizeName } from '../../../../main/club/players/search-name.ts';
import { explainedEntries } from '../../../../main/club/standings/explanation.ts';
import type { PrintedDocument } from '../../../../main/print/document.ts';
import type { PrintJob } from '../../../../main/print/job.ts';
import { boardsDocument } from '../../../../main/print/documents/boards/boards.ts';
import { explanationDocument } from '../../../../main/print/documents/explanation/explanation.ts';
import { rankingDocument } from '../../../../main/print/documents/ranking/ranking.ts';
import type { PaperName } from '../../../../main/print/press/sheet.ts';
import { DOCUMENT_NAMES, loadDocument, type DocumentName } from '../../../../main/print/registry.ts';
import { howellSpec, mitchellSpec, settingsView } from '../../../builders.ts';
import { HOSTILE_PAIRS } from '../../../names.ts';
import { linesOn, readPdf, wordsOn } from '../../../pdf.ts';
import { newKnockout, viewOf } from '../../club/draws/knockout/support.ts';
import { fieldOf } from '../field-job.ts';
import { teamJob } from '../team-job.ts';
import { clubNames, namesMissing, overlaps, printJob, printPdf, sampleDeals, wholeOrInitials } from '../support.ts';

/** The documents that name the club. */
const NAMES_THE_CLUB: readonly DocumentName[] = [
  'seatingByName',
  'seatingByTable',
  'attendance',
  'badges',
  'board',
  'draw',
  'lineUps',
  'matchSheets',
  'ranking',
  'sessions',
  'simultaneous',
  'prizes',
  'roundStandings',
  'recap',
  'bracket',
  'crossTable',
  'matchBoards',
  'hands',
  'scorecards',
  'pairCards',
  'explanation',
  'rulings',
  'changes',
];

/** Where first names may be initials; elsewhere names are whole. */
const FORMS: Partial<Record<string, (name: string) => readonly string[]>> = {
  boards: wholeOrInitials,
  board: wholeOrInitials,
};

const documents = { ranking: rankingDocument, explanation: explanationDocument, boards: boardsDocument };
const sessions = { mitchell: mitchellSpec(7), howell: howellSpec(5) };

describe.each(['A4', 'Letter'] as const)('on %s paper', (paper: PaperName) => {
  describe.each(['mitchell', 'howell'] as const)('of a %s', (session) => {
    test.each(['ranking', 'explanation', 'boards'] as const)('no name is cut: %s', async (name) => {
      const recipe = { sections: [sessions[session]], names: clubNames };
      for (const language of ['en', 'fr'] as const) {
        const job = printJob(recipe, { paper, language });
        const explained = name === 'explanation' ? explainedEntries(job.session) : [];
        const document = documents[name] as PrintedDocument;
        const file = await readPdf(await printPdf(document, { ...job, explained } as typeof job));
        expect(namesMissing(file, job, FORMS[name])).toEqual([]);
        for (const page of file.pages) {
          expect(wordsOn(page)).not.toContain('…');
          expect(overlaps(page)).toEqual([]);
          for (const { x, right, baseline } of page.texts) {
            expect(x).toBeGreaterThan(40);
            expect(right).toBeLessThan(page.width - 40);
            expect(baseline).toBeGreaterThan(30);
          }
        }
      }
    });
  });
});

/** The names of club and event, long and without a space. */
const LONG_TITLES = {
  club: 'Association sportive et culturelle du bridge de Saint-Germain-en-Laye et des communes voisines',
  event: 'Championnat régional par paires mixtes de la Côte d’Azur, mémorial Pierre-Emmanuel Quéméneur, demi-finale',
};
const WITHOUT_SPACE = { club: 'c'.repeat(100), event: 'e'.repeat(120) };
const NOTHING = { results: [], penalties: [], conditions: [], scoring: null, places: [] };
const NOT_PLAYED = {
  board: 1,
  tables: [{ section: 1, table: 1 }],
  everywhere: false,
  pairs: [],
  outcome: { kind: 'notPlayed' },
  form: null,
  corrected: false,
};
const PUBLISHED = { at: '2026-11-24T21:30:00.000Z', change: 1, until: '2026-11-24T22:30:00.000Z', endedAt: null };

/** The events of papers, each made once. */
const PLAYED = {
  pairs: once(() => printJob({ sections: [mitchellSpec(7), mitchellSpec(3)] })),
  teams: once(() => teamJob()),
  swiss: once(() => teamJob({ spec: SWISS_SPEC })),
};

function once(make: () => PrintJob): () => PrintJob {
  let job: PrintJob | null = null;
  return () => (job ??= make());
}

const bare = (text: string) => text.replaceAll(/\s/g, '');

describe.each(DOCUMENT_NAMES)('the heading of %s', (name) => {
  test.each([
    ['long', LONG_TITLES],
    ['without a space', WITHOUT_SPACE],
  ])('has the names of club and event whole: %s', async (_, { club, event }) => {
    const document = await loadDocument(name);
    const { session, ...played } = PLAYED[document.drawn ? 'swiss' : document.for === 'matches' ? 'teams' : 'pairs']();
    const settings = { ...settingsView(), clubName: club };
    for (const language of ['en', 'fr'] as const) {
      const job = {
        ...played,
        session: { ...session, eventName: event },
        language,
        settings,
        paper: 'Letter',
      } as const;
      const what = { ...NOT_PLAYED, kind: 'result', section: 1, round: 1 };
      const material = {
        explained: explainedEntries(job.session, [1001]),
        report: { ...NOTHING, published: PUBLISHED },
        rulings: [{ at: PUBLISHED.at, what, note: '' }],
        deals: sampleDeals(mitchellSpec(3)),
        knockout: viewOf(newKnockout({ teams: 4 })),
        overall: twoSessions(job.session.sections[0]?.entries ?? []),
        simultaneous: fieldOf([['', [['Ann Birch', 'Bo Fir']]]]),
      };
      const file = await readPdf(await printPdf(document, { ...job, ...material }));
      for (const page of file.pages) {
        const printed = bare(page.texts.map(({ text }) => text).join(''));
        expect(printed).toContain(bare(event));
        expect(printed.includes(bare(club))).toBe(NAMES_THE_CLUB.includes(name));
        expect(printed).not.toContain('…');
        expect(overlaps(page)).toEqual([]);
        for (const { x, right } of page.texts) {
          expect(x).toBeGreaterThan(20);
          expect(right).toBeLessThan(page.width - 20);
        }
      }
    }
  });
});

/** A ranking over two sessions in which everybody has the same. */
function twoSessions(entries: readonly { readonly id: number }[]): OverallView {
  return {
    sessions: [1, 2].map((ordinal) => ({ session: ordinal, ordinal, date: '2026-11-24', start: '19:30' })),
    session: 2,
    counted: [1],
    way: { kind: 'sum' },
    unit: 'matchpoints',
    prizesChosen: false,
    prizePlaces: 3,
    orders: [],
    rankings: [
      {
        sections: [1],
        line: null,
        rows: entries.map(({ id }) => ({
          entry: id,
          place: 1,
          tied: true,
          carried: '10',
          own: '10',
          average: '1/2',
          figure: '20',
          before: ['1/2'],
          qualifies: null,
          inStratum: null,
        })),
      },
    ],
  };
}

/** Names as the club's file has them; question marks stand for what the fonts lack. */
const PRINTABLE = /^[\p{Script=Latin}\p{Script=Common}]*$/u;
const PICTURES_AND_MARKS = /[\p{Extended_Pictographic}\p{M}\u200b]/u;

test.each(['ranking', 'explanation', 'board'] as const)('hostile names are whole: %s', async (name) => {
  const document = await loadDocument(name);
  const stored = HOSTILE_PAIRS.map(([first, second]) => [normalizeName(first), normalizeName(second)] as const);
  for (const language of ['en', 'fr'] as const) {
    const names = (pair: number) => stored[(pair - 1) % stored.length] ?? (['', ''] as const);
    const job = printJob({ sections: [mitchellSpec(27, { rounds: 3 })], names }, { language });
    const explained = name === 'explanation' ? explainedEntries(job.session) : [];
    const file = await readPdf(await printPdf(document, { ...job, explained } as typeof job));
    const missing = namesMissing(file, job, FORMS[name]);
    expect(missing.filter((one) => PRINTABLE.test(one) && !PICTURES_AND_MARKS.test(one))).toEqual([]);
    for (const page of file.pages) for (const { right } of page.texts) expect(right).toBeLessThan(page.width - 40);
  }
});

const WIDE = ['Christophe Villeneuve-Bargès', 'Marie-Thérèse Beauregard-Montclar'] as const;

test('a ranked name of two lines stands one below the other', async () => {
  const job = printJob({ names: () => WIDE });
  const { pages } = await readPdf(await printPdf(rankingDocument, job));
  const lines = pages.flatMap(linesOn).map((line) => line.join(' '));
  expect(lines.filter((line) => line === WIDE[0])).toHaveLength(26);
  expect(lines.filter((line) => line === WIDE[1])).toHaveLength(26);
});
