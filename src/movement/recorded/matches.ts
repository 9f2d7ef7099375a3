/**
 * The schedule of matches that were played and recorded elsewhere: from who met whom to rounds and tables, so that
 * every match has its rounds and every result its line.
 */
import { roundsOfSittings } from './rounds.ts';

/** A match as it was recorded. */
export interface RecordedMatch {
  /** Null where the file doesn't say it. */
  readonly round: number | null;
  readonly home: number;
  /** Null for a bye. */
  readonly away: number | null;
}

/** A result of a match. */
export interface RecordedMatchLine {
  /** The place of its match. */
  readonly match: number;
  /** The pairs North-South and East-West: numbers that tell them apart. */
  readonly seats: readonly [ns: number, ew: number];
  readonly board: number;
  readonly round: number | null;
  readonly table: number | null;
}

/** A table of a match in a round. */
export interface RecordedMatchCell {
  readonly round: number;
  readonly table: number;
  readonly match: number;
  readonly seats: readonly [ns: number, ew: number];
  /** Ascending. */
  readonly boards: readonly number[];
}

export interface RecordedMatchSchedule {
  /** In order of round and table. */
  readonly cells: readonly RecordedMatchCell[];
  /** The first and the last round of each match. */
  readonly spans: readonly { readonly round: number; readonly lastRound: number }[];
  /** Where each line was played, in the order of the lines. */
  readonly places: readonly { readonly round: number; readonly table: number }[];
  readonly rounds: number;
  readonly tables: number;
  /**
   * Where the rounds come from: `known` from the file, `laid-out` from who met whom where it doesn't say the round of
   * every match, `laid-out-anew` where in half of its rounds somebody has two matches.
   */
  readonly origin: 'known' | 'laid-out' | 'laid-out-anew';
  /** Rounds of the file that became several. */
  readonly split: number;
}

/** Pairs that sat at one table in a round of the file. */
interface MatchSitting {
  readonly match: number;
  readonly seats: readonly [ns: number, ew: number];
  /** Places of the lines. */
  readonly lines: readonly number[];
  readonly first: number;
  readonly table: number | null;
}

/**
 * Lays matches out. Rounds of the file are kept in their order. One of them becomes several where somebody would sit
 * twice in it, as where a match changes its line-up at half-time, or where a team plays two matches in it.
 */
export function recordedMatchSchedule(
  matches: readonly RecordedMatch[],
  lines: readonly RecordedMatchLine[],
): RecordedMatchSchedule {
  const origin = originOf(matches, lines);
  const isKnown = origin === 'known';
  const roundOfMatch = isKnown ? matches.map(({ round }) => round ?? 1) : roundsOfMatches(matches, lines);
  const sittings = sittingsOf(lines, (line) => (isKnown ? line.round : null) ?? roundOfMatch[line.match] ?? 1);
  const files = [...new Set([...roundOfMatch, ...sittings.keys()])].toSorted((a, b) => a - b);
  const spread = matchesOfSeveralRounds(sittings);
  const spans = new Map<number, { readonly round: number; readonly lastRound: number }>();
  const cells: RecordedMatchCell[] = [];
  const places = lines.map(() => ({ round: 1, table: 1 }));
  let before = 0;
  let split = 0;
  for (const file of files) {
    const played = sittings.get(file) ?? [];
    const begun = [...matches.keys()].filter((match) => roundOfMatch[match] === file);
    const present = [...new Set([...played.map(({ match }) => match), ...begun])];
    const laid = layOutRound(present, played, (match) => (spread.has(match) ? null : (matches[match] ?? null)));
    for (const [match, { first, length }] of laid.spans) {
      const span = { round: before + first + 1, lastRound: before + first + length };
      const earlier = spans.get(match);
      spans.set(match, earlier ? { ...earlier, lastRound: Math.max(earlier.lastRound, span.lastRound) } : span);
    }
    for (const [part, seated] of laid.parts.entries()) {
      const round = before + part + 1;
      const tables = tablesOf(seated);
      for (const [index, { match, seats, lines: own }] of seated.entries()) {
        const table = tables[index] ?? 1;
        const boards = [...new Set(own.map((line) => lines[line]?.board ?? 1))].toSorted((a, b) => a - b);
        cells.push({ round, table, match, seats, boards });
        for (const line of own) places[line] = { round, table };
      }
    }
    before += laid.parts.length;
    if (laid.parts.length > 1) split += 1;
  }
  return {
    cells: cells.toSorted((a, b) => a.round - b.round || a.table - b.table),
    spans: matches.map((_, match) => spans.get(match) ?? { round: 1, lastRound: 1 }),
    places,
    rounds: Math.max(1, before),
    tables: Math.max(0, ...cells.map(({ table }) => table)),
    origin,
    split,
  };
}

function originOf(
  matches: readonly RecordedMatch[],
  lines: readonly RecordedMatchLine[],
): RecordedMatchSchedule['origin'] {
  if (matches.some(({ round }) => round === null)) return 'laid-out';
  const otherwise = new Set(lines.flatMap(({ match, round }) => (round === matches[match]?.round ? [] : [match])));
  const single = [...matches.keys()].filter((match) => !otherwise.has(match));
  const inRounds = [...Map.groupBy(single, (match) => matches[match]?.round ?? 1).values()];
  const crowded = inRounds.filter((own) => {
    const sides = own.flatMap((match) => [matches[match]?.home, matches[match]?.away]).filter((side) => side !== null);
    return new Set(sides).size < sides.length;
  });
  return crowded.length > 0 && 2 * crowded.length >= inRounds.length ? 'laid-out-anew' : 'known';
}

