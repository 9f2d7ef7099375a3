import { readsTheSame } from '../bridge/second-reading.ts';
import { slotKey } from '../movement/slot.ts';
import { oddityOf, playedBoard, scoredResults, type Oddity, type Scored } from './board-rules.ts';
import {
  FINDING_CODES,
  slotOnly,
  type Finding,
  type Fix,
  type ReviewedResult,
  type ReviewedSession,
} from './finding.ts';
import { scheduleFindings } from './schedule-rules.ts';
import { swappedBoards } from './swapped.ts';

/**
 * The review queue: what of a session needs the director's eye, the most certain first, then by round, table and board.
 * A line has one finding at most of those that say its result is wrong.
 *
 *     reviewSession(session); // [{ code: 'side', slot, distance, together: 1, fixes: [[{ ...slot, outcome }]] }]
 */
export function reviewSession(session: ReviewedSession): readonly Finding[] {
  const differing = differingReadings(session);
  const trusted = new Set(differing.map(({ slot }) => slotKey(slot)));
  const odd = oddResults(session).filter(({ slot }) => !trusted.has(slotKey(slot)));
  return [...differing, ...odd, ...scheduleFindings(session)].toSorted(inOrder);
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

/** Results whose second reading says something else. */
function differingReadings({ results, readings }: ReviewedSession): readonly Finding[] {
  const byLine = new Map(results.map((result) => [slotKey(result), result]));
  return readings.flatMap((reading): readonly Finding[] => {
    const result = byLine.get(slotKey(reading));
    if (!result || readsTheSame(result.outcome, reading.outcome)) return [];
    const fixes = [[repaired(result, reading.outcome)]];
    return [{ code: 'reading', slot: slotOnly(result), recorded: result.outcome, read: reading.outcome, fixes }];
  });
}

/** Results that stand out on their board, each with the likeliest reason. */
function oddResults({ results, fields, undertricks }: ReviewedSession): readonly Finding[] {
  const scored = scoredResults(results);
  const boardKey = ({ section, board }: ReviewedResult) => `${fields.get(section) ?? section}.${board}`;
  const boards = new Map([...Map.groupBy(scored, boardKey)].map(([name, ofBoard]) => [name, playedBoard(ofBoard)]));
  const boardOf = (result: Scored) => boards.get(boardKey(result)) ?? playedBoard([result]);
  const tables = Map.groupBy(scored, ({ section, round, table }) => `${section}.${round}.${table}`);
  return [...tables.values()].flatMap((atTable) => {
    const swapped = swappedBoards(atTable, boardOf, undertricks);
    const explained = new Set(swapped.flatMap(({ fixes }) => fixes.flat().map(slotKey)));
    const odd = atTable.flatMap((result) => {
      const oddity = explained.has(slotKey(result)) ? null : oddityOf(result, boardOf(result), undertricks);
      return oddity ? [{ result, oddity }] : [];
    });
    const together = odd.filter(({ oddity }) => oddity.code === 'side').length;
    return [...swapped, ...odd.map(({ result, oddity }) => oddFinding(result, oddity, together))];
  });
}

function oddFinding(result: ReviewedResult, { code, distance, outcome }: Oddity, together: number): Finding {
  const slot = slotOnly(result);
  const fixes: readonly Fix[] = outcome ? [[repaired(result, outcome)]] : [];
  if (code !== 'side') return { code, slot, distance, fixes };
  if (together < 2 || !outcome) return { code, slot, distance, together, fixes };
  // Several boards of a round the other way round: they lay turned, and each pair held the other side's cards.
  const boardTurned = [{ ...repaired(result, outcome), ns: result.ew, ew: result.ns }];
  return { code, slot, distance, together, fixes: [boardTurned, ...fixes] };
}

function repaired({ board, ns, ew, ...result }: ReviewedResult, outcome: ReviewedResult['outcome']) {
  return { ...slotOnly(result), board, ns, ew, outcome };
}
