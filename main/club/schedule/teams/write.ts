import type { DrawReason } from '../../../../src/draw/reason.ts';
import { isSwissOfMatches } from '../../../../src/movement/swiss/rounds.ts';
import type { TeamProposal } from '../../../../src/movement/teams/continuation/change.ts';
import { drawnRounds, type RunningMatches } from '../../../../src/movement/teams/continuation/running.ts';
import type { TeamSeating } from '../../../../src/movement/teams/layout.ts';
import { announcedDraw } from '../../../store/matches/draws.ts';
import type { NewResult, SlotKey } from '../../../store/results/results.ts';
import type { MatchBoardRow, ScheduleRow, SeatingRow } from '../../../store/schedule/schedules.ts';
import { currentSchedule } from '../current.ts';
import type { Club } from '../../club.ts';
import { erasedLine } from '../../competitions/line-content.ts';
import type { SectionView, SessionView } from '../../model/session.ts';
import { teamNumbers } from './running-teams.ts';

/** Where a proposal is written. */
interface Writing {
  readonly club: Club;
  readonly view: SessionView;
  readonly section: SectionView;
  readonly change: number;
}

/**
 * Writes the matches, draws and seats of a proposal. Results that were recorded for the teams drawn become those of the
 * teams that sat there; rulings on lines that go are erased.
 */
export function writeTeamProposal(writing: Writing, running: RunningMatches, { rule, schedule }: TeamProposal): void {
  const { club, section, change } = writing;
  const { store } = club;
  const before = currentSchedule(club, section);
  if (rule.kind === 'draw-stands') {
    store.results.add(change, turnedResults(writing, before, exchangedSeats(before, rule)));
    return;
  }
  const entries = new Map(section.entries.map(({ id, number }) => [number, id]));
  const late = schedule.teams.filter((team) => !entries.has(team));
  const pairs = new Map(
    late.flatMap((team) => {
      const entry = addContestant(writing, team, entries);
      return schedule.spec.kind === 'swiss-pairs' ? [] : [[team, addPairs(writing, entry)] as const];
    }),
  );
  const ids = writeMatches(writing, running, schedule, entries);
  const after = teamScheduleRow(writing, before, schedule, { ids, entries, pairs });
  store.results.add(change, erasedLines(writing, after));
  store.schedules.add(section.id, change, after);
  store.results.add(change, turnedResults(writing, before, after.seatings));
}

/** A late team, or a pair of a Swiss. */
function addContestant({ club, section }: Writing, number: number, entries: Map<number, number>): number {
  const { events } = club.store;
  const entry = events.addEntry(events.eventOf(section.id), section.id);
  events.makeContestant(entry);
  entries.set(number, entry);
  return entry;
}

/** The two pairs of a late team. */
function addPairs({ club, section }: Writing, entry: number): readonly [number, number] {
  const { events } = club.store;
  const event = events.eventOf(section.id);
  return [events.addPartnership(event, [entry]), events.addPartnership(event, [entry])];
}

/** Writes the matches that a schedule adds, and the draws that differ. @returns the ids of matches by their keys */
function writeMatches(
  { club, view, change }: Writing,
  running: RunningMatches,
  schedule: RunningMatches,
  entries: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const { draws, matches } = club.store;
  const stage = matches.stage(view.id);
  const reasons = draws.reasons(view.id);
  const entryOf = (team: number) => entries.get(team) ?? 0;
  const ids = new Map(
    schedule.matches.map(({ key, round, lastRound, isHalf, home, away }) => {
      const teams = { home: entryOf(home), away: away === null ? null : entryOf(away) };
      return [
        key,
        key > 0 ? key : matches.add(stage, { round, lastRound, ...(isHalf && { isHalf }), ...teams }),
      ] as const;
    }),
  );
  const was = new Map(drawnRounds(running.matches).map(([round, drawn]) => [round, drawn.map(({ key }) => key)]));
  const is = new Map(drawnRounds(schedule.matches).map(([round, drawn]) => [round, drawn.map(({ key }) => key)]));
  const newest = new Map(draws.newest(view.id).map((draw) => [draw.round, draw]));
  const usual = { rule: JSON.stringify({ kind: schedule.spec.kind }), overrides: '[]' };
  for (const round of new Set([...was.keys(), ...is.keys()])) {
    const drawn = is.get(round) ?? [];
    if (String(drawn) === String(was.get(round) ?? [])) continue;
    const { rule, overrides } = newest.get(round) ?? usual;
    const matches = drawn.map((key) => {
      const reason = reasons.get(key) ?? JSON.stringify(reasonOf(running, schedule, key) ?? {});
      return { match: ids.get(key) ?? key, reason };
    });
    draws.add(stage, change, announcedDraw(round, rule, matches, overrides));
  }
  return ids;
}

