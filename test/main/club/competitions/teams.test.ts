import { describe, expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import type { TeamSpec } from '../../../../src/movement/teams/families/index.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { cellAt, handIn, newEvent, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

const MATCH = { kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' } as const;
const POULE = { kind: 'poule', teams: 5, boardsPerMatch: 8, legs: 1, from: 1, rounds: 5, segments: 1, supply: 'dealt' };

function teamEvent(spec: TeamSpec) {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec })));
  return { club, session };
}

describe('an event of teams', () => {
  test('is a match in two rooms, whose away pairs change rooms at half time', () => {
    const { club, session } = teamEvent(MATCH);
    const view = sessionOf(club, session);
    expect(view.ranks).toBe('team');
    const section = sectionOf(club, session);
    const [home, away] = section.entries.map(({ id }) => id);
    expect(view.matches).toMatchObject([{ round: 1, lastRound: 4, home, away }]);
    const [match] = view.matches;
    const seats = section.cells.map(({ round, table, boards, match: at }) => [round, table, boards.length, at]);
    expect(seats).toEqual(
      [1, 2, 3, 4].flatMap((round) =>
        (['open', 'closed'] as const).map((room, index) => {
          return [round, index + 1, 8, { id: match?.id, segment: Math.ceil(round / 2), room }];
        }),
      ),
    );
    const pairs = (round: number) => [1, 2].map((table) => cellAt(section, round, table)).map(({ ns, ew }) => [ns, ew]);
    const [[homeOpen, awayClosed] = [], [awayOpen, homeClosed] = []] = pairs(1);
    expect(pairs(3)).toEqual([
      [homeOpen, awayOpen],
      [awayClosed, homeClosed],
    ]);
  });

  test('both pairs of a team play a board, each in its match, and no pair twice', () => {
    const { club, session } = teamEvent(MATCH);
    const section = sectionOf(club, session);
    const [open, closed] = [cellAt(section, 1, 1), cellAt(section, 2, 2)];
    const [board = 0] = open.boards;
    unwrap(recordResult(club, session, handIn(section, open)));
    unwrap(recordResult(club, session, handIn(section, closed, { slotBoard: board })));
    expect(sessionOf(club, session).results).toHaveLength(2);
    const again = recordResult(club, session, handIn(section, cellAt(section, 2, 1), { board }));
    expect(again).toMatchObject({ code: 'pairAlreadyPlayed', sides: ['NS', 'EW'] });
  });

  test('matches that deal their own boards have their own, with the dealer and vulnerability shown', () => {
    const { club, session } = teamEvent(POULE as TeamSpec);
    const view = sessionOf(club, session);
    const section = sectionOf(club, session);
    expect(view.matches.filter(({ away }) => away === null)).toHaveLength(5);
    const byMatch = Map.groupBy(section.cells, ({ match }) => match?.id);
    const played = new Map([...byMatch].map(([id, cells]) => [id, new Set(cells.flatMap(({ boards }) => boards))]));
    expect(played.size).toBe(10);
    const all = [...played.values()].flatMap((boards) => [...boards]);
    expect(new Set(all).size).toBe(all.length);
    for (const board of all) expect((section.shown[board] ?? board) % 16).toBe(board % 16);
    const shown = [...(played.get(view.matches[1]?.id) ?? [])].map((board) => section.shown[board] ?? board);
    expect(shown.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const cell = cellAt(section, 1, 3);
    unwrap(recordResult(club, session, handIn(section, cell)));
    const elsewhere = cellAt(section, 1, 1).boards[0] ?? 0;
    expect(
      recordResult(club, session, handIn(section, cell, { slotBoard: cell.boards[1] ?? 0, board: elsewhere })),
    ).toMatchObject({ code: 'boardOfAnotherMatch' });
  });
});
