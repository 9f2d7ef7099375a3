import { slotKey, slotOf, type Slot } from '../../../src/session/slot.ts';
import { onlySideOf } from '../../../src/bridge/result/award.ts';
import { vulnerabilityOf } from '../../../src/bridge/board.ts';
import { isPossibleScore, nearestPossibleScores } from '../../../src/bridge/score/possible.ts';
import type { Outcome } from '../../../src/bridge/result/result.ts';
import { resultsOf } from '../../../src/bridge/result/ruling.ts';
import { SIDES, type Side } from '../../../src/bridge/seat.ts';
import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import { REGULATIONS } from '../../../src/scoring/regulation/regulation.ts';
import type { NewResult, SlotKey, ResultVersionRow } from '../../store/results/results.ts';
import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import type { Club } from '../club.ts';
import type { ResultVersionView, ResultView } from '../model/result.ts';
import type { ClubProblem, ResultProblem, VersionConflict } from '../problem.ts';
import { scoringView } from '../scoring/scoring.ts';
import { resultView } from '../competitions/sessions.ts';
import type { ChangeScope } from '../model/undo.ts';

/** A result as somebody hands it in. */
export interface ResultInput extends Slot {
  readonly board: number;
  /** The pairs that really played, in the direction they really sat. */
  readonly ns: number;
  readonly ew: number;
  /** Null takes the result away. */
  readonly outcome: Outcome | null;
  readonly typed: string;
  /** The form of a fouled board; null where it is not fouled. Left out, it stays what it was. */
  readonly form?: string | null;
  /** Why the director rules so. */
  readonly note?: string;
  /** Why a recorded result is corrected; empty, or left out, where nobody says. */
  readonly reason?: string;
  /** The version the writer had before them; null when there was no result. */
  readonly expectedVersion: number | null;
}

export interface RecordedResult {
  /** Null when the result was taken away. */
  readonly result: ResultView | null;
}

/**
 * Records, corrects or takes away one result. It must stand on a line of the schedule; the pairs, their
 * directions and the board may be others than the schedule expects, and are recorded as they happened.
 * When this returns without a problem, the result is on the disk.
 */
export function recordResult(
  club: Club,
  session: number,
  handedIn: ResultInput,
): Changed<RecordedResult> | ClubProblem {
  return change(club, { session, kind: 'result' }, ({ add }): RecordedResult | ClubProblem => {
    const problem = resultProblem(club, session, handedIn);
    if (problem) return problem;
    const [result = null] = insertResults(club, session, add({ reason: handedIn.reason ?? '' }), [handedIn]);
    return { result };
  });
}

/** Writes the next version of each line within an action. @returns the lines as they now stand */
export function insertResults(
  club: Club,
  session: number,
  change: number,
  lines: readonly ResultInput[],
): readonly (ResultView | null)[] {
  const { results } = club.store;
  results.add(
    change,
    lines.map((line) => nextVersion(club, line)),
  );
  const undertricks = undertricksOf(club, session);
  return lines.map((line) => {
    const written = results.newest(slotOf(line));
    return written && resultView(written, undertricks);
  });
}

/**
 * Writes anew what stood on every line of a change before it. What was said of the earlier version is said of the new
 * one: that it is right, and what its line said when it was read again.
 */
function restoreResults(club: Club, { undone, change, author }: Restoring): ChangeScope {
  const { store } = club;
  const written = store.results.ofChange(undone);
  store.results.add(
    change,
    written.map((row) => contentBefore(club, row)),
  );
  for (const row of written) copyReview(club, row, { change, author });
  return { subject: 'result', slots: written.map(slotOf) };
}

export const resultChange: UndoableChange<'result'> = { kind: 'result', restore: restoreResults };

/** Copies what the review knew of the version before `written` to the newest one, which is equal to it. */
function copyReview(
  { store }: Club,
  written: ResultVersionRow,
  { change, author }: Pick<Restoring, 'change' | 'author'>,
): void {
  const slot = slotOf(written);
  const newest = store.results.newest(slot);
  if (!newest) return;
  const { version, at } = newest;
  for (const code of store.acceptedFindings.codesOf({ ...slot, version: written.version - 1 })) {
    store.acceptedFindings.add(change, { ...slot, version, code, takenBack: 0, author, at });
  }
  const before = store.results.version(slot, written.version - 1);
  const read = before && store.verifications.newestBetween(slot, before.at, written.at);
  if (read) store.verifications.add({ ...read, author, at });
}

