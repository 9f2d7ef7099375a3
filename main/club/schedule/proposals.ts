import type { ContinuationRule, ScheduleChange } from '../../../src/movement/continuation/change.ts';
import { isContinuationProblem, proposeContinuations } from '../../../src/movement/continuation/propose.ts';
import type { ContinuationProblem } from '../../../src/movement/continuation/change.ts';
import { hasMatches, isIndividualSpec } from '../../../src/movement/event-movement.ts';
import { individualCut } from '../../../src/movement/individual/cut.ts';
import { isPossibleChange } from '../../../src/movement/continuation/possible.ts';
import type { Proposal } from '../../../src/movement/continuation/proposal.ts';
import type { RunningSchedule } from '../../../src/movement/continuation/schedule.ts';
import type { TeamScheduleChange } from '../../../src/movement/teams/continuation/propose.ts';
import { change, type Changed } from '../change.ts';
import { currentSchedule } from './current.ts';
import { fitClock } from './clock.ts';
import type { Club } from '../club.ts';
import type { ProposalsView } from '../model/schedule.ts';
import type { SectionView, SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { runningSchedule, scheduleRow, startedRounds } from './running-schedule.ts';
import { readSession } from '../competitions/sessions.ts';
import { erasedLine } from '../competitions/line-content.ts';
import { changeTerms, entryTermsOf } from '../scoring/terms.ts';
import type { EntryTerms } from '../model/scoring.ts';
import { readSettings } from '../settings.ts';
import {
  isPlayersSection,
  latePlayerJoins,
  writeLatePlayer,
  type LatePlayerJoins,
  type PlayersSection,
} from './late-player.ts';
import { linesNotPlayed, playerLeaves } from './player-leaves.ts';
import { teamKeyOf, teamWays, type TeamWays } from './teams/ways.ts';
import { writeTeamProposal } from './teams/write.ts';

/** What happened, as the director reports it. */
export interface ScheduleRequest {
  readonly section: number;
  readonly change: ScheduleChange;
  /** The first round to change. A round that is known to have started is not changed, even if this names it. */
  readonly from: number;
}

/** The proposal that was chosen, and the version of the schedule it was made for. */
export interface ChosenProposal extends ScheduleRequest {
  readonly version: number;
  readonly frozen: number;
  readonly key: string;
}

/** Ways to continue after something happened. Nothing is written. */
export function proposeScheduleChange(
  club: Club,
  session: number,
  asked: ScheduleRequest,
): ProposalsView | ClubProblem {
  const ways = waysOf(club, session, asked);
  if (isProblem(ways)) return ways;
  const { section } = ways;
  const known = { section: section.id, version: section.scheduleVersion, frozen: ways.running.frozen };
  if (ways.of !== 'pairs') {
    const teams = ways.proposals.map((proposal) => ({
      key: teamKeyOf(proposal),
      rule: proposal.rule,
      consequences: proposal.consequences,
    }));
    return { ...known, proposals: [], teams };
  }
  return {
    ...known,
    teams: [],
    proposals: ways.proposals.map(({ rule, figures, shifts, warnings }) => ({
      key: keyOf(rule),
      rule,
      figures,
      shifts,
      warnings,
    })),
  };
}

/**
 * Continues by a proposal: writes a new version of the schedule, with the pairs that come in. Results stay on their
 * lines.
 */
export function applyScheduleChange(
  club: Club,
  session: number,
  chosen: ChosenProposal,
): Changed<object> | ClubProblem {
  if (chosen.change.kind === 'pair-leaves' && isOfPlayers(club, session)) {
    return recordNotPlayed(club, session, chosen, chosen.change.pair);
  }
  const leaving = chosen.change.kind === 'pair-leaves' ? leavingTeam(club, session, chosen) : null;
  if (leaving) return isProblem(leaving) ? leaving : changeTerms(club, session, { entries: [leaving] });
  return change(club, { session, kind: 'schedule' }, ({ add }): ClubProblem | null => {
    const ways = waysOf(club, session, chosen);
    if (isProblem(ways)) return ways;
    const { view, section } = ways;
    if (!isSameSchedule(ways, chosen)) return { kind: 'problem', code: 'scheduleMovedOn' };
    if (ways.of === 'teams') return writeTeamChange(club, ways, chosen, add);
    if (ways.of === 'late-player') return writeJoining(club, ways, chosen, add);
    const proposal = ways.proposals.find(({ rule }) => keyOf(rule) === chosen.key);
    if (!proposal) return { kind: 'problem', code: 'scheduleMovedOn' };
    const added = add();
    eraseRulings(club, section, added, proposal);
    const rounds = proposal.schedule.rounds.length;
    if (isIndividualSpec(section.spec)) writeCut(club, section, added, rounds);
    else writeSchedule(club, section, added, proposal);
    fitClock(club, view, section.rounds, rounds);
    return null;
  });
}

function isSameSchedule({ section, running }: Ways, chosen: ChosenProposal): boolean {
  return section.scheduleVersion === chosen.version && running.frozen === chosen.frozen;
}

function writeTeamChange(
  club: Club,
  { view, section, running, proposals }: Extract<Ways, { readonly of: 'teams' }>,
  chosen: ChosenProposal,
  add: () => number,
): ClubProblem | null {
  const proposal = proposals.find((one) => teamKeyOf(one) === chosen.key);
  if (!proposal) return { kind: 'problem', code: 'scheduleMovedOn' };
  if (proposal.rule.kind === 'draw-stands' && proposal.consequences.turned === 0) return null;
  writeTeamProposal({ club, view, section, change: add() }, running, proposal);
  fitClock(club, view, section.rounds, proposal.schedule.rounds.length);
  return null;
}

function writeJoining(
  club: Club,
  { view, section, proposals }: Extract<Ways, { readonly of: 'late-player' }>,
  chosen: ChosenProposal,
  add: () => number,
): ClubProblem | null {
  const joins = proposals.find((one) => teamKeyOf(one) === chosen.key);
  if (!joins) return { kind: 'problem', code: 'scheduleMovedOn' };
  writeLatePlayer(club, { view, section, change: add() }, joins);
  return null;
}

function isOfPlayers({ store }: Club, session: number): boolean {
  return store.sessions.read(session)?.ranks === 'player';
}

/** Records that the tables to come of a player who leaves are not played. */
function recordNotPlayed(
  club: Club,
  session: number,
  chosen: ChosenProposal,
  player: number,
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'result' }, ({ add }): ClubProblem | null => {
    const ways = waysOf(club, session, chosen);
    if (isProblem(ways)) return ways;
    const { view, section } = ways;
    const isKnown = ways.of === 'pairs' && ways.proposals.some(({ rule }) => keyOf(rule) === chosen.key);
    if (!isKnown || !isSameSchedule(ways, chosen)) return { kind: 'problem', code: 'scheduleMovedOn' };
    club.store.results.add(add(), linesNotPlayed(view, section, player, chosen.from));
    return null;
  });
}

