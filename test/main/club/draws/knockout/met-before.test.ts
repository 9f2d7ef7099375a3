import { expect, test } from 'vitest';
import { seedKnockout } from '../../../../../main/club/draws/knockout/announce.ts';
import { readEarlierMeeting } from '../../../../../main/club/draws/knockout/met-before.ts';
import { giveMatchResult } from '../../../../../main/club/matches/given-results.ts';
import { createFurtherSession } from '../../../../../main/club/stages/further-session.ts';
import { USUAL_CARRY_OVER } from '../../../../../src/draw/knockout/carry-over.ts';
import { sectionOf, sessionOf, unwrap } from '../../../support.ts';
import { matchOf, newKnockout, playBoards, type TestKnockout } from './support.ts';

const TIMES = { date: '2026-12-01', start: '19:30', minutesPerBoard: 7, minutesToMove: 1 };

/** The same four teams in a second session, which carries a part of an earlier match over. */
function secondSession({ club, session }: TestKnockout): TestKnockout {
  const { spec } = sectionOf(club, session);
  if (spec.kind !== 'knockout') throw new Error('no knockout');
  const next = { ...TIMES, spec: { ...spec, carry: USUAL_CARRY_OVER }, way: { kind: 'nothing' } } as const;
  return { club, ...unwrap(createFurtherSession(club, session, next)) };
}

function metBefore(knockout: TestKnockout, home: number, away: number) {
  const { match } = matchOf(knockout, home, away);
  return unwrap(readEarlierMeeting(knockout.club, knockout.session, match)).met;
}

test('two who met in an earlier session have the figures of that match, whoever was at home', () => {
  const first = newKnockout({ teams: 4, boardsPerMatch: 4, segments: 1, supply: 'copies' });
  playBoards(first, { home: 1, away: 4 }, [[1, 420, -50]]);
  const second = secondSession(first);
  expect(metBefore(second, 1, 4)).toEqual({ ordinal: 1, home: '10', away: '0' });
  expect(metBefore(second, 2, 3)).toBeNull();
  unwrap(seedKnockout(second.club, second.session, [4, 2, 3, 1]));
  expect(metBefore(second, 4, 1)).toEqual({ ordinal: 1, home: '0', away: '10' });
});

test('a match given by IMPs counts as met, a walkover does not, and two who never met have none', () => {
  const first = newKnockout({ teams: 4, boardsPerMatch: 4, segments: 1 });
  const none = { home: null, away: null, unit: null } as const;
  const results = [
    [1, 4, { kind: 'totals', home: '30', away: '101/2', unit: 'imps', team: null }],
    [2, 3, { kind: 'walkover', ...none, team: 'home' }],
  ] as const;
  for (const [home, away, given] of results) {
    const { match } = matchOf(first, home, away);
    unwrap(giveMatchResult(first.club, first.session, match, { given, note: '', expectedVersion: null }));
  }
  const second = secondSession(first);
  expect(metBefore(second, 1, 4)).toEqual({ ordinal: 1, home: '30', away: '101/2' });
  expect(metBefore(second, 2, 3)).toBeNull();
  unwrap(seedKnockout(second.club, second.session, [1, 3, 4, 2]));
  expect(metBefore(second, 1, 2)).toBeNull();
  expect(sessionOf(second.club, second.session).ordinal).toBe(2);
  expect(readEarlierMeeting(second.club, second.session, 999)).toMatchObject({ code: 'unknownMatch' });
});
