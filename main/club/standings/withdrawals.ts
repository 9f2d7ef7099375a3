import { isScored } from '../../../src/scoring/scoring-line.ts';
import type { PairWithdrawal } from '../../../src/scoring/ranked-session/withdrawals.ts';
import { slotKey } from '../../../src/session/slot.ts';
import type { SessionLine } from './board-view.ts';
import type { SessionField } from '../competitions/fields.ts';
import type { ResultView } from '../model/result.ts';
import type { SectionView } from '../model/session.ts';
import type { TermsView } from '../model/scoring.ts';

/** The pairs that withdrew from a field, with what each was still to play by the schedule. */
export function withdrawalsFrom(
  field: SessionField,
  lines: readonly SessionLine[],
  { entries }: TermsView,
): readonly PairWithdrawal<SessionLine>[] {
  const withdrawn = entries.filter((terms) => terms.withdrawn && field.entries.some(({ id }) => id === terms.entry));
  if (withdrawn.length === 0) return [];
  const played = new Set(lines.filter(isScored).map(slotKey));
  const highest = Math.max(...field.entries.map(({ id }) => id));
  return withdrawn.map(({ entry }, index) => {
    const section = field.sections.find((one) => one.entries.some(({ id }) => id === entry));
    return { entry, emptySeat: highest + 1 + index, due: section ? dueLines(section, entry, played) : [] };
  });
}

/** The lines an entry is still to play against somebody, by the schedule. */
function dueLines(section: SectionView, entry: number, played: ReadonlySet<string>): readonly SessionLine[] {
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
