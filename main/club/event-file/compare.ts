import { createHash } from 'node:crypto';
import type { KnownEvent } from '../../store/event-file/event-files.ts';
import { gidOf, type EventRows, type Row } from '../../store/event-file/tables.ts';
import type { Club } from '../club.ts';
import type { EventFileState } from '../model/event-file.ts';

/** How an event of a file stands to this club, and its rows as they would come in. */
export interface Comparison {
  readonly state: EventFileState;
  /** The event here that has a beginning in common; null where there is none. */
  readonly event: KnownEvent | null;
  /** The rows of that event, and of the file with the global ids by which the two are the same. */
  readonly here: EventRows;
  readonly same: EventRows;
  /** The rows of the file; those of a second event have global ids of their own. */
  readonly rows: EventRows;
  /** Whether they are those of a second event beside the one of the file. */
  readonly isSecond: boolean;
}

/**
 * Compares an event with the one of its global id here, change by change. Where both went on by themselves, the file is
 * a second event here, known by the change with which it left: brought in again it is found, and goes on.
 */
export function compareEvent(club: Club, rows: EventRows): Comparison {
  const { eventFiles } = club.store;
  const event = eventFiles.byGid(gidsIn(rows, 'events')[0] ?? '');
  if (!event) {
    const state = stateOf('new', null, 0, gidsIn(rows, 'changes').length);
    return { state, event, here: new Map(), same: rows, rows, isSecond: false };
  }
  const here = eventFiles.rows(event.event);
  const [own, theirs] = [gidsIn(here, 'changes'), gidsIn(rows, 'changes')];
  const parted = theirs.findIndex((gid, index) => gid !== own[index]);
  const common = parted < 0 ? theirs.length : parted;
  const [ahead, behind] = [own.length - common, theirs.length - common];
  const isApart = ahead > 0 && behind > 0;
  if (event.removed === 0 && !isApart) {
    const kind = behind > 0 ? 'longer' : ahead > 0 ? 'older' : 'same';
    return { state: stateOf(kind, event, ahead, behind), event, here, same: rows, rows, isSecond: false };
  }
  const second = compareEvent(club, asSecond(rows, theirs[event.removed === 1 ? 0 : common] ?? ''));
  if (second.event) return { ...second, isSecond: true };
  const kind = event.removed === 1 ? 'removed' : 'apart';
  return { ...second, state: stateOf(kind, event, ahead, behind), here, same: rows, event, isSecond: true };
}

function stateOf(kind: EventFileState['kind'], event: KnownEvent | null, here: number, there: number): EventFileState {
  const { session = null, name = '', deleted = 0 } = event ?? {};
  return { kind, session, name, deleted: deleted === 1, here, there };
}

function gidsIn(rows: EventRows, table: string): readonly string[] {
  return (rows.get(table) ?? []).map(gidOf);
}

/** The rows of a file as those of another event. Its global ids follow from the change with which it left. */
function asSecond(rows: EventRows, left: string): EventRows {
  const renewed = (row: Row): Row => ({
    ...row,
    gid: createHash('sha256')
      .update(`${gidOf(row)} ${left}`)
      .digest()
      .subarray(0, 16),
  });
  return new Map([
    ...rows,
    ['events', (rows.get('events') ?? []).map(renewed)],
    ['changes', (rows.get('changes') ?? []).map(renewed)],
  ]);
}
