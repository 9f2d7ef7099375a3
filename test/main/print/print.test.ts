import { describe, expect, test } from 'vitest';
import { rankingSpreadsheet } from '../../../main/print/spreadsheets/ranking.ts';
import { entriesSpreadsheet } from '../../../main/print/spreadsheets/entries.ts';
import { movementSpreadsheet } from '../../../main/print/spreadsheets/movement.ts';
import { readCsv } from '../../../src/format/csv.ts';
import { columnsToMap } from '../../../src/format/csv-event/mapping.ts';
import { guessListColumns } from '../../../src/format/list-file/columns.ts';
import { readEntriesList } from '../../../src/format/list-file/entries.ts';
import { readMovementList } from '../../../src/format/list-file/movement.ts';
import { readRankingList } from '../../../src/format/list-file/ranking.ts';
import { recognizeContent } from '../../../src/format/list-file/recognize.ts';
import { travellersSpreadsheet } from '../../../main/print/spreadsheets/travellers.ts';
import { boardsDocument } from '../../../main/print/documents/boards/boards.ts';
import { guideCardsDocument } from '../../../main/print/documents/seats/guide-cards.ts';
import { scorecardsDocument } from '../../../main/print/documents/scorecards/scorecards.ts';
import { rankingDocument } from '../../../main/print/documents/ranking/ranking.ts';
import { tableCardsDocument } from '../../../main/print/documents/table-cards/table-cards.ts';
import { travellersDocument } from '../../../main/print/documents/play/travellers.ts';
import { readResultsCsv } from '../../../src/format/results/csv.ts';
import { howellSpec, mitchellSpec } from '../../builders.ts';
import { HOSTILE_NAMES } from '../../names.ts';
import { pdfFacts, readPdf } from '../../pdf.ts';
import { printJob, printPdf } from './support.ts';

const DOCUMENTS = {
  ranking: rankingDocument,
  boards: boardsDocument,
  travellers: travellersDocument,
  tableCards: tableCardsDocument,
  guideCards: guideCardsDocument,
  scorecards: scorecardsDocument,
};

describe('every document', () => {
  const small = { sections: [howellSpec(3)] };

  test.each(Object.entries(DOCUMENTS))('%s: the same input and date give the same bytes', async (_, document) => {
    const first = await printPdf(document, printJob(small));
    expect(Buffer.from(await printPdf(document, printJob(small))).equals(Buffer.from(first))).toBe(true);
    const later = await printPdf(document, printJob(small, { printedAt: new Date('2026-11-25T10:00:00Z') }));
    expect(Buffer.from(later).equals(Buffer.from(first))).toBe(false);
  });

  test.each([
    ['ranking', 'Ranking', 'Classement'],
    ['boards', 'Results', 'Résultats'],
    ['travellers', 'Travellers', 'Fiches ambulantes'],
    ['tableCards', 'Table cards', 'Fiches de table'],
    ['guideCards', 'Guide cards', 'Fiches de route'],
    ['scorecards', 'Scorecards', 'Feuilles de score'],
  ] as const)('%s says what it is and in which language', async (name, en, fr) => {
    const english = await readPdf(await printPdf(DOCUMENTS[name], printJob(small)));
    expect(english).toMatchObject({ title: `${en} – Tuesday pairs, 24 November 2026`, language: 'en' });
    const french = await readPdf(await printPdf(DOCUMENTS[name], printJob(small, { language: 'fr', paper: 'Letter' })));
    expect(french).toMatchObject({ title: `${fr} – Tuesday pairs, 24 novembre 2026`, language: 'fr' });
    expect(french.pages[0]).toMatchObject({ width: 612, height: 792 });
    expect(english.pages[0]?.width).toBeCloseTo(595.28, 1);
    expect(english.pages[0]?.height).toBeCloseTo(841.89, 1);
  });
});

/** The rows of a file, and what the import takes it for. */
function recognized(text: string) {
  const rows = readCsv(text);
  if ('code' in rows) throw new Error(rows.code);
  return { rows, content: recognizeContent(rows, columnsToMap(rows).guess) };
}

