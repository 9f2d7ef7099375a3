import type { MovementSpec } from '../../src/movement/movement.ts';
import { slotOf, type VersionRow } from '../store/results.ts';
import type { CellRow, EntryRow, SectionRow } from '../store/sessions.ts';
import type { Club } from './club.ts';
import type { CellView, EntryView, ResultView, SectionView, SessionView } from './model.ts';
import type { ClubProblem } from './problem.ts';

/** One session whole, as it stands at one moment. */
export function readSession({ store }: Club, id: number): SessionView | ClubProblem {
  return store.snapshot(() => {
    const session = store.sessions.read(id);
    if (!session) return { kind: 'problem', code: 'unknownSession', session: id };
    const last = store.changes.last(id);
    const entries = Map.groupBy(store.sessions.entries(id), (entry) => entry.section);
    const cells = Map.groupBy(store.sessions.cells(id), (cell) => cell.section);
    return {
      ...session,
      sample: session.sample === 1,
      change: last.id,
      savedAt: last.at,
      sections: store.sessions
        .sections(id)
        .map((section) => sectionView(section, entries.get(section.id) ?? [], cells.get(section.id) ?? [])),
      results: store.results.current(id).flatMap((row) => resultView(row) ?? []),
    };
  });
}

/** A version of a result as the screens know it; null where it was taken away. */
export function resultView(row: VersionRow): ResultView | null {
  const { version, board, ns, ew, outcome, typed, score, at } = row;
  return outcome && { ...slotOf(row), version, board, ns, ew, outcome, typed, score, at };
}

function sectionView(row: SectionRow, entries: readonly EntryRow[], cells: readonly CellRow[]): SectionView {
  const { id, letter, movement, tables, rounds, boardsPerRound, boards, winners } = row;
  return {
    id,
    letter,
    spec: JSON.parse(movement) as MovementSpec,
    tables,
    rounds,
    boardsPerRound,
    boards,
    winners,
    entries: entries.map(entryView),
    cells: cells.map((cell) => cellView(cell, boardsPerRound)),
  };
}

function entryView({ id, number, line, phantom, first, second }: EntryRow): EntryView {
  return { id, number, line, players: [first ?? '', second ?? ''], phantom: phantom === 1 };
}

function cellView({ round, table, ns, ew, firstBoard, sitOut }: CellRow, boardsPerRound: number): CellView {
  const boards = Array.from({ length: boardsPerRound }, (_, place) => firstBoard + place);
  return { round, table, ns, ew, boards, sitOut: sitOut === 1 };
}
