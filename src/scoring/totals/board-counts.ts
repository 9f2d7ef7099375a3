import type { BoardScores } from '../boards/board-scores.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { EncodedLines } from './encoded-lines.ts';
import type { SeatIndex, LineSeats } from './seat-index.ts';
import type { TotalColumns } from './total-columns.ts';

/**
 * Counts the boards that count for each entry, and their tops together, by index. Nearly always all lines count and all
 * boards have the same top, so both follow from how often an entry sat down. The few other lines are corrected
 * afterwards.
 * @param scored for each board what its distinct results have
 * @throws RangeError where tops are too large to be added exactly
 */
export function countBoards(
  seats: SeatIndex,
  { asNs, asEw }: Pick<TotalColumns, 'asNs' | 'asEw'>,
  encoded: EncodedLines<ScoringLine>,
  scored: readonly BoardScores[],
): Pick<TotalColumns, 'boards' | 'available'> {
  const top = scored[0]?.top ?? 0;
  const boards = new Int32Array(asNs.length);
  const available = new Float64Array(asNs.length);
  for (let at = 0; at < boards.length; at += 1) {
    const sat = (asNs[at] as number) + (asEw[at] as number);
    boards[at] = sat;
    available[at] = sat * top;
  }
  const corrections = correctionsOf(encoded, scored, top);
  if (corrections.size > 0) correct({ boards, available }, seats, corrections);
  if (!areSafe(available)) throw new RangeError('totals: the tops are too large to be added exactly');
  return { boards, available };
}

function areSafe(column: Float64Array): boolean {
  for (let at = 0; at < column.length; at += 1) if (!Number.isSafeInteger(column[at])) return false;
  return true;
}

/** What a side of a line has more than was counted. */
interface Correction {
  readonly boards: 0 | -1;
  readonly available: number;
}

type Corrections = ReadonlyMap<number, { readonly ns: Correction; readonly ew: Correction }>;

/** The corrections by code, of distinct results that don't count or have another top. */
function correctionsOf(
  { boards }: EncodedLines<ScoringLine>,
  scored: readonly BoardScores[],
  counted: number,
): Corrections {
  const corrections = new Map<number, { ns: Correction; ew: Correction }>();
  for (const [board, { results, top }] of scored.entries()) {
    const correction = (figure: number | null): Correction =>
      figure === null ? { boards: -1, available: -counted } : { boards: 0, available: top - counted };
    for (const [index, { ns, ew }] of results.entries()) {
      if (ns !== null && ew !== null && top === counted) continue;
      corrections.set(boards[board]?.[index] as number, { ns: correction(ns), ew: correction(ew) });
    }
  }
  return corrections;
}

function correct(
  { boards, available }: Pick<TotalColumns, 'boards' | 'available'>,
  { lines, codes, first }: SeatIndex,
  corrections: Corrections,
): void {
  for (let index = 0; index < lines.length; index += 1) {
    const correction = corrections.get(codes[index] as number);
    if (correction === undefined) continue;
    for (const side of ['ns', 'ew'] as const) {
      const at = (lines[index] as LineSeats)[side] - first;
      boards[at] = (boards[at] as number) + correction[side].boards;
      available[at] = (available[at] as number) + correction[side].available;
    }
  }
}
