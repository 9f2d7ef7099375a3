import type { MatchBoardFigure, MatchBoardView } from '../../../../main/club/model/matches.ts';
import type { ScoredResultView } from '../../../../main/club/model/board.ts';
import type { StandingsView } from '../../../../main/club/model/standings.ts';
import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { matchName } from '../../session/teams/ownMatch.ts';
import { teamOfPair } from './teamPairs.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import { hasRooms } from '../../../../src/movement/event-movement.ts';
import { ROOMS, type Room } from '../../../../src/scoring/teams/team.ts';
import type { PageLine } from './lines.ts';
import { resultOnLine, type Sheet } from './sheet.ts';

/** A board of a match as it is scored. */
export interface MatchBoardOnLine {
  readonly match: number;
  readonly board: MatchBoardView;
  readonly figure: MatchBoardFigure;
}

const boardsByLine = memoizeByObject(({ fields }: StandingsView): ReadonlyMap<string, MatchBoardOnLine> => {
  const byLine = new Map<string, MatchBoardOnLine>();
  for (const { matches } of fields) {
    for (const { match, segments } of matches?.matches ?? []) {
      for (const board of segments.flatMap((segment) => segment.boards)) {
        for (const room of ROOMS) {
          const slot = board.lines[room];
          if (slot && matches) byLine.set(slotKey(slot), { match, board, figure: matches.boardFigure });
        }
      }
    }
  }
  return byLine;
});

/** The board of a match that the result of a line counts in; undefined while the line has none. */
export function matchBoardOn({ standings }: Pick<Sheet, 'standings'>, line: PageLine): MatchBoardOnLine | undefined {
  return boardsByLine(standings).get(line.key);
}

/** The two teams of a line's match; null where nobody plays for one. */
export function matchOnLine({ sections, manner }: Sheet, { slot, match }: PageLine): string | null {
  const section = match && sections.find(({ id }) => id === slot.section);
  return section ? matchName(section, match.id, manner.language) : null;
}

/** The room of the match that a line is of; null where there are none. */
export function roomOnLine({ sections }: Sheet, { slot, match }: PageLine): Room | null {
  const section = match && sections.find(({ id }) => id === slot.section);
  return section && hasRooms(section.spec) ? match.room : null;
}

/** Whether boards of matches are compared by IMPs. */
export function isImpMatch({ standings }: Pick<Sheet, 'standings'>): boolean {
  return standings.fields.some(({ matches }) => matches?.boardFigure === 'imps');
}

/** What the result of a line gives the team North-South and the team East-West; undefined until both rooms are in. */
export function teamScoreOn(sheet: Sheet, line: PageLine): ScoredResultView | undefined {
  const on = matchBoardOn(sheet, line);
  const figures = on?.board[on.figure];
  const section = sheet.sections.find(({ id }) => id === line.slot.section);
  const result = resultOnLine(sheet, line);
  if (!figures || !section || !result || !line.match) return undefined;
  const isTurned = teamOfPair(section, result.ns) !== teamOfPair(section, line.ns.id);
  const nsIsHome = (line.match.room === 'open') !== isTurned;
  const [ns, ew] = nsIsHome ? [figures.home, figures.away] : [figures.away, figures.home];
  return { ...line.slot, nsPoints: ns.exact, ewPoints: ew.exact, nsPercentage: null, ewPercentage: null };
}

/** The recorded result of a line's board in the other room. */
export function otherRoomResult({ sections, results }: Sheet, { match, slot }: PageLine) {
  const section = sections.find(({ id }) => id === slot.section);
  const cell = section?.cells.find(
    (one) => one.match?.id === match?.id && one.match?.room !== match?.room && one.boards.includes(slot.slotBoard),
  );
  return cell && results.get(slotKey({ ...slot, round: cell.round, table: cell.table }));
}
