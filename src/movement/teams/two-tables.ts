import { numbersTo } from '../../basics/numbers-to.ts';
import type { PouleRound } from '../pairing/berger.ts';
import { playOrder } from './play-order.ts';
import type { BoardSupply } from './families/family.ts';
import type { TeamBoard, TeamLayout, TeamMatch, TeamSeating } from './layout.ts';

/** Matches of which each has two tables of its own. */
export interface MatchesAtTwoTables {
  /** The matches by rounds of the draw. */
  readonly draw: readonly PouleRound[];
  readonly boardsPerMatch: number;
  /** Parts of a match with a line-up each. */
  readonly segments: number;
  readonly supply: BoardSupply;
  /** The tables exchange boards within a round, however many these are. */
  readonly isOneRound?: boolean;
}

/** From so many boards a segment on, the tables exchange boards between two rounds; with fewer, within one. */
export const BOARDS_FOR_TWO_ROUNDS = 8;

/** Rounds that a match takes: one a segment, two where the tables exchange boards between two rounds. */
export function roundsOfMatch({
  boardsPerMatch,
  segments,
  supply,
  isOneRound = false,
}: Pick<MatchesAtTwoTables, 'boardsPerMatch' | 'segments' | 'supply' | 'isOneRound'>): number {
  const isExchanged = supply !== 'copies' && !isOneRound && boardsPerMatch / segments >= BOARDS_FOR_TWO_ROUNDS;
  return segments * (isExchanged ? 2 : 1);
}

/**
 * The schedule of matches at two tables. Match m of a round of the draw is at tables 2m - 1 (open room) and 2m
 * (closed); the home team sits North-South in the open room and East-West in the closed one. Boards of a match that are
 * dealt at its tables show 1 and on in every round.
 */
export function layOutTwoTables(matches: MatchesAtTwoTables): TeamLayout {
  const { draw, boardsPerMatch, supply } = matches;
  const rounds: TeamSeating[][] = [];
  const all: TeamMatch[] = [];
  const boards: TeamBoard[] = [];
  draw.forEach(({ matches: meetings, bye }, drawn) => {
    const length = roundsOfMatch(matches);
    const first = rounds.length + 1;
    const span = { round: first, lastRound: first + length - 1 };
    const shared = supply === 'dealt' ? [] : boardsFrom(drawn * boardsPerMatch, boardsPerMatch, null);
    boards.push(...shared);
    const seatings: TeamSeating[][] = numbersTo(length).map(() => []);
    meetings.forEach(({ home, away }, place) => {
      const key = all.length + 1;
      const own = supply === 'dealt' ? boardsFrom(boards.length, boardsPerMatch, key) : shared;
      if (supply === 'dealt') boards.push(...own);
      all.push({ key, ...span, home, away });
      partsOf(matches, own).forEach((part, round) => {
        const at = { match: key, segment: part.segment };
        seatings[round]?.push(
          { table: 2 * place + 1, ns: home, ew: away, boards: part.open, ...at, room: 'open' },
          { table: 2 * place + 2, ns: away, ew: home, boards: part.closed, ...at, room: 'closed' },
        );
      });
    });
    if (bye !== null) all.push({ key: all.length + 1, ...span, home: bye, away: null });
    rounds.push(...seatings);
  });
  const tables = 2 * Math.max(...draw.map((round) => round.matches.length));
  return { tables, rounds, matches: all, boards };
}

function boardsFrom(before: number, count: number, match: number | null): TeamBoard[] {
  return numbersTo(count).map((place) => ({
    number: before + place,
    shown: match === null ? before + place : place,
    match,
  }));
}

/** What a match plays in one of its rounds, at both tables in the order of play. */
interface MatchPart {
  readonly segment: number;
  readonly open: readonly number[];
  readonly closed: readonly number[];
}

function partsOf(
  { boardsPerMatch, segments, supply, isOneRound = false }: MatchesAtTwoTables,
  own: readonly TeamBoard[],
): readonly MatchPart[] {
  const size = boardsPerMatch / segments;
  const length = roundsOfMatch({ boardsPerMatch, segments, supply, isOneRound }) / segments;
  return numbersTo(segments).flatMap((segment): MatchPart[] => {
    const boards = own.slice((segment - 1) * size, segment * size).map(({ number }) => number);
    if (supply === 'copies') return [{ segment, open: boards, closed: boards }];
    if (length === 1) return [{ segment, open: boards, closed: playOrder(boards, 1, 2) }];
    const middle = Math.ceil(size / 2);
    const [first, second] = [boards.slice(0, middle), boards.slice(middle)];
    return [
      { segment, open: first, closed: second },
      { segment, open: second, closed: first },
    ];
  });
}
