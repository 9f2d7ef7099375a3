import type { ScheduleChange } from './change.ts';
import { compareFigures } from './figures.ts';
import type { Proposal } from './proposal.ts';

/** The rules by which nobody sits elsewhere than scheduled, or plays other boards. */
const NOTHING_DONE: ReadonlySet<Proposal['rule']['kind']> = new Set([
  'as-scheduled',
  'rule-on-boards',
  'opponents-sit-out',
  'substitutes',
]);

/**
 * The proposals for a change, best first: by the pairs they affect, then by the boards they lose, then as
 * {@link compareFigures} says. What loses as many boards as doing nothing is left out. After wrong boards or wrong
 * opponents at a table, and where a pair is replaced, doing nothing comes first; where half tables are to become one
 * it comes last. A late pair sits down at once where it can, and no pair
 * that leaves moves the whole room unless the director wants it.
 */
export function rankedProposals(proposals: readonly Proposal[], { kind }: ScheduleChange): readonly Proposal[] {
  const nothing = proposals.find(({ rule }) => NOTHING_DONE.has(rule.kind));
  const isFirst = kind === 'wrong-boards' || kind === 'wrong-opponents' || kind === 'pair-replaced';
  const isLast = kind === 'merge-tables';
  const place = (one: Proposal) => {
    if (one.rule.kind === 'joins-now') return -1;
    if (kind === 'pair-leaves' && one.rule.kind === 'replanned') return 1;
    return one !== nothing ? 0 : Number(isLast) - Number(isFirst);
  };
  return proposals
    .filter((one) => one === nothing || !nothing || kind === 'pair-replaced' || losesFewer(one, nothing))
    .toSorted(
      (a, b) =>
        place(a) - place(b) ||
        a.figures.affected - b.figures.affected ||
        a.figures.boardsLost - b.figures.boardsLost ||
        compareFigures(a.figures, b.figures),
    );
}

function losesFewer({ figures }: Proposal, nothing: Proposal): boolean {
  return figures.boardsLost < nothing.figures.boardsLost;
}
