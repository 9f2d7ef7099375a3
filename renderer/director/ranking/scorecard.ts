import type {
  BoardScoresView,
  EntryView,
  ResultView,
  ScoredResultView,
  FieldStandingsView,
  SectionView,
} from '../../../main/club/model.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import type { Exact } from '../../../src/scoring/exact.ts';
import { slotKey } from '../../../src/movement/slot.ts';
import { readFigure } from './standing.ts';

/** A board as one pair played it. */
export interface PlayedBoard {
  readonly board: number;
  readonly side: Side;
  readonly opponents: EntryView;
  readonly result: ResultView;
  /** The scores of the whole board; null while they are being worked out. */
  readonly scores: BoardScoresView | null;
  /** Matchpoints of the pair; null where the board counts for nobody. */
  readonly points: Exact | null;
  /** Its share of a top, 1 for all. */
  readonly percentage: Exact | null;
}

/** What every result of a field is worth, by slot. */
export type Worth = ReadonlyMap<string, { readonly board: BoardScoresView; readonly scored: ScoredResultView }>;

export function worthOf(standings: FieldStandingsView): Worth {
  return new Map(
    standings.boards.flatMap((board) => board.results.map((scored) => [slotKey(scored), { board, scored }] as const)),
  );
}

/** The boards a pair has played, in order of number. */
export function scorecardOf(
  sections: readonly SectionView[],
  results: readonly ResultView[],
  worth: Worth,
  entry: number,
): readonly PlayedBoard[] {
  const entries = new Map(sections.flatMap((section) => section.entries.map((one) => [one.id, one])));
  return results
    .filter((result) => result.ns === entry || result.ew === entry)
    .flatMap((result): PlayedBoard[] => {
      const side = result.ns === entry ? 'NS' : 'EW';
      const opponents = entries.get(side === 'NS' ? result.ew : result.ns);
      if (!opponents) return [];
      return [{ board: result.board, side, opponents, result, ...valueOf(worth, result, side) }];
    })
    .toSorted((a, b) => a.board - b.board);
}

function valueOf(worth: Worth, result: ResultView, side: Side): Pick<PlayedBoard, 'scores' | 'points' | 'percentage'> {
  const known = worth.get(slotKey(result));
  if (!known) return { scores: null, points: null, percentage: null };
  const { board, scored } = known;
  return {
    scores: board,
    points: readFigure(side === 'NS' ? scored.nsPoints : scored.ewPoints),
    percentage: readFigure(side === 'NS' ? scored.nsPercentage : scored.ewPercentage),
  };
}

/** The board to look at: the one asked for where the pair has played it, otherwise its first. */
export function boardAt(card: readonly PlayedBoard[], board: number | null): PlayedBoard | null {
  return card.find((played) => played.board === board) ?? card[0] ?? null;
}

/** The board before or after, on a pair's card or among a field's; the same one at its end. */
export function boardBeside(card: readonly Pick<PlayedBoard, 'board'>[], board: number, step: 1 | -1): number {
  const at = card.findIndex((played) => played.board === board);
  return card[at + step]?.board ?? board;
}

/** The pair of a result that sits the way asked for. */
export function pairAt(result: ResultView, side: Side): number {
  return side === 'NS' ? result.ns : result.ew;
}

/** A score as the side sees it: positive when it is theirs. */
export function scoreFor(score: number, side: Side): number {
  return side === 'NS' ? score : 0 - score;
}
