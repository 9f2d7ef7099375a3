import { useLocation } from 'wouter';
import { slotKey } from '../../../src/movement/slot.ts';
import type { Slot } from '../../../main/club/model.ts';
import { entryPath } from '../room/entryPath.ts';
import { newDraft } from './actions.ts';
import type { Desk } from './desk.ts';
import { firstLine, linesOf } from './lines.ts';
import { nextKind, pageAddress, pageWith, samePage, type Page, type PageKind } from './page.ts';
import { neighbour, nextOpenPage, type PageProgress } from './pages.ts';
import type { Sheet } from './sheet.ts';
import type { Cursor } from './useCursor.ts';

/** The ways from one page to another. */
export interface Travel {
  readonly toPage: (page: Page) => void;
  readonly toNeighbour: (step: 1 | -1) => void;
  /** To a line, of this page or of another. */
  readonly toSlot: (slot: Slot) => void;
  /** The current line stays where the typist is, on a page of another kind. */
  readonly toKind: (kind: PageKind) => void;
  /** The same, on the next kind of page. */
  readonly toNextKind: () => void;
  /** To the next page that lacks results, whose first line begins with `text`; to the ranking when none does. */
  readonly onward: (text: string) => void;
}

export function useTravel(from: {
  readonly session: number;
  readonly sheet: Sheet;
  readonly pages: readonly PageProgress[];
  readonly desk: Desk;
  readonly cursor: Cursor;
}): Travel {
  const { session, sheet, pages, desk, cursor } = from;
  const [, navigate] = useLocation();
  const address = (page: Page) => pageAddress(page, sheet.sections);
  const toPage = (page: Page) => navigate(`/sessions/${session}/entry/${address(page)}`);
  const toSlotOn = (page: Page, slot: Slot) => navigate(entryPath(session, slot, address(page)));
  const toSlot = (slot: Slot) => {
    const page = pageWith(sheet.page.kind, slot);
    if (samePage(page, sheet.page)) cursor.go(slotKey(slot));
    else toSlotOn(page, slot);
  };
  const toKind = (kind: PageKind) => {
    const line = cursor.line ?? sheet.lines[0];
    if (line) toSlotOn(pageWith(kind, line.slot), line.slot);
  };
  return {
    toPage,
    toSlot,
    toKind,
    toNextKind: () => toKind(nextKind(sheet.page.kind)),
    toNeighbour: (step) => toPage(neighbour(pages, sheet.page, step)),
    onward: (text) => {
      const next = nextOpenPage(pages, sheet.page);
      if (next === null) {
        navigate(`/sessions/${session}/ranking`);
        return;
      }
      const isRecorded = ({ key }: { key: string }) => sheet.results.has(key);
      const isBegun = ({ key }: { key: string }) => desk.drafts.get(key) !== undefined;
      const line = firstLine(linesOf(sheet.sections, next), isRecorded, isBegun);
      if (!line) return;
      const begun = desk.drafts.get(line.key) ?? newDraft(line.slot, undefined, '');
      if (text !== '') desk.drafts.put({ ...begun, text: begun.text + text });
      toSlot(line.slot);
    },
  };
}
