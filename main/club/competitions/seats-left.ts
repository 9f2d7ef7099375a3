import { entriesRankedBy } from '../../../src/session/partnerships.ts';
import { slotKey } from '../../../src/session/slot.ts';
import { withdrawnEntries } from '../../../src/session/withdrawals.ts';
import type { ResultView } from '../model/result.ts';
import type { TermsView } from '../model/scoring.ts';
import type { SectionView } from '../model/session.ts';

/**
 * The sections as they are played once pairs or teams have withdrawn. Such a pair, or each pair of such a team, is
 * absent from every table where it has no result. Where it left in the middle of a round, its boards without a result
 * are `left`: no result of them is due, and one that comes in late still has its line.
 * @param back pairs or teams that had withdrawn and play again
 */
export function sectionsAfterWithdrawals(
  sections: readonly SectionView[],
  results: readonly ResultView[],
  terms: TermsView,
  back: readonly number[] = [],
): readonly SectionView[] {
  const left = new Set(withdrawnEntries(terms));
  if (left.size === 0 && back.length === 0) return sections;
  const played = new Set(results.map(tableKey));
  const lines = new Set(results.map(slotKey));
  return sections.map((section) => ({
    ...section,
    cells: section.cells.map((cell) => {
      const hasLeft = (seated: number) => entriesRankedBy(section, seated).some((entry) => left.has(entry));
      const isBack = (seated: number) => entriesRankedBy(section, seated).some((entry) => back.includes(entry));
      const gone = cell.absent.filter((seated) => !isBack(seated) || section.gone.includes(seated));
      const leaves = played.has(tableKey({ ...cell, section: section.id }))
        ? []
        : [cell.ns, cell.ew].filter((seated) => hasLeft(seated) && !gone.includes(seated));
      const absent = [...gone, ...leaves];
      const hadLines = gone.every((seated) => hasLeft(seated) && !section.gone.includes(seated));
      const isLeft = hadLines && [cell.ns, cell.ew].some(hasLeft);
      const slotAt = (slotBoard: number) => ({ section: section.id, round: cell.round, table: cell.table, slotBoard });
      const open = isLeft ? cell.boards.filter((board) => !lines.has(slotKey(slotAt(board)))) : [];
      return { ...cell, absent, sitOut: absent.length > 0, left: open };
    }),
  }));
}

function tableKey({ section, round, table }: Pick<ResultView, 'section' | 'round' | 'table'>): string {
  return `${section} ${round} ${table}`;
}
