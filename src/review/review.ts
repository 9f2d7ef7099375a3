import { isSameReading } from '../bridge/result/second-reading.ts';
import { slotKey, slotOf } from '../session/slot.ts';
import { findOddity, reviewedBoard, scoredResults, type Oddity, type ScoredReviewResult } from './board-rules.ts';
import {
  FINDING_CODES,
  type Finding,
  type FindingKey,
  type Fix,
  type ReviewedResult,
  type ReviewedSession,
} from './finding.ts';
import { findNeighbour, type NeighbourFinding } from './neighbour.ts';
import { scheduleFindings } from './schedule-rules.ts';
import { findSwappedBoards } from './swapped.ts';

/**
 * The review queue: the findings of a session, the most certain first, then by round, table and board. Of the findings
 * that say a result is wrong, a line has one at most.
 *
 *     reviewSession(session); // [{ code: 'side', slot, distance, together: 1, fixes: [[{ ...slot, outcome }]] }]
 */
export function reviewSession(session: ReviewedSession): readonly Finding[] {
  const differing = differingReadings(session);
  const inDoubt = new Set(differing.map(({ slot }) => slotKey(slot)));
  const odd = oddResults(session).filter(({ slot }) => !inDoubt.has(slotKey(slot)));
  return inQueueOrder([...differing, ...odd, ...scheduleFindings(session)]);
}

/** Findings in the order of the queue: the most certain first, then by round, table and board. */
export function inQueueOrder(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted(inOrder);
}

/** The open findings: not accepted by the director, and not explained by another open one. */
export function openFindings(
  findings: readonly Finding[],
  isAccepted: (finding: Finding) => boolean,
): readonly Finding[] {
  const open = findings.filter((finding) => !isAccepted(finding));
  const names = new Set(open.map(nameOf));
  return open.filter(({ follows }) => follows === undefined || !names.has(nameOf(follows)));
}

function nameOf({ code, slot }: FindingKey): string {
  return `${code} ${slotKey(slot)}`;
}

function inOrder(a: Finding, b: Finding): number {
  return (
    FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code) ||
    a.slot.section - b.slot.section ||
    a.slot.round - b.slot.round ||
    a.slot.table - b.slot.table ||
    a.slot.slotBoard - b.slot.slotBoard
  );
}

/** Results that differ from their second reading. */
function differingReadings({ results, readings }: ReviewedSession): readonly Finding[] {
  const byLine = new Map(results.map((result) => [slotKey(result), result]));
  return readings.flatMap((reading): readonly Finding[] => {
    const result = byLine.get(slotKey(reading));
    if (!result || isSameReading(result.outcome, reading.outcome)) return [];
    const fixes = [[corrected(result, reading.outcome)]];
    return [{ code: 'reading', slot: slotOf(result), recorded: result.outcome, read: reading.outcome, fixes }];
  });
}

/** Results that stand out on their board, each with the likeliest reason. */
function oddResults({ cells, results, fields, undertricks }: ReviewedSession): readonly Finding[] {
  const scored = scoredResults(results);
  const boardKey = ({ section, board }: Pick<ReviewedResult, 'section' | 'board'>) =>
    `${fields.get(section) ?? section}.${board}`;
  const boards = new Map([...Map.groupBy(scored, boardKey)].map(([name, ofBoard]) => [name, reviewedBoard(ofBoard)]));
  const boardOf = (result: ScoredReviewResult) => boards.get(boardKey(result)) ?? reviewedBoard([result]);
  const tables = Map.groupBy(scored, tableKey);
  const written = Map.groupBy(results, tableKey);
  const cellsByTable = new Map(cells.map((cell) => [tableKey(cell), cell]));
  return [...tables].flatMap(([table, atTable]) => {
    const swapped = findSwappedBoards(atTable, boardOf, undertricks);
    const explained = new Set(swapped.flatMap(({ fixes }) => fixes.flat().map(slotKey)));
    const rest = atTable.filter((result) => !explained.has(slotKey(result)));
    const cell = cellsByTable.get(table);
    const beside = rest.flatMap((result): readonly NeighbourFinding[] => {
      if (!cell) return [];
      const onBoard = (board: number) => boards.get(boardKey({ section: result.section, board })) ?? null;
      const at = { cell, results: written.get(table) ?? [], boardOf: onBoard, undertricks };
      const found = findNeighbour(result, at, boardOf(result));
      return found ? [found] : [];
    });
    const odd = rest.flatMap((result) => {
      const oddity = findOddity(result, boardOf(result), undertricks);
      return oddity && !beside.some((one) => isSurer(one, result, oddity)) ? [{ result, oddity }] : [];
    });
    const left = beside.filter(({ slot }) => !odd.some(({ result }) => slotKey(result) === slotKey(slot)));
    const together = odd.filter(({ oddity }) => oddity.code === 'side').length;
    return [...swapped, ...left, ...odd.map(({ result, oddity }) => oddFinding(result, oddity, together))];
  });
}

function tableKey({ section, round, table }: Pick<ReviewedResult, 'section' | 'round' | 'table'>): string {
  return `${section}.${round}.${table}`;
}

/** The same result on the next line is the surest cause; an empty next line is surer only than no cause at all. */
function isSurer({ slot, same }: NeighbourFinding, result: ReviewedResult, { code }: Oddity): boolean {
  return slotKey(slot) === slotKey(result) && (same || code === 'far');
}

function oddFinding(result: ReviewedResult, { code, distance, outcome }: Oddity, together: number): Finding {
  const slot = slotOf(result);
  const fixes: readonly Fix[] = outcome ? [[corrected(result, outcome)]] : [];
  if (code !== 'side') return { code, slot, distance, fixes };
  if (together < 2 || !outcome) return { code, slot, distance, together, fixes };
  // Several boards of a round: the boards lay turned, so each pair held the other side's cards.
  const boardTurned = [{ ...corrected(result, outcome), ns: result.ew, ew: result.ns }];
  return { code, slot, distance, together, fixes: [boardTurned, ...fixes] };
}

function corrected({ board, ns, ew, ...result }: ReviewedResult, outcome: ReviewedResult['outcome']) {
  return { ...slotOf(result), board, ns, ew, outcome };
}
