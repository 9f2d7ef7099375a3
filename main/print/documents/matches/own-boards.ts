import { SIDES, type Side } from '../../../../src/bridge/seat.ts';
import type { Exact } from '../../../../src/scoring/numbers/exact.ts';
import { otherRoom, ROOMS, type Room } from '../../../../src/scoring/teams/team.ts';
import type { ResultView } from '../../../club/model/result.ts';
import type { PartnershipView } from '../../../club/model/session.ts';
import { exactFromText } from '../../figures.ts';
import type { PrintedMatch, PrintedMatchBoard } from '../../matches.ts';

/** A board as a pair of a team played it. */
export interface OwnBoard {
  readonly match: PrintedMatch;
  /** The half, or another part of the match, from 0. */
  readonly part: number;
  readonly row: PrintedMatchBoard;
  readonly room: Room;
  readonly side: Side;
  readonly result: ResultView;
  /** The score of its own table and of the other, as the pair has them; null where there is none. */
  readonly score: number | null;
  readonly other: number | null;
  /** What its team has from the board; null where nothing counts. */
  readonly figure: Exact | null;
}

/** The boards that a pair of a team really played, in order of play. */
export function boardsOfPair(matches: readonly PrintedMatch[], pair: PartnershipView): readonly OwnBoard[] {
  return matches
    .flatMap((match) => match.parts.flatMap(({ rows }, part) => rows.flatMap((row) => boardOf(match, part, row, pair))))
    .toSorted((a, b) => a.result.round - b.result.round || a.row.shown - b.row.shown);
}

function boardOf(match: PrintedMatch, part: number, row: PrintedMatchBoard, pair: PartnershipView): OwnBoard[] {
  const team = pair.of.includes(match.view.home) ? 'home' : 'away';
  return ROOMS.flatMap((room) => {
    const result = row.results[room];
    const side = result && SIDES.find((one) => seatedOn(result, one) === pair.id);
    if (!result || !side) return [];
    const own = (score: number | null | undefined) => (score == null ? null : side === 'NS' ? score : -score);
    const figure = row.view[match.scored.boardFigure]?.[team].exact;
    return {
      match,
      part,
      row,
      room,
      side,
      result,
      score: own(result.score),
      other: own(row.results[otherRoom(room)]?.score),
      figure: figure === undefined ? null : exactFromText(figure),
    };
  });
}

/** Who sat on a side of a table. */
export function seatedOn({ ns, ew }: ResultView, side: Side): number {
  return side === 'NS' ? ns : ew;
}
