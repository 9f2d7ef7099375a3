import { isScored } from '../../../src/scoring/scoring-line.ts';
import type { PairWithdrawal } from '../../../src/scoring/ranked-session/withdrawals.ts';
import { slotKey } from '../../../src/session/slot.ts';
import type { SessionLine } from './board-view.ts';
import type { SessionField } from '../competitions/fields.ts';
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
