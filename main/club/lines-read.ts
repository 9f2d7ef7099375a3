import type { LinesRead } from '../../src/format/event/file.ts';
import type { Club } from './club.ts';

/** A file of fewer lines is read before anybody could see how far it is. */
const MANY_LINES = 10_000;

/** Tells open pages how many lines of a long file are read. */
export function saysLinesRead({ updates }: Club): LinesRead {
  return (done, of) => {
    if (of >= MANY_LINES) updates.broadcast({ kind: 'reading', done, of });
  };
}
