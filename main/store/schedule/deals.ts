import type { Database } from 'better-sqlite3';
import { dealSetOf } from '../ranking/keys.ts';

/** The four hands of a board, and where they come from. */
export interface DealRow {
  readonly board: number;
  /** As text, North first: `N:AKQ.JT9.876.5432 ...`. */
  readonly hands: string;
  /** Empty where nothing is known. */
  readonly source: string;
  /** Tricks by double-dummy play as the source has them, twenty hexadecimal digits: N, S, E, W by NT, S, H, D, C. */
  readonly tricks: string | null;
  /** The par as the source has it. */
  readonly par: string | null;
}

/** A version of the deal of a board; without hands it takes them away. */
export type DealVersion = Pick<DealRow, 'board' | 'source'> &
  Partial<Pick<DealRow, 'tricks' | 'par'>> & { readonly hands: string | null };

/** Deals of the boards of sessions: versions are only added. Sections that share boards share their deals. */
export interface BoardDealsTable {
  /** The deals now, in order of board. */
  current(session: number): readonly DealRow[];
  /** The boards that have one, in order. */
  boards(session: number): readonly number[];
  /** Other sessions that have any of its deals, by the same hands. */
  sharing(session: number): readonly number[];
  /** The deals before a change of those that it wrote. */
  before(change: number): readonly DealVersion[];
  /** The session's newest change that wrote a deal; 0 before the first. */
  lastChange(session: number): number;
  /** Adds the next version of the deal of a board. */
  add(session: number, change: number, deal: DealVersion): void;
}

export function boardDealsTable(db: Database): BoardDealsTable {
  const newest = `
    FROM deals AS deal
    WHERE deal.deal_set_id = ${dealSetOf('?')} AND deal.hands IS NOT NULL AND deal.version = (
      SELECT max(version) FROM deals WHERE deal_set_id = deal.deal_set_id AND number = deal.number)
    ORDER BY deal.number`;
  const current = db.prepare<[number], DealRow>(
    `SELECT deal.number AS board, deal.hands, deal.source, deal.tricks, json_extract(deal.par, '$') AS par ${newest}`,
  );
  const boards = db.prepare<[number], number>(`SELECT deal.number ${newest}`).pluck();
  const sharing = db
    .prepare<[number], number>(
      `SELECT DISTINCT section.session_id
       FROM deals AS own CROSS JOIN deals AS other ON other.hands = own.hands AND other.deal_set_id <> own.deal_set_id
         CROSS JOIN sections AS section ON section.deal_set_id = other.deal_set_id
       WHERE own.deal_set_id = ${dealSetOf('?')} AND own.hands IS NOT NULL`,
    )
    .pluck();
  const before = db.prepare<[number], DealVersion>(
    `SELECT written.number AS board, earlier.hands, coalesce(earlier.source, '') AS source,
       earlier.tricks, json_extract(earlier.par, '$') AS par
     FROM deals AS written LEFT JOIN deals AS earlier ON earlier.deal_set_id = written.deal_set_id
       AND earlier.number = written.number AND earlier.version = written.version - 1
     WHERE written.change_id = ? ORDER BY written.number`,
  );
  const lastChange = db
    .prepare<[number], number>(`SELECT coalesce(max(change_id), 0) FROM deals WHERE deal_set_id = ${dealSetOf('?')}`)
    .pluck();
  const insert = db.prepare(
    `WITH own (deal_set) AS (SELECT ${dealSetOf(':session')})
     INSERT INTO deals (deal_set_id, number, version, change_id, hands, source, tricks, par)
     SELECT deal_set, :board,
       1 + (SELECT coalesce(max(version), 0) FROM deals WHERE deal_set_id = deal_set AND number = :board),
       :change, :hands, :source, :tricks, CASE WHEN :par IS NOT NULL THEN json_quote(:par) END
     FROM own`,
  );
  return {
    current: (session) => current.all(session),
    boards: (session) => boards.all(session),
    sharing: (session) => sharing.all(session),
    before: (change) => before.all(change),
    lastChange: (session) => lastChange.get(session) ?? 0,
    add: (session, change, deal) => void insert.run({ session, change, tricks: null, par: null, ...deal }),
  };
}
