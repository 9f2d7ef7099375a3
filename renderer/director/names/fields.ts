/** Focuses the first field of a grid without a name; the first of all where each has one. */
export function focusFirstEmpty(grid: HTMLElement | null): void {
  const fields = fieldsOf(grid);
  (fields.find((field) => field.value === '') ?? fields[0])?.focus();
}

/** Moves the focus by a number of fields; false one after the last. A line up or down stays where there is none. */
export function stepFrom(grid: HTMLElement | null, fields: number): boolean {
  const all = fieldsOf(grid);
  const at = all.findIndex((field) => field === document.activeElement);
  const next = all[at + fields];
  if (!next && fields !== 1) return true;
  moveTo(next, all[at]);
  return next !== undefined;
}

/** Moves the focus to the line above or below in which it is; stays where there is none. */
export function stepLine(grid: HTMLElement | null, step: 1 | -1): void {
  const lines = [...(grid?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const line = document.activeElement?.closest<HTMLElement>('[data-line]') ?? null;
  const here = fieldsOf(line);
  const column = here.findIndex((field) => field === document.activeElement);
  const there = fieldsOf(lines[line === null ? 0 : lines.indexOf(line) + step] ?? null);
  const next = there[Math.min(Math.max(column, 0), there.length - 1)];
  if (next) moveTo(next, here[column]);
}

function moveTo(next: HTMLInputElement | undefined, before: HTMLInputElement | undefined): void {
  before?.blur();
  next?.focus();
  next?.select();
}

function fieldsOf(grid: HTMLElement | null): readonly HTMLInputElement[] {
  return [...(grid?.querySelectorAll<HTMLInputElement>('input[role=combobox]') ?? [])];
}
