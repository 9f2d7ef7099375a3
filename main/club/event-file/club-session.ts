import { hasMatches } from '../../../src/movement/event-movement.ts';
import { resultLine, type ResultLine } from '../../../src/session/result-line.ts';
import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import type { ClubSession } from '../../../src/simultaneous/club.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import { readSession } from '../competitions/sessions.ts';
import { isProblem } from '../problem.ts';
import type { EventFile } from './open.ts';

/** A pair of an event file, as its club numbers it. */
export interface FilePair {
  readonly entry: number;
  /** Its number. */
  readonly name: string;
  /** The letter of its section; empty where there is one section. */
  readonly section: string;
  readonly line: Side | null;
  /** Those whose name is known. */
  readonly players: readonly string[];
}

/** What the club of an event file played of the boards of a simultaneous event. */
export interface FileClubSession extends ClubSession<ResultLine> {
  readonly pairs: readonly FilePair[];
}

/**
 * The first of some sessions as that of a club in a simultaneous event; null where it is none of pairs in one field.
 * @param club the name of the club
 */
export function clubSessionOf(
  { club: file, sessions }: Pick<EventFile, 'club' | 'sessions'>,
  club: string,
  scale: UndertrickScale,
): FileClubSession | null {
  const session = readSession(file, sessions[0] ?? 0);
  if (isProblem(session) || session.ranks !== 'pair' || session.sections.some(({ spec }) => hasMatches(spec)))
    return null;
  const { sections, results, id } = session;
  const entries = sections.flatMap(({ letter, entries: ofSection }) =>
    ofSection
      .filter(({ phantom }) => !phantom)
      .map((entry) => ({ ...entry, section: sections.length > 1 ? letter : '' })),
  );
  const places = new Map(entries.map((entry, place) => [entry.id, place]));
  const lines = results.flatMap((result) => {
    const [ns, ew] = [places.get(result.ns), places.get(result.ew)];
    return ns === undefined || ew === undefined ? [] : [resultLine({ ...result, ns, ew }, { datum: undefined, scale })];
  });
  return {
    club,
    entries: entries.length,
    lineOf: (entry) => entries[entry]?.line ?? null,
    lines,
    deals: new Map(file.store.deals.current(id).map(({ board, hands }) => [board, hands])),
    pairs: entries.map(({ id: entry, number, section, line, players }) => ({
      entry,
      name: String(number),
      section,
      line,
      players: players.filter((player) => player !== ''),
    })),
  };
}
