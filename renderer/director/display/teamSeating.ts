import type { CellView, EntryView, SessionView } from '../../../main/club/model/session.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import { isDrawnInPlay } from '../../../src/movement/event-movement.ts';
import { matchesOfRound } from '../../../src/session/rounds/announced.ts';
import { entriesRankedBy } from '../../../src/session/partnerships.ts';
import { teamsWithBye } from '../session/teams/teamsWithBye.ts';
import { tableName } from '../session/tableName.ts';

export interface SeatOfTeam {
  readonly table: string;
  readonly side: Side;
}

/** A team, and where its pairs sit in a round; nowhere in a round of its bye. */
export interface TeamPlaces {
  readonly entry: EntryView;
  readonly places: readonly SeatOfTeam[];
  /** Where they go at half time, where the team plays two half matches. */
  readonly atHalfTime: readonly SeatOfTeam[];
  /** Whom it meets in the round. */
  readonly opponents: readonly EntryView[];
}

/** The teams in order of their names, then those without a name in order of numbers. */
export function placesOfTeams(session: SessionView, round: number, locale: string): readonly TeamPlaces[] {
  const seated = session.sections.flatMap((section) => {
    const cells = section.cells
      .filter((cell) => cell.round === round && !cell.sitOut)
      .toSorted((a, b) => a.table - b.table);
    const entries = new Map(section.entries.map((entry) => [entry.id, entry]));
    const drawn = matchesOfRound(session, round);
    const free = new Set(
      isDrawnInPlay(section.spec)
        ? drawn.flatMap(({ home, away }) => (away === null ? [home] : []))
        : teamsWithBye(session, section, round).map(({ id }) => id),
    );
    return section.entries.flatMap((entry): readonly TeamPlaces[] => {
      const seatsAt = (own: readonly CellView[]) =>
        own.flatMap((cell) =>
          (['NS', 'EW'] as const)
            .filter((side) => entriesRankedBy(section, side === 'NS' ? cell.ns : cell.ew).includes(entry.id))
            .map((side) => ({ table: tableName(session, { section: section.id, table: cell.table }), side })),
        );
      const places = seatsAt(cells.filter((cell) => !isSecondHalf(cell)));
      const atHalfTime = seatsAt(cells.filter(isSecondHalf));
      const opponents = drawn.flatMap(({ home, away }) => {
        const opponent = entries.get(home === entry.id ? (away ?? 0) : away === entry.id ? home : 0);
        return opponent ? [opponent] : [];
      });
      // Who is out of a knockout, or has left a Swiss, sits nowhere and has no bye.
      return places.length > 0 || free.has(entry.id) ? [{ entry, places, atHalfTime, opponents }] : [];
    });
  });
  const name = ({ entry }: TeamPlaces) => entry.team?.name ?? '';
  return seated.toSorted((a, b) => {
    if (name(a) === '' || name(b) === '')
      return Number(name(a) === '') - Number(name(b) === '') || a.entry.number - b.entry.number;
    return name(a).localeCompare(name(b), locale);
  });
}

function isSecondHalf({ match }: CellView): boolean {
  return match?.isHalf === true && match.room === 'closed';
}
