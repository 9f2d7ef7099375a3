import type { ReviewItem } from '../../../../main/club/model/review.ts';
import { isSameItem } from './useReviewActions.ts';

/** The item of a queue that was visited last, its index then, and the items that are no news. */
export interface VisitedItem {
  readonly item: ReviewItem;
  readonly place: number;
  /** The queue at the first visit, and what has been visited since. What a second reading adds later is not in it. */
  readonly known: readonly ReviewItem[];
}

/** A visit to an item of a queue after the one before. */
export function visitedItem(queue: readonly ReviewItem[], item: ReviewItem, before: VisitedItem | null): VisitedItem {
  const place = Math.max(
    0,
    queue.findIndex((one) => isSameItem(one, item)),
  );
  return { item, place, known: [...(before?.known ?? queue), item] };
}

/**
 * The index to go to next: the first item that is new since the first visit; otherwise after the item visited last, or
 * where it was once it is settled. After the last, the first.
 */
export function nextQueuePlace(queue: readonly ReviewItem[], visited: VisitedItem | null): number {
  const news = queue.findIndex((item) => isNews(item, visited));
  if (news >= 0) return news;
  const place = placeOf(queue, visited);
  const next = place === null ? (visited?.place ?? 0) : place + 1;
  return next < queue.length ? next : 0;
}

/** The queue from the item visited last, what is new right behind it; or from the one that followed it. */
export function queueFromVisited(queue: readonly ReviewItem[], visited: VisitedItem | null): readonly ReviewItem[] {
  const place = placeOf(queue, visited) ?? nextQueuePlace(queue, visited);
  const [first, ...others] = [...queue.slice(place), ...queue.slice(0, place)];
  const news = others.filter((item) => isNews(item, visited));
  const rest = others.filter((item) => !news.includes(item));
  return first ? [first, ...news, ...rest] : [];
}

function isNews(item: ReviewItem, visited: VisitedItem | null): boolean {
  return visited !== null && !visited.known.some((one) => isSameItem(one, item));
}

function placeOf(queue: readonly ReviewItem[], visited: VisitedItem | null): number | null {
  const place = visited ? queue.findIndex((one) => isSameItem(one, visited.item)) : -1;
  return place < 0 ? null : place;
}
