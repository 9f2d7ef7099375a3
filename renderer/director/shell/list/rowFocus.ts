/** What a row of a list stands for: the row's `data-` attribute of this name holds the id. */
export type RowOf = 'session' | 'member' | 'season' | 'sheet';

/** Moves the focus to the next row up or down, or to the first; false where there is none. */
export function moveRowFocus(rows: HTMLElement | null, step: 1 | -1, row: 'a' | 'button' = 'a'): boolean {
  const links = [...(rows?.querySelectorAll(row) ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at < 0 ? 0 : at + step];
  next?.focus();
  return next !== undefined;
}

/** The id of the row with the focus; otherwise that of the first row. */
export function rowInFocus(rows: HTMLElement | null, of: RowOf): number | null {
  const row = document.activeElement?.closest(`tr[data-${of}]`) ?? rows?.querySelector(`tr[data-${of}]`);
  return row ? Number(row.getAttribute(`data-${of}`)) : null;
}

/** Moves the focus to the row with this id, or to the first row where there is none. */
export function focusRow(rows: HTMLElement | null, of: RowOf, id: number | null): void {
  const row = rows?.querySelector(`tr[data-${of}="${id}"]`) ?? rows;
  row?.querySelector('a')?.focus();
}
