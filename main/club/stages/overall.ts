import { compare, divide, exact, readExact, writeExact, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import { placesAnew } from '../../../src/scoring/standing/places-anew.ts';
import { isMean, type Carry } from '../../../src/scoring/stages/carry.ts';
import {
  figureOf,
  overallRanking,
  type OverallRow,
  type OverallUnit,
  type SessionTotal,
  type SessionTotals,
} from '../../../src/scoring/stages/overall.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type { OverallRankingView, OverallRowView, OverallView } from '../model/overall.ts';
import type { SessionView } from '../model/session.ts';
import type { StandingsView } from '../model/standings.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readStandings } from '../standings/standings.ts';

/** The ranking of a session with what counts of the sessions before; by itself where nothing does. */
export function readOverall(club: Club, session: number): OverallView | ClubProblem {
  return club.store.snapshot(() => {
    const ranked = rankedWithEarlier(club, session);
    if (isProblem(ranked)) return ranked;
    const { view, standings, earlier, rows } = ranked;
    const entries = new Map([...club.store.sessions.contestants(session)].map(([entry, own]) => [own, entry]));
    const unit = unitOf(view);
    return {
      sessions: club.store.sessions.ofEvent(session).map(({ start: _start, ...one }) => one),
      session,
      counted: earlier.map((one) => one.session),
      way: wayOf(view),
      unit,
      rankings: standings.fields.flatMap((field) =>
        field.rankings.map(({ line, rows: own }): OverallRankingView => {
          const inRanking = new Set(own.map(({ entry }) => entry));
          const list = rows.filter(({ contestant }) => inRanking.has(entries.get(contestant) ?? 0));
          return {
            sections: field.sections,
            line,
            rows: placedAmong(list).map((row) => rowView(row, entries, ranked.own, unit)),
          };
        }),
      ),
    };
  });
}

/** A session that counts, with what everybody has in it. */
interface CountedSession {
  readonly session: number;
  readonly totals: SessionTotals;
}

interface RankedWithEarlier {
  readonly view: SessionView;
  readonly standings: StandingsView;
  readonly own: SessionTotals;
  readonly earlier: readonly CountedSession[];
  readonly rows: readonly OverallRow[];
}

function unitOf({ scoring }: Pick<SessionView, 'scoring'>): OverallUnit {
  return scoring.matches ? 'victory-points' : METHODS[scoring.method].unit;
}

function wayOf({ scoring }: Pick<SessionView, 'scoring'>): Carry {
  return scoring.carry?.way ?? { kind: 'nothing' };
}

function rankedWithEarlier(club: Club, session: number): RankedWithEarlier | ClubProblem {
  const view = readSession(club, session);
  if (isProblem(view)) return view;
  const standings = readStandings(club, session);
  if (isProblem(standings)) return standings;
  const own = totalsOf(club, session, standings);
  const earlier = earlierSessions(club, view);
  if (isProblem(earlier)) return earlier;
  const carry = wayOf(view);
  const rows = overallRanking([...earlier.map(({ totals }) => totals), own], {
    carry: carry.kind === 'nothing' ? { kind: 'sum' } : carry,
    unit: unitOf(view),
    boardWorth: boardWorth(view, own),
  });
  return { view, standings, own, earlier, rows };
}

/** The sessions before that count, in order; what they themselves count is part of them. */
function earlierSessions(club: Club, { id, scoring }: SessionView): readonly CountedSession[] | ClubProblem {
  const { carry } = scoring;
  if (!carry || carry.way.kind === 'nothing') return [];
  const before = club.store.sessions.ofEvent(id).find(({ ordinal }) => ordinal === carry.from);
  if (!before) return [];
  const ranked = rankedWithEarlier(club, before.session);
  if (isProblem(ranked)) return ranked;
  const way = wayOf(ranked.view);
  const isAdded = way.kind === 'sum' || isMean(way);
  const rows = new Map(ranked.rows.map((row) => [row.contestant, row]));
  const totals = new Map(
    [...ranked.own].map(([contestant, total]): [number, SessionTotal] => {
      const row = rows.get(contestant);
      // What a final counts of its qualifying session is among its points from then on.
      const points = isAdded || ranked.earlier.length === 0 ? total.total : (row?.figure ?? total.total);
      return [contestant, { ...total, total: points, place: row?.place ?? null }];
    }),
  );
  const last = { session: before.session, totals };
  return isAdded ? [...ranked.earlier, last] : [last];
}

/** What each contestant has in a session by itself. */
function totalsOf(club: Club, session: number, { fields }: StandingsView): SessionTotals {
  const contestants = club.store.sessions.contestants(session);
  return new Map(
    fields
      .flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows))
      .flatMap(({ entry, total, available, boards, place }): [number, SessionTotal][] => {
        const contestant = contestants.get(entry);
        if (contestant === undefined) return [];
        return [[contestant, { total: read(total), available: read(available), boards, place }]];
      }),
  );
}

function read(text: string): Exact {
  return readExact(text) ?? ZERO;
}

/**
 * The most that a side can win on a board of a session: as played, else by how many tables the schedule has it at.
 * Null where no board is at two tables.
 */
function boardWorth({ sections }: Pick<SessionView, 'sections'>, own: SessionTotals): Exact | null {
  const played = [...own.values()].flatMap(({ available, boards }) =>
    boards === 0 ? [] : [divide(available, exact(boards))],
  );
  if (played.length > 0) return played.reduce((most, one) => (compare(one, most) > 0 ? one : most));
  const tables = new Map<number, number>();
  for (const { cells } of sections) {
    for (const { boards, sitOut } of cells) {
      if (!sitOut) for (const board of boards) tables.set(board, (tables.get(board) ?? 0) + 1);
    }
  }
  const most = Math.max(0, ...tables.values());
  return most < 2 ? null : exact(2 * (most - 1));
}

/** Places are counted in each ranking of the session by itself. */
function placedAmong(rows: readonly OverallRow[]): readonly OverallRow[] {
  const places = placesAnew(rows);
  return rows.map((row, index) => (row.place === null ? row : { ...row, ...places[index] }));
}

function rowView(
  { contestant, place, tied, carried, own, figure, before }: OverallRow,
  entries: ReadonlyMap<number, number>,
  totals: SessionTotals,
  unit: OverallView['unit'],
): OverallRowView {
  const total = totals.get(contestant);
  return {
    entry: entries.get(contestant) ?? 0,
    place,
    tied,
    carried: text(carried),
    own: writeExact(own),
    average: text(total ? figureOf(total, unit) : null),
    figure: text(figure),
    before: before.map(text),
  };
}

function text(figure: Exact | null): string | null {
  return figure && writeExact(figure);
}
