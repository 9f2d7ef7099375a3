import type { Draft, DraftStore } from './drafts.ts';

/** The window's own memory: it outlives a reload and is gone when the window closes. */
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps drafts over a reload of the page. */
export function persistDrafts(session: number, drafts: DraftStore, memory: Memory, page: EventTarget): void {
  const name = `drafts of session ${session}`;
  const kept = memory.getItem(name);
  // What was on its way may have arrived: when it is handed in again, the same result is no conflict.
  for (const draft of kept === null ? [] : (JSON.parse(kept) as Draft[])) {
    drafts.put({ ...draft, leftBehind: true, sending: false, erasing: false });
  }
  memory.removeItem(name);
  page.addEventListener('pagehide', () => {
    const all = drafts.all();
    if (all.length > 0) memory.setItem(name, JSON.stringify(all));
  });
}
