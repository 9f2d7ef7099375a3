import { outcomeScore } from '../../../src/bridge/score/score.ts';
import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import { hasMatches, isTeamSpec, type EventMovementSpec } from '../../../src/movement/event-movement.ts';
import { slotKey, slotOf, replaceResults } from '../../../src/session/slot.ts';
import type { Substitute } from '../../../src/session/substitutes.ts';
import type { NamedSubstituteRow } from '../../store/players/entry-players.ts';
import { STORED_UNDERTRICKS } from '../../store/results/outcome-columns.ts';
import type { ResultVersionRow } from '../../store/results/results.ts';
import type { CellRow, EntryRow, PartnershipRow, SectionRow, ShownBoardRow } from '../../store/events/sessions.ts';
import type { NamedTeamRow } from '../../store/matches/team-details.ts';
import { absentSession } from '../absent-session.ts';
import type { Club } from '../club.ts';
import type { CellView, EntryView, MatchView, PartnershipView, SectionView, SessionView } from '../model/session.ts';
import type { ChangedLine, SessionDiff } from '../model/update.ts';
import type { ResultView } from '../model/result.ts';
import { penaltyView, standingPenalties } from '../scoring/penalties.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { sessionCache } from '../session-cache.ts';
import { scoringView } from '../scoring/scoring.ts';
import { termsView } from '../scoring/terms.ts';
import { givenResultView } from '../matches/given-results.ts';
import { withSittingOut } from './players-draws.ts';
import { asKnockoutMatches } from './knockout-matches.ts';
import { addedUpTeams, teamView } from './added-up-teams.ts';
import { sectionsAfterWithdrawals } from './seats-left.ts';

/** The sessions read last. */
const sessionViews = sessionCache<SessionView>();
/** The change of the members up to which each has their names. */
const namedUpTo = new WeakMap<SessionView, number>();

/**
 * One whole session, read at one moment. The cached session is updated with the results written since. A result that
 * has not changed stays the same object.
 */
export function readSession(club: Club, id: number): SessionView | ClubProblem {
  return club.store.snapshot(() => {
    const absent = absentSession(club, id);
    if (absent) return absent;
    const members = club.store.changes.lastOfMembers();
    const view = updated(club, sessionViews.get(club.store, id), members) ?? readWhole(club, id, members);
    if (!isProblem(view)) {
      sessionViews.set(club.store, id, view);
      namedUpTo.set(view, members);
    }
    return view;
  });
}

/** One whole session for one look at it: those that were read last stay cached. */
export function readSessionOnce(club: Club, id: number): SessionView | ClubProblem {
  return club.store.snapshot(() => absentSession(club, id) ?? readWhole(club, id, club.store.changes.lastOfMembers()));
}

/** What has changed in a session since the change `since`. */
export function readSessionDiff(club: Club, id: number, since: number): SessionDiff | ClubProblem {
  return club.store.snapshot((): SessionDiff | ClubProblem => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const { change, savedAt } = session;
    if (!onlyLinesSince(club, session, since)) return { kind: 'whole', session };
    return { kind: 'lines', change, savedAt, lines: linesSince(club.store, session, since) };
  });
}

/**
 * The cached session with the results written since; null where more than results has changed.
 * @param members the last change of the members
 */
function updated(club: Club, cached: SessionView | null, members: number): SessionView | null {
  if (!cached) return null;
  const { store } = club;
  if (namedUpTo.get(cached) !== members) return null;
  if (store.sessions.ordinal(cached.id) !== (cached.ordinal ?? null)) return null;
  // An event of several sessions is renamed in any of them.
  if (cached.ordinal !== undefined && store.events.details(cached.id)?.name !== cached.eventName) return null;
  const last = store.changes.last(cached.id);
  if (last.id === cached.change) return cached;
  if (!onlyLinesSince(club, cached, cached.change)) return null;
  const results = replaceResults(cached.results, linesSince(store, cached, cached.change));
  return { ...cached, change: last.id, savedAt: last.at, results };
}

/** Whether only lines have changed since a change. Once a pair has withdrawn, the seats change with the results too. */
function onlyLinesSince({ store }: Club, { id, terms }: Pick<SessionView, 'id' | 'terms'>, since: number): boolean {
  return !terms.entries.some(({ withdrawn }) => withdrawn) && store.changes.onlyResultsSince(id, since);
}

/** The lines written after a change, as they now stand. */
function linesSince(
  store: Club['store'],
  { id, scoring }: Pick<SessionView, 'id' | 'scoring'>,
  since: number,
): readonly ChangedLine[] {
  const { undertricks } = scoring.regulation;
  return store.results.currentSince(id, since).map((row) => ({ ...slotOf(row), result: resultView(row, undertricks) }));
}

