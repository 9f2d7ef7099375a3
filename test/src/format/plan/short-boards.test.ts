import { expect, test } from 'vitest';
import { CSV } from '../../../../src/format/csv-event/format.ts';
import type { FormatOfFile } from '../../../../src/format/event/file.ts';
import { PBN } from '../../../../src/format/pbn/pbn.ts';
import { planEvent } from '../../../../src/format/plan/plan.ts';
import { shortBoards } from '../../../../src/format/plan/short-boards.ts';
import { odditySentence } from '../../../../src/language/files/oddities.ts';
import { rankingCsvOf } from '../../../main/club/exchange/csv.ts';

function said(bytes: Uint8Array, format: FormatOfFile) {
  const [event] = format.parse(bytes).events;
  const plan = event && planEvent(event);
  if (!plan || plan.kind !== 'plan') throw new Error('no plan');
  return plan.oddities.filter(({ code }) => code === 'boardsShort').map(({ text, count }) => [text, count]);
}

/** Boards of three results each, of which the last has only so many. */
function boards(last: number): readonly { readonly board: number }[] {
  return [1, 2, 3, 4].flatMap((board) => Array.from({ length: board === 4 ? last : 3 }, () => ({ board })));
}

test('boards with fewer results than most others are named, in the section that they are of', () => {
  const none = new Set<number>();
  expect(shortBoards([{ name: '', lines: boards(3) }], none)).toEqual([]);
  const [odd] = shortBoards([{ name: '', lines: boards(1) }], none);
  expect(odd).toMatchObject({ code: 'boardsShort', text: '4 (1)', count: 3 });
  const two = [
    { name: 'A', lines: boards(3) },
    { name: 'B', lines: boards(2) },
  ];
  expect(shortBoards(two, none)).toMatchObject([{ text: 'B4 (2)' }]);
  // What is left out is said with its line; boards that differ anyway say nothing.
  expect(shortBoards([{ name: '', lines: boards(1) }], new Set([4]))).toEqual([]);
  expect(shortBoards([{ name: '', lines: [{ board: 1 }, { board: 1 }, { board: 2 }] }], none)).toEqual([]);
  expect(odd && odditySentence(odd, 'en')).toContain('board 4 (1)');
  expect(odd && odditySentence(odd, 'fr')).toContain('étui 4 (1)');
});

/** Three boards in PBN, of which the last has only so many rows. */
function pbnOf(rows: number): string {
  return [1, 2, 3]
    .map((board) =>
      [
        `[Event "Heat"]\n[Board "${board}"]`,
        '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]',
        ...['1 4 3NT N 9', '2 5 2S S 8', '3 6 1NT W 7'].slice(0, board === 3 ? rows : 3),
      ].join('\n'),
    )
    .join('\n\n');
}

test('a file that was cut between two lines is told by its last boards', () => {
  const [head = '', ...lines] = rankingCsvOf(3).trimEnd().split('\n');
  const whole = lines.toSorted((a, b) => Number(a.split(',')[0]) - Number(b.split(',')[0]));
  const cut = (count: number) => new TextEncoder().encode([head, ...whole.slice(0, count)].join('\n'));
  const first = said(cut(whole.length), CSV);
  expect(said(cut(whole.length - 1), CSV)).not.toEqual(first);
  const ofPbn = (rows: number) => said(new TextEncoder().encode(pbnOf(rows)), PBN);
  expect(ofPbn(3)).toEqual([]);
  expect(ofPbn(2)).toEqual([['3 (2)', 3]]);
});
