import type { Room } from './team.ts';

/** Which boards lie at each table. */
export type BoardsByRoom = Readonly<Record<Room, readonly number[]>>;

/** A half or another segment of a match: its boards, and where they lie before and after the tables exchange them. */
export interface SegmentBoards {
  readonly boards: readonly number[];
  readonly before: BoardsByRoom;
  readonly after: BoardsByRoom;
}

/**
 * A match in segments (club rules: 32 boards as two halves of sixteen; boards 1-8 at table I and 9-16 at table II, then
 * exchanged). Where boards can't be shared out evenly the first parts have one more.
 * @param boards in the order of play, at least one a segment
 */
export function segmentsOf(boards: readonly number[], segments: number): readonly SegmentBoards[] {
  return inParts(boards, segments).map((part) => {
    const [first = [], second = []] = inParts(part, 2);
    return { boards: part, before: { open: first, closed: second }, after: { open: second, closed: first } };
  });
}

function inParts(boards: readonly number[], parts: number): readonly (readonly number[])[] {
  const least = Math.floor(boards.length / parts);
  const larger = boards.length % parts;
  return Array.from({ length: parts }, (_, part) => {
    const start = part * least + Math.min(part, larger);
    return boards.slice(start, start + least + (part < larger ? 1 : 0));
  });
}
