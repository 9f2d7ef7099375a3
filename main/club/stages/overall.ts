import { writeExact, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import type { RankedBy } from '../../../src/scoring/standing/handicap.ts';
import { placesAnew } from '../../../src/scoring/standing/places-anew.ts';
import { placesInStrata } from '../../../src/scoring/standing/terms.ts';
import { isMean, type Carry } from '../../../src/scoring/stages/carry.ts';
import {
  figureOf,
  overallRanking,
  type OverallRow,
  type OverallRules,
  type OverallUnit,
  type SessionTotal,
  type SessionTotals,
} from '../../../src/scoring/stages/overall.ts';
import { qualifyingPlaces, type DecidedOrder } from '../../../src/scoring/stages/qualification.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type { OverallRankingView, OverallRowView, OverallView } from '../model/overall.ts';
import type { SessionView } from '../model/session.ts';
import type { RankingRowView, StandingsView, StratumPlaceView } from '../model/standings.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readStandings } from '../standings/standings.ts';
import { decidedOrders } from './decided.ts';
import { strataOfEvent } from './strata.ts';
import { boardWorth, countsHandicaps, totalsOf } from './totals.ts';

/** Places that get a prize until the director chooses. */
const USUAL_PRIZES = 3;

/** The ranking of a session with what counts of the sessions before; by itself where nothing does. */
export function readOverall(club: Club, session: number): OverallView | ClubProblem {
  return club.store.snapshot((): OverallView | ClubProblem => {
    const ranked = rankSessions(club, session);
    if (isProblem(ranked)) return ranked;
    const byHandicap = ranked.hasHandicaps ? rankSessions(club, session, { by: 'handicap' }) : null;
    if (isProblem(byHandicap)) return byHandicap;
    const { view, earlier, entries } = ranked;
    const decided = decidedOrders(club, session);
    const strata = strataOfEvent(club, session);
    const { prizes } = club.store.stageRules.qualifying(session);
    return {
      sessions: club.store.sessions.ofEvent(session),
      session,
      counted: earlier.map((one) => one.session),
      way: wayOf(view),
      unit: unitOf(view),
      rankings: rankingViews(ranked, decided, strata),
      ...(byHandicap && { withHandicap: rankingViews(byHandicap, [], strata) }),
      prizePlaces: prizes ?? USUAL_PRIZES,
      prizesChosen: prizes !== undefined,
      orders: decided.map(({ how, order, at }) => ({
        how,
        order: order.flatMap((contestant) => entries.get(contestant) ?? []),
        at,
      })),
    };
  });
}

/** @param decided lots and play-offs; only the ranking without handicap says who plays on */
function rankingViews(
  ranked: RankedSessions,
  decided: readonly DecidedOrder[],
  strata: ReadonlyMap<number, number>,
): readonly OverallRankingView[] {
  return ranked.rankings.map(({ sections, line, rows }): OverallRankingView => {
    const places = ranked.by === 'scratch' ? qualifyingPlaces(rows, decided) : null;
    const inStrata = stratumPlaces(rows, strata);
    const views = rows.map((row): OverallRowView => ({
      ...rowView(row, ranked),
      qualifies: places?.get(row.contestant) ?? null,
      inStratum: inStrata.get(row.contestant) ?? null,
    }));
    return { sections, line, rows: views };
  });
}

/** A session that counts, with what everybody has in it. */
interface CountedSession {
  readonly session: number;
  readonly totals: SessionTotals;
}

/** One ranking of a session with what counts of those before. */
export interface RankedList {
  readonly sections: readonly number[];
  readonly line: Side | null;
  readonly rows: readonly OverallRow[];
}

/** A session ranked with what counts of those before, by contestants. */
export interface RankedSessions {
  readonly view: SessionView;
  readonly by: RankedBy;
  /** Whether a handicap counts in this session or in one before that counts. */
  readonly hasHandicaps: boolean;
  readonly own: SessionTotals;
  readonly earlier: readonly CountedSession[];
  readonly rules: OverallRules;
  readonly rows: readonly OverallRow[];
  readonly rankings: readonly RankedList[];
  /** The entry of each contestant in the session. */
  readonly entries: ReadonlyMap<number, number>;
}

/** A session with changes that are not written. */
export interface SessionIf {
  readonly view: SessionView;
  readonly standings: StandingsView;
}

/** How sessions are ranked. */
export interface SessionsRankedAs {
  /** A session of the event as it would be, the ranked one or one before. */
  readonly changed?: SessionIf;
  /** Left out, by what was won. */
  readonly by?: RankedBy;
}

/** Ranks a session with what counts of those before. */
export function rankSessions(club: Club, session: number, as: SessionsRankedAs = {}): RankedSessions | ClubProblem {
  const { changed, by = 'scratch' } = as;
  const current = changed?.view.id === session ? changed : sessionNow(club, session);
  if (isProblem(current)) return current;
  const { view, standings } = current;
  const entries = new Map([...club.store.sessions.contestants(session)].map(([entry, own]) => [own, entry]));
  const own = totalsOf(club, view, standings, by);
  const before = sessionBefore(club, view, as);
  if (isProblem(before)) return before;
  const earlier = before ? countedSessions(before) : [];
  const carry = wayOf(view);
  const rules: OverallRules = {
    carry: carry.kind === 'nothing' ? { kind: 'sum' } : carry,
    unit: unitOf(view),
    boardWorth: boardWorth(view, own),
  };
  const rows = overallRanking([...earlier.map(({ totals }) => totals), own], rules);
  const rankings = standings.fields.flatMap((field) =>
    field.rankings.map(({ line, rows: ranked }): RankedList => {
      const inRanking = new Map(ranked.map((row) => [row.entry, row]));
      const list = rows.flatMap((row) => {
        const standing = inRanking.get(entries.get(row.contestant) ?? 0);
        return standing ? [{ row, standing }] : [];
      });
      // By itself a session is ranked as it stands: by averages where boards differ, with its ties split.
      const together = earlier.length === 0 ? asStanding(list, ranked, by) : placedAmong(list.map(({ row }) => row));
      return { sections: field.sections, line, rows: together };
    }),
  );
  const counts = countsHandicaps(standings) || (before?.hasHandicaps ?? false);
  return { view, by, hasHandicaps: counts, own, earlier, rules, rows, rankings, entries };
}

function sessionNow(club: Club, session: number): SessionIf | ClubProblem {
  const view = readSession(club, session);
  if (isProblem(view)) return view;
  const standings = readStandings(club, session);
  return isProblem(standings) ? standings : { view, standings };
}

export function unitOf({ scoring }: Pick<SessionView, 'scoring'>): OverallUnit {
  return scoring.matches ? 'victory-points' : METHODS[scoring.method].unit;
}

export function wayOf({ scoring }: Pick<SessionView, 'scoring'>): Carry {
  return scoring.carry?.way ?? { kind: 'nothing' };
}

/** The session before, ranked with those that it counts itself; null where nothing counts. */
function sessionBefore(
  club: Club,
  { id, scoring }: SessionView,
  as: SessionsRankedAs,
): RankedSessions | ClubProblem | null {
  const { carry } = scoring;
  if (!carry || carry.way.kind === 'nothing') return null;
  const before = club.store.sessions.ofEvent(id).find(({ ordinal }) => ordinal === carry.from);
  return before ? rankSessions(club, before.session, as) : null;
}

/** The sessions that count, in order; what they themselves count is part of them. */
function countedSessions(ranked: RankedSessions): readonly CountedSession[] {
  const way = wayOf(ranked.view);
  const isAdded = way.kind === 'sum' || isMean(way);
  // The place of a line is the one in its own ranking.
  const rows = new Map(ranked.rankings.flatMap((list) => list.rows.map((row) => [row.contestant, row])));
  const totals = new Map(
    [...ranked.own].map(([contestant, total]): [number, SessionTotal] => {
      const row = rows.get(contestant);
      // What a final counts of its qualifying session is among its points from then on.
      const points = isAdded || ranked.earlier.length === 0 ? total.total : (row?.figure ?? total.total);
      return [contestant, { ...total, total: points, place: row?.place ?? null }];
    }),
  );
  const last = { session: ranked.view.id, totals };
  return isAdded ? [...ranked.earlier, last] : [last];
}

/** Rows in the order and with the places of a session's own ranking. */
function asStanding(
  list: readonly { readonly row: OverallRow; readonly standing: RankingRowView }[],
  ranked: readonly RankingRowView[],
  by: RankedBy,
): readonly OverallRow[] {
  const rows = new Map(list.map(({ row, standing }) => [standing, row]));
  const placed = ranked.flatMap((standing): OverallRow[] => {
    const row = rows.get(standing);
    const { place, tied } = (by === 'handicap' ? standing.byHandicap : null) ?? standing;
    return row ? [{ ...row, place, tied }] : [];
  });
  if (by === 'scratch') return placed;
  return placed.toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0);
}

