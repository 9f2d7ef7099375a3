import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { duplicateEvent } from '../../../../main/club/competitions/duplicate.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { replacePlayers } from '../../../../main/club/players/substitutes.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { explainEntry } from '../../../../main/club/standings/explanation.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import type { SessionMethod } from '../../../../src/scoring/session-scoring.ts';
import { cellAt, handIn, newEvent, sectionOf, sessionOf, testClub, uncached, unwrap } from '../../support.ts';

interface Example {
  readonly lines: readonly {
    readonly round: number;
    readonly table: number;
    readonly board: number;
    readonly score: number;
  }[];
  readonly final: Readonly<Record<'matchpoints' | 'crossImps', readonly Placed[]>>;
}

interface Placed {
  readonly place: number;
  readonly tied: boolean;
  readonly player: number;
  readonly total: number;
}

const EXAMPLE = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../data/scoring/events/individual-8.json'), 'utf8'),
) as Example;

const EIGHT = { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 2 } as const;

function individual(method: SessionMethod = 'matchpoints') {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec: EIGHT, scoring: { method, regulation: 'wbf' } })));
  return { club, session };
}

function enter(club: Club, session: number, lines = EXAMPLE.lines): void {
  const section = sectionOf(club, session);
  for (const { round, table, board, score } of lines) {
    const cell = cellAt(section, round, table);
    const outcome = { kind: 'score', score } as const;
    unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: board, outcome, typed: String(score) })));
  }
}

function rankingOf(club: Club, session: number): readonly Placed[] {
  const { fields } = unwrap(readStandings(club, session));
  const numbers = new Map(sectionOf(club, session).entries.map(({ id, number }) => [id, number]));
  return (fields[0]?.rankings[0]?.rows ?? []).map(({ place, tied, entry, total }) => ({
    place: place ?? 0,
    tied,
    player: numbers.get(entry) ?? 0,
    total: Number(total),
  }));
}

