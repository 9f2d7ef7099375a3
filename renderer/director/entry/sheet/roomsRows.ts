import type { MatchBoardFigure } from '../../../../main/club/model/matches.ts';
import type { EntryView } from '../../../../main/club/model/session.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import type { Room } from '../../../../src/scoring/teams/team.ts';
import type { Sheet } from './sheet.ts';

/** A board in one match: the scores of both rooms from North-South, and what it gives the home team. */
export interface RoomsRow {
  readonly match: number;
  readonly home: EntryView;
  readonly away: EntryView;
  /** Undefined while it is not in; null where it has no score, as an award. */
  readonly open: number | null | undefined;
  readonly closed: number | null | undefined;
  readonly figure: string | null;
  readonly unit: MatchBoardFigure;
}

/** A board in all matches that play it, in their order. */
export function roomsRowsOf({ sections, results, standings }: Sheet, board: number): readonly RoomsRow[] {
  const scored = new Map(
    standings.fields.flatMap(({ matches }) =>
      (matches?.matches ?? []).map(({ match, segments }) => [
        match,
        {
          board: segments.flatMap(({ boards }) => boards).find((one) => one.board === board),
          figure: matches?.boardFigure,
        },
      ]),
    ),
  );
  return sections.flatMap((section) => {
    const teams = new Map(section.entries.map((entry) => [entry.id, entry]));
    const cells = section.cells.filter(({ boards, match }) => match && boards.includes(board));
    return [...Map.groupBy(cells, ({ match }) => match?.id ?? 0)].flatMap(([match, seats]): readonly RoomsRow[] => {
      const cellIn = (room: Room) => seats.find((cell) => cell.match?.room === room);
      const scoreIn = (room: Room) => {
        const cell = cellIn(room);
        const slot = cell && { section: section.id, round: cell.round, table: cell.table, slotBoard: board };
        return slot && results.get(slotKey(slot))?.score;
      };
      const open = cellIn('open');
      const [home, away] = [open?.ns, open?.ew].map((pair) =>
        pair === undefined ? undefined : teams.get(entriesRankedBy(section, pair)[0] ?? pair),
      );
      if (!home || !away) return [];
      const { board: view, figure = 'imps' } = scored.get(match) ?? {};
      const worth = view?.[figure]?.home.exact ?? null;
      return [{ match, home, away, open: scoreIn('open'), closed: scoreIn('closed'), figure: worth, unit: figure }];
    });
  });
}
