/** The changes made in this window, kept while it is open: an undo says when it takes back somebody else's. */
const KEY = 'etui-own-changes';
/** More than anybody takes back one after another. */
const MOST = 500;

let changes: number[] | null = null;

export function noteOwnChange(change: number): void {
  changes = [...read(), change].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(changes));
  } catch {
    // without a place to keep them they are known until the page is loaded again
  }
}

export function isOwnChange(change: number): boolean {
  return read().includes(change);
}

/** The newest change made in this window; 0 before the first. */
export function newestOwnChange(): number {
  return Math.max(0, ...read());
}

/** Another file has taken the place of the club's: its changes have other numbers. */
export function forgetOwnChanges(): void {
  changes = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

function read(): readonly number[] {
  changes ??= stored();
  return changes;
}

function stored(): number[] {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(known) ? known.filter((change) => typeof change === 'number') : [];
  } catch {
    return [];
  }
}
