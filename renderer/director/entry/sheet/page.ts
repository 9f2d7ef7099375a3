import type { SessionView } from '../../../../main/club/model/session.ts';
import { boardOnCase } from '../../session/boardOnCase.ts';

/**
 * The lines that are typed together, as they are on paper: the traveller of a board, the pick-up slips of a round, or
 * the sheet of a table.
 */
export type Page =
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'table'; readonly section: number; readonly table: number };
export type PageKind = Page['kind'];

/** The kinds of pages in the order of their tabs. */
export const PAGE_KINDS: readonly PageKind[] = ['board', 'round', 'table'];

/** The kind of the next tab; after the last tab, the first. */
export function nextPageKind(kind: PageKind): PageKind {
  return PAGE_KINDS[(PAGE_KINDS.indexOf(kind) + 1) % PAGE_KINDS.length] ?? kind;
}

/** The part of a line's slot that decides which pages it is on. */
interface Place {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  readonly slotBoard: number;
}

/** The page of a kind that a line is on. */
export function pageOfLine(kind: PageKind, { section, round, table, slotBoard }: Place): Page {
  switch (kind) {
    case 'board':
      return { kind, board: slotBoard };
    case 'round':
      return { kind, round };
    case 'table':
      return { kind, section, table };
  }
}

/** Whether a line is on a page. */
export function isOnPage(page: Page, { section, round, table, slotBoard }: Place): boolean {
  if (page.kind === 'board') return page.board === slotBoard;
  if (page.kind === 'round') return page.round === round;
  return page.section === section && page.table === table;
}

/** The address of a page: `7`, `round/3`, `table/5`, or `table/B5` in a session of several sections. */
export function pageAddress(page: Page, sections: SessionView['sections']): string {
  switch (page.kind) {
    case 'board':
      return String(page.board);
    case 'round':
      return `round/${page.round}`;
    case 'table':
      return `table/${tableName(page, sections)}`;
  }
}

/** The page with an address; null where there is none. */
export function parsePageAddress(address: string, sections: SessionView['sections']): Page | null {
  const [, kind, letter = '', digits = ''] = /^(?:(round|table)\/)?([A-Z]*)(\d+)$/.exec(address) ?? [];
  const number = Number(digits);
  if (digits === '' || (letter !== '' && kind !== 'table')) return null;
  if (kind === undefined) return { kind: 'board', board: number };
  if (kind === 'round') return { kind, round: number };
  const section = sections.find((one) => one.letter === letter || letter === '');
  return section ? { kind: 'table', section: section.id, table: number } : null;
}

export function isSamePage(a: Page, b: Page): boolean {
  return pageKey(a) === pageKey(b);
}

/** A key that identifies a page. */
export function pageKey(page: Page): string {
  switch (page.kind) {
    case 'board':
      return `board ${page.board}`;
    case 'round':
      return `round ${page.round}`;
    case 'table':
      return `table ${page.section} ${page.table}`;
  }
}

/**
 * The name of a page: its number, for a board that on its case, and for a table of several sections the section's
 * letter.
 */
export function pageName(page: Page, sections: SessionView['sections']): string {
  switch (page.kind) {
    case 'board':
      return String(boardOnCase(sections, page.board));
    case 'round':
      return String(page.round);
    case 'table':
      return tableName(page, sections);
  }
}

function tableName(page: { readonly section: number; readonly table: number }, sections: SessionView['sections']) {
  const letter = sections.length > 1 ? sections.find(({ id }) => id === page.section)?.letter : undefined;
  return `${letter ?? ''}${page.table}`;
}