/** Places are counted in each ranking of the session by itself. */
function placedAmong(rows: readonly OverallRow[]): readonly OverallRow[] {
  const places = placesAnew(rows);
  return rows.map((row, index) => (row.place === null ? row : { ...row, ...places[index] }));
}

function rowView(
  { contestant, place, tied, carried, own, figure, before }: OverallRow,
  { entries, own: totals, view }: RankedSessions,
): Omit<OverallRowView, 'qualifies' | 'inStratum'> {
  const total = totals.get(contestant);
  return {
    entry: entries.get(contestant) ?? 0,
    place,
    tied,
    carried: text(carried),
    own: writeExact(own),
    average: text(total ? figureOf(total, unitOf(view)) : null),
    figure: text(figure),
    before: before.map(text),
  };
}

/** The place of everybody with a stratum among those of it, and of lower ones, in a ranking. */
function stratumPlaces(
  rows: readonly OverallRow[],
  strata: ReadonlyMap<number, number>,
): ReadonlyMap<number, StratumPlaceView> {
  const own = new Map(
    rows.flatMap(({ contestant }) => {
      const stratum = strata.get(contestant);
      return stratum === undefined ? [] : [[contestant, stratum] as const];
    }),
  );
  const places = placesInStrata(
    rows.map(({ contestant, place }) => ({ entry: contestant, place })),
    own,
  );
  return new Map(
    [...places].map(([contestant, place]) => [contestant, { stratum: own.get(contestant) ?? 0, ...place }]),
  );
}

function text(figure: Exact | null): string | null {
  return figure && writeExact(figure);
}
