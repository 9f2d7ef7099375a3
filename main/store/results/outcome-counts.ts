import type { Database } from 'better-sqlite3';
import type { CountedOutcome } from '../../../src/statistics/tally.ts';
import { outcomeFromColumns, type OutcomeColumns } from './outcome-columns.ts';
import { IS_PRESENT } from '../ranking/keys.ts';

/** How often each outcome was recorded, as it was at the table, without leads and rulings. */
export interface OutcomeCounts {
  /** Of all sessions but the sample's. */
  ofClub(): readonly CountedOutcome[];
  /** How many of these sessions have a result. */
  sessionsPlayed(): number;
}

type Row = OutcomeColumns & { readonly times: number };

const COLUMNS = `result.kind, result.level, result.strain, result.risk, result.declarer, result.tricks`;
const NOTED = `CASE result.kind WHEN 'score' THEN result.score END`;
const OF_RESULTS = `
  FROM current_results AS result JOIN sections AS section ON section.id = result.section_id
    JOIN sessions AS session ON session.id = section.session_id
    JOIN current_events AS event ON event.id = session.event_id AND ${IS_PRESENT}`;
const SELECT = `
  SELECT ${COLUMNS}, NULL AS lead, NULL AS ruling, ${NOTED} AS score,
    result.award_ns AS awardNs, result.award_ew AS awardEw,
    result.award_ns_average AS awardNsAverage, result.award_ew_average AS awardEwAverage,
    result.award_side AS awardSide, count(*) AS times
  ${OF_RESULTS}`;
const GROUPED = `
  GROUP BY ${COLUMNS}, ${NOTED}, result.award_ns, result.award_ew, result.award_ns_average, result.award_ew_average,
    result.award_side`;

export function outcomeCounts(db: Database): OutcomeCounts {
  const ofClub = db.prepare<[], Row>(`${SELECT} WHERE event.sample = 0 ${GROUPED}`);
  const sessions = db
    .prepare<[], number>(`SELECT count(DISTINCT session.id) ${OF_RESULTS} WHERE event.sample = 0`)
    .pluck();
  return {
    ofClub: () => ofClub.all().flatMap(counted),
    sessionsPlayed: () => sessions.get() ?? 0,
  };
}

function counted(row: Row): CountedOutcome[] {
  const outcome = outcomeFromColumns(row);
  return outcome ? [{ outcome, times: row.times }] : [];
}