function readWhole(club: Club, id: number, members: number): SessionView | ClubProblem {
  const { store } = club;
  const session = store.sessions.read(id);
  const scoringRow = store.stageRules.current(id);
  if (!session || !scoringRow) return { kind: 'problem', code: 'unknownSession', session: id };
  const scoring = scoringView(scoringRow);
  const { undertricks } = scoring.regulation;
  const cached = sessionViews.get(store, id);
  // What was written about a result may have been emptied, with the name of somebody who was forgotten.
  const isAsNamed = cached !== null && namedUpTo.get(cached) === members;
  const isAsScored = cached?.scoring.regulation.undertricks === undertricks;
  const cachedResults = isAsNamed && isAsScored ? cached.results : [];
  const before = new Map(cachedResults.map((result) => [slotKey(result), result]));
  const last = store.changes.last(id);
  const sections = store.sessions.sections(id);
  const entries = Map.groupBy(store.sessions.entries(id), (entry) => entry.section);
  const partnerships =
    session.ranks === 'pair' ? NO_PARTNERSHIPS : Map.groupBy(store.sessions.partnerships(id), (row) => row.section);
  const cells = Map.groupBy(store.sessions.cells(id), (cell) => cell.section);
  const results = store.results.current(id).flatMap((row) => {
    const known = before.get(slotKey(row));
    return known?.version === row.version ? known : (resultView(row, undertricks) ?? []);
  });
  const terms = termsView(club, id);
  const added = session.ranks === 'pair' ? store.teamPairs.ofSession(id) : [];
  const teams = session.ranks === 'team' || added.length > 0 ? store.teamDetails.ofSession(id) : [];
  const shown = session.ranks === 'team' ? store.sessions.shownBoards(id) : [];
  const substitutes = Map.groupBy(store.entryPlayers.substitutes(id), ({ entry }) => entry);
  const scheduled = sections.map((section) => {
    const letter = sections.length > 1 ? section.letter : '';
    const view = sectionView(section, letter, entries.get(section.id) ?? [], cells.get(section.id) ?? []);
    const named = substitutes.size === 0 ? view : withSubstitutes(view, substitutes);
    const seated = withPartnerships(named, partnerships.get(section.id) ?? [], session.ranks);
    if (seated.spec.kind === 'swiss-individual') return withSittingOut(seated, store.draws.newest(id));
    return session.ranks === 'team' ? withTeams(seated, teams, shown) : seated;
  });
  const matches = scheduled.some(({ spec }) => hasMatches(spec))
    ? asKnockoutMatches(club, id, matchViews(club, id), scheduled)
    : [];
  const { ordinal, ...own } = session;
  const { evenings = [] } = store.stageRules.qualifying(id);
  const otherClubs = session.ranks === 'pair' ? store.stageSources.count(id) : 0;
  return {
    ...own,
    ...(ordinal !== null && { ordinal }),
    ...(evenings.length > 0 && { evenings }),
    ...(otherClubs > 0 && { otherClubs }),
    breaks: store.sessions.breaks(id),
    sample: session.sample === 1,
    change: last.id,
    savedAt: last.at,
    scoring,
    penalties: standingPenalties(club, id).map(penaltyView),
    terms,
    datums: store.datums.current(id),
    dealt: store.deals.boards(id),
    dealsVersion: store.deals.lastChange(id),
    matches,
    sections: sectionsAfterWithdrawals(withHalves(scheduled, matches), results, terms),
    teams: addedUpTeams(added, teams, scheduled),
    results,
  };
}

/**
 * The view of a version of a result; null where it erased the result. Contracts are scored by the current regulation.
 */
export function resultView(row: ResultVersionRow, undertricks: UndertrickScale): ResultView | null {
  const { version, board, ns, ew, outcome, typed, form, note, reason, at } = row;
  if (!outcome) return null;
  const stored = outcome.kind !== 'ruled' && undertricks === STORED_UNDERTRICKS;
  const score = stored ? row.score : outcomeScore(outcome, board, undertricks);
  const ruled = { ...(form === null ? {} : { form }), ...(note === '' ? {} : { note }) };
  const corrected = reason === '' ? {} : { reason };
  return { ...slotOf(row), version, board, ns, ew, outcome, typed, ...ruled, ...corrected, score, at };
}

/** @param before what the labels of its pairs begin with: the section's letter, or nothing with one section */
function sectionView(
  row: SectionRow,
  before: string,
  entries: readonly EntryRow[],
  cells: readonly CellRow[],
): SectionView {
  const { id, letter, movement, tables, rounds, boards, winners, version } = row;
  const spec = JSON.parse(movement) as EventMovementSpec;
  const inLastRound = cells.filter(({ round }) => round === rounds).map((cell) => cell.boards.length);
  return {
    id,
    letter,
    spec,
    scheduleVersion: version,
    gone: entries.flatMap((entry) => (entry.gone ? [entry.id] : [])),
    tables,
    rounds,
    boardsPerRound: Math.max(0, ...inLastRound) || (isTeamSpec(spec) ? spec.boardsPerMatch : spec.boardsPerRound),
    boards,
    winners,
    entries: entries.map((entry) => entryView(entry, before)),
    partnerships: [],
    cells: cells.map(cellView),
    shown: {},
  };
}

