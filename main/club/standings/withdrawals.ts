import type { SessionScores } from '../../../src/scoring/ranked-session/score-session.ts';
import { withdrawPairFromSession, type WithdrawalOutcome } from '../../../src/scoring/ranked-session/withdrawal.ts';
import { slotKey } from '../../../src/session/slot.ts';
import type { SessionLine } from './board-view.ts';
import type { SessionField } from '../competitions/fields.ts';
import type { ResultView } from '../model/result.ts';
import type { SectionView } from '../model/session.ts';
import type { TermsView } from '../model/scoring.ts';

/** The lines of a field, by board. */
export type LinesByBoard = ReadonlyMap<number, readonly SessionLine[]>;

/** The lines of a field after some of its pairs withdrew. */
export interface FieldWithdrawals {
  readonly lines: LinesByBoard;
  /** What became of the results of each pair that withdrew. */
  readonly outcomes: ReadonlyMap<number, WithdrawalOutcome>;
  /** Seats that nobody sits in; they are in no ranking. */
  readonly emptySeats: ReadonlySet<number>;
  /** Boards that have lost lines, or that have one against an empty seat. */
  readonly boards: ReadonlySet<number>;
}

/** The scores of a field with what became of the pairs that withdrew from it. */
export interface ScoredField extends SessionScores<SessionLine> {
  readonly withdrawn: FieldWithdrawals['outcomes'];
  /** Boards whose lines are not those of their results. */
  readonly touched: ReadonlySet<number>;
  /** The lines that were scored. */
  readonly lines: LinesByBoard;
  readonly sections: SessionField['sections'];
}

/**
 * The pairs of a field that withdrew taken out, one after the other (EBU White Book 2.4.4): before half of what it was to
 * play its results are cancelled; from half on they stand, and whoever was to meet it has average plus, in the rounds
 * that have begun.
 */
export function withoutWithdrawn(field: SessionField, played: LinesByBoard, { entries }: TermsView): FieldWithdrawals {
  const withdrawn = entries.filter((terms) => terms.withdrawn && field.entries.some(({ id }) => id === terms.entry));
  if (withdrawn.length === 0) return { lines: played, outcomes: new Map(), emptySeats: new Set(), boards: new Set() };
  const outcomes = new Map<number, WithdrawalOutcome>();
  const emptySeats = new Set<number>();
  const boards = new Set<number>();
  const lines = [...played.values()].flat();
  const begun = new Set(lines.filter(counts).map(roundKey));
  let after: readonly SessionLine[] = lines;
  let seat = Math.max(...field.entries.map(({ id }) => id));
  for (const { entry } of withdrawn) {
    const section = field.sections.find((one) => one.entries.some(({ id }) => id === entry));
    if (!section) continue;
    seat += 1;
    emptySeats.add(seat);
    const counted = after.filter((line) => counts(line) || (line.ns !== entry && line.ew !== entry));
    const due = dueLines(section, entry, counted);
    const left = withdrawPairFromSession(counted, due, { entry, emptySeat: seat });
    outcomes.set(entry, left.outcome);
    after = left.lines.filter((line) => (line.ns !== seat && line.ew !== seat) || begun.has(roundKey(line)));
    for (const line of [...lines, ...after]) {
      if ([line.ns, line.ew].some((one) => one === entry || one === seat)) boards.add(line.board);
    }
  }
  return { lines: Map.groupBy(after, ({ board }) => board), outcomes, emptySeats, boards };
}

/** Whether anything was scored on the line: one without is still to be played, or was not played. */
function counts({ score, award, weighted, split }: SessionLine): boolean {
  return score !== null || award !== null || weighted !== undefined || split !== undefined;
}

function roundKey({ section, round }: Pick<SessionLine, 'section' | 'round'>): string {
  return `${section} ${round}`;
}

/** The lines an entry is still to play against somebody, by the schedule. */
function dueLines(section: SectionView, entry: number, lines: readonly SessionLine[]): readonly SessionLine[] {
  const played = new Set(lines.map(slotKey));
  return section.cells
    .filter(({ ns, ew, absent }) => (ns === entry || ew === entry) && absent.every((one) => one === entry))
    .flatMap(({ round, table, ns, ew, boards }) =>
      boards.map((board) => ({
        section: section.id,
        round,
        table,
        slotBoard: board,
        board,
        ns,
        ew,
        score: null,
        award: null,
      })),
    )
    .filter((line) => !played.has(slotKey(line)));
}

/**
 * The sections as they go on once pairs have withdrawn: at a table where one was expected and has no result, it is not
 * there; where it left in the middle of a round, its boards without a result are left. So no result is missed, and one
 * that comes in late has its line. @param back pairs that had withdrawn, and play again
 */
export function withSeatsLeft(
  sections: readonly SectionView[],
  results: readonly ResultView[],
  { entries }: TermsView,
  back: readonly number[] = [],
): readonly SectionView[] {
  const left = new Set(entries.flatMap(({ entry, withdrawn }) => (withdrawn ? [entry] : [])));
  if (left.size === 0 && back.length === 0) return sections;
  const played = new Set(results.map(tableKey));
  const lines = new Set(results.map(slotKey));
  return sections.map((section) => ({
    ...section,
    cells: section.cells.map((cell) => {
      const gone = cell.absent.filter((entry) => !back.includes(entry) || section.gone.includes(entry));
      const leaves = played.has(tableKey({ ...cell, section: section.id }))
        ? []
        : [cell.ns, cell.ew].filter((entry) => left.has(entry) && !gone.includes(entry));
      const absent = [...gone, ...leaves];
      const hadLines = gone.every((entry) => left.has(entry) && !section.gone.includes(entry));
      const isLeft = hadLines && [cell.ns, cell.ew].some((entry) => left.has(entry));
      const slotAt = (slotBoard: number) => ({ section: section.id, round: cell.round, table: cell.table, slotBoard });
      const open = isLeft ? cell.boards.filter((board) => !lines.has(slotKey(slotAt(board)))) : [];
      return { ...cell, absent, sitOut: absent.length > 0, left: open };
    }),
  }));
}

function tableKey({ section, round, table }: Pick<ResultView, 'section' | 'round' | 'table'>): string {
  return `${section} ${round} ${table}`;
}
