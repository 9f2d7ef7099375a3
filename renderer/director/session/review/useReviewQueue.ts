import type { ReviewItem } from '../../../../main/club/model/review.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { Slot } from '../../../../src/session/slot.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { useShortcuts } from '../../../shared/shortcuts.ts';
import { MOST_FIX_KEYS } from '../fixKeys.ts';
import { acceptLabel, fixLabel } from './findingText.ts';
import { useReview } from './useReview.ts';
import { useReviewActions } from './useReviewActions.ts';
import { useVisited } from './useVisited.ts';
import { nextQueuePlace, queueFromVisited, visitedItem } from './visited.ts';

/** As many items as fit a panel under its other contents. */
export const MOST_SHOWN = 4;

/** One way to settle an item: a fix, or accepting the result as it is. */
export interface ReviewOption {
  readonly label: string;
  /** The number of its key; null where no key is left. */
  readonly number: number | null;
  readonly perform: () => void;
}

/** The items of the review queue as the panel shows them, with the keys that go to them and settle them. */
export function useReviewQueue(of: {
  readonly session: SessionView;
  /** How many fixes of the screen have a key already. */
  readonly fixesBefore: number;
  /** Whether missing results are listed elsewhere on the screen. */
  readonly withoutMissing: boolean;
  readonly onGo: (slot: Slot) => void;
}) {
  const { session } = of;
  const language = useLanguage();
  const items = useReview(session);
  const actions = useReviewActions(session, language);
  const [visited, visit] = useVisited(session.id);
  const queue = items.filter(({ finding }) => finding.code !== 'missing');
  const missing = of.withoutMissing ? [] : items.filter(({ finding }) => finding.code === 'missing');
  const all = queue.length > 0 ? queue : missing;
  const go = (item: ReviewItem) => {
    visit(visitedItem(all, item, visited));
    of.onGo(item.finding.slot);
  };
  const goToNext = () => {
    const item = all[nextQueuePlace(all, visited)];
    if (item) go(item);
  };
  const optionsOf = (item: ReviewItem): readonly Omit<ReviewOption, 'number'>[] => [
    ...item.finding.fixes.map((fix) => ({
      label: fixLabel(session, item.finding, fix, language),
      perform: () => actions.fix(item, fix),
    })),
    // A missing result can't be accepted.
    ...(item.finding.code === 'missing' || item.finding.code === 'missing-room'
      ? []
      : [{ label: acceptLabel(item, language), perform: () => actions.accept(item) }]),
  ];
  // A few missing results have a line each. Many, as when an evening is typed at its end, share one line.
  const isMissingListed = queue.length + missing.length <= MOST_SHOWN;
  const listed = isMissingListed ? [...queue, ...missing] : queueFromVisited(queue, visited).slice(0, MOST_SHOWN);
  const options = numbered(listed.map(optionsOf), of.fixesBefore + 1);
  useShortcuts({
    f7: goToNext,
    ...Object.fromEntries(
      options.flat().flatMap(({ number, perform }) => (number === null ? [] : [[`alt+${number}`, perform] as const])),
    ),
  });
  return {
    /** The items without the missing results. */
    queue,
    missing,
    isMissingListed,
    /** The items shown, each with its options. */
    shown: listed.map((item, index) => ({ item, options: options[index] ?? [] })),
    go,
    goToNext,
    /** Whether the last option did not reach the club file. */
    hasFailed: actions.failed,
  };
}

/** The options of each item, numbered from `first` down the list. */
function numbered(
  items: readonly (readonly Omit<ReviewOption, 'number'>[])[],
  first: number,
): readonly (readonly ReviewOption[])[] {
  let next = first;
  return items.map((options) =>
    options.map((option) => {
      const number = next++;
      return { ...option, number: number <= MOST_FIX_KEYS ? number : null };
    }),
  );
}
