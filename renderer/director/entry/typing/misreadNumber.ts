import type { ResultView } from '../../../../main/club/model/result.ts';
import { findWrongNumber } from '../../../../src/review/wrong-number.ts';
import type { Draft } from './drafts.ts';
import type { ActualPlay } from '../sheet/actualPlay.ts';
import type { PageLine } from '../sheet/lines.ts';
import { actualPlay } from './reading.ts';
import { resultOnLine, type Sheet } from '../sheet/sheet.ts';

/** A recorded line with a pair number that was probably misread, and what was probably played there. */
export interface MisreadNumber {
  readonly result: ResultView;
  readonly played: ActualPlay;
}

/**
 * The earlier line on which a pair number was probably misread, so that the pair is refused on this line. Null where
 * the pair may really have played the board twice.
 */
export function misreadNumberOf(sheet: Sheet, line: PageLine, draft: Draft | undefined): MisreadNumber | null {
  const { refusal } = draft ?? {};
  if (refusal?.code !== 'pairAlreadyPlayed' || refusal.sides.length > 1) return null;
  const { board } = actualPlay(line, resultOnLine(sheet, line), draft);
  const cells = sheet.sections.flatMap(({ id, cells: own }) => own.map((cell) => ({ ...cell, section: id })));
  const results = [...sheet.results.values()];
  const result = results.find((one) => isAt(one, refusal) && one.board === board && isOf(one, refusal.entry));
  const cell = cells.find((one) => isAt(one, refusal));
  if (!result || !cell) return null;
  const wrong = findWrongNumber(result, cell, {
    meets: (entry) => cells.find(({ ns, ew, boards }) => isOf({ ns, ew }, entry) && boards.includes(board)),
    has: (entry) => results.some((one) => one.board === board && isOf(one, entry)),
    playsElsewhere: (entry) => results.some((one) => one.round === cell.round && !isAt(one, cell) && isOf(one, entry)),
  });
  if (wrong?.typed !== refusal.entry) return null;
  const put = (entry: number) => (entry === wrong.typed ? wrong.expected : entry);
  return { result, played: { board, ns: put(result.ns), ew: put(result.ew) } };
}

/** A table in a round. Each section has a table 1. */
type Place = Pick<ResultView, 'section' | 'round' | 'table'>;

function isAt(one: Place, other: Place): boolean {
  return one.section === other.section && one.round === other.round && one.table === other.table;
}

function isOf({ ns, ew }: Pick<ResultView, 'ns' | 'ew'>, entry: number): boolean {
  return ns === entry || ew === entry;
}
