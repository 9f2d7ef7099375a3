/** Focuses the element with a data attribute, such as `data-table="7"`, if it is on the screen. */
export function focusMarked(name: 'table' | 'entry' | 'board', value: number): void {
  document.querySelector<HTMLElement>(`[data-${name}="${value}"]`)?.focus();
}

/** Focuses the chosen row of a screen that has just opened, so that its keys work at once. */
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>('tbody button[tabindex="0"]')?.focus({ preventScroll: true });
}
