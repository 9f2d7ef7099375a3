/** Moves the focus to the next row up or down, or to the first; false where there is none. */
export function moveToMember(rows: HTMLElement | null, step: 1 | -1): boolean {
  const links = [...(rows?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at < 0 ? 0 : at + step];
  next?.focus();
  return next !== undefined;
}

/** Moves the focus to the row of a member, or to the first row where it has none. */
export function focusMember(rows: HTMLElement | null, member: number | null): void {
  const row = rows?.querySelector(`tr[data-member="${member}"]`) ?? rows;
  row?.querySelector('a')?.focus();
}
