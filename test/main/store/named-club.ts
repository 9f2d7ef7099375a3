import type { Store } from '../../../main/store/store.ts';

/** Names the club in its file, within an action. */
export function nameClub({ changes, settings }: Store, name: string, at = '2026-11-24T19:30:00.000Z'): void {
  const signature = { author: 'director', at };
  settings.write(changes.add({ of: 'club', kind: 'settings', ...signature }), 'clubName', name);
}