/** Every version of one line, oldest first; none when nothing was ever written there. */
export function resultHistory(club: Club, session: number, slot: Slot): readonly ResultVersionView[] | ClubProblem {
  const { store } = club;
  return store.snapshot((): readonly ResultVersionView[] | ClubProblem => {
    if (!store.sessions.read(session)) return { kind: 'problem', code: 'unknownSession', session };
    return scheduleProblem(club, session, slot) ?? store.results.history(slotOf(slot)).map(versionView);
  });
}

/**
 * What stands in the way of recording; the database refuses most of it too, in less helpful words.
 * @param together what is handed in at once with it, itself among them
 */
export function resultProblem(
  club: Club,
  session: number,
  handedIn: ResultInput,
  together: readonly ResultInput[] = [handedIn],
): ResultProblem | null {
  return (
    scheduleProblem(club, session, handedIn, isMoved(club, handedIn, together)) ??
    versionProblem(club, session, handedIn, together) ??
    (handedIn.outcome &&
      (happeningProblem(club, handedIn, together) ?? outcomeProblem(club, session, handedIn.outcome, handedIn.board)))
  );
}

/** Whether a line is that of a board which another line of its table and round has had, and gives up. */
function isMoved(
  { store }: Club,
  { section, round, table, slotBoard, board }: ResultInput,
  together: readonly ResultInput[],
) {
  return (
    slotBoard === board &&
    together.some((other) => {
      const atTable = other.section === section && other.round === round && other.table === table;
      return atTable && other.slotBoard !== slotBoard && store.results.newest(slotOf(other))?.board === board;
    })
  );
}

/** @param beside whether it may be a line beside those of the schedule; where one was written already, it is one */
function scheduleProblem({ store }: Club, session: number, handedIn: Slot, beside = false): ResultProblem | null {
  const slot = slotOf(handedIn);
  const section = store.sessions.section(slot.section);
  const cell = store.sessions.cell(slot.section, slot.round, slot.table);
  const isLine = cell?.boards.includes(slot.slotBoard) || beside || store.results.newest(slot) !== null;
  if (!cell || section?.session !== session || !isLine) {
    return { kind: 'problem', code: 'slotNotScheduled', ...slot };
  }
  return cell.nsAbsent + cell.ewAbsent > 0 ? { kind: 'problem', code: 'sitOut', ...slot } : null;
}

/** Also where the line was handed in before it at once: a change writes a line once. */
function versionProblem(
  club: Club,
  session: number,
  handedIn: ResultInput,
  together: readonly ResultInput[],
): VersionConflict | ResultProblem | null {
  const newest = club.store.results.newest(slotOf(handedIn));
  const current = newest && resultView(newest, undertricksOf(club, session));
  const key = slotKey(handedIn);
  const isRepeated = together.find((line) => slotKey(line) === key) !== handedIn;
  if (isRepeated || (current?.version ?? null) !== handedIn.expectedVersion) {
    return { kind: 'problem', code: 'versionConflict', ...current };
  }
  return handedIn.outcome === null && !current ? { kind: 'problem', code: 'nothingToErase' } : null;
}

/** Whether the pairs and the board can have met: entries of the section, and no pair twice on a board. */
function happeningProblem(
  { store }: Club,
  handedIn: ResultInput,
  together: readonly ResultInput[],
): ResultProblem | null {
  const { section, board, ns, ew } = handedIn;
  for (const id of [ns, ew]) {
    const entry = store.sessions.entry(id);
    if (entry?.section !== section) return { kind: 'problem', code: 'unknownEntry', entry: id };
    if (entry.phantom) return { kind: 'problem', code: 'phantomEntry', entry: id };
  }
  if (ns === ew) return { kind: 'problem', code: 'samePair', entry: ns };
  const boards = store.sessions.section(section)?.boards ?? 0;
  if (board > boards) return { kind: 'problem', code: 'unknownBoard', board, boards };
  const again = SIDES.flatMap((side) => {
    const other = counts(handedIn, side) ? playedBefore(handedIn, side, together, store) : null;
    return other ? [{ side, other }] : [];
  });
  const [first] = again;
  if (!first) return null;
  const { round, table } = first.other;
  const sides = again.map(({ side }) => side);
  return {
    kind: 'problem',
    code: 'pairAlreadyPlayed',
    board,
    entry: pairOf(handedIn, first.side),
    round,
    table,
    sides,
  };
}

