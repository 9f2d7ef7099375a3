import { pairInRound, playersInRound } from '../../../../src/session/substitutes.ts';
import type { BoardScoresView, ScoredResultView } from '../../../../main/club/model/board.ts';
import type { EntryView, SectionView } from '../../../../main/club/model/session.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import { averagePlusFor } from '../../../../src/bridge/result/second-play.ts';
import type { Exact } from '../../../../src/scoring/numbers/exact.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import { readFigure } from '../../session/rankedLines.ts';
import { sittersIn } from '../../../../src/session/partnerships.ts';

/** A board on a pair's scorecard. */
export interface ScorecardBoard {
  readonly board: number;
  readonly side: Side;
  readonly opponents: EntryView;
  /** With whom a player of an individual played it; null for a pair. */
  readonly partner: Partner | null;
  readonly result: ResultView;
  /** The scores of the whole board; null while they are being computed. */
  readonly scores: BoardScoresView | null;
  /** Matchpoints of the pair; null where the board counts for nobody. */
  readonly points: Exact | null;
  /** Its share of a top, 1 for all. */
  readonly percentage: Exact | null;
}

/** A partner for a board: the number, and the name in that round, which may be empty. */
export interface Partner {
  readonly label: string;
  readonly name: string;
}

/** What every result of a field is worth, by slot key. */
export type ScoredBySlot = ReadonlyMap<string, { readonly board: BoardScoresView; readonly scored: ScoredResultView }>;

export function scoredBySlot(standings: FieldStandingsView): ScoredBySlot {
  return new Map(
    standings.boards.flatMap((board) => board.results.map((scored) => [slotKey(scored), { board, scored }] as const)),
  );
}

/**
 * The boards a pair has played, in order of number, and those on which it has average plus because the pair it was to
 * meet has withdrawn (EBU White Book 2.4.4).
 * @param withdrawn the pairs that have withdrawn
 */
export function scorecardOf(
  sections: readonly SectionView[],
  results: readonly ResultView[],
  bySlot: ScoredBySlot,
  entry: number,
  withdrawn: ReadonlySet<number> = new Set(),
): readonly ScorecardBoard[] {
  const sitters = sittersIn(sections);
  const own = sittingFor(entry, sections);
  const given = withdrawn.size === 0 || withdrawn.has(entry) ? [] : givenTo(entry, sections, bySlot, withdrawn);
  return [...results, ...given]
    .filter((result) => own.has(result.ns) || own.has(result.ew))
    .flatMap((result): ScorecardBoard[] => {
      const side = own.has(result.ns) ? 'NS' : 'EW';
      const pair = sitters.get(side === 'NS' ? result.ew : result.ns);
      if (!pair) return [];
      const opponents = pairInRound(pair, result.round);
      const partner = partnerOf(entry, own.get(pairOnSide(result, side)), sitters, result.round);
      return [{ board: result.board, side, opponents, partner, result, ...valueOf(bySlot, result, side) }];
    })
    .toSorted((a, b) => a.board - b.board);
}

/** Under whose ids an entry has results: a pair under its own, a player of an individual under the partnerships'. */
function sittingFor(entry: number, sections: readonly SectionView[]): ReadonlyMap<number, readonly number[]> {
  const partnerships = sections.flatMap((section) => section.partnerships.filter(({ of }) => of.includes(entry)));
  return new Map([[entry, [entry]], ...partnerships.map(({ id, of }) => [id, of] as const)]);
}

function partnerOf(
  entry: number,
  of: readonly number[] | undefined,
  sitters: ReadonlyMap<number, EntryView>,
  round: number,
): Partner | null {
  const partner = sitters.get(of?.find((one) => one !== entry) ?? 0);
  return partner ? { label: partner.label, name: playersInRound(partner, round)[0] } : null;
}

/** The results of average plus against pairs that withdrew, as the standings have them. */
function givenTo(
  entry: number,
  sections: readonly SectionView[],
  bySlot: ScoredBySlot,
  withdrawn: ReadonlySet<number>,
): readonly ResultView[] {
  return sections.flatMap((section) =>
    section.cells
      .filter(({ ns, ew }) => (ns === entry && withdrawn.has(ew)) || (ew === entry && withdrawn.has(ns)))
      .flatMap(({ round, table, ns, ew, left }) =>
        left.flatMap((board): ResultView[] => {
          const slot = { section: section.id, round, table, slotBoard: board };
          const outcome = averagePlusFor(ns === entry ? 'NS' : 'EW');
          const line = { ...slot, version: 0, board, ns, ew, outcome, typed: '', score: null, at: '' };
          return bySlot.has(slotKey(slot)) ? [line] : [];
        }),
      ),
  );
}

/** The pairs of a field that have withdrawn. */
export function withdrawnPairs({ rankings }: FieldStandingsView): ReadonlySet<number> {
  return new Set(rankings.flatMap(({ rows }) => rows.flatMap((row) => (row.withdrawn === undefined ? [] : row.entry))));
}

function valueOf(
  bySlot: ScoredBySlot,
  result: ResultView,
  side: Side,
): Pick<ScorecardBoard, 'scores' | 'points' | 'percentage'> {
  const known = bySlot.get(slotKey(result));
  if (!known) return { scores: null, points: null, percentage: null };
  const { board, scored } = known;
  return {
    scores: board,
    points: readFigure(side === 'NS' ? scored.nsPoints : scored.ewPoints),
    percentage: readFigure(side === 'NS' ? scored.nsPercentage : scored.ewPercentage),
  };
}

/** The board asked for, where the pair has played it, otherwise its first. */
export function boardOnCard(card: readonly ScorecardBoard[], board: number | null): ScorecardBoard | null {
  return card.find((played) => played.board === board) ?? card[0] ?? null;
}

/** The board before or after on a card or in a field; the same one at its end. */
export function neighbourBoard(card: readonly Pick<ScorecardBoard, 'board'>[], board: number, step: 1 | -1): number {
  const at = card.findIndex((played) => played.board === board);
  return card[at + step]?.board ?? board;
}

/** The pair of a result that sits in a direction. */
export function pairOnSide(result: ResultView, side: Side): number {
  return side === 'NS' ? result.ns : result.ew;
}

/** A score from a side's point of view: positive when it is theirs. */
export function scoreFor(score: number, side: Side): number {
  return side === 'NS' ? score : 0 - score;
}
