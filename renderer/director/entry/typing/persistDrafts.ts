import type { Draft, DraftStore } from './drafts.ts';

/** Storage that survives a reload and is cleared when the window closes. */
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Persists drafts across a reload of the page. */
export function persistDrafts(session: number, drafts: DraftStore, memory: Memory, page: EventTarget): void {
  const name = `drafts of session ${session}`;
  const stored = memory.getItem(name);
  // A draft that was being sent may have arrived. Sending the same result again is no conflict.
  for (const draft of stored === null ? [] : (JSON.parse(stored) as Draft[])) {
    drafts.put({ ...draft, leftBehind: true, sending: false, erasing: false, correcting: false });
  }
  memory.removeItem(name);
  page.addEventListener('pagehide', () => {
    const all = drafts.all();
    if (all.length > 0) memory.setItem(name, JSON.stringify(all));
  });
}
