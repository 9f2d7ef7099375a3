import type { TeamSpec } from '../../../../../src/movement/teams/families/index.ts';
import type { RunningTeams, TeamPlay } from '../../../../../src/movement/teams/continuation/running.ts';
import { buildTeams } from '../build.ts';

/** A movement of teams of which so many rounds were played as drawn. */
export function startedTeams(spec: TeamSpec, frozen: number, changes: Partial<RunningTeams> = {}): RunningTeams {
  const { rounds, matches, tables, teams, boards } = buildTeams(spec);
  return {
    spec,
    teams: Array.from({ length: teams }, (_, index) => index + 1),
    gone: [],
    tables,
    rounds,
    matches,
    added: [],
    lastBoard: Math.max(...boards.map(({ number }) => number)),
    shown: new Map(boards.map(({ number, shown }) => [number, shown])),
    frozen,
    plays: rounds
      .slice(0, frozen)
      .flatMap((cells, index) =>
        cells.flatMap(({ table, ns, ew, boards: own }): TeamPlay[] =>
          own.map((slotBoard) => ({ round: index + 1, table, slotBoard, ns, ew })),
        ),
      ),
    decided: [],
    withdrawals: 'all-play-all',
    ...changes,
  };
}

/** Every meeting of a draw, in order. */
export function meetings({ matches }: Pick<RunningTeams, 'matches'>): string[] {
  return matches
    .flatMap(({ home, away }) => (away === null ? [] : [`${Math.min(home, away)}-${Math.max(home, away)}`]))
    .toSorted();
}