/** A team that leaves does so by its terms; null where it is no team. */
function leavingTeam(club: Club, session: number, chosen: ChosenProposal): EntryTerms | ClubProblem | null {
  const ways = waysOf(club, session, chosen);
  if (isProblem(ways)) return ways;
  if (ways.of !== 'teams') return null;
  const proposal = ways.proposals.find((one) => teamKeyOf(one) === chosen.key);
  if (proposal?.rule.kind !== 'team-leaves' || !isSameSchedule(ways, chosen)) {
    return { kind: 'problem', code: 'scheduleMovedOn' };
  }
  const { team } = proposal.rule;
  const entry = ways.section.entries.find(({ number }) => number === team);
  if (!entry) return { kind: 'problem', code: 'scheduleMovedOn' };
  return { ...entryTermsOf(ways.view.terms, entry.id), entry: entry.id, withdrawn: true };
}

/** Identifies a proposal among the others. The boards to rule on follow from the schedule, and may be many. */
function keyOf(rule: ContinuationRule): string {
  return rule.kind === 'rule-on-boards' ? rule.kind : JSON.stringify(rule);
}

type Ways = { readonly view: SessionView; readonly section: SectionView } & (
  | {
      readonly of: 'late-player';
      readonly section: PlayersSection;
      readonly running: { readonly frozen: number };
      readonly proposals: readonly LatePlayerJoins[];
    }
  | ({ readonly of: 'teams' } & TeamWays)
  | { readonly of: 'pairs'; readonly running: RunningSchedule; readonly proposals: readonly Proposal[] }
);

function waysOf(club: Club, session: number, { section: id, change, from }: ScheduleRequest): Ways | ClubProblem {
  const view = readSession(club, session);
  if (isProblem(view)) return view;
  const section = view.sections.find((candidate) => candidate.id === id);
  if (!section) return { kind: 'problem', code: 'unknownSection', section: id };
  if (!isPossibleChange(view.ranks, change.kind, section.spec)) return { kind: 'problem', code: 'onlyForPairs' };
  if (hasMatches(section.spec)) {
    const ways = teamWays(club, view, section, { change: change as TeamScheduleChange, from });
    return isProblem(ways) ? ways : { of: 'teams', view, section, ...ways };
  }
  if (isPlayersSection(section)) {
    const joins = latePlayerJoins(club, view, section);
    if ('code' in joins) return { kind: 'problem', code: 'changeNotPossible', cause: joins };
    const running = { frozen: startedRounds(view, section) };
    return { of: 'late-player', view, section, running, proposals: [joins] };
  }
  const running = runningSchedule(view, section, from);
  const proposals = proposalsFor(club, view, section, running, { change, from });
  if (isContinuationProblem(proposals)) return { kind: 'problem', code: 'changeNotPossible', cause: proposals };
  return { of: 'pairs', view, section, running, proposals };
}

