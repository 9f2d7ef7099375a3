import { vulnerabilityOf } from '../../src/bridge/board.ts';
import { isPossible, nearestPossible } from '../../src/bridge/possible.ts';
import type { Outcome } from '../../src/bridge/result.ts';
import { resultsOf } from '../../src/bridge/ruling.ts';
import type { UndertrickScale } from '../../src/bridge/undertricks.ts';
import { REGULATIONS } from '../../src/scoring/regulation/regulation.ts';
import { slotOf, type Happening, type SlotKey, type VersionRow } from '../store/results.ts';
import { addChange, announceChange } from './changes.ts';
import type { Club } from './club.ts';
import type { ResultVersionView, ResultView, Slot } from './model.ts';
import { isProblem, type ClubProblem, type ResultProblem, type VersionConflict } from './problem.ts';
import { scoringView } from './scoring.ts';
import { resultView } from './sessions.ts';

/** A result as somebody hands it in. */
export interface HandedIn extends Slot {
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

export interface Recorded {
  readonly change: number;
  /** Null when the result was taken away. */
  readonly result: ResultView | null;
}

/**
 * Records, corrects or takes away one result. It must stand on a line of the schedule; the pairs, their
 * directions and the board may be others than the schedule expects, and are recorded as they happened.
 * When this returns without a problem, the result is on the disk.
 */
export function recordResult(club: Club, session: number, handedIn: HandedIn): Recorded | ClubProblem {
  const answer = club.store.action((): Recorded | ClubProblem => {
    if (!club.store.sessions.read(session)) return { kind: 'problem', code: 'unknownSession', session };
    const problem = problemOf(club, session, handedIn);
    if (problem) return problem;
    const change = addChange(club, session, 'result', null, handedIn.reason);
    club.store.results.add(change, [versionOf(club, handedIn)]);
    const written = club.store.results.newest(slotOf(handedIn));
    return { change, result: written && resultView(written, undertricksOf(club, session)) };
  });
  if (!isProblem(answer)) announceChange(club, session, answer.change);
  return answer;
}

/**
 * Takes back the newest change of results that was not taken back yet, whoever made it: every line it wrote
 * gets its earlier content as a new version. Called again, it takes back the one before.
 */
export function undoResults(
  club: Club,
  session: number,
): { readonly change: number; readonly undone: number | null } | ClubProblem {
  const { store } = club;
  const answer = store.action((): { change: number; undone: number | null } | ClubProblem => {
    if (!store.sessions.read(session)) return { kind: 'problem', code: 'unknownSession', session };
    const undone = store.changes.newestToUndo(session, 'result');
    if (undone === null) return { change: store.changes.last(session).id, undone };
    const restored = store.results.ofChange(undone).map((row) => contentBefore(club, row));
    const change = addChange(club, session, 'undo', undone);
    store.results.add(change, restored);
    return { change, undone };
  });
  if (!isProblem(answer) && answer.undone !== null) announceChange(club, session, answer.change);
  return answer;
}

/** Every version of one line, oldest first; none when nothing was ever written there. */
export function resultHistory(club: Club, session: number, slot: Slot): readonly ResultVersionView[] | ClubProblem {
  const { store } = club;
  return store.snapshot((): readonly ResultVersionView[] | ClubProblem => {
    if (!store.sessions.read(session)) return { kind: 'problem', code: 'unknownSession', session };
    return scheduleProblem(club, session, slot) ?? store.results.history(slotOf(slot)).map(versionView);
  });
}

/** What stands in the way of recording; the database refuses most of it too, in less helpful words. */
export function problemOf(club: Club, session: number, handedIn: HandedIn): ResultProblem | null {
  return (
    scheduleProblem(club, session, handedIn) ??
    versionProblem(club, session, handedIn) ??
    (handedIn.outcome &&
      (happeningProblem(club, handedIn) ?? outcomeProblem(club, session, handedIn.outcome, handedIn.board)))
  );
}

function scheduleProblem({ store }: Club, session: number, handedIn: Slot): ResultProblem | null {
  const slot = slotOf(handedIn);
  const section = store.sessions.section(slot.section);
  const cell = store.sessions.cell(slot.section, slot.round, slot.table);
  if (!cell?.boards.includes(slot.slotBoard) || section?.session !== session) {
    return { kind: 'problem', code: 'slotNotScheduled', ...slot };
  }
  return cell.nsAbsent + cell.ewAbsent > 0 ? { kind: 'problem', code: 'sitOut', ...slot } : null;
}

function versionProblem(club: Club, session: number, handedIn: HandedIn): VersionConflict | ResultProblem | null {
  const newest = club.store.results.newest(slotOf(handedIn));
  const current = newest && resultView(newest, undertricksOf(club, session));
  if ((current?.version ?? null) !== handedIn.expectedVersion) {
    return { kind: 'problem', code: 'versionConflict', ...current };
  }
  return handedIn.outcome === null && !current ? { kind: 'problem', code: 'nothingToErase' } : null;
}

/** Whether the pairs and the board can have met: entries of the section, and no pair twice on a board. */
function happeningProblem({ store }: Club, handedIn: HandedIn): ResultProblem | null {
  const { section, board, ns, ew, outcome } = handedIn;
  for (const id of [ns, ew]) {
    const entry = store.sessions.entry(id);
    if (entry?.section !== section) return { kind: 'problem', code: 'unknownEntry', entry: id };
    if (entry.phantom) return { kind: 'problem', code: 'phantomEntry', entry: id };
  }
  if (ns === ew) return { kind: 'problem', code: 'samePair', entry: ns };
  const boards = store.sessions.section(section)?.boards ?? 0;
  if (board > boards) return { kind: 'problem', code: 'unknownBoard', board, boards };
  if (outcome?.kind === 'notPlayed') return null;
  const other = store.results.otherOnBoard(handedIn, board, [ns, ew]);
  if (!other) return null;
  const { round, table } = other;
  const entry = [other.ns, other.ew].includes(ns) ? ns : ew;
  return { kind: 'problem', code: 'pairAlreadyPlayed', board, entry, round, table };
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
  if (isPossible(outcome.score, vulnerability, undertricks)) return null;
  const nearest = nearestPossible(outcome.score, vulnerability, undertricks);
  return { kind: 'problem', code: 'impossibleScore', board, score: outcome.score, nearest };
}

/** What undertricks cost in the session. */
function undertricksOf({ store }: Club, session: number): UndertrickScale {
  const scoring = store.scorings.current(session);
  return scoring ? scoringView(scoring).regulation.undertricks : REGULATIONS.wbf.undertricks;
}

/**
 * The version to write. A result taken away keeps the board and the pairs it had; a ruling keeps what happened at the
 * table, and a table the form of the board it had.
 */
export function versionOf({ store }: Club, handedIn: HandedIn): SlotKey & Required<Happening> {
  const { board, ns, ew, outcome, typed, note = '' } = handedIn;
  const newest = store.results.newest(slotOf(handedIn));
  const erased = outcome === null ? newest : null;
  const what = erased ? { board: erased.board, ns: erased.ns, ew: erased.ew } : { board, ns, ew };
  const kept = newest?.outcome ? newest.form : null;
  const form = outcome ? (handedIn.form === undefined ? kept : handedIn.form) : null;
  return {
    ...slotOf(handedIn),
    ...what,
    outcome: outcome && keepingTable(outcome, newest),
    typed,
    form,
    note: note.trim(),
  };
}

/** A ruling with what it stands in the place of. */
export function keepingTable(outcome: Outcome, newest: Pick<VersionRow, 'outcome'> | null): Outcome {
  const before = newest?.outcome;
  if (outcome.kind !== 'ruled' || !before) return outcome;
  return { ...outcome, atTable: before.kind === 'ruled' ? before.atTable : before };
}

/** What stood on the line before the version was written. */
function contentBefore({ store }: Club, written: VersionRow): SlotKey & Happening {
  const before = store.results.version(written, written.version - 1);
  return before ?? { ...written, outcome: null, typed: '', form: null, note: '' };
}

function versionView(row: VersionRow): ResultVersionView {
  const { version, board, ns, ew, outcome, typed, form, note, reason, author, at } = row;
  return { version, board, ns, ew, outcome, typed, form, note, reason, author, at };
}
