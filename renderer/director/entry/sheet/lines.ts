import { sittersOf } from '../../../../src/session/partnerships.ts';
import { pairInRound } from '../../../../src/session/substitutes.ts';
import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { slotKey, slotOf, type Slot } from '../../../../src/session/slot.ts';
import type { CellMatch, EntryView, SessionView } from '../../../../main/club/model/session.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import { pairName } from '../../session/pairName.ts';
import { resultKey } from '../../session/results.ts';
import { isOnPage, type Page, type PageKind } from './page.ts';

/** One line of a traveller as the schedule expects it: where, when, and who meets whom. */
export interface PageLine {
  readonly key: string;
  readonly slot: Slot;
  /** The section's letter where the session has several, otherwise null. */
  readonly letter: string | null;
  readonly ns: EntryView;
  readonly ew: EntryView;
  /** The number on the case of its board. */
  readonly shown: number;
  /** Its match; left out where nobody plays for a team. */
  readonly match?: CellMatch;
  /** The board was played at the table in the round, but is not in the schedule. */
  readonly unscheduled: boolean;
  /** One of its pairs has withdrawn. No result is expected, but one can be typed. */
  readonly withdrawn: boolean;
}

/** The slots with a result that the schedule doesn't have. */
export function unscheduledSlots({ sections, results }: Pick<SessionView, 'sections' | 'results'>): readonly Slot[] {
  return results.filter(isUnscheduled(sections)).map(slotOf);
}

/** Whether the schedule doesn't have the slot of a result. Memoized, as schedule and results stay the same objects. */
const isUnscheduled = memoizeByObject((sections: SessionView['sections']) => {
  const scheduled = new Set(
    sections.flatMap(({ id, cells }) =>
      cells.flatMap(({ round, table, boards }) =>
        boards.map((slotBoard) => slotKey({ section: id, round, table, slotBoard })),
      ),
    ),
  );
  return memoizeByObject((result: ResultView) => !scheduled.has(resultKey(result)));
});

/**
 * The lines of a page in every section. The lines of a board are sorted by section and North-South pair, those of a
 * round by table and board, those of a table by round and board. A sit-out has no line, unless a pair withdrew.
 * @param unscheduled slots with a result that the schedule doesn't have
 */
export function pageLines(
  sections: SessionView['sections'],
  page: Page,
  unscheduled: readonly Slot[] = [],
): readonly PageLine[] {
  return sections.flatMap((section) => {
    const entries = sittersOf(section);
    return section.cells
      .filter((cell) => !cell.sitOut || cell.left.length > 0)
      .flatMap((cell) => {
        const atTable = { section: section.id, round: cell.round, table: cell.table };
        const further = unscheduled.filter((slot) => isAt(slot, atTable)).map(({ slotBoard }) => slotBoard);
        return [...cell.boards, ...further].flatMap((slotBoard, place): PageLine[] => {
          const slot = { ...atTable, slotBoard };
          const ns = entries.get(cell.ns);
          const ew = entries.get(cell.ew);
          if (!ns || !ew || !isOnPage(page, slot)) return [];
          const letter = sections.length > 1 ? section.letter : null;
          return [
            {
              key: slotKey(slot),
              slot,
              letter,
              ns,
              ew,
              shown: section.shown[slotBoard] ?? slotBoard,
              ...(cell.match && { match: cell.match }),
              unscheduled: place >= cell.boards.length,
              withdrawn: cell.left.includes(slotBoard),
            },
          ];
        });
      })
      .toSorted((a, b) => orderOn(page, a, b));
  });
}

function isAt(slot: Slot, at: Omit<Slot, 'slotBoard'>): boolean {
  return slot.section === at.section && slot.round === at.round && slot.table === at.table;
}

function orderOn(page: Page, a: PageLine, b: PageLine): number {
  // Players of an individual change their table every round: their lines stand as they were played.
  if (page.kind === 'board' && a.match && b.match) {
    return a.match.id - b.match.id || b.match.room.localeCompare(a.match.room);
  }
  if (page.kind === 'board' && !a.ns.playerLabels) return a.ns.number - b.ns.number;
  return a.slot.round - b.slot.round || a.slot.table - b.slot.table || a.slot.slotBoard - b.slot.slotBoard;
}

/** The first column of a line: its table on a traveller, its board on other pages. */
export function lineName(kind: PageKind, line: PageLine): string {
  return kind === 'board' ? `${line.letter ?? ''}${line.slot.table}` : String(line.shown);
}

/** A line for screen readers: Table 5, 5 Ann / Bob against 8 Cy / Di. */
export function lineLabel(
  kind: PageKind,
  line: PageLine,
  words: {
    readonly lineLabel: (table: string, ns: string, ew: string) => string;
    readonly boardLineLabel: (board: number, ns: string, ew: string) => string;
  },
): string {
  const { round } = line.slot;
  const [ns, ew] = [pairLabel(pairInRound(line.ns, round)), pairLabel(pairInRound(line.ew, round))];
  return kind === 'board' ? words.lineLabel(lineName(kind, line), ns, ew) : words.boardLineLabel(line.shown, ns, ew);
}

function pairLabel(entry: EntryView): string {
  return [entry.label, pairName(entry)].join(' ').trim();
}

/**
 * The line on which a page opens: the first expected line that is neither recorded nor begun, otherwise the first not
 * recorded, otherwise the first.
 */
export function firstLine(
  lines: readonly PageLine[],
  isRecorded: (line: PageLine) => boolean,
  isBegun: (line: PageLine) => boolean,
): PageLine | undefined {
  const open = lines.filter((line) => !line.withdrawn && !isRecorded(line));
  return open.find((line) => !isBegun(line)) ?? open[0] ?? lines[0];
}
