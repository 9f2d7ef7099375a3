/**
 * From an event of matches as a file has it, of teams or a Swiss of pairs, to the event that the club is to have: who
 * meets whom in which rounds, a table for every result, and what a match was given that has none.
 */
import type { Outcome } from '../../../bridge/result/result.ts';
import { recordedMatchSchedule, type RecordedMatchSchedule } from '../../../movement/recorded/matches.ts';
import type { SessionMethod } from '../../../scoring/session-scoring.ts';
import type { FileMatch, TournamentEvent } from '../../event/event.ts';
import type { DealToStore } from '../../event/deal-to-store.ts';
import { plannedDeals } from '../deals.ts';
import { boardsInOrder, CYCLE, ROUNDS_OF_A_SESSION } from '../lines.ts';
import { oddOfEvent, oddOfPairs, termsLeft } from '../odd-of-event.ts';
import { oddityOf, type ImportOddity } from '../oddity.ts';
import { sessionMethodOf } from '../session-method.ts';
import { plannedMatchLines, type MatchLineOfFile } from './lines.ts';
import { plannedSides, type PlannedContestant, type PlannedPair } from './sides.ts';

export interface MatchesPlan {
  readonly kind: 'matches';
  readonly ranks: 'team' | 'pair';
  readonly isSwiss: boolean;
  /** How pairs are compared with all tables. */
  readonly method: SessionMethod;
  readonly contestants: readonly PlannedContestant[];
  readonly pairs: readonly PlannedPair[];
  /** In the order of the file. */
  readonly matches: readonly PlannedMatch[];
  readonly schedule: RecordedMatchSchedule;
  /** In the order of the file. */
  readonly results: readonly PlannedMatchResult[];
  /** Those that one match alone has, with the number on the case; none where all matches play the same boards. */
  readonly ownBoards: readonly { readonly number: number; readonly shown: number; readonly match: number }[];
  /** The highest number of a board. */
  readonly boards: number;
  readonly deals: readonly DealToStore[];
  readonly oddities: readonly ImportOddity[];
}

export interface PlannedMatch extends Pick<FileMatch, 'home' | 'away' | 'homeScore' | 'awayScore' | 'unit'> {
  /** Its place in the event's matches. */
  readonly at: number;
  /** Whether its boards are what counts; else its score is typed. */
  readonly isPlayed: boolean;
}

export interface PlannedMatchResult {
  /** The line of the file. */
  readonly at: number;
  /** The place in the plan's matches. */
  readonly match: number;
  readonly round: number;
  readonly table: number;
  /** As it is stored, and as its case shows. */
  readonly board: number;
  readonly shown: number;
  /** Places in the plan's pairs. */
  readonly seats: readonly [ns: number, ew: number];
  readonly outcome: Outcome;
  /** Empty without one. */
  readonly note: string;
}

/** More than any event has. */
const MOST_MATCHES = 5000;

/** Null where the event has no matches; of pairs also where a result stands in none: then the field is scored. */
export function planMatches(event: TournamentEvent): MatchesPlan | null {
  const { ranks } = event;
  if (ranks === 'player' || event.matches.length === 0 || event.matches.length > MOST_MATCHES) return null;
  if (ranks === 'pair' && event.results.some(({ match, seats }) => match === null && seats !== null)) return null;
  const kept = event.matches
    .map((match, at) => ({ ...match, at }))
    .filter(({ home, away }) => home !== away && isThere(event, home) && (away === null || isThere(event, away)));
  const playing = new Set(kept.flatMap(({ home, away }) => (away === null ? [home] : [home, away])));
  if (kept.every(({ away }) => away === null)) return null;
  const sides = plannedSides(event, playing);
  const { lines: found, oddities: ofLines } = plannedMatchLines(event, sides);
  const places = new Map(kept.map(({ at }, place) => [at, place]));
  const lines = found.flatMap((line) => {
    const match = places.get(line.match);
    return match === undefined ? [] : [{ ...line, match }];
  });
  const ofMatch = Map.groupBy(lines, ({ match }) => match);
  const matches = kept.map((match, place): PlannedMatch => {
    const { at, home, away, homeScore, awayScore, unit, typed } = match;
    const isPlayed = away !== null && !typed && isCompared(ranks, ofMatch.get(place) ?? []);
    return { at, home, away, homeScore, awayScore, unit, isPlayed };
  });
  if (!matches.some((match) => match.isPlayed || isTyped(match))) return null;
  const schedule = recordedMatchSchedule(inSessions(kept, lines), lines);
  const numbering = boardNumbers(event, { ranks, lines, schedule });
  const results = lines.map(({ at, match, seats, board: shown, session, outcome, note }, index): PlannedMatchResult => {
    const { round, table } = schedule.places[index] ?? { round: 1, table: 1 };
    const board = numbering.numberOf({ match, session, board: shown, round });
    return { at, match, round, table, board, shown, seats, outcome, note };
  });
  const deals = numbering.ofDeal
    ? plannedDeals(event, numbering.ofDeal, new Set(results.map(({ board }) => board)))
    : { deals: [], oddities: oddityOf('dealsOfMatchesLeft', event.deals.length) };
  const unlisted = (ranks === 'team' ? event.teams : event.entries).length - playing.size;
  return {
    kind: 'matches',
    ranks,
    isSwiss: event.form === 'swiss',
    method: sessionMethodOf(event.method),
    contestants: sides.contestants,
    pairs: sides.pairs,
    matches,
    schedule: withNumbers(schedule, results),
    results,
    ownBoards: numbering.kind === 'own' ? ownBoards(results) : [],
    boards: Math.max(1, ...results.map(({ board }) => board)),
    deals: deals.deals,
    oddities: [
      ...ofLines,
      ...oddOfEvent(event, ranks === 'pair' ? oddOfPairs(event) : []),
      ...termsLeft(event),
      ...sides.oddities,
      ...oddityOf('entriesWithoutResult', unlisted),
      ...oddityOf('roundsLaidOut', schedule.origin === 'laid-out' ? 1 : 0),
      ...oddityOf('roundsNotPossible', schedule.origin === 'laid-out-anew' ? 1 : 0),
      ...oddityOf('roundsSplit', schedule.split),
      ...oddityOf('matchesTyped', matches.filter(isTyped).length),
      ...oddityOf(
        'matchesNotScored',
        matches.filter((match) => match.away !== null && !match.isPlayed && !isTyped(match)).length,
      ),
      ...oddityOf('boardsOfMatches', numbering.kind === 'own' ? matches.filter((match) => match.isPlayed).length : 0),
      ...oddityOf('boardsNumberedOn', numbering.kind === 'by-round' ? schedule.rounds : 0),
      ...deals.oddities,
    ],
  };
}

