import { cancelledTeams, type LeavingTeam } from '../../../scoring/teams/withdrawal.ts';
import { isTeamMovement, makeTeamMovement } from '../make.ts';
import type { TeamBoard, TeamMatch, TeamSeating } from '../layout.ts';
import type { TeamContinuationProblem, TeamProposal } from './change.ts';
import { consequencesOf } from './consequences.ts';
import { dealtBase, nextKey, seatedFor, type Meeting, type RunningTeams } from './running.ts';

/** A team leaves: the half rule says whether what it has played stands. */
export function withoutTeam(running: RunningTeams, team: number): TeamProposal | TeamContinuationProblem {
  if (!running.teams.includes(team)) return { kind: 'problem', code: 'team-no-such-team', team };
  if (running.gone.includes(team)) return { kind: 'problem', code: 'team-has-left', team };
  const leaving = leavingTeam(running, team);
  const [played, due] = [leaving.played.length, leaving.played.length + leaving.unplayed.length];
  const isCancelled =
    running.withdrawals === 'session'
      ? 2 * lastRoundOf(running, team) < running.rounds.length
      : cancelledTeams([...running.gone.map((one) => leavingTeam(running, one)), leaving]).has(team);
  const missing = leaving.unplayed.map((other): Meeting => [Math.min(team, other), Math.max(team, other)]);
  return {
    rule: { kind: 'team-leaves', team, outcome: isCancelled ? 'cancelled' : 'stand', played, due },
    schedule: running,
    consequences: consequencesOf(running, running, { missing }),
  };
}

function lastRoundOf({ plays }: RunningTeams, team: number): number {
  return Math.max(0, ...plays.filter(({ ns, ew }) => ns === team || ew === team).map(({ round }) => round));
}

function leavingTeam(running: RunningTeams, team: number): LeavingTeam {
  const own = running.matches.flatMap((match) => {
    const opponent = match.home === team ? match.away : match.away === team ? match.home : null;
    return opponent === null ? [] : [{ opponent, isPlayed: isPlayed(running, match) }];
  });
  const opponents = (played: boolean) =>
    own.filter(({ isPlayed: is }) => is === played).map(({ opponent }) => opponent);
  return { team, played: opponents(true), unplayed: opponents(false) };
}

/** Whether every line of a match has a result, or the match has one in the place of its boards. */
function isPlayed({ rounds, plays, decided }: RunningTeams, { key, home, away }: TeamMatch): boolean {
  const recorded = new Set(
    plays
      .filter(({ ns, ew }) => [ns, ew].every((team) => team === home || team === away))
      .map(({ round, table, slotBoard }) => `${round} ${table} ${slotBoard}`),
  );
  const lines = rounds.flatMap((seatings, index) =>
    seatings
      .filter(({ match }) => match === key)
      .flatMap(({ table, boards }) => boards.map((board) => `${index + 1} ${table} ${board}`)),
  );
  return lines.length > 0 ? lines.every((line) => recorded.has(line)) : decided.includes(key);
}

/**
 * A late team takes the place of the bye in the rounds to come: its match with whoever would have sat out is at two
 * tables behind the others.
 */
export function withLateTeam(running: RunningTeams, from: number): TeamProposal | TeamContinuationProblem {
  const first = Math.max(from, running.frozen + 1);
  const team = Math.max(...running.teams) + 1;
  const byes = running.matches.filter((match) => match.away === null && match.round >= first);
  const model = byes.length > 0 ? seatsOfTheBye(running, team) : null;
  if (!model) return { kind: 'problem', code: 'team-no-bye', movement: running.spec.kind };
  const firstKey = nextKey(running.matches);
  const joined = new Map(
    byes.map((bye, index): [number, TeamMatch] => {
      const [home, away] = index % 2 === 0 ? [bye.home, team] : [team, bye.home];
      return [bye.key, { ...bye, key: firstKey - index, home, away }];
    }),
  );
  let last = running.lastBoard;
  const added: TeamBoard[] = [];
  const rounds = running.rounds.map((seatings) => [...seatings]);
  for (const match of joined.values()) {
    const own = new Map<number, TeamBoard>();
    for (let round = match.round; round <= match.lastRound; round += 1) {
      for (const seating of model(round)) {
        if (isDealt(running)) numberDealtBoards(running, seating.boards, match.key, last, own);
        const boards = seating.boards.map((board) => own.get(board)?.number ?? board);
        rounds[round - 1]?.push(seatedFor({ ...seating, boards }, match));
      }
    }
    last = Math.max(last, ...[...own.values()].map(({ number }) => number));
    added.push(...own.values());
  }
  const teams = [...running.teams, team];
  const schedule: RunningTeams = {
    ...running,
    spec: { ...running.spec, teams: teams.length },
    teams,
    tables: Math.max(...rounds.flat().map(({ table }) => table)),
    rounds: rounds.map((seatings) => seatings.toSorted((a, b) => a.table - b.table)),
    matches: running.matches.map((match) => joined.get(match.key) ?? match),
    added,
  };
  const met = new Set(byes.map(({ home }) => home));
  const missing = running.teams.filter((other) => !met.has(other)).map((other): Meeting => [other, team]);
  const tables = [...new Set(rounds.flat().flatMap((one) => (one.ns === team || one.ew === team ? [one.table] : [])))];
  return {
    rule: {
      kind: 'late-team',
      team,
      from: byes[0]?.round ?? first,
      tables: tables.toSorted((a, b) => a - b),
      copies: running.spec.kind === 'poule' && !isDealt(running),
    },
    schedule,
    consequences: consequencesOf(running, schedule, { missing, again: [], redraws: [] }),
  };
}

/** The seats at the two tables of the bye, round by round; null where the movement has no place for a late team. */
function seatsOfTheBye(running: RunningTeams, team: number): ((round: number) => readonly TeamSeating[]) | null {
  const { spec, rounds, tables } = running;
  if (spec.kind === 'poule') {
    // The boards and parts of any other match of the round.
    return (round) => {
      const [model] = rounds[round - 1] ?? [];
      const both = (rounds[round - 1] ?? []).filter(({ match }) => match === model?.match);
      return both.map((seating) => ({ ...seating, table: tables + (seating.room === 'open' ? 1 : 2) }));
    };
  }
  if (spec.kind !== 'patton') return null;
  const full = makeTeamMovement({ ...spec, teams: team });
  if (!isTeamMovement(full)) return null;
  return (round) => {
    const size = Math.max(...(rounds[round - 1] ?? []).map(({ boards }) => boards.length));
    return (full.rounds[round - 1] ?? [])
      .filter(({ ns, ew }) => ns === team || ew === team)
      .map((seating, at) => ({ ...seating, table: tables + at + 1, boards: seating.boards.slice(0, size) }));
  };
}

function isDealt({ spec }: RunningTeams): boolean {
  return spec.kind === 'poule' && spec.supply === 'dealt';
}

/** Numbers of their own for boards that a match deals, with the dealer and vulnerability of the number shown. */
function numberDealtBoards(
  { shown }: RunningTeams,
  boards: readonly number[],
  match: number,
  last: number,
  into: Map<number, TeamBoard>,
): void {
  for (const board of boards) {
    const onCase = shown.get(board) ?? board;
    into.set(board, { number: dealtBase(last) + onCase, shown: onCase, match });
  }
}
