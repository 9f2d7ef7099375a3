import { SIDES, type Side } from '../../../src/bridge/seat.ts';
import type { BwsMeeting } from '../../../src/format/bws/meetings.ts';
import type { BwsResults } from '../../../src/format/bws/read-received.ts';
import type { Slot } from '../../../src/session/slot.ts';
import type { CellView, EntryView, SectionView, SessionView } from '../model/session.ts';

/** A line of play as a file numbers it. */
interface NumberedLine {
  readonly section: number;
  readonly table: number;
  readonly round: number;
  readonly ns: number;
  readonly ew: number;
  readonly partners: BwsMeeting['partners'];
}

/** Where a line of the file stands in the session. */
export interface PlacedLine {
  readonly slot: Slot;
  readonly ns: number;
  readonly ew: number;
  /** Whether the file names the pairs that the session expects. */
  readonly hasPairs: boolean;
}

/** Finds the lines of the file among those of the session. */
export interface LinePlaces {
  readonly line: (line: NumberedLine & { readonly board: number }) => PlacedLine | null;
  /** Whether a meeting of the file's movement is one of the session's. */
  readonly hasMeeting: (meeting: NumberedLine) => boolean;
}

/**
 * Sections are the same by their letters, or because there is one on both sides. Pairs are the same by their numbers;
 * where each line has a ranking of its own, by their places in it if that fits the file better, as a server may number
 * both from 1.
 */
export function linePlaces(
  session: SessionView,
  file: Pick<BwsResults, 'sections' | 'meetings' | 'lines'>,
): LinePlaces {
  const known = new Map<number, SectionPlaces | null>();
  const sectionOf = (id: number): SectionPlaces | null => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const letter = file.sections.find((section) => section.id === id)?.letter ?? '';
    const alone = session.sections.length === 1 && file.sections.length <= 1;
    const found = alone ? session.sections[0] : session.sections.find((section) => section.letter === letter);
    const places = found ? sectionPlaces(found, numberedIn(file, id)) : null;
    known.set(id, places);
    return places;
  };
  const cellOf = (line: NumberedLine) => {
    const places = sectionOf(line.section);
    const cell = places?.cells.get(`${line.round} ${line.table}`);
    if (!places || !cell) return null;
    const { section, numbers, second } = places;
    const isPair = numbers.get(cell.ns) === line.ns && numbers.get(cell.ew) === line.ew;
    const { south, west } = line.partners ?? { south: second.get(cell.ns), west: second.get(cell.ew) };
    const hasPairs = isPair && second.get(cell.ns) === south && second.get(cell.ew) === west;
    return { section, cell, hasPairs };
  };
  return {
    line(line) {
      const found = cellOf(line);
      if (!found) return null;
      const { section, cell, hasPairs } = found;
      const slotBoard = cell.boards.find((board) => (section.shown[board] ?? board) === line.board);
      if (slotBoard === undefined) return null;
      const slot = { section: section.id, round: line.round, table: line.table, slotBoard };
      return { slot, ns: cell.ns, ew: cell.ew, hasPairs };
    },
    hasMeeting: (meeting) => cellOf(meeting)?.hasPairs ?? false,
  };
}

interface SectionPlaces {
  readonly section: SectionView;
  /** By round and table. */
  readonly cells: ReadonlyMap<string, CellView>;
  /** The number that the file has for each entry. */
  readonly numbers: ReadonlyMap<number, number>;
  /** The number of the second player of each partnership of an individual; its own is that of the first. */
  readonly second: ReadonlyMap<number, number>;
}

/** The numbers that a file has of pairs in each line of a section: those of its movement, else of its results. */
type NumbersOfLines = Readonly<Record<Side, ReadonlySet<number>>>;

function numberedIn({ meetings, lines }: Pick<BwsResults, 'meetings' | 'lines'>, id: number): NumbersOfLines {
  const planned = meetings.filter(({ section, ns, ew }) => section === id && ns > 0 && ew > 0);
  const judged: readonly NumberedLine[] = planned.length > 0 ? planned : lines.filter(({ section }) => section === id);
  return { NS: new Set(judged.map(({ ns }) => ns)), EW: new Set(judged.map(({ ew }) => ew)) };
}

function sectionPlaces(section: SectionView, inFile: NumbersOfLines): SectionPlaces {
  const { entries, partnerships, winners } = section;
  const sitters: readonly EntryView[] = partnerships.length > 0 ? partnerships : entries;
  const numbers = new Map(sitters.map(({ id, number }) => [id, number]));
  if (winners === 2) {
    for (const side of SIDES) {
      const line = sitters.filter((entry) => entry.line === side).toSorted((a, b) => a.number - b.number);
      if (isByPlace(line, inFile[side])) for (const [place, { id }] of line.entries()) numbers.set(id, place + 1);
    }
  }
  const players = new Map(entries.map(({ id, number }) => [id, number]));
  const second = new Map(
    partnerships.flatMap(({ id, of }) => {
      const number = players.get(of[1] ?? 0);
      return number === undefined ? [] : [[id, number]];
    }),
  );
  return {
    section,
    cells: new Map(section.cells.map((cell) => [`${cell.round} ${cell.table}`, cell])),
    numbers,
    second,
  };
}

/** Whether more numbers of a file are places in a line than are numbers of its pairs. */
function isByPlace(line: readonly EntryView[], inFile: ReadonlySet<number>): boolean {
  const own = new Set(line.map(({ number }) => number));
  const fitting = (is: (number: number) => boolean) => [...inFile].filter(is).length;
  return fitting((number) => number <= line.length) > fitting((number) => own.has(number));
}