/** Why a match of a Swiss is there that nobody drew: who came late, or who sat down by mistake, drawn against whom. */
function reasonOf(before: RunningMatches, { spec, matches }: RunningMatches, key: number): object | null {
  const match = matches.find((one) => one.key === key);
  if (!isSwissOfMatches(spec) || !match || match.away === null) return null;
  const { round, home: higher, away: lower } = match;
  if (!before.teams.includes(lower)) return { code: 'late', higher, lower, passed: [] } satisfies DrawReason;
  const drawnAgainst = (team: number) => {
    const own = before.matches.find((one) => one.round === round && (one.home === team || one.away === team));
    return (own?.home === team ? own.away : own?.home) ?? 0;
  };
  const reason: DrawReason = {
    code: 'as-played',
    higher,
    lower,
    passed: [],
    drawn: [drawnAgainst(higher), drawnAgainst(lower)],
  };
  return reason;
}

/** What a schedule refers to. */
interface Written {
  readonly ids: ReadonlyMap<number, number>;
  /** The entries of teams by their numbers. */
  readonly entries: ReadonlyMap<number, number>;
  /** The pairs of teams that come in. */
  readonly pairs: ReadonlyMap<number, readonly [number, number]>;
}

/** Writes a schedule of the teams and pairs that a section has. @param ids those of its matches by their keys */
export function writeTeamSchedule(
  { club, section, change }: Omit<Writing, 'view'>,
  schedule: RunningMatches,
  ids: ReadonlyMap<number, number>,
): void {
  const { schedules } = club.store;
  const entries = new Map(section.entries.map(({ id, number }) => [number, id]));
  const before = currentSchedule(club, section);
  const row = teamScheduleRow({ section }, before, schedule, { ids, entries, pairs: new Map() });
  schedules.add(section.id, change, row);
}

function teamScheduleRow(
  { section }: Pick<Writing, 'section'>,
  before: ScheduleRow,
  schedule: RunningMatches,
  { ids, entries, pairs }: Written,
): ScheduleRow {
  const isPairs = schedule.spec.kind === 'swiss-pairs';
  const pairAt = isPairs
    ? (_: number, seating: TeamSeating, side: 'ns' | 'ew') => entries.get(seating[side]) ?? 0
    : pairFinder(section, before, pairs);
  const halves = new Set(schedule.matches.flatMap(({ key, isHalf }) => (isHalf ? [key] : [])));
  const seatings = schedule.rounds.flatMap((cells, index) =>
    cells.map((seating): SeatingRow => ({
      round: index + 1,
      table: seating.table,
      ns: pairAt(index + 1, seating, 'ns'),
      ew: pairAt(index + 1, seating, 'ew'),
      nsAbsent: 0,
      ewAbsent: 0,
      boards: seating.boards,
      match: ids.get(seating.match) ?? null,
      ...(isPairs
        ? halves.has(seating.match) && { segment: seating.segment }
        : { segment: seating.segment, room: seating.room === 'open' ? (1 as const) : (2 as const) }),
    })),
  );
  const known = new Set(before.numbers.map(({ number }) => number));
  const late = schedule.teams.flatMap((number) => {
    const entry = entries.get(number);
    return known.has(number) || entry === undefined ? [] : [{ number, line: null, entry, gone: 0 as const }];
  });
  const matchBoards = schedule.added.flatMap(({ number, shown, match }): MatchBoardRow[] => {
    const id = match === null ? undefined : ids.get(match);
    return id === undefined ? [] : [{ number, shown, match: id }];
  });
  return {
    movement: JSON.stringify(schedule.spec),
    winners: before.winners,
    tables: schedule.tables,
    rounds: schedule.rounds.length,
    boards: Math.max(before.boards, ...seatings.flatMap(({ boards }) => boards)),
    numbers: [...before.numbers, ...late],
    seatings,
    matchBoards,
  };
}