describe('an individual', () => {
  test('seats partnerships, and ranks the players', () => {
    const { club, session } = individual();
    expect(sessionOf(club, session).ranks).toBe('player');
    expect(listEvents(club).events[0]).toMatchObject({ ranks: 'player', movements: [EIGHT], expectedResults: 28 });
    const section = sectionOf(club, session);
    expect(section.entries.map(({ label, phantom }) => [label, phantom])).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((label) => [label, false]),
    );
    const { ns, ew } = cellAt(section, 1, 1);
    const label = (id: number) => section.partnerships.find((one) => one.id === id)?.label;
    expect([label(ns), label(ew)]).toEqual(['8+1', '7+3']);
    expect(section.entries.map(({ id }) => id)).not.toContain(ns);
  });

  test.each([
    ['matchpoints', 'matchpoints'],
    ['cross-imps', 'crossImps'],
  ] as const)('ranks the worked example by %s, whole and result by result', (method, figures) => {
    const { club, session } = individual(method);
    const early = EXAMPLE.lines.slice(0, 9);
    enter(club, session, early);
    rankingOf(club, session);
    enter(club, session, EXAMPLE.lines.slice(9));
    expect(rankingOf(club, session)).toEqual(EXAMPLE.final[figures]);
    expect(rankingOf(uncached(club), session)).toEqual(EXAMPLE.final[figures]);
  });

  test('nobody plays a board twice, in whatever partnership', () => {
    const { club, session } = individual();
    const section = sectionOf(club, session);
    const [first, second] = [cellAt(section, 1, 1), cellAt(section, 2, 1)];
    unwrap(recordResult(club, session, handIn(section, first)));
    const again = recordResult(club, session, handIn(section, second, { board: first.boards[0] ?? 0 }));
    expect(again).toMatchObject({ code: 'pairAlreadyPlayed', round: 1, table: 1 });
  });

  test('a player alone, and two partnerships of one player, are no sides of a table', () => {
    const { club, session } = individual();
    const section = sectionOf(club, session);
    const cell = cellAt(section, 1, 1);
    const alone = section.entries[0]?.id ?? 0;
    expect(recordResult(club, session, handIn(section, cell, { ns: alone }))).toMatchObject({ code: 'unknownEntry' });
    const withOne = cellAt(section, 2, 1).ns;
    expect(recordResult(club, session, handIn(section, cell, { ew: withOne }))).toMatchObject({ code: 'samePair' });
  });

  test('players have names, and substitutes who sit with each partner', () => {
    const { club, session } = individual();
    const [, player] = sectionOf(club, session).entries;
    const entry = player?.id ?? 0;
    unwrap(writeNames(club, session, [{ entry, players: ['Anne de La Rochefoucauld-Montbel', ''] }]));
    unwrap(replacePlayers(club, session, { entry, fromRound: 3, players: ['Bo Li', ''] }));
    const section = sectionOf(club, session);
    const partnership = section.partnerships.find(({ id }) => id === cellAt(section, 4, 2).ns);
    expect(partnership).toMatchObject({ label: '1+2', players: ['', 'Anne de La Rochefoucauld-Montbel'] });
    expect(partnership?.substitutes).toEqual([{ place: 2, name: 'Bo Li', fromRound: 3, toRound: 7 }]);
  });

  test('a penalty, an explanation and undo are of a player', () => {
    const { club, session } = individual();
    enter(club, session);
    const [one] = sectionOf(club, session).entries;
    const entry = one?.id ?? 0;
    const given = { entry, kind: 'penalty', amount: 200, unit: 'matchpoints', reason: 'late' } as const;
    unwrap(addPenalty(club, session, given));
    expect(rankingOf(club, session).find(({ player }) => player === 1)?.total).toBe(16);
    unwrap(undoChange(club, session));
    expect(rankingOf(club, session)).toEqual(EXAMPLE.final.matchpoints);
    expect(unwrap(explainEntry(club, session, entry)).boards).toHaveLength(14);
  });

  test('its schedule is not changed as one of pairs is, and it can be set up again', () => {
    const { club, session } = individual();
    const { id: section } = sectionOf(club, session);
    const asked = { section, change: { kind: 'merge-tables' }, from: 1 } as const;
    expect(proposeScheduleChange(club, session, asked)).toMatchObject({ code: 'onlyForPairs' });
    const late = { section, change: { kind: 'late-pairs', pairs: 1 }, from: 1 } as const;
    expect(proposeScheduleChange(club, session, late)).toMatchObject({
      cause: { code: 'no-place-for-player', players: 8, hasBegun: false },
    });
    const details = { name: 'Again', date: '2026-12-01', start: '19:30', names: true };
    const copy = unwrap(duplicateEvent(club, session, details));
    expect(sessionOf(club, copy.session)).toMatchObject({ ranks: 'player' });
    expect(sectionOf(club, copy.session).partnerships).toHaveLength(28);
  });

  test('a player leaves: the tables to come are not played and count for nobody, and undo has them due again', () => {
    const { club, session } = individual();
    const { id: section } = sectionOf(club, session);
    enter(
      club,
      session,
      EXAMPLE.lines.filter(({ round }) => round <= 5),
    );
    const before = sessionOf(club, session);
    const asked = { section, change: { kind: 'pair-leaves', pair: 3 }, from: 6 } as const;
    const { proposals, ...made } = unwrap(proposeScheduleChange(club, session, asked));
    expect(proposals).toMatchObject([{ rule: { kind: 'not-played', player: 3, boards: 4 } }]);
    unwrap(applyScheduleChange(club, session, { ...made, ...asked, key: proposals[0]?.key ?? '' }));
    const left = sessionOf(club, session).results.filter(({ outcome }) => outcome.kind === 'notPlayed');
    expect(left.map(({ round }) => round)).toEqual([6, 6, 7, 7]);
    expect(proposeScheduleChange(club, session, asked)).toMatchObject({ cause: { code: 'play-has-ended' } });
    // What is left of the last rounds is played: the player has ten boards, and the three others of each table fewer.
    const lines = EXAMPLE.lines.filter(({ round, table }) => {
      return round > 5 && !left.some((result) => result.round === round && result.table === table);
    });
    enter(club, session, lines);
    expect(rankingOf(club, session)).toHaveLength(8);
    expect(rankingOf(uncached(club), session)).toEqual(rankingOf(club, session));
    for (let step = 0; step <= lines.length; step += 1) unwrap(undoChange(club, session));
    expect(sessionOf(club, session).results).toEqual(before.results);
  });

  test('rounds that have not begun are cut: they are due no more, and come back when that is undone', () => {
    const { club, session } = individual();
    const { id: section } = sectionOf(club, session);
    enter(
      club,
      session,
      EXAMPLE.lines.filter(({ round }) => round <= 5),
    );
    const lastRound = cellAt(sectionOf(club, session), 7, 1);
    const award = { kind: 'award', ns: 60, ew: 40 } as const;
    unwrap(
      recordResult(club, session, handIn(sectionOf(club, session), lastRound, { outcome: award, typed: 'A60/40' })),
    );
    const ask = (rounds: number) =>
      proposeScheduleChange(club, session, { section, change: { kind: 'rounds', rounds }, from: 1 });
    for (const rounds of [4, 7, 8]) {
      const cause = { code: 'no-such-round', least: 5, most: 6 };
      expect(ask(rounds)).toMatchObject({ code: 'changeNotPossible', cause });
    }
    const { proposals, ...made } = unwrap(ask(5));
    expect(proposals).toHaveLength(1);
    expect(proposals[0]).toMatchObject({
      rule: { kind: 'cut', rounds: 5 },
      figures: { rounds: 5, boardsPlayed: { least: 10, most: 10 }, boardsLost: 8, sitOutRounds: 0 },
      warnings: [{ code: 'rulings-go', lines: 1 }],
    });
    expect(Math.round(proposals[0]?.figures.balance ?? 0)).toBe(24);
    const before = sessionOf(club, session);
    const key = proposals[0]?.key ?? '';
    unwrap(applyScheduleChange(club, session, { ...made, key, change: { kind: 'rounds', rounds: 5 }, from: 1 }));
    const cut = sessionOf(club, session);
    expect(cut.sections[0]).toMatchObject({ rounds: 5, entries: before.sections[0]?.entries });
    expect(cut.sections[0]?.cells).toEqual(before.sections[0]?.cells.filter(({ round }) => round <= 5));
    expect(cut.results).toHaveLength(20);
    expect(listEvents(club).events[0]).toMatchObject({ expectedResults: 20 });
    const details = { name: 'Again', date: '2026-12-01', start: '19:30', names: true };
    const copy = unwrap(duplicateEvent(club, session, details));
    expect(sectionOf(club, copy.session)).toMatchObject({ rounds: 7, scheduleVersion: 1 });
    expect(rankingOf(uncached(club), session)).toEqual(rankingOf(club, session));
    expect(ask(4)).toMatchObject({ code: 'changeNotPossible', cause: { code: 'play-has-ended' } });
    unwrap(undoChange(club, session));
    expect(sessionOf(club, session).sections[0]?.cells).toEqual(before.sections[0]?.cells);
    expect(sessionOf(club, session).results).toHaveLength(21);
    enter(
      club,
      session,
      EXAMPLE.lines.filter(({ round }) => round === 6),
    );
    expect(ask(5)).toMatchObject({ code: 'changeNotPossible', cause: { code: 'no-such-round', least: 6, most: 6 } });
  });

  test('is refused for a number of players that has none', () => {
    const refused = createEvent(testClub(), newEvent({ spec: { ...EIGHT, players: 7 } }));
    expect(refused).toMatchObject({ code: 'individualNotPossible', cause: { code: 'players', given: 7 } });
  });
});
