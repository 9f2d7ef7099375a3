import { isScored } from '../scoring/scoring-line.ts';
import type { PairWithdrawal } from '../scoring/ranked-session/withdrawals.ts';
import type { ResultLine } from './result-line.ts';
import type { SectionSeats } from './section-seats.ts';
import { slotKey, type Slot } from './slot.ts';

/** The terms on which entries play. */
interface SessionTerms {
  readonly entries: readonly { readonly entry: number; readonly withdrawn?: boolean }[];
}

/** The entries that withdrew from a session. */
export function withdrawnEntries({ entries }: SessionTerms): readonly number[] {
  return entries.flatMap(({ entry, withdrawn }) => (withdrawn ? [entry] : []));
}

/**
 * The pairs that withdrew from some sections, with what each was still to play by the schedule.
 * @param entries in the order they withdrew; those of other sections are left out
 * @param lines the results of the sections
 */
export function pairWithdrawals(
  sections: readonly SectionSeats[],
  entries: readonly number[],
  lines: readonly ResultLine[],
): readonly PairWithdrawal<ResultLine>[] {
  const withdrawn = entries.flatMap((entry) => {
    const section = sections.find((one) => one.entries.some(({ id }) => id === entry));
    return section ? [{ entry, section }] : [];
  });
  if (withdrawn.length === 0) return [];
  const scored = lines.filter(isScored);
  const highest = Math.max(...sections.flatMap((section) => section.entries.map(({ id }) => id)));
  return withdrawn.map(({ entry, section }, index) => ({
    entry,
    emptySeat: highest + 1 + index,
    due: linesStillDue(section, entry, scored),
  }));
}

/** The lines that an entry is still to play against somebody who is there, by the schedule. */
export function linesStillDue(
  section: Pick<SectionSeats, 'id' | 'cells'>,
  entry: number,
  scored: readonly Slot[],
): readonly ResultLine[] {
  const played = new Set(scored.map(slotKey));
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
