import { expect, test } from 'vitest';
import {
  boardsPlayed,
  pairStatus,
  PAIR_STATUSES,
  termsForStatus,
} from '../../../../../renderer/director/ranking/pair/pairStatus.ts';
import { mitchellSpec, sessionView } from '../../../../builders.ts';

test('how a pair is to stand is what its terms then say, and a handicap stays', () => {
  const terms = { entry: 3, handicap: 150, stratum: 1, withoutStanding: false };
  for (const how of PAIR_STATUSES)
    expect(pairStatus(termsForStatus(termsForStatus(terms, 'withdrawn'), how))).toBe(how);
  expect(termsForStatus(termsForStatus(terms, 'guest'), 'ranked')).toEqual(terms);
});

test('boards played and to be played: a board not played is still due, a sit-out is not', () => {
  const session = sessionView({ sections: [mitchellSpec(5, { phantom: 'EW' })] });
  const entry = session.sections[0]?.entries[0]?.id ?? 0;
  expect(boardsPlayed(session, entry)).toEqual({ played: 8, due: 8 });
  const [first, ...rest] = session.results.filter(({ ns }) => ns === entry);
  if (!first) throw new Error('the pair has results');
  const others = session.results.filter(({ ns }) => ns !== entry);
  const notPlayed = { ...first, outcome: { kind: 'notPlayed' }, score: null } as const;
  expect(boardsPlayed({ ...session, results: [...others, notPlayed, ...rest.slice(2)] }, entry)).toEqual({
    played: 5,
    due: 8,
  });
});
