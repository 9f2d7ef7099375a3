/** Events that are drawn as they go, and of several sessions: taken over between two rounds, and gone on with. */
import { expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { writeDeals } from '../../../../main/club/deals/deals.ts';
import { playExtraBoards } from '../../../../main/club/draws/knockout/extra-boards.ts';
import { readPlayersDraw } from '../../../../main/club/draws/players/read.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { readVerifications, verifyResult } from '../../../../main/club/review/verifications.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { createFurtherSession } from '../../../../main/club/stages/further-session.ts';
import { readOverall } from '../../../../main/club/stages/overall.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { howellSpec } from '../../../builders.ts';
import { clubWithEvent, handIn, PASSED_OUT, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';
import {
  announce as announceRound,
  EXAMPLE as KNOCKOUT,
  matchOf,
  newKnockout,
  playBoards,
  viewOf,
  type TestKnockout,
} from '../draws/knockout/support.ts';
import { announce, EXAMPLE as SWISS, play, playedTo, standings, expectedRows } from '../draws/swiss.ts';
import * as players from '../draws/swiss-players-event.ts';
import { bringIn, fileOf, look } from './two-clubs.ts';

test('a Swiss goes on elsewhere: drawn, announced, played and ranked as at home', () => {
  const { club: home, session } = playedTo(2);
  announce(home, session, 3);
  unwrap(undoChange(home, session));
  announce(home, session, 3);
  const away = testClub();
  const there = bringIn(away, fileOf(home, session));
  expect(standings(away, there.session)).toEqual(standings(home, session));
  for (const round of SWISS.rounds.slice(2)) {
    if (round.round > 3) announce(away, there.session, round.round);
    play(away, there.session, round);
  }
  bringIn(home, fileOf(away, there.session));
  expect(standings(home, session)).toEqual(standings(away, there.session));
  expect(standings(home, session)).toEqual(expectedRows(SWISS.rounds.at(-1)?.standings ?? []));
});

test('a Swiss of players goes on elsewhere with the player who came late', () => {
  const { club: home, session } = players.swiss({ ...players.SPEC, players: 11 });
  players.play(home, session, 1);
  players.announce(home, session, 2);
  const late = { section: sectionOf(home, session).id, change: { kind: 'late-pairs', pairs: 1 }, from: 1 } as const;
  const { version, frozen, teams } = unwrap(proposeScheduleChange(home, session, late));
  unwrap(applyScheduleChange(home, session, { ...late, version, frozen, key: teams[0]?.key ?? '' }));
  const away = testClub();
  const there = bringIn(away, fileOf(home, session));
  const [drawn, taken] = [readPlayersDraw(home, session, 2), readPlayersDraw(away, there.session, 2)].map(unwrap);
  expect(taken?.announced).toEqual(drawn?.announced);
  players.play(away, there.session, 2);
  players.announce(away, there.session, 3);
  bringIn(home, fileOf(away, there.session));
  expect(unwrap(readPlayersDraw(home, session, 3)).announced?.tables).toHaveLength(3);
});

function playRound(knockout: TestKnockout, index: number): void {
  for (const { home = 0, away = 0, boards = [], extra = [], bye } of KNOCKOUT.rounds[index]?.matches ?? []) {
    if (bye !== undefined) continue;
    playBoards(knockout, { home, away }, boards);
    for (const part of extra) {
      unwrap(playExtraBoards(knockout.club, knockout.session, matchOf(knockout, home, away).match));
      playBoards(knockout, { home, away }, part.boards);
    }
  }
}

function plain({ nodes }: ReturnType<typeof viewOf>) {
  return nodes.flatMap(({ matches }) => matches.map(({ home, away, score }) => ({ home, away, score })));
}

test('a knockout goes on elsewhere, extra boards and all', () => {
  const home = newKnockout();
  playRound(home, 0);
  announceRound(home);
  const club = testClub();
  const away = { club, session: bringIn(club, fileOf(home.club, home.session)).session };
  KNOCKOUT.rounds.forEach((_, index) => {
    if (index > 1) announceRound(away);
    if (index > 0) playRound(away, index);
  });
  expect(viewOf(away).next).toMatchObject({ problem: { code: 'over' } });
  bringIn(home.club, fileOf(away.club, away.session));
  expect(plain(viewOf(home))).toEqual(plain(viewOf(away)));
});

/** Passes out the first board of a table. */
function passOut(club: Club, session: number, at: number) {
  const section = sectionOf(club, session);
  const cell = section.cells[at];
  if (!cell) throw new Error(`no table ${at}`);
  const [slotBoard = 0] = cell.boards;
  unwrap(recordResult(club, session, handIn(section, cell, { slotBoard, outcome: PASSED_OUT })));
  return { section: section.id, round: cell.round, table: cell.table, slotBoard };
}

const HANDS = 'N:KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';

/** The ranking over all sessions of an event. */
function overall(club: Club, of: number) {
  const last = club.store.sessions.ofEvent(of).at(-1)?.session ?? 0;
  return unwrap(readOverall(club, last)).rankings.map(({ rows }) => rows.map(({ entry: _entry, ...row }) => row));
}

test('deals, second readings, breaks and further sessions travel', () => {
  const { club: home, session } = clubWithEvent({ breakMinutes: 15 });
  unwrap(writeDeals(home, session, { deals: [{ board: 1, hands: HANDS }], source: 'club.pbn' }));
  unwrap(verifyResult(home, session, { ...passOut(home, session, 0), outcome: PASSED_OUT }));
  const away = testClub();
  const there = bringIn(away, fileOf(home, session));
  expect(sessionOf(away, there.session).dealt).toEqual([1]);
  expect(sessionOf(away, there.session).breaks).toEqual(sessionOf(home, session).breaks);
  expect(unwrap(readVerifications(away, there.session))).toHaveLength(1);

  const times = { date: '2026-12-01', start: '19:30', minutesPerBoard: 7, minutesToMove: 1 };
  const next = { ...times, spec: howellSpec(3, { rounds: 5 }), way: { kind: 'sum' } as const };
  const further = unwrap(createFurtherSession(away, there.session, next));
  passOut(away, further.session, 0);
  unwrap(verifyResult(away, there.session, { ...passOut(away, there.session, 1), outcome: PASSED_OUT }));
  bringIn(home, fileOf(away, there.session));
  expect(unwrap(readVerifications(home, session))).toHaveLength(2);
  expect(overall(home, session)).toEqual(overall(away, there.session));
  expect(overall(home, session)[0]?.length).toBeGreaterThan(0);
  expect(look(home, fileOf(away, there.session)).sessions).toHaveLength(2);
});
