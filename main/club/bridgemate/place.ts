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
 * where each line has a ranking of its own, also by their places in it, as a server may number both from 1.
 */
export function linePlaces(session: SessionView, file: Pick<BwsResults, 'sections'>): LinePlaces {
  const sectionOf = (id: number): SectionView | undefined => {
    const letter = file.sections.find((section) => section.id === id)?.letter ?? '';
    const alone = session.sections.length === 1 && file.sections.length <= 1;
    return alone ? session.sections[0] : session.sections.find((section) => section.letter === letter);
  };
  const cellOf = ({ section, round, table }: NumberedLine) => {
    const found = sectionOf(section);
    const cell = found?.cells.find((one) => one.round === round && one.table === table);
    return found && cell ? { section: found, cell } : null;
  };
  return {
    line(line) {
      const found = cellOf(line);
      if (!found) return null;
      const { section, cell } = found;
      const slotBoard = cell.boards.find((board) => (section.shown[board] ?? board) === line.board);
      if (slotBoard === undefined) return null;
      const slot = { section: section.id, round: line.round, table: line.table, slotBoard };
      return { slot, ns: cell.ns, ew: cell.ew, hasPairs: hasPairs(section, cell, line) };
    },
    hasMeeting(meeting) {
      const found = cellOf(meeting);
      return found !== null && hasPairs(found.section, found.cell, meeting);
    },
  };
}

function hasPairs(section: SectionView, cell: CellView, { ns, ew }: NumberedLine): boolean {
  return numbersOf(section, cell.ns).includes(ns) && numbersOf(section, cell.ew).includes(ew);
}

/** The numbers that a file may have for an entry. */
function numbersOf({ entries, partnerships, winners }: SectionView, id: number): readonly number[] {
  const sitters: readonly EntryView[] = partnerships.length > 0 ? partnerships : entries;
  const entry = sitters.find((one) => one.id === id);
  if (!entry) return [];
  if (winners === 1) return [entry.number];
  const line = entries.filter((one) => one.line === entry.line).toSorted((a, b) => a.number - b.number);
  return [entry.number, line.indexOf(entry) + 1];
}
