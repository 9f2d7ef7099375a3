import type { Database } from 'better-sqlite3';
import { expect, test } from 'vitest';
import {
  addBoard,
  addChange,
  addContestant,
  addEvent,
  addPartnership,
  addResult,
  addSchedule,
  addSection,
  count,
  emptyFile,
  insert,
  type Row,
} from '../rows.ts';

const TEAMS = [1, 2, 3, 4, 5, 6, 7];
/** The first and the second pair of a team. */
const pair = (team: number, which: 1 | 2) => 10 * team + which;

/** Eight boards dealt by hand for a match, shown 1 to 8; `set` counts the matches. */
function handDealt(db: Database, match: number, set: number): string {
  const numbers = Array.from({ length: 8 }, (_, index) => 8 * (set - 1) + index + 1);
  for (const [index, number] of numbers.entries()) {
    addBoard(db, { deal_set_id: 1, number, shown: index + 1, match_id: match });
  }
  return JSON.stringify(numbers);
}

function addMatch(db: Database, id: number, rounds: readonly [number, number], teams: readonly [number, number]): void {
  const [home, away] = teams;
  insert(db, 'matches', { id, stage_id: 1, round: rounds[0], last_round: rounds[1], home, away });
}

function draw(db: Database, change: number, round: number, matches: readonly number[], state = 'announced'): void {
  const key = { stage_id: 1, round, version: 1 };
  insert(db, 'draws', { ...key, change_id: change, state, rule: '{"order":"from-the-top"}' });
  for (const [index, match] of matches.entries()) {
    insert(db, 'draw_matches', { ...key, ordinal: index + 1, match_id: match });
  }
}

/** The two tables of a match in one round: home's first pair N-S at one, its second E-W at the other. */
function match(round: number, table: number, id: number, teams: readonly [number, number], boards: string): Row[] {
  const [home, away] = teams;
  const seat = { round, boards, match_id: id, segment: 1 };
  return [
    { ...seat, table_number: table, ns_entry: pair(home, 1), ew_entry: pair(away, 2), room: 1 },
    { ...seat, table_number: table + 1, ns_entry: pair(away, 1), ew_entry: pair(home, 2), room: 2 },
  ];
}

function record(db: Database, seats: readonly Row[]): void {
  for (const { round = 1, table_number = 1, ns_entry = 0, ew_entry = 0, match_id = null, boards } of seats) {
    const change = addChange(db, 'result');
    for (const board of JSON.parse(String(boards)) as number[]) {
      const line = { change_id: change, round, table_number, slot_board: board, board };
      addResult(db, { ...line, match_id, ns_entry, ew_entry });
    }
  }
}

test('three teams meet in a triangle over two rounds, on boards dealt by hand for each match', () => {
  const db = emptyFile();
  addEvent(db, 1, 'team', { boards: 0, form: 'swiss' });
  for (const team of TEAMS) {
    addContestant(db, team);
    for (const which of [1, 2] as const) addPartnership(db, pair(team, which), [team]);
  }
  addSection(db, 1, 'A');
  const numbers = TEAMS.map((number) => ({ number, contestant_id: number }));
  // The triangle of teams 1, 2 and 3; 4 meets 5 and 6 meets 7.
  const first = addChange(db, 'draw');
  addMatch(db, 1, [1, 2], [1, 3]);
  addMatch(db, 2, [1, 2], [2, 1]);
  addMatch(db, 3, [1, 2], [3, 2]);
  addMatch(db, 4, [1, 1], [4, 5]);
  addMatch(db, 5, [1, 1], [6, 7]);
  draw(db, first, 1, [1, 2, 3, 4, 5]);
  const [x, y, z, b4, b5] = [1, 2, 3, 4, 5].map((id) => handDealt(db, id, id)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  // Boards stay at the tables X, Y and Z; half of each match a round.
  const triangle = (round: number, at: readonly (readonly [number, number])[]): Row[] =>
    [x, y, z].map((boards, index) => {
      const [ns_entry, ew_entry] = at[index] as readonly [number, number];
      return {
        round,
        table_number: index + 1,
        ns_entry,
        ew_entry,
        boards,
        match_id: index + 1,
        segment: 1,
        room: round,
      };
    });
  const round1 = [
    ...triangle(1, [
      [11, 32],
      [21, 12],
      [31, 22],
    ]),
    ...match(1, 4, 4, [4, 5], b4),
    ...match(1, 6, 5, [6, 7], b5),
  ];
  const end = triangle(2, [
    [31, 12],
    [11, 22],
    [21, 32],
  ]);
  const seatsOf = { tables: 7, boards: 24, numbers };
  addSchedule(db, 1, { ...seatsOf, boards: 40, change: first, rounds: 2, seats: [...round1, ...end] });
  // Boards of one match are not played in another, nor by contestants it doesn't have.
  const line = { change_id: addChange(db, 'result'), round: 1, table_number: 1, slot_board: 1, board: 1 };
  expect(() => addResult(db, { ...line, board: 9, match_id: 1, ns_entry: 11, ew_entry: 32 })).toThrow(/match/);
  expect(() => addResult(db, { ...line, match_id: 1, ns_entry: 11, ew_entry: 42 })).toThrow(/match/);
  record(db, round1);

  // The others are drawn for round 2; who plays the triangle to its end can't be drawn in it for a match of one round.
  const second = addChange(db, 'draw');
  addMatch(db, 6, [2, 2], [4, 6]);
  addMatch(db, 7, [2, 2], [5, 7]);
  draw(db, second, 2, [1, 2, 3, 6, 7]);
  const round2 = [
    ...end,
    ...match(2, 4, 6, [4, 6], handDealt(db, 6, 6)),
    ...match(2, 6, 7, [5, 7], handDealt(db, 7, 7)),
  ];
  addSchedule(db, 1, { ...seatsOf, boards: 56, change: second, version: 2, rounds: 2, seats: [...round1, ...round2] });
  record(db, round2);
  for (const id of [1, 2, 3]) expect(count(db, `current_results WHERE match_id = ${id}`)).toBe(16);
  expect(db.prepare('SELECT min(shown), max(shown), count(DISTINCT number) FROM boards').raw().get()).toEqual([
    1, 8, 56,
  ]);

  // Round 3: the three play again with the others; nobody is drawn twice.
  const third = addChange(db, 'draw');
  addMatch(db, 8, [3, 3], [1, 4]);
  addMatch(db, 9, [3, 3], [2, 5]);
  addMatch(db, 10, [3, 3], [3, 4]);
  expect(() => draw(db, third, 3, [8, 9, 10])).toThrow('a contestant is drawn twice in one round');
});
