import type { AverageKind } from '../../../src/bridge/result/average.ts';
import { onlySideOf } from '../../../src/bridge/result/award.ts';
import { cardCode, cardFromCode } from '../../../src/bridge/card.ts';
import type { Level, Risk, Strain } from '../../../src/bridge/contract.ts';
import type { Award, Outcome, Ruled, TableOutcome } from '../../../src/bridge/result/result.ts';
import { outcomeScore } from '../../../src/bridge/score/score.ts';
import type { Seat, Side } from '../../../src/bridge/seat.ts';
import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';

/** An outcome as a row of `results` holds it; kind 'erased' when there is none. */
export interface OutcomeColumns {
  readonly kind: TableOutcome['kind'] | 'erased';
  readonly level: Level | null;
  readonly strain: Strain | null;
  readonly risk: Risk | null;
  readonly declarer: Seat | null;
  readonly tricks: number | null;
  readonly lead: string | null;
  readonly score: number | null;
  readonly awardNs: number | null;
  readonly awardEw: number | null;
  readonly awardNsAverage: AverageKind | null;
  readonly awardEwAverage: AverageKind | null;
  /** The only side an award counts for; null where it counts for both. */
  readonly awardSide: Side | null;
  /** What was assigned in its place, as JSON; null where the result counts as it is. */
  readonly ruling: string | null;
}

const EMPTY: OutcomeColumns = {
  kind: 'erased',
  level: null,
  strain: null,
  risk: null,
  declarer: null,
  tricks: null,
  lead: null,
  score: null,
  awardNs: null,
  awardEw: null,
  awardNsAverage: null,
  awardEwAverage: null,
  awardSide: null,
  ruling: null,
};

/**
 * The scale of the column `score`. It is the same for all sessions: a session's regulation may change, the column
 * doesn't.
 */
export const STORED_UNDERTRICKS = 'since-1987' satisfies UndertrickScale;

/** The columns of an outcome on board `board`; `outcomeFromColumns` undoes it. */
export function outcomeColumns(outcome: Outcome | null, board: number): OutcomeColumns {
  if (!outcome) return EMPTY;
  if (outcome.kind !== 'ruled') return tableColumns(outcome, board);
  const { ns, ew, atTable } = outcome;
  return { ...tableColumns(atTable, board), ruling: JSON.stringify({ ns, ew }) };
}

function tableColumns(outcome: TableOutcome, board: number): OutcomeColumns {
  const columns = { ...EMPTY, kind: outcome.kind, score: outcomeScore(outcome, board, STORED_UNDERTRICKS) };
  switch (outcome.kind) {
    case 'played': {
      const { contract, declarer, tricks, lead } = outcome;
      return { ...columns, ...contract, declarer, tricks, lead: lead && cardCode(lead) };
    }
    case 'award':
      return { ...columns, ...awardColumns(outcome) };
    case 'passedOut':
    case 'score':
    case 'notPlayed':
      return columns;
  }
}

/** The outcome a row holds; null where the result was taken away. The database refuses half-filled rows. */
export function outcomeFromColumns(row: OutcomeColumns): Outcome | null {
  const atTable = atTableFromColumns(row);
  if (row.ruling === null || !atTable) return atTable;
  return { kind: 'ruled', ...(JSON.parse(row.ruling) as Pick<Ruled, 'ns' | 'ew'>), atTable };
}

function atTableFromColumns(row: OutcomeColumns): TableOutcome | null {
  switch (row.kind) {
    case 'played': {
      const contract = { level: row.level as Level, strain: row.strain as Strain, risk: row.risk as Risk };
      const lead = row.lead === null ? null : cardFromCode(row.lead);
      return { kind: 'played', contract, declarer: row.declarer as Seat, tricks: row.tricks as number, lead };
    }
    case 'score':
      return { kind: 'score', score: row.score as number };
    case 'award':
      return awardFromColumns(row);
    case 'passedOut':
    case 'notPlayed':
      return { kind: row.kind };
    case 'erased':
      return null;
  }
}

function awardColumns(award: Award): Partial<OutcomeColumns> {
  const { ns, ew, nsAverage = null, ewAverage = null } = award;
  const awardSide = onlySideOf(award);
  return { awardNs: ns ?? 0, awardEw: ew ?? 0, awardNsAverage: nsAverage, awardEwAverage: ewAverage, awardSide };
}

function awardFromColumns({ awardNs, awardEw, awardNsAverage, awardEwAverage, awardSide }: OutcomeColumns): Award {
  return {
    kind: 'award',
    ns: awardSide === 'EW' ? null : awardNs,
    ew: awardSide === 'NS' ? null : awardEw,
    ...(awardNsAverage === null ? {} : { nsAverage: awardNsAverage }),
    ...(awardEwAverage === null ? {} : { ewAverage: awardEwAverage }),
  };
}