/**
 * Who sits for a team: the pair that has the direction at the table or elsewhere in the round, or in the last round
 * that the team has before.
 */
function pairFinder(
  section: SectionView,
  { seatings }: ScheduleRow,
  late: ReadonlyMap<number, readonly [number, number]>,
): (round: number, seating: TeamSeating, side: 'ns' | 'ew') => number {
  const number = teamNumbers(section);
  return (round, seating, side) => {
    const team = seating[side];
    const [northSouth, eastWest] = late.get(team) ?? [];
    const added = side === 'ns' ? northSouth : eastWest;
    if (added !== undefined) return added;
    const own = seatings.filter((row) => number(row[side]) === team);
    const ofRound = own.filter((row) => row.round === round);
    // Of two half matches each has pairs of its own.
    const atTable = ofRound.find((row) => row.table === seating.table) ?? ofRound[0];
    const found = atTable ?? own.findLast((row) => row.round < round) ?? own[0];
    // A team that has sat nowhere yet.
    const pairs = section.partnerships.filter((pair) => number(pair.id) === team);
    const pair = found?.[side] ?? pairs[side === 'ns' ? 0 : 1]?.id;
    if (pair === undefined) throw new Error(`team ${team} has no pair`);
    return pair;
  };
}

/** The seats with the pairs of a line exchanged between two tables of a round. */
function exchangedSeats(
  { seatings }: ScheduleRow,
  { round, tables, line }: Extract<TeamProposal['rule'], { readonly kind: 'draw-stands' }>,
): readonly SeatingRow[] {
  const side = line === 'NS' ? 'ns' : 'ew';
  const at = (table: number) => seatings.find((row) => row.round === round && row.table === table);
  const [one, other] = tables.map(at);
  return seatings.map((row) => {
    const from = row === one ? other : row === other ? one : undefined;
    return from ? { ...row, [side]: from[side] } : row;
  });
}

function keyOf({ round, table }: { readonly round: number; readonly table: number }): string {
  return `${round} ${table}`;
}

/** The results that were recorded for who was seated before, for who is seated now. */
function turnedResults(
  { club, view, section }: Writing,
  { seatings }: ScheduleRow,
  now: readonly SeatingRow[],
): readonly (SlotKey & NewResult)[] {
  const before = new Map(seatings.map((row) => [keyOf(row), row]));
  const after = new Map(now.map((row) => [keyOf(row), row]));
  return view.results.flatMap((result): (SlotKey & NewResult)[] => {
    const [was, is] = [before.get(keyOf(result)), after.get(keyOf(result))];
    if (result.section !== section.id || !was || !is || result.ns !== was.ns || result.ew !== was.ew) return [];
    if (is.ns === was.ns && is.ew === was.ew) return [];
    const newest = club.store.results.newest(result);
    return newest ? [{ ...newest, ns: is.ns, ew: is.ew }] : [];
  });
}

/** What stands on lines that a schedule has no more: rulings on boards to come. */
function erasedLines({ club, view, section }: Writing, after: ScheduleRow): readonly (SlotKey & NewResult)[] {
  const lines = new Set(
    after.seatings.flatMap(({ round, table, boards }) => boards.map((board) => `${round} ${table} ${board}`)),
  );
  return view.results.flatMap((result) => {
    const { round, table, slotBoard } = result;
    if (result.section !== section.id || lines.has(`${round} ${table} ${slotBoard}`)) return [];
    const newest = club.store.results.newest(result);
    return newest ? [erasedLine(newest)] : [];
  });
}
