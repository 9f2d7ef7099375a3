import { describe, expect, test } from 'vitest';
import { moveSessionClock } from '../../../../main/club/schedule/clock.ts';
import type { RankingView, StandingsView } from '../../../../main/club/model/standings.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { scoresCache } from '../../../../main/club/standings/cached-scores.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { mitchellSpec } from '../../../builders.ts';
import { clubWithEvent, handIn, played, sectionOf, unwrap } from '../../support.ts';

/** Three tables, and the results of board 1 in the order of its rounds. */
function boardOne(...outcomes: readonly Outcome[]) {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const cells = section.cells.filter((cell) => cell.boards.includes(1));
  for (const [index, outcome] of outcomes.entries()) {
    const cell = cells[index];
    if (cell) unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, outcome })));
  }
  return { club, session, section, cells };
}

function board(standings: StandingsView) {
  const [scores] = standings.fields[0]?.boards ?? [];
  if (!scores) throw new Error('no board is scored');
  return scores;
}

function percentages(ranking: RankingView | undefined): Record<number, string | null> {
  return Object.fromEntries((ranking?.rows ?? []).map(({ entry, figure }) => [entry, figure]));
}

describe('standings', () => {
  test('of one board: two for a score beaten, one for a score equalled', () => {
    // Board 1: nobody vulnerable. 420, 450, 420.
    const { club, session, cells } = boardOne(played(4, 10), played(4, 11), played(4, 10));
    const standings = unwrap(readStandings(club, session));
    expect(board(standings)).toMatchObject({ board: 1, actual: 3, expected: 3, top: 4 });
    expect(
      board(standings).results.map(({ round, nsPoints, ewPoints, nsPercentage }) => {
        return [round, nsPoints, ewPoints, nsPercentage];
      }),
    ).toEqual([
      [cells[0]?.round, '1', '3', '1/4'],
      [cells[1]?.round, '4', '0', '1'],
      [cells[2]?.round, '1', '3', '1/4'],
    ]);
    expect(board(standings).frequencies).toEqual([
      { score: 450, times: 1, nsPoints: '4', ewPoints: '0', nsPercentage: '1', ewPercentage: '0' },
      { score: 420, times: 2, nsPoints: '1', ewPoints: '3', nsPercentage: '1/4', ewPercentage: '3/4' },
    ]);
    const [ns, ew] = standings.fields[0]?.rankings ?? [];
    expect([ns?.line, ew?.line]).toEqual(['NS', 'EW']);
    expect(
      ns?.rows.map(({ place, tied, total, available, boards }) => [place, tied, total, available, boards]),
    ).toEqual([
      [1, false, '4', '4', 1],
      [2, true, '1', '4', 1],
      [2, true, '1', '4', 1],
    ]);
    expect(ew?.rows.map(({ figure }) => figure)).toEqual(['3/4', '3/4', '0']);
  });

  test('an award counts for its pairs and is not compared; a board not played counts for nobody', () => {
    const { club, session, cells } = boardOne(played(4, 10), played(4, 11), { kind: 'award', ns: 60, ew: 40 });
    const standings = unwrap(readStandings(club, session));
    expect(board(standings)).toMatchObject({ actual: 2, expected: 2, top: 2 });
    const [ns] = standings.fields[0]?.rankings ?? [];
    expect(percentages(ns)[cells[2]?.ns ?? 0]).toBe('3/5');
    const notPlayed = boardOne(played(4, 10), played(4, 11), { kind: 'notPlayed' });
    const [others] = unwrap(readStandings(notPlayed.club, notPlayed.session)).fields[0]?.rankings ?? [];
    expect(percentages(others)[cells[2]?.ns ?? 0]).toBeNull();
    expect(others?.rows).toHaveLength(3);
  });

  test('a lone result has nothing to be compared with', () => {
    const { club, session } = boardOne(played(4, 10));
    const scores = board(unwrap(readStandings(club, session)));
    expect(scores).toMatchObject({ top: 0, results: [{ nsPoints: null, ewPercentage: null }] });
    expect(scores.frequencies).toMatchObject([{ score: 420, nsPercentage: '1/2' }]);
  });

  test('a pair that sat the other way is compared with those who really held its cards', () => {
    const { club, session, section, cells } = boardOne(played(4, 10), played(4, 11));
    const last = cells[2];
    if (!last) throw new Error('board 1 is played three times');
    const turned = handIn(section, last, { slotBoard: 1, ns: last.ew, ew: last.ns, outcome: played(4, 12) });
    unwrap(recordResult(club, session, turned));
    const [ns, ew] = unwrap(readStandings(club, session)).fields[0]?.rankings ?? [];
    // The line a pair is ranked in stays the one it started in.
    expect(percentages(ew)[last.ew]).toBe('1');
    expect(percentages(ns)[last.ns]).toBe('0');
  });

  test('follow the pair over the rounds', () => {
    const { club, session, cells } = boardOne(played(4, 10), played(4, 11), played(4, 9));
    const [ns] = unwrap(readStandings(club, session)).fields[0]?.rankings ?? [];
    for (const { round, ns: entry } of cells) {
      const row = ns?.rows.find((candidate) => candidate.entry === entry);
      expect(row?.byRound).toHaveLength(3);
      expect(row?.byRound.slice(0, round - 1).every((percentage) => percentage === null)).toBe(true);
      expect(row?.byRound.slice(round - 1).every((percentage) => percentage !== null)).toBe(true);
    }
  });

  test('leave the phantom out and rank everybody else, from the first minute on', () => {
    const { club, session } = clubWithEvent({ spec: mitchellSpec(3, { phantom: 'EW' }) });
    const rankings = unwrap(readStandings(club, session)).fields[0]?.rankings ?? [];
    expect(rankings.map(({ rows }) => rows.length)).toEqual([3, 2]);
    expect(rankings[0]?.rows[0]).toMatchObject({ figure: null, boards: 0, byRound: [null, null, null] });
  });

  test('are kept while nothing is scored, and carry the newest change', () => {
    const { club, session } = boardOne(played(4, 10), played(4, 11));
    const first = unwrap(readStandings(club, session));
    unwrap(moveSessionClock(club, session, { action: 'start' }));
    const second = unwrap(readStandings(club, session));
    expect(second.change).toBeGreaterThan(first.change);
    expect(second.fields).toBe(first.fields);
    unwrap(undoChange(club, session));
    expect(unwrap(readStandings(club, session)).fields).not.toBe(first.fields);
  });

  test('of many sessions are kept for the last few, and right for all', () => {
    const { club, session } = boardOne(played(4, 10), played(4, 11));
    for (let other = 1000; other < 1020; other += 1)
      scoresCache.set(club.store, other, {
        upTo: 0,
        scoring: 1,
        fields: [],
        teams: null,
        results: new Map(),
        ranked: new Map(),
        boards: new Map(),
        rows: new Map(),
        rounds: new Map(),
        stage: null,
      });
    expect(scoresCache.get(club.store, session)).toBeNull();
    expect(board(unwrap(readStandings(club, session))).actual).toBe(2);
  });
});
