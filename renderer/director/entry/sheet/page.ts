import type { SessionView } from '../../../../main/club/model/session.ts';

/**
 * What is typed together, as it lies before the director: a board's traveller, the pick-up slips of a round, or the
 * sheet that stayed at a table.
 */
export type Page =
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'table'; readonly section: number; readonly table: number };
export type PageKind = Page['kind'];

/** In the order of their tabs. */
export const PAGE_KINDS: readonly PageKind[] = ['board', 'round', 'table'];

/** The kind whose tab follows, after the last the first again. */
export function nextPageKind(kind: PageKind): PageKind {
  return PAGE_KINDS[(PAGE_KINDS.indexOf(kind) + 1) % PAGE_KINDS.length] ?? kind;
}

/** The slot of a line, as far as it says on which pages the line stands. */
interface Place {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  readonly slotBoard: number;
}

/** The page of a kind a line stands on. */
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

/** Whether a line stands on a page. */
export function isOnPage(page: Page, { section, round, table, slotBoard }: Place): boolean {
  if (page.kind === 'board') return page.board === slotBoard;
  if (page.kind === 'round') return page.round === round;
  return page.section === section && page.table === table;
}

/** What names a page in the address of the screen: `7`, `round/3`, `table/5`, in a session of several sections `table/B5`. */
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

/** The page of an address; null where it names none. */
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

/** Tells pages apart. */
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

/** How a page is called: its number, with the section's letter where tables of several sections share it. */
export function pageName(page: Page, sections: SessionView['sections']): string {
  switch (page.kind) {
    case 'board':
      return String(page.board);
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
