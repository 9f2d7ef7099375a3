import type { Side } from '../../../src/bridge/seat.ts';
import { add, divide, exact, writeExact, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import type { CombinedClubs, SimultaneousRow } from '../../../src/simultaneous/combine.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type {
  FieldClubView,
  FieldRankingView,
  FieldRowView,
  SimultaneousLines,
  SimultaneousView,
} from '../model/simultaneous/field.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readField, type FieldClub, type SimultaneousField } from './field.ts';

/** Which part of a field is asked for. */
export interface FieldPart {
  /** Each line by itself where every pair has one, if it is left out. */
  readonly lines?: SimultaneousLines;
  /** Only the rows of this club; those of all clubs where it is left out. */
  readonly club?: number;
  /** The rows from this one on, counted from 0. */
  readonly from?: number;
  /** The most rows of a ranking; all where it is left out. */
  readonly most?: number;
}

type Unit = (typeof METHODS)[keyof typeof METHODS]['unit'];

/** A session as all its clubs played it: the clubs, and the ranking of the whole field. */
export function readSimultaneous(club: Club, session: number, part: FieldPart = {}): SimultaneousView | ClubProblem {
  return club.store.snapshot(() => {
    const view = readSession(club, session);
    const field = readField(club, session);
    if (isProblem(view)) return view;
    if (isProblem(field)) return field;
    return fieldView(field, view.scoring, part);
  });
}

function fieldView(
  field: SimultaneousField,
  { method, regulation }: SessionView['scoring'],
  part: FieldPart,
): SimultaneousView {
  const { clubs, problems } = field;
  const { lines = field.lines, from = 0, most = Infinity } = part;
  const { unit } = METHODS[method];
  const combined = problems.length > 0 ? null : field.combined(lines);
  const totals = combined && totalsByClub(combined, clubs);
  return {
    lines,
    clubs: clubs.map((one, at) => clubView(one, totals?.[at] ?? NOTHING, unit)),
    problems,
    otherScale: clubs.flatMap(({ club, undertricks }) => (undertricks === regulation.undertricks ? [] : [club])),
    rankings: combined ? rankingViews(combined, { clubs, unit, only: part.club, from, most }) : [],
    ownBoards: combined?.ownBoards ?? [],
  };
}

interface ShownRows {
  readonly clubs: readonly FieldClub[];
  readonly unit: Unit;
  readonly only: number | undefined;
  readonly from: number;
  readonly most: number;
}

function rankingViews(combined: CombinedClubs, { clubs, unit, only, from, most }: ShownRows): FieldRankingView[] {
  const inClub = placesInClubs(combined);
  return combined.overall.map(({ line, rows }, at) => {
    const wanted = only === undefined ? rows : (combined.clubs[only]?.find((one) => one.line === line)?.rows ?? []);
    return {
      line,
      total: wanted.length,
      rows: wanted.slice(from, from + most).map((row) => fieldRowView(row, clubs, inClub(at, row), unit)),
    };
  });
}

type InClub = FieldRowView['inClub'];

/** The places in their clubs, by ranking. */
export function placesInClubs({
  overall,
  clubs,
  numberOf,
}: CombinedClubs): (at: number, row: SimultaneousRow) => InClub {
  const places = overall.map(({ line }) => {
    const own = clubs.flatMap((rankings) => rankings.find((one) => one.line === line)?.rows ?? []);
    return new Map(own.map((row) => [numberOf(row.club, row.entry), row.inClub]));
  });
  return (at, { club, entry }) => places[at]?.get(numberOf(club, entry)) ?? { place: null, tied: false };
}

export function fieldRowView(
  row: SimultaneousRow,
  clubs: readonly FieldClub[],
  inClub: InClub,
  unit: Unit,
): FieldRowView {
  const { club, entry, place, tied, total, boards } = row;
  const own = clubs[club];
  const pair = own?.pairs[entry];
  const average = averageOf(row, unit);
  return {
    club,
    entry,
    label: pair ? `${pair.section}${pair.name}` : '',
    side: own && isNumberedTwice(own, entry) ? own.lineOf(entry) : null,
    players: own?.players[entry] ?? [],
    place,
    tied,
    inClub,
    points: writeExact(total),
    average: average && writeExact(average),
    boards,
  };
}

/** What a pair won of what it could, or its IMPs a board. */
function averageOf({ total, available, boards }: SimultaneousRow, unit: Unit): Exact | null {
  const parts = unit === 'imps' ? boards : available;
  return parts === 0 ? null : divide(total, exact(parts));
}

const numberedTwice = new WeakMap<FieldClub, ReadonlySet<string>>();

function nameOf({ section, name }: FieldClub['pairs'][number]): string {
  return `${section} ${name}`;
}

/** Whether another pair of the club has the number of a pair, in the other line. */
function isNumberedTwice(club: FieldClub, entry: number): boolean {
  let twice = numberedTwice.get(club);
  if (!twice) {
    const seen = new Set<string>();
    twice = new Set(club.pairs.map(nameOf).filter((name) => seen.size === seen.add(name).size));
    numberedTwice.set(club, twice);
  }
  const pair = club.pairs[entry];
  return pair !== undefined && twice.has(nameOf(pair));
}

/** What the pairs of a line of a club have together. */
interface LineTotal {
  readonly won: Exact;
  readonly available: number;
  readonly boards: number;
}

interface ClubTotals extends Readonly<Record<Side, LineTotal>> {
  readonly best: number | null;
}

const EMPTY: LineTotal = { won: ZERO, available: 0, boards: 0 };
const NOTHING: ClubTotals = { NS: EMPTY, EW: EMPTY, best: null };

function totalsByClub({ overall }: CombinedClubs, clubs: readonly FieldClub[]): readonly ClubTotals[] {
  const totals = clubs.map((): ClubTotals => NOTHING);
  for (const row of overall.flatMap(({ rows }) => rows)) {
    const before = totals[row.club] ?? NOTHING;
    const best = row.place !== null && row.place < (before.best ?? Infinity) ? row.place : before.best;
    const line = clubs[row.club]?.lineOf(row.entry) ?? null;
    const after = line === null ? before : { ...before, [line]: plus(before[line], row) };
    totals[row.club] = { ...after, best };
  }
  return totals;
}

function plus({ won, available, boards }: LineTotal, row: SimultaneousRow): LineTotal {
  return { won: add(won, row.total), available: available + row.available, boards: boards + row.boards };
}

function clubView(one: FieldClub, { NS, EW, best }: ClubTotals, unit: Unit): FieldClubView {
  const mean = ({ won, available, boards }: LineTotal): string | null => {
    const parts = unit === 'imps' ? boards : available;
    return parts === 0 ? null : writeExact(divide(won, exact(parts)));
  };
  return {
    name: one.club,
    source: one.source?.gid ?? null,
    pairs: one.entries,
    boards: new Set(one.lines.map(({ board }) => board)).size,
    results: one.lines.length,
    mean: { NS: mean(NS), EW: mean(EW) },
    best,
    at: one.at,
  };
}
