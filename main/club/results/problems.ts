import { vulnerabilityOf } from '../../../src/bridge/board.ts';
import { onlySideOf } from '../../../src/bridge/result/award.ts';
import type { Outcome } from '../../../src/bridge/result/result.ts';
import { resultsOf } from '../../../src/bridge/result/ruling.ts';
import { isPossibleScore, nearestPossibleScores } from '../../../src/bridge/score/possible.ts';
import { SIDES, type Side } from '../../../src/bridge/seat.ts';
import { slotKey, slotOf, type Slot } from '../../../src/session/slot.ts';
import type { Club } from '../club.ts';
import { resultView } from '../competitions/sessions.ts';
import type { ResultProblem, VersionConflict } from '../problem.ts';
import { sessionUndertricks } from '../scoring/scoring.ts';
import type { ResultInput } from './input.ts';

/**
 * Why a result can't be recorded; null where it can. The database refuses most of it too, in less helpful words.
 * @param together the results that are recorded by the same change, this one among them
 */
export function resultProblem(
  club: Club,
  session: number,
  input: ResultInput,
  together: readonly ResultInput[] = [input],
): ResultProblem | null {
  return (
    lineProblem(club, session, input, isMoved(club, input, together)) ??
    versionProblem(club, session, input, together) ??
    (input.outcome && (playProblem(club, input, together) ?? outcomeProblem(club, session, input.outcome, input.board)))
  );
}

/** Whether the input is the line of a board that stood on another line of its table and round, and now moves here. */
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

/** @param beside whether it may be a line beside those of the schedule, as one that was written already is */
export function lineProblem({ store }: Club, session: number, input: Slot, beside = false): ResultProblem | null {
  const slot = slotOf(input);
  const section = store.sessions.section(slot.section);
  const cell = store.sessions.cell(slot.section, slot.round, slot.table);
  const isLine = cell?.boards.includes(slot.slotBoard) || beside || store.results.newest(slot) !== null;
  if (!cell || section?.session !== session || !isLine) {
    return { kind: 'problem', code: 'slotNotScheduled', ...slot };
  }
  return cell.nsAbsent + cell.ewAbsent > 0 ? { kind: 'problem', code: 'sitOut', ...slot } : null;
}

/** A line that the same change writes already is a conflict too: a change writes a line once. */
function versionProblem(
  club: Club,
  session: number,
  input: ResultInput,
  together: readonly ResultInput[],
): VersionConflict | ResultProblem | null {
  const newest = club.store.results.newest(slotOf(input));
  const current = newest && resultView(newest, sessionUndertricks(club, session));
  const key = slotKey(input);
  const isRepeated = together.find((line) => slotKey(line) === key) !== input;
  if (isRepeated || (current?.version ?? null) !== input.expectedVersion) {
    return { kind: 'problem', code: 'versionConflict', ...current };
  }
  return input.outcome === null && !current ? { kind: 'problem', code: 'nothingToErase' } : null;
}

/**
 * Why the pairs can't have played the board: they must be of the section, or of one it is compared with, and nobody
 * plays a board twice.
 */
function playProblem({ store }: Club, input: ResultInput, together: readonly ResultInput[]): ResultProblem | null {
  const { section, board, ns, ew } = input;
  for (const id of [ns, ew]) {
    const sitter = store.sessions.sitter(id, section);
    if (!sitter || !mayPlayIn(store, sitter.section, section)) {
      return { kind: 'problem', code: 'unknownEntry', entry: id };
    }
    if (sitter.phantom) return { kind: 'problem', code: 'phantomEntry', entry: id };
  }
  if (ns === ew || store.sessions.twinsOf(ns).includes(ew)) return { kind: 'problem', code: 'samePair', entry: ns };
  const boards = store.sessions.section(section)?.boards ?? 0;
  if (board > boards) return { kind: 'problem', code: 'unknownBoard', board, boards };
  if (!store.matches.mayPlay(input, board)) return { kind: 'problem', code: 'boardOfAnotherMatch', board };
  const again = SIDES.flatMap((side) => {
    const other = counts(input, side) ? playedBefore(input, side, together, store) : null;
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
    entry: pairOf(input, first.side),
    section: first.other.section,
    round,
    table,
    sides,
  };
}

/** Whether somebody of a section may have a result in another: all sections of the session are one field. */
function mayPlayIn(store: Club['store'], own: number, other: number): boolean {
  if (own === other) return true;
  const [one, two] = [store.sessions.section(own), store.sessions.section(other)];
  if (!one || one.session !== two?.session) return false;
  return one.winners === two.winners && store.stageRules.current(one.session)?.fields === 'all';
}

/** Another line on which a side's pair, or a player of it, has a result of the board that counts for it. */
function playedBefore(input: ResultInput, side: Side, together: readonly ResultInput[], store: Club['store']) {
  const entry = pairOf(input, side);
  const same = [entry, ...store.sessions.twinsOf(entry)];
  const { board } = input;
  const beside = together.find(
    (other) =>
      other !== input &&
      other.board === board &&
      SIDES.some((seat) => same.includes(pairOf(other, seat)) && counts(other, seat)),
  );
  if (beside) return beside;
  const slots = together.map(slotOf);
  for (const one of same) {
    const other = store.results.otherOnBoard(slots, board, one);
    if (other) return other;
  }
  return null;
}

function pairOf({ ns, ew }: ResultInput, side: Side): number {
  return side === 'NS' ? ns : ew;
}

/** Whether a result counts for a side; a board not played counts for none. */
function counts({ outcome }: ResultInput, side: Side): boolean {
  return outcome !== null && outcome.kind !== 'notPlayed' && (onlySideOf(outcome) ?? side) === side;
}

/** Why a score is impossible on the board. Any tricks fit any contract, so only a bare score can be impossible. */
function outcomeProblem(club: Club, session: number, outcome: Outcome, board: number): ResultProblem | null {
  if (outcome.kind === 'ruled') {
    const problems = resultsOf(outcome).map((result) => outcomeProblem(club, session, result, board));
    return problems.find((problem) => problem !== null) ?? null;
  }
  if (outcome.kind !== 'score') return null;
  const vulnerability = vulnerabilityOf(board);
  const undertricks = sessionUndertricks(club, session);
  if (isPossibleScore(outcome.score, vulnerability, undertricks)) return null;
  const nearest = nearestPossibleScores(outcome.score, vulnerability, undertricks);
  return { kind: 'problem', code: 'impossibleScore', board, score: outcome.score, nearest };
}
