import type { Database } from 'better-sqlite3';
import { contestantOf, entryOf, stageOf } from '../ranking/keys.ts';

/** What lot each contestant of a stage drew at its start: it orders who is otherwise equal. */
export interface LotsTable {
  /** @param lots the lot of each entry that is ranked, from 1 */
  add(stage: number, change: number, lots: ReadonlyMap<number, number>): void;
  /** The lots of a session's stage, by entry; none where none were drawn. */
  read(session: number): ReadonlyMap<number, number>;
}

export function lotsTable(db: Database): LotsTable {
  const insert = db.prepare(
    `INSERT INTO stage_contestants (stage_id, contestant_id, version, change_id, lot)
     SELECT :stage, contestant, 1 + (
       SELECT coalesce(max(version), 0) FROM stage_contestants WHERE stage_id = :stage AND contestant_id = contestant),
       :change, :lot
     FROM (SELECT ${contestantOf(':entry')} AS contestant)`,
  );
  const read = db.prepare<[number], { entry: number; lot: number }>(
    `SELECT ${entryOf('own.contestant_id', 'own.stage_id')} AS entry, own.lot
     FROM stage_contestants AS own
     WHERE own.stage_id = ${stageOf('?')} AND own.lot IS NOT NULL AND own.version = (
       SELECT max(version) FROM stage_contestants
       WHERE stage_id = own.stage_id AND contestant_id = own.contestant_id)`,
  );
  return {
    add(stage, change, lots) {
      for (const [entry, lot] of lots) insert.run({ stage, change, entry, lot });
    },
    read: (session) => new Map(read.all(session).map(({ entry, lot }) => [entry, lot])),
  };
}
