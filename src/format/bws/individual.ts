/** The players of an individual: a file has them in columns of its own, or by the numbers typed in each round. */
import { SEATS, SEATS_OF, type Seat } from '../../bridge/seat.ts';
import type { FileEntry, FilePlayer } from '../event/event.ts';
import type { BwsMeeting } from './meetings.ts';
import type { ReceivedLine } from './received.ts';
import type { SeatOfTable, SittingPlayers } from './sitting.ts';
import type { SectionOfPlay, WhoPlays } from './who-plays.ts';

/** What the tables of a file say. */
export interface PlayOfFile {
  readonly sections: readonly SectionOfPlay[];
  readonly meetings: readonly BwsMeeting[];
  readonly lines: readonly ReceivedLine[];
  readonly sitting: SittingPlayers;
}

/** The players where the tables of a file say that single players play; null where they say that pairs do. */
export function individualOfFile(play: PlayOfFile): WhoPlays | null {
  return byColumns(play) ?? byNumbers(play);
}

/** The players of a table, each as a text that tells those of a section apart; null where nobody is known. */
type Seated = Readonly<Record<Seat, string | null>>;

type TableOfRound = Pick<SeatOfTable, 'section' | 'round' | 'table'>;

/** South and West stand in columns of their own wherever somebody sits. */
function byColumns({ sections, meetings, lines, sitting }: PlayOfFile): WhoPlays | null {
  const real = meetings.filter(({ ns, ew }) => ns > 0 && ew > 0);
  const known = [...real, ...lines].filter(({ partners }) => partners !== null);
  if (known.length === 0 || real.some(({ partners }) => partners === null)) return null;
  const planned = new Map(meetings.map((meeting) => [keyOf(meeting), meeting.partners]));
  const seatedAt = (at: BwsMeeting | ReceivedLine): Seated => {
    const { south, west } = at.partners ?? planned.get(keyOf(at)) ?? { south: 0, west: 0 };
    return { N: playerOf(at.ns), E: playerOf(at.ew), S: playerOf(south), W: playerOf(west) };
  };
  const tables = [...meetings.toSorted((a, b) => a.round - b.round), ...lines];
  const seated = tables.map((at) => ({ at, seated: seatedAt(at) }));
  return whoPlays(sections, seated, { sitting, seatedAt, isNumbered: true });
}

/**
 * Each round has the numbers of its players, and most of those who sit in several rounds have several partners. A
 * substitute gives a second partner to one; numbers that pairs type again in each round give none.
 */
function byNumbers({ sections, lines, sitting }: PlayOfFile): WhoPlays | null {
  const tables = new Map<string, { readonly at: TableOfRound; readonly seated: Record<Seat, string | null> }>();
  for (const { seat, ...at } of sitting.seats) {
    const player = sitting.at({ ...at, seat });
    const table = tables.get(keyOf(at)) ?? { at, seated: { ...NOBODY } };
    table.seated[seat] = player && (player.numbers['national'] ?? `name ${player.name}`);
    tables.set(keyOf(at), table);
  }
  const whole = [...tables.values()]
    .filter(({ seated }) => SEATS.every((seat) => seated[seat] !== null))
    .toSorted((a, b) => a.at.round - b.at.round || a.at.table - b.at.table);
  const known = new Map(whole.map(({ at, seated }) => [keyOf(at), seated]));
  if (!lines.every((line) => known.has(keyOf(line))) || !changePartners(whole)) return null;
  const seatedAt = (at: TableOfRound): Seated => known.get(keyOf(at)) ?? NOBODY;
  return whoPlays(sections, whole, { sitting, seatedAt, isNumbered: false });
}

function playerOf(number: number): string | null {
  return number > 0 ? String(number) : null;
}

const NOBODY: Seated = { N: null, E: null, S: null, W: null };

interface SeatedTable {
  readonly at: TableOfRound;
  readonly seated: Seated;
}

function keyOf({ section, round, table }: TableOfRound): string {
  return `${section} ${round} ${table}`;
}

/** Whether most of those who sit in several rounds have several partners, and nobody sits twice in a round. */
function changePartners(tables: readonly SeatedTable[]): boolean {
  const rounds = new Map<string, Set<number>>();
  const partners = new Map<string, Set<string>>();
  for (const { at, seated } of tables) {
    for (const [one, other] of Object.values(SEATS_OF).flatMap(([a, b]) => [
      [seated[a], seated[b]],
      [seated[b], seated[a]],
    ])) {
      const player = `${at.section} ${one}`;
      const own = rounds.get(player) ?? new Set<number>();
      if (own.has(at.round)) return false;
      rounds.set(player, own.add(at.round));
      partners.set(player, (partners.get(player) ?? new Set<string>()).add(String(other)));
    }
  }
  const often = [...rounds].filter(([, own]) => own.size > 1).map(([player]) => player);
  const changing = often.filter((player) => (partners.get(player)?.size ?? 0) > 1);
  return changing.length * 2 > often.length;
}

/** The players of the tables, each where they sit first. @param isNumbered whether the texts are their numbers */
function whoPlays(
  sections: readonly SectionOfPlay[],
  tables: readonly SeatedTable[],
  {
    sitting,
    seatedAt,
    isNumbered,
  }: {
    readonly sitting: SittingPlayers;
    readonly seatedAt: (at: BwsMeeting | ReceivedLine) => Seated;
    readonly isNumbered: boolean;
  },
): WhoPlays {
  const players = new Map<string, FilePlayer | null>();
  for (const { at, seated } of tables) {
    for (const seat of SEATS) {
      const key = `${at.section} ${seated[seat]}`;
      if (seated[seat] !== null) players.set(key, players.get(key) ?? sitting.at({ ...at, seat }));
    }
  }
  const entries: FileEntry[] = [];
  const places = new Map<string, number>();
  const inSections = Map.groupBy(tables, ({ at }) => at.section);
  for (const { id, letter } of sections) {
    const found = (inSections.get(id) ?? []).flatMap(({ seated }) => SEATS.flatMap((seat) => seated[seat] ?? []));
    const own = [...new Set(found)];
    if (isNumbered) own.sort((a, b) => Number(a) - Number(b));
    for (const [index, player] of own.entries()) {
      const key = `${id} ${player}`;
      const known = players.get(key);
      places.set(key, entries.length);
      entries.push({
        number: isNumbered ? player : String(index + 1),
        section: letter,
        line: null,
        players: known ? [known] : [],
        team: null,
        handicap: null,
        stratum: null,
      });
    }
  }
  const seatsOf = (at: BwsMeeting | ReceivedLine): Readonly<Record<Seat, number | null>> => {
    const seated = seatedAt(at);
    const placeOf = (seat: Seat) => places.get(`${at.section} ${seated[seat]}`) ?? null;
    return { N: placeOf('N'), E: placeOf('E'), S: placeOf('S'), W: placeOf('W') };
  };
  return {
    ranks: 'player',
    entries,
    seatsOfLine: (line) => {
      const { N, E, S, W } = seatsOf(line);
      return N === null || E === null || S === null || W === null ? null : { N, E, S, W };
    },
    seatsOfMeeting: (meeting) => {
      const seats = seatsOf(meeting);
      return SEATS.every((seat) => seats[seat] === null) ? null : seats;
    },
  };
}