describe('the exports', () => {
  test.each(['en', 'fr'] as const)('the results in %s are read back with the same outcomes', (language) => {
    const { session, standings } = printJob();
    const read = readResultsCsv(travellersSpreadsheet.write({ session, standings, language }), null);
    if (read.kind !== 'results') throw new Error(JSON.stringify(read));
    expect(read).toMatchObject({ winners: 2, sections: false });
    const ordered = session.results.toSorted((a, b) => a.board - b.board || a.round - b.round || a.table - b.table);
    expect(read.results.map(({ outcome }) => outcome)).toEqual(ordered.map(({ outcome }) => outcome));
    expect(read.results.map(({ score }) => score)).toEqual(ordered.map(({ score }) => score));
  });

  test.each(['en', 'fr'] as const)(
    'entries, movement and ranking in %s are lists that the import knows',
    (language) => {
      const { session, standings } = printJob();
      const [section] = session.sections;
      const entries = recognized(entriesSpreadsheet.write({ session, standings, language }));
      expect(entries.content).toBe('entries');
      expect(
        readEntriesList(entries.rows, guessListColumns('entries', entries.rows)).entries.map(
          ({ number, side, players }) => {
            return { number, line: side, players };
          },
        ),
      ).toEqual(
        section?.entries.map(({ number, line, players }) => ({ number, line, players: players.filter(Boolean) })),
      );
      const movement = recognized(movementSpreadsheet.write({ session, standings, language }));
      expect(movement.content).toBe('movement');
      expect(readMovementList(movement.rows, guessListColumns('movement', movement.rows)).movements).toMatchObject([
        { section: '', spec: { tables: section?.tables, rounds: section?.rounds } },
      ]);
      const ranking = recognized(rankingSpreadsheet.write({ session, standings, language }));
      expect(ranking.content).toBe('ranking');
      const { evenings, problems } = readRankingList(ranking.rows, guessListColumns('ranking', ranking.rows));
      expect([evenings[0]?.rows.length, problems]).toEqual([section?.entries.length, []]);
    },
  );

  test('several sections name themselves', () => {
    const { session, standings } = printJob({ sections: [mitchellSpec(5), howellSpec(4)] });
    const read = readResultsCsv(travellersSpreadsheet.write({ session, standings, language: 'en' }), null);
    expect(read).toMatchObject({ kind: 'results', sections: true });
    const { content, rows } = recognized(movementSpreadsheet.write({ session, standings, language: 'fr' }));
    expect(content).toBe('movement');
    const { movements, problems } = readMovementList(rows, guessListColumns('movement', rows));
    expect(problems).toEqual([]);
    const sections = session.sections.map(({ letter, tables, rounds }) => ({
      section: letter,
      spec: { tables, rounds },
    }));
    expect(movements).toMatchObject(sections);
    const ranking = rankingSpreadsheet.write({ session, standings, language: 'fr' }).split('\r\n');
    expect(ranking).toHaveLength(1 + 10 + 8 + 1);
    expect(ranking[1]).toMatch(/^A;N-S;1;/);
    expect(ranking[11]).toMatch(/^B;;1;/);
  });
});

describe('the metadata of a document', () => {
  const hostile = [
    ...HOSTILE_NAMES,
    ')/OpenAction<</S/JavaScript/JS(app.alert(1))>>(',
    '\\) /JavaScript (x',
    'a\r\n/Author (b)\r\nendobj',
    'half \ud83d of a pair',
    '<script>alert(1)</script>',
  ];

  test.each(hostile)('is the name of the event and nothing else, whatever stands in it: %j', async (eventName) => {
    const job = printJob({ sections: [howellSpec(3)] });
    const bytes = await printPdf(rankingDocument, { ...job, session: { ...job.session, eventName } });
    expect(await pdfFacts(bytes)).toEqual({
      title: `Ranking – ${eventName}, 24 November 2026`.toWellFormed().replace(/\p{Cc}+/gu, ' '),
      keys: ['CreationDate', 'Creator', 'Producer', 'Title'],
      scripts: null,
      actions: null,
      openAction: null,
    });
  });
});
