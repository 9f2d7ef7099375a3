import { slotKey } from '../../../src/session/slot.ts';
import type { BoardScoresView, ScoredResultView } from '../../../main/club/model/board.ts';
import type { FieldStandingsView, StandingsView } from '../../../main/club/model/standings.ts';
import type { ResultView } from '../../../main/club/model/result.ts';

/** The standings a section is part of. */
export function standingsOfSection({ fields }: StandingsView, section: number): FieldStandingsView | undefined {
  return fields.find(({ sections }) => sections.includes(section));
}

/** The scores of a board that are compared with those of a section; undefined while the standings have none. */
export function boardScoresIn(standings: StandingsView, section: number, board: number): BoardScoresView | undefined {
  return standingsOfSection(standings, section)?.boards.find((one) => one.board === board);
}

/** A result with what it is worth, on the board it was really played on. */
export function scoredResultOf(standings: StandingsView, result: ResultView): ScoredResultView | undefined {
  const key = slotKey(result);
  return boardScoresIn(standings, result.section, result.board)?.results.find((scored) => slotKey(scored) === key);
}

/** The last round that has a result; 0 before the first result. */
export function lastRoundOf(standings: FieldStandingsView): number {
  return standings.boards.reduce(
    (last, { results }) => results.reduce((later, { round }) => Math.max(later, round), last),
    0,
  );
}
