/** Moves the focus by rows. Where none has it, it goes to the first. */
export function moveSheetFocus(rows: HTMLElement | null, step: 1 | -1): void {
  const links = [...(rows?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  links[at < 0 ? 0 : at + step]?.focus();
}

/** The sheet of the row with the focus; otherwise that of the first row. */
export function sheetInFocus(rows: HTMLElement | null): number | null {
  const row = document.activeElement?.closest('tr[data-sheet]') ?? rows?.querySelector('tr[data-sheet]');
  return row ? Number(row.getAttribute('data-sheet')) : null;
}

/** Moves the focus to the row of a sheet, or to the first row where it has none. */
export function focusSheet(rows: HTMLElement | null, sheet: number | null): void {
  const row = rows?.querySelector(`tr[data-sheet="${sheet}"]`) ?? rows;
  row?.querySelector('a')?.focus();
}
