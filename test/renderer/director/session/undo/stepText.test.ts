import { expect, test } from 'vitest';
import type { StepView } from '../../../../../main/club/model/undo.ts';
import { stepText } from '../../../../../renderer/director/session/undo/stepText.ts';

const step: StepView = {
  direction: 'undo',
  change: 12,
  undone: 11,
  scope: { subject: 'scoring' },
  made: { author: 'director', at: '2026-11-24T20:40:00.000Z' },
};

test('what this window did is taken back without a word about it', () => {
  const here = { isOwn: (change: number) => change === 11 };
  expect(stepText(step, 'board 3, table 2', { language: 'en', ...here })).toBe('Undone: board 3, table 2.');
});

test('whose change it was that this window did not make, and when', () => {
  const elsewhere = { isOwn: () => false };
  const table: StepView = { ...step, made: { author: 'table 2', at: '2026-11-24T20:40:00.000Z' } };
  expect(stepText(step, 'board 3, table 2', { language: 'en', ...elsewhere })).toMatch(
    /^Undone: board 3, table 2\. It was made in another window at \d\d:40\.$/,
  );
  expect(stepText(table, 'board 3, table 2', { language: 'en', ...elsewhere })).toMatch(
    /^Undone: board 3, table 2\. It was made by table 2 at \d\d:40\.$/,
  );
  expect(stepText({ ...table, direction: 'redo' }, 'étui 3, table 2', { language: 'fr', ...elsewhere })).toMatch(
    /^Rétabli\s: étui 3, table 2\. Cela avait été annulé par table 2, à \d\d:40\.$/,
  );
});
