import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPaper } from '../../../../main/app/director/paper.ts';
import { parseBoardList } from '../../../../src/session/board-list.ts';
import {
  documentInAddress,
  roundInAddress,
  entryInAddress,
  documentPath,
  boardListText,
} from '../../../../renderer/director/paper/documents.ts';
import { rankingPaperPath, changesPath, explanationPath } from '../../../../renderer/director/session/paperPath.ts';

const { documents } = await listPaper();

/** A document of the application by its name. */
function listed(wanted: string) {
  const found = documents.find(({ name }) => name === wanted);
  if (!found) throw new Error(`no document ${wanted}`);
  return found;
}

describe('board numbers as typed', () => {
  test.each([
    ['', ''],
    ['1-8', '1-8'],
    ['3, 7-9', '3,7-9'],
    ['3;7–9', '3,7-9'],
    [' 3  5 ', '3,5'],
    ['26', '26'],
  ])('%j is %j', (text, boards) => {
    expect(boardListText(text, 26)).toBe(boards);
  });

  test.each(['0', '27', '1-27', '8-1', '1-', '-3', 'all', '1-2-3', '1.5'])('%j makes no sense', (text) => {
    expect(boardListText(text, 26)).toBeNull();
  });

  test('what makes sense here makes sense to the route, and names the same boards', () => {
    const board = fc.integer({ min: 1, max: 26 });
    const range = fc.tuple(board, board).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(
        fc.array(range, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(', ', ' ', ';'),
        (ranges, stroke) => {
          const text = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(stroke);
          const asked = new Set(
            ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
          );
          expect(parseBoardList(boardListText(text, 26) ?? '')).toEqual([...asked].toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

test('boards are asked for only where a document is made board by board', () => {
  const paths = documents.map((document) =>
    documentPath(7, document, {
      language: 'fr',
      paper: 'A4',
      boards: '3,7-9',
      entry: 12,
      after: 4,
      match: 3,
      round: null,
      blank: 'yes',
    }),
  );
  const withBoards = paths.filter((path) => path.includes('&boards=3%2C7-9'));
  expect(withBoards.map((path) => /(\w+)\.pdf/.exec(path)?.[1])).toEqual([
    'travellers',
    'board',
    'matchBoards',
    'hands',
    'explanation',
  ]);
  for (const path of [
    '/api/sessions/7/print/travellers.pdf?language=fr&paper=A4&boards=3%2C7-9',
    '/api/sessions/7/print/tableCards.pdf?language=fr&paper=A4',
    '/api/sessions/7/print/lineUps.pdf?language=fr&paper=A4&match=3&blank=yes',
    '/api/sessions/7/print/ranking.pdf?language=fr&paper=A4&after=4',
    '/api/sessions/7/print/matchBoards.pdf?language=fr&paper=A4&match=3&boards=3%2C7-9',
    '/api/sessions/7/print/explanation.pdf?language=fr&paper=A4&boards=3%2C7-9&entry=12',
  ])
    expect(paths).toContain(path);
  expect(
    documentPath(7, listed('board'), {
      language: 'en',
      paper: 'Letter',
      boards: '',
      entry: 1,
      after: null,
      match: null,
      round: null,
      blank: null,
    }),
  ).not.toContain('boards');
  const all = documentPath(7, listed('explanation'), {
    language: 'en',
    paper: 'A4',
    boards: '',
    entry: null,
    after: null,
    match: null,
    round: null,
    blank: null,
  });
  expect(all).not.toContain('entry');
  expect(
    [explanationPath(7, 12).split('?')[1], '', 'entry=0', 'entry=x'].map((text) => entryInAddress(text ?? '')),
  ).toEqual([12, null, null, null]);
});

test('an address asks for a document, or for none', () => {
  const asked = [changesPath(7), explanationPath(7, 12)].map((path) => path.split('?')[1] ?? '');
  expect([...asked, 'document=nothing', ''].map((search) => documentInAddress(search, documents))).toEqual([
    'changes',
    'explanation',
    null,
    null,
  ]);
  const round = rankingPaperPath(7, 12).split('?')[1] ?? '';
  expect([documentInAddress(round, documents), ...[round, 'after=0', 'after=x', ''].map(roundInAddress)]).toEqual([
    'ranking',
    12,
    null,
    null,
    null,
  ]);
});