/** The other line on which a side's pair has a result of the board that counts for it. */
function playedBefore(handedIn: ResultInput, side: Side, together: readonly ResultInput[], store: Club['store']) {
  const entry = pairOf(handedIn, side);
  const { board } = handedIn;
  const beside = together.find(
    (other) =>
      other !== handedIn &&
      other.board === board &&
      SIDES.some((seat) => pairOf(other, seat) === entry && counts(other, seat)),
  );
  return beside ?? store.results.otherOnBoard(together.map(slotOf), board, entry);
}

function pairOf({ ns, ew }: ResultInput, side: Side): number {
  return side === 'NS' ? ns : ew;
}

/** Whether what is handed in counts for a side; a board not played counts for none. */
function counts({ outcome }: ResultInput, side: Side): boolean {
  return outcome !== null && outcome.kind !== 'notPlayed' && (onlySideOf(outcome) ?? side) === side;
}

/** Whether the outcome can be on the board. Tricks fit any contract, so only a bare score can be wrong. */
export function outcomeProblem(club: Club, session: number, outcome: Outcome, board: number): ResultProblem | null {
  if (outcome.kind === 'ruled') {
    const problems = resultsOf(outcome).map((result) => outcomeProblem(club, session, result, board));
    return problems.find((problem) => problem !== null) ?? null;
  }
  if (outcome.kind !== 'score') return null;
  const vulnerability = vulnerabilityOf(board);
  const undertricks = undertricksOf(club, session);
  if (isPossibleScore(outcome.score, vulnerability, undertricks)) return null;
  const nearest = nearestPossibleScores(outcome.score, vulnerability, undertricks);
  return { kind: 'problem', code: 'impossibleScore', board, score: outcome.score, nearest };
}

/** What undertricks cost in the session. */
function undertricksOf({ store }: Club, session: number): UndertrickScale {
  const scoring = store.stageRules.current(session);
  return scoring ? scoringView(scoring).regulation.undertricks : REGULATIONS.wbf.undertricks;
}

/**
 * The version to write. A result taken away keeps the board and the pairs it had; a ruling keeps what happened at the
 * table, and a table the form of the board it had.
 */
export function nextVersion({ store }: Club, handedIn: ResultInput): SlotKey & Required<NewResult> {
  const { board, ns, ew, outcome, typed, note = '' } = handedIn;
  const newest = store.results.newest(slotOf(handedIn));
  const erased = outcome === null ? newest : null;
  const what = erased ? { board: erased.board, ns: erased.ns, ew: erased.ew } : { board, ns, ew };
  const kept = newest?.outcome ? newest.form : null;
  const form = outcome ? (handedIn.form === undefined ? kept : handedIn.form) : null;
  return {
    ...slotOf(handedIn),
    ...what,
    outcome: outcome && withTableResult(outcome, newest),
    typed,
    form,
    note: note.trim(),
  };
}

/** A ruling with what it stands in the place of. */
export function withTableResult(outcome: Outcome, newest: Pick<ResultVersionRow, 'outcome'> | null): Outcome {
  const before = newest?.outcome;
  if (outcome.kind !== 'ruled' || !before) return outcome;
  return { ...outcome, atTable: before.kind === 'ruled' ? before.atTable : before };
}

/** What stood on the line before the version was written. */
function contentBefore({ store }: Club, written: ResultVersionRow): SlotKey & NewResult {
  const before = store.results.version(written, written.version - 1);
  return before ?? { ...written, outcome: null, typed: '', form: null, note: '' };
}

function versionView(row: ResultVersionRow): ResultVersionView {
  const { version, board, ns, ew, outcome, typed, form, note, reason, author, at } = row;
  return { version, board, ns, ew, outcome, typed, form, note, reason, author, at };
}
