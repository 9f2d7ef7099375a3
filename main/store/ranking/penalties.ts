import type { Database } from 'better-sqlite3';
import type { Penalty } from '../../../src/scoring/standing/penalty.ts';
import { contestantOf, entryOf, stageOf } from './keys.ts';

/** A penalty or bonus, one version of it. */
export interface PenaltyRow {
  /** Counts the penalties of the session's stage. */
  readonly number: number;
  readonly version: number;
  readonly entry: number;
  /** The match it is in; null for one of the whole stage. */
  readonly match: number | null;
  readonly kind: Penalty['kind'];
  /** Hundredths of the unit. */
  readonly amount: number;
  readonly unit: Penalty['unit'];
  readonly reason: string;
  readonly takenBack: 0 | 1;
  readonly at: string;
  readonly author: string;
}

/** A penalty to write. */
export type NewPenalty = Omit<PenaltyRow, 'number' | 'version' | 'at' | 'author'>;

/** Penalties: versions are only added; one may take a penalty back. */
export interface PenaltiesTable {
  /** The newest version of each, in order of number, also where it is taken back. */
  newest(session: number): readonly PenaltyRow[];
  /** The same as of a change. */
  asOf(session: number, change: number): readonly PenaltyRow[];
  /** The versions one change wrote. */
  ofChange(change: number): readonly PenaltyRow[];
  version(session: number, number: number, version: number): PenaltyRow | null;
  /** Adds the next version of a penalty, or the first of a new one where `number` is null. */
  add(session: number, change: number, number: number | null, penalty: NewPenalty): void;
}

const SELECT = `
  SELECT penalty.number, penalty.version, ${entryOf('penalty.contestant_id', 'penalty.stage_id')} AS entry, penalty.match_id AS match,
    penalty.kind, penalty.amount,
    penalty.unit, penalty.reason, penalty.taken_back AS takenBack, change.at, change.author
  FROM penalties AS penalty JOIN changes AS change ON change.id = penalty.change_id`;
const OF_SESSION = `penalty.stage_id = ${stageOf(':session')} AND penalty.session_id = :session`;

export function penaltiesTable(db: Database): PenaltiesTable {
  const newest = db.prepare<[{ session: number }], PenaltyRow>(
    `${SELECT} WHERE ${OF_SESSION} AND penalty.version =
      (SELECT max(version) FROM penalties WHERE stage_id = penalty.stage_id AND number = penalty.number)
     ORDER BY penalty.number`,
  );
  const asOf = db.prepare<[{ session: number; change: number }], PenaltyRow>(
    `${SELECT} WHERE ${OF_SESSION} AND penalty.version =
      (SELECT max(version) FROM penalties
       WHERE stage_id = penalty.stage_id AND number = penalty.number AND change_id <= :change)
     ORDER BY penalty.number`,
  );
  const ofChange = db.prepare<[number], PenaltyRow>(`${SELECT} WHERE penalty.change_id = ? ORDER BY penalty.number`);
  const version = db.prepare<[{ session: number; number: number; version: number }], PenaltyRow>(
    `${SELECT} WHERE ${OF_SESSION} AND penalty.number = :number AND penalty.version = :version`,
  );
  const insert = db.prepare(
    `WITH own (stage, new_number) AS (
       SELECT ${stageOf(':session')}, coalesce(:number, 1 + (
         SELECT coalesce(max(number), 0) FROM penalties WHERE stage_id = ${stageOf(':session')})))
     INSERT INTO penalties (stage_id, number, version, change_id, session_id, match_id, contestant_id, kind, amount, unit, reason,
       taken_back)
     SELECT stage, new_number,
       1 + (SELECT coalesce(max(version), 0) FROM penalties WHERE stage_id = stage AND number = new_number),
       :change, :session, :match, ${contestantOf(':entry')}, :kind, :amount, :unit, :reason, :takenBack
     FROM own`,
  );
  return {
    newest: (session) => newest.all({ session }),
    asOf: (session, change) => asOf.all({ session, change }),
    ofChange: (change) => ofChange.all(change),
    version: (session, number, asked) => version.get({ session, number, version: asked }) ?? null,
    add(session, change, number, penalty) {
      const { entry, match, kind, amount, unit, reason, takenBack } = penalty;
      const row = { entry, match, kind, amount, unit, reason, takenBack };
      insert.run({ ...row, session, change, number });
    },
  };
}
