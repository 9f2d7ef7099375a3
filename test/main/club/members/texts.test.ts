/** Texts that name somebody who is forgotten: found wherever they stand, and emptied there alone. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { readDeals, writeDeals } from '../../../../main/club/deals/deals.ts';
import { giveMatchResult } from '../../../../main/club/matches/given-results.ts';
import { forgetMember, previewForgetting } from '../../../../main/club/members/forgetting.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { cellAt, handIn, newEvent, played, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';
import { beginSeason } from '../../../../main/club/seasons/seasons.ts';
import { readSeasonView } from '../../../../main/club/seasons/view.ts';
import { USUAL_SEASON_RULE } from '../../../../src/season/rule.ts';
import { AUTUMN } from '../seasons/season.ts';
import { evening, idOf } from './members-club.ts';

const MATCH = { kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' } as const;

test('reasons, notes, names of teams and of clubs', () => {
  const club = testClub();
  const session = evening(club, '2026-11-24', [['Quirina Zeltner', 'Hugo Hornbeam']]);
  const section = sectionOf(club, session);
  const cell = cellAt(section, 1, 1);
  const board = cell.boards[1] ?? 0;
  const line = { slotBoard: board, outcome: played(4, 10) } as const;
  unwrap(recordResult(club, session, handIn(section, cell, line)));
  const corrected = {
    ...line,
    outcome: played(4, 11),
    expectedVersion: 1,
    reason: 'Zeltner miscounted',
    note: 'said by Quirina Zeltner',
  };
  unwrap(recordResult(club, session, handIn(section, cell, corrected)));
  const { session: match } = unwrap(createEvent(club, newEvent({ name: 'Match', spec: MATCH })));
  const [home, away] = sectionOf(club, match).entries.map(({ id }) => id);
  unwrap(
    writeTeams(club, match, [
      { entry: home ?? 0, name: 'Team Zeltner', club: 'Zeltner’s club', players: ['Anne Alder'] },
      { entry: away ?? 0, name: 'Others', club: 'Riverside', players: ['Ben Birch'] },
    ]),
  );
  const given = { kind: 'totals', home: '10', away: '4', unit: 'imps', team: null } as const;
  const id = sessionOf(club, match).matches[0]?.id ?? 0;
  unwrap(giveMatchResult(club, match, id, { given, note: 'played at Zeltner’s', expectedVersion: null }));

  const { session: cup } = unwrap(createEvent(club, newEvent({ name: 'Quirina Zeltner cup' })));
  const [rule = USUAL_SEASON_RULE] = AUTUMN.rules;
  const rules = [rule, { ...rule, clubs: ['riverside', 'Chez Zeltner', 'zeltner'] }];
  const { season } = unwrap(beginSeason(club, { ...AUTUMN, name: 'Zeltner trophy', has: 'zeltner', rules }));
  const hands = 'N:KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';
  const deals = [{ board: 6, hands }];
  unwrap(writeDeals(club, session, { source: 'Zeltner, 24 November.pbn', deals }));
  const player = idOf(club, 'Quirina Zeltner');
  const { texts } = unwrap(previewForgetting(club, player));
  expect(texts.map(({ kind, whole }) => [kind, whole])).toEqual([
    ['event', true],
    ['note', true],
    ['club', false],
    ['dealsFile', false],
    ['matchNote', false],
    ['reason', false],
    ['season', false],
    ['seasonClub', false],
    ['seasonClub', false],
    ['seasonText', false],
    ['team', false],
  ]);
  unwrap(createEvent(club, newEvent({ name: 'Autumn – teams' })));
  unwrap(forgetMember(club, player, texts));
  expect(sessionOf(club, cup).eventName).toBe('–');
  expect(unwrap(readDeals(club, session)).waiting.map(({ board }) => board)).toEqual([6]);
  const { name, has, sessions, rules: left } = unwrap(readSeasonView(club, season));
  expect(left.map(({ clubs }) => clubs)).toEqual([rule.clubs, ['riverside', '–', '–']]);
  expect([name, has]).toEqual(['–', '–']);
  expect(sessions.map((one) => one.name)).toEqual(['–']);
  club.store.compact();
  expect(readFileSync(club.store.file).toString('latin1')).not.toMatch(/zeltner/i);
  const result = sessionOf(club, session).results.find(({ slotBoard, round }) => slotBoard === board && round === 1);
  expect(result).toMatchObject({ version: 2 });
  expect(result).not.toHaveProperty('note');
  expect(result).not.toHaveProperty('reason');
  const teams = sectionOf(club, match).entries.map(({ team }) => [team?.name, team?.club, team?.players]);
  expect(teams).toEqual([
    ['', '', ['Anne Alder']],
    ['Others', 'Riverside', ['Ben Birch']],
  ]);
  expect(sessionOf(club, match).matches[0]?.given).toMatchObject({ note: '' });
});