function isTyped({ away, isPlayed, homeScore, awayScore }: PlannedMatch): boolean {
  return away !== null && !isPlayed && homeScore !== null && awayScore !== null;
}

function isThere({ ranks, teams, entries }: TournamentEvent, place: number): boolean {
  return (ranks === 'team' ? teams : entries)[place] !== undefined;
}

/** Whether a match has a board whose result counts: of teams one that was scored in both rooms. */
function isCompared(ranks: MatchesPlan['ranks'], lines: readonly MatchLineOfFile[]): boolean {
  const scored = lines.filter(({ outcome }) => outcome.kind !== 'notPlayed');
  if (ranks === 'pair') return scored.length > 0;
  const byBoard = Map.groupBy(scored, ({ board }) => board);
  return [...byBoard.values()].some((own) => own.length > 1);
}

/** The matches with rounds that go on from session to session. */
function inSessions<Match extends Pick<FileMatch, 'round'>>(
  matches: readonly Match[],
  lines: readonly MatchLineOfFile[],
): readonly Match[] {
  const ofMatch = new Map(lines.map(({ match, session }) => [match, session]));
  const ofRound = new Map(matches.map(({ round }, match) => [round, ofMatch.get(match) ?? 1]));
  return matches.map((match, place) => {
    const session = ofMatch.get(place) ?? ofRound.get(match.round) ?? 1;
    return match.round === null ? match : { ...match, round: match.round + (session - 1) * ROUNDS_OF_A_SESSION };
  });
}

/** Where a board is asked for. */
interface BoardAt {
  readonly match: number;
  readonly session: number;
  readonly board: number;
  readonly round: number;
}

/**
 * How boards are numbered. `shared`: as in the file, those of a later session after the others. Where somebody has a
 * number in two matches, it is another board in each: of teams each match has `own` boards, which show the file's
 * number; of pairs, who are compared with all tables, boards are counted on `by-round`.
 */
interface Numbering {
  readonly kind: 'shared' | 'own' | 'by-round';
  readonly numberOf: (at: BoardAt) => number;
  /** The number of a deal; null where the same number is that of several boards. */
  readonly ofDeal: ((session: number, board: number) => number) | null;
}

function boardNumbers(
  event: TournamentEvent,
  { ranks, lines }: Pick<MatchesPlan, 'ranks' | 'schedule'> & { readonly lines: readonly MatchLineOfFile[] },
): Numbering {
  const shared = boardsInOrder(event);
  const matchOf = new Map<string, number>();
  const isAgain = lines.some(({ players, match, session, board }) =>
    players.some((player) => {
      const key = `${shared(session, board)} ${player}`;
      const before = matchOf.get(key) ?? match;
      matchOf.set(key, before);
      return before !== match;
    }),
  );
  if (!isAgain) {
    return { kind: 'shared', numberOf: ({ session, board }) => shared(session, board), ofDeal: shared };
  }
  const most = Math.max(...lines.map(({ board }) => board));
  const step = CYCLE * Math.ceil(most / CYCLE);
  if (ranks === 'team') {
    return { kind: 'own', numberOf: ({ match, board }) => board + step * match, ofDeal: null };
  }
  return { kind: 'by-round', numberOf: ({ round, board }) => board + step * (round - 1), ofDeal: null };
}

function ownBoards(results: readonly PlannedMatchResult[]): MatchesPlan['ownBoards'] {
  const boards = new Map(results.map(({ board, shown, match }) => [board, { number: board, shown, match }] as const));
  return [...boards.values()].toSorted((a, b) => a.number - b.number);
}

/** The schedule with the boards as they are stored. */
function withNumbers(schedule: RecordedMatchSchedule, results: readonly PlannedMatchResult[]): RecordedMatchSchedule {
  const boards = Map.groupBy(results, ({ round, table }) => `${round} ${table}`);
  const cells = schedule.cells.map((cell) => {
    const own = boards.get(`${cell.round} ${cell.table}`) ?? [];
    return { ...cell, boards: [...new Set(own.map(({ board }) => board))].toSorted((a, b) => a - b) };
  });
  return { ...schedule, cells };
}
