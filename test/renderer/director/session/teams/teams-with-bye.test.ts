import { expect, test } from 'vitest';
import { teamsWithBye } from '../../../../../renderer/director/session/teams/teamsWithBye.ts';
import { giveMatchResult } from '../../../../../main/club/matches/given-results.ts';
import { announce, matchOf, newKnockout } from '../../../../main/club/draws/knockout/support.ts';
import { sectionOf, sessionOf, unwrap } from '../../../../main/support.ts';

test('in a knockout who is beaten has no bye, and who begins in the second round has one', () => {
  const knockout = newKnockout({ teams: 3, boardsPerMatch: 4, segments: 1, supply: 'copies' });
  const { club, session } = knockout;
  const byes = (round: number) =>
    teamsWithBye(sessionOf(club, session), sectionOf(club, session), round).map(({ number }) => number);
  expect(byes(1)).toStrictEqual([1]);
  const given = { kind: 'walkover', home: null, away: null, unit: null, team: 'home' } as const;
  const { match } = matchOf(knockout, 2, 3);
  unwrap(giveMatchResult(club, session, match, { given, note: '', expectedVersion: null }));
  announce(knockout);
  expect(byes(2)).toStrictEqual([]);
});
