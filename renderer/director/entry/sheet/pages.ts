import type { SessionView } from '../../../../main/club/model/session.ts';
import { type Slot, slotKey } from '../../../../src/session/slot.ts';
import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { dueBoards } from '../../../../src/session/due.ts';
import { ownBoards } from '../../session/boardOnCase.ts';
import { isOnPage, pageKey, pageName, pageOfLine, isSamePage, type Page, type PageKind } from './page.ts';

/** The progress of a page in all sections that have lines on it. */
export interface PageProgress {
  readonly page: Page;
  readonly expected: number;
  readonly done: number;
  /** Whether the page is the first board of a set that moves together, or the first table of a section. */
  readonly startsGroup: boolean;
}

/** The keys of some lines. */
type Lines = Pick<ReadonlySet<string>, 'has'>;

/** A page, and the keys of its lines that are due. */
interface PageLines {
  readonly page: Page;
  readonly lines: readonly string[];
  readonly startsGroup: boolean;
}

/**
 * The progress of every page of a kind, in order of number.
 * @param due the lines that are due; null for all
 * @param unscheduled slots with a result that the schedule doesn't have
 */
export function progressOfPages(
  kind: PageKind,
  sections: SessionView['sections'],
  done: Lines,
  due: Lines | null = null,
  unscheduled: readonly Slot[] = [],
): readonly PageProgress[] {
  return scheduledPages[kind](sections).map(({ page, lines, startsGroup }) => {
    const more = unscheduled.filter((slot) => isOnPage(page, slot)).map(slotKey);
    const all = more.length === 0 ? lines : [...lines, ...more];
    const expected = due ? all.filter((line) => due.has(line)) : all;
    return { page, expected: expected.length, done: countIn(done, expected), startsGroup };
  });
}

function countIn(set: Lines, lines: readonly string[]): number {
  return lines.reduce((count, line) => (set.has(line) ? count + 1 : count), 0);
}

/** The pages of a schedule. Memoized, as the schedule stays the same object while results come in. */
const scheduledPages: Readonly<Record<PageKind, (sections: SessionView['sections']) => readonly PageLines[]>> = {
  board: memoizeByObject((sections) => pagesWithLines('board', sections)),
  round: memoizeByObject((sections) => pagesWithLines('round', sections)),
  table: memoizeByObject((sections) => pagesWithLines('table', sections)),
};

function pagesWithLines(kind: PageKind, sections: SessionView['sections']): readonly PageLines[] {
  const pages = new Map<string, { page: Page; lines: string[]; startsGroup: boolean }>();
  for (const section of sections) {
    for (const cell of section.cells) {
      const due = new Set(dueBoards(cell));
      cell.boards.forEach((board, place) => {
        const slot = { section: section.id, round: cell.round, table: cell.table, slotBoard: board };
        const page = pageOfLine(kind, slot);
        const known = pages.get(pageKey(page)) ?? { page, lines: [], startsGroup: false };
        pages.set(pageKey(page), known);
        if (startsGroup(page, place)) known.startsGroup = true;
        if (due.has(board)) known.lines.push(slotKey(slot));
      });
    }
  }
  return [...pages.values()].toSorted((a, b) => order(a.page, b.page));
}

function startsGroup(page: Page, placeInSet: number): boolean {
  return page.kind === 'board' ? placeInSet === 0 : page.kind === 'table' && page.table === 1;
}

function order(a: Page, b: Page): number {
  if (a.kind === 'table' && b.kind === 'table') return a.section - b.section || a.table - b.table;
  return pageNumber(a) - pageNumber(b);
}

/** The number of a page: of its board, its round or its table. */
export function pageNumber(page: Page): number {
  return page.kind === 'board' ? page.board : page.kind === 'round' ? page.round : page.table;
}

/** Whether every line of the page is done. */
export function isPageComplete(progress: PageProgress): boolean {
  return progress.done >= progress.expected;
}

/** The next page after `from` that is not complete, continuing at the first page; null when all others are complete. */
export function nextOpenPage(pages: readonly PageProgress[], from: Page | null): Page | null {
  const at = from === null ? -1 : pages.findIndex(({ page }) => isSamePage(page, from));
  const turned = [...pages.slice(at + 1), ...pages.slice(0, Math.max(0, at))];
  return turned.find((progress) => !isPageComplete(progress))?.page ?? null;
}

/** The page before or after. The first page follows the last. */
export function neighbourPage(pages: readonly PageProgress[], from: Page, step: 1 | -1): Page {
  const at = pages.findIndex(({ page }) => isSamePage(page, from));
  return pages[(at + step + pages.length) % pages.length]?.page ?? from;
}

/**
 * The pages that are drawn beside a page: all of its kind. Where matches deal their own boards, those of the matches of
 * its round.
 */
export function pagesNear(
  page: Page,
  pages: readonly PageProgress[],
  sections: SessionView['sections'],
): readonly PageProgress[] {
  const own = ownBoards(sections);
  if (page.kind !== 'board' || own.size === 0) return pages;
  const round = own.get(page.board)?.round;
  return pages.filter((near) => near.page.kind === 'board' && own.get(near.page.board)?.round === round);
}

/** The page with a name as typed: of the match of the page that is open, else the first. */
export function pageNamed(
  typed: string,
  pages: readonly PageProgress[],
  from: Page,
  sections: SessionView['sections'],
): Page | null {
  const own = ownBoards(sections);
  const matchOf = (page: Page) => (page.kind === 'board' ? own.get(page.board)?.match : undefined);
  const named = pages.filter(({ page }) => pageName(page, sections) === typed);
  return (named.find(({ page }) => matchOf(page) === matchOf(from)) ?? named[0])?.page ?? null;
}