function proposalsFor(
  club: Club,
  session: SessionView,
  section: SectionView,
  running: RunningSchedule,
  { change, from }: Pick<ScheduleRequest, 'change' | 'from'>,
): readonly Proposal[] | ContinuationProblem {
  if (isIndividualSpec(section.spec)) return ofPlayers(session, section, running, change, from);
  const winners = session.sections.find((other) => other !== section)?.winners ?? null;
  return proposeContinuations(running, change, { own: readSettings(club).ownMovements, winners });
}

/** What an individual has for a change: a cut, or the tables of a player who leaves. */
function ofPlayers(
  session: SessionView,
  section: SectionView,
  running: RunningSchedule,
  change: ScheduleChange,
  from: number,
): readonly Proposal[] | ContinuationProblem {
  const { spec, entries } = section;
  if (change.kind === 'pair-leaves' || !isIndividualSpec(spec)) {
    const player = change.kind === 'pair-leaves' ? change.pair : 0;
    const leaves = playerLeaves(session, section, running, player, from);
    return 'code' in leaves ? leaves : [leaves];
  }
  if (change.kind !== 'rounds') {
    const hasBegun = session.results.some((result) => result.section === section.id);
    return { kind: 'problem', code: 'no-place-for-player', players: entries.length, hasBegun };
  }
  const cut = individualCut(running, spec, change.rounds);
  return 'code' in cut ? cut : [cut];
}

/** Writes the schedule of an individual without its last rounds: everybody keeps number and partners. */
function writeCut(club: Club, section: SectionView, change: number, rounds: number): void {
  const row = currentSchedule(club, section);
  const seatings = row.seatings.filter(({ round }) => round <= rounds);
  const boards = Math.max(...seatings.flatMap((seating) => seating.boards));
  club.store.schedules.add(section.id, change, { ...row, rounds, boards, seatings });
}

/**
 * Writes the next version of a section's schedule. A new number gets an entry. A number that an earlier version had,
 * and that was reverted, gets the entry it had then.
 */
function writeSchedule({ store }: Club, section: SectionView, change: number, proposal: Proposal): void {
  const { schedule, numberBefore } = proposal;
  const entries = entriesOf(section, numberBefore);
  const used = new Set(entries.values());
  const seated = new Set(
    schedule.rounds.flat().flatMap(({ ns, ew, absent }) => [ns, ew].filter((pair) => !absent.includes(pair))),
  );
  const event = store.events.eventOf(section.id);
  const earlier = (number: number) => {
    const entry = store.schedules.entryOfNumber(section.id, number);
    return entry !== null && !used.has(entry) ? entry : null;
  };
  for (const { number } of schedule.pairs) {
    const entry = entries.get(number) ?? earlier(number) ?? store.events.addEntry(event, section.id);
    entries.set(number, entry);
    used.add(entry);
    if (seated.has(number)) store.events.makeContestant(entry);
  }
  store.schedules.add(
    section.id,
    change,
    scheduleRow(section, schedule, (pair) => entries.get(pair) ?? 0),
  );
}

/** Rulings on boards to come go with their lines, while the schedule still has these. */
function eraseRulings({ store }: Club, { id }: SectionView, change: number, { rulingsGone }: Proposal): void {
  const lines = rulingsGone.flatMap(({ round, table, slotBoard }) => {
    const newest = store.results.newest({ section: id, round, table, slotBoard });
    return newest ? [erasedLine(newest)] : [];
  });
  store.results.add(change, lines);
}

/** The entries by their numbers in a proposal. Where numbers change, those without a pair have no entry yet. */
function entriesOf({ entries }: SectionView, numberBefore: Proposal['numberBefore']): Map<number, number> {
  const known = new Map(entries.map(({ id, number }) => [number, id]));
  if (!numberBefore) return known;
  return new Map(
    [...numberBefore].flatMap(([number, before]): [number, number][] => {
      const entry = known.get(before);
      return entry === undefined ? [] : [[number, entry]];
    }),
  );
}
