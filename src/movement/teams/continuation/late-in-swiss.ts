import { isSwissOfMatches } from '../../swiss/rounds.ts';
import { swissBoards, type SwissPairsSpec } from '../../swiss/spec.ts';
import type { TeamSeating } from '../layout.ts';
import type { SwissSpec } from '../families/swiss.ts';
import type { TeamContinuationProblem, TeamProposal } from './change.ts';
import { consequencesOf } from './consequences.ts';
import { withDrawnRound } from './drawn-round.ts';
import { nextKey, type RunningMatches, type RunningTeams } from './running.ts';

/** The schedule of a Swiss in play, of teams or of pairs. */
type RunningSwiss = RunningTeams<SwissSpec> | RunningTeams<SwissPairsSpec>;

/** Whether a schedule is that of a Swiss. */
export function isRunningSwiss(running: RunningMatches): running is RunningSwiss {
  return isSwissOfMatches(running.spec);
}

/**
 * A late team or pair of a Swiss is drawn with the others from the next draw on. Where a round is drawn that has not
 * begun and that has a bye, it takes the place of the bye.
 */
export function joinsSwiss(running: RunningSwiss): TeamProposal | TeamContinuationProblem {
  const first = running.frozen + 1;
  if (first > running.rounds.length) return { kind: 'problem', code: 'team-no-round-left' };
  const team = Math.max(...running.teams) + 1;
  const drawn = Math.max(...running.matches.map(({ round }) => round));
  const byes = running.matches.filter((match) => isBye(match) && match.round >= first);
  const schedule = byes.reduce<RunningSwiss>(
    (joined, { round }) => withoutBye(joined, round, team),
    withTeams(running, [...running.teams, team]),
  );
  const tables = schedule.rounds.flat().flatMap((one) => (one.ns === team || one.ew === team ? [one.table] : []));
  const waits = byes.length === 0 && drawn >= first ? drawn : null;
  const next = Math.max(first, drawn + 1);
  const from = byes[0]?.round ?? (waits !== null && next > running.rounds.length ? waits : next);
  return {
    rule: { kind: 'joins-swiss', team, from, tables: tables.toSorted((a, b) => a - b), waits },
    schedule,
    consequences: consequencesOf(running, schedule, { again: [], redraws: [] }),
  };
}

function withTeams(running: RunningSwiss, teams: readonly number[]): RunningSwiss {
  return isOfPairs(running)
    ? { ...running, teams, spec: { ...running.spec, pairs: teams.length } }
    : { ...running, teams, spec: { ...running.spec, teams: teams.length } };
}

/** A round with a match in the place of its bye, behind the other tables. */
function withoutBye(running: RunningSwiss, round: number, team: number): RunningSwiss {
  const bye = running.matches.find((match) => match.round === round && isBye(match));
  if (!bye) return running;
  if (isOfPairs(running)) return withTable(running, { ...bye, key: nextKey(running.matches), away: team });
  const seatings = running.rounds[round - 1] ?? [];
  const others = running.matches.filter((match) => match.round === round && match !== bye);
  const placed = others.flatMap(({ key, home, away }, index) => {
    const open = seatings.find((seating) => seating.match === key && seating.room === 'open')?.table;
    const place = running.spec.seats === 'by-draw' && open !== undefined ? (open + 1) / 2 : index + 1;
    return away === null ? [] : [{ place, home, away }];
  });
  const last = Math.max(0, ...placed.map(({ place }) => place));
  const matches = [...placed, { place: last + 1, home: bye.home, away: team }];
  return withDrawnRound(running, { round, matches, bye: null });
}

/** A bye of a whole round, whose place a late pair or team can take. */
function isBye({ away, isHalf }: RunningSwiss['matches'][number]): boolean {
  return away === null && !isHalf;
}

function isOfPairs(running: RunningSwiss): running is RunningTeams<SwissPairsSpec> {
  return running.spec.kind === 'swiss-pairs';
}

/** A round of pairs with one table more. */
function withTable(
  running: RunningTeams<SwissPairsSpec>,
  match: RunningSwiss['matches'][number] & { readonly away: number },
): RunningSwiss {
  const { spec } = running;
  const { round, key, home: ns, away: ew } = match;
  const seatings = running.rounds[round - 1] ?? [];
  const table = 1 + Math.max(0, ...seatings.map((seating) => seating.table));
  const boards = swissBoards(spec, round, table);
  const seat: TeamSeating = { table, ns, ew, boards, match: key, segment: 1, room: 'open' };
  return {
    ...running,
    tables: Math.max(running.tables, table),
    rounds: running.rounds.with(round - 1, [...seatings, seat]),
    matches: running.matches.map((one) => (one.round === round && isBye(one) ? match : one)),
  };
}
