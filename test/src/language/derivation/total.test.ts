import { expect, test } from 'vitest';
import { entryDerivationSentences } from '../../../../src/language/derivation/total.ts';
import { deriveRankedEntry } from '../../../../src/scoring/derivation/ranked-entry.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { rankSession } from '../../../../src/scoring/ranked-session.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { linesOf } from '../../scoring/line.ts';

test('while nobody has a scored board an entry has no place to explain', () => {
  const { wbf: regulation } = REGULATIONS;
  const session = rankSession({
    lines: linesOf([null, null]),
    winners: 1,
    method: METHODS.matchpoints,
    regulation,
  });
  const derived = deriveRankedEntry(session, 1);
  if (!derived) throw new Error('entry 1 is ranked');
  const { total, standing } = derived;
  expect([standing.place, total.equals]).toEqual([null, []]);
  expect(entryDerivationSentences(total, standing, regulation.shown, 'en')).toEqual(['No board counts.']);
});
