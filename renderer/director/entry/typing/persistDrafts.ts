import type { Draft, DraftStore } from './drafts.ts';

/** Storage that survives a reload and is cleared when the window closes. */
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Persists drafts across a reload of the page. */
export function persistDrafts(session: number, drafts: DraftStore, memory: Memory, page: EventTarget): void {
  const name = `drafts of session ${session}`;
  const stored = memory.getItem(name);
  // A draft that was being sent may have arrived. Sending the same result again is no conflict.
  for (const draft of draftsIn(stored ?? '[]')) {
    drafts.put({ ...draft, leftBehind: true, sending: false, erasing: false, correcting: false });
  }
  memory.removeItem(name);
  page.addEventListener('pagehide', () => {
    const all = drafts.all();
    if (all.length > 0) memory.setItem(name, JSON.stringify(all));
  });
}

/** The drafts of a stored text; those that are none, or not whole, are left out. */
function draftsIn(stored: string): readonly Draft[] {
  try {
    const drafts: unknown = JSON.parse(stored);
    return Array.isArray(drafts) ? drafts.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { slot, text, played, reason, baseVersion } = value as Record<keyof Draft, unknown>;
  return (
    typeof text === 'string' &&
    typeof reason === 'string' &&
    (baseVersion === null || Number.isInteger(baseVersion)) &&
    hasNumbers(slot, ['section', 'round', 'table', 'slotBoard']) &&
    (played === null || hasNumbers(played, ['board', 'ns', 'ew']))
  );
}

function hasNumbers(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Readonly<Record<string, unknown>>;
  return names.every((name) => Number.isInteger(parts[name]));
}
