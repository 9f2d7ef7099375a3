import type { MatchesPlan } from '../../../src/format/plan/matches/plan.ts';
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import type { TeamMatch } from '../../../src/movement/teams/layout.ts';
import type { NumberRow, SeatingRow } from '../../store/schedule/schedules.ts';
import { entryOfNumber, type NewSchedule, type SectionSetup } from '../competitions/setup/setup.ts';
import { insertMatches } from '../competitions/setup/teams.ts';
import type { Club } from '../club.ts';

/** A section whose matches were played and recorded elsewhere. */
export function recordedMatchSetup(plan: MatchesPlan): SectionSetup {
  const { ranks, isSwiss, contestants, schedule } = plan;
  return {
    ranks,
    form: ranks === 'pair' || isSwiss ? 'swiss' : 'movement',
    winners: 1,
    usualMatches: null,
    rounds: schedule.rounds,
    numbers: contestants.map(({ number }) => number),
    insert: (club, at) => insertSection(club, at, plan),
  };
}

function insertSection(club: Club, at: NewSchedule, plan: MatchesPlan): ReadonlyMap<number, number> {
  const { ranks, contestants, pairs, schedule, ownBoards, boards } = plan;
  const { events, schedules } = club.store;
  const entries = new Map(
    contestants.map(({ number }) => {
      const entry = events.addEntry(at.event, at.section);
      events.makeContestant(entry);
      return [number, entry];
    }),
  );
  const numbers = new Map(contestants.map(({ place, number }) => [place, number]));
  const entryOf = (contestant: number): number => entryOfNumber(entries, numbers.get(contestant) ?? 0);
  const sitting = pairs.map(({ contestant }) => {
    if (!numbers.has(contestant)) return 0;
    return ranks === 'team' ? events.addPartnership(at.event, [entryOf(contestant)]) : entryOf(contestant);
  });
  const spec = specOf(plan);
  const ids = insertMatches(club, at, { kind: spec.kind, matches: numberedMatches(plan, numbers) }, entries, {
    lots: ranks === 'pair' ? new Map(contestants.map(({ number }, index) => [number, index + 1])) : new Map(),
    rule: {},
    reasons: [],
  });
  const seatings = schedule.cells.map(({ round, table, match, seats: [ns, ew], boards: own }): SeatingRow => {
    const isOpen = pairs[ns]?.contestant === plan.matches[match]?.home;
    return {
      round,
      table,
      ns: sitting[ns] ?? 0,
      ew: sitting[ew] ?? 0,
      nsAbsent: 0,
      ewAbsent: 0,
      boards: own,
      match: ids.get(match + 1) ?? null,
      ...(ranks === 'team' && { segment: 1, room: isOpen ? 1 : 2 }),
    };
  });
  schedules.add(at.section, at.change, {
    movement: JSON.stringify(spec),
    winners: 1,
    tables: schedule.tables,
    rounds: schedule.rounds,
    boards,
    numbers: [...entries].map(([number, entry]): NumberRow => ({ number, line: null, entry, gone: 0 })),
    seatings,
    matchBoards: ownBoards.map(({ number, shown, match }) => ({ number, shown, match: ids.get(match + 1) ?? 0 })),
  });
  return entries;
}

/** The matches in order of their rounds, each by its place in the plan from 1. */
function numberedMatches(
  { matches, schedule }: MatchesPlan,
  numbers: ReadonlyMap<number, number>,
): readonly TeamMatch[] {
  const numberOf = (contestant: number): number => numbers.get(contestant) ?? 0;
  return matches
    .map(({ home, away }, place): TeamMatch => {
      const span = schedule.spans[place] ?? { round: 1, lastRound: 1 };
      return { key: place + 1, ...span, home: numberOf(home), away: away === null ? null : numberOf(away) };
    })
    .toSorted((a, b) => a.round - b.round || Number(a.away === null) - Number(b.away === null));
}

/** The movement that such an event has; what was played stands in the schedule. */
function specOf({ ranks, isSwiss, contestants, schedule, results }: MatchesPlan): EventMovementSpec {
  const { rounds, cells } = schedule;
  const boardsPerRound = Math.max(1, ...cells.map(({ boards }) => boards.length));
  if (ranks === 'pair') {
    const figures = { pairs: contestants.length, rounds, boardsPerRound } as const;
    return { kind: 'swiss-pairs', ...figures, supply: 'copies', draw: 'top', first: 'lot' };
  }
  const inMatch = Map.groupBy(results, ({ match }) => match).values();
  const roundsOf = Map.groupBy(cells, ({ match }) => match).values();
  return {
    kind: 'recorded-teams',
    teams: contestants.length,
    rounds,
    boardsPerMatch: Math.max(1, ...[...inMatch].map((own) => new Set(own.map(({ board }) => board)).size)),
    boardsPerRound,
    isSwiss,
    inRooms: [...roundsOf].every((own) => new Set(own.map(({ round }) => round)).size === 1),
  };
}