function entryView({ id, number, line, phantom, first, second }: EntryRow, before: string): EntryView {
  return {
    id,
    number,
    label: `${before}${number}`,
    line,
    players: [first ?? '', second ?? ''],
    phantom: phantom === 1,
  };
}

function withSubstitutes(section: SectionView, rows: ReadonlyMap<number, readonly NamedSubstituteRow[]>): SectionView {
  const entries = section.entries.map((entry) => {
    const own = rows.get(entry.id);
    if (!own) return entry;
    const substitutes = own.map(({ place, name, fromRound }): Substitute => {
      const next = own.find((other) => other.place === place && other.fromRound > fromRound);
      return { place, name, fromRound, toRound: next ? next.fromRound - 1 : Math.max(section.rounds, fromRound) };
    });
    return { ...entry, substitutes };
  });
  return { ...section, entries };
}

const NO_PARTNERSHIPS: ReadonlyMap<number, readonly PartnershipRow[]> = new Map();

/** The players of an individual have their names from their entries, a pair of a team has its own. */
function withPartnerships(
  section: SectionView,
  rows: readonly PartnershipRow[],
  ranks: SessionView['ranks'],
): SectionView {
  if (rows.length === 0) return section;
  const entries = new Map(section.entries.map((entry) => [entry.id, entry]));
  const partnerships = rows.flatMap(({ id, of, first, second }): PartnershipView[] => {
    const [one, other] = of.map((entry) => entries.get(entry));
    if (!one) return [];
    const { number, label, line, phantom } = one;
    const own = { id, of, number, line, phantom };
    if (ranks === 'team' || !other) return [{ ...own, label, players: [first ?? '', second ?? ''] }];
    const seated = [one, other] as const;
    const substitutes = seated.flatMap((player, index) =>
      (player.substitutes ?? []).map((each): Substitute => ({ ...each, place: index === 0 ? 1 : 2 })),
    );
    return [
      {
        ...own,
        label: `${label}+${other.label}`,
        playerLabels: [label, other.label],
        players: [one.players[0], other.players[0]],
        ...(substitutes.length > 0 && { substitutes }),
      },
    ];
  });
  return { ...section, partnerships };
}

/** The teams with their names and players, and the boards with what their cases show. */
function withTeams(section: SectionView, teams: readonly NamedTeamRow[], shown: readonly ShownBoardRow[]): SectionView {
  const details = new Map(teams.map((team) => [team.entry, team]));
  const ofTeam = Map.groupBy(section.partnerships, ({ of }) => of[0] ?? 0);
  const entries = section.entries.map((entry): EntryView => {
    const seated = (ofTeam.get(entry.id) ?? []).flatMap((pair) => pair.players);
    return { ...entry, team: teamView(details.get(entry.id), seated) };
  });
  // A change of the schedule that was taken back leaves boards behind the last in play.
  const own = shown.filter((board) => board.section === section.id && board.number <= section.boards);
  return { ...section, entries, shown: Object.fromEntries(own.map((board) => [board.number, board.shown])) };
}

/** The sections with the tables of half matches marked. */
function withHalves(sections: readonly SectionView[], matches: readonly MatchView[]): readonly SectionView[] {
  const halves = new Set(matches.flatMap(({ id, isHalf }) => (isHalf ? [id] : [])));
  if (halves.size === 0) return sections;
  return sections.map((section) => ({
    ...section,
    cells: section.cells.map((cell): CellView => {
      return cell.match && halves.has(cell.match.id) ? { ...cell, match: { ...cell.match, isHalf: true } } : cell;
    }),
  }));
}

function matchViews({ store }: Club, session: number): readonly MatchView[] {
  const given = new Map(store.matchResults.ofSession(session).map((row) => [row.match, row]));
  return store.matches.drawn(session).map((match) => {
    const row = given.get(match.id);
    return { ...match, given: row ? givenResultView(row) : null, givenVersion: row?.version ?? null };
  });
}

function cellView({ round, table, ns, ew, boards, nsAbsent, ewAbsent, match, segment, room }: CellRow): CellView {
  const absent = [...(nsAbsent ? [ns] : []), ...(ewAbsent ? [ew] : [])];
  const seats = { round, table, ns, ew, boards, sitOut: absent.length > 0, absent, left: [] };
  if (match === null) return seats;
  if (room === null) return { ...seats, meeting: match, ...(segment !== null && { half: segment === 2 ? 2 : 1 }) };
  return { ...seats, match: { id: match, segment: segment ?? 1, room: room === 2 ? 'closed' : 'open' } };
}
