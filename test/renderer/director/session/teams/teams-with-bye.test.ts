import { expect, test } from 'vitest';
import { teamsWithBye } from '../../../../../renderer/director/session/teams/teamsWithBye.ts';
import { eventState } from '../../../../../renderer/director/events/eventState.ts';
import { listEvents } from '../../../../../main/club/competitions/event-list.ts';
import { importEvent } from '../../../../../main/club/exchange/import.ts';
import { giveMatchResult } from '../../../../../main/club/matches/given-results.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../../main/club/schedule/proposals.ts';
import { announce, matchOf, newKnockout } from '../../../../main/club/draws/knockout/support.ts';
import * as swiss from '../../../../main/club/draws/swiss.ts';
import { match, usebio } from '../../../../main/club/exchange/usebio-matches.ts';
import { sectionOf, sessionOf, testClub, unwrap } from '../../../../main/support.ts';

test('in a knockout who is beaten has no bye, and who begins in the second round has one', () => {
  const knockout = newKnockout({ teams: 3, boardsPerMatch: 4, segments: 1, supply: 'copies' });
  const { club, session } = knockout;
  const byes = (round: number) =>
    teamsWithBye(sessionOf(club, session), sectionOf(club, session), round).map(({ number }) => number);
  expect(byes(1)).toStrictEqual([1]);
  const given = { kind: 'walkover', home: null, away: null, unit: null, team: 'home' } as const;
  unwrap(giveMatchResult(club, session, matchOf(knockout, 2, 3).match, { given, note: '', expectedVersion: null }));
  announce(knockout);
  expect(byes(2)).toStrictEqual([]);
});

test('a team that came late to a Swiss had no bye in the rounds before', () => {
  const { club, session } = swiss.playedTo(1);
  const byes = (round: number) =>
    teamsWithBye(sessionOf(club, session), sectionOf(club, session), round).map(({ number }) => number);
  const { id } = sectionOf(club, session);
  const request = { section: id, change: { kind: 'late-pairs', pairs: 1 }, from: 1 } as const;
  const { version, frozen, teams } = unwrap(proposeScheduleChange(club, session, request));
  unwrap(applyScheduleChange(club, session, { ...request, version, frozen, key: teams[0]?.key ?? '' }));
  expect(byes(1)).toStrictEqual([]);
  swiss.announce(club, session, 2);
  expect(byes(2)).toStrictEqual([13]);
});

test('whoever has a match that came in with its score alone has no bye, and such an event is over', () => {
  const club = testClub();
  const teams = ['1', '2', '3'].map((number) => ({ number, total: null }));
  const file = usebio('SWISS_TEAMS', teams, [
    match({ round: 1, home: '1', away: '2', score: ['14', '6'] }),
    match({ round: 1, home: '3', away: null, score: ['12', null] }),
  ]);
  const request = { event: 0, name: 'Heat', date: '2026-11-24', method: 'matchpoints', answers: [] } as const;
  const { session } = unwrap(importEvent(club, file, request));
  const byes = teamsWithBye(sessionOf(club, session), sectionOf(club, session), 1);
  expect(byes.map(({ number }) => number)).toStrictEqual([3]);
  const [event] = listEvents(club).events;
  expect(event && [event.tables, eventState(event, '2026-11-24')]).toEqual([0, 'over']);
});
