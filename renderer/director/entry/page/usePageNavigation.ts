import { useLocation } from 'wouter';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { lastRoundCalled } from '../../../../src/session/clock.ts';
import { slotKey, type Slot } from '../../../../src/session/slot.ts';
import { entryPath } from '../../session/entryPath.ts';
import { newDraft } from '../typing/actions.ts';
import type { Outbox } from '../typing/outbox.ts';
import { lineInPlay } from '../sheet/lineInPlay.ts';
import { firstLine, pageLines } from '../sheet/lines.ts';
import { nextPageKind, pageAddress, pageOfLine, isSamePage, type Page, type PageKind } from '../sheet/page.ts';
import { neighbourPage, nextOpenPage, type PageProgress } from '../sheet/pages.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { LineCursor } from './useCursor.ts';

/** Navigation within a page and to other pages. */
export interface PageNavigation {
  readonly toPage: (page: Page) => void;
  readonly toNeighbour: (step: 1 | -1) => void;
  /** Goes to a line, on this page or on another. */
  readonly toSlot: (slot: Slot) => void;
  /** Goes to the current line on a page of another kind; by rounds, to what is being played. */
  readonly toKind: (kind: PageKind) => void;
  /** Goes to the current line on a page of the next kind. */
  readonly toNextKind: () => void;
  /**
   * Goes to the next page that is not complete and begins its first line with `text`; to the ranking when all are
   * complete.
   */
  readonly onward: (text: string) => void;
}

export function usePageNavigation(from: {
  readonly session: Pick<SessionView, 'id' | 'clock'>;
  readonly sheet: Sheet;
  readonly pages: readonly PageProgress[];
  readonly outbox: Outbox;
  readonly cursor: LineCursor;
}): PageNavigation {
  const { session, sheet, pages, outbox, cursor } = from;
  const [, navigate] = useLocation();
  const address = (page: Page) => pageAddress(page, sheet.sections);
  const toPage = (page: Page) => navigate(`/sessions/${session.id}/entry/${address(page)}`);
  const toSlotOn = (page: Page, slot: Slot) => navigate(entryPath(session.id, slot, address(page)));
  const toSlot = (slot: Slot) => {
    const page = pageOfLine(sheet.page.kind, slot);
    if (isSamePage(page, sheet.page)) cursor.go(slotKey(slot));
    else toSlotOn(page, slot);
  };
  const isBegun = ({ key }: { key: string }) => outbox.drafts.get(key) !== undefined;
  const toKind = (kind: PageKind) => {
    const line = cursor.line ?? sheet.lines[0];
    if (!line) return;
    const called = lastRoundCalled(session.clock);
    const { slot } = lineInPlay(sheet, line, { kind, called, isBegun });
    toSlotOn(pageOfLine(kind, slot), slot);
  };
  return {
    toPage,
    toSlot,
    toKind,
    toNextKind: () => toKind(nextPageKind(sheet.page.kind)),
    toNeighbour: (step) => toPage(neighbourPage(pages, sheet.page, step)),
    onward: (text) => {
      const next = nextOpenPage(pages, sheet.page);
      if (next === null) {
        navigate(`/sessions/${session.id}/ranking`);
        return;
      }
      const isRecorded = ({ key }: { key: string }) => sheet.results.has(key);
      const line = firstLine(pageLines(sheet.sections, next), isRecorded, isBegun);
      if (!line) return;
      const begun = outbox.drafts.get(line.key) ?? newDraft(line.slot, undefined, '');
      if (text !== '') outbox.drafts.put({ ...begun, text: begun.text + text });
      toSlot(line.slot);
    },
  };
}
