import type { ReviewItem } from '../../../../main/club/model/review.ts';
import { isSameItem } from './useReviewActions.ts';

/** The item of a queue that was gone to last, and where it stood. */
export interface VisitedItem {
  readonly item: ReviewItem;
  readonly place: number;
}

/** The place to go to next: after the one gone to last, or where that was once it is settled; round to the beginning. */
export function nextQueuePlace(queue: readonly ReviewItem[], visited: VisitedItem | null): number {
  const place = placeOf(queue, visited);
  const next = place === null ? (visited?.place ?? 0) : place + 1;
  return next < queue.length ? next : 0;
}

/** The queue from the item that was gone to, or what follows it, round to the beginning. */
export function queueFromVisited(queue: readonly ReviewItem[], visited: VisitedItem | null): readonly ReviewItem[] {
  const place = placeOf(queue, visited) ?? nextQueuePlace(queue, visited);
  return [...queue.slice(place), ...queue.slice(0, place)];
}

function placeOf(queue: readonly ReviewItem[], visited: VisitedItem | null): number | null {
  const place = visited ? queue.findIndex((one) => isSameItem(one, visited.item)) : -1;
  return place < 0 ? null : place;
}
