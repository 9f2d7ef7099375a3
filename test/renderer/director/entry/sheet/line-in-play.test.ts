import { expect, test } from 'vitest';
import { lineInPlay } from '../../../../../renderer/director/entry/sheet/lineInPlay.ts';
import { pageLines } from '../../../../../renderer/director/entry/sheet/lines.ts';
import { mitchellSpec, sessionView } from '../../../../builders.ts';
import { lineAt, sheetOf } from '../support.ts';

const empty = sheetOf(sessionView({ results: 0, sections: [mitchellSpec(5)] }), 1);
const last = lineAt(empty, 1);
const opened = (
  called: number,
  { kind = 'round', begun = false }: { kind?: 'round' | 'table'; begun?: boolean } = {},
) => lineInPlay(empty, last, { kind, called, isBegun: ({ key }) => begun && key === last.key });

test('pages of rounds open at what is played, not at the round of a traveller’s first empty line', () => {
  expect(last.slot.round).toBeGreaterThan(2);
  expect(opened(2).slot).toMatchObject({ round: 1, table: 1 });
  const first = pageLines(empty.sections, { kind: 'round', round: 1 });
  const [result] = sessionView({ results: 1, sections: [mitchellSpec(5)] }).results;
  if (!result) throw new Error('no result');
  const done = { ...empty, results: new Map(first.map(({ key }) => [key, result])) };
  expect(lineInPlay(done, last, { kind: 'round', called: 1, isBegun: () => false }).slot.round).toBe(2);
});

test('the line stays where its round is called or nobody calls rounds, and where something is typed on it', () => {
  expect(opened(last.slot.round)).toBe(last);
  expect(opened(0)).toBe(last);
  expect(opened(2, { begun: true })).toBe(last);
  expect(opened(2, { kind: 'table' })).toBe(last);
});
