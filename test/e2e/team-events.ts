/** Events of teams from the worked examples: started through the application's own routes, line by line. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SessionView } from '../../main/club/model/session.ts';
import type { Outcome } from '../../src/bridge/result/result.ts';
import type { TeamSpec } from '../../src/movement/teams/families/index.ts';
import type { MatchStageScoring } from '../../src/scoring/ranked-matches/scoring.ts';
import type { Room } from '../../src/scoring/teams/team.ts';
import { ask, askText, recordColumn, sessionOf } from './evenings.ts';

/** A worked example of test/data/scoring/events. */
export function workedExample(name: string): unknown {
  const file = path.join(import.meta.dirname, `../data/scoring/events/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Names of teams as they come: ordinary, long, and such as break pages and spreadsheets. */
export const TEAM_NAMES: readonly string[] = [
  'Jura',
  'Union sportive et culturelle de Saint-Jean-de-Maurienne et de la Haute-Maurienne, équipe 2',
  '=1+1',
  'Wolfeschlegelsteinhausenbergerdorff',
  '<script>alert(1)</script>',
  'O’Brien / "Bobby" & Co.',
  '山田 太郎',
  'דוד בן-גוריון',
  '3=',
  '__proto__',
  'Ardennes',
  'ANNE',
  'Anne',
  'Isère',
  '-1',
  'E\u0301lodie',
];

/** A match as an example has it: the score of each board in both rooms, from North-South. */
export interface PlayedMatch {
  readonly home: number;
  readonly away: number;
  readonly boards: readonly (readonly [board: number, open: number, closed: number])[];
}

export const WBF_DISCRETE: MatchStageScoring = {
  comparison: 'imps',
  scale: 'wbf-discrete',
  pool: null,
  bye: null,
  withdrawals: 'all-play-all',
};

/** Starts an event of teams with their names, each of four players. */
export async function startTeams(
  page: Page,
  spec: TeamSpec,
  matches: MatchStageScoring,
  names: readonly string[],
): Promise<number> {
  const { session } = await ask<{ session: number }>(page, 'POST', '/api/events', {
    name: 'Team evening',
    date: '2026-11-24',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    spec,
    scoring: { method: 'cross-imps', regulation: 'wbf', matches },
    breakMinutes: 0,
  });
  const { sections } = await sessionOf(page, session);
  const teams = sections.flatMap(({ entries }) =>
    entries.map(({ id, number }) => {
      const name = names[number - 1] ?? '';
      return { entry: id, name, players: [1, 2, 3, 4].map((player) => `${name} Player${player}`) };
    }),
  );
  await ask(page, 'PUT', `/api/sessions/${session}/teams`, { teams });
  return session;
}

/** The ids of the teams by their numbers. */
export function teamsByNumber({ sections }: SessionView): ReadonlyMap<number, number> {
  return new Map(sections.flatMap(({ entries }) => entries.map(({ id, number }) => [number, id])));
}

/** The match of two teams, by their numbers. */
export function matchOf(session: SessionView, home: number, away: number): number {
  const ids = teamsByNumber(session);
  const found = session.matches.find((one) => one.home === ids.get(home) && one.away === ids.get(away));
  if (!found) throw new Error(`${home} does not meet ${away}`);
  return found.id;
}

/** Records the boards of matches in both rooms, a match at a time. */
export async function recordMatches(page: Page, id: number, played: readonly PlayedMatch[]): Promise<void> {
  const session = await sessionOf(page, id);
  for (const { home, away, boards } of played) {
    const match = matchOf(session, home, away);
    const lines = boards.flatMap(([board, open, closed]) => [
      lineInRoom(session, match, 'open', board, open),
      lineInRoom(session, match, 'closed', board, closed),
    ]);
    await recordColumn(page, id, lines);
  }
}

/** Records the score of a board in a room of a match. */
export async function recordInRoom(
  page: Page,
  session: SessionView,
  ...line: Parameters<typeof lineInRoom> extends [SessionView, ...infer Rest] ? Rest : never
): Promise<void> {
  await askText(page, 'POST', `/api/sessions/${session.id}/results`, lineInRoom(session, ...line));
}

/** The score of a board in a room of a match, as it is handed in; 0 is a board passed out. */
export function lineInRoom(
  session: SessionView,
  match: number,
  room: Room,
  shown: number,
  score: number,
  more: { readonly form?: string; readonly expectedVersion?: number } = {},
) {
  const outcome: Outcome = score === 0 ? { kind: 'passedOut' } : { kind: 'score', score };
  const found = session.sections.flatMap((section) =>
    section.cells.flatMap((cell) => {
      const board = cell.boards.find((one) => (section.shown[one] ?? one) === shown);
      return cell.match?.id === match && cell.match.room === room && board !== undefined
        ? [{ section: section.id, cell, board }]
        : [];
    }),
  )[0];
  if (!found) throw new Error(`match ${match} does not play board ${shown} in the ${room} room`);
  const { section, cell, board } = found;
  const slot = { section, round: cell.round, table: cell.table, slotBoard: board };
  return { ...slot, board, ns: cell.ns, ew: cell.ew, outcome, typed: '', expectedVersion: null, ...more };
}
