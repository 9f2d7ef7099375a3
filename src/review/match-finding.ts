import type { Exact } from '../scoring/numbers/exact.ts';
import type { StrayLineReason } from '../scoring/ranked-matches/ranked.ts';
import type { MatchLine } from '../scoring/ranked-matches/stage.ts';
import type { Room } from '../scoring/teams/team.ts';

/** What may be wrong with a match of teams, most certain first: the order of the queue. */
export const MATCH_FINDING_CODES = [
  'stray-line',
  'wrong-seats',
  'awards-differ',
  'other-award',
  'fouled',
  'large-swing',
  'meets-again',
  'no-award',
  'missing-room',
] as const;
export type MatchFindingCode = (typeof MATCH_FINDING_CODES)[number];

/** The lines of the two tables; null where there is none. */
export type FindingLines<Line extends MatchLine> = Readonly<Record<Room, Line | null>>;

interface OnBoard<Code extends MatchFindingCode, Line extends MatchLine> {
  readonly code: Code;
  /** The key of the match. */
  readonly match: string;
  readonly round: number;
  readonly board: number;
  readonly lines: FindingLines<Line>;
}

/** Something of a match that the director should look at. */
export type MatchFinding<Line extends MatchLine = MatchLine> =
  /** The line is compared with nothing. */
  | {
      readonly code: 'stray-line';
      readonly match: string;
      readonly round: number;
      readonly board: number;
      readonly line: Line;
      readonly reason: StrayLineReason;
    }
  /** Both pairs of a team sat in one line: `turn` is the room where they sat otherwise than was due. */
  | (OnBoard<'wrong-seats', Line> & { readonly turn: Room })
  /** Both tables have an average and they are not the same; an award is no average; the tables played two deals. */
  | OnBoard<'awards-differ' | 'other-award' | 'fouled', Line>
  /** Seventeen IMPs or more. `otherwise`: no more than half with the score of a room on the other side. */
  | (OnBoard<'large-swing', Line> & {
      readonly imps: Exact;
      readonly otherwise: { readonly room: Room; readonly imps: number } | null;
    })
  /** Recorded as not played, and nothing given in its place. */
  | OnBoard<'no-award', Line>
  /** The segment is over, and one room has no result. */
  | (OnBoard<'missing-room', Line> & { readonly room: Room })
  /** Two pairs, by the caller's numbers, met in segments `before` and `segment`, which count from 0. */
  | {
      readonly code: 'meets-again';
      readonly match: string;
      readonly round: number;
      readonly segment: number;
      readonly before: number;
      readonly home: number;
      readonly away: number;
    };
