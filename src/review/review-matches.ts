import { imps } from '../scoring/boards/imps.ts';
import { compare, exact, subtract, ZERO, type Exact } from '../scoring/numbers/exact.ts';
import type { RankedMatch, RankedMatches, StageMatchBoard } from '../scoring/ranked-matches/ranked.ts';
import type { MatchLine } from '../scoring/ranked-matches/stage.ts';
import { sideAt, type NoComparisonReason } from '../scoring/teams/board.ts';
import { northSouthIn, otherRoom, ROOMS, type Room } from '../scoring/teams/team.ts';
import { MATCH_FINDING_CODES, type FindingLines, type MatchFinding, type MatchFindingCode } from './match-finding.ts';

/** What the review of matches needs beside them. */
export interface MatchReview<Line extends MatchLine> {
  /** Results of matches that ended before should be in. */
  readonly roundInPlay: number;
  /** The pairs of a line by numbers of their own, such as entries; left out, nobody is looked for who meets again. */
  readonly pairsOf?: (line: Line) => { readonly ns: number; readonly ew: number };
  /** Where it is left out: not in a match of two segments. */
  readonly mayMeetAgain?: boolean;
}

/** A swing of so many IMPs is a slam against a grand slam down, or more often a score on the wrong side. */
export const LEAST_IMPS_OF_A_LARGE_SWING = 17;

/** The findings of the matches of a stage, the most certain first, then by round, match and board. */
export function reviewMatches<Line extends MatchLine>(
  { matches, stray }: RankedMatches<Line>,
  review: MatchReview<Line>,
): readonly MatchFinding<Line>[] {
  const lost = stray.map(({ line, reason }): MatchFinding<Line> => {
    return { code: 'stray-line', match: line.match, round: 0, board: line.board, line, reason };
  });
  const found = matches.flatMap((match) => matchFindings(match, review));
  return [...lost, ...found].toSorted(
    (a, b) => MATCH_FINDING_CODES.indexOf(a.code) - MATCH_FINDING_CODES.indexOf(b.code) || a.round - b.round,
  );
}

function matchFindings<Line extends MatchLine>(
  ranked: RankedMatch<Line>,
  review: MatchReview<Line>,
): readonly MatchFinding<Line>[] {
  const { match, score, count } = ranked;
  const at = { match: match.key, round: match.round };
  const stray = score.stray.map(({ line, reason }): MatchFinding<Line> => {
    return { code: 'stray-line', ...at, board: line.board, line, reason };
  });
  // what was typed, or given for it, stands in the place of the lines
  if (score.given !== null || count === 'cancelled' || count === 'awarded') return stray;
  const isOver = (segment: number): boolean =>
    match.lastRound < review.roundInPlay ||
    score.segments.slice(segment + 1).some(({ boards }) => boards.some(({ lines }) => lines.open ?? lines.closed));
  const boards = score.segments.flatMap((segment, index) =>
    segment.boards.flatMap((board) => boardFindings(board, at, isOver(index))),
  );
  return [...stray, ...boards, ...meetings(ranked, review)];
}

const OF_REASON: Readonly<Partial<Record<NoComparisonReason, 'awards-differ' | 'other-award' | 'fouled'>>> = {
  awardsDiffer: 'awards-differ',
  otherAward: 'other-award',
  fouled: 'fouled',
};

function boardFindings<Line extends MatchLine>(
  board: StageMatchBoard<Line>,
  at: { readonly match: string; readonly round: number },
  isOver: boolean,
): readonly MatchFinding<Line>[] {
  const { state } = board;
  const lines: FindingLines<Line> = {
    open: board.lines.open?.source ?? null,
    closed: board.lines.closed?.source ?? null,
  };
  const on = <Code extends MatchFindingCode>(code: Code) => ({ code, ...at, board: board.board, lines });
  if (state.kind === 'compared') {
    const swing = board.imps && largest(board.imps.home, board.imps.away);
    if (!swing || compare(size(swing), exact(LEAST_IMPS_OF_A_LARGE_SWING)) < 0) return [];
    return [{ ...on('large-swing'), imps: swing, otherwise: otherwise(board, size(swing)) }];
  }
  if (state.kind !== 'missing') return [];
  const code = OF_REASON[state.reason];
  if (code) return [on(code)];
  if (state.reason === 'wrongSeats') {
    const turn = ROOMS.find((room) => board.lines[room]?.ns !== northSouthIn(room)) ?? 'closed';
    return [{ ...on('wrong-seats'), turn }];
  }
  const isLeft = ROOMS.some((room) => board.lines[room]?.result.kind === 'notPlayed');
  if (isLeft) return [on('no-award')];
  const room = ROOMS.find((one) => board.lines[one] === null && board.lines[otherRoom(one)] !== null);
  return room !== undefined && isOver ? [{ ...on('missing-room'), room }] : [];
}

function largest(home: Exact, away: Exact): Exact {
  return compare(size(home), size(away)) < 0 ? away : home;
}

function size(value: Exact): Exact {
  return value.numerator < 0n ? subtract(ZERO, value) : value;
}

/** What the score of one room on the other side would give, where that is no more than half of the swing. */
function otherwise<Line extends MatchLine>(
  { lines: { open, closed } }: StageMatchBoard<Line>,
  swing: Exact,
): { readonly room: Room; readonly imps: number } | null {
  if (open?.result.kind !== 'score' || closed?.result.kind !== 'score') return null;
  const score = { open: homeScore(open), closed: homeScore(closed) };
  const turned = ROOMS.map((room) => ({ room, imps: imps(score[otherRoom(room)] - score[room]) }));
  const [best] = turned.toSorted((a, b) => Math.abs(a.imps) - Math.abs(b.imps));
  return best && compare(exact(2 * Math.abs(best.imps)), swing) <= 0 ? best : null;
}

function homeScore(line: NonNullable<StageMatchBoard['lines']['open']>): number {
  const score = line.result.kind === 'score' ? line.result.score : 0;
  return sideAt(line, 'home') === 'NS' ? score : -score;
}

/** Pairs that met in an earlier segment; each meeting is told once a segment. */
function meetings<Line extends MatchLine>(
  { match, score }: RankedMatch<Line>,
  { pairsOf, mayMeetAgain = score.segments.length > 2 }: MatchReview<Line>,
): readonly MatchFinding<Line>[] {
  if (pairsOf === undefined || mayMeetAgain) return [];
  const met = new Map<string, number>();
  return score.segments.flatMap(({ boards }, segment) => {
    const here = new Map<string, { readonly home: number; readonly away: number }>();
    for (const line of boards.flatMap(({ lines }) => ROOMS.flatMap((room) => lines[room] ?? []))) {
      const { ns, ew } = pairsOf(line.source);
      const [home, away] = line.ns === 'home' ? [ns, ew] : [ew, ns];
      here.set(`${home} ${away}`, { home, away });
    }
    const again = [...here].flatMap(([key, pairs]): readonly MatchFinding<Line>[] => {
      const before = met.get(key);
      if (before === undefined) met.set(key, segment);
      return before === undefined
        ? []
        : [{ code: 'meets-again', match: match.key, round: match.round, segment, before, ...pairs }];
    });
    return again;
  });
}