/** Rounds in which nobody has two matches; a bye is where its team has none. */
function roundsOfMatches(matches: readonly RecordedMatch[], lines: readonly RecordedMatchLine[]): readonly number[] {
  const first = new Map<number, number>();
  for (const { match, board } of lines) first.set(match, Math.min(board, first.get(match) ?? board));
  const met = matches.flatMap(({ home, away }, match) => (away === null ? [] : [{ match, seats: [home, away] }]));
  const laid = roundsOfSittings(
    met.map(({ match, seats }) => ({ seats, boards: [first.get(match) ?? 1], round: null, table: null, lines: [] })),
  );
  const rounds = matches.map(() => 1);
  const busy = new Set<string>();
  for (const [index, { match, seats }] of met.entries()) {
    rounds[match] = laid[index] ?? 1;
    for (const side of seats) busy.add(`${rounds[match]} ${side}`);
  }
  for (const [match, { home, away }] of matches.entries()) {
    if (away !== null) continue;
    let round = 1;
    while (busy.has(`${round} ${home}`)) round += 1;
    busy.add(`${round} ${home}`);
    rounds[match] = round;
  }
  return rounds;
}

/** The sittings of each round of the file. */
function sittingsOf(
  lines: readonly RecordedMatchLine[],
  roundOf: (line: RecordedMatchLine) => number,
): ReadonlyMap<number, readonly MatchSitting[]> {
  const groups = Map.groupBy(lines.keys(), (place) => {
    const line = lines[place];
    return line ? `${roundOf(line)} ${line.match} ${line.seats.join(' ')}` : '';
  });
  const sittings = [...groups.values()].flatMap((own) => {
    const [line] = own.map((place) => lines[place]);
    if (!line) return [];
    const tables = new Set(own.map((place) => lines[place]?.table ?? null));
    const first = Math.min(...own.map((place) => lines[place]?.board ?? 1));
    const table = tables.size === 1 ? line.table : null;
    return [{ round: roundOf(line), match: line.match, seats: line.seats, lines: own, first, table }];
  });
  return Map.groupBy(sittings, ({ round }) => round);
}

/** Matches whose two tables are in different rounds of the file. */
function matchesOfSeveralRounds(sittings: ReadonlyMap<number, readonly MatchSitting[]>): ReadonlySet<number> {
  const seen = new Set<number>();
  const several = new Set<number>();
  for (const own of sittings.values()) {
    const matches = new Set(own.map(({ match }) => match));
    for (const match of matches) if (seen.has(match)) several.add(match);
    for (const match of matches) seen.add(match);
  }
  return several;
}

/**
 * A round of the file in parts, in each of which everybody sits once and has one match.
 * @param sidesOf who has no other match meanwhile; null where a match goes on in another round
 */
function layOutRound(
  present: readonly number[],
  sittings: readonly MatchSitting[],
  sidesOf: (match: number) => RecordedMatch | null,
): {
  readonly parts: readonly (readonly MatchSitting[])[];
  readonly spans: ReadonlyMap<number, { readonly first: number; readonly length: number }>;
} {
  const parts: MatchSitting[][] = [[]];
  const busy: Set<string>[] = [new Set()];
  const spans = new Map<number, { readonly first: number; readonly length: number }>();
  const ofMatch = Map.groupBy(sittings, ({ match }) => match);
  for (const match of present.toSorted((a, b) => a - b)) {
    const own = inParts(ofMatch.get(match) ?? []);
    const length = Math.max(1, own.length);
    const sides = sidesOf(match);
    const taken = [
      ...own.flat().flatMap(({ seats }) => seats.map((seat) => `seat ${seat}`)),
      ...(sides ? [sides.home, ...(sides.away === null ? [] : [sides.away])].map((side) => `side ${side}`) : []),
    ];
    const isFree = (first: number) =>
      Array.from({ length }, (_, part) => busy[first + part]).every((set) => !taken.some((one) => set?.has(one)));
    let first = 0;
    while (!isFree(first)) first += 1;
    for (let part = first; part < first + length; part++) {
      const set = (busy[part] ??= new Set());
      for (const one of taken) set.add(one);
      (parts[part] ??= []).push(...(own[part - first] ?? []));
    }
    spans.set(match, { first, length });
  }
  return { parts, spans };
}

/** The sittings of a match in parts, those of the first boards first. */
function inParts(sittings: readonly MatchSitting[]): readonly (readonly MatchSitting[])[] {
  const parts: { readonly sittings: MatchSitting[]; readonly seated: Set<number> }[] = [];
  for (const sitting of sittings.toSorted((a, b) => a.first - b.first)) {
    const free = parts.find(({ seated }) => sitting.seats.every((seat) => !seated.has(seat)));
    const part = free ?? { sittings: [], seated: new Set<number>() };
    if (!free) parts.push(part);
    part.sittings.push(sitting);
    for (const seat of sitting.seats) part.seated.add(seat);
  }
  return parts.map((part) => part.sittings);
}

/** The tables that the lines say, each once; else in the order of the matches. */
function tablesOf(sittings: readonly MatchSitting[]): readonly number[] {
  const said = sittings.map(({ table }) => table);
  const isWhole = said.every((table) => table !== null) && new Set(said).size === said.length;
  return isWhole ? said.map((table) => table ?? 1) : sittings.map((_, index) => index + 1);
}
