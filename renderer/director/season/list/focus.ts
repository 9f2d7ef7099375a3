/** The row with the focus, by its id; otherwise the first. */
export function rowInFocus(rows: HTMLElement | null): number | null {
  const row = document.activeElement?.closest('tr[data-season]') ?? rows?.querySelector('tr[data-season]');
  return row ? Number(row.getAttribute('data-season')) : null;
}

/** Moves the focus by rows. Where none has it, it goes to the first. */
export function moveRowFocus(rows: HTMLElement | null, step: 1 | -1): void {
  const links = [...(rows?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  links[at < 0 ? 0 : at + step]?.focus();
}
