import type { ReviewItem } from '../../../../main/club/model/review.ts';
import { isSameItem } from './useReviewActions.ts';

/** The item of a queue that was visited last, and its index then. */
export interface VisitedItem {
  readonly item: ReviewItem;
  readonly place: number;
}

/**
 * The index to go to next: after the item visited last, or where it was once it is settled. After the last, the first.
 */
export function nextQueuePlace(queue: readonly ReviewItem[], visited: VisitedItem | null): number {
  const place = placeOf(queue, visited);
  const next = place === null ? (visited?.place ?? 0) : place + 1;
  return next < queue.length ? next : 0;
}

/** The queue from the item visited last, or the one that followed it, then the items before. */
export function queueFromVisited(queue: readonly ReviewItem[], visited: VisitedItem | null): readonly ReviewItem[] {
  const place = placeOf(queue, visited) ?? nextQueuePlace(queue, visited);
  return [...queue.slice(place), ...queue.slice(0, place)];
}

function placeOf(queue: readonly ReviewItem[], visited: VisitedItem | null): number | null {
  const place = visited ? queue.findIndex((one) => isSameItem(one, visited.item)) : -1;
  return place < 0 ? null : place;
}
