import type { EntryTerms } from '../../../../main/club/model/scoring.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { slotKey } from '../../../../src/session/slot.ts';

/** How a pair stands: with a place, as a guest, or withdrawn. */
export const PAIR_STATUSES = ['ranked', 'guest', 'withdrawn'] as const;
export type PairStatus = (typeof PAIR_STATUSES)[number];

export function pairStatus({ withdrawn, withoutStanding }: EntryTerms): PairStatus {
  if (withdrawn) return 'withdrawn';
  return withoutStanding ? 'guest' : 'ranked';
}

/** The terms of a pair that is to stand so; what it has beside stays. */
export function termsForStatus({ entry, handicap, stratum }: EntryTerms, how: PairStatus): EntryTerms {
  const terms = { entry, handicap, stratum, withoutStanding: how === 'guest' };
  return how === 'withdrawn' ? { ...terms, withdrawn: true } : terms;
}

/** How many boards a pair has played, and how many it was to play by the schedule. */
export function boardsPlayed(
  { sections, results }: SessionView,
  entry: number,
): { readonly played: number; readonly due: number } {
  const isOf = ({ ns, ew }: Pick<ResultView, 'ns' | 'ew'>) => ns === entry || ew === entry;
  const own = results.filter((result) => isOf(result) && result.outcome.kind !== 'notPlayed');
  const met = new Set(own.map(slotKey));
  const open = sections.flatMap((section) =>
    section.cells
      .filter((cell) => isOf(cell) && cell.absent.every((absent) => absent === entry))
      .flatMap(({ round, table, boards }) =>
        boards.filter((slotBoard) => !met.has(slotKey({ section: section.id, round, table, slotBoard }))),
      ),
  );
  return { played: own.length, due: own.length + open.length };
}
