/** Moves the focus to the next row up or down, or to the first; false where there is none. */
export function moveFocus(rows: HTMLElement | null, step: 1 | -1): boolean {
  const links = [...(rows?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at < 0 ? 0 : at + step];
  next?.focus();
  return next !== undefined;
}

/** The session of the row with the focus; otherwise that of the first row. */
export function sessionInFocus(rows: HTMLElement | null): number | null {
  const row = document.activeElement?.closest('tr[data-session]') ?? rows?.querySelector('tr[data-session]');
  return row ? Number(row.getAttribute('data-session')) : null;
}

/** Moves the focus to the row of a session, or to the first row where it has none. */
export function focusSession(rows: HTMLElement | null, session: number | null): void {
  const row = rows?.querySelector(`tr[data-session="${session}"]`) ?? rows;
  row?.querySelector('a')?.focus();
}
